import type { AccountTypeId, AccountTypeSignUpMode, ActorType, Address, AddressInput, AnnouncedPrices, ApiVersionDate, BrandingFont, CartId, CollectionId, Color, CommissionProviderId, Count, CountryCode, CouponId, CurrencyCode, CustomField, CustomFieldInput, CustomFieldType, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DeclineCode, DimensionUnit, DunningState, Email, ErrorCode, Failures, FulfillmentStatus, Html, IntervalUnit, InventoryPolicy, Language, LanguageCode, LineItemId, MediaId, MediaType, MediaVariant, Money, NextCursor, OfflinePaymentMethod, OrderBalance, OrderCoupon, OrderCustomer, OrderId, OrderLine, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, Payment, PaymentId, PaymentProviderCode, PaymentProviderId, PaymentStatus, PaymentType, Permission, PhoneNumber, PolicyType, PositiveMoney, PriceId, Problem, ProblemFieldCode, ProblemFieldLocation, ProductId, ProductMedia, ProductOption, ProductOptionId, ProductOptionValueId, ProductStatus, ProductType, ProviderPublicConfig, Quantity, Rate, RefundId, RefundNumber, RefundReason, RefundStatus, Seo, ShipmentId, ShipmentStatus, ShippingMethodId, Sku, Slug, StoreAnalytics, StoreCustomerId, StoreId, StoreStatus, SubscriptionAction, SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionCreate, SubscriptionCycleStatus, SubscriptionEstimate, SubscriptionFailureClass, SubscriptionHistoryEntry, SubscriptionHistoryPage, SubscriptionHistorySort, SubscriptionId, SubscriptionItemAdd, SubscriptionItemId, SubscriptionItemStatus, SubscriptionItemUpdate, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionPlanPricing, SubscriptionPricingType, SubscriptionReactivate, SubscriptionReplace, SubscriptionResume, SubscriptionShippingPolicy, SubscriptionStatus, SubscriptionUpcomingCycle, SubscriptionUpcomingList, TaxClassId, TimeZone, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, Url, VariantId, VariantOptionValue, VariantStatus, Version, WebhookDeliveryAttempt, WebhookDeliveryCounts, WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointCreated, WebhookEndpointEnable, WebhookEndpointId, WebhookEndpointList, WebhookEndpointSecretRotate, WebhookEndpointSecretRotated, WebhookEndpointTest, WebhookEndpointTestResult, WebhookEndpointUpdate, WebhookErrorCode, WebhookEventId, WebhookEventPayload, WebhookEventResend, WebhookEventSort, WebhookEventType, WebhookEventTypeFilter, WebhookEventTypeList, WebhookNextAttemptReason, WebhookObjectId, WebhookObjectType, WebhookReplay, WebhookReplayCreate, WebhookReplayId, WebhookReplayPreview, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, AccountTypeSignUpMode, ActorType, type Address, type AddressInput, type AnnouncedPrice, type AnnouncedPrices, type ApiVersion, type ApiVersionDate, BrandingFont, type CartId, type CollectionId, type Color, type CommissionProviderId, type Count, type CountryCode, type CouponId, type CreatedFrom, type CreatedTo, type CurrencyCode, type Cursor, type CustomField, type CustomFieldFilter, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, type DeclineCode, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, InventoryPolicy, type Language, type LanguageCode, type LineItemId, type MediaId, MediaType, type MediaVariant, type ModifiedSince, type Money, type NextCursor, OfflinePaymentMethod, type OrderBalance, type OrderCoupon, type OrderCustomer, type OrderId, type OrderLine, type OrderLineDiscount, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type Payment, type PaymentId, type PaymentProviderCode, type PaymentProviderId, PaymentReviewStatus, type PaymentStatus, PaymentTransactionStatus, PaymentType, type Permission, type PhoneNumber, PolicyType, type PositiveMoney, type PriceId, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductMedia, type ProductOption, type ProductOptionId, type ProductOptionValue, type ProductOptionValueId, ProductStatus, ProductType, type ProviderPublicConfig, type Quantity, type Rate, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type Search, type Seo, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreAnalytics, type StoreCustomerId, type StoreId, StoreStatus, SubscriptionAction, type SubscriptionCancel, SubscriptionCancelPolicy, type SubscriptionCreate, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionFailureClass, type SubscriptionHistoryAction, type SubscriptionHistoryEntry, type SubscriptionHistoryEntryId, type SubscriptionHistoryPage, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemAdd, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionItemUpdate, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionPlanPricing, SubscriptionPricingType, type SubscriptionReactivate, type SubscriptionReplace, type SubscriptionResume, SubscriptionShippingPolicy, SubscriptionStatus, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TaxClassId, type TimeZone, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, VariantStatus, type Version, WebhookAttemptOutcome, type WebhookAttemptTimings, WebhookBreakerState, type WebhookCustomHeader, type WebhookCustomHeaderInput, type WebhookCustomHeaderUpdate, type WebhookDeliveryAttempt, type WebhookDeliveryCounts, type WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, type WebhookEndpoint, type WebhookEndpointCreate, type WebhookEndpointCreated, type WebhookEndpointEnable, type WebhookEndpointHealth, WebhookEndpointHealthStatus, type WebhookEndpointId, type WebhookEndpointList, type WebhookEndpointSecretRotate, type WebhookEndpointSecretRotated, type WebhookEndpointTest, type WebhookEndpointTestResult, type WebhookEndpointUpdate, type WebhookErrorCode, type WebhookEventId, type WebhookEventPayload, type WebhookEventResend, WebhookEventSort, WebhookEventType, type WebhookEventTypeFilter, type WebhookEventTypeInfo, type WebhookEventTypeList, type WebhookHeader, type WebhookNextAttemptReason, type WebhookObjectId, WebhookObjectType, WebhookOrdering, type WebhookReplay, type WebhookReplayCreate, WebhookReplayDeliveryFilter, type WebhookReplayId, type WebhookReplayPreview, WebhookReplayStatus, type WebhookReplayTypeCount, WebhookSignatureScheme, type WebhookSigningKey, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * A group of customers of the store, with its prices, tax exemption and sign-up rule.
 */
export type AccountType = {
    accountTypeId: AccountTypeId;
    /**
     * A customer's `accountTypeName`.
     */
    name: string;
    /**
     * The type's name for programs, unique in the store.
     */
    code: string;
    /**
     * New customers get it.
     */
    isDefault: boolean;
    priceMode: AccountTypePriceMode;
    /**
     * Only with DISCOUNT.
     */
    discountPercent: Rate | null;
    /**
     * Whether customers of the type pay no tax.
     */
    taxExempt: boolean;
    /**
     * Least subtotal after discounts, in `currencyCode`.
     */
    minOrderAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether customers of the type may subscribe.
     */
    canSubscribe: boolean;
    signUpMode: AccountTypeSignUpMode;
    /**
     * Null = only an administrator gives it.
     */
    autoTier: AccountTypeAutoTier | null;
    /**
     * Order of the types; a tier change goes to the highest reached.
     */
    rank: number;
    /**
     * Customers who have the type.
     */
    customerCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * When customers rise to the type by themselves.
 */
export type AccountTypeAutoTier = {
    metric: AccountTypeTierMetric;
    /**
     * What `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
     */
    threshold: Decimal;
    /**
     * Whether customers fall back when they no longer reach it.
     */
    downgrade: boolean;
};
/**
 * When customers rise to the type by themselves. Sent whole; null turns it off.
 */
export type AccountTypeAutoTierInput = {
    metric: AccountTypeTierMetric;
    /**
     * What `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
     */
    threshold: Decimal;
    /**
     * Whether customers fall back when they no longer reach it.
     */
    downgrade: boolean;
};
/**
 * A new account type. What is left out takes its default.
 */
export type AccountTypeCreate = {
    /**
     * Unique in the store; customers show it as `accountTypeName`.
     */
    name: string;
    /**
     * Unique in the store. Left out at creation: made from the name.
     */
    code?: string | undefined;
    /**
     * true takes the mark from the type that had it.
     */
    isDefault?: boolean | undefined;
    priceMode?: AccountTypePriceMode | undefined;
    /**
     * 0 to 100, only with DISCOUNT.
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
     * Replaced whole; null = only an administrator gives it.
     */
    autoTier?: AccountTypeAutoTierInput | null | undefined;
    /**
     * Order of the types; a tier change goes to the highest reached.
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
 * LIST: everyone's prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: prices with this account type, list prices where there is none.
 */
export declare const AccountTypePriceMode: {
    readonly LIST: "LIST";
    readonly DISCOUNT: "DISCOUNT";
    readonly OWN_PRICES: "OWN_PRICES";
};
/**
 * LIST: everyone's prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: prices with this account type, list prices where there is none.
 */
export type AccountTypePriceMode = typeof AccountTypePriceMode[keyof typeof AccountTypePriceMode];
/**
 * SPEND_12M: what the customer paid for the orders of the last twelve months, less refunds, in the store's default currency. ORDERS_12M: how many orders of these twelve months are paid and not given back whole. Canceled orders and replacements count for neither.
 * VOLUME: the volume that the commission provider reports; while none does, nobody rises or falls by it.
 */
export declare const AccountTypeTierMetric: {
    readonly SPEND_12M: "SPEND_12M";
    readonly ORDERS_12M: "ORDERS_12M";
    readonly VOLUME: "VOLUME";
};
/**
 * SPEND_12M: what the customer paid for the orders of the last twelve months, less refunds, in the store's default currency. ORDERS_12M: how many orders of these twelve months are paid and not given back whole. Canceled orders and replacements count for neither.
 * VOLUME: the volume that the commission provider reports; while none does, nobody rises or falls by it.
 */
export type AccountTypeTierMetric = typeof AccountTypeTierMetric[keyof typeof AccountTypeTierMetric];
/**
 * Changes of an account type: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type AccountTypeUpdate = {
    accountTypeId: AccountTypeId;
    /**
     * Unique in the store; customers show it as `accountTypeName`.
     */
    name?: string | undefined;
    /**
     * Unique in the store. Left out at creation: made from the name.
     */
    code?: string | undefined;
    /**
     * true takes the mark from the type that had it.
     */
    isDefault?: boolean | undefined;
    priceMode?: AccountTypePriceMode | undefined;
    /**
     * 0 to 100, only with DISCOUNT.
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
     * Replaced whole; null = only an administrator gives it.
     */
    autoTier?: AccountTypeAutoTierInput | null | undefined;
    /**
     * Order of the types; a tier change goes to the highest reached.
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
 * What a login gives out: tokens, their ends, the user and the stores they reach. Tokens are shown here only.
 */
export type AdminLogin = {
    /**
     * Opaque, `sp_admin_…`; sent as `Authorization: Bearer`.
     */
    accessToken: string;
    /**
     * When the access token ends.
     */
    expiresOn: Timestamp;
    /**
     * Opaque, `sp_refresh_…`; good for one refresh.
     */
    refreshToken: string;
    /**
     * When the refresh token ends: log in again after it.
     */
    refreshExpiresOn: Timestamp;
    user: AdminUserProfile;
    /**
     * The stores the user reaches, by name.
     */
    stores: Array<Store>;
};
/**
 * The refresh token of a login. It is good once: the answer has the next one.
 */
export type AdminLoginRefresh = {
    /**
     * The refresh token of the last login or refresh (`sp_refresh_…`).
     */
    refreshToken: string;
};
/**
 * E-mail, password and, where the account has a second factor, its current code.
 */
export type AdminLoginRequest = {
    email: Email;
    /**
     * The password. Never logged, and in no answer.
     */
    password: string;
    totpCode?: TotpCode | undefined;
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
     * When they logged in last; null before the first time.
     */
    lastLoginOn: Timestamp | null;
    createdOn: Timestamp;
    adminPhoneNumber: PhoneNumber | null;
    /**
     * Always null.
     */
    adminPhoneCountry: null;
    /**
     * The user has the permissions of all of them together.
     */
    scopeIds: Array<ScopeId>;
    /**
     * False once deactivated.
     */
    isActive: boolean;
    /**
     * Since when they cannot log in; null while they can.
     */
    deactivatedOn: Timestamp | null;
    /**
     * Null until the person has accepted the invitation; nobody logs in as them before.
     */
    confirmedOn: Timestamp | null;
    /**
     * Takes the place of `email` once the person follows the link that was mailed to it.
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
    adminPhoneNumber?: PhoneNumber | null | undefined;
    /**
     * The scopes that the user gets; nobody grants more than they hold.
     */
    scopeIds: Array<ScopeId>;
};
/**
 * All admin users, complete.
 */
export type AdminUserList = {
    /**
     * The admin users.
     */
    items: Array<AdminUser>;
};
/**
 * The administrator as they see themselves.
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
     * Null before the first login.
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
 * Changes of the profile of the caller: an absent member keeps its value, null clears it, an array is replaced whole.
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
    adminPhoneNumber?: PhoneNumber | null | undefined;
    /**
     * Needed with `password`.
     */
    currentPassword?: string | undefined;
    /**
     * The new password: at least 15 characters, 8 with TOTP.
     */
    password?: string | undefined;
};
/**
 * Changes of an admin user: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type AdminUserUpdate = {
    id: AdminUserId;
    email?: Email | undefined;
    /**
     * The new password: at least 15 characters, 8 with TOTP.
     */
    password?: string | undefined;
    /**
     * The caller's own password: needed to change one's own `email` or `password`.
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
    adminPhoneNumber?: PhoneNumber | null | undefined;
    /**
     * Replaces all scopes of the user that reach a store of the caller's.
     */
    scopeIds?: Array<ScopeId> | undefined;
    /**
     * true activates, false deactivates.
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
 * A credential of an integration, bound to one store. Its secret is shown at creation only.
 */
export type AppToken = {
    appTokenId: AppTokenId;
    storeId: StoreId;
    /**
     * What the token is for, for people.
     */
    name: string;
    /**
     * The token's first characters, to recognize it by.
     */
    prefix: string;
    /**
     * The scope the permissions follow; null when the token has its own.
     */
    scopeId: ScopeId | null;
    /**
     * What the token may do now.
     */
    permissions: Array<Permission>;
    apiVersion: ApiVersionDate;
    /**
     * Null = never.
     */
    expiresOn: Timestamp | null;
    /**
     * When it was used last, to the minute; null before the first time.
     */
    lastUsedOn: Timestamp | null;
    /**
     * The network address of the last request with the token; null before the first.
     */
    lastUsedIp: string | null;
    /**
     * Since when it is no longer accepted; null while it is.
     */
    revokedOn: Timestamp | null;
    /**
     * Null when the platform or another app token made it.
     */
    createdByAdminUserId: AdminUserId | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Exactly one of `permissions` and `scopeId`.
 */
export type AppTokenCreate = {
    /**
     * What the token is for, for people.
     */
    name: string;
    /**
     * What the token may do, at most what its creator may.
     */
    permissions?: Array<Permission> | undefined;
    scopeId?: ScopeId | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Left out or null = never.
     */
    expiresOn?: TimestampInput | null | undefined;
};
/**
 * An app token with the token itself, which is shown once.
 */
export type AppTokenCreated = {
    appTokenId: AppTokenId;
    storeId: StoreId;
    /**
     * What the token is for, for people.
     */
    name: string;
    /**
     * The token's first characters, to recognize it by.
     */
    prefix: string;
    /**
     * The scope the permissions follow; null when the token has its own.
     */
    scopeId: ScopeId | null;
    /**
     * What the token may do now.
     */
    permissions: Array<Permission>;
    apiVersion: ApiVersionDate;
    /**
     * Null = never.
     */
    expiresOn: Timestamp | null;
    /**
     * When it was used last, to the minute; null before the first time.
     */
    lastUsedOn: Timestamp | null;
    /**
     * The network address of the last request with the token; null before the first.
     */
    lastUsedIp: string | null;
    /**
     * Since when it is no longer accepted; null while it is.
     */
    revokedOn: Timestamp | null;
    /**
     * Null when the platform or another app token made it.
     */
    createdByAdminUserId: AdminUserId | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * The credential (`sp_app_…`); only its hash is kept.
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
 * At most one of `permissions` and `scopeId`.
 */
export type AppTokenUpdate = {
    appTokenId: AppTokenId;
    /**
     * What the token is for, for people.
     */
    name?: string | undefined;
    /**
     * Replaces all; the token leaves its scope.
     */
    permissions?: Array<Permission> | undefined;
    scopeId?: ScopeId | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Null = never.
     */
    expiresOn?: TimestampInput | null | undefined;
    version?: Version | undefined;
};
/**
 * One change that somebody made, with what was there before and after.
 */
export type AuditLog = {
    auditLogId: AuditLogId;
    /**
     * Null for what belongs to no store (logins, users, scopes).
     */
    storeId: StoreId | null;
    actorType: ActorType;
    adminUserId: AdminUserId | null;
    appTokenId: AppTokenId | null;
    /**
     * The name of the user or token at that time.
     */
    actorName: string | null;
    /**
     * The operationId, or the name of the job.
     */
    action: string;
    /**
     * What was changed.
     */
    objectType: ObjectType;
    /**
     * Its id as text.
     */
    objectId: string | null;
    /**
     * What is different, member by member; secrets are masked. At most 200.
     */
    changes: Array<AuditLogChange>;
    /**
     * The X-Request-Id; null for jobs.
     */
    requestId: string | null;
    /**
     * A keyed hash of the caller's address: equal addresses have equal hashes.
     */
    ipHash: string | null;
    /**
     * SHA-256 chained over the entry before it.
     */
    hash: string;
    createdOn: Timestamp;
};
/**
 * A field that changed. Values other than text are given as JSON text.
 */
export type AuditLogChange = {
    /**
     * The name of the member that changed.
     */
    field: string;
    /**
     * Null where there was none; secrets are masked.
     */
    old: string | null;
    /**
     * Null where there is none; secrets are masked.
     */
    new: string | null;
};
/**
 * One page of a list of audit log entries, and where the next one begins.
 */
export type AuditLogPage = {
    /**
     * The entries of this page, in the order asked for; empty behind the last page.
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
 * The task that works through the lines; read it to learn how far it is.
 */
export type BulkAccepted = {
    integrationTaskId: IntegrationTaskId;
};
/**
 * A file of lines, as multipart.
 */
export type BulkFile = {
    /**
     * JSON values, one a line.
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
 * A dispute of a payment, as its provider reports it or an administrator wrote it down.
 */
export type Chargeback = {
    /**
     * The processor's reference.
     */
    reference: string;
    paymentId: PaymentId;
    /**
     * What is disputed, in the currency of the order.
     */
    amount: PositiveMoney;
    /**
     * As the processor reports it.
     */
    reason: string | null;
    status: ChargebackStatus;
    /**
     * Whether the bank only asks: no money has moved.
     */
    isInquiry: boolean;
    /**
     * Evidence is due by then
     */
    dueOn: Timestamp | null;
    /**
     * When evidence was handed in last; null = none was.
     */
    evidenceSubmittedOn: Timestamp | null;
    /**
     * When the processor reported it.
     */
    reportedOn: Timestamp;
};
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
 * A group of products: chosen one by one, or by a rule.
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
     * Null = top level; never itself or one below it.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Order among its siblings.
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
     * Of a manual collection, in order; empty for a rule collection.
     */
    productIds: Array<ProductId>;
    /**
     * Products in it now, archived ones left out.
     */
    productCount: Count;
    /**
     * Shown in the storefront.
     */
    isActive: boolean;
    /**
     * From when it is shown; null: at once.
     */
    publishOn: Timestamp | null;
    /**
     * After publishOn.
     */
    unpublishOn: Timestamp | null;
    seo: Seo;
    /**
     * One a language.
     */
    translations: Array<Translation>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Whether a slug is free, and one that is.
 */
export type CollectionCheck = {
    /**
     * Whether the slug is free.
     */
    available: boolean;
    /**
     * The slug that was checked: the given one, or the one made from the name.
     */
    slug: Slug;
    /**
     * A free slug when it is taken; null otherwise.
     */
    suggestion: Slug | null;
};
/**
 * A condition of a rule, with the names of what it refers to.
 */
export type CollectionCondition = {
    field: CollectionConditionField;
    operator: CollectionConditionOperator;
    /**
     * Always text: an amount as decimal string, a time in ISO 8601, true or false.
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
     * Always text: an amount as decimal string, a time in ISO 8601, true or false.
     */
    value: string;
};
/**
 * Texts do not take GREATER_THAN and LESS_THAN; amounts, counts and times take EQUALS, NOT_EQUALS, GREATER_THAN and LESS_THAN; the others EQUALS and NOT_EQUALS.
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
 * Texts do not take GREATER_THAN and LESS_THAN; amounts, counts and times take EQUALS, NOT_EQUALS, GREATER_THAN and LESS_THAN; the others EQUALS and NOT_EQUALS.
 */
export type CollectionConditionOperator = typeof CollectionConditionOperator[keyof typeof CollectionConditionOperator];
/**
 * A new collection. What is left out takes its default.
 */
export type CollectionCreate = {
    /**
     * The name in the store's main language, as customers see it.
     */
    name: string;
    /**
     * Unique in the store. Left out at creation:  made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    description?: Html | null | undefined;
    mediaId?: MediaId | null | undefined;
    /**
     * Null = top level; never itself or one below it.
     */
    parentCollectionId?: CollectionId | null | undefined;
    /**
     * Order among its siblings. Left out at creation:  last.
     */
    position?: number | undefined;
    /**
     * Fixed at creation.
     */
    type?: CollectionType | undefined;
    /**
     * Needed for a rule collection, refused (422) for a manual one.
     */
    rules?: CollectionRulesInput | null | undefined;
    /**
     * How the storefront sorts the products. Left out at creation:  MANUAL, for a rule collection NEWEST.
     */
    sortOrder?: CollectionSortOrder | undefined;
    /**
     * Of a manual collection, in order; refused (422) for a rule collection.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Shown in the storefront.
     */
    isActive?: boolean | undefined;
    /**
     * From when it is shown; null: at once.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * After publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    seo?: SeoInput | undefined;
    /**
     * One a language.
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
 * A collection without its texts, rules and products; GET /admin/collection has them.
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
     * Null = top level; never itself or one below it.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Order among its siblings.
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
     * Products in it now, archived ones left out.
     */
    productCount: Count;
    /**
     * Shown in the storefront.
     */
    isActive: boolean;
    /**
     * From when it is shown; null: at once.
     */
    publishOn: Timestamp | null;
    /**
     * After publishOn.
     */
    unpublishOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Whether a product has to meet all conditions of the rule, or any.
 */
export declare const CollectionRuleMatch: {
    readonly ALL: "ALL";
    readonly ANY: "ANY";
};
/**
 * Whether a product has to meet all conditions of the rule, or any.
 */
export type CollectionRuleMatch = typeof CollectionRuleMatch[keyof typeof CollectionRuleMatch];
/**
 * The rule by which products belong to the collection.
 */
export type CollectionRules = {
    match: CollectionRuleMatch;
    /**
     * What a product has to meet; `match` says whether all or any of it.
     */
    conditions: Array<CollectionCondition>;
};
/**
 * Replaced whole.
 */
export type CollectionRulesInput = {
    match: CollectionRuleMatch;
    /**
     * What a product has to meet; `match` says whether all or any of it.
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
 * MANUAL lists its products, RULE finds them by its rules.
 */
export declare const CollectionType: {
    readonly MANUAL: "MANUAL";
    readonly RULE: "RULE";
};
/**
 * MANUAL lists its products, RULE finds them by its rules.
 */
export type CollectionType = typeof CollectionType[keyof typeof CollectionType];
/**
 * The members to change. `rules` and `seo` are replaced whole.
 */
export type CollectionUpdate = {
    collectionId: CollectionId;
    /**
     * The name in the store's main language, as customers see it.
     */
    name?: string | undefined;
    /**
     * Unique in the store. Left out at creation:  made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    description?: Html | null | undefined;
    mediaId?: MediaId | null | undefined;
    /**
     * Null = top level; never itself or one below it.
     */
    parentCollectionId?: CollectionId | null | undefined;
    /**
     * Order among its siblings. Left out at creation:  last.
     */
    position?: number | undefined;
    /**
     * Needed for a rule collection, refused (422) for a manual one.
     */
    rules?: CollectionRulesInput | null | undefined;
    /**
     * How the storefront sorts the products. Left out at creation:  MANUAL, for a rule collection NEWEST.
     */
    sortOrder?: CollectionSortOrder | undefined;
    /**
     * Of a manual collection, in order; refused (422) for a rule collection.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Shown in the storefront.
     */
    isActive?: boolean | undefined;
    /**
     * From when it is shown; null: at once.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * After publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    seo?: SeoInput | undefined;
    /**
     * One a language.
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
     * Whether anything is sent to the system.
     */
    isActive: boolean;
    /**
     * Where the service is reached: `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso` are added. Null with `NONE`.
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
     * Key of the variant's custom field with its commissionable volume; null = the net line total.
     */
    volumeField: string | null;
    /**
     * Whether customers get a link into the provider's back office.
     */
    ssoEnabled: boolean;
    /**
     * Query parameter of storefront links that names the referrer; null = none.
     */
    referrerParameter: string | null;
    /**
     * For how many days a referral counts, from when the code was given last.
     */
    attributionDays: number;
    /**
     * Where the service tells that it knows a customer (`customer.linked`); null with `NONE`.
     */
    webhookUrl: Url | null;
    /**
     * When something was sent last; null before the first time.
     */
    lastSyncedOn: Timestamp | null;
    healthStatus: ProviderHealthStatus;
    /**
     * When a call failed last, in the last 15 minutes; null when none did.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Why it failed, in words.
     */
    lastError: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The commission system. `NONE`: the store has none. `HTTP`: any service that speaks the contract in the guide "Connect a commission service".
 */
export type CommissionProviderCode = 'NONE' | 'HTTP' | 'EXIGO' | 'BYDESIGN' | 'DIRECTSCALE' | 'MLM_SOFT' | 'TAPFILIATE' | 'REFERSION' | 'PARTNERSTACK' | 'FLUID' | 'SANDBOX' | (string & {});
/**
 * Changes of the commission system: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type CommissionProviderUpdate = {
    providerCode?: CommissionProviderCode | undefined;
    /**
     * The system's name as customers see it.
     */
    displayName?: string | null | undefined;
    /**
     * Whether anything is sent to the system.
     */
    isActive?: boolean | undefined;
    /**
     * Where the service is reached: `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso` are added.
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
     * Key of the variant's custom field with its commissionable volume; null = the net line total.
     */
    volumeField?: string | null | undefined;
    /**
     * Whether customers can go to the system without another login.
     */
    ssoEnabled?: boolean | undefined;
    /**
     * The query parameter of links to the storefront that names the referrer.
     */
    referrerParameter?: string | null | undefined;
    /**
     * For how many days a referral counts, from when the code was given last.
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
 * Whether the commission provider knows the object, with what was taken back of it. `NOT_REQUIRED`: it does not count for commission, or not yet. `PENDING`: a report is on its way. `FAILED`: one of its integration tasks has failed, or was canceled; `POST /admin/integration-task/retry` or `POST /admin/order/sync` tries again.
 */
export declare const CommissionSyncStatus: {
    readonly NOT_REQUIRED: "NOT_REQUIRED";
    readonly PENDING: "PENDING";
    readonly SYNCED: "SYNCED";
    readonly FAILED: "FAILED";
};
/**
 * Whether the commission provider knows the object, with what was taken back of it. `NOT_REQUIRED`: it does not count for commission, or not yet. `PENDING`: a report is on its way. `FAILED`: one of its integration tasks has failed, or was canceled; `POST /admin/integration-task/retry` or `POST /admin/order/sync` tries again.
 */
export type CommissionSyncStatus = typeof CommissionSyncStatus[keyof typeof CommissionSyncStatus];
/**
 * A discount that a code, or the cart by itself, brings.
 */
export type Coupon = {
    couponId: CouponId;
    /**
     * What customers type; unique in the store without regard to case.
     */
    code: string;
    /**
     * What buyers see on orders and carts; null = the code.
     */
    name: string | null;
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
     * Of value, maxDiscountAmount and minSubtotal; needed when one of them is an amount. The coupon then applies only to carts in it.
     */
    currencyCode: CurrencyCode | null;
    /**
     * Most it takes off one order.
     */
    maxDiscountAmount: PositiveMoney | null;
    /**
     * What the discount is computed on.
     */
    appliesTo: CouponAppliesTo;
    /**
     * Needed for PRODUCTS.
     */
    productIds: Array<ProductId>;
    /**
     * Needed for COLLECTIONS.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Products that the discount never applies to.
     */
    excludedProductIds: Array<ProductId>;
    /**
     * Leave out lines with a compareAtAmount.
     */
    excludeSaleItems: boolean;
    /**
     * Smallest subtotal of the eligible lines, as the buyer sees prices.
     */
    minSubtotal: PositiveMoney | null;
    /**
     * Smallest number of eligible units.
     */
    minQuantity: Quantity | null;
    /**
     * Empty = all.
     */
    accountTypeIds: Array<AccountTypeId>;
    /**
     * Empty = all.
     */
    storeCustomerIds: Array<StoreCustomerId>;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly: boolean;
    /**
     * Uses in all; null = no limit.
     */
    usageLimit: Quantity | null;
    /**
     * Uses a customer, guests by e-mail address; null = no limit.
     */
    usageLimitPerCustomer: Quantity | null;
    /**
     * Placed orders that used it.
     */
    usageCount: Count;
    /**
     * Uses held by running checkouts.
     */
    reservedCount: Count;
    /**
     * Empty = stands alone.
     */
    combinesWith: Array<CouponCombinesWith>;
    /**
     * Lower ones are applied first; equal ones by couponId.
     */
    priority: number;
    appliesToSubscriptions: CouponSubscriptionMode;
    /**
     * Needed for FIRST_N.
     */
    subscriptionCycleLimit: Quantity | null;
    /**
     * Null = at once.
     */
    startsOn: Timestamp | null;
    /**
     * Exclusive, after startsOn; null = never.
     */
    endsOn: Timestamp | null;
    /**
     * Applied without the code being typed.
     */
    isAutomatic: boolean;
    /**
     * For BUY_X_GET_Y, null otherwise.
     */
    buyX: CouponBuyX | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * What the discount is taken off.
 */
export declare const CouponAppliesTo: {
    readonly ORDER: "ORDER";
    readonly PRODUCTS: "PRODUCTS";
    readonly COLLECTIONS: "COLLECTIONS";
    readonly SHIPPING: "SHIPPING";
};
/**
 * What the discount is taken off.
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
     * With no `buyCollectionIds` either: all products.
     */
    buyProductIds: Array<ProductId>;
    /**
     * Collections whose products count as bought.
     */
    buyCollectionIds: Array<CollectionId>;
    /**
     * Units discounted each time.
     */
    getQuantity: Quantity;
    /**
     * With no `getCollectionIds` either: the products that are bought.
     */
    getProductIds: Array<ProductId>;
    /**
     * Collections whose products are given for less.
     */
    getCollectionIds: Array<CollectionId>;
    /**
     * 100 = free.
     */
    discountPercent: Rate;
    /**
     * Times an order; null = no limit.
     */
    maxApplications: Quantity | null;
};
/**
 * The rule of BUY_X_GET_Y. Replaced whole.
 */
export type CouponBuyXInput = {
    /**
     * Units to buy at full price.
     */
    buyQuantity: Quantity;
    /**
     * With no `buyCollectionIds` either: all products.
     */
    buyProductIds?: Array<ProductId> | undefined;
    /**
     * Collections whose products count as bought.
     */
    buyCollectionIds?: Array<CollectionId> | undefined;
    /**
     * Units discounted each time.
     */
    getQuantity: Quantity;
    /**
     * With no `getCollectionIds` either: the products that are bought.
     */
    getProductIds?: Array<ProductId> | undefined;
    /**
     * Collections whose products are given for less.
     */
    getCollectionIds?: Array<CollectionId> | undefined;
    /**
     * 100 = free.
     */
    discountPercent: Rate;
    /**
     * Times an order; null = no limit.
     */
    maxApplications?: Quantity | null | undefined;
};
/**
 * Kind of discount it may stand beside.
 */
export declare const CouponCombinesWith: {
    readonly ORDER: "ORDER";
    readonly PRODUCT: "PRODUCT";
    readonly SHIPPING: "SHIPPING";
};
/**
 * Kind of discount it may stand beside.
 */
export type CouponCombinesWith = typeof CouponCombinesWith[keyof typeof CouponCombinesWith];
/**
 * A new coupon. What is left out takes its default.
 */
export type CouponCreate = {
    /**
     * What customers type; unique in the store without regard to case.
     */
    code: string;
    /**
     * What buyers see on orders and carts; null = the code.
     */
    name?: string | null | undefined;
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
     * Of value, maxDiscountAmount and minSubtotal; needed when one of them is an amount. The coupon then applies only to carts in it.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * Most it takes off one order.
     */
    maxDiscountAmount?: PositiveMoney | null | undefined;
    /**
     * What the discount is computed on. Left out at creation:  ORDER, for FREE_SHIPPING SHIPPING, which FREE_SHIPPING always has.
     */
    appliesTo?: CouponAppliesTo | undefined;
    /**
     * Needed for PRODUCTS.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Needed for COLLECTIONS.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Products that the discount never applies to.
     */
    excludedProductIds?: Array<ProductId> | undefined;
    /**
     * Leave out lines with a compareAtAmount.
     */
    excludeSaleItems?: boolean | undefined;
    /**
     * Smallest subtotal of the eligible lines, as the buyer sees prices.
     */
    minSubtotal?: PositiveMoney | null | undefined;
    /**
     * Smallest number of eligible units.
     */
    minQuantity?: Quantity | null | undefined;
    /**
     * Empty = all.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
    /**
     * Empty = all.
     */
    storeCustomerIds?: Array<StoreCustomerId> | undefined;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly?: boolean | undefined;
    /**
     * Uses in all; null = no limit.
     */
    usageLimit?: Quantity | null | undefined;
    /**
     * Uses a customer, guests by e-mail address; null = no limit.
     */
    usageLimitPerCustomer?: Quantity | null | undefined;
    /**
     * Empty = stands alone.
     */
    combinesWith?: Array<CouponCombinesWith> | undefined;
    /**
     * Lower ones are applied first; equal ones by couponId.
     */
    priority?: number | undefined;
    appliesToSubscriptions?: CouponSubscriptionMode | undefined;
    /**
     * Needed for FIRST_N.
     */
    subscriptionCycleLimit?: Quantity | null | undefined;
    /**
     * Null = at once.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * Exclusive, after startsOn; null = never.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Applied without the code being typed.
     */
    isAutomatic?: boolean | undefined;
    /**
     * For BUY_X_GET_Y, null otherwise.
     */
    buyX?: CouponBuyXInput | null | undefined;
};
/**
 * FIXED_PRICE sells each eligible unit for the value.
 */
export declare const CouponDiscountType: {
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
    readonly FREE_SHIPPING: "FREE_SHIPPING";
    readonly BUY_X_GET_Y: "BUY_X_GET_Y";
    readonly FIXED_PRICE: "FIXED_PRICE";
};
/**
 * FIXED_PRICE sells each eligible unit for the value.
 */
export type CouponDiscountType = typeof CouponDiscountType[keyof typeof CouponDiscountType];
/**
 * One page of a list of coupons, and where the next one begins.
 */
export type CouponPage = {
    /**
     * The coupons of this page, in the order asked for; empty behind the last page.
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
 * The states that can be set.
 */
export declare const CouponStatusInput: {
    readonly DRAFT: "DRAFT";
    readonly ACTIVE: "ACTIVE";
    readonly PAUSED: "PAUSED";
};
/**
 * The states that can be set.
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
 * The members to change.
 */
export type CouponUpdate = {
    couponId: CouponId;
    /**
     * What customers type; unique in the store without regard to case.
     */
    code?: string | undefined;
    /**
     * What buyers see on orders and carts; null = the code.
     */
    name?: string | null | undefined;
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
     * Of value, maxDiscountAmount and minSubtotal; needed when one of them is an amount. The coupon then applies only to carts in it.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * Most it takes off one order.
     */
    maxDiscountAmount?: PositiveMoney | null | undefined;
    /**
     * What the discount is computed on. Left out at creation:  ORDER, for FREE_SHIPPING SHIPPING, which FREE_SHIPPING always has.
     */
    appliesTo?: CouponAppliesTo | undefined;
    /**
     * Needed for PRODUCTS.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Needed for COLLECTIONS.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Products that the discount never applies to.
     */
    excludedProductIds?: Array<ProductId> | undefined;
    /**
     * Leave out lines with a compareAtAmount.
     */
    excludeSaleItems?: boolean | undefined;
    /**
     * Smallest subtotal of the eligible lines, as the buyer sees prices.
     */
    minSubtotal?: PositiveMoney | null | undefined;
    /**
     * Smallest number of eligible units.
     */
    minQuantity?: Quantity | null | undefined;
    /**
     * Empty = all.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
    /**
     * Empty = all.
     */
    storeCustomerIds?: Array<StoreCustomerId> | undefined;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly?: boolean | undefined;
    /**
     * Uses in all; null = no limit.
     */
    usageLimit?: Quantity | null | undefined;
    /**
     * Uses a customer, guests by e-mail address; null = no limit.
     */
    usageLimitPerCustomer?: Quantity | null | undefined;
    /**
     * Empty = stands alone.
     */
    combinesWith?: Array<CouponCombinesWith> | undefined;
    /**
     * Lower ones are applied first; equal ones by couponId.
     */
    priority?: number | undefined;
    appliesToSubscriptions?: CouponSubscriptionMode | undefined;
    /**
     * Needed for FIRST_N.
     */
    subscriptionCycleLimit?: Quantity | null | undefined;
    /**
     * Null = at once.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * Exclusive, after startsOn; null = never.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Applied without the code being typed.
     */
    isAutomatic?: boolean | undefined;
    /**
     * For BUY_X_GET_Y, null otherwise.
     */
    buyX?: CouponBuyXInput | null | undefined;
    version?: Version | undefined;
};
/**
 * One row a coupon and order. What a subscription has reserved since a coupon was put on it counts in `reservedCount`, and is listed from its first renewal with the coupon on.
 */
export type CouponUsage = {
    couponId: CouponId;
    /**
     * As it was when used.
     */
    code: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The subscription that the coupon was put on without an order; orderId is then its first renewal with it. Null for all others.
     */
    subscriptionId: SubscriptionId | null;
    /**
     * Null for a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    email: Email;
    /**
     * What the coupon took off, net of tax.
     */
    discountAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    status: CouponUsageStatus;
    /**
     * When the order was placed; null while reserved.
     */
    usedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of a list of coupon usages, and where the next one begins.
 */
export type CouponUsagePage = {
    /**
     * The coupon usages of this page, in the order asked for; empty behind the last page.
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
 * A customer of the store with everything an administrator may see.
 */
export type Customer = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty where none was given.
     */
    firstName: string;
    /**
     * Empty where none was given.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
    accountTypeSource: CustomerAccountTypeSource;
    /**
     * Whether the person has proved to own the e-mail address.
     */
    emailVerified: boolean;
    /**
     * Null when the store has no commission provider.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id in that provider. Null until synced, or when the store has none.
     */
    commissionProviderId: string | null;
    /**
     * Company the customer buys for.
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
     * When the customer agreed. Null while not agreed.
     */
    acceptsMarketingOn: Timestamp | null;
    /**
     * Whether the person has logged in or set a password here. False for customers created by an administrator or an import until then.
     */
    isClaimed: boolean;
    /**
     * Reason given with the last status change. Never shown to the customer.
     */
    statusReason: string | null;
    /**
     * When the status last changed. Null when it never did.
     */
    statusChangedOn: Timestamp | null;
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
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * The customer's id in another system of the store, unique per store.
     */
    externalId: string | null;
    /**
     * Null when no address is saved.
     */
    defaultAddress: CustomerAddress | null;
    /**
     * Placed orders that are not canceled.
     */
    orderCount: Count;
    /**
     * The newest order. Null without orders.
     */
    lastOrderId: OrderId | null;
    /**
     * When the newest order was placed.
     */
    lastOrderOn: Timestamp | null;
    /**
     * What the customer has spent. One entry per currency with orders.
     */
    spending: Array<CustomerSpending>;
    /**
     * ACTIVE subscriptions.
     */
    activeSubscriptionCount: Count;
    /**
     * Statuses the customer may be moved to now.
     */
    allowedStatuses: Array<CustomerStatus>;
    /**
     * Last login in this store.
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
 * Who gave the account type. DEFAULT: it was the store's default when the customer joined. AUTOMATIC: the daily check of `autoTier` moved the customer. ADMIN: an administrator chose it, and the check leaves the customer alone.
 */
export declare const CustomerAccountTypeSource: {
    readonly DEFAULT: "DEFAULT";
    readonly AUTOMATIC: "AUTOMATIC";
    readonly ADMIN: "ADMIN";
};
/**
 * Who gave the account type. DEFAULT: it was the store's default when the customer joined. AUTOMATIC: the daily check of `autoTier` moved the customer. ADMIN: an administrator chose it, and the check leaves the customer alone.
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
     * Company, for the label; null when there is none.
     */
    company: string | null;
    /**
     * Street and number.
     */
    streetLine1: string;
    /**
     * Floor, apartment, care of; null when there is none.
     */
    streetLine2: string | null;
    /**
     * City or town.
     */
    city: string;
    /**
     * Empty where the country has none.
     */
    stateProvince: string;
    /**
     * Empty where the country has none.
     */
    postalCode: string;
    countryCode: CountryCode;
    phoneNumber: PhoneNumber | null;
    /**
     * Whether this is the customer's default address.
     */
    isDefault: boolean;
    /**
     * False once removed.
     */
    isActive: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
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
 * A new customer. What is left out takes its default.
 */
export type CustomerCreate = {
    email: Email;
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    phoneNumber?: PhoneNumber | null | undefined;
    accountTypeId?: AccountTypeId | undefined;
    /**
     * Company the customer buys for.
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
     * Set it only when the customer has agreed to marketing e-mails.
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
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The customer's id in another system of the store, unique per store.
     */
    externalId?: string | null | undefined;
    /**
     * Saved as the default address.
     */
    address?: AddressInput | null | undefined;
    /**
     * Whether to send the welcome e-mail. It leads to the page on which the person asks for a password.
     */
    sendWelcomeEmail?: boolean | undefined;
};
/**
 * Whether a customer can be created with an address, and who has it if not.
 */
export type CustomerEmailCheck = {
    email: Email;
    /**
     * Whether a customer with this e-mail can be created in this store.
     */
    available: boolean;
    /**
     * Why it is not available. Null when it is.
     */
    reason: 'CUSTOMER_EXISTS' | 'BANNED' | null;
    /**
     * The store's customer with this e-mail. Null when there is none.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * Status of that customer.
     */
    status: CustomerStatus | null;
};
/**
 * A file of customers, as multipart.
 */
export type CustomerImport = {
    /**
     * CSV or xlsx file in the form of the template.
     */
    file: Blob | File;
    /**
     * Check the rows and change nothing.
     */
    dryRun?: boolean | undefined;
    onExisting?: CustomerImportOnExisting | undefined;
    onError?: CustomerImportOnError | undefined;
    /**
     * Whether created customers get the welcome e-mail.
     */
    sendWelcomeEmail?: boolean | undefined;
};
/**
 * The task that imports the file; read it to learn how far it is.
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
 * What faulty rows do to the others: nothing, the good ones are imported; or everything, and no row is imported while one is faulty.
 */
export declare const CustomerImportOnError: {
    readonly CONTINUE: "CONTINUE";
    readonly REJECT_ALL: "REJECT_ALL";
};
/**
 * What faulty rows do to the others: nothing, the good ones are imported; or everything, and no row is imported while one is faulty.
 */
export type CustomerImportOnError = typeof CustomerImportOnError[keyof typeof CustomerImportOnError];
/**
 * What to do with a row whose customer the store already has: leave the customer as it is, update it from the columns that are filled, or report the row as faulty.
 */
export declare const CustomerImportOnExisting: {
    readonly SKIP: "SKIP";
    readonly UPDATE: "UPDATE";
    readonly FAIL: "FAIL";
};
/**
 * What to do with a row whose customer the store already has: leave the customer as it is, update it from the columns that are filled, or report the row as faulty.
 */
export type CustomerImportOnExisting = typeof CustomerImportOnExisting[keyof typeof CustomerImportOnExisting];
/**
 * A customer as lists show it.
 */
export type CustomerListItem = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty where none was given.
     */
    firstName: string;
    /**
     * Empty where none was given.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
    /**
     * Whether the person has proved to own the e-mail address.
     */
    emailVerified: boolean;
    /**
     * Null when the store has no commission provider.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id in that provider. Null until synced, or when the store has none.
     */
    commissionProviderId: string | null;
    /**
     * Labels for the store's own use.
     */
    tags: Array<string>;
    /**
     * Placed orders that are not canceled.
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
 * One page of a list of customers, and where the next one begins.
 */
export type CustomerPage = {
    /**
     * The customers of this page, in the order asked for; empty behind the last page.
     */
    items: Array<CustomerListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A saved payment method of a customer. Never carries card numbers, gateway tokens or vault ids.
 */
export type CustomerPaymentMethod = {
    customerPaymentMethodId: CustomerPaymentMethodId;
    storeCustomerId: StoreCustomerId;
    paymentType: PaymentType;
    /**
     * As the payment processor reports it.
     */
    brand: string;
    /**
     * Null when the processor reports none.
     */
    lastFour: string | null;
    /**
     * Null for what does not expire.
     */
    expiryMonth: string | null;
    /**
     * Null for what does not expire.
     */
    expiryYear: string | null;
    /**
     * Whether this is the customer's default payment method.
     */
    isDefault: boolean;
    /**
     * False once removed.
     */
    isActive: boolean;
    paymentProviderId: PaymentProviderId;
    /**
     * Display name of the payment provider that keeps it.
     */
    paymentProviderName: string;
    /**
     * Whether its expiry month is over.
     */
    isExpired: boolean;
    /**
     * ACTIVE subscriptions.
     */
    activeSubscriptionCount: Count;
    /**
     * Last successful charge.
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
 * A customer that was found, in short.
 */
export type CustomerSearchItem = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty where none was given.
     */
    firstName: string;
    /**
     * Empty where none was given.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
};
/**
 * The customers that fit best, best first.
 */
export type CustomerSearchResult = {
    /**
     * The customer search items.
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
 * What a customer has spent, by currency: placed orders that were not canceled.
 */
export type CustomerSpending = {
    currencyCode: CurrencyCode;
    /**
     * Placed orders that are not canceled.
     */
    orderCount: Count;
    /**
     * Captured less refunded.
     */
    total: PositiveMoney;
};
/**
 * The store at a glance.
 */
export type Dashboard = {
    range: DashboardRange;
    currencyCode: CurrencyCode;
    sales: DashboardSales;
    orders: DashboardOrders;
    /**
     * Orders that are not fulfilled, or not whole.
     */
    unfulfilledCount: Count;
    /**
     * Orders that are not paid, or not whole.
     */
    awaitingPaymentCount: Count;
    /**
     * Refunds that the gateway has not decided on.
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
     * Scarcest first.
     */
    lowStock: Array<DashboardLowStock>;
    /**
     * Outside work that was given up: integration tasks that failed, and mails that no server took.
     */
    failedTasksCount: Count;
    /**
     * Failed attempts to deliver events in the last 24 hours.
     */
    webhookFailures24h: Count;
    /**
     * When the figures were computed
     */
    generatedOn: Timestamp;
};
/**
 * What the range is compared with.
 */
export declare const DashboardComparison: {
    readonly PREVIOUS_PERIOD: "PREVIOUS_PERIOD";
    readonly PREVIOUS_YEAR: "PREVIOUS_YEAR";
    readonly NONE: "NONE";
};
/**
 * What the range is compared with.
 */
export type DashboardComparison = typeof DashboardComparison[keyof typeof DashboardComparison];
/**
 * Customers who ordered in the range, each once. Guests are not counted.
 */
export type DashboardCustomers = {
    /**
     * First order in the range
     */
    new: Count;
    /**
     * Ordered before the range too
     */
    returning: Count;
};
/**
 * One day.
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
     * Orders placed on the day and not canceled.
     */
    orders: Count;
};
/**
 * A variant at or below its threshold.
 */
export type DashboardLowStock = {
    variantId: VariantId;
    sku: Sku;
    /**
     * Name of product and variant.
     */
    name: string;
    /**
     * Below zero when backordered.
     */
    available: number;
};
/**
 * Orders of the range.
 */
export type DashboardOrders = {
    /**
     * Orders placed in the range and not canceled.
     */
    count: Count;
    /**
     * null without a comparison
     */
    previousCount: Count | null;
    /**
     * Average grandTotal.
     */
    averageValue: PositiveMoney;
};
/**
 * A product that sold best.
 */
export type DashboardProduct = {
    productId: ProductId;
    /**
     * The product's name.
     */
    name: string;
    quantity: Count;
    /**
     * Its sales in the range, net of tax and discounts.
     */
    net: Money;
};
/**
 * The days looked at, in the store's time zone.
 */
export type DashboardRange = {
    /**
     * Inclusive
     */
    from: Date;
    /**
     * Exclusive
     */
    to: Date;
    timezone: TimeZone;
    compareTo: DashboardComparison;
    /**
     * null without a comparison
     */
    previousFrom: Date | null;
    /**
     * null without a comparison
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
     * Net of tax and shipping.
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
     * `net` of the range before it; null without a comparison.
     */
    previousNet: Money | null;
    /**
     * null without a comparison or when it was zero
     */
    changePercent: Decimal | null;
};
/**
 * Subscriptions.
 */
export type DashboardSubscriptions = {
    /**
     * ACTIVE now.
     */
    active: Count;
    /**
     * Created in the range, replacements aside.
     */
    new: Count;
    /**
     * Canceled in the range, those that were replaced aside.
     */
    cancelled: Count;
    /**
     * In dunning
     */
    pastDue: Count;
    /**
     * Expected from renewals in a month, of the prices of the items: a month has 365/12 days, a year 12 months. Without what ends with its period.
     */
    mrr: PositiveMoney;
    /**
     * How many of the subscriptions that there were when the range began were canceled in it. 0 when there were none.
     */
    churnPercent: Rate;
    upcoming7Days: DashboardUpcoming;
};
/**
 * Renewals that are due.
 */
export type DashboardUpcoming = {
    /**
     * How many there are.
     */
    count: Count;
    /**
     * Expected.
     */
    amount: PositiveMoney;
};
/**
 * After the last attempt: FAIL = TERMINAL_FAILED, PAUSE = PAUSED, CANCEL = CANCELLED, SKIP = skip the cycle and stay ACTIVE.
 */
export declare const DunningFinalAction: {
    readonly FAIL: "FAIL";
    readonly PAUSE: "PAUSE";
    readonly CANCEL: "CANCEL";
    readonly SKIP: "SKIP";
};
/**
 * After the last attempt: FAIL = TERMINAL_FAILED, PAUSE = PAUSED, CANCEL = CANCELLED, SKIP = skip the cycle and stay ACTIVE.
 */
export type DunningFinalAction = typeof DunningFinalAction[keyof typeof DunningFinalAction];
/**
 * When the customer is mailed.
 */
export declare const DunningNotice: {
    readonly FIRST_FAILURE: "FIRST_FAILURE";
    readonly EVERY_FAILURE: "EVERY_FAILURE";
    readonly FINAL_FAILURE: "FINAL_FAILURE";
};
/**
 * When the customer is mailed.
 */
export type DunningNotice = typeof DunningNotice[keyof typeof DunningNotice];
/**
 * A mail of the store in the list: not what is written in it.
 */
export type EmailListItem = {
    emailId: EmailId;
    emailTemplateTypeCode: EmailTemplateTypeCode;
    /**
     * Who gets the mail.
     */
    to: Email;
    /**
     * The subject; null for mails with a pin or a link that opens an account.
     */
    renderedSubject: string | null;
    status: EmailStatus;
    /**
     * How often it was tried; the last try may be going on.
     */
    attempts: number;
    /**
     * Why the last try failed, in words; null when it did not.
     */
    lastError: string | null;
    /**
     * The order that it is about; null when it is about none.
     */
    orderId: OrderId | null;
    /**
     * When it is tried next; null when it is not tried any more.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Until when what it says is of use; null without end.
     */
    expiresOn: Timestamp | null;
    /**
     * When the mail server took it; null when it has not.
     */
    sentOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of a list of mails, and where the next one begins.
 */
export type EmailPage = {
    /**
     * The mails of this page, in the order asked for; empty behind the last page.
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
 * Where a mail is.
 *
 * - `PENDING`: it is to be sent, or sent once more after a failure.
 * - `SENT`: the mail server took it.
 * - `FAILED`: it was given up: refused for good, too often not taken, or of no use any more.
 * - `SUPPRESSED`: it was not sent, since its address is suppressed.
 */
export declare const EmailStatus: {
    readonly PENDING: "PENDING";
    readonly SENT: "SENT";
    readonly FAILED: "FAILED";
    readonly SUPPRESSED: "SUPPRESSED";
};
/**
 * Where a mail is.
 *
 * - `PENDING`: it is to be sent, or sent once more after a failure.
 * - `SENT`: the mail server took it.
 * - `FAILED`: it was given up: refused for good, too often not taken, or of no use any more.
 * - `SUPPRESSED`: it was not sent, since its address is suppressed.
 */
export type EmailStatus = typeof EmailStatus[keyof typeof EmailStatus];
/**
 * An address that the store sends no mails to.
 */
export type EmailSuppression = {
    emailSuppressionId: EmailSuppressionId;
    email: Email;
    /**
     * The kind of mail that was refused.
     */
    emailTemplateTypeCode: EmailTemplateTypeCode;
    /**
     * What the mail server answered.
     */
    lastError: string;
    createdOn: Timestamp;
};
/**
 * One page of a list of suppressed addresses, and where the next one begins.
 */
export type EmailSuppressionPage = {
    /**
     * The suppressed addresses of this page, in the order asked for; empty behind the last page.
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
     * The template's name, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Liquid source of the preview line that mail programs show.
     */
    preheader: string | null;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the text part. Null means made from the HTML.
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
     * Null means the sender.
     */
    replyTo: Email | null;
    /**
     * Who gets a blind copy of every mail.
     */
    bcc: Array<Email>;
    /**
     * Whether it is used.
     */
    isActive: boolean;
    /**
     * Whether it is the platform's own content and was never edited.
     */
    isDefault: boolean;
    /**
     * What the source may use.
     */
    variables: Array<TemplateVariable>;
    /**
     * When a test e-mail was last sent.
     */
    lastTestedOn: Timestamp | null;
    /**
     * What a mail of it has failed with, with line and column, since which the platform's own text is sent instead; null while it renders.
     */
    lastError: string | null;
    /**
     * When it first failed with that.
     */
    lastFailedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new email template. What is left out takes its default.
 */
export type EmailTemplateCreate = {
    emailTemplateTypeId: EmailTemplateTypeId;
    languageCode: LanguageCode;
    /**
     * The template's name, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Liquid source of the preview line that mail programs show.
     */
    preheader?: string | null | undefined;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the text part. Null means made from the HTML.
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
     * Null means the sender.
     */
    replyTo?: Email | null | undefined;
    /**
     * Who gets a blind copy of every mail.
     */
    bcc?: Array<Email> | undefined;
    /**
     * Whether it is used.
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
     * The template's name, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Whether it is used.
     */
    isActive: boolean;
    /**
     * Whether it is the platform's own content and was never edited.
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
 * One page of a list of email templates, and where the next one begins.
 */
export type EmailTemplatePage = {
    /**
     * The email templates of this page, in the order asked for; empty behind the last page.
     */
    items: Array<EmailTemplateListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A template, or a text that is not saved yet, to be rendered with sample data.
 */
export type EmailTemplatePreview = {
    emailTemplateId: EmailTemplateId;
    /**
     * In place of the stored one.
     */
    subject?: string | undefined;
    /**
     * In place of the stored one.
     */
    preheader?: string | null | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * In place of the stored one.
     */
    bodyText?: string | null | undefined;
    /**
     * Order to render with. Absent means sample data.
     */
    orderId?: OrderId | undefined;
};
/**
 * The rendered mail, or what is wrong with its text.
 */
export type EmailTemplatePreviewResult = {
    /**
     * Empty when it could not be rendered.
     */
    renderedSubject: string;
    /**
     * The line that mail programs show behind the subject; null when the template has none.
     */
    renderedPreheader: string | null;
    /**
     * Empty when it could not be rendered.
     */
    renderedHtml: string;
    /**
     * Empty when it could not be rendered.
     */
    renderedText: string;
    /**
     * What is wrong with the template, with line and column; empty when nothing is.
     */
    errors: Array<TemplateError>;
};
/**
 * The template that goes back to the platform's text.
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
 * A kind of e-mail the platform sends.
 */
export type EmailTemplateType = {
    emailTemplateTypeId: EmailTemplateTypeId;
    code: EmailTemplateTypeCode;
    /**
     * What the mail is for, in English.
     */
    name: string;
    /**
     * When it is sent and to whom.
     */
    description: string;
    /**
     * What the text may refer to.
     */
    variables: Array<TemplateVariable>;
    /**
     * Whether it is always sent. Others are sent only while their template is active.
     */
    isTransactional: boolean;
};
/**
 * What a mail is sent for.
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
 * What a mail is sent for.
 */
export type EmailTemplateTypeCode = typeof EmailTemplateTypeCode[keyof typeof EmailTemplateTypeCode];
/**
 * All email template types, complete.
 */
export type EmailTemplateTypeList = {
    /**
     * The email template types.
     */
    items: Array<EmailTemplateType>;
};
/**
 * Changes of an email template: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type EmailTemplateUpdate = {
    emailTemplateId: EmailTemplateId;
    /**
     * The template's name, for administrators.
     */
    name?: string | undefined;
    /**
     * Liquid source.
     */
    subject?: string | undefined;
    /**
     * Liquid source of the preview line that mail programs show.
     */
    preheader?: string | null | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * Liquid source of the text part. Null means made from the HTML.
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
     * Null means the sender.
     */
    replyTo?: Email | null | undefined;
    /**
     * Who gets a blind copy of every mail.
     */
    bcc?: Array<Email> | undefined;
    /**
     * Whether it is used.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A mail that is sent to somebody as a test.
 */
export type EmailTest = {
    emailTemplateId: EmailTemplateId;
    /**
     * Who gets the test e-mail.
     */
    to: Email;
    /**
     * Order to render with. Absent means sample data.
     */
    orderId?: OrderId | undefined;
};
/**
 * What became of the test mail.
 */
export type EmailTestResult = {
    /**
     * Whether the mail transport took the mail. Delivery may still fail.
     */
    accepted: boolean;
    /**
     * Empty when it could not be rendered.
     */
    renderedSubject: string;
    /**
     * Empty when it could not be rendered.
     */
    renderedHtml: string;
    /**
     * What is wrong with the template, with line and column; empty when nothing is.
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
 * OUTBOUND = we called; INBOUND = we were called.
 */
export declare const IntegrationDirection: {
    readonly OUTBOUND: "OUTBOUND";
    readonly INBOUND: "INBOUND";
};
/**
 * OUTBOUND = we called; INBOUND = we were called.
 */
export type IntegrationDirection = typeof IntegrationDirection[keyof typeof IntegrationDirection];
/**
 * One call to or from an outside system. Never edited.
 */
export type IntegrationLog = {
    integrationLogId: IntegrationLogId;
    integration: IntegrationType;
    /**
     * The service that was called, or that called.
     */
    providerCode: string;
    /**
     * With which account of the store at that payment service; null where credentials were tried before there was one, and of other services, of which a store has one account.
     */
    paymentProviderId: PaymentProviderId | null;
    direction: IntegrationDirection;
    /**
     * What was asked for, such as capture.
     */
    operation: string;
    /**
     * What it is about; null when it is about nothing that is kept.
     */
    objectType: ObjectType | null;
    /**
     * Id of that object, as text.
     */
    objectId: string | null;
    /**
     * The HTTP method; null where the call was not HTTP.
     */
    requestMethod: string | null;
    /**
     * Secrets masked.
     */
    requestUrl: string | null;
    /**
     * The HTTP status; null when no answer came.
     */
    responseStatus: number | null;
    /**
     * How long the call took, in milliseconds.
     */
    durationMs: number;
    outcome: IntegrationOutcome;
    /**
     * Why the call failed, for programs; null when it did not.
     */
    errorCode: string | null;
    /**
     * Why the call failed, in words; null when it did not.
     */
    errorMessage: string | null;
    /**
     * From 1.
     */
    attempt: number;
    /**
     * The X-Request-Id of the request that led to the call.
     */
    correlationId: string | null;
    integrationTaskId: IntegrationTaskId | null;
    /**
     * The headers of the request; credentials are masked.
     */
    requestHeaders: Array<IntegrationLogHeader>;
    /**
     * Masked, cut at 64 KB.
     */
    requestBody: string | null;
    /**
     * The headers of the answer; credentials are masked.
     */
    responseHeaders: Array<IntegrationLogHeader>;
    /**
     * Masked, cut at 64 KB.
     */
    responseBody: string | null;
    /**
     * A body was cut.
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
     * Secrets masked.
     */
    value: string;
};
/**
 * A call in the list: no headers and bodies.
 */
export type IntegrationLogListItem = {
    integrationLogId: IntegrationLogId;
    integration: IntegrationType;
    /**
     * The service that was called, or that called.
     */
    providerCode: string;
    /**
     * With which account of the store at that payment service; null where credentials were tried before there was one, and of other services, of which a store has one account.
     */
    paymentProviderId: PaymentProviderId | null;
    direction: IntegrationDirection;
    /**
     * What was asked for, such as capture.
     */
    operation: string;
    /**
     * What it is about; null when it is about nothing that is kept.
     */
    objectType: ObjectType | null;
    /**
     * Id of that object, as text.
     */
    objectId: string | null;
    /**
     * The HTTP method; null where the call was not HTTP.
     */
    requestMethod: string | null;
    /**
     * Secrets masked.
     */
    requestUrl: string | null;
    /**
     * The HTTP status; null when no answer came.
     */
    responseStatus: number | null;
    /**
     * How long the call took, in milliseconds.
     */
    durationMs: number;
    outcome: IntegrationOutcome;
    /**
     * Why the call failed, for programs; null when it did not.
     */
    errorCode: string | null;
    /**
     * Why the call failed, in words; null when it did not.
     */
    errorMessage: string | null;
    /**
     * From 1.
     */
    attempt: number;
    /**
     * The X-Request-Id of the request that led to the call.
     */
    correlationId: string | null;
    integrationTaskId: IntegrationTaskId | null;
    createdOn: Timestamp;
};
/**
 * One page of a list of integration logs, and where the next one begins.
 */
export type IntegrationLogPage = {
    /**
     * The integration logs of this page, in the order asked for; empty behind the last page.
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
 * How a call ended.
 */
export declare const IntegrationOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly FAILURE: "FAILURE";
    readonly TIMEOUT: "TIMEOUT";
};
/**
 * How a call ended.
 */
export type IntegrationOutcome = typeof IntegrationOutcome[keyof typeof IntegrationOutcome];
/**
 * A piece of work for an outside system, done in the background.
 */
export type IntegrationTask = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; the set grows.
     */
    taskType: string;
    integration: IntegrationType;
    /**
     * The service that the task talks to; null when it talks to none.
     */
    providerCode: string | null;
    /**
     * What it is about; null when it is about nothing that is kept.
     */
    objectType: ObjectType | null;
    /**
     * Id of that object, as text.
     */
    objectId: string | null;
    status: IntegrationTaskStatus;
    /**
     * How often it was tried so far.
     */
    attempts: number;
    /**
     * How often it is tried at most before it fails for good.
     */
    maxAttempts: number;
    /**
     * When it is tried next; null when it will not be.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * A worker has it until then
     */
    lockedUntil: Timestamp | null;
    /**
     * Why the last try failed; null when none did.
     */
    lastError: string | null;
    lastLogId: IntegrationLogId | null;
    /**
     * null for a task about one object
     */
    progress: IntegrationTaskProgress | null;
    /**
     * When the first run began; null before it.
     */
    startedOn: Timestamp | null;
    /**
     * When it ended; null while it has not.
     */
    finishedOn: Timestamp | null;
    /**
     * JSON text, masked, cut at 64 KB.
     */
    payload: string | null;
    /**
     * The first 1000 refused rows of an import or lines of a bulk operation.
     */
    errors: Array<IntegrationTaskError>;
    /**
     * File with all refused rows of an import
     */
    errorFileUrl: Url | null;
    /**
     * File with the answers of a bulk operation, one for each line
     */
    resultFileUrl: Url | null;
    /**
     * What can be done in this state. Ask for nothing else: it would be 409 `invalid_state_transition`.
     */
    allowedActions: Array<IntegrationTaskAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An operation that is allowed on the task in its present state.
 */
export declare const IntegrationTaskAction: {
    readonly RETRY: "RETRY";
    readonly CANCEL: "CANCEL";
};
/**
 * An operation that is allowed on the task in its present state.
 */
export type IntegrationTaskAction = typeof IntegrationTaskAction[keyof typeof IntegrationTaskAction];
/**
 * Tasks to cancel.
 */
export type IntegrationTaskCancel = {
    /**
     * The tasks to cancel.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * What became of one task: canceled, or why not.
 */
export type IntegrationTaskCancelItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Whether the task was canceled.
     */
    cancelled: boolean;
    /**
     * Why not; null when canceled.
     */
    reason: string | null;
};
/**
 * What became of each task, in the order asked for.
 */
export type IntegrationTaskCancelResult = {
    /**
     * One for each id, in the request's order.
     */
    items: Array<IntegrationTaskCancelItem>;
};
/**
 * A row that was refused.
 */
export type IntegrationTaskError = {
    /**
     * Row of the file, from 1.
     */
    row: number;
    /**
     * The column of the file; null when the whole row is at fault.
     */
    column: string | null;
    /**
     * What is wrong, for programs.
     */
    code: string;
    /**
     * What is wrong, in words.
     */
    message: string;
};
/**
 * A task in the list: no payload and row errors.
 */
export type IntegrationTaskListItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; the set grows.
     */
    taskType: string;
    integration: IntegrationType;
    /**
     * The service that the task talks to; null when it talks to none.
     */
    providerCode: string | null;
    /**
     * What it is about; null when it is about nothing that is kept.
     */
    objectType: ObjectType | null;
    /**
     * Id of that object, as text.
     */
    objectId: string | null;
    status: IntegrationTaskStatus;
    /**
     * How often it was tried so far.
     */
    attempts: number;
    /**
     * How often it is tried at most before it fails for good.
     */
    maxAttempts: number;
    /**
     * When it is tried next; null when it will not be.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * A worker has it until then
     */
    lockedUntil: Timestamp | null;
    /**
     * Why the last try failed; null when none did.
     */
    lastError: string | null;
    lastLogId: IntegrationLogId | null;
    /**
     * null for a task about one object
     */
    progress: IntegrationTaskProgress | null;
    /**
     * When the first run began; null before it.
     */
    startedOn: Timestamp | null;
    /**
     * When it ended; null while it has not.
     */
    finishedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of a list of integration tasks, and where the next one begins.
 */
export type IntegrationTaskPage = {
    /**
     * The integration tasks of this page, in the order asked for; empty behind the last page.
     */
    items: Array<IntegrationTaskListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * How far a task with many rows is.
 */
export type IntegrationTaskProgress = {
    /**
     * null while unknown
     */
    totalCount: Count | null;
    /**
     * Rows done, the failed ones among them.
     */
    processedCount: Count;
    /**
     * Rows that were refused.
     */
    failedCount: Count;
};
/**
 * Tasks to run again.
 */
export type IntegrationTaskRetry = {
    /**
     * The tasks to run again.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * What became of one task: queued again, or why not.
 */
export type IntegrationTaskRetryItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Whether the task was queued again.
     */
    retried: boolean;
    /**
     * Why not; null when retried.
     */
    reason: string | null;
};
/**
 * What became of each task, in the order asked for.
 */
export type IntegrationTaskRetryResult = {
    /**
     * One for each id, in the request's order.
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
 * State of a task. SUCCEEDED, FAILED and CANCELLED are final until a retry.
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
 * State of a task. SUCCEEDED, FAILED and CANCELLED are final until a retry.
 */
export type IntegrationTaskStatus = typeof IntegrationTaskStatus[keyof typeof IntegrationTaskStatus];
/**
 * The kind of outside system. DOMAIN is what somebody publishes under a domain that they own.
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
 * The kind of outside system. DOMAIN is what somebody publishes under a domain that they own.
 */
export type IntegrationType = typeof IntegrationType[keyof typeof IntegrationType];
/**
 * When stock is reserved: AT_PAYMENT when an order is placed or its payment begins, AT_CART when it is put into a cart, which holds it for `reservationMinutes` after its last change. What carts hold by the time of a change of this setting, they hold until then.
 */
export declare const InventoryReserveMode: {
    readonly AT_PAYMENT: "AT_PAYMENT";
    readonly AT_CART: "AT_CART";
};
/**
 * When stock is reserved: AT_PAYMENT when an order is placed or its payment begins, AT_CART when it is put into a cart, which holds it for `reservationMinutes` after its last change. What carts hold by the time of a change of this setting, they hold until then.
 */
export type InventoryReserveMode = typeof InventoryReserveMode[keyof typeof InventoryReserveMode];
/**
 * A numbered document of an order. Amounts of a credit note are what it takes back. subtotal + shippingTotal + taxTotal = total.
 */
export type Invoice = {
    invoiceId: InvoiceId;
    type: InvoiceType;
    reason: InvoiceReason;
    /**
     * As it is printed: the store's prefix and the number, behind `CN-` on credit notes.
     */
    number: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The refund that it is about; null otherwise.
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
     * What the document comes to, tax included.
     */
    total: PositiveMoney;
    /**
     * When it got its number.
     */
    issuedOn: Timestamp;
};
/**
 * One page of a list of invoices and credit notes, and where the next one begins.
 */
export type InvoicePage = {
    /**
     * The documents of this page, in the order asked for; empty behind the last page.
     */
    items: Array<Invoice>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * What a document was issued for: the order itself, an edit of it, a refund, a refund that came back, or what nobody owes any more of a canceled order.
 */
export declare const InvoiceReason: {
    readonly ORDER: "ORDER";
    readonly EDIT: "EDIT";
    readonly REFUND: "REFUND";
    readonly REFUND_FAILED: "REFUND_FAILED";
    readonly CANCELLATION: "CANCELLATION";
};
/**
 * What a document was issued for: the order itself, an edit of it, a refund, a refund that came back, or what nobody owes any more of a canceled order.
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
 * Whether a document charges or takes back.
 */
export declare const InvoiceType: {
    readonly INVOICE: "INVOICE";
    readonly CREDIT_NOTE: "CREDIT_NOTE";
};
/**
 * Whether a document charges or takes back.
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
     * Null = top level.
     */
    folderId: MediaFolderId | null;
    /**
     * Name for people; it never decides where the file is stored.
     */
    fileName: string;
    mediaType: MediaType;
    /**
     * Found from the content, not from the name.
     */
    mimeType: string;
    /**
     * Size of the file in bytes, as it is served.
     */
    sizeBytes: number;
    /**
     * Pixels of an image, as it is shown; null for what is no image.
     */
    width: number | null;
    /**
     * Pixels of an image, as it is shown; null for what is no image.
     */
    height: number | null;
    /**
     * Of a video; null when the file does not say.
     */
    durationSeconds: number | null;
    /**
     * SHA-256 of the uploaded file.
     */
    checksum: string;
    /**
     * Where the file is.
     */
    url: Url;
    /**
     * The smallest of `variants`; null until ready, and for what is no image.
     */
    thumbnailUrl: Url | null;
    /**
     * Smaller versions of an image, the widest first; empty until ready, and for what is no image. Of an animated image they show the first picture.
     */
    variants: Array<MediaVariant>;
    /**
     * What the image shows, for who cannot see it; null when nobody wrote it.
     */
    altText: string | null;
    /**
     * 0 (left) to 1 (right): what stays visible when cropped.
     */
    focalX: Decimal | null;
    /**
     * 0 (top) to 1 (bottom).
     */
    focalY: Decimal | null;
    /**
     * Words to find the file by.
     */
    tags: Array<string>;
    /**
     * Products, variants, options' values, collections and settings that use it.
     */
    usageCount: Count;
    status: MediaStatus;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A file to keep, as multipart.
 */
export type MediaCreate = {
    /**
     * The file itself.
     */
    file: Blob | File;
    folderId?: MediaFolderId | undefined;
    /**
     * What the image shows, for who cannot see it.
     */
    altText?: string | undefined;
};
/**
 * How much room the files of a store take.
 */
export type MediaUsage = {
    /**
     * How many files are stored.
     */
    fileCount: number;
    /**
     * What they take, as they were uploaded.
     */
    sizeBytes: number;
    /**
     * What they may take. Whoever runs the service sets it for all stores; null when nothing is set.
     */
    maxSizeBytes: number | null;
};
/**
 * A folder of files. Folders can be nested.
 */
export type MediaFolder = {
    folderId: MediaFolderId;
    /**
     * Null = top level; never itself or one below it.
     */
    parentFolderId: MediaFolderId | null;
    /**
     * Unique among its siblings.
     */
    name: string;
    /**
     * Names from the top, such as /products/coffee.
     */
    path: string;
    /**
     * Media directly in it.
     */
    mediaCount: Count;
    /**
     * Folders directly in it.
     */
    childCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new media folder. What is left out takes its default.
 */
export type MediaFolderCreate = {
    /**
     * Null = top level; never itself or one below it.
     */
    parentFolderId?: MediaFolderId | null | undefined;
    /**
     * Unique among its siblings.
     */
    name: string;
};
/**
 * One page of a list of media folders, and where the next one begins.
 */
export type MediaFolderPage = {
    /**
     * The media folders of this page, in the order asked for; empty behind the last page.
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
 * Changes of a media folder: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type MediaFolderUpdate = {
    folderId: MediaFolderId;
    /**
     * Null = top level; never itself or one below it.
     */
    parentFolderId?: MediaFolderId | null | undefined;
    /**
     * Unique among its siblings.
     */
    name?: string | undefined;
    version?: Version | undefined;
};
/**
 * One page of a list of files, and where the next one begins.
 */
export type MediaPage = {
    /**
     * The files of this page, in the order asked for; empty behind the last page.
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
 * PROCESSING until the smaller versions of an image are there; FAILED when it could not be read.
 */
export declare const MediaStatus: {
    readonly PROCESSING: "PROCESSING";
    readonly READY: "READY";
    readonly FAILED: "FAILED";
};
/**
 * PROCESSING until the smaller versions of an image are there; FAILED when it could not be read.
 */
export type MediaStatus = typeof MediaStatus[keyof typeof MediaStatus];
/**
 * Changes of a file: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type MediaUpdate = {
    mediaId: MediaId;
    /**
     * Null = top level.
     */
    folderId?: MediaFolderId | null | undefined;
    /**
     * Name for people; it never decides where the file is stored.
     */
    fileName?: string | undefined;
    /**
     * What the image shows, for who cannot see it; null when nobody wrote it.
     */
    altText?: string | null | undefined;
    /**
     * 0 (left) to 1 (right): what stays visible when cropped.
     */
    focalX?: Decimal | null | undefined;
    /**
     * 0 (top) to 1 (bottom).
     */
    focalY?: Decimal | null | undefined;
    /**
     * Words to find the file by. Replaced whole.
     */
    tags?: Array<string> | undefined;
    version?: Version | undefined;
};
/**
 * What the caller may do, store by store.
 */
export type MyScope = {
    /**
     * Null when an app token calls.
     */
    adminUserId: AdminUserId | null;
    /**
     * Null when a user calls.
     */
    appTokenId: AppTokenId | null;
    /**
     * The stores that the caller reaches.
     */
    stores: Array<MyScopeStore>;
};
/**
 * What the caller may do in one store.
 */
export type MyScopeStore = {
    storeId: StoreId;
    /**
     * What the caller may do in the store.
     */
    permissions: Array<Permission>;
};
/**
 * The whole order, as an admin sees it. Totals are frozen when the order is placed.
 */
export type Order = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * Set once it is paid and fulfilled, and kept
     */
    completedOn: Timestamp | null;
    /**
     * When it was canceled; null while it is not.
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
     * The order this one replaces
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the quantities
     */
    itemCount: Count;
    storeId: StoreId;
    /**
     * null unless placed from a cart
     */
    cartId: CartId | null;
    source: OrderSource;
    status: OrderState;
    customer: OrderCustomer;
    /**
     * null when nothing is shipped
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shippingMethodId: ShippingMethodId | null;
    /**
     * The method's name when the order was placed; null when nothing is shipped.
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
     * The coupons that took something off.
     */
    coupons: Array<OrderCoupon>;
    discount: OrderDiscount | null;
    /**
     * The subscriptions that the order began, or that it renews.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * The order that replaces this one
     */
    replacementOrderNumber: OrderNumber | null;
    /**
     * What the buyer agreed to with this order; null when they agreed to nothing, or their data was erased.
     */
    marketingConsent: MarketingConsent | null;
    referrer: OrderReferrer | null;
    commissionSyncStatus: CommissionSyncStatus;
    /**
     * The calculation's id at the tax service; null with the store's own rates.
     */
    taxProviderReference: string | null;
    taxSource: OrderTaxSource;
    notes: OrderNotes;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * null unless held
     */
    hold: OrderHold | null;
    cancelReason: OrderCancelReason | null;
    /**
     * The order's id in your own system.
     */
    externalId: string | null;
    /**
     * Newest first; the newest 500.
     */
    timeline: Array<OrderTimelineEntry>;
    /**
     * Disputes of the order's payments, the oldest first.
     */
    chargebacks: Array<Chargeback>;
    /**
     * Its numbered documents, oldest first; empty while the order is neither paid nor shipped.
     */
    invoices: Array<Invoice>;
    /**
     * What is allowed now, for the state; the caller's permissions are not considered.
     */
    allowedActions: Array<OrderAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An operation that is allowed on the order in its present state.
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
 * An operation that is allowed on the order in its present state.
 */
export type OrderAction = typeof OrderAction[keyof typeof OrderAction];
/**
 * A kind of object, by the name that its schema and its id have. The objects of events are called the same (WebhookObjectType).
 */
export type ObjectType = 'accountType' | 'adminUser' | 'appToken' | 'cart' | 'cartItem' | 'chargeback' | 'collection' | 'commissionProvider' | 'coupon' | 'customer' | 'customerAddress' | 'customerPaymentMethod' | 'email' | 'emailSuppression' | 'emailTemplate' | 'integrationTask' | 'media' | 'mediaFolder' | 'order' | 'payment' | 'paymentProvider' | 'pdfTemplate' | 'price' | 'product' | 'refund' | 'scope' | 'session' | 'shipment' | 'shippingMethod' | 'stock' | 'store' | 'storeKey' | 'subscription' | 'subscriptionPlan' | 'taxClass' | 'taxProvider' | 'testClock' | 'variant' | 'webhookDelivery' | 'webhookEndpoint' | 'webhookReplay' | (string & {});
/**
 * The order to cancel, why, and what happens to stock and money.
 */
export type OrderCancel = {
    orderId: OrderId;
    reason: OrderCancelReason;
    /**
     * Internal.
     */
    note?: string | null | undefined;
    /**
     * Refund what is captured.
     */
    refundPayment?: boolean | undefined;
    /**
     * Put what was reserved, and units without shipping that left the stock with the payment, back on sale. False: they are written off.
     */
    restock?: boolean | undefined;
    /**
     * Tell the customer by e-mail.
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
 * How much of what is authorized to take, and of which payment.
 */
export type OrderCapture = {
    orderId: OrderId;
    /**
     * Left out: the live authorizations, oldest first
     */
    paymentId?: PaymentId | undefined;
    /**
     * Left out: all that is authorized and due
     */
    amount?: PositiveMoney | undefined;
    /**
     * Release the rest of the authorization afterwards.
     */
    isFinal?: boolean | undefined;
};
/**
 * What is charged to a saved payment method.
 */
export type OrderCharge = {
    orderId: OrderId;
    /**
     * A payment method of the order's customer. Left out: their default one
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * A new order. What is left out takes its default.
 */
export type OrderCreate = {
    /**
     * Save without placing: nothing is reserved, charged or sent.
     */
    isDraft?: boolean | undefined;
    /**
     * Left out: a guest, and email is required
     */
    storeCustomerId?: StoreCustomerId | undefined;
    /**
     * Left out: the customer's
     */
    email?: Email | undefined;
    /**
     * Left out: the store's default
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * What is ordered.
     */
    items: Array<OrderItemInput>;
    shippingAddress?: AddressInput | undefined;
    /**
     * Left out: the shipping address
     */
    billingAddress?: AddressInput | undefined;
    shippingMethodId?: ShippingMethodId | undefined;
    /**
     * Instead of the method's price, as shown to the buyer
     */
    shippingPrice?: PositiveMoney | undefined;
    /**
     * Codes of coupons, without regard to case.
     */
    couponCodes?: Array<string> | undefined;
    discount?: OrderDiscountInput | undefined;
    /**
     * Left out: the order waits for a payment outside (offline) unless its total is 0
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * Left out: now; in the past for orders taken over from elsewhere; not in the future
     */
    orderDate?: TimestampInput | undefined;
    notes?: OrderNotesInput | undefined;
    /**
     * Words of the store's own, to find and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Who referred the buyer; kept with the order.
     */
    referrerCode?: string | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), kept as the evidence of the mandate. Allowed when a line has a plan; of a draft it is given when that is placed.
     */
    consentText?: string | undefined;
    /**
     * Unique per store.
     */
    externalId?: string | undefined;
    /**
     * Send the order confirmation, and the mail that tells of a new subscription.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * Sums over the orders of one currency.
 */
export type OrderCurrencyTotals = {
    currencyCode: CurrencyCode;
    /**
     * Orders of the currency.
     */
    orderCount: Count;
    /**
     * Sum of the lines net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * What is taken off, net of tax.
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
     * What is captured.
     */
    paid: PositiveMoney;
    /**
     * What is refunded, or on its way back.
     */
    refunded: PositiveMoney;
    /**
     * What is still to be captured.
     */
    due: PositiveMoney;
};
/**
 * The manual discount of an admin.
 */
export type OrderDiscount = {
    discountType: OrderDiscountType;
    /**
     * Percent or amount, as `discountType` says.
     */
    value: Decimal;
    /**
     * Why the discount is given, for the store only.
     */
    reason: string | null;
    /**
     * What it takes off, net of tax.
     */
    amount: PositiveMoney;
};
/**
 * A manual discount on the whole order.
 */
export type OrderDiscountInput = {
    discountType: OrderDiscountType;
    /**
     * A percentage, or an amount in the order's currency, tax included where prices include it
     */
    value: Decimal;
    /**
     * Why the discount is given, for the store only.
     */
    reason?: string | null | undefined;
};
/**
 * How the value of a manual discount is read.
 */
export declare const OrderDiscountType: {
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
};
/**
 * How the value of a manual discount is read.
 */
export type OrderDiscountType = typeof OrderDiscountType[keyof typeof OrderDiscountType];
/**
 * One row for each order, or one for each order line.
 */
export declare const OrderExportRows: {
    readonly ORDER: "ORDER";
    readonly LINE: "LINE";
};
/**
 * One row for each order, or one for each order line.
 */
export type OrderExportRows = typeof OrderExportRows[keyof typeof OrderExportRows];
/**
 * The lines that go into a parcel, and how it travels.
 */
export type OrderFulfill = {
    orderId: OrderId;
    /**
     * Each line item once. Left out: all that is still open.
     */
    items?: Array<OrderFulfillItem> | undefined;
    /**
     * What the parcel begins as. Left out: IN_TRANSIT.
     */
    status?: ShipmentStatus | undefined;
    /**
     * Left out: the shipping method's.
     */
    carrierName?: string | undefined;
    /**
     * The carrier's number of the parcel.
     */
    trackingNumber?: string | undefined;
    /**
     * Where the parcel can be followed.
     */
    trackingUrl?: string | undefined;
    /**
     * Left out: now; not in the future
     */
    shippedOn?: TimestampInput | undefined;
    /**
     * Left out: shippedOn plus the shipping method's longest days
     */
    estimatedDelivery?: TimestampInput | undefined;
    /**
     * Left out: our shipment id as text.
     */
    externalShipmentId?: string | undefined;
    /**
     * The warehouse or shop that the parcel leaves from.
     */
    locationName?: string | null | undefined;
    /**
     * In the store's weight unit
     */
    weight?: Decimal | null | undefined;
    /**
     * The shipping label.
     */
    labelUrl?: Url | null | undefined;
    /**
     * Send the shipment e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * How many of a line go into the parcel.
 */
export type OrderFulfillItem = {
    lineItemId: LineItemId;
    quantity: Quantity;
};
/**
 * How many orders have a fulfillment status.
 */
export type OrderFulfillmentStatusCount = {
    fulfillmentStatus: FulfillmentStatus;
    /**
     * Orders with the status.
     */
    count: Count;
};
/**
 * Why and since when the order is held.
 */
export type OrderHold = {
    reason: OrderHoldReason;
    /**
     * What the store noted when the order was held; null when nothing.
     */
    note: string | null;
    /**
     * When it was put on hold.
     */
    heldOn: Timestamp;
    /**
     * Name of who holds it.
     */
    heldBy: string | null;
};
/**
 * The order to hold, and why.
 */
export type OrderHoldInput = {
    orderId: OrderId;
    reason: OrderHoldReason;
    /**
     * Internal.
     */
    note?: string | null | undefined;
};
/**
 * Why the order is held.
 */
export declare const OrderHoldReason: {
    readonly FRAUD: "FRAUD";
    readonly ADDRESS: "ADDRESS";
    readonly BACKORDER: "BACKORDER";
    readonly PAYMENT: "PAYMENT";
    readonly OTHER: "OTHER";
};
/**
 * Why the order is held.
 */
export type OrderHoldReason = typeof OrderHoldReason[keyof typeof OrderHoldReason];
/**
 * A line to order. Exactly one of variantId and sku.
 */
export type OrderItemInput = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Instead of the price list's, as shown to the buyer; with a plan it stays the price of each delivery.
     */
    unitPrice?: PositiveMoney | undefined;
    /**
     * An active plan that the product is sold on: a subscription to it begins when the order is placed. A draft takes none with a trial. Left out: bought once.
     */
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * Order lines summed by SKU.
 */
export type OrderItemSummary = {
    /**
     * The sums, one row for each SKU.
     */
    items: Array<OrderItemSummaryRow>;
    /**
     * True when there are more than 1000 rows: narrow the filters.
     */
    isTruncated: boolean;
};
/**
 * What was ordered of one SKU in one currency.
 */
export type OrderItemSummaryRow = {
    variantId: VariantId | null;
    sku: Sku;
    /**
     * Name of product and variant.
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
     * Units still to be shipped.
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
     * Orders that it is in.
     */
    orderCount: Count;
};
/**
 * Sort order; a minus sign means descending.
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
 * Sort order; a minus sign means descending.
 */
export type OrderItemSummarySort = typeof OrderItemSummarySort[keyof typeof OrderItemSummarySort];
/**
 * A line after the edit. lineItemId keeps a line; a new one has exactly one of variantId and sku.
 */
export type OrderItemUpdate = {
    lineItemId?: LineItemId | undefined;
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Left out: a line keeps its price, a new one takes the price list's
     */
    unitPrice?: PositiveMoney | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * An order in a list: no lines, payments or shipments.
 */
export type OrderListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * Set once it is paid and fulfilled, and kept
     */
    completedOn: Timestamp | null;
    /**
     * When it was canceled; null while it is not.
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
     * The order this one replaces
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the quantities
     */
    itemCount: Count;
    status: OrderState;
    source: OrderSource;
    /**
     * null for a guest
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * Given and family name of the buyer; `""` where neither is known.
     */
    customerName: string;
    customerEmail: Email;
    shippingCountryCode: CountryCode | null;
    /**
     * The method's name when the order was placed; null when nothing is shipped.
     */
    shippingMethodName: string | null;
    /**
     * Captured.
     */
    paid: PositiveMoney;
    /**
     * What is refunded, or on its way back.
     */
    refunded: PositiveMoney;
    /**
     * grandTotal minus paid, never below zero.
     */
    due: PositiveMoney;
    /**
     * Whether the order is held: nothing is shipped until it is released.
     */
    isOnHold: boolean;
    /**
     * Whether an amount is in dispute, or the buyer's bank took it back: `paymentStatus` is CHARGEBACK.
     */
    hasChargeback: boolean;
    /**
     * A line started or renewed a subscription.
     */
    hasSubscription: boolean;
    replacementOrderNumber: OrderNumber | null;
    /**
     * Words of the store's own, to find and group by.
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
     * Never shown to the customer.
     */
    internal: string | null;
};
/**
 * A member left out is kept; null clears it.
 */
export type OrderNotesInput = {
    /**
     * What the buyer wrote; the buyer can read it.
     */
    customer?: string | null | undefined;
    /**
     * For the store only.
     */
    internal?: string | null | undefined;
};
/**
 * Money that came in outside of the platform, such as by bank transfer.
 */
export type OrderOfflinePayment = {
    orderId: OrderId;
    /**
     * Left out: all that is due
     */
    amount?: PositiveMoney | undefined;
    method: OfflinePaymentMethod;
    /**
     * An OFFLINE provider of the store
     */
    paymentProviderId?: PaymentProviderId | undefined;
    /**
     * Such as the number on the bank statement.
     */
    reference?: string | null | undefined;
    /**
     * Left out: now; not in the future
     */
    receivedOn?: TimestampInput | undefined;
    /**
     * Internal.
     */
    note?: string | null | undefined;
};
/**
 * One page of a list of orders, and where the next one begins.
 */
export type OrderPage = {
    /**
     * The orders of this page, in the order asked for; empty behind the last page.
     */
    items: Array<OrderListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * How to pay: exactly one of `customerPaymentMethodId` and `paymentToken`, and neither with a provider of the kind OFFLINE, whose money is waited for.
 */
export type OrderPaymentInput = {
    /**
     * Left out: the saved method's, else the store's default provider
     */
    paymentProviderId?: PaymentProviderId | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * From the provider's own form.
     */
    paymentToken?: string | undefined;
    /**
     * Keep it on the customer's account.
     */
    savePaymentMethod?: boolean | undefined;
};
/**
 * A link by which an order is paid.
 */
export type OrderPaymentLink = {
    /**
     * The page, with its token behind `#`. It is shown here only.
     */
    url: Url;
    /**
     * Until when it is good, unless nothing is due before.
     */
    expiresOn: Timestamp;
};
/**
 * The order that is to be paid by a link.
 */
export type OrderPaymentLinkCreate = {
    orderId: OrderId;
    /**
     * Mail the link to the buyer.
     */
    notifyCustomer?: boolean | undefined;
    /**
     * A page of the store's own that pays with the token, default the service's page; at the domain that the store has proven, or at one of its `allowedOrigins`, and without a fragment.
     */
    pageUrl?: Url | undefined;
    /**
     * Where the page of a bank or wallet sends the buyer back to, default the storefront; at the domain that the store has proven, or at one of its `allowedOrigins`.
     */
    returnUrl?: Url | undefined;
};
/**
 * How many orders have a payment status.
 */
export type OrderPaymentStatusCount = {
    paymentStatus: PaymentStatus;
    /**
     * Orders with the status.
     */
    count: Count;
};
/**
 * The draft to place, and how it is paid.
 */
export type OrderPlace = {
    orderId: OrderId;
    /**
     * Left out: the order waits for a payment outside (offline) unless its total is 0
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * 409 when the total is another one by now
     */
    expectedGrandTotal?: PositiveMoney | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), kept as the evidence of the mandate. Allowed when a line has a plan.
     */
    consentText?: string | undefined;
    /**
     * Send the order confirmation, and the mail that tells of a new subscription.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * Who referred the buyer.
 */
export type OrderReferrer = {
    /**
     * The code by which the buyer came.
     */
    referrerCode: string;
    /**
     * The referrer's name, as the commission service had said it when the order was placed; null when it had said nothing of the code.
     */
    displayName: string | null;
};
/**
 * What to give back: by lines, by an amount, or shipping alone. See the operation for how they go together.
 */
export type OrderRefund = {
    orderId: OrderId;
    reason: RefundReason;
    /**
     * Each line item once.
     */
    lines?: Array<OrderRefundLine> | undefined;
    /**
     * Of the shipping charge, tax included
     */
    shippingAmount?: PositiveMoney | undefined;
    /**
     * Tax included; only without lines, shippingAmount and overpaymentAmount
     */
    amount?: PositiveMoney | undefined;
    /**
     * Of what was paid too much, see the balance's `overpaid`; of no line
     */
    overpaymentAmount?: PositiveMoney | undefined;
    /**
     * Left out: the captured payments, oldest first
     */
    paymentId?: PaymentId | undefined;
    /**
     * Internal.
     */
    note?: string | null | undefined;
    /**
     * Send the refund e-mail once it is completed.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * At least one of quantity and amount.
 */
export type OrderRefundLine = {
    lineItemId: LineItemId;
    /**
     * What comes back or is not shipped; left out: money only
     */
    quantity?: Quantity | undefined;
    /**
     * Tax included. Left out: what the quantity cost after discounts
     */
    amount?: PositiveMoney | undefined;
};
/**
 * A refund as it would be issued. Nothing is changed.
 */
export type OrderRefundPreview = {
    orderId: OrderId;
    reason?: RefundReason | undefined;
    /**
     * Each line item once.
     */
    lines?: Array<OrderRefundLine> | undefined;
    /**
     * Of the shipping charge, tax included
     */
    shippingAmount?: PositiveMoney | undefined;
    /**
     * Tax included; only without lines, shippingAmount and overpaymentAmount
     */
    amount?: PositiveMoney | undefined;
    /**
     * Of what was paid too much, see the balance's `overpaid`; of no line
     */
    overpaymentAmount?: PositiveMoney | undefined;
    /**
     * Left out: the captured payments, oldest first
     */
    paymentId?: PaymentId | undefined;
};
/**
 * The held order to release.
 */
export type OrderRelease = {
    orderId: OrderId;
    /**
     * Goes below the internal note of the order.
     */
    note?: string | null | undefined;
};
/**
 * The order to replace, and what is sent instead.
 */
export type OrderReplace = {
    orderId: OrderId;
    reason: OrderReplacementReason;
    /**
     * Left out: all lines that are not refunded or canceled.
     */
    items?: Array<OrderReplacementItem> | undefined;
    /**
     * Discount the new order to zero, shipping included.
     */
    isFree?: boolean | undefined;
    /**
     * Cancel the replaced order too, and give back what was paid for it; only with isFree false and without payment.
     */
    cancelReplaced?: boolean | undefined;
    /**
     * Left out: the replaced order's
     */
    shippingAddress?: AddressInput | undefined;
    /**
     * Left out: the replaced order's
     */
    shippingMethodId?: ShippingMethodId | undefined;
    /**
     * For isFree false
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * Internal.
     */
    note?: string | null | undefined;
    /**
     * Send the order confirmation.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A line of the replacement.
 */
export type OrderReplacementItem = {
    lineItemId: LineItemId;
    /**
     * Another variant instead of the line's
     */
    variantId?: VariantId | undefined;
    /**
     * At most as many as were ordered, counting all items of the line.
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
 * A shipping method that is available for the order, at its price for it.
 */
export type OrderShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * The method's name as buyers see it.
     */
    name: string;
    /**
     * The carrier; null when the method names none.
     */
    carrierName: string | null;
    /**
     * The carrier's code of the service; null when there is none.
     */
    serviceCode: string | null;
    /**
     * The price of this shipping method, before discounts on shipping.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether price includes tax.
     */
    taxIncluded: boolean;
    /**
     * Days from shipping to delivery at least; null when unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Days from shipping to delivery at most; null when unknown.
     */
    estimatedMaxDays: number | null;
    /**
     * The order's present method.
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
 * Sort order; a minus sign means descending.
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
 * Sort order; a minus sign means descending.
 */
export type OrderSort = typeof OrderSort[keyof typeof OrderSort];
/**
 * That somebody agreed to marketing e-mails: evidence of it.
 */
export type MarketingConsent = {
    /**
     * When they agreed.
     */
    acceptedOn: Timestamp;
    source: MarketingConsentSource;
};
/**
 * Where the buyer agreed; CHECKOUT_PAGE is the service's own, which a checkout link leads to.
 */
export declare const MarketingConsentSource: {
    readonly CHECKOUT_PAGE: "CHECKOUT_PAGE";
    readonly STOREFRONT: "STOREFRONT";
};
/**
 * Where the buyer agreed; CHECKOUT_PAGE is the service's own, which a checkout link leads to.
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
 * One order in short.
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
     * What is taken off, net of tax.
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
     * Captured.
     */
    paid: PositiveMoney;
    /**
     * What is refunded, or on its way back.
     */
    refunded: PositiveMoney;
    /**
     * What is still to be captured.
     */
    due: PositiveMoney;
};
/**
 * Exactly one member is not null.
 */
export type OrderSummaryAnswer = {
    /**
     * null unless one order was asked for
     */
    order: OrderSummary | null;
    /**
     * null when one order was asked for
     */
    totals: OrderTotals | null;
};
/**
 * Orders whose present state the connected systems should have.
 */
export type OrderSync = {
    /**
     * The orders whose state is sent.
     */
    orderIds: Array<OrderId>;
    /**
     * Left out: all that apply.
     */
    targets?: Array<OrderSyncTarget> | undefined;
};
/**
 * The tasks that were queued for an order.
 */
export type OrderSyncItem = {
    orderId: OrderId;
    /**
     * One for each target that applies to the order; empty when none does.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * What became of each order.
 */
export type OrderSyncResult = {
    /**
     * The order sync items.
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
 * Where the taxes are from: the rates of the tax classes, the tax service, or the tax classes because the service did not answer (`fallback` of the tax provider).
 */
export declare const OrderTaxSource: {
    readonly MANUAL_RATES: "MANUAL_RATES";
    readonly PROVIDER: "PROVIDER";
    readonly FALLBACK: "FALLBACK";
};
/**
 * Where the taxes are from: the rates of the tax classes, the tax service, or the tax classes because the service did not answer (`fallback` of the tax provider).
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
     * Who did it; null for the system, and for who is not known any more.
     */
    actorName: string | null;
    /**
     * What happened, in English.
     */
    message: string;
    createdOn: Timestamp;
};
/**
 * Counts and sums over a set of orders.
 */
export type OrderTotals = {
    /**
     * Orders of all currencies.
     */
    count: Count;
    /**
     * Count and sums by currency.
     */
    currencies: Array<OrderCurrencyTotals>;
    /**
     * How many orders there are in each payment status.
     */
    paymentStatuses: Array<OrderPaymentStatusCount>;
    /**
     * How many orders there are in each fulfillment status.
     */
    fulfillmentStatuses: Array<OrderFulfillmentStatusCount>;
};
/**
 * Changes of an order: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type OrderUpdate = {
    orderId: OrderId;
    version?: Version | undefined;
    /**
     * null turns the order into a guest's
     */
    storeCustomerId?: StoreCustomerId | null | undefined;
    email?: Email | undefined;
    shippingAddress?: AddressInput | null | undefined;
    billingAddress?: AddressInput | null | undefined;
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * As shown to the buyer
     */
    shippingPrice?: PositiveMoney | undefined;
    /**
     * The lines after the edit: one left out is removed.
     */
    items?: Array<OrderItemUpdate> | undefined;
    /**
     * Codes of coupons, without regard to case.
     */
    couponCodes?: Array<string> | undefined;
    discount?: OrderDiscountInput | null | undefined;
    /**
     * Not in the future
     */
    orderDate?: TimestampInput | undefined;
    notes?: OrderNotesInput | undefined;
    /**
     * Words of the store's own, to find and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The order's id in another system; null clears it.
     */
    externalId?: string | null | undefined;
};
/**
 * The dispute to give up.
 */
export type OrderChargebackAccept = {
    orderId: OrderId;
    /**
     * The processor's reference.
     */
    reference: string;
};
/**
 * What speaks against a dispute.
 */
export type OrderChargebackEvidence = {
    orderId: OrderId;
    /**
     * The processor's reference.
     */
    reference: string;
    /**
     * What happened, for the bank to read: delivery, use, what was agreed to.
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
     * What is disputed. Default: as it was, all that was captured at first.
     */
    amount?: PositiveMoney | undefined;
    /**
     * As the processor gives it.
     */
    reason?: string | undefined;
    /**
     * What became of it. Default: as it was, OPEN at first.
     */
    status?: ChargebackStatus | undefined;
    /**
     * Whether the bank only asks: no money has moved. Default: as it was, false at first.
     */
    isInquiry?: boolean | undefined;
    /**
     * Evidence is due by then. Default: as it was.
     */
    dueOn?: TimestampInput | undefined;
};
/**
 * The order to void: its authorizations are given up and it is canceled.
 */
export type OrderVoid = {
    orderId: OrderId;
    reason: OrderCancelReason;
    /**
     * Internal.
     */
    note?: string | null | undefined;
    /**
     * Tell the customer by e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A way to pay that the store offers: an account at a payment service. Credentials are masked.
 */
export type PaymentProvider = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * Shown to customers at checkout.
     */
    displayName: string;
    /**
     * Whether it is offered at checkout.
     */
    isActive: boolean;
    /**
     * Whether the provider is chosen when a request names none.
     */
    isDefault: boolean;
    /**
     * Lower is offered first.
     */
    priority: number;
    /**
     * As the store: false = the provider's test system.
     */
    livemode: boolean;
    /**
     * What buyers can pay with through the provider.
     */
    paymentTypes: Array<PaymentType>;
    /**
     * Empty = all of the store.
     */
    currencyCodes: Array<CurrencyCode>;
    /**
     * Billing countries it is offered in; empty = all.
     */
    countryCodes: Array<CountryCode>;
    /**
     * Not offered for less, in `currencyCode`. Carts in other currencies are not compared with it.
     */
    minAmount: PositiveMoney | null;
    /**
     * Not offered for more, in `currencyCode`. Carts in other currencies are not compared with it.
     */
    maxAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Null = as the store's settings.
     */
    captureMode: CaptureMode | null;
    supports: PaymentProviderSupports;
    publicConfig: ProviderPublicConfig;
    credentials: ProviderCredentials;
    /**
     * The address to register with the provider; null if it sends nothing.
     */
    webhookUrl: Url | null;
    webhookStatus: ProviderWebhookStatus;
    /**
     * When a call to a provider of this code failed last, in the last 15 minutes; null when none did.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Why it failed, in words.
     */
    lastError: string | null;
    healthStatus: ProviderHealthStatus;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new payment provider. What is left out takes its default.
 */
export type PaymentProviderCreate = {
    providerCode: PaymentProviderCode;
    credentials?: ProviderCredentialsInput | undefined;
    /**
     * Shown to customers at checkout.
     */
    displayName: string;
    /**
     * Default true.
     */
    isActive?: boolean | undefined;
    /**
     * true takes the mark from the provider that had it.
     */
    isDefault?: boolean | undefined;
    /**
     * Lower is offered first.
     */
    priority?: number | undefined;
    /**
     * Left out: all that the provider can take.
     */
    paymentTypes?: Array<PaymentType> | undefined;
    /**
     * Empty = all of the store.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Billing countries it is offered in; empty = all.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * In the store's default currency.
     */
    minAmount?: PositiveMoney | null | undefined;
    /**
     * In the store's default currency.
     */
    maxAmount?: PositiveMoney | null | undefined;
    /**
     * Null = as the store's settings.
     */
    captureMode?: CaptureMode | null | undefined;
    publicConfig?: ProviderPublicConfig | undefined;
};
/**
 * All payment providers, complete.
 */
export type PaymentProviderList = {
    /**
     * The payment providers.
     */
    items: Array<PaymentProvider>;
};
/**
 * What the provider can do.
 */
export type PaymentProviderSupports = {
    /**
     * Whether cards can be kept for later payments.
     */
    savedMethods: boolean;
    /**
     * Whether less than what is authorized can be taken.
     */
    partialCapture: boolean;
    /**
     * Whether less than what was taken can be given back.
     */
    partialRefund: boolean;
    /**
     * Whether an authorization can be given up.
     */
    void: boolean;
    /**
     * Whether buyers can be asked to authenticate (3-D Secure).
     */
    threeDs: boolean;
};
/**
 * Changes of a payment provider: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type PaymentProviderUpdate = {
    paymentProviderId: PaymentProviderId;
    credentials?: ProviderCredentialsUpdate | undefined;
    /**
     * Shown to customers at checkout.
     */
    displayName?: string | undefined;
    /**
     * Default true.
     */
    isActive?: boolean | undefined;
    /**
     * true takes the mark from the provider that had it.
     */
    isDefault?: boolean | undefined;
    /**
     * Lower is offered first.
     */
    priority?: number | undefined;
    /**
     * Left out: all that the provider can take.
     */
    paymentTypes?: Array<PaymentType> | undefined;
    /**
     * Empty = all of the store.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Billing countries it is offered in; empty = all.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * In the store's default currency.
     */
    minAmount?: PositiveMoney | null | undefined;
    /**
     * In the store's default currency.
     */
    maxAmount?: PositiveMoney | null | undefined;
    /**
     * Null = as the store's settings.
     */
    captureMode?: CaptureMode | null | undefined;
    publicConfig?: ProviderPublicConfig | undefined;
    version?: Version | undefined;
};
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
 * How the page lies.
 */
export declare const PdfOrientation: {
    readonly PORTRAIT: "PORTRAIT";
    readonly LANDSCAPE: "LANDSCAPE";
};
/**
 * How the page lies.
 */
export type PdfOrientation = typeof PdfOrientation[keyof typeof PdfOrientation];
/**
 * The size of the page.
 */
export declare const PdfPageSize: {
    readonly A4: "A4";
    readonly LETTER: "LETTER";
    readonly LABEL_4X6: "LABEL_4X6";
};
/**
 * The size of the page.
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
     * The template's name, for administrators.
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
     * Style sheet.
     */
    css: string | null;
    /**
     * Whether it is used.
     */
    isActive: boolean;
    /**
     * Whether it is the platform's own content and was never edited.
     */
    isDefault: boolean;
    /**
     * What the source may use.
     */
    variables: Array<TemplateVariable>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new PDF template. What is left out takes its default.
 */
export type PdfTemplateCreate = {
    pdfTemplateTypeId: PdfTemplateTypeId;
    languageCode: LanguageCode;
    /**
     * The template's name, for administrators.
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
     * Style sheet.
     */
    css?: string | null | undefined;
    /**
     * Whether it is used.
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
     * The template's name, for administrators.
     */
    name: string;
    pageSize: PdfPageSize;
    orientation: PdfOrientation;
    /**
     * Whether it is used.
     */
    isActive: boolean;
    /**
     * Whether it is the platform's own content and was never edited.
     */
    isDefault: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * One page of a list of PDF templates, and where the next one begins.
 */
export type PdfTemplatePage = {
    /**
     * The PDF templates of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PdfTemplateListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A template, or a text that is not saved yet, to be rendered as PDF with sample data.
 */
export type PdfTemplatePreview = {
    pdfTemplateId: PdfTemplateId;
    pageSize?: PdfPageSize | undefined;
    orientation?: PdfOrientation | undefined;
    margins?: PdfMarginsInput | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * In place of the stored one.
     */
    headerHtml?: TemplateHtml | null | undefined;
    /**
     * In place of the stored one.
     */
    footerHtml?: TemplateHtml | null | undefined;
    /**
     * In place of the stored one.
     */
    css?: string | null | undefined;
    /**
     * Order to render with. Absent means sample data.
     */
    orderId?: OrderId | undefined;
    /**
     * Refund to render with.
     */
    refundId?: RefundId | undefined;
    /**
     * Shipment to render with.
     */
    shipmentId?: ShipmentId | undefined;
};
/**
 * The template that goes back to the platform's layout.
 */
export type PdfTemplateRevert = {
    pdfTemplateId: PdfTemplateId;
    version?: Version | undefined;
};
/**
 * Order of the list; a `-` in front means descending.
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
 * Order of the list; a `-` in front means descending.
 */
export type PdfTemplateSort = typeof PdfTemplateSort[keyof typeof PdfTemplateSort];
/**
 * A kind of PDF document the platform makes.
 */
export type PdfTemplateType = {
    pdfTemplateTypeId: PdfTemplateTypeId;
    code: PdfTemplateTypeCode;
    /**
     * What the document is for, in English.
     */
    name: string;
    /**
     * What it is for.
     */
    description: string;
    /**
     * What the text may refer to.
     */
    variables: Array<TemplateVariable>;
};
/**
 * What a document is made for.
 */
export declare const PdfTemplateTypeCode: {
    readonly INVOICE: "INVOICE";
    readonly PACKING_SLIP: "PACKING_SLIP";
    readonly PICK_LIST: "PICK_LIST";
    readonly CREDIT_NOTE: "CREDIT_NOTE";
    readonly SHIPPING_LABEL: "SHIPPING_LABEL";
};
/**
 * What a document is made for.
 */
export type PdfTemplateTypeCode = typeof PdfTemplateTypeCode[keyof typeof PdfTemplateTypeCode];
/**
 * All PDF template types, complete.
 */
export type PdfTemplateTypeList = {
    /**
     * The PDF template types.
     */
    items: Array<PdfTemplateType>;
};
/**
 * Changes of a PDF template: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type PdfTemplateUpdate = {
    pdfTemplateId: PdfTemplateId;
    /**
     * The template's name, for administrators.
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
     * Style sheet.
     */
    css?: string | null | undefined;
    /**
     * Whether it is used.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * One price row of a variant. Of the rows that match currency, account type, plan, quantity and time the most specific is charged (plan and account type, plan, account type, everyone), and of equally specific ones the one with the highest minQuantity that is reached, then the lowest amount. Without a row for a plan, the plan's own pricing is applied to the one-off price.
 */
export type Price = {
    priceId: PriceId;
    variantId: VariantId;
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit, as the store shows prices (settings, pricesIncludeTax).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than the amount.
     */
    compareAtAmount: PositiveMoney | null;
    /**
     * Only for this account type; null = everyone.
     */
    accountTypeId: AccountTypeId | null;
    /**
     * Only for this plan; null = one-off purchase.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * From this quantity on.
     */
    minQuantity: Quantity;
    /**
     * Null = without start.
     */
    startsOn: Timestamp | null;
    /**
     * Exclusive; null = without end.
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
     * Price of one unit, as the store shows prices (settings, pricesIncludeTax).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than the amount.
     */
    compareAtAmount?: PositiveMoney | null | undefined;
    /**
     * Only for this account type; null = everyone.
     */
    accountTypeId?: AccountTypeId | null | undefined;
    /**
     * Only for this plan; null = one-off purchase.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * From this quantity on.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Null = without start.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * Exclusive; null = without end.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Version of the stored row with the same key; a stale one refuses the whole request (409).
     */
    version?: Version | undefined;
};
/**
 * The prices that were set, as they are now.
 */
export type PriceList = {
    /**
     * The prices.
     */
    items: Array<Price>;
};
/**
 * What one needs to know to price a variant in this store.
 */
export type PriceReference = {
    /**
     * The currencies that the store sells in.
     */
    currencies: Array<PriceReferenceCurrency>;
    defaultCurrencyCode: CurrencyCode;
    /**
     * Whether the amounts of price rows contain tax.
     */
    pricesIncludeTax: boolean;
    /**
     * What prices can be for.
     */
    priceTypes: Array<PriceType>;
    /**
     * The account types that prices can be for.
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
 * An account type that prices can be for.
 */
export type PriceReferenceAccountType = {
    accountTypeId: AccountTypeId;
    /**
     * The account type's name.
     */
    name: string;
};
/**
 * A currency that the store sells in.
 */
export type PriceReferenceCurrency = {
    currencyCode: CurrencyCode;
    /**
     * The currency's sign, such as `€`.
     */
    symbol: string;
    /**
     * Digits after the decimal point that every amount in this currency has.
     */
    minorUnits: number;
    rounding: PriceRounding;
};
/**
 * A plan that prices can be for.
 */
export type PriceReferenceSubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    name: string;
};
/**
 * A tax class that products can have.
 */
export type PriceReferenceTaxClass = {
    taxClassId: TaxClassId;
    /**
     * The tax class's name.
     */
    name: string;
    /**
     * Percent in the store's own country; null when the class has no rate there.
     */
    rate: Rate | null;
};
/**
 * The new prices of variants.
 */
export type PriceReplace = {
    /**
     * The variants whose rows are replaced; absent = those that occur in `prices`. One that is named here without a row loses its prices.
     */
    variantIds?: Array<VariantId> | undefined;
    /**
     * Replace only rows of this currency and keep the others; absent = all currencies.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * The new rows, the whole set of each variant.
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
 * Who wrote the row: a person or program through this API, an import, or a connected system.
 */
export declare const PriceSource: {
    readonly MANUAL: "MANUAL";
    readonly IMPORT: "IMPORT";
    readonly PROVIDER: "PROVIDER";
};
/**
 * Who wrote the row: a person or program through this API, an import, or a connected system.
 */
export type PriceSource = typeof PriceSource[keyof typeof PriceSource];
/**
 * What a price is for.
 */
export declare const PriceType: {
    readonly BASE: "BASE";
    readonly COMPARE_AT: "COMPARE_AT";
    readonly ACCOUNT_TYPE: "ACCOUNT_TYPE";
    readonly SUBSCRIPTION: "SUBSCRIPTION";
    readonly VOLUME: "VOLUME";
};
/**
 * What a price is for.
 */
export type PriceType = typeof PriceType[keyof typeof PriceType];
/**
 * A product with its options, variants, prices and stock.
 */
export type Product = {
    productId: ProductId;
    /**
     * The name in the store's main language.
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
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription: string | null;
    /**
     * Who makes it; null when nobody is named.
     */
    brand: string | null;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    /**
     * Manual collections that hold the product.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Null = the store's default class.
     */
    taxClassId: TaxClassId | null;
    /**
     * Whether it has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * Whether it may be bought on a plan.
     */
    isSubscribable: boolean;
    /**
     * Plans it may be bought on.
     */
    subscriptionPlanIds: Array<SubscriptionPlanId>;
    /**
     * Not for sale without a plan.
     */
    subscriptionOnly: boolean;
    /**
     * Up to 5 options; empty for a product with one variant.
     */
    options: Array<ProductOption>;
    /**
     * In the order shown.
     */
    variants: Array<Variant>;
    /**
     * In the order shown.
     */
    media: Array<ProductMedia>;
    /**
     * Among the media; null when there are none.
     */
    primaryMediaId: MediaId | null;
    seo: Seo;
    visibility: ProductVisibility;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity in a cart line; null = no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * A quantity is minQuantity plus a multiple of this.
     */
    quantityStep: Quantity;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * Products to show beside it, in this order.
     */
    relatedProductIds: Array<ProductId>;
    /**
     * One a language.
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
 * A variant to pick for an order line.
 */
export type ProductBrowseItem = {
    variantId: VariantId;
    productId: ProductId;
    sku: Sku;
    /**
     * GTIN, EAN or another code on the package; null when there is none.
     */
    barcode: string | null;
    /**
     * The product's name.
     */
    productName: string;
    /**
     * The chosen option values, as in `White / Large`.
     */
    variantName: string;
    productType: ProductType;
    /**
     * The first picture, small; null when there is none.
     */
    thumbnailUrl: Url | null;
    /**
     * Current price for the asked currency, account type, plan and quantity.
     */
    unitPrice: PositiveMoney;
    /**
     * The price it is compared with, such as a former one; null when there is none.
     */
    compareAtAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * The row the price comes from.
     */
    priceId: PriceId;
    /**
     * Whether stock is counted; otherwise any quantity can be sold.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * What can be sold now: on hand less what is reserved.
     */
    stockAvailable: number;
    /**
     * Whether minQuantity can be ordered now.
     */
    isOrderable: boolean;
    /**
     * When stock is expected again; null where nobody said.
     */
    expectedOn: Timestamp | null;
    /**
     * Whether the product is sent in a parcel.
     */
    requiresShipping: boolean;
    /**
     * Whether the product can be subscribed to.
     */
    isSubscribable: boolean;
    /**
     * Whether the product is sold with a subscription plan only.
     */
    subscriptionOnly: boolean;
    /**
     * The least that can be bought at once.
     */
    minQuantity: Quantity;
    /**
     * The most that can be bought at once; null: no most.
     */
    maxQuantity: Quantity | null;
    /**
     * It is bought in multiples of this.
     */
    quantityStep: Quantity;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of a list of variants, and where the next one begins.
 */
export type ProductBrowsePage = {
    /**
     * The variants of this page, in the order asked for; empty behind the last page.
     */
    items: Array<ProductBrowseItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const ProductBrowseSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly SKU: "sku";
    readonly '-SKU': "-sku";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type ProductBrowseSort = typeof ProductBrowseSort[keyof typeof ProductBrowseSort];
/**
 * A product with its options, variants, prices and opening stock.
 */
export type ProductCreate = {
    /**
     * The name in the store's main language.
     */
    name: string;
    /**
     * Unique in the store. Left out at creation:  made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    productType?: ProductType | undefined;
    status?: ProductStatus | undefined;
    description?: Html | null | undefined;
    /**
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription?: string | null | undefined;
    /**
     * Who makes it; null when nobody is named.
     */
    brand?: string | null | undefined;
    /**
     * Words of the store's own, to find and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Manual collections that hold the product; a rule collection is refused (422 invalid_value).
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Null = the store's default class.
     */
    taxClassId?: TaxClassId | null | undefined;
    /**
     * Whether it has to be shipped. Left out at creation:  true for PHYSICAL, false otherwise.
     */
    requiresShipping?: boolean | undefined;
    /**
     * Whether it may be bought on a plan.
     */
    isSubscribable?: boolean | undefined;
    /**
     * Plans it may be bought on.
     */
    subscriptionPlanIds?: Array<SubscriptionPlanId> | undefined;
    /**
     * Not for sale without a plan.
     */
    subscriptionOnly?: boolean | undefined;
    /**
     * Up to 5 options. None for a product with one variant.
     */
    options?: Array<ProductOptionCreate> | undefined;
    /**
     * In the order shown.
     */
    variants?: Array<VariantCreate> | undefined;
    /**
     * In the order shown.
     */
    media?: Array<ProductMediaInput> | undefined;
    /**
     * Among the media; absent or null = the first one.
     */
    primaryMediaId?: MediaId | null | undefined;
    seo?: SeoInput | undefined;
    visibility?: ProductVisibilityInput | undefined;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Largest quantity in a cart line; null = no limit.
     */
    maxQuantity?: Quantity | null | undefined;
    /**
     * A quantity is minQuantity plus a multiple of this.
     */
    quantityStep?: Quantity | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Products to show beside it, in this order.
     */
    relatedProductIds?: Array<ProductId> | undefined;
    /**
     * One a language.
     */
    translations?: Array<TranslationInput> | undefined;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId?: string | null | undefined;
};
/**
 * A product without its variants and texts; GET /admin/product has them.
 */
export type ProductListItem = {
    productId: ProductId;
    /**
     * The name in the store's main language.
     */
    name: string;
    slug: Slug;
    productType: ProductType;
    status: ProductStatus;
    /**
     * Who makes it; null when nobody is named.
     */
    brand: string | null;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    primaryMediaId: MediaId | null;
    /**
     * Of the primary medium.
     */
    thumbnailUrl: Url | null;
    /**
     * Variants of the product.
     */
    variantCount: Count;
    /**
     * Lowest current price of an active variant for everyone; null when there is none.
     */
    priceFrom: PositiveMoney | null;
    /**
     * Highest such price.
     */
    priceTo: PositiveMoney | null;
    /**
     * Of the prices: the store's default currency.
     */
    currencyCode: CurrencyCode;
    /**
     * Sum over the variants that track inventory.
     */
    stockAvailable: number;
    stockStatus: StockStatus;
    taxClassId: TaxClassId | null;
    /**
     * Whether the product can be subscribed to.
     */
    isSubscribable: boolean;
    /**
     * Its id in another system; null when it has none.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Positions follow the order of the array.
 */
export type ProductMediaInput = {
    mediaId: MediaId;
    /**
     * Overrides the medium's own text for this product.
     */
    altText?: string | null | undefined;
};
/**
 * Positions follow the order of the array.
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
};
/**
 * With productOptionId the option is kept and the given members change; without it an option is added (then `name` and `values` are needed).
 */
export type ProductOptionUpdate = {
    /**
     * The option to keep; without it an option is added.
     */
    productOptionId?: ProductOptionId | undefined;
    /**
     * Unique within the product.
     */
    name?: string | undefined;
    /**
     * The whole list; a value left out is removed.
     */
    values?: Array<ProductOptionValueUpdate> | undefined;
};
/**
 * Positions follow the order of the array.
 */
export type ProductOptionValueCreate = {
    /**
     * What the customer picks; unique within the option.
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
};
/**
 * With productOptionValueId the value is kept and the given members change; without it a value is added (then `value` is needed).
 */
export type ProductOptionValueUpdate = {
    /**
     * The value to keep; without it a value is added.
     */
    productOptionValueId?: ProductOptionValueId | undefined;
    /**
     * What the customer picks; unique within the option.
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
};
/**
 * One page of a list of products, and where the next one begins.
 */
export type ProductPage = {
    /**
     * The products of this page, in the order asked for; empty behind the last page.
     */
    items: Array<ProductListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
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
 * Order of the list; a `-` in front means descending.
 */
export type ProductSort = typeof ProductSort[keyof typeof ProductSort];
/**
 * The members to change. `seo` and `visibility` are replaced whole.
 */
export type ProductUpdate = {
    productId: ProductId;
    /**
     * The name in the store's main language.
     */
    name?: string | undefined;
    /**
     * Unique in the store. Left out at creation:  made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    productType?: ProductType | undefined;
    status?: ProductStatus | undefined;
    description?: Html | null | undefined;
    /**
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription?: string | null | undefined;
    /**
     * Who makes it; null when nobody is named.
     */
    brand?: string | null | undefined;
    /**
     * Words of the store's own, to find and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Manual collections that hold the product; a rule collection is refused (422 invalid_value).
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Null = the store's default class.
     */
    taxClassId?: TaxClassId | null | undefined;
    /**
     * Whether it has to be shipped. Left out at creation:  true for PHYSICAL, false otherwise.
     */
    requiresShipping?: boolean | undefined;
    /**
     * Whether it may be bought on a plan.
     */
    isSubscribable?: boolean | undefined;
    /**
     * Plans it may be bought on.
     */
    subscriptionPlanIds?: Array<SubscriptionPlanId> | undefined;
    /**
     * Not for sale without a plan.
     */
    subscriptionOnly?: boolean | undefined;
    /**
     * Up to 5 options. None for a product with one variant.
     */
    options?: Array<ProductOptionUpdate> | undefined;
    /**
     * In the order shown.
     */
    variants?: Array<VariantUpdate> | undefined;
    /**
     * In the order shown.
     */
    media?: Array<ProductMediaInput> | undefined;
    /**
     * Among the media; absent or null = the first one.
     */
    primaryMediaId?: MediaId | null | undefined;
    seo?: SeoInput | undefined;
    visibility?: ProductVisibilityInput | undefined;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Largest quantity in a cart line; null = no limit.
     */
    maxQuantity?: Quantity | null | undefined;
    /**
     * A quantity is minQuantity plus a multiple of this.
     */
    quantityStep?: Quantity | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Products to show beside it, in this order.
     */
    relatedProductIds?: Array<ProductId> | undefined;
    /**
     * One a language.
     */
    translations?: Array<TranslationInput> | undefined;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * When the storefront shows the product, and to whom.
 */
export type ProductVisibility = {
    /**
     * Shown from then on; null = at once.
     */
    publishOn: Timestamp | null;
    /**
     * Hidden from then on; null = never. After publishOn.
     */
    unpublishOn: Timestamp | null;
    /**
     * Who sees it; empty = everybody.
     */
    accountTypeIds: Array<AccountTypeId>;
};
/**
 * Replaced whole; absent members take their empty value.
 */
export type ProductVisibilityInput = {
    /**
     * Shown from then on; null = at once.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * Hidden from then on; null = never. After publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    /**
     * Who sees it; empty = everybody.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
};
/**
 * What is stored, masked: the last four characters, or only dots for short values (`{secretKey: "••••1234"}`).
 */
export type ProviderCredentials = {
    [key: string]: string;
};
/**
 * Write-only. Which keys there are depends on the provider; SANDBOX and OFFLINE have none.
 */
export type ProviderCredentialsInput = {
    [key: string]: string;
};
/**
 * Write-only. Keys given are set, null removes one, the others stay.
 */
export type ProviderCredentialsUpdate = {
    [key: string]: string | null;
};
/**
 * From the calls of the last 15 minutes.
 */
export declare const ProviderHealthStatus: {
    readonly UNKNOWN: "UNKNOWN";
    readonly HEALTHY: "HEALTHY";
    readonly DEGRADED: "DEGRADED";
    readonly DOWN: "DOWN";
};
/**
 * From the calls of the last 15 minutes.
 */
export type ProviderHealthStatus = typeof ProviderHealthStatus[keyof typeof ProviderHealthStatus];
/**
 * Whether the provider's calls reach us: none needed, none seen yet, received, or refused (bad signature).
 */
export declare const ProviderWebhookStatus: {
    readonly NOT_NEEDED: "NOT_NEEDED";
    readonly WAITING: "WAITING";
    readonly RECEIVING: "RECEIVING";
    readonly FAILING: "FAILING";
};
/**
 * Whether the provider's calls reach us: none needed, none seen yet, received, or refused (bad signature).
 */
export type ProviderWebhookStatus = typeof ProviderWebhookStatus[keyof typeof ProviderWebhookStatus];
/**
 * An operation that is allowed on the refund in its present state.
 */
export declare const RefundAction: {
    readonly VOID: "VOID";
    readonly COMPLETE: "COMPLETE";
    readonly RETRY: "RETRY";
};
/**
 * An operation that is allowed on the refund in its present state.
 */
export type RefundAction = typeof RefundAction[keyof typeof RefundAction];
/**
 * Who issued the refund.
 */
export type RefundActor = {
    actorType: ActorType;
    adminUserId: AdminUserId | null;
    /**
     * The user's name, or the app token's; null for the system.
     */
    name: string | null;
};
/**
 * An offline refund that was paid out.
 */
export type RefundComplete = {
    refundId: RefundId;
    /**
     * Such as the number of the bank transfer.
     */
    reference?: string | null | undefined;
    /**
     * Left out: now; not in the future
     */
    completedOn?: TimestampInput | undefined;
    /**
     * Internal.
     */
    note?: string | null | undefined;
};
/**
 * A refund, as an admin sees it.
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
     * Tax of what is refunded.
     */
    taxTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * The part of the amount that was paid too much, and is no line's.
     */
    overpaymentAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When it was issued
     */
    refundedOn: Timestamp;
    /**
     * When it was given up without giving money back; null when it was not.
     */
    voidedOn: Timestamp | null;
    /**
     * When the money was given back; null while it is not.
     */
    completedOn: Timestamp | null;
    /**
     * Money is given back outside a processor: an admin completes it.
     */
    isOffline: boolean;
    /**
     * What was given back of each line.
     */
    lines: Array<RefundLine>;
    /**
     * The payment that it goes back on; empty when units came back without money.
     */
    payments: Array<RefundPayment>;
    /**
     * null unless FAILED
     */
    failure: RefundFailure | null;
    /**
     * Internal.
     */
    note: string | null;
    createdBy: RefundActor;
    /**
     * The failed refund this one retries
     */
    retryOfRefundId: RefundId | null;
    /**
     * The refund that retries this one
     */
    retriedByRefundId: RefundId | null;
    /**
     * What can be done in this state. Ask for nothing else: it would be 409 `invalid_state_transition`.
     */
    allowedActions: Array<RefundAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Why the processor rejected the refund.
 */
export type RefundFailure = {
    code: DeclineCode;
    /**
     * Why, in words.
     */
    message: string;
    /**
     * When the processor rejected it.
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
     * Name of product and variant when they were ordered.
     */
    name: string;
    /**
     * 0 when only money is given back.
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
     * Put back into stock.
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
     * Tax of what is refunded.
     */
    taxTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When it was issued
     */
    refundedOn: Timestamp;
    /**
     * When it was given up without giving money back; null when it was not.
     */
    voidedOn: Timestamp | null;
    /**
     * When the money was given back; null while it is not.
     */
    completedOn: Timestamp | null;
    /**
     * null for a guest
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * Given and family name of the buyer; `""` where neither is known.
     */
    customerName: string;
    customerEmail: Email;
    /**
     * Whether the money goes back outside of the platform.
     */
    isOffline: boolean;
    /**
     * Null unless FAILED.
     */
    failureCode: DeclineCode | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * Whether refunds have their own numbers or take them from the orders'.
 */
export declare const RefundNumberSequence: {
    readonly OWN: "OWN";
    readonly SHARED: "SHARED";
};
/**
 * Whether refunds have their own numbers or take them from the orders'.
 */
export type RefundNumberSequence = typeof RefundNumberSequence[keyof typeof RefundNumberSequence];
/**
 * One page of a list of refunds, and where the next one begins.
 */
export type RefundPage = {
    /**
     * The refunds of this page, in the order asked for; empty behind the last page.
     */
    items: Array<RefundListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The part of a refund that goes back on one payment.
 */
export type RefundPayment = {
    paymentId: PaymentId;
    /**
     * The payment provider.
     */
    providerCode: string;
    paymentType: PaymentType | null;
    /**
     * The card's brand; null where it was no card.
     */
    brand: string | null;
    /**
     * The last four digits of card or account; null where there are none.
     */
    lastFour: string | null;
    /**
     * Given back on this payment.
     */
    amount: PositiveMoney;
    status: RefundStatus;
    /**
     * The refund's id at the provider; null until the provider has taken it.
     */
    providerReference: string | null;
};
/**
 * What a refund would give back, and what it may give back at most.
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
     * Of the lines, net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax of what is refunded.
     */
    taxTotal: PositiveMoney;
    /**
     * Of the shipping charge, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * The most that can be refunded now, tax included.
     */
    maximumAmount: PositiveMoney;
    /**
     * Of the shipping charge, tax included.
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
 * A line with its limits, and what the refund would give back for it.
 */
export type RefundPreviewLine = {
    lineItemId: LineItemId;
    sku: Sku;
    /**
     * Name of product and variant when they were ordered.
     */
    name: string;
    /**
     * Units ordered.
     */
    orderedQuantity: Quantity;
    /**
     * In earlier refunds.
     */
    refundedQuantity: number;
    /**
     * At most now.
     */
    refundableQuantity: number;
    /**
     * At most now, tax included.
     */
    maximumAmount: PositiveMoney;
    /**
     * This refund's.
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
     * Would go back into stock.
     */
    restockQuantity: number;
};
/**
 * A payment with its limit, and what would go back on it.
 */
export type RefundPreviewPayment = {
    paymentId: PaymentId;
    /**
     * The payment provider.
     */
    providerCode: string;
    paymentType: PaymentType | null;
    /**
     * The card's brand; null where it was no card.
     */
    brand: string | null;
    /**
     * The last four digits of card or account; null where there are none.
     */
    lastFour: string | null;
    /**
     * At most now.
     */
    refundableAmount: PositiveMoney;
    /**
     * This refund's.
     */
    amount: PositiveMoney;
};
/**
 * A refund that failed, to be tried again.
 */
export type RefundRetry = {
    refundId: RefundId;
    /**
     * Internal.
     */
    note?: string | null | undefined;
};
/**
 * Sort order; a minus sign means descending.
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
 * Sort order; a minus sign means descending.
 */
export type RefundSort = typeof RefundSort[keyof typeof RefundSort];
/**
 * The refund to stop.
 */
export type RefundVoid = {
    refundId: RefundId;
    /**
     * Internal.
     */
    note?: string | null | undefined;
};
/**
 * What a renewal does when an item is out of stock: WAIT tries it daily for `renewalStockWaitDays`, then skips it. SKIP skips it at once.
 */
export declare const RenewalStockPolicy: {
    readonly WAIT: "WAIT";
    readonly SKIP: "SKIP";
};
/**
 * What a renewal does when an item is out of stock: WAIT tries it daily for `renewalStockWaitDays`, then skips it. SKIP skips it at once.
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
 * A request to the store's API, and how it was answered.
 */
export type RequestLog = {
    requestLogId: RequestLogId;
    surface: ApiSurface;
    /**
     * The operationId.
     */
    operation: string;
    /**
     * The HTTP method.
     */
    requestMethod: string;
    /**
     * The path, without the query.
     */
    path: string;
    /**
     * The HTTP status of the answer.
     */
    responseStatus: number;
    /**
     * Why it was refused; null when it was not.
     */
    problemCode: ErrorCode | null;
    /**
     * How long it took until the answer was written, in milliseconds.
     */
    durationMs: number;
    /**
     * Who asked; CUSTOMER for every visitor of the storefront.
     */
    actorType: ActorType;
    /**
     * The administrator; null when it was none.
     */
    adminUserId: AdminUserId | null;
    /**
     * The app token; null when it was none.
     */
    appTokenId: AppTokenId | null;
    /**
     * The customer; null when nobody was logged in.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * The X-Request-Id.
     */
    requestId: string;
    /**
     * The Idempotency-Key; null without one.
     */
    idempotencyKey: string | null;
    /**
     * Whether the answer was the one that an earlier request with the key had got.
     */
    isReplayed: boolean;
    /**
     * A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
     */
    ipHash: string;
    createdOn: Timestamp;
    /**
     * The User-Agent that was sent; null without one.
     */
    userAgent: string | null;
    /**
     * What of the request was refused; empty where that cannot be said.
     */
    errors: Array<RequestLogError>;
};
/**
 * A place in a request that was refused. What was sent there is not kept.
 */
export type RequestLogError = {
    in: ProblemFieldLocation;
    /**
     * As the problem has it: RFC 6901 pointer into the body, or a slash and the name of the parameter or header.
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
     * The operationId.
     */
    operation: string;
    /**
     * The HTTP method.
     */
    requestMethod: string;
    /**
     * The path, without the query.
     */
    path: string;
    /**
     * The HTTP status of the answer.
     */
    responseStatus: number;
    /**
     * Why it was refused; null when it was not.
     */
    problemCode: ErrorCode | null;
    /**
     * How long it took until the answer was written, in milliseconds.
     */
    durationMs: number;
    /**
     * Who asked; CUSTOMER for every visitor of the storefront.
     */
    actorType: ActorType;
    /**
     * The administrator; null when it was none.
     */
    adminUserId: AdminUserId | null;
    /**
     * The app token; null when it was none.
     */
    appTokenId: AppTokenId | null;
    /**
     * The customer; null when nobody was logged in.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * The X-Request-Id.
     */
    requestId: string;
    /**
     * The Idempotency-Key; null without one.
     */
    idempotencyKey: string | null;
    /**
     * Whether the answer was the one that an earlier request with the key had got.
     */
    isReplayed: boolean;
    /**
     * A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
     */
    ipHash: string;
    createdOn: Timestamp;
};
/**
 * One page of a list of requests, and where the next one begins.
 */
export type RequestLogPage = {
    /**
     * The requests of this page, in the order asked for; empty behind the last page.
     */
    items: Array<RequestLogListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const RequestLogSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type RequestLogSort = typeof RequestLogSort[keyof typeof RequestLogSort];
/**
 * How a request was answered.
 *
 * - `SUCCESS`: with a status below 400.
 * - `REFUSED`: with a status from 400 to 499.
 * - `FAILURE`: with a status from 500 on.
 */
export declare const RequestOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly REFUSED: "REFUSED";
    readonly FAILURE: "FAILURE";
};
/**
 * How a request was answered.
 *
 * - `SUCCESS`: with a status below 400.
 * - `REFUSED`: with a status from 400 to 499.
 * - `FAILURE`: with a status from 500 on.
 */
export type RequestOutcome = typeof RequestOutcome[keyof typeof RequestOutcome];
/**
 * A named role: permissions, and the stores they hold in.
 */
export type Scope = {
    scopeId: ScopeId;
    /**
     * The scope's name, without regard to case unique among the scopes of each of its stores.
     */
    name: string;
    /**
     * What the scope is for; null when nobody wrote it.
     */
    description: string | null;
    /**
     * Made by the platform; cannot be changed.
     */
    isSystem: boolean;
    /**
     * What holders of the scope may do.
     */
    permissions: Array<Permission>;
    /**
     * Empty = all stores, present and future. Others show only the stores the caller reaches.
     */
    storeIds: Array<StoreId>;
    /**
     * Admin users who have the scope.
     */
    userCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * All scopes, complete.
 */
export type ScopeList = {
    /**
     * The scopes.
     */
    items: Array<Scope>;
    /**
     * Every permission there is.
     */
    permissions: Array<Permission>;
};
/**
 * A scope as it is to be, whole. Without `scopeId` a new one.
 */
export type ScopeReplace = {
    scopeId?: ScopeId | undefined;
    /**
     * The scope's name, without regard to case unique among the scopes of each of its stores.
     */
    name: string;
    /**
     * What the scope is for; null when nobody wrote it.
     */
    description?: string | null | undefined;
    /**
     * What holders of the scope may do.
     */
    permissions: Array<Permission>;
    /**
     * Empty = all stores.
     */
    storeIds: Array<StoreId>;
    version?: Version | undefined;
};
/**
 * What search engines show. Replaced whole.
 */
export type SeoInput = {
    /**
     * Title for search engines; null = the name.
     */
    title?: string | null | undefined;
    /**
     * Description for search engines.
     */
    description?: string | null | undefined;
};
/**
 * A login that is still good.
 */
export type Session = {
    sessionId: SessionId;
    adminUserId: AdminUserId;
    /**
     * Whether the call was made in this session.
     */
    isCurrent: boolean;
    /**
     * The address of the last use.
     */
    ipAddress: string | null;
    /**
     * The User-Agent of the login.
     */
    userAgent: string | null;
    /**
     * When it was used last, to the minute.
     */
    lastUsedOn: Timestamp;
    /**
     * When the session ends if it is not used.
     */
    expiresOn: Timestamp;
    createdOn: Timestamp;
};
/**
 * All sessions, complete.
 */
export type SessionList = {
    /**
     * The sessions.
     */
    items: Array<Session>;
};
/**
 * A shipment, as an admin sees it.
 */
export type Shipment = {
    shipmentId: ShipmentId;
    /**
     * Readable number.
     */
    shipmentNumber: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The parcel's id at the carrier or warehouse; our own shipment id as text where none was given.
     */
    externalShipmentId: string;
    status: ShipmentStatus;
    /**
     * Empty while unknown.
     */
    carrierName: string;
    /**
     * Empty while unknown.
     */
    trackingNumber: string;
    /**
     * Empty while unknown.
     */
    trackingUrl: string;
    /**
     * When it left.
     */
    shippedOn: Timestamp;
    /**
     * When it is expected to arrive.
     */
    estimatedDelivery: Timestamp;
    /**
     * When it arrived; null while it has not.
     */
    deliveredOn: Timestamp | null;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why it was canceled, as it was written; null unless it was.
     */
    cancelReason: string | null;
    /**
     * What is in the parcel.
     */
    items: Array<ShipmentItem>;
    /**
     * The warehouse or shop that the parcel leaves from.
     */
    locationName: string | null;
    /**
     * In the store's weight unit
     */
    weight: Decimal | null;
    /**
     * The shipping label.
     */
    labelUrl: Url | null;
    /**
     * Newest first, by the carrier's time.
     */
    scans: Array<ShipmentScan>;
    /**
     * What can be done in this state. Ask for nothing else: it would be 409 `invalid_state_transition`.
     */
    allowedActions: Array<ShipmentAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An operation that is allowed on the shipment in its present state.
 */
export declare const ShipmentAction: {
    readonly UPDATE: "UPDATE";
    readonly CANCEL: "CANCEL";
    readonly RESEND_EMAIL: "RESEND_EMAIL";
};
/**
 * An operation that is allowed on the shipment in its present state.
 */
export type ShipmentAction = typeof ShipmentAction[keyof typeof ShipmentAction];
/**
 * The parcel to cancel. What was in it is open again.
 */
export type ShipmentCancel = {
    shipmentId: ShipmentId;
    /**
     * Why, for the store's records.
     */
    reason?: string | null | undefined;
    /**
     * Cancel although the carrier has it already.
     */
    force?: boolean | undefined;
    /**
     * Tell the customer by e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * The parcel whose mail is sent once more.
 */
export type ShipmentEmailResend = {
    shipmentId: ShipmentId;
    /**
     * Left out: the order's
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
     * Name of product and variant when they were ordered.
     */
    name: string;
};
/**
 * One scan of the carrier.
 */
export type ShipmentScan = {
    status: ShipmentStatus;
    /**
     * The carrier's own time
     */
    occurredOn: Timestamp;
    /**
     * Where the parcel was; null when the carrier does not say.
     */
    location: string | null;
    /**
     * What the carrier says; null when nothing.
     */
    message: string | null;
};
/**
 * Changes of a shipment: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type ShipmentUpdate = {
    shipmentId: ShipmentId;
    version?: Version | undefined;
    /**
     * A move; CANCELLED is refused here (use cancel)
     */
    status?: ShipmentStatus | undefined;
    /**
     * Kept with the scan.
     */
    statusMessage?: string | undefined;
    /**
     * Kept with the scan.
     */
    location?: string | undefined;
    /**
     * When the move happened; left out: now; not in the future
     */
    occurredOn?: TimestampInput | undefined;
    /**
     * Allow a move backwards, to correct a mistake.
     */
    isCorrection?: boolean | undefined;
    /**
     * Empty clears it.
     */
    carrierName?: string | undefined;
    /**
     * Empty clears it.
     */
    trackingNumber?: string | undefined;
    /**
     * Empty clears it.
     */
    trackingUrl?: string | undefined;
    /**
     * Not in the future
     */
    shippedOn?: TimestampInput | undefined;
    /**
     * When it is expected to arrive.
     */
    estimatedDelivery?: TimestampInput | undefined;
    /**
     * The parcel's id at the carrier or warehouse.
     */
    externalShipmentId?: string | undefined;
    /**
     * The warehouse or shop that the parcel leaves from.
     */
    locationName?: string | null | undefined;
    /**
     * In the store's weight unit
     */
    weight?: Decimal | null | undefined;
    /**
     * The shipping label.
     */
    labelUrl?: Url | null | undefined;
    /**
     * Send the e-mail that belongs to the move (DELIVERED).
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A way to send parcels, its price, and where to.
 */
export type ShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * The method's name as buyers see it.
     */
    name: string;
    /**
     * The carrier; null when the method names none.
     */
    carrierName: string | null;
    /**
     * The carrier's code of the service.
     */
    serviceCode: string | null;
    /**
     * What it costs, before discounts; with tax where `taxIncluded`.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded: boolean;
    /**
     * Days from shipping to delivery at least; null when unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Days from shipping to delivery at most. A shipment's `estimatedDelivery` is `shippedOn` plus these, unless another is given.
     */
    estimatedMaxDays: number;
    /**
     * Free when the goods that are shipped come to this after discounts; digital goods do not count. Null = never.
     */
    freeOverSubtotal: PositiveMoney | null;
    /**
     * Empty = all the store allows.
     */
    countryCodes: Array<CountryCode>;
    /**
     * The least that a cart weighs for the method to be offered, in `weightUnit`; null: no least.
     */
    minWeight: Decimal | null;
    /**
     * The most that a cart weighs for the method to be offered, in `weightUnit`; null: no most.
     */
    maxWeight: Decimal | null;
    weightUnit: WeightUnit;
    /**
     * Order at checkout.
     */
    position: number;
    /**
     * Whether it is offered.
     */
    isActive: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new shipping method. What is left out takes its default.
 */
export type ShippingMethodCreate = {
    /**
     * Unique in the store.
     */
    name: string;
    /**
     * The carrier's name, as buyers see it.
     */
    carrierName?: string | null | undefined;
    /**
     * The carrier's code of the service.
     */
    serviceCode?: string | null | undefined;
    /**
     * What it costs, before discounts; with tax where `taxIncluded`.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax. Default: the store's `pricesIncludeTax`.
     */
    taxIncluded?: boolean | undefined;
    /**
     * Days from shipping to delivery at least.
     */
    estimatedMinDays?: number | null | undefined;
    /**
     * Days from shipping to delivery at most; a shipment's `estimatedDelivery` is `shippedOn` plus these, unless another is given.
     */
    estimatedMaxDays: number;
    /**
     * Free when the goods that are shipped come to this after discounts; digital goods do not count. Null = never.
     */
    freeOverSubtotal?: PositiveMoney | null | undefined;
    /**
     * Empty = all the store allows.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * In `weightUnit`, not negative.
     */
    minWeight?: Decimal | null | undefined;
    /**
     * In `weightUnit`, not negative.
     */
    maxWeight?: Decimal | null | undefined;
    weightUnit?: WeightUnit | undefined;
    /**
     * Order at checkout. Left out at creation: last.
     */
    position?: number | undefined;
    /**
     * Whether it is offered. Default true.
     */
    isActive?: boolean | undefined;
};
/**
 * All shipping methods, complete.
 */
export type ShippingMethodList = {
    /**
     * The shipping methods.
     */
    items: Array<ShippingMethod>;
};
/**
 * Changes of a shipping method: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type ShippingMethodUpdate = {
    shippingMethodId: ShippingMethodId;
    /**
     * Unique in the store.
     */
    name?: string | undefined;
    /**
     * The carrier's name, as buyers see it.
     */
    carrierName?: string | null | undefined;
    /**
     * The carrier's code of the service.
     */
    serviceCode?: string | null | undefined;
    /**
     * What it costs, before discounts; with tax where `taxIncluded`.
     */
    price?: PositiveMoney | undefined;
    currencyCode?: CurrencyCode | undefined;
    /**
     * Whether `price` includes tax. Default: the store's `pricesIncludeTax`.
     */
    taxIncluded?: boolean | undefined;
    /**
     * Days from shipping to delivery at least.
     */
    estimatedMinDays?: number | null | undefined;
    /**
     * Days from shipping to delivery at most; a shipment's `estimatedDelivery` is `shippedOn` plus these, unless another is given.
     */
    estimatedMaxDays?: number | undefined;
    /**
     * Free when the goods that are shipped come to this after discounts; digital goods do not count. Null = never.
     */
    freeOverSubtotal?: PositiveMoney | null | undefined;
    /**
     * Empty = all the store allows.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * In `weightUnit`, not negative.
     */
    minWeight?: Decimal | null | undefined;
    /**
     * In `weightUnit`, not negative.
     */
    maxWeight?: Decimal | null | undefined;
    weightUnit?: WeightUnit | undefined;
    /**
     * Order at checkout. Left out at creation: last.
     */
    position?: number | undefined;
    /**
     * Whether it is offered. Default true.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * Changes of what is on hand; all of them, or none.
 */
export type StockAdjust = {
    reason: StockAdjustReason;
    /**
     * Kept with the adjustment.
     */
    note?: string | undefined;
    /**
     * Number of a delivery, a stocktake and the like.
     */
    reference?: string | undefined;
    /**
     * Each variant once.
     */
    items: Array<StockAdjustItem>;
};
/**
 * The change of one variant's stock, by a difference or to a value.
 */
export type StockAdjustItem = {
    /**
     * Exactly one of variantId and sku.
     */
    variantId?: VariantId | undefined;
    /**
     * Exactly one of variantId and sku.
     */
    sku?: Sku | undefined;
    /**
     * Change of stockOnHand. Exactly one of delta and stockOnHand.
     */
    delta?: number | undefined;
    /**
     * The value it is set to. Exactly one of delta and stockOnHand.
     */
    stockOnHand?: Count | undefined;
    /**
     * Refuse the request (409) when the current value is another.
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
 * A change of a variant's stock, and what it left.
 */
export type StockAdjustment = {
    variantId: VariantId;
    productId: ProductId;
    sku: Sku;
    reason: StockAdjustReason;
    /**
     * What was noted with the change; null when nothing.
     */
    note: string | null;
    /**
     * The delivery, count or order that it belongs to; null when none was named.
     */
    reference: string | null;
    /**
     * What changed, also where a value was set.
     */
    delta: number;
    /**
     * On hand before.
     */
    previousStockOnHand: Count;
    /**
     * On hand afterwards.
     */
    stockOnHand: Count;
    /**
     * Reserved by orders that are not shipped or, where nothing is shipped, not paid.
     */
    stockReserved: Count;
    /**
     * What can be sold now: on hand less what is reserved.
     */
    stockAvailable: number;
    createdOn: Timestamp;
};
/**
 * What became of each change, in the order that they were sent.
 */
export type StockAdjustmentList = {
    /**
     * What became of each change.
     */
    items: Array<StockAdjustment>;
};
/**
 * Over all active variants. OUT_OF_STOCK: none of them can be sold. LOW_STOCK: one is at or below its `lowStockThreshold`. A variant that does not track inventory can always be sold.
 */
export declare const StockStatus: {
    readonly IN_STOCK: "IN_STOCK";
    readonly LOW_STOCK: "LOW_STOCK";
    readonly OUT_OF_STOCK: "OUT_OF_STOCK";
};
/**
 * Over all active variants. OUT_OF_STOCK: none of them can be sold. LOW_STOCK: one is at or below its `lowStockThreshold`. A variant that does not track inventory can always be sold.
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
     * Unique on the platform, never changes.
     */
    code: string;
    /**
     * The storefront's host name; used in mails and links once it is proven.
     */
    domain: string | null;
    /**
     * When the store proved that the domain is its own (see `GET /admin/store/domain`); null while it has not.
     */
    domainVerifiedOn: Timestamp | null;
    status: StoreStatus;
    /**
     * false = test store, no real money.
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
     * Google Analytics' measurement id; null: not used.
     */
    googleMeasurementId?: string | null | undefined;
    /**
     * Meta's pixel id; null: not used.
     */
    metaPixelId?: string | null | undefined;
    /**
     * Where the store has its Matomo.
     */
    matomoUrl?: Url | null | undefined;
    /**
     * Matomo's site id; null: not used.
     */
    matomoSiteId?: string | null | undefined;
};
/**
 * A new store. What is left out takes its default.
 */
export type StoreCreate = {
    /**
     * The store's name as customers see it.
     */
    name: string;
    /**
     * The store's name for programs, unique on the platform.
     */
    code: string;
    /**
     * A host name without scheme and path.
     */
    domain?: string | null | undefined;
    /**
     * Default false. Cannot be changed later.
     */
    livemode?: boolean | undefined;
    timezone: TimeZone;
    defaultCurrencyCode: CurrencyCode;
    defaultLanguageCode: LanguageCode;
};
/**
 * A definition that custom fields are checked against.
 */
export type StoreCustomField = {
    object: StoreCustomFieldObject;
    /**
     * The field's name for programs, unique for its kind of object.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Shown to people.
     */
    name: string;
    /**
     * Whether an object has to have a value.
     */
    isRequired: boolean;
};
/**
 * The definition of a field of the store's own.
 */
export type StoreCustomFieldInput = {
    object: StoreCustomFieldObject;
    /**
     * Unique among the fields of the object.
     */
    key: string;
    type: CustomFieldType;
    /**
     * The field's name for people.
     */
    name: string;
    /**
     * Default false.
     */
    isRequired?: boolean | undefined;
};
/**
 * What the custom field is on.
 */
export declare const StoreCustomFieldObject: {
    readonly PRODUCT: "PRODUCT";
    readonly VARIANT: "VARIANT";
    readonly ORDER: "ORDER";
    readonly ORDER_LINE: "ORDER_LINE";
    readonly CUSTOMER: "CUSTOMER";
};
/**
 * What the custom field is on.
 */
export type StoreCustomFieldObject = typeof StoreCustomFieldObject[keyof typeof StoreCustomFieldObject];
/**
 * The customer, and the account type to join.
 */
export type StoreCustomerAccountTypeUpdate = {
    storeCustomerId: StoreCustomerId;
    accountTypeId: AccountTypeId;
    /**
     * Whether the daily check of automatic tiers may move the customer from there. Default false: the account type stays until somebody changes it.
     */
    automatic?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * The customer, the new status, and why.
 */
export type StoreCustomerStatusUpdate = {
    storeCustomerId: StoreCustomerId;
    status: CustomerStatus;
    /**
     * Kept as `statusReason` and in the audit log. Never shown to the customer.
     */
    reason?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * Changes of a customer: an absent member keeps its value, null clears it, an array is replaced whole.
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
    phoneNumber?: PhoneNumber | null | undefined;
    /**
     * Company the customer buys for.
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
     * Set it to true only when the customer has agreed to marketing e-mails.
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
 * What happens after a failed renewal payment.
 */
export type StoreDunning = {
    /**
     * Charges in all.
     */
    maxAttempts: number;
    /**
     * Days between the attempts, one fewer than the attempts.
     */
    intervalsDays: Array<number>;
    finalAction: DunningFinalAction;
    /**
     * Days after the last attempt before the final action.
     */
    graceDays: number;
    /**
     * At which steps the customer gets a mail.
     */
    notifyOn: Array<DunningNotice>;
};
/**
 * What happens when a renewal cannot be paid.
 */
export type StoreDunningInput = {
    /**
     * Charges in all.
     */
    maxAttempts: number;
    /**
     * Days between the attempts, one fewer than the attempts.
     */
    intervalsDays: Array<number>;
    finalAction: DunningFinalAction;
    /**
     * Days after the last attempt before the final action.
     */
    graceDays: number;
    /**
     * At which steps the customer gets a mail.
     */
    notifyOn: Array<DunningNotice>;
};
/**
 * A public key that a storefront names the store by. It is no secret.
 */
export type StoreKey = {
    storeKeyId: StoreKeyId;
    storeId: StoreId;
    /**
     * What the key is for, for people.
     */
    name: string;
    /**
     * The key's first characters, to recognize it by.
     */
    prefix: string;
    /**
     * When it was used last, to the minute; null before the first time.
     */
    lastUsedOn: Timestamp | null;
    /**
     * Since when it is no longer accepted; null while it is.
     */
    revokedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new store key. What is left out takes its default.
 */
export type StoreKeyCreate = {
    /**
     * What the key is for, for people.
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
     * What the key is for, for people.
     */
    name: string;
    /**
     * The key's first characters, to recognize it by.
     */
    prefix: string;
    /**
     * When it was used last, to the minute; null before the first time.
     */
    lastUsedOn: Timestamp | null;
    /**
     * Since when it is no longer accepted; null while it is.
     */
    revokedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * Sent by storefronts as `X-Store-Key` (`pk_…`).
     */
    key: string;
};
/**
 * All store keys, complete.
 */
export type StoreKeyList = {
    /**
     * The store keys.
     */
    items: Array<StoreKey>;
};
/**
 * All stores, complete.
 */
export type StoreList = {
    /**
     * The stores.
     */
    items: Array<Store>;
};
/**
 * A store's domain and what is published to prove that it is the store's own.
 */
export type StoreDomain = {
    /**
     * The host name of the storefront.
     */
    domain: string;
    /**
     * Null while it is not proven.
     */
    verifiedOn: Timestamp | null;
    record: StoreDomainRecord;
    file: StoreDomainFile;
};
/**
 * A file of the storefront, served without a redirect.
 */
export type StoreDomainFile = {
    /**
     * Where the file is looked for.
     */
    url: Url;
    /**
     * All that is in it.
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
 * A legal page of the store: somewhere else, or as a text that this service shows.
 */
export type StorePolicy = {
    type: PolicyType;
    /**
     * What links to it say.
     */
    title: string;
    /**
     * Where the page is; null = `html` has it.
     */
    url: Url | null;
    /**
     * The text; null = it is at `url`.
     */
    html: Html | null;
};
/**
 * A legal page of the store: exactly one of `url` and `html`.
 */
export type StorePolicyInput = {
    type: PolicyType;
    /**
     * What links to it say.
     */
    title: string;
    /**
     * Where the page is.
     */
    url?: Url | null | undefined;
    /**
     * The text, which this service shows.
     */
    html?: Html | null | undefined;
};
/**
 * How the pages of this service look that the store's buyers see: checkout, payment and policies.
 */
export type StoreBranding = {
    colors: StoreColors;
    /**
     * Null = the page's own.
     */
    font: BrandingFont | null;
    /**
     * How round corners are, in pixels; null = as the page has it.
     */
    radius: number | null;
    /**
     * The small picture of a browser's tab.
     */
    iconMediaId: MediaId | null;
};
/**
 * How the pages of this service look that the store's buyers see. Replaced whole: an absent member is null.
 */
export type StoreBrandingInput = {
    colors?: StoreColorsInput | undefined;
    /**
     * Null = the page's own.
     */
    font?: BrandingFont | null | undefined;
    /**
     * How round corners are, in pixels; null = as the page has it.
     */
    radius?: number | null | undefined;
    /**
     * The small picture of a browser's tab.
     */
    iconMediaId?: MediaId | null | undefined;
};
/**
 * The colors of the store's pages. What is null is as the page has it.
 */
export type StoreColors = {
    /**
     * Of buttons and of what is chosen; black or white stands on it, whichever is read more easily.
     */
    accent: Color | null;
    /**
     * Behind everything.
     */
    background: Color | null;
    /**
     * Of texts.
     */
    text: Color | null;
};
/**
 * The colors of the store's pages. `background` and `text` come together, with a contrast of 4.5:1 at least.
 */
export type StoreColorsInput = {
    /**
     * Of buttons and of what is chosen.
     */
    accent?: Color | null | undefined;
    /**
     * Behind everything.
     */
    background?: Color | null | undefined;
    /**
     * Of texts.
     */
    text?: Color | null | undefined;
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
     * The storefront's host name; used in mails and links once it is proven.
     */
    domain: string | null;
    /**
     * When the store proved that the domain is its own (see `GET /admin/store/domain`); null while it has not.
     */
    domainVerifiedOn: Timestamp | null;
    status: StoreStatus;
    /**
     * On invoices.
     */
    legalName: string | null;
    /**
     * Shown to customers. Replies to the store's mails go there, and mails about failing webhook endpoints.
     */
    supportEmail: Email | null;
    supportPhone: PhoneNumber | null;
    /**
     * The merchant's address; on invoices, and where goods come from.
     */
    address: Address | null;
    logoMediaId: MediaId | null;
    timezone: TimeZone;
    defaultLanguageCode: LanguageCode;
    /**
     * Holds the default one.
     */
    languageCodes: Array<LanguageCode>;
    defaultCurrencyCode: CurrencyCode;
    /**
     * Holds the default one.
     */
    currencyCodes: Array<CurrencyCode>;
    /**
     * Whether catalog prices include tax. Rates of tax classes that do not say so themselves take it over when they are set; those that exist keep theirs.
     */
    pricesIncludeTax: boolean;
    taxRounding: TaxRounding;
    taxRoundingTarget: TaxRoundingTarget;
    roundingMode: RoundingMode;
    weightUnit: WeightUnit;
    dimensionUnit: DimensionUnit;
    /**
     * Put before the number where people read it; `orderNumber` stays a number.
     */
    orderNumberPrefix: string | null;
    /**
     * The least number the next order gets.
     */
    orderNumberStart: number;
    /**
     * The merchant's VAT or other tax number, printed on invoices.
     */
    taxNumber: string | null;
    /**
     * Put before the numbers of invoices, and behind `CN-` of credit notes. Documents keep what they were issued with.
     */
    invoiceNumberPrefix: string | null;
    /**
     * The number of the first invoice; fixed once that is issued. Credit notes begin at 1.
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
     * How long a cart holds stock after its last change where `inventoryReserveMode` is AT_CART, and a checkout what it needs while its payment waits for the buyer: then half an hour at least, unless the provider sets a time.
     */
    reservationMinutes: number;
    /**
     * Days without a change until a cart expires.
     */
    cartExpiryDays: number;
    /**
     * Whether one can buy without an account.
     */
    guestCheckout: boolean;
    /**
     * Whether an account must verify its e-mail before it can buy.
     */
    requireVerifiedEmail: boolean;
    /**
     * Least length of customers' passwords.
     */
    customerPasswordMinLength: number;
    defaultAccountTypeId: AccountTypeId;
    defaultTaxClassId: TaxClassId;
    /**
     * Null = the default tax class.
     */
    shippingTaxClassId: TaxClassId | null;
    /**
     * Where the store ships to; empty = everywhere.
     */
    allowedCountryCodes: Array<CountryCode>;
    /**
     * Origins whose pages may call the customer API (CORS): scheme, host and port if any, such as `https://shop.example`. For development `http://localhost:*` lets in every port of this machine.
     */
    allowedOrigins: Array<string>;
    /**
     * The fields of the store's own, by kind of object.
     */
    customFieldDefinitions: Array<StoreCustomField>;
    dunning: StoreDunning;
    /**
     * Hour of the store's day at which renewals run.
     */
    renewalHour: number;
    /**
     * Days before a renewal, and before the last day of a card that renewals are charged to, at which the customer is mailed; 0 = not.
     */
    renewalReminderDays: number;
    /**
     * Days for which a renewal waits for stock, or for a way to ship it, before it is skipped (WAIT).
     */
    renewalStockWaitDays: number;
    /**
     * Days between the mail that tells of a higher price and the first renewal that is charged it.
     */
    priceChangeNoticeDays: number;
    renewalStockPolicy: RenewalStockPolicy;
    /**
     * How many renewals in a row a customer may skip; null = any number.
     */
    skipLimit: number | null;
    /**
     * Longest pause; null = without end.
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
     * The store's other legal pages, in the order shown, and the terms and the privacy policy where the store has no pages of its own for them.
     */
    policies: Array<StorePolicy>;
    branding: StoreBranding;
    /**
     * The address of a product's page, with `{slug}` or `{productId}` in the place of what differs; null while the storefront has none. Product cards have their `url` from it.
     */
    productUrlTemplate: string | null;
    /**
     * The storefront's own checkout page, to which checkout links lead; null = the page of this service.
     */
    checkoutUrl: Url | null;
    analytics: StoreAnalytics;
    webhookApiVersion: ApiVersionDate;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Changes of the settings of the store: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type StoreSettingsUpdate = {
    /**
     * The store's name as customers see it.
     */
    name?: string | undefined;
    /**
     * The storefront's host name. Another one has to be proven anew before mails link to it.
     */
    domain?: string | null | undefined;
    status?: StoreStatus | undefined;
    /**
     * On invoices.
     */
    legalName?: string | null | undefined;
    /**
     * Shown to customers. Replies to the store's mails go there, and mails about failing webhook endpoints.
     */
    supportEmail?: Email | null | undefined;
    supportPhone?: PhoneNumber | null | undefined;
    /**
     * Replaced whole.
     */
    address?: AddressInput | null | undefined;
    logoMediaId?: MediaId | null | undefined;
    timezone?: TimeZone | undefined;
    defaultLanguageCode?: LanguageCode | undefined;
    /**
     * Holds the default one.
     */
    languageCodes?: Array<LanguageCode> | undefined;
    defaultCurrencyCode?: CurrencyCode | undefined;
    /**
     * Holds the default one.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Whether catalog prices include tax. Rates of tax classes that do not say so themselves take it over when they are set; those that exist keep theirs.
     */
    pricesIncludeTax?: boolean | undefined;
    taxRounding?: TaxRounding | undefined;
    taxRoundingTarget?: TaxRoundingTarget | undefined;
    roundingMode?: RoundingMode | undefined;
    weightUnit?: WeightUnit | undefined;
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Put before the number where people read it; `orderNumber` stays a number.
     */
    orderNumberPrefix?: string | null | undefined;
    /**
     * The least number the next order gets.
     */
    orderNumberStart?: number | undefined;
    /**
     * The merchant's VAT or other tax number, printed on invoices.
     */
    taxNumber?: string | null | undefined;
    /**
     * Put before the numbers of invoices, and behind `CN-` of credit notes. Documents keep what they were issued with.
     */
    invoiceNumberPrefix?: string | null | undefined;
    /**
     * The number of the first invoice; fixed once that is issued. Credit notes begin at 1.
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
     * How long a cart holds stock after its last change where `inventoryReserveMode` is AT_CART, and a checkout what it needs while its payment waits for the buyer: then half an hour at least, unless the provider sets a time.
     */
    reservationMinutes?: number | undefined;
    /**
     * Days without a change until a cart expires.
     */
    cartExpiryDays?: number | undefined;
    /**
     * Whether one can buy without an account.
     */
    guestCheckout?: boolean | undefined;
    /**
     * Whether an account must verify its e-mail before it can buy.
     */
    requireVerifiedEmail?: boolean | undefined;
    /**
     * Least length of customers' passwords.
     */
    customerPasswordMinLength?: number | undefined;
    defaultAccountTypeId?: AccountTypeId | undefined;
    defaultTaxClassId?: TaxClassId | undefined;
    /**
     * Null = the default tax class.
     */
    shippingTaxClassId?: TaxClassId | null | undefined;
    /**
     * Where the store ships to; empty = everywhere.
     */
    allowedCountryCodes?: Array<CountryCode> | undefined;
    /**
     * Origins whose pages may call the customer API (CORS): scheme, host and port if any, such as `https://shop.example`. For development `http://localhost:*` lets in every port of this machine.
     */
    allowedOrigins?: Array<string> | undefined;
    /**
     * Replaced whole; values of a definition that goes are kept but no longer checked.
     */
    customFieldDefinitions?: Array<StoreCustomFieldInput> | undefined;
    dunning?: StoreDunningInput | undefined;
    /**
     * Hour of the store's day at which renewals run.
     */
    renewalHour?: number | undefined;
    /**
     * Days before a renewal, and before the last day of a card that renewals are charged to, at which the customer is mailed; 0 = not.
     */
    renewalReminderDays?: number | undefined;
    /**
     * Days for which a renewal waits for stock, or for a way to ship it, before it is skipped (WAIT).
     */
    renewalStockWaitDays?: number | undefined;
    /**
     * Days between the mail that tells of a higher price and the first renewal that is charged it.
     */
    priceChangeNoticeDays?: number | undefined;
    renewalStockPolicy?: RenewalStockPolicy | undefined;
    /**
     * How many renewals in a row a customer may skip; null = any number.
     */
    skipLimit?: number | null | undefined;
    /**
     * Longest pause; null = without end.
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
     * The store's other legal pages, in the order shown, each type once; of terms and privacy policy only what has no address in `termsUrl` and `privacyUrl`. Replaced whole.
     */
    policies?: Array<StorePolicyInput> | undefined;
    branding?: StoreBrandingInput | undefined;
    /**
     * The address of a product's page, with `{slug}` or `{productId}` in the place of what differs; null while the storefront has none.
     */
    productUrlTemplate?: string | null | undefined;
    /**
     * The storefront's own checkout page, to which checkout links lead: on one of the `allowedOrigins`, without fragment. Null = the page of this service.
     */
    checkoutUrl?: Url | null | undefined;
    analytics?: StoreAnalyticsInput | undefined;
    webhookApiVersion?: ApiVersionDate | undefined;
    version?: Version | undefined;
};
/**
 * A subscription with everything an administrator may see. Holds all members of the snapshot that events carry.
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
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Free text, or from the service COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
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
     * Renewal every so many interval units.
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
     * Null when none is left; the next renewal will fail.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * Null when nothing is shipped.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * Number of the last processed cycle. The first order is cycle 1, of a trial 0. Skipped and failed renewals take no number.
     */
    cycleNumber: number;
    /**
     * Whether it will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    /**
     * Resumes by itself on this date. Null when not paused or paused without end.
     */
    pausedUntil: Date | null;
    /**
     * Why it is paused, as it was written; null unless it is.
     */
    pauseReason: string | null;
    /**
     * When a renewal last placed its order.
     */
    lastProcessedOn: Timestamp | null;
    /**
     * The newest order of this subscription.
     */
    lastOrderId: OrderId | null;
    /**
     * Failed attempts at the present cycle.
     */
    failedAttempts: Count;
    /**
     * When the failed renewal is tried again.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * What would help. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    dunningState: DunningState;
    /**
     * The coupons that count for coming renewals.
     */
    coupons: Array<SubscriptionCoupon>;
    /**
     * The subscription that replaced this one.
     */
    replacedBySubscriptionId: SubscriptionId | null;
    /**
     * The subscription that this one replaced.
     */
    replacesSubscriptionId: SubscriptionId | null;
    /**
     * Until when the next renewal can be changed without `overrideCutoff`; null when none is scheduled.
     */
    changesUntil: Timestamp | null;
    /**
     * What the customer agreed to when it began; null when nothing was recorded.
     */
    consent: SubscriptionConsent | null;
    /**
     * The test clock that its dates follow. Null for the real time.
     */
    testClockId: TestClockId | null;
    /**
     * Internal note. Never shown to the customer.
     */
    note: string | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * The next renewals, earliest first. Empty while none is scheduled.
     */
    upcoming: Array<SubscriptionUpcomingCycle>;
    /**
     * What happened, newest first, at most 50; `GET /admin/subscription/history/paged` has all.
     */
    history: Array<SubscriptionHistoryEntry>;
    /**
     * What may be done now.
     */
    allowedActions: Array<SubscriptionAction>;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * What renewals are counted from.
 */
export declare const SubscriptionAnchorType: {
    readonly NONE: "NONE";
    readonly WEEKDAY: "WEEKDAY";
    readonly MONTHDAY: "MONTHDAY";
};
/**
 * What renewals are counted from.
 */
export type SubscriptionAnchorType = typeof SubscriptionAnchorType[keyof typeof SubscriptionAnchorType];
/**
 * What the customer agreed to when the subscription began: the evidence of the mandate to charge later.
 */
export type SubscriptionConsent = {
    /**
     * The words as they were shown, or as an administrator recorded them.
     */
    text: string;
    /**
     * What each renewal was said to cost, tax and shipping included. Null when an administrator recorded it.
     */
    grandTotal: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * The store's terms at that time. Null when it had none.
     */
    termsUrl: Url | null;
    /**
     * Stands for the network address that the request came from: equal addresses have equal values. Null when an administrator recorded it.
     */
    ipHash: string | null;
    /**
     * The browser's name for itself. Null when an administrator recorded it.
     */
    userAgent: string | null;
    /**
     * When they agreed.
     */
    acceptedOn: Timestamp;
};
/**
 * A coupon on the subscription, and for how many renewals it still counts.
 */
export type SubscriptionCoupon = {
    couponId: CouponId;
    /**
     * The code, as it was entered.
     */
    code: string;
    /**
     * The coupon's name.
     */
    name: string;
    /**
     * Renewals it still applies to. Null means all.
     */
    remainingCycles: number | null;
};
/**
 * The day of the next renewal.
 */
export type SubscriptionDateChange = {
    subscriptionId: SubscriptionId;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate: Date;
    /**
     * Whether the dates after the moved one go on from the old schedule.
     */
    keepAnchor?: boolean | undefined;
    /**
     * Make the change inside the plan's cutoff too. The history tells.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A line of a subscription. Holds all members of PublicSubscriptionListItem.
 */
export type SubscriptionItem = {
    subscriptionId: SubscriptionId;
    subscriptionItemId: SubscriptionItemId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionItemStatus;
    sku: Sku;
    /**
     * Name of the product, and of the variant where there are several.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    announcedPrices: AnnouncedPrices;
    /**
     * Renewal every so many interval units.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * The day of its next renewal.
     */
    nextProcessingDate: Date;
    createdOn: Timestamp;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why it was canceled, as it was written; null unless it was.
     */
    cancelReason: string | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    productId: ProductId;
    variantId: VariantId;
    /**
     * Whether the unit price was fixed by an administrator or an outside system, so that the plan's pricing does not touch it.
     */
    isPriceFixed: boolean;
};
/**
 * Items to add, change and remove, all at once.
 */
export type SubscriptionItemsChange = {
    subscriptionId: SubscriptionId;
    /**
     * Lines to remove.
     */
    remove?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change, each at most once and none that is removed.
     */
    update?: Array<SubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    add?: Array<SubscriptionItemAdd> | undefined;
    /**
     * Make the change inside the plan's cutoff too. The history tells.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A subscription as lists show it.
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
     * Renewal every so many interval units.
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
     * Sum of unit price times quantity as the buyer sees it.
     */
    recurringSubtotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Failed attempts at the present cycle.
     */
    failedAttempts: Count;
    /**
     * When the failed renewal is tried again.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * What would help. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    /**
     * How the next renewal stands. Null while none is scheduled.
     */
    cycleStatus: SubscriptionCycleStatus | null;
    /**
     * Whether it will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    /**
     * Resumes by itself on this date. Null when not paused or paused without end.
     */
    pausedUntil: Date | null;
    /**
     * What is charged. Null when none is left.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * When a renewal last placed its order.
     */
    lastProcessedOn: Timestamp | null;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Free text, or from the service COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
     */
    cancelReason: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * One page of a list of subscriptions, and where the next one begins.
 */
export type SubscriptionPage = {
    /**
     * The subscriptions of this page, in the order asked for; empty behind the last page.
     */
    items: Array<SubscriptionListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * How often a renewal runs, and how it is priced, shipped and canceled.
 */
export type SubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name as customers see it.
     */
    name: string;
    /**
     * The store's own short code, unique per store.
     */
    code: string | null;
    intervalUnit: IntervalUnit;
    /**
     * Renewal every so many interval units.
     */
    intervalCount: number;
    anchor: SubscriptionPlanAnchor;
    /**
     * So many days before a renewal it can no longer be changed, from the renewal's hour on; fewer than the interval has.
     */
    cutoffDays: number;
    /**
     * Cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles: number | null;
    /**
     * The subscription ends after so many cycles. Null means endless.
     */
    maxCycles: number | null;
    /**
     * Days before the first charge. The first order costs nothing and ships nothing of the plan's lines; the payment method is verified.
     */
    trialDays: number;
    /**
     * Cycles paid for with one charge; the orders of the others cost nothing.
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
     * Products sold on this plan.
     */
    productIds: Array<ProductId>;
    /**
     * Collections whose products are sold on this plan.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Whether it takes new subscriptions.
     */
    isActive: boolean;
    /**
     * Subscriptions on this plan that are not CANCELLED.
     */
    subscriberCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The day renewals fall on.
 */
export type SubscriptionPlanAnchor = {
    type: SubscriptionAnchorType;
    /**
     * WEEKDAY: 1 Monday to 7 Sunday. MONTHDAY: 1 to 31, the last day in shorter months. NONE: null.
     */
    value: number | null;
};
/**
 * The day that renewals are counted from.
 */
export type SubscriptionPlanAnchorInput = {
    type: SubscriptionAnchorType;
    /**
     * WEEKDAY: 1 Monday to 7 Sunday. MONTHDAY: 1 to 31, the last day in shorter months. NONE: null.
     */
    value?: number | null | undefined;
};
/**
 * A new subscription plan. What is left out takes its default.
 */
export type SubscriptionPlanCreate = {
    /**
     * The plan's name as customers see it.
     */
    name: string;
    /**
     * The store's own short code, unique per store.
     */
    code?: string | null | undefined;
    intervalUnit: IntervalUnit;
    /**
     * Renewal every so many interval units.
     */
    intervalCount: number;
    anchor?: SubscriptionPlanAnchorInput | undefined;
    /**
     * So many days before a renewal it can no longer be changed, from the renewal's hour on; fewer than the interval has.
     */
    cutoffDays?: number | undefined;
    /**
     * Cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles?: number | null | undefined;
    /**
     * The subscription ends after so many cycles. Null means endless.
     */
    maxCycles?: number | null | undefined;
    /**
     * Days before the first charge. The first order costs nothing and ships nothing of the plan's lines; the payment method is verified.
     */
    trialDays?: number | undefined;
    /**
     * Cycles paid for with one charge; the orders of the others cost nothing.
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
     * Products sold on this plan.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Collections whose products are sold on this plan.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Whether it takes new subscriptions.
     */
    isActive?: boolean | undefined;
};
/**
 * All subscription plans, complete.
 */
export type SubscriptionPlanList = {
    /**
     * The subscription plans.
     */
    items: Array<SubscriptionPlan>;
};
/**
 * What the plan takes off the price.
 */
export type SubscriptionPlanPricingInput = {
    type: SubscriptionPricingType;
    /**
     * Percent off, amount off or price per unit. Null for NONE.
     */
    value?: Decimal | null | undefined;
    /**
     * Currency of a fixed amount or price. Null otherwise.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * The value holds for so many cycles, then `thenValue`. Null means for all.
     */
    firstCycles?: number | null | undefined;
    /**
     * The value after the first cycles. Null without them.
     */
    thenValue?: Decimal | null | undefined;
};
/**
 * Changes of a subscription plan: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type SubscriptionPlanUpdate = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name as customers see it.
     */
    name?: string | undefined;
    /**
     * The store's own short code, unique per store.
     */
    code?: string | null | undefined;
    intervalUnit?: IntervalUnit | undefined;
    /**
     * Renewal every so many interval units.
     */
    intervalCount?: number | undefined;
    anchor?: SubscriptionPlanAnchorInput | undefined;
    /**
     * So many days before a renewal it can no longer be changed, from the renewal's hour on; fewer than the interval has.
     */
    cutoffDays?: number | undefined;
    /**
     * Cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles?: number | null | undefined;
    /**
     * The subscription ends after so many cycles. Null means endless.
     */
    maxCycles?: number | null | undefined;
    /**
     * Days before the first charge. The first order costs nothing and ships nothing of the plan's lines; the payment method is verified.
     */
    trialDays?: number | undefined;
    /**
     * Cycles paid for with one charge; the orders of the others cost nothing.
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
     * Products sold on this plan.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Collections whose products are sold on this plan.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Whether it takes new subscriptions.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * Which due renewals to run.
 */
export type SubscriptionProcessAll = {
    /**
     * Renewals due by this date. Default: today in the store's time zone.
     */
    processingDate?: Date | undefined;
    /**
     * Only these. Absent means all.
     */
    subscriptionIds?: Array<SubscriptionId> | undefined;
};
/**
 * How many renewals were run, and how they ended.
 */
export type SubscriptionProcessResult = {
    /**
     * The day that the renewal was due.
     */
    processingDate: Date;
    /**
     * Subscriptions that are due.
     */
    dueCount: Count;
    /**
     * Renewals queued by this call.
     */
    queuedCount: Count;
    /**
     * Renewals that were queued or running already.
     */
    lockedCount: Count;
    /**
     * The background work. Null where none keeps a record of its own: each renewal shows in its subscription.
     */
    integrationTaskId: IntegrationTaskId | null;
};
/**
 * The renewal that an administrator leaves out.
 */
export type AdminSubscriptionSkip = {
    subscriptionId: SubscriptionId;
    /**
     * The renewal meant. It must be the next one.
     */
    processingDate?: Date | undefined;
    /**
     * Kept in the history.
     */
    reason?: string | null | undefined;
    /**
     * Make the change inside the plan's cutoff too. The history tells.
     */
    overrideCutoff?: boolean | undefined;
};
/**
 * The skipped renewal that an administrator wants back.
 */
export type AdminSubscriptionUnskip = {
    subscriptionId: SubscriptionId;
    /**
     * The day of the skipped renewal.
     */
    processingDate: Date;
    /**
     * Kept in the history.
     */
    reason?: string | null | undefined;
    /**
     * Make the change inside the plan's cutoff too. The history tells.
     */
    overrideCutoff?: boolean | undefined;
};
/**
 * The subscription whose payment is tried again.
 */
export type SubscriptionRetry = {
    subscriptionId: SubscriptionId;
    /**
     * Replaces the payment method of the subscription, also for later renewals.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * Order of the list; a `-` in front means descending.
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
 * Order of the list; a `-` in front means descending.
 */
export type SubscriptionSort = typeof SubscriptionSort[keyof typeof SubscriptionSort];
/**
 * Changes of a subscription: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type SubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Null only when nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Null only when nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Replaces all coupons. One that is there already keeps the renewals it has left. A new one is judged now and counts as a use: it is reserved until the first renewal with it, and given back when it is taken off or the subscription ends before.
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
     * Make the change inside the plan's cutoff too. The history tells.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * The time that the subscriptions of one customer live in.
 */
export type TestClock = {
    testClockId: TestClockId;
    storeCustomerId: StoreCustomerId;
    status: TestClockStatus;
    /**
     * What the clock shows: everything that was due before is done.
     */
    currentTime: Timestamp;
    /**
     * Where it is being moved to. Null unless ADVANCING.
     */
    targetTime: Timestamp | null;
    /**
     * Why it could not be moved on; null unless FAILED.
     */
    failureDetail: string | null;
    /**
     * Subscriptions of the customer that follow it.
     */
    subscriptionCount: Count;
    /**
     * When it was created, in real time.
     */
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * How far to move a test clock on.
 */
export type TestClockAdvance = {
    testClockId: TestClockId;
    /**
     * Later than the clock shows, and at most 400 days.
     */
    targetTime: TimestampInput;
    version?: Version | undefined;
};
/**
 * A test clock for one customer.
 */
export type TestClockCreate = {
    /**
     * A customer of the store who has no live subscription and no test clock.
     */
    storeCustomerId: StoreCustomerId;
    /**
     * What it shows first; default now, never earlier.
     */
    currentTime?: TimestampInput | undefined;
};
/**
 * All test clocks, complete.
 */
export type TestClockList = {
    /**
     * The test clocks.
     */
    items: Array<TestClock>;
};
/**
 * READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to `targetTime` are being worked off. FAILED: it stopped on the way; `currentTime` is how far it came, and it can be moved on again.
 */
export declare const TestClockStatus: {
    readonly READY: "READY";
    readonly ADVANCING: "ADVANCING";
    readonly FAILED: "FAILED";
};
/**
 * READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to `targetTime` are being worked off. FAILED: it stopped on the way; `currentTime` is how far it came, and it can be moved on again.
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
     * Code of your own; unique in the store.
     */
    code: string | null;
    /**
     * Used for products without a class; exactly one class is the default.
     */
    isDefault: boolean;
    /**
     * All rates of the most specific place that has any hold: a longer postal code before a shorter one, any postal code before a state, a state before the country.
     */
    rates: Array<TaxRate>;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode: string | null;
    /**
     * Products of the class.
     */
    productCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new tax class. What is left out takes its default.
 */
export type TaxClassCreate = {
    /**
     * Unique in the store.
     */
    name: string;
    /**
     * Code of your own; unique in the store.
     */
    code?: string | null | undefined;
    /**
     * Used for products without a class; exactly one class is the default.
     */
    isDefault?: boolean | undefined;
    /**
     * All rates of the most specific place that has any hold: a longer postal code before a shorter one, any postal code before a state, a state before the country.
     */
    rates?: Array<TaxRateInput> | undefined;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode?: string | null | undefined;
};
/**
 * All tax classes, complete.
 */
export type TaxClassList = {
    /**
     * The tax classes.
     */
    items: Array<TaxClass>;
};
/**
 * Changes of a tax class: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type TaxClassUpdate = {
    taxClassId: TaxClassId;
    /**
     * Unique in the store.
     */
    name?: string | undefined;
    /**
     * Code of your own; unique in the store.
     */
    code?: string | null | undefined;
    /**
     * Used for products without a class; exactly one class is the default.
     */
    isDefault?: boolean | undefined;
    /**
     * All rates of the most specific place that has any hold: a longer postal code before a shorter one, any postal code before a state, a state before the country.
     */
    rates?: Array<TaxRateInput> | undefined;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * Where the store has to collect tax.
 */
export type TaxNexus = {
    countryCode: CountryCode;
    /**
     * Null = the whole country.
     */
    stateProvince: string | null;
};
/**
 * A place in which the store collects tax.
 */
export type TaxNexusInput = {
    countryCode: CountryCode;
    /**
     * Null = the whole country.
     */
    stateProvince?: string | null | undefined;
};
/**
 * Where taxes come from: the store's own rates, or a tax service. Credentials are masked.
 */
export type TaxProvider = {
    taxProviderId: TaxProviderId;
    providerCode: TaxProviderCode;
    /**
     * Where the service is reached: `/quote`, `/commit`, `/refund` and `/void` are added. Null with `MANUAL`.
     */
    baseUrl: Url | null;
    /**
     * false = the manual rates apply.
     */
    isActive: boolean;
    /**
     * The places in which the store collects tax.
     */
    nexus: Array<TaxNexus>;
    /**
     * Where goods are sent from; null = the store's address.
     */
    originAddress: Address | null;
    /**
     * Whether the tax is reported to the provider at capture (false: only quoted).
     */
    commitOnCapture: boolean;
    fallback: TaxProviderFallback;
    /**
     * How long a calculation may take, in milliseconds, before `fallback` holds. After five in a row that were not answered `fallback` holds at once, and one call now and then tries the service.
     */
    timeoutMs: number;
    credentials: ProviderCredentials;
    healthStatus: ProviderHealthStatus;
    /**
     * When a call failed last, in the last 15 minutes; null when none did.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Why it failed, in words.
     */
    lastError: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The tax service. `MANUAL`: the rates of the store's tax classes. `STRIPE_TAX`: Stripe Tax, in an account of the store's own. `HTTP`: any service that speaks the contract in the guide "Connect a tax service".
 */
export type TaxProviderCode = 'MANUAL' | 'STRIPE_TAX' | 'HTTP' | 'AVALARA' | 'TAXJAR' | (string & {});
/**
 * When the provider does not answer in time: refuse the checkout (503), or use the rates of the tax classes. `BLOCK` refuses an address that the provider finds no place for, too: 422 `invalid_value`, which names it.
 */
export declare const TaxProviderFallback: {
    readonly BLOCK: "BLOCK";
    readonly USE_MANUAL_RATES: "USE_MANUAL_RATES";
};
/**
 * When the provider does not answer in time: refuse the checkout (503), or use the rates of the tax classes. `BLOCK` refuses an address that the provider finds no place for, too: 422 `invalid_value`, which names it.
 */
export type TaxProviderFallback = typeof TaxProviderFallback[keyof typeof TaxProviderFallback];
/**
 * Changes of the tax service: an absent member keeps its value, null clears it, an array is replaced whole.
 */
export type TaxProviderUpdate = {
    providerCode?: TaxProviderCode | undefined;
    /**
     * Where the service is reached: `/quote`, `/commit`, `/refund` and `/void` are added.
     */
    baseUrl?: Url | null | undefined;
    /**
     * false = the manual rates apply.
     */
    isActive?: boolean | undefined;
    /**
     * The places in which the store collects tax.
     */
    nexus?: Array<TaxNexusInput> | undefined;
    /**
     * Null = the store's address.
     */
    originAddress?: AddressInput | null | undefined;
    /**
     * Whether the tax is reported to the provider at capture.
     */
    commitOnCapture?: boolean | undefined;
    fallback?: TaxProviderFallback | undefined;
    /**
     * How long a calculation may take, in milliseconds, before `fallback` holds.
     */
    timeoutMs?: number | undefined;
    credentials?: ProviderCredentialsUpdate | undefined;
    version?: Version | undefined;
};
/**
 * The rate of a class in a country or region.
 */
export type TaxRate = {
    countryCode: CountryCode;
    /**
     * Null = the whole country.
     */
    stateProvince: string | null;
    /**
     * Postal code with * for any rest, such as 101*; null = all.
     */
    postalCodePattern: string | null;
    /**
     * Percent.
     */
    rate: Rate;
    /**
     * Shown on the tax line, such as VAT.
     */
    name: string;
    /**
     * Computed on top of the other taxes.
     */
    isCompound: boolean;
    /**
     * Whether prices contain this tax. Left out in a request: as the store's `pricesIncludeTax`.
     */
    includedInPrice: boolean;
};
/**
 * Unique by countryCode, stateProvince and postalCodePattern, or by name as well when compound.
 */
export type TaxRateInput = {
    countryCode: CountryCode;
    /**
     * Null = the whole country.
     */
    stateProvince?: string | null | undefined;
    /**
     * Postal code with * for any rest, such as 101*; null = all.
     */
    postalCodePattern?: string | null | undefined;
    /**
     * Percent.
     */
    rate: Rate;
    /**
     * Shown on the tax line, such as VAT.
     */
    name: string;
    /**
     * Computed on top of the other taxes.
     */
    isCompound?: boolean | undefined;
    /**
     * Whether prices contain this tax. Left out in a request: as the store's `pricesIncludeTax`.
     */
    includedInPrice?: boolean | undefined;
};
/**
 * What tax is rounded on.
 */
export declare const TaxRounding: {
    readonly LINE: "LINE";
    readonly UNIT: "UNIT";
    readonly TOTAL: "TOTAL";
};
/**
 * What tax is rounded on.
 */
export type TaxRounding = typeof TaxRounding[keyof typeof TaxRounding];
/**
 * With prices that include tax: which part is rounded; the other is the rest.
 */
export declare const TaxRoundingTarget: {
    readonly TAX: "TAX";
    readonly NET: "NET";
};
/**
 * With prices that include tax: which part is rounded; the other is the rest.
 */
export type TaxRoundingTarget = typeof TaxRoundingTarget[keyof typeof TaxRoundingTarget];
/**
 * An error in a template's source or in rendering it.
 */
export type TemplateError = {
    /**
     * Field of the template that holds the error, such as bodyHtml.
     */
    field: string;
    /**
     * The line of the text, from 1; null when the whole text is at fault.
     */
    line: number | null;
    /**
     * The column of the line, from 1; null when it is not known.
     */
    column: number | null;
    /**
     * What is wrong, in words.
     */
    message: string;
};
/**
 * HTML with Liquid: variables, filters, if, for; no includes. Kept as written; what variables bring in is escaped when it is rendered.
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
     * What the variable holds.
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
 * The password of whoever asks for a second factor.
 */
export type TotpCreate = {
    /**
     * The caller's password now.
     */
    currentPassword: string;
};
/**
 * The secret for an authenticator app, to be confirmed with a code of it. Shown once.
 */
export type TotpEnrollment = {
    /**
     * Base32, to type into the authenticator app.
     */
    secret: string;
    /**
     * The same as an `otpauth://` address, to show as a QR code.
     */
    otpauthUrl: string;
    /**
     * Until when the enrollment can be confirmed.
     */
    expiresOn: Timestamp;
};
/**
 * Codes that stand in for the second factor, each once. Shown once.
 */
export type TotpRecoveryCodes = {
    /**
     * Shown once; each is good for one login.
     */
    recoveryCodes: Array<string>;
};
/**
 * The password, and a code of the second factor that is removed.
 */
export type TotpRemove = {
    /**
     * The caller's password now.
     */
    currentPassword: string;
    totpCode: TotpCode;
};
/**
 * A code of the authenticator app, which turns the second factor on.
 */
export type TotpUpdate = {
    /**
     * Six digits of the authenticator app.
     */
    totpCode: string;
};
/**
 * Texts in one further language of the store.
 */
export type Translation = {
    languageCode: LanguageCode;
    /**
     * The name in the language.
     */
    name: string;
    description: Html | null;
    /**
     * Null = the slug of the main language.
     */
    slug: Slug | null;
};
/**
 * Texts in one further language of the store; one entry a language.
 */
export type TranslationInput = {
    languageCode: LanguageCode;
    /**
     * The name in the language.
     */
    name: string;
    description?: Html | null | undefined;
    /**
     * Null = the slug of the main language.
     */
    slug?: Slug | null | undefined;
};
/**
 * Orders that still have something to ship.
 */
export type UnfulfilledOrderCount = {
    /**
     * All three together
     */
    count: Count;
    /**
     * Nothing shipped yet
     */
    unfulfilledCount: Count;
    /**
     * Shipped in part.
     */
    partiallyFulfilledCount: Count;
    /**
     * On hold.
     */
    onHoldCount: Count;
    /**
     * null when there are none
     */
    oldestOrderDate: Timestamp | null;
};
/**
 * What is sold: a product in one choice of its options, with its stock and prices.
 */
export type Variant = {
    variantId: VariantId;
    productId: ProductId;
    /**
     * Unique in the store.
     */
    sku: Sku;
    /**
     * EAN, UPC, ISBN or the like.
     */
    barcode: string | null;
    /**
     * Shown beside the product's name.
     */
    name: string;
    /**
     * One value of each option.
     */
    optionValueIds: Array<ProductOptionValueId>;
    /**
     * One value of each option; no two variants of a product have the same set.
     */
    optionValues: Array<VariantOptionValue>;
    status: VariantStatus;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * Of one unit, in the store's `weightUnit`.
     */
    weight: Decimal | null;
    /**
     * Unit of weight.
     */
    weightUnit: WeightUnit;
    /**
     * In the store's `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * In the store's `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * In the store's `dimensionUnit`.
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
     * When false, stock is not looked at on sale.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * Units in the warehouse.
     */
    stockOnHand: Count;
    /**
     * Units held by running checkouts and by orders that have not shipped. Units without shipping leave the stock once their order is paid.
     */
    stockReserved: Count;
    /**
     * stockOnHand minus stockReserved; below zero only with BACKORDER.
     */
    stockAvailable: number;
    /**
     * At or below this many available the variant counts as low; null = never.
     */
    lowStockThreshold: Count | null;
    /**
     * How many may be sold below zero with BACKORDER; null = no limit.
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
     * Images of this variant; each one is among the product's media.
     */
    mediaIds: Array<MediaId>;
    /**
     * Every price row of the variant.
     */
    prices: Array<Price>;
    /**
     * Fields of the store's own, as its settings define them.
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
     * EAN, UPC, ISBN or the like.
     */
    barcode?: string | null | undefined;
    /**
     * Left out for a new variant:  the option values joined by a slash, or the product's name.
     */
    name?: string | undefined;
    /**
     * One value of each option; no two variants of a product have the same set.
     */
    optionValues?: Array<VariantOptionValueInput> | undefined;
    status?: VariantStatus | undefined;
    /**
     * Of one unit, in the store's `weightUnit`.
     */
    weight?: Decimal | null | undefined;
    /**
     * Unit of weight. Left out for a new variant:  the store's.
     */
    weightUnit?: WeightUnit | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    length?: Decimal | null | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    width?: Decimal | null | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    height?: Decimal | null | undefined;
    /**
     * Unit of length, width and height. Left out for a new variant:  the store's.
     */
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Customs tariff number.
     */
    hsCode?: string | null | undefined;
    countryOfOrigin?: CountryCode | null | undefined;
    /**
     * When false, stock is not looked at on sale.
     */
    trackInventory?: boolean | undefined;
    inventoryPolicy?: InventoryPolicy | undefined;
    /**
     * Opening stock of a new variant, 0 when absent. Refused (422) beside variantId: use POST /admin/stock/adjust.
     */
    stockOnHand?: Count | undefined;
    /**
     * At or below this many available the variant counts as low; null = never.
     */
    lowStockThreshold?: Count | null | undefined;
    /**
     * How many may be sold below zero with BACKORDER; null = no limit.
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
     * Images of this variant; each one is among the product's media (422 invalid_value otherwise).
     */
    mediaIds?: Array<MediaId> | undefined;
    /**
     * Every price row of the variant. A variant without a row for a currency is not for sale in it.
     */
    prices?: Array<VariantPriceInput> | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId?: string | null | undefined;
};
/**
 * One option value of a variant, by names, since ids may not exist yet.
 */
export type VariantOptionValueInput = {
    /**
     * Name of one of the product's options, as it is after this request.
     */
    optionName: string;
    /**
     * One of that option's values.
     */
    value: string;
};
/**
 * A price row of the variant it stands in. Unique by currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn.
 */
export type VariantPriceInput = {
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit, as the store shows prices (settings, pricesIncludeTax).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than the amount.
     */
    compareAtAmount?: PositiveMoney | null | undefined;
    /**
     * Only for this account type; null = everyone.
     */
    accountTypeId?: AccountTypeId | null | undefined;
    /**
     * Only for this plan; null = one-off purchase.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * From this quantity on.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Null = without start.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * Exclusive; null = without end.
     */
    endsOn?: TimestampInput | null | undefined;
};
/**
 * With variantId the variant is kept and the given members change (null clears, arrays are replaced whole); without it a variant is created and `sku` is needed.
 */
export type VariantUpdate = {
    /**
     * The variant to keep; without it a variant is created.
     */
    variantId?: VariantId | undefined;
    /**
     * Unique in the store.
     */
    sku?: Sku | undefined;
    /**
     * EAN, UPC, ISBN or the like.
     */
    barcode?: string | null | undefined;
    /**
     * Left out for a new variant:  the option values joined by a slash, or the product's name.
     */
    name?: string | undefined;
    /**
     * One value of each option; no two variants of a product have the same set.
     */
    optionValues?: Array<VariantOptionValueInput> | undefined;
    status?: VariantStatus | undefined;
    /**
     * Of one unit, in the store's `weightUnit`.
     */
    weight?: Decimal | null | undefined;
    /**
     * Unit of weight. Left out for a new variant:  the store's.
     */
    weightUnit?: WeightUnit | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    length?: Decimal | null | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    width?: Decimal | null | undefined;
    /**
     * In the store's `dimensionUnit`.
     */
    height?: Decimal | null | undefined;
    /**
     * Unit of length, width and height. Left out for a new variant:  the store's.
     */
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Customs tariff number.
     */
    hsCode?: string | null | undefined;
    countryOfOrigin?: CountryCode | null | undefined;
    /**
     * When false, stock is not looked at on sale.
     */
    trackInventory?: boolean | undefined;
    inventoryPolicy?: InventoryPolicy | undefined;
    /**
     * Opening stock of a new variant, 0 when absent. Refused (422) beside variantId: use POST /admin/stock/adjust.
     */
    stockOnHand?: Count | undefined;
    /**
     * At or below this many available the variant counts as low; null = never.
     */
    lowStockThreshold?: Count | null | undefined;
    /**
     * How many may be sold below zero with BACKORDER; null = no limit.
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
     * Images of this variant; each one is among the product's media (422 invalid_value otherwise).
     */
    mediaIds?: Array<MediaId> | undefined;
    /**
     * Every price row of the variant. A variant without a row for a currency is not for sale in it.
     */
    prices?: Array<VariantPriceInput> | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId?: string | null | undefined;
    /**
     * Only beside variantId; a stale one refuses the whole request (409).
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
 * Id of an address that the store sends no mails to.
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
 * Id of a logged exchange with an outside system.
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
 * Id of a scope, that is a named set of permissions.
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
     * The webhook deliveries of this page, in the order asked for; empty behind the last page.
     */
    items: Array<WebhookDelivery>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * An event on its way to one endpoint.
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
     * The replay that made it; null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Attempts of the schedule, the first included (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt; null when none is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then; null when none is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt; null when there was no answer.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * Set once the endpoint answered 2xx.
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
 * Position of the event, the `webhook-sequence` header of its deliveries. Rises with every event of an object; numbers may be missing.
 * An event whose sequence is not above the last one seen for its object is stale and may be dropped.
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
     * The replay that made it; null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Attempts of the schedule, the first included (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt; null when none is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then; null when none is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt; null when there was no answer.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * Set once the endpoint answered 2xx.
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
     * The webhook events of this page, in the order asked for; empty behind the last page.
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
     * False for a test store.
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
     * False for a test store.
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
     * Newest first; the newest 1000 when a replay made more.
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
 * Id of an audit log entry.
 */
export type AuditLogId = number;
/**
 * Id of a mail of the store.
 */
export type EmailId = number;
/**
 * Id of the configured tax provider.
 */
export type TaxProviderId = number;
/**
 * The store the request is about. A user with exactly one store may leave it out; with several it is needed (400 `store_required`). An app token belongs to one store:
 * leave it out, or send that store's id. A store you have no access to is a 404.
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
export type DeleteAccountTypeErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/account-type';
};
export type UpdateAccountTypeErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/account-type';
};
export type CreateAccountTypeErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/app-token';
};
export type UpdateAppTokenErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/app-token';
};
export type CreateAppTokenErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateAppTokenError = CreateAppTokenErrors[keyof CreateAppTokenErrors];
export type CreateAppTokenResponses = {
    /**
     * The app token, with the token itself.
     */
    200: AppTokenCreated;
};
export type CreateAppTokenResponse = CreateAppTokenResponses[keyof CreateAppTokenResponses];
export type ListAuditLogsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Order of the entries. Default `-createdOn`.
         */
        sort?: AuditLogSort | undefined;
        /**
         * Only entries by actors of this kind; several, separated by commas: any of them.
         */
        actorType?: Array<ActorType> | undefined;
        /**
         * Only entries by this administrator; several, separated by commas: any of them.
         */
        adminUserId?: Array<AdminUserId> | undefined;
        /**
         * Only entries by this app token; several, separated by commas: any of them.
         */
        appTokenId?: Array<AppTokenId> | undefined;
        /**
         * Only entries of this action, e.g. `refundOrder`.
         */
        action?: string | undefined;
        /**
         * Only entries about objects of this kind, e.g. `order`; several, separated by commas: any of them.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only entries about the object with this id; several, separated by commas: any of them. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only entries of the request with this X-Request-Id.
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
export type CheckCollectionData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The slug to check.
         */
        slug?: Slug | undefined;
        /**
         * The name to make a slug from.
         */
        name?: string | undefined;
        /**
         * A collection whose own slug counts as free, while it is being edited.
         */
        collectionId?: CollectionId | undefined;
    } | undefined;
    url: '/admin/collection/check';
};
export type CheckCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type CheckCollectionError = CheckCollectionErrors[keyof CheckCollectionErrors];
export type CheckCollectionResponses = {
    /**
     * The result.
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
export type DeleteCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCollectionError = DeleteCollectionErrors[keyof DeleteCollectionErrors];
export type DeleteCollectionResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteCollectionResponse = DeleteCollectionResponses[keyof DeleteCollectionResponses];
export type GetCollectionData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The collection.
         */
        collectionId?: CollectionId | undefined;
        /**
         * Its slug in the store's main language.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/collection';
};
export type UpdateCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/collection';
};
export type CreateCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default -createdOn.
         */
        sort?: CouponSort | undefined;
        /**
         * Only coupons in this state, the derived ones included; several, separated by commas: any of them.
         */
        status?: Array<CouponStatus> | undefined;
        /**
         * Only coupons of this type; several, separated by commas: any of them.
         */
        discountType?: Array<CouponDiscountType> | undefined;
        /**
         * Only automatic coupons, or only those with a code to type.
         */
        isAutomatic?: boolean | undefined;
        /**
         * Only coupons limited to this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only coupons limited to this collection; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
export type DeleteCouponErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCouponError = DeleteCouponErrors[keyof DeleteCouponErrors];
export type DeleteCouponResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteCouponResponse = DeleteCouponResponses[keyof DeleteCouponResponses];
export type GetCouponData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The coupon.
         */
        couponId?: CouponId | undefined;
        /**
         * Its code.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/coupon';
};
export type UpdateCouponErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/coupon';
};
export type CreateCouponErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default -createdOn.
         */
        sort?: CouponUsageSort | undefined;
        /**
         * Only uses of this coupon; several, separated by commas: any of them.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only uses of the coupon that has this code now.
         */
        code?: string | undefined;
        /**
         * Only uses in this state; several, separated by commas: any of them.
         */
        status?: Array<CouponUsageStatus> | undefined;
        /**
         * Only uses by this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only uses by this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: CustomerSort | undefined;
        /**
         * Only customers in this status; several, separated by commas: any of them.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type; several, separated by commas: any of them.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Only customers whose e-mail address is (not) verified.
         */
        emailVerified?: boolean | undefined;
        /**
         * Only customers with this tag; several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * The customer's e-mail address, compared without regard to case.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/customer';
};
export type CreateCustomerErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Whose orders.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-orderDate`.
         */
        sort?: CustomerOrderSort | undefined;
        /**
         * Only orders in this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders in this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: CustomerSort | undefined;
        /**
         * Only customers in this status; several, separated by commas: any of them.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type; several, separated by commas: any of them.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Only customers whose e-mail address is (not) verified.
         */
        emailVerified?: boolean | undefined;
        /**
         * Only customers with this tag; several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/customer/import';
};
export type ImportCustomersErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type ImportCustomersError = ImportCustomersErrors[keyof ImportCustomersErrors];
export type ImportCustomersResponses = {
    /**
     * The import is queued.
     */
    202: CustomerImportAccepted;
};
export type ImportCustomersResponse = ImportCustomersResponses[keyof ImportCustomersResponses];
export type CheckCustomerEmailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The e-mail address to check, compared without regard to case.
         */
        email: Email;
    };
    url: '/admin/customer/email-check';
};
export type CheckCustomerEmailErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type CheckCustomerEmailError = CheckCustomerEmailErrors[keyof CheckCustomerEmailErrors];
export type CheckCustomerEmailResponses = {
    /**
     * The finding.
     */
    200: CustomerEmailCheck;
};
export type CheckCustomerEmailResponse = CheckCustomerEmailResponses[keyof CheckCustomerEmailResponses];
export type SearchCustomersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What to look for, at least two characters.
         */
        search: string;
        /**
         * How many matches at most.
         */
        limit?: number | undefined;
        /**
         * Only customers in this status; several, separated by commas: any of them.
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
         * Whose addresses.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Also the removed ones.
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
export type DeleteCustomerAddressErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCustomerAddressError = DeleteCustomerAddressErrors[keyof DeleteCustomerAddressErrors];
export type DeleteCustomerAddressResponses = {
    /**
     * The address is removed.
     */
    204: void;
};
export type DeleteCustomerAddressResponse = DeleteCustomerAddressResponses[keyof DeleteCustomerAddressResponses];
export type ListCustomerPaymentMethodsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose payment methods.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Also the removed ones.
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
export type DeleteCustomerPaymentMethodErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
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
         * First day. Left out: 30 days before `to`.
         */
        from?: Date | undefined;
        /**
         * Day after the last one. Left out: tomorrow.
         */
        to?: Date | undefined;
        /**
         * What to compare with. Left out: PREVIOUS_PERIOD.
         */
        compareTo?: DashboardComparison | undefined;
        /**
         * Left out: the store's default.
         */
        currencyCode?: CurrencyCode | undefined;
    } | undefined;
    url: '/admin/dashboard';
};
export type GetDashboardErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: EmailSort | undefined;
        /**
         * Only mails to this address, without regard to case.
         */
        to?: Email | undefined;
        /**
         * Only mails of this kind; several, separated by commas: any of them.
         */
        emailTemplateTypeCode?: Array<EmailTemplateTypeCode> | undefined;
        /**
         * Only mails in this status; several, separated by commas: any of them.
         */
        status?: Array<EmailStatus> | undefined;
        /**
         * Only mails about this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email/resend';
};
export type ResendEmailErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ResendEmailError = ResendEmailErrors[keyof ResendEmailErrors];
export type ResendEmailResponses = {
    /**
     * The new mail.
     */
    200: EmailListItem;
};
export type ResendEmailResponse = ResendEmailResponses[keyof ResendEmailResponses];
export type ListEmailSuppressionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: EmailSuppressionSort | undefined;
        /**
         * Only this address, without regard to case.
         */
        email?: Email | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email/test';
};
export type TestEmailErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type TestEmailError = TestEmailErrors[keyof TestEmailErrors];
export type TestEmailResponses = {
    /**
     * What was rendered, and whether the transport accepted it.
     */
    200: EmailTestResult;
};
export type TestEmailResponse = TestEmailResponses[keyof TestEmailResponses];
export type ListEmailTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `name`.
         */
        sort?: EmailTemplateSort | undefined;
        /**
         * Only templates of this type; several, separated by commas: any of them.
         */
        emailTemplateTypeId?: Array<EmailTemplateTypeId> | undefined;
        /**
         * Only templates in this language; several, separated by commas: any of them.
         */
        languageCode?: Array<LanguageCode> | undefined;
        /**
         * Only active or only inactive ones.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The template.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email-template';
};
export type UpdateEmailTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email-template';
};
export type CreateEmailTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email-template/preview';
};
export type PreviewEmailTemplateErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/email-template/revert';
};
export type RevertEmailTemplateErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Default -createdOn.
         */
        sort?: IntegrationLogSort | undefined;
        /**
         * Only this kind of outside system; several, separated by commas: any of them.
         */
        integration?: Array<IntegrationType> | undefined;
        /**
         * Only this provider.
         */
        providerCode?: string | undefined;
        /**
         * Only calls with this account at a payment service; several, separated by commas: any of them.
         */
        paymentProviderId?: Array<PaymentProviderId> | undefined;
        /**
         * Only about objects of this kind, such as order; several, separated by commas: any of them.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only about this object; several, separated by commas: any of them. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only this direction; several, separated by commas: any of them.
         */
        direction?: Array<IntegrationDirection> | undefined;
        /**
         * Only calls that ended so; several, separated by commas: any of them.
         */
        outcome?: Array<IntegrationOutcome> | undefined;
        /**
         * Only calls of this request.
         */
        correlationId?: string | undefined;
        /**
         * Only calls of this task; several, separated by commas: any of them.
         */
        integrationTaskId?: Array<IntegrationTaskId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Default -createdOn.
         */
        sort?: IntegrationTaskSort | undefined;
        /**
         * Only tasks in this state; several, separated by commas: any of them.
         */
        status?: Array<IntegrationTaskStatus> | undefined;
        /**
         * Only tasks of this type.
         */
        taskType?: string | undefined;
        /**
         * Only this kind of outside system; several, separated by commas: any of them.
         */
        integration?: Array<IntegrationType> | undefined;
        /**
         * Only this provider.
         */
        providerCode?: string | undefined;
        /**
         * Only about objects of this kind, such as order; several, separated by commas: any of them.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only about this object; several, separated by commas: any of them. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * Whose file.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/integration-task/retry';
};
export type RetryIntegrationTasksErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type RetryIntegrationTasksError = RetryIntegrationTasksErrors[keyof RetryIntegrationTasksErrors];
export type RetryIntegrationTasksResponses = {
    /**
     * What became of each task.
     */
    200: IntegrationTaskRetryResult;
};
export type RetryIntegrationTasksResponse = RetryIntegrationTasksResponses[keyof RetryIntegrationTasksResponses];
export type CancelIntegrationTasksData = {
    body: IntegrationTaskCancel;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/integration-task/cancel';
};
export type CancelIntegrationTasksErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type CancelIntegrationTasksError = CancelIntegrationTasksErrors[keyof CancelIntegrationTasksErrors];
export type CancelIntegrationTasksResponses = {
    /**
     * What became of each task.
     */
    200: IntegrationTaskCancelResult;
};
export type CancelIntegrationTasksResponse = CancelIntegrationTasksResponses[keyof CancelIntegrationTasksResponses];
export type ListInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Default -issuedOn.
         */
        sort?: InvoiceSort | undefined;
        /**
         * Only documents of this type; several, separated by commas: any of them.
         */
        type?: Array<InvoiceType> | undefined;
        /**
         * Only documents of this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only documents issued then or later.
         */
        issuedFrom?: TimestampInput | undefined;
        /**
         * Only documents issued before.
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
     * New tokens, with the user and the stores as they are now.
     */
    200: AdminLogin;
};
export type RefreshLoginResponse = RefreshLoginResponses[keyof RefreshLoginResponses];
export type LogoutData = {
    body?: never;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/logout';
};
export type LogoutErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default -createdOn.
         */
        sort?: MediaSort | undefined;
        /**
         * Only media directly in this folder. Not together with rootOnly; several, separated by commas: any of them.
         */
        folderId?: Array<MediaFolderId> | undefined;
        /**
         * Only media in no folder.
         */
        rootOnly?: boolean | undefined;
        /**
         * Only media of this type; several, separated by commas: any of them.
         */
        mediaType?: Array<MediaType> | undefined;
        /**
         * Only media in this state; several, separated by commas: any of them.
         */
        status?: Array<MediaStatus> | undefined;
        /**
         * Only media with this tag, exactly; several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only media that something uses, or only unused ones.
         */
        isUsed?: boolean | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * Delete it although it is used.
         */
        force?: boolean | undefined;
    };
    url: '/admin/media';
};
export type DeleteMediaErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
export type DeleteMediaError = DeleteMediaErrors[keyof DeleteMediaErrors];
export type DeleteMediaResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteMediaResponse = DeleteMediaResponses[keyof DeleteMediaResponses];
export type GetMediaData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The medium.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/media';
};
export type UpdateMediaErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/media';
};
export type CreateMediaErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
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
     * What the files take.
     */
    200: MediaUsage;
};
export type GetMediaUsageResponse = GetMediaUsageResponses[keyof GetMediaUsageResponses];
export type ListMediaFoldersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default name.
         */
        sort?: MediaFolderSort | undefined;
        /**
         * Only folders directly in this one. Not together with rootOnly; several, separated by commas: any of them.
         */
        parentFolderId?: Array<MediaFolderId> | undefined;
        /**
         * Only folders of the top level.
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
         * The folder that takes over its content.
         */
        replacementFolderId?: MediaFolderId | undefined;
    };
    url: '/admin/media/folder';
};
export type DeleteMediaFolderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
export type DeleteMediaFolderError = DeleteMediaFolderErrors[keyof DeleteMediaFolderErrors];
export type DeleteMediaFolderResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteMediaFolderResponse = DeleteMediaFolderResponses[keyof DeleteMediaFolderResponses];
export type UpdateMediaFolderData = {
    body: MediaFolderUpdate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/media/folder';
};
export type UpdateMediaFolderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/media/folder';
};
export type CreateMediaFolderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Default -orderDate.
         */
        sort?: OrderSort | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Only orders in this state; left out: all but DRAFT; several, separated by commas: any of them.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from here; several, separated by commas: any of them.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Ordered at or after.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Ordered before.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of this customer; several, separated by commas: any of them.
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
         * Only orders with a line of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with this coupon; several, separated by commas: any of them.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of this subscription; several, separated by commas: any of them.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with this shipping method; several, separated by commas: any of them.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to this country; several, separated by commas: any of them.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in this currency; several, separated by commas: any of them.
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
         * Only orders with this tag; several, separated by commas: any of them.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order';
};
export type UpdateOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order';
};
export type CreateOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/place';
};
export type PlaceOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/sync';
};
export type SyncOrdersErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * What a row stands for.
         */
        rows?: OrderExportRows | undefined;
        /**
         * Default -orderDate.
         */
        sort?: OrderSort | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Only orders in this state; left out: all but DRAFT; several, separated by commas: any of them.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from here; several, separated by commas: any of them.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Ordered at or after.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Ordered before.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of this customer; several, separated by commas: any of them.
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
         * Only orders with a line of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with this coupon; several, separated by commas: any of them.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of this subscription; several, separated by commas: any of them.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with this shipping method; several, separated by commas: any of them.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to this country; several, separated by commas: any of them.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in this currency; several, separated by commas: any of them.
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
         * Only orders with this tag; several, separated by commas: any of them.
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
         * Which document.
         */
        type?: PdfTemplateTypeCode | undefined;
        /**
         * A shipment of the order.
         */
        shipmentId?: ShipmentId | undefined;
        /**
         * A refund of the order.
         */
        refundId?: RefundId | undefined;
        /**
         * An invoice or credit note of the order.
         */
        invoiceId?: InvoiceId | undefined;
        /**
         * Another template than the active one.
         */
        pdfTemplateId?: PdfTemplateId | undefined;
        /**
         * Another language than the order's.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/admin/order/pdf';
};
export type GetOrderPdfErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/refund';
};
export type RefundOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/refund/preview';
};
export type PreviewOrderRefundErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The order.
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
         * Currency of the order; left out: the store's default.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Subtotal after discounts of the goods that are shipped, for methods that are free above one.
         */
        subtotal?: PositiveMoney | undefined;
        /**
         * Weight, in the store's weight unit.
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Only orders in this state; left out: all but DRAFT; several, separated by commas: any of them.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from here; several, separated by commas: any of them.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Ordered at or after.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Ordered before.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of this customer; several, separated by commas: any of them.
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
         * Only orders with a line of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with this coupon; several, separated by commas: any of them.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of this subscription; several, separated by commas: any of them.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with this shipping method; several, separated by commas: any of them.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to this country; several, separated by commas: any of them.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in this currency; several, separated by commas: any of them.
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
         * Only orders with this tag; several, separated by commas: any of them.
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Only orders in this state; left out: all but DRAFT; several, separated by commas: any of them.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from here; several, separated by commas: any of them.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Ordered at or after.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Ordered before.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of this customer; several, separated by commas: any of them.
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
         * Only orders with a line of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with this coupon; several, separated by commas: any of them.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of this subscription; several, separated by commas: any of them.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with this shipping method; several, separated by commas: any of them.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to this country; several, separated by commas: any of them.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in this currency; several, separated by commas: any of them.
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
         * Only orders with this tag; several, separated by commas: any of them.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/fulfill';
};
export type FulfillOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/resend-shipment-email';
};
export type ResendShipmentEmailErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ResendShipmentEmailError = ResendShipmentEmailErrors[keyof ResendShipmentEmailErrors];
export type ResendShipmentEmailResponses = {
    /**
     * Queued.
     */
    204: void;
};
export type ResendShipmentEmailResponse = ResendShipmentEmailResponses[keyof ResendShipmentEmailResponses];
export type CancelOrderData = {
    body: OrderCancel;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/cancel';
};
export type CancelOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/charge';
};
export type ChargeOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/capture';
};
export type CaptureOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/void';
};
export type VoidOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/chargeback';
};
export type ReportOrderChargebackErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReportOrderChargebackError = ReportOrderChargebackErrors[keyof ReportOrderChargebackErrors];
export type ReportOrderChargebackResponses = {
    /**
     * The chargeback as it is now.
     */
    200: Chargeback;
};
export type ReportOrderChargebackResponse = ReportOrderChargebackResponses[keyof ReportOrderChargebackResponses];
export type SubmitOrderChargebackEvidenceData = {
    body: OrderChargebackEvidence;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/chargeback/evidence';
};
export type SubmitOrderChargebackEvidenceErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type SubmitOrderChargebackEvidenceError = SubmitOrderChargebackEvidenceErrors[keyof SubmitOrderChargebackEvidenceErrors];
export type SubmitOrderChargebackEvidenceResponses = {
    /**
     * The chargeback as it is now.
     */
    200: Chargeback;
};
export type SubmitOrderChargebackEvidenceResponse = SubmitOrderChargebackEvidenceResponses[keyof SubmitOrderChargebackEvidenceResponses];
export type AcceptOrderChargebackData = {
    body: OrderChargebackAccept;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/chargeback/accept';
};
export type AcceptOrderChargebackErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type AcceptOrderChargebackError = AcceptOrderChargebackErrors[keyof AcceptOrderChargebackErrors];
export type AcceptOrderChargebackResponses = {
    /**
     * The chargeback as it is now.
     */
    200: Chargeback;
};
export type AcceptOrderChargebackResponse = AcceptOrderChargebackResponses[keyof AcceptOrderChargebackResponses];
export type CreateOrderPaymentLinkData = {
    body: OrderPaymentLinkCreate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/payment-link';
};
export type CreateOrderPaymentLinkErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateOrderPaymentLinkError = CreateOrderPaymentLinkErrors[keyof CreateOrderPaymentLinkErrors];
export type CreateOrderPaymentLinkResponses = {
    /**
     * The link.
     */
    200: OrderPaymentLink;
};
export type CreateOrderPaymentLinkResponse = CreateOrderPaymentLinkResponses[keyof CreateOrderPaymentLinkResponses];
export type RecordOrderOfflinePaymentData = {
    body: OrderOfflinePayment;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/offline-payment';
};
export type RecordOrderOfflinePaymentErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type RecordOrderOfflinePaymentError = RecordOrderOfflinePaymentErrors[keyof RecordOrderOfflinePaymentErrors];
export type RecordOrderOfflinePaymentResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type RecordOrderOfflinePaymentResponse = RecordOrderOfflinePaymentResponses[keyof RecordOrderOfflinePaymentResponses];
export type ReplaceOrderData = {
    body: OrderReplace;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/replace';
};
export type ReplaceOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/hold';
};
export type HoldOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type HoldOrderError = HoldOrderErrors[keyof HoldOrderErrors];
export type HoldOrderResponses = {
    /**
     * The held order.
     */
    200: Order;
};
export type HoldOrderResponse = HoldOrderResponses[keyof HoldOrderResponses];
export type ReleaseOrderData = {
    body: OrderRelease;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/order/release';
};
export type ReleaseOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
export type ListPdfTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `name`.
         */
        sort?: PdfTemplateSort | undefined;
        /**
         * Only templates of this type; several, separated by commas: any of them.
         */
        pdfTemplateTypeId?: Array<PdfTemplateTypeId> | undefined;
        /**
         * Only templates in this language; several, separated by commas: any of them.
         */
        languageCode?: Array<LanguageCode> | undefined;
        /**
         * Only active or only inactive ones.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The template.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/pdf-template';
};
export type UpdatePdfTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/pdf-template';
};
export type CreatePdfTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/pdf-template/preview';
};
export type PreviewPdfTemplateErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/pdf-template/revert';
};
export type RevertPdfTemplateErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/price/bulk';
};
export type BulkReplacePricesErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type BulkReplacePricesError = BulkReplacePricesErrors[keyof BulkReplacePricesErrors];
export type BulkReplacePricesResponses = {
    /**
     * The work is queued.
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
    path?: never;
    query?: never;
    url: '/admin/price';
};
export type ReplacePricesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReplacePricesError = ReplacePricesErrors[keyof ReplacePricesErrors];
export type ReplacePricesResponses = {
    /**
     * The rows of the named variants (with `currencyCode`: of that currency) after the change, by variantId.
     */
    200: PriceList;
};
export type ReplacePricesResponse = ReplacePricesResponses[keyof ReplacePricesResponses];
export type ListProductsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default -createdOn.
         */
        sort?: ProductSort | undefined;
        /**
         * Only products in this state; several, separated by commas: any of them.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of this type; several, separated by commas: any of them.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in this collection, manual or by rule; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products with this tax class; several, separated by commas: any of them.
         */
        taxClassId?: Array<TaxClassId> | undefined;
        /**
         * Only products sold on this plan; several, separated by commas: any of them.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only this brand, exactly.
         */
        brand?: string | undefined;
        /**
         * Only products with this tag, exactly; several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with this stock; several, separated by commas: any of them.
         */
        stockStatus?: Array<StockStatus> | undefined;
        /**
         * Only the product with this id in another system.
         */
        externalId?: string | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default -createdOn.
         */
        sort?: ProductSort | undefined;
        /**
         * Only products in this state; several, separated by commas: any of them.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of this type; several, separated by commas: any of them.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in this collection, manual or by rule; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products with this tax class; several, separated by commas: any of them.
         */
        taxClassId?: Array<TaxClassId> | undefined;
        /**
         * Only products sold on this plan; several, separated by commas: any of them.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only this brand, exactly.
         */
        brand?: string | undefined;
        /**
         * Only products with this tag, exactly; several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with this stock; several, separated by commas: any of them.
         */
        stockStatus?: Array<StockStatus> | undefined;
        /**
         * Only the product with this id in another system.
         */
        externalId?: string | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/product/bulk';
};
export type BulkWriteProductsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type BulkWriteProductsError = BulkWriteProductsErrors[keyof BulkWriteProductsErrors];
export type BulkWriteProductsResponses = {
    /**
     * The work is queued.
     */
    202: BulkAccepted;
};
export type BulkWriteProductsResponse = BulkWriteProductsResponses[keyof BulkWriteProductsResponses];
export type DeleteProductData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The product to archive.
         */
        productId: ProductId;
    };
    url: '/admin/product';
};
export type DeleteProductErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteProductError = DeleteProductErrors[keyof DeleteProductErrors];
export type DeleteProductResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteProductResponse = DeleteProductResponses[keyof DeleteProductResponses];
export type GetProductData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The product.
         */
        productId?: ProductId | undefined;
        /**
         * The product's slug in the store's main language.
         */
        slug?: Slug | undefined;
        /**
         * SKU of one of its variants.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/product';
};
export type UpdateProductErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/product';
};
export type CreateProductErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the rows; default name.
         */
        sort?: ProductBrowseSort | undefined;
        /**
         * Currency of the prices; default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Price as for this customer's account type. Not together with accountTypeId.
         */
        storeCustomerId?: StoreCustomerId | undefined;
        /**
         * Price as for this account type; default that of everyone.
         */
        accountTypeId?: AccountTypeId | undefined;
        /**
         * Price on this plan, and only variants sold on it.
         */
        subscriptionPlanId?: SubscriptionPlanId | undefined;
        /**
         * Price for this quantity; default the product's minQuantity.
         */
        quantity?: Quantity | undefined;
        /**
         * Only variants of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only products in this collection; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only what can, or cannot, be ordered now.
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
         * The class to delete.
         */
        taxClassId: TaxClassId;
        /**
         * The class that takes over its products.
         */
        replacementTaxClassId?: TaxClassId | undefined;
    };
    url: '/admin/product/tax-class';
};
export type DeleteTaxClassErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
export type DeleteTaxClassError = DeleteTaxClassErrors[keyof DeleteTaxClassErrors];
export type DeleteTaxClassResponses = {
    /**
     * Done.
     */
    204: void;
};
export type DeleteTaxClassResponse = DeleteTaxClassResponses[keyof DeleteTaxClassResponses];
export type UpdateTaxClassData = {
    body: TaxClassUpdate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/product/tax-class';
};
export type UpdateTaxClassErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/product/tax-class';
};
export type CreateTaxClassErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Default -createdOn.
         */
        sort?: RefundSort | undefined;
        /**
         * Only refunds with this status; several, separated by commas: any of them.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for this reason; several, separated by commas: any of them.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only refunds of this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in this currency; several, separated by commas: any of them.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Default -createdOn.
         */
        sort?: RefundSort | undefined;
        /**
         * Only refunds with this status; several, separated by commas: any of them.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for this reason; several, separated by commas: any of them.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only refunds of this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in this currency; several, separated by commas: any of them.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/refund/void';
};
export type VoidRefundErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/refund/complete';
};
export type CompleteRefundErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CompleteRefundError = CompleteRefundErrors[keyof CompleteRefundErrors];
export type CompleteRefundResponses = {
    /**
     * The completed refund.
     */
    200: RefundDetails;
};
export type CompleteRefundResponse = CompleteRefundResponses[keyof CompleteRefundResponses];
export type RetryRefundData = {
    body: RefundRetry;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/refund/retry';
};
export type RetryRefundErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: RequestLogSort | undefined;
        /**
         * Only requests to this API; several, separated by commas: any of them.
         */
        surface?: Array<ApiSurface> | undefined;
        /**
         * Only requests of this operation, by its operationId.
         */
        operation?: string | undefined;
        /**
         * Only requests that ended so; several, separated by commas: any of them.
         */
        outcome?: Array<RequestOutcome> | undefined;
        /**
         * Only requests that were refused with this code.
         */
        problemCode?: string | undefined;
        /**
         * Only requests of actors of this kind; several, separated by commas: any of them.
         */
        actorType?: Array<ActorType> | undefined;
        /**
         * Only requests of this administrator; several, separated by commas: any of them.
         */
        adminUserId?: Array<AdminUserId> | undefined;
        /**
         * Only requests with this app token; several, separated by commas: any of them.
         */
        appTokenId?: Array<AppTokenId> | undefined;
        /**
         * Only requests of this customer; several, separated by commas: any of them.
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
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
     * The scopes, and every permission there is.
     */
    200: ScopeList;
};
export type ListScopesResponse = ListScopesResponses[keyof ListScopesResponses];
export type GetScopeData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The scope to read.
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
    path?: never;
    query?: never;
    url: '/admin/scope';
};
export type ReplaceScopeErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReplaceScopeError = ReplaceScopeErrors[keyof ReplaceScopeErrors];
export type ReplaceScopeResponses = {
    /**
     * The scope as it is now.
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
         * The session to end.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/shipment';
};
export type UpdateShipmentErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/shipment/cancel';
};
export type CancelShipmentErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * Only active methods (true) or only inactive ones (false). Left out: both.
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
         * The shipping method to delete.
         */
        shippingMethodId: ShippingMethodId;
    };
    url: '/admin/shipping-method';
};
export type DeleteShippingMethodErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/shipping-method';
};
export type UpdateShippingMethodErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/shipping-method';
};
export type CreateShippingMethodErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/stock/bulk';
};
export type BulkAdjustStockErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type BulkAdjustStockError = BulkAdjustStockErrors[keyof BulkAdjustStockErrors];
export type BulkAdjustStockResponses = {
    /**
     * The work is queued.
     */
    202: BulkAccepted;
};
export type BulkAdjustStockResponse = BulkAdjustStockResponses[keyof BulkAdjustStockResponses];
export type AdjustStockData = {
    body: StockAdjust;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/stock/adjust';
};
export type AdjustStockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type AdjustStockError = AdjustStockErrors[keyof AdjustStockErrors];
export type AdjustStockResponses = {
    /**
     * One entry an item, in the order of the request.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store';
};
export type CreateStoreErrors = Pick<Failures, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
     * The domain and what proves it.
     */
    200: StoreDomain;
};
export type GetStoreDomainResponse = GetStoreDomainResponses[keyof GetStoreDomainResponses];
export type VerifyStoreDomainData = {
    body?: never;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/domain/verify';
};
export type VerifyStoreDomainErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
export type VerifyStoreDomainError = VerifyStoreDomainErrors[keyof VerifyStoreDomainErrors];
export type VerifyStoreDomainResponses = {
    /**
     * The domain, which is proven.
     */
    200: StoreDomain;
};
export type VerifyStoreDomainResponse = VerifyStoreDomainResponses[keyof VerifyStoreDomainResponses];
export type GetStoreSettingsData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/settings';
};
export type UpdateStoreSettingsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/payment-provider';
};
export type UpdatePaymentProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/payment-provider';
};
export type CreatePaymentProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/tax-provider';
};
export type UpdateTaxProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/commission-provider';
};
export type UpdateCommissionProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Also list revoked keys. Default false.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/key';
};
export type CreateStoreKeyErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store-customer';
};
export type UpdateStoreCustomerErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store-customer/status';
};
export type UpdateStoreCustomerStatusErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The object is no longer as `If-Match` says; `currentVersion` tells its version now. Code: `precondition_failed`.
     */
    412: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store-customer/account-type';
};
export type UpdateStoreCustomerAccountTypeErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The object is no longer as `If-Match` says; `currentVersion` tells its version now. Code: `precondition_failed`.
     */
    412: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`. Subscriptions without a next date come last; by `nextRetryOn` those that are not tried again are left out.
         */
        sort?: SubscriptionSort | undefined;
        /**
         * Only subscriptions in this status; several, separated by commas: any of them.
         */
        status?: Array<SubscriptionStatus> | undefined;
        /**
         * Only subscriptions in this dunning state; several, separated by commas: any of them.
         */
        dunningState?: Array<DunningState> | undefined;
        /**
         * Only subscriptions whose next renewal is in this status; several, separated by commas: any of them.
         */
        cycleStatus?: Array<SubscriptionCycleStatus> | undefined;
        /**
         * true: only ACTIVE subscriptions whose next renewal is today in the store's time zone, by their test clock where they follow one, or overdue. false: only the others.
         */
        due?: boolean | undefined;
        /**
         * Only ACTIVE subscriptions whose next renewal is on this date or before it, overdue ones among them.
         */
        dueBy?: Date | undefined;
        /**
         * Only subscriptions whose last attempt failed for this reason; several, separated by commas: any of them.
         */
        failureCode?: Array<string> | undefined;
        /**
         * Only subscriptions whose last attempt failed in this class; several, separated by commas: any of them.
         */
        failureClass?: Array<SubscriptionFailureClass> | undefined;
        /**
         * Tried again at this moment or later.
         */
        nextRetryFrom?: TimestampInput | undefined;
        /**
         * Tried again before this moment.
         */
        nextRetryTo?: TimestampInput | undefined;
        /**
         * Only those charged to a card whose last day is this date or later.
         */
        cardExpiresFrom?: Date | undefined;
        /**
         * Only those charged to a card whose last day is before this date.
         */
        cardExpiresTo?: Date | undefined;
        /**
         * Only subscriptions that are, or are not, canceled on their next processing date.
         */
        cancelAtPeriodEnd?: boolean | undefined;
        /**
         * Only subscriptions that were canceled for exactly this reason.
         */
        cancelReason?: string | undefined;
        /**
         * Canceled at this moment or later.
         */
        cancelledFrom?: TimestampInput | undefined;
        /**
         * Canceled before this moment.
         */
        cancelledTo?: TimestampInput | undefined;
        /**
         * Only paused subscriptions that resume by themselves on this date or later.
         */
        pausedUntilFrom?: Date | undefined;
        /**
         * Only paused subscriptions that resume by themselves before this date.
         */
        pausedUntilTo?: Date | undefined;
        /**
         * Only subscriptions that are charged to this payment method; several, separated by commas: any of them.
         */
        customerPaymentMethodId?: Array<CustomerPaymentMethodId> | undefined;
        /**
         * Only subscriptions of this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only subscriptions on this plan; several, separated by commas: any of them.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only subscriptions with a live line of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only subscriptions with a live line of this variant; several, separated by commas: any of them.
         */
        variantId?: Array<VariantId> | undefined;
        /**
         * Only subscriptions with a live line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Next processing date on or after this date.
         */
        nextProcessingDateFrom?: Date | undefined;
        /**
         * Next processing date before this date.
         */
        nextProcessingDateTo?: Date | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription';
};
export type UpdateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription';
};
export type CreateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The renewal to estimate; default the next one.
         */
        processingDate?: Date | undefined;
    };
    url: '/admin/subscription/estimate';
};
export type GetSubscriptionEstimateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
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
         * The last day to look at, at most two years ahead; default one year ahead.
         */
        until?: Date | undefined;
    };
    url: '/admin/subscription/upcoming/all';
};
export type ListUpcomingSubscriptionCyclesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/process/all';
};
export type ProcessSubscriptionsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type ProcessSubscriptionsError = ProcessSubscriptionsErrors[keyof ProcessSubscriptionsErrors];
export type ProcessSubscriptionsResponses = {
    /**
     * What was queued.
     */
    200: SubscriptionProcessResult;
};
export type ProcessSubscriptionsResponse = ProcessSubscriptionsResponses[keyof ProcessSubscriptionsResponses];
export type RetrySubscriptionData = {
    body: SubscriptionRetry;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/retry';
};
export type RetrySubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/cancel';
};
export type CancelSubscriptionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/pause';
};
export type PauseSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/resume';
};
export type ResumeSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/skip';
};
export type SkipSubscriptionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/unskip';
};
export type UnskipSubscriptionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type UnskipSubscriptionError = UnskipSubscriptionErrors[keyof UnskipSubscriptionErrors];
export type UnskipSubscriptionResponses = {
    /**
     * The subscription with its next date.
     */
    200: Subscription;
};
export type UnskipSubscriptionResponse = UnskipSubscriptionResponses[keyof UnskipSubscriptionResponses];
export type ReactivateSubscriptionData = {
    body: SubscriptionReactivate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/reactivate';
};
export type ReactivateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/replace';
};
export type ReplaceSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/items';
};
export type ChangeSubscriptionItemsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription/date';
};
export type ChangeSubscriptionDateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * Only active or only inactive ones.
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
export type DeleteSubscriptionPlanErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription-plan';
};
export type UpdateSubscriptionPlanErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/subscription-plan';
};
export type CreateSubscriptionPlanErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
export type ListTestClocksErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
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
export type DeleteTestClockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
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
export type GetTestClockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/test-clock';
};
export type CreateTestClockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/test-clock/advance';
};
export type AdvanceTestClockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type AdvanceTestClockError = AdvanceTestClockErrors[keyof AdvanceTestClockErrors];
export type AdvanceTestClockResponses = {
    /**
     * The test clock, on its way.
     */
    200: TestClock;
};
export type AdvanceTestClockResponse = AdvanceTestClockResponses[keyof AdvanceTestClockResponses];
export type ListAdminUsersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only active users (true) or only deactivated ones (false). Left out: both.
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
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/me';
};
export type UpdateMyUserErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
export type DeleteAdminUserErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user';
};
export type UpdateAdminUserErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user';
};
export type CreateAdminUserErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/resend-invitation';
};
export type ResendAdminInvitationErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type ResendAdminInvitationError = ResendAdminInvitationErrors[keyof ResendAdminInvitationErrors];
export type ResendAdminInvitationResponses = {
    /**
     * The mail is on its way.
     */
    204: void;
};
export type ResendAdminInvitationResponse = ResendAdminInvitationResponses[keyof ResendAdminInvitationResponses];
export type UpdateTotpData = {
    body: TotpUpdate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/totp';
};
export type UpdateTotpErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/totp';
};
export type CreateTotpErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateTotpError = CreateTotpErrors[keyof CreateTotpErrors];
export type CreateTotpResponses = {
    /**
     * The secret to scan or type in.
     */
    200: TotpEnrollment;
};
export type CreateTotpResponse = CreateTotpResponses[keyof CreateTotpResponses];
export type RemoveTotpData = {
    body: TotpRemove;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/totp/remove';
};
export type RemoveTotpErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
export type ListWebhookDeliveriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list; `-createdOn` when left out.
         */
        sort?: WebhookDeliverySort | undefined;
        /**
         * Only deliveries to this endpoint; several, separated by commas: any of them.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only deliveries of this event; several, separated by commas: any of them.
         */
        webhookEventId?: Array<WebhookEventId> | undefined;
        /**
         * Only deliveries of this replay; several, separated by commas: any of them.
         */
        webhookReplayId?: Array<WebhookReplayId> | undefined;
        /**
         * Only deliveries in this status; several, separated by commas: any of them.
         */
        status?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * A type, or all types of an object (`order.*`); several, separated by commas: any of them.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only deliveries of this origin; several, separated by commas: any of them.
         */
        origin?: Array<WebhookDeliveryOrigin> | undefined;
        /**
         * Only deliveries whose last attempt failed with this code; several, separated by commas: any of them.
         */
        errorCode?: Array<WebhookErrorCode> | undefined;
        /**
         * Only events of this kind of object; several, separated by commas: any of them.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object; several, separated by commas: any of them. Needs exactly one objectType, else 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
     * Deleted.
     */
    204: void;
};
export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];
export type GetWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint';
};
export type UpdateWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint';
};
export type CreateWebhookEndpointErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];
export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its secret.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint/rotate-secret';
};
export type RotateWebhookEndpointSecretErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint/test';
};
export type TestWebhookEndpointErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];
export type TestWebhookEndpointResponses = {
    /**
     * What was sent and what came back.
     */
    200: WebhookEndpointTestResult;
};
export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];
export type EnableWebhookEndpointData = {
    body: WebhookEndpointEnable;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint/enable';
};
export type EnableWebhookEndpointErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
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
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list; `-sequence` when left out.
         */
        sort?: WebhookEventSort | undefined;
        /**
         * A type, or all types of an object (`order.*`); several, separated by commas: any of them.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only events of this kind of object; several, separated by commas: any of them.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object; several, separated by commas: any of them. Needs exactly one objectType, else 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only events with a delivery to this endpoint; several, separated by commas: any of them.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only events with a delivery in this status (to webhookEndpointId when it is given); several, separated by commas: any of them.
         */
        deliveryStatus?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only events with a greater sequence.
         */
        sequenceAfter?: number | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
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
         * The event, the payload's id.
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-event/resend';
};
export type ResendWebhookEventErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
export type ResendWebhookEventError = ResendWebhookEventErrors[keyof ResendWebhookEventErrors];
export type ResendWebhookEventResponses = {
    /**
     * The new deliveries; none when no endpoint asks for the type.
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
export type CancelWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
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
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/webhook-event/replay';
};
export type CreateWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
