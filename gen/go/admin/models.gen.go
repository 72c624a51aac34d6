// Code generated from the contract. DO NOT EDIT.

package admin

import (
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// AccountType: A group of customers of the store, with its prices, tax exemption and sign-up rule.
type AccountType struct {
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Shown as `accountTypeName` of its customers.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Machine-readable name of the type, unique in the store.
	Code string `json:"code"`
	// Whether new customers get the type.
	IsDefault bool `json:"isDefault"`
	//
	PriceMode AccountTypePriceMode `json:"priceMode"`
	// Set only with `priceMode` DISCOUNT.
	DiscountPercent *store.Decimal `json:"discountPercent"`
	// Whether customers of the type pay no tax.
	TaxExempt bool `json:"taxExempt"`
	// Minimum subtotal of an order after discounts, in `currencyCode`.
	MinOrderAmount *store.Decimal `json:"minOrderAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether customers of the type may subscribe.
	CanSubscribe bool `json:"canSubscribe"`
	//
	SignUpMode store.AccountTypeSignUpMode `json:"signUpMode"`
	// Null means only an administrator assigns the type.
	AutoTier *AccountTypeAutoTier `json:"autoTier"`
	// Order of the types. Automatic moves choose the highest rank that the customer reaches.
	Rank int64 `json:"rank"`
	// Number of customers with the type.
	CustomerCount int64 `json:"customerCount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// AccountTypeAutoTier: The rule for moving customers to the type automatically.
type AccountTypeAutoTier struct {
	//
	Metric AccountTypeTierMetric `json:"metric"`
	// Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
	Threshold store.Decimal `json:"threshold"`
	// Whether customers move down when they no longer reach the threshold.
	Downgrade bool `json:"downgrade"`
}

// AccountTypeAutoTierInput: The rule for moving customers to the type automatically. Replaced as a whole; null turns it
// off.
type AccountTypeAutoTierInput struct {
	//
	Metric AccountTypeTierMetric `json:"metric"`
	// Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
	Threshold store.Decimal `json:"threshold"`
	// Whether customers move down when they no longer reach the threshold.
	Downgrade bool `json:"downgrade"`
}

// AccountTypeCreate: A new account type. Fields that are left out take their defaults.
type AccountTypeCreate struct {
	// Unique in the store. Customers show it as `accountTypeName`.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Unique in the store. If left out at creation, the code is derived from the name.
	Code *string `json:"code,omitzero"`
	// true makes this type the default in place of the current one.
	IsDefault *bool `json:"isDefault,omitzero"`
	//
	PriceMode *AccountTypePriceMode `json:"priceMode,omitzero"`
	// 0 to 100. Allowed only with `priceMode` DISCOUNT.
	DiscountPercent store.Nullable[store.Decimal] `json:"discountPercent,omitzero"`
	// Default false.
	TaxExempt *bool `json:"taxExempt,omitzero"`
	// Minimum order amount, in the store's default currency.
	MinOrderAmount store.Nullable[store.Decimal] `json:"minOrderAmount,omitzero"`
	// Default true.
	CanSubscribe *bool `json:"canSubscribe,omitzero"`
	//
	SignUpMode *store.AccountTypeSignUpMode `json:"signUpMode,omitzero"`
	// Replaced as a whole. Null means only an administrator assigns the type.
	AutoTier store.Nullable[AccountTypeAutoTierInput] `json:"autoTier,omitzero"`
	// Order of the types. Automatic moves choose the highest rank that the customer reaches.
	Rank *int64 `json:"rank,omitzero"`
}

// AccountTypeList: All account types, complete.
type AccountTypeList struct {
	// The account types.
	Items []AccountType `json:"items"`
}

// AccountTypePriceMode: LIST: list prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: the prices set for
// this account type, and list prices where none is set.
type AccountTypePriceMode string

// The values of AccountTypePriceMode.
const (
	AccountTypePriceModeList      AccountTypePriceMode = "LIST"
	AccountTypePriceModeDiscount  AccountTypePriceMode = "DISCOUNT"
	AccountTypePriceModeOwnPrices AccountTypePriceMode = "OWN_PRICES"
)

// AccountTypeTierMetric: SPEND_12M: the customer's payments for the orders of the last twelve months, less refunds, in
// the store's default currency. ORDERS_12M: the number of orders of these twelve months that are paid and not fully
// refunded. Canceled orders and replacements count for neither. VOLUME: the volume that the commission provider
// reports. While no provider reports a volume, no customer moves up or down by it.
type AccountTypeTierMetric string

// The values of AccountTypeTierMetric.
const (
	AccountTypeTierMetricSpend12M  AccountTypeTierMetric = "SPEND_12M"
	AccountTypeTierMetricOrders12M AccountTypeTierMetric = "ORDERS_12M"
	AccountTypeTierMetricVolume    AccountTypeTierMetric = "VOLUME"
)

// AccountTypeUpdate: Changes to an account type: an absent field keeps its value, null clears it, an array is replaced
// as a whole.
type AccountTypeUpdate struct {
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Unique in the store. Customers show it as `accountTypeName`.
	Name *string `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Unique in the store. If left out at creation, the code is derived from the name.
	Code *string `json:"code,omitzero"`
	// true makes this type the default in place of the current one.
	IsDefault *bool `json:"isDefault,omitzero"`
	//
	PriceMode *AccountTypePriceMode `json:"priceMode,omitzero"`
	// 0 to 100. Allowed only with `priceMode` DISCOUNT.
	DiscountPercent store.Nullable[store.Decimal] `json:"discountPercent,omitzero"`
	// Default false.
	TaxExempt *bool `json:"taxExempt,omitzero"`
	// Minimum order amount, in the store's default currency.
	MinOrderAmount store.Nullable[store.Decimal] `json:"minOrderAmount,omitzero"`
	// Default true.
	CanSubscribe *bool `json:"canSubscribe,omitzero"`
	//
	SignUpMode *store.AccountTypeSignUpMode `json:"signUpMode,omitzero"`
	// Replaced as a whole. Null means only an administrator assigns the type.
	AutoTier store.Nullable[AccountTypeAutoTierInput] `json:"autoTier,omitzero"`
	// Order of the types. Automatic moves choose the highest rank that the customer reaches.
	Rank *int64 `json:"rank,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// AdminInvitationResend: The user whose invitation is mailed again.
type AdminInvitationResend struct {
	//
	ID int64 `json:"id"`
}

// AdminLogin: The result of a login: tokens, their expiry times, the user and the stores that the user can access.
// Tokens are shown here only.
type AdminLogin struct {
	// Opaque, `sp_admin_…`; sent as `Authorization: Bearer`.
	AccessToken string `json:"accessToken"`
	// When the access token expires.
	ExpiresOn time.Time `json:"expiresOn"`
	// Opaque, `sp_refresh_…`; valid for one refresh.
	RefreshToken string `json:"refreshToken"`
	// When the refresh token expires. After that, a new login is needed.
	RefreshExpiresOn time.Time `json:"refreshExpiresOn"`
	//
	User AdminUserProfile `json:"user"`
	// The stores that the user can access, by name.
	Stores []Store `json:"stores"`
}

// AdminLoginRefresh: The refresh token of a login. It is valid once; the response has the next one.
type AdminLoginRefresh struct {
	// The refresh token of the last login or refresh (`sp_refresh_…`).
	RefreshToken string `json:"refreshToken"`
}

// AdminLoginRequest: E-mail, password and, if the account has a second factor, its current code.
type AdminLoginRequest struct {
	//
	Email string `json:"email"`
	// The password. It is never logged and never returned.
	Password string `json:"password"`
	//
	TotpCode *string `json:"totpCode,omitzero"`
}

// AdminPreferences: The preferences of the logged-in administrator.
type AdminPreferences struct {
	//
	Preferences map[string]string `json:"preferences"`
	// When the preferences last changed. Null means never.
	ModifiedOn *time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// AdminPreferencesReplace: All preferences of the caller.
type AdminPreferencesReplace struct {
	//
	Preferences map[string]string `json:"preferences"`
	//
	Version *int64 `json:"version,omitzero"`
}

// AdminUser: An administrator as other administrators manage them.
type AdminUser struct {
	//
	ID int64 `json:"id"`
	// Given name.
	FirstName *string `json:"firstName"`
	// Family name.
	LastName *string `json:"lastName"`
	//
	Email string `json:"email"`
	// When the user last logged in. Null means never.
	LastLoginOn *time.Time `json:"lastLoginOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	AdminPhoneNumber *string `json:"adminPhoneNumber"`
	// Always null.
	AdminPhoneCountry *string `json:"adminPhoneCountry"`
	// Ids of the user's scopes. The user has the permissions of all of them combined.
	ScopeIDs []int64 `json:"scopeIds"`
	// Whether the user is active. False means deactivated.
	IsActive bool `json:"isActive"`
	// When the user was deactivated. Null while the user is active.
	DeactivatedOn *time.Time `json:"deactivatedOn"`
	// When the user accepted the invitation. Null until then; the user cannot log in before.
	ConfirmedOn *time.Time `json:"confirmedOn"`
	// The new address, which replaces `email` when the person follows the link that was mailed to it.
	PendingEmail *string `json:"pendingEmail"`
	// Whether a login needs a second factor.
	TotpEnabled bool `json:"totpEnabled"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// AdminUserCreate: An administrator to invite.
type AdminUserCreate struct {
	//
	Email string `json:"email"`
	// Given name.
	FirstName store.Nullable[string] `json:"firstName,omitzero"`
	// Family name.
	LastName store.Nullable[string] `json:"lastName,omitzero"`
	//
	AdminPhoneNumber store.Nullable[string] `json:"adminPhoneNumber,omitzero"`
	// Ids of the user's scopes. Callers can grant only permissions that they hold.
	ScopeIDs []int64 `json:"scopeIds"`
}

// AdminUserList: All users of the store, not paged.
type AdminUserList struct {
	// The admin users.
	Items []AdminUser `json:"items"`
}

// AdminUserProfile: The profile of the logged-in administrator.
type AdminUserProfile struct {
	//
	ID int64 `json:"id"`
	// Given name.
	FirstName *string `json:"firstName"`
	// Family name.
	LastName *string `json:"lastName"`
	//
	Email string `json:"email"`
	// When the user last logged in. Null means never.
	LastLoginOn *time.Time `json:"lastLoginOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	AdminPhoneNumber *string `json:"adminPhoneNumber"`
	// Always null.
	AdminPhoneCountry *string `json:"adminPhoneCountry"`
}

// AdminUserProfileUpdate: Changes to the caller's profile. An omitted field keeps its value, null clears it, and an
// array is replaced as a whole.
type AdminUserProfileUpdate struct {
	// Given name.
	FirstName store.Nullable[string] `json:"firstName,omitzero"`
	// Family name.
	LastName store.Nullable[string] `json:"lastName,omitzero"`
	//
	AdminPhoneNumber store.Nullable[string] `json:"adminPhoneNumber,omitzero"`
	// The current password. Required with `password`.
	CurrentPassword *string `json:"currentPassword,omitzero"`
	// The new password: at least 15 characters, 8 with TOTP.
	Password *string `json:"password,omitzero"`
}

// AdminUserUpdate: Changes to an admin user. An omitted field keeps its value, null clears it, and an array is replaced
// as a whole.
type AdminUserUpdate struct {
	//
	ID int64 `json:"id"`
	//
	Email *string `json:"email,omitzero"`
	// The new password: at least 15 characters, 8 with TOTP.
	Password *string `json:"password,omitzero"`
	// The caller's own password. Required to change one's own `email` or `password`.
	CurrentPassword *string `json:"currentPassword,omitzero"`
	// Given name.
	FirstName store.Nullable[string] `json:"firstName,omitzero"`
	// Family name.
	LastName store.Nullable[string] `json:"lastName,omitzero"`
	//
	AdminPhoneNumber store.Nullable[string] `json:"adminPhoneNumber,omitzero"`
	// Replaces all scopes of the user that include a store of the caller.
	ScopeIDs []int64 `json:"scopeIds,omitzero"`
	// true activates the user, false deactivates the user.
	IsActive *bool `json:"isActive,omitzero"`
	// true removes the user's second factor and recovery codes.
	ResetTotp *bool `json:"resetTotp,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// ApiSurface: One of the APIs of the service.
type ApiSurface string

// The values of ApiSurface.
const (
	ApiSurfaceAdmin    ApiSurface = "ADMIN"
	ApiSurfaceCustomer ApiSurface = "CUSTOMER"
	ApiSurfacePublic   ApiSurface = "PUBLIC"
)

// AppToken: A credential of an integration, bound to one store. Its secret is shown only at creation and rotation.
type AppToken struct {
	//
	AppTokenID int64 `json:"appTokenId"`
	//
	StoreID int64 `json:"storeId"`
	// The purpose of the token, for people.
	Name string `json:"name"`
	// The token's first characters, to recognize it.
	Prefix string `json:"prefix"`
	// Id of the scope that the permissions follow. Null means the token has its own permissions.
	ScopeID *int64 `json:"scopeId"`
	// The token's current permissions.
	Permissions []string `json:"permissions"`
	//
	APIVersion string `json:"apiVersion"`
	// Null means the token never expires.
	ExpiresOn *time.Time `json:"expiresOn"`
	// When the secret before the latest rotation stops or stopped working. Null means the token has one secret only.
	PreviousSecretExpiresOn *time.Time `json:"previousSecretExpiresOn"`
	// When the token was last used, to the minute. Null means it has not been used.
	LastUsedOn *time.Time `json:"lastUsedOn"`
	// IP address of the last request with the token. Null means it has not been used.
	LastUsedIP *string `json:"lastUsedIp"`
	// When the token was revoked. Null means it is not revoked.
	RevokedOn *time.Time `json:"revokedOn"`
	// Id of the administrator who created the token. Null means the platform or another app token created it.
	CreatedByAdminUserID *int64 `json:"createdByAdminUserId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// AppTokenCreate: A new app token, with exactly one of `permissions` and `scopeId`.
type AppTokenCreate struct {
	// The purpose of the token, for people.
	Name string `json:"name"`
	// Permissions of the token, limited to those of its creator.
	Permissions []string `json:"permissions,omitzero"`
	//
	ScopeID *int64 `json:"scopeId,omitzero"`
	//
	APIVersion *string `json:"apiVersion,omitzero"`
	// Null or absent means the token never expires.
	ExpiresOn store.Nullable[time.Time] `json:"expiresOn,omitzero"`
}

// AppTokenCreated: An app token with its secret, which is shown once.
type AppTokenCreated struct {
	//
	AppTokenID int64 `json:"appTokenId"`
	//
	StoreID int64 `json:"storeId"`
	// The purpose of the token, for people.
	Name string `json:"name"`
	// The token's first characters, to recognize it.
	Prefix string `json:"prefix"`
	// Id of the scope that the permissions follow. Null means the token has its own permissions.
	ScopeID *int64 `json:"scopeId"`
	// The token's current permissions.
	Permissions []string `json:"permissions"`
	//
	APIVersion string `json:"apiVersion"`
	// Null means the token never expires.
	ExpiresOn *time.Time `json:"expiresOn"`
	// When the secret before the latest rotation stops or stopped working. Null means the token has one secret only.
	PreviousSecretExpiresOn *time.Time `json:"previousSecretExpiresOn"`
	// When the token was last used, to the minute. Null means it has not been used.
	LastUsedOn *time.Time `json:"lastUsedOn"`
	// IP address of the last request with the token. Null means it has not been used.
	LastUsedIP *string `json:"lastUsedIp"`
	// When the token was revoked. Null means it is not revoked.
	RevokedOn *time.Time `json:"revokedOn"`
	// Id of the administrator who created the token. Null means the platform or another app token created it.
	CreatedByAdminUserID *int64 `json:"createdByAdminUserId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
	// The credential (`sp_app_…`). The service stores only its hash.
	Token string `json:"token"`
}

// AppTokenList: All app tokens, complete.
type AppTokenList struct {
	// The app tokens.
	Items []AppToken `json:"items"`
}

// AppTokenSecretRotate: The app token that gets a new secret.
type AppTokenSecretRotate struct {
	//
	AppTokenID int64 `json:"appTokenId"`
	// How long the old secret continues to work in addition to the new one. 0 means it stops at once (for a leaked secret).
	OverlapHours *int64 `json:"overlapHours,omitzero"`
}

// AppTokenUpdate: Changes to an app token, with at most one of `permissions` and `scopeId`.
type AppTokenUpdate struct {
	//
	AppTokenID int64 `json:"appTokenId"`
	// The purpose of the token, for people.
	Name *string `json:"name,omitzero"`
	// Replaces all permissions and detaches the token from its scope.
	Permissions []string `json:"permissions,omitzero"`
	//
	ScopeID *int64 `json:"scopeId,omitzero"`
	//
	APIVersion *string `json:"apiVersion,omitzero"`
	// Null means the token never expires.
	ExpiresOn store.Nullable[time.Time] `json:"expiresOn,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// AuditLog: One change, with the values before and after.
type AuditLog struct {
	//
	AuditLogID int64 `json:"auditLogId"`
	// Null means the entry belongs to no store (logins, users, scopes).
	StoreID *int64 `json:"storeId"`
	//
	ActorType store.ActorType `json:"actorType"`
	//
	AdminUserID *int64 `json:"adminUserId"`
	//
	AppTokenID *int64 `json:"appTokenId"`
	// The name of the user or token at the time of the change.
	ActorName *string `json:"actorName"`
	// The operationId, or the name of the job.
	Action string `json:"action"`
	// Kind of the changed object.
	ObjectType ObjectType `json:"objectType"`
	// Id of the changed object, as text.
	ObjectID *string `json:"objectId"`
	// The changed fields, one by one; secrets are masked. At most 200.
	Changes []AuditLogChange `json:"changes"`
	// The `X-Request-Id` of the request. Null means a job made the change.
	RequestID *string `json:"requestId"`
	// A keyed hash of the caller's IP address: equal addresses have equal hashes.
	IPHash *string `json:"ipHash"`
	// SHA-256 chained over the entry before it.
	Hash string `json:"hash"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// AuditLogChange: A changed field. Values other than text are JSON text.
type AuditLogChange struct {
	// Name of the changed field.
	Field string `json:"field"`
	// Value before the change; secrets are masked. Null means the field had no value.
	Old *string `json:"old"`
	// Value after the change; secrets are masked. Null means the field has no value.
	New *string `json:"new"`
}

// AuditLogPage: One page of audit log entries, with the cursor of the next page.
type AuditLogPage struct {
	// The entries of this page, in the requested order; empty after the last page.
	Items []AuditLog `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *AuditLogPage) PageItems() []AuditLog { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *AuditLogPage) PageCursor() *string { return p.NextCursor }

// AuditLogSort: Order of the list; a `-` in front means descending.
type AuditLogSort string

// The values of AuditLogSort.
const (
	AuditLogSortCreatedOn     AuditLogSort = "createdOn"
	AuditLogSortCreatedOnDesc AuditLogSort = "-createdOn"
)

// BulkAccepted: The task that processes the lines. Read the task to follow its progress.
type BulkAccepted struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
}

// BulkFile: A JSONL file, sent as multipart.
type BulkFile struct {
	// JSONL: one JSON value per line.
	File *store.File `json:"file"`
}

// CaptureMode: When an authorized payment is captured: at once, when its goods ship, or when an administrator captures
// it. A payment keeps the mode under which it began. With ON_FULFILLMENT, an order that buys gift cards is captured at
// once, because the cards are issued when it is paid in full.
type CaptureMode string

// The values of CaptureMode.
const (
	CaptureModeAutomatic     CaptureMode = "AUTOMATIC"
	CaptureModeOnFulfillment CaptureMode = "ON_FULFILLMENT"
	CaptureModeManual        CaptureMode = "MANUAL"
)

// Chargeback: A dispute of a payment, as reported by the payment provider or recorded by an administrator.
type Chargeback struct {
	// Id of the dispute at the processor.
	Reference string `json:"reference"`
	//
	PaymentID int64 `json:"paymentId"`
	// Disputed amount, in the currency of the order.
	Amount store.Decimal `json:"amount"`
	// Reason, as the processor reports it.
	Reason *string `json:"reason"`
	//
	Status ChargebackStatus `json:"status"`
	// Whether the dispute is only an inquiry of the bank, which moves no money.
	IsInquiry bool `json:"isInquiry"`
	// When evidence is due.
	DueOn *time.Time `json:"dueOn"`
	// When evidence was last submitted; null means never.
	EvidenceSubmittedOn *time.Time `json:"evidenceSubmittedOn"`
	// When the dispute was first reported.
	ReportedOn time.Time `json:"reportedOn"`
}

// ChargebackListItem: A dispute of a payment, with its order.
type ChargebackListItem struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// First and last name of the buyer; `""` means unknown.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Id of the dispute at the processor.
	Reference string `json:"reference"`
	//
	PaymentID int64 `json:"paymentId"`
	// Disputed amount.
	Amount store.Decimal `json:"amount"`
	// Reason, as the processor reports it.
	Reason *string `json:"reason"`
	//
	Status ChargebackStatus `json:"status"`
	// Whether the dispute is only an inquiry of the bank, which moves no money.
	IsInquiry bool `json:"isInquiry"`
	// When evidence is due.
	DueOn *time.Time `json:"dueOn"`
	// When evidence was last submitted; null means never.
	EvidenceSubmittedOn *time.Time `json:"evidenceSubmittedOn"`
	// When the dispute was first reported.
	ReportedOn time.Time `json:"reportedOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// ChargebackPage: One page of disputes, with the cursor of the next page.
type ChargebackPage struct {
	// The disputes of this page, in the requested order; empty after the last page.
	Items []ChargebackListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *ChargebackPage) PageItems() []ChargebackListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *ChargebackPage) PageCursor() *string { return p.NextCursor }

// ChargebackSort: Sort order; a minus sign means descending.
type ChargebackSort string

// The values of ChargebackSort.
const (
	ChargebackSortReportedOn     ChargebackSort = "reportedOn"
	ChargebackSortReportedOnDesc ChargebackSort = "-reportedOn"
	ChargebackSortModifiedOn     ChargebackSort = "modifiedOn"
	ChargebackSortModifiedOnDesc ChargebackSort = "-modifiedOn"
)

// ChargebackStatus: State of a dispute at the payment processor.
type ChargebackStatus string

// The values of ChargebackStatus.
const (
	ChargebackStatusOpen     ChargebackStatus = "OPEN"
	ChargebackStatusWon      ChargebackStatus = "WON"
	ChargebackStatusLost     ChargebackStatus = "LOST"
	ChargebackStatusAccepted ChargebackStatus = "ACCEPTED"
)

// Collection: A group of products, listed one by one or selected by a rule.
type Collection struct {
	//
	CollectionID int64 `json:"collectionId"`
	// The name in the store's main language, as customers see it.
	Name string `json:"name"`
	// Unique in the store.
	Slug string `json:"slug"`
	//
	Description *string `json:"description"`
	//
	MediaID *int64 `json:"mediaId"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentCollectionID *int64 `json:"parentCollectionId"`
	// Position among its siblings.
	Position int64 `json:"position"`
	// Fixed at creation.
	Type CollectionType `json:"type"`
	// Null for a manual collection.
	Rules *CollectionRules `json:"rules"`
	// How the storefront sorts the products.
	SortOrder CollectionSortOrder `json:"sortOrder"`
	// Products of a manual collection, in order; empty for a rule collection.
	ProductIDs []int64 `json:"productIds"`
	// Number of products in the collection, without archived ones.
	ProductCount int64 `json:"productCount"`
	// Whether the storefront shows the collection.
	IsActive bool `json:"isActive"`
	// When the collection becomes visible. Null means immediately.
	PublishOn *time.Time `json:"publishOn"`
	// When the collection stops being visible; after publishOn.
	UnpublishOn *time.Time `json:"unpublishOn"`
	//
	Seo store.Seo `json:"seo"`
	// At most one translation per language.
	Translations []Translation `json:"translations"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CollectionCheck: Whether a slug is free, and a free one if not.
type CollectionCheck struct {
	// Whether the slug is free.
	Available bool `json:"available"`
	// The checked slug: the given one, or the one derived from the name.
	Slug string `json:"slug"`
	// A free slug. Null means the checked slug is free.
	Suggestion *string `json:"suggestion"`
}

// CollectionCondition: A condition of a rule, with the names of the objects that it refers to.
type CollectionCondition struct {
	//
	Field CollectionConditionField `json:"field"`
	//
	Operator CollectionConditionOperator `json:"operator"`
	// Always text: an amount as a decimal string, a time in ISO 8601, true or false.
	Value string `json:"value"`
}

// CollectionConditionField: PRICE and COMPARE_AT_AMOUNT are in the store's default currency.
type CollectionConditionField string

// The values of CollectionConditionField.
const (
	CollectionConditionFieldName            CollectionConditionField = "NAME"
	CollectionConditionFieldBrand           CollectionConditionField = "BRAND"
	CollectionConditionFieldTag             CollectionConditionField = "TAG"
	CollectionConditionFieldProductType     CollectionConditionField = "PRODUCT_TYPE"
	CollectionConditionFieldSku             CollectionConditionField = "SKU"
	CollectionConditionFieldPrice           CollectionConditionField = "PRICE"
	CollectionConditionFieldCompareAtAmount CollectionConditionField = "COMPARE_AT_AMOUNT"
	CollectionConditionFieldStockAvailable  CollectionConditionField = "STOCK_AVAILABLE"
	CollectionConditionFieldCreatedOn       CollectionConditionField = "CREATED_ON"
	CollectionConditionFieldIsSubscribable  CollectionConditionField = "IS_SUBSCRIBABLE"
)

// CollectionConditionInput: A condition of a rule.
type CollectionConditionInput struct {
	//
	Field CollectionConditionField `json:"field"`
	//
	Operator CollectionConditionOperator `json:"operator"`
	// Always text: an amount as a decimal string, a time in ISO 8601, true or false.
	Value string `json:"value"`
}

// CollectionConditionOperator: Texts do not accept GREATER_THAN and LESS_THAN. Amounts, counts and times accept EQUALS,
// NOT_EQUALS, GREATER_THAN and LESS_THAN. All other fields accept EQUALS and NOT_EQUALS.
type CollectionConditionOperator string

// The values of CollectionConditionOperator.
const (
	CollectionConditionOperatorEquals      CollectionConditionOperator = "EQUALS"
	CollectionConditionOperatorNotEquals   CollectionConditionOperator = "NOT_EQUALS"
	CollectionConditionOperatorContains    CollectionConditionOperator = "CONTAINS"
	CollectionConditionOperatorNotContains CollectionConditionOperator = "NOT_CONTAINS"
	CollectionConditionOperatorStartsWith  CollectionConditionOperator = "STARTS_WITH"
	CollectionConditionOperatorEndsWith    CollectionConditionOperator = "ENDS_WITH"
	CollectionConditionOperatorGreaterThan CollectionConditionOperator = "GREATER_THAN"
	CollectionConditionOperatorLessThan    CollectionConditionOperator = "LESS_THAN"
)

// CollectionCreate: A new collection. Fields that are left out take their defaults.
type CollectionCreate struct {
	// The name in the store's main language, as customers see it.
	Name string `json:"name"`
	// Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed.
	Slug *string `json:"slug,omitzero"`
	//
	Description store.Nullable[string] `json:"description,omitzero"`
	//
	MediaID store.Nullable[int64] `json:"mediaId,omitzero"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentCollectionID store.Nullable[int64] `json:"parentCollectionId,omitzero"`
	// Position among its siblings. If left out at creation, the collection comes last.
	Position *int64 `json:"position,omitzero"`
	// Fixed at creation.
	Type *CollectionType `json:"type,omitzero"`
	// Required for a rule collection, rejected (422) for a manual one.
	Rules store.Nullable[CollectionRulesInput] `json:"rules,omitzero"`
	// How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST.
	SortOrder *CollectionSortOrder `json:"sortOrder,omitzero"`
	// Products of a manual collection, in order; rejected (422) for a rule collection.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Whether the storefront shows the collection.
	IsActive *bool `json:"isActive,omitzero"`
	// When the collection becomes visible. Null means immediately.
	PublishOn store.Nullable[time.Time] `json:"publishOn,omitzero"`
	// When the collection stops being visible; after publishOn.
	UnpublishOn store.Nullable[time.Time] `json:"unpublishOn,omitzero"`
	//
	Seo *SeoInput `json:"seo,omitzero"`
	// At most one translation per language.
	Translations []TranslationInput `json:"translations,omitzero"`
}

// CollectionList: All collections, complete.
type CollectionList struct {
	// The collections.
	Items []CollectionListItem `json:"items"`
}

// CollectionListItem: A collection without its texts, rules and products, which `GET /admin/collection` returns.
type CollectionListItem struct {
	//
	CollectionID int64 `json:"collectionId"`
	// The name in the store's main language, as customers see it.
	Name string `json:"name"`
	// Unique in the store.
	Slug string `json:"slug"`
	//
	MediaID *int64 `json:"mediaId"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentCollectionID *int64 `json:"parentCollectionId"`
	// Position among its siblings.
	Position int64 `json:"position"`
	// Fixed at creation.
	Type CollectionType `json:"type"`
	// How the storefront sorts the products.
	SortOrder CollectionSortOrder `json:"sortOrder"`
	// Number of products in the collection, without archived ones.
	ProductCount int64 `json:"productCount"`
	// Whether the storefront shows the collection.
	IsActive bool `json:"isActive"`
	// When the collection becomes visible. Null means immediately.
	PublishOn *time.Time `json:"publishOn"`
	// When the collection stops being visible; after publishOn.
	UnpublishOn *time.Time `json:"unpublishOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CollectionRuleMatch: Whether a product has to meet all conditions of the rule, or any of them.
type CollectionRuleMatch string

// The values of CollectionRuleMatch.
const (
	CollectionRuleMatchAll CollectionRuleMatch = "ALL"
	CollectionRuleMatchAny CollectionRuleMatch = "ANY"
)

// CollectionRules: The rule that selects the products of the collection.
type CollectionRules struct {
	//
	Match CollectionRuleMatch `json:"match"`
	// The conditions for products. `match` defines whether a product has to meet all or any of them.
	Conditions []CollectionCondition `json:"conditions"`
}

// CollectionRulesInput: The rule that selects the products of the collection. Replaced as a whole.
type CollectionRulesInput struct {
	//
	Match CollectionRuleMatch `json:"match"`
	// The conditions for products. `match` defines whether a product has to meet all or any of them.
	Conditions []CollectionConditionInput `json:"conditions"`
}

// CollectionSortOrder: How the storefront sorts the products; MANUAL only for a manual collection, BEST_SELLING by the
// units sold in the last 30 days.
type CollectionSortOrder string

// The values of CollectionSortOrder.
const (
	CollectionSortOrderManual      CollectionSortOrder = "MANUAL"
	CollectionSortOrderName        CollectionSortOrder = "NAME"
	CollectionSortOrderPriceAsc    CollectionSortOrder = "PRICE_ASC"
	CollectionSortOrderPriceDesc   CollectionSortOrder = "PRICE_DESC"
	CollectionSortOrderNewest      CollectionSortOrder = "NEWEST"
	CollectionSortOrderBestSelling CollectionSortOrder = "BEST_SELLING"
)

// CollectionType: MANUAL: the collection lists its products. RULE: its rules select them.
type CollectionType string

// The values of CollectionType.
const (
	CollectionTypeManual CollectionType = "MANUAL"
	CollectionTypeRule   CollectionType = "RULE"
)

// CollectionUpdate: The fields to change. `rules` and `seo` are replaced as a whole.
type CollectionUpdate struct {
	//
	CollectionID int64 `json:"collectionId"`
	// The name in the store's main language, as customers see it.
	Name *string `json:"name,omitzero"`
	// Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed.
	Slug *string `json:"slug,omitzero"`
	//
	Description store.Nullable[string] `json:"description,omitzero"`
	//
	MediaID store.Nullable[int64] `json:"mediaId,omitzero"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentCollectionID store.Nullable[int64] `json:"parentCollectionId,omitzero"`
	// Position among its siblings. If left out at creation, the collection comes last.
	Position *int64 `json:"position,omitzero"`
	// Required for a rule collection, rejected (422) for a manual one.
	Rules store.Nullable[CollectionRulesInput] `json:"rules,omitzero"`
	// How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST.
	SortOrder *CollectionSortOrder `json:"sortOrder,omitzero"`
	// Products of a manual collection, in order; rejected (422) for a rule collection.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Whether the storefront shows the collection.
	IsActive *bool `json:"isActive,omitzero"`
	// When the collection becomes visible. Null means immediately.
	PublishOn store.Nullable[time.Time] `json:"publishOn,omitzero"`
	// When the collection stops being visible; after publishOn.
	UnpublishOn store.Nullable[time.Time] `json:"unpublishOn,omitzero"`
	//
	Seo *SeoInput `json:"seo,omitzero"`
	// At most one translation per language.
	Translations []TranslationInput `json:"translations,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CommissionProvider: The store's connection to a commission system. Credentials are masked.
type CommissionProvider struct {
	//
	CommissionProviderID int64 `json:"commissionProviderId"`
	//
	ProviderCode CommissionProviderCode `json:"providerCode"`
	// Shown as a customer's `commissionProviderName`.
	DisplayName *string `json:"displayName"`
	// Whether the platform sends data to the commission service.
	IsActive bool `json:"isActive"`
	// Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`.
	// Null with `NONE`.
	BaseURL *string `json:"baseUrl"`
	//
	Credentials map[string]string `json:"credentials"`
	// Whether new and changed customers are sent to the commission service.
	SyncCustomers bool `json:"syncCustomers"`
	// Whether orders are sent to the commission service.
	SyncOrders bool `json:"syncOrders"`
	//
	QualifyingOn CommissionQualifyingOn `json:"qualifyingOn"`
	// Key of the variant's custom field that contains the commissionable volume. Null means the net line total.
	VolumeField *string `json:"volumeField"`
	// Whether customers get a link into the provider's back office.
	SsoEnabled bool `json:"ssoEnabled"`
	// Query parameter of storefront links that contains the referrer's code. Null means none.
	ReferrerParameter *string `json:"referrerParameter"`
	// Number of days that a referral counts, from the last time the code was submitted.
	AttributionDays int64 `json:"attributionDays"`
	// URL to which the service reports that it has linked a customer (`customer.linked`). Null with `NONE`.
	WebhookURL *string `json:"webhookUrl"`
	// When data was last sent. Null means never.
	LastSyncedOn *time.Time `json:"lastSyncedOn"`
	//
	HealthStatus ProviderHealthStatus `json:"healthStatus"`
	// When a call last failed, within the last 15 minutes. Null when none failed.
	LastErrorOn *time.Time `json:"lastErrorOn"`
	// Reason of the failure, in words.
	LastError *string `json:"lastError"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CommissionProviderCode: The commission system. `NONE`: the store has none. `HTTP`: any service that implements the
// contract in the guide "Connect a commission service". More values may be added.
type CommissionProviderCode string

// The values of CommissionProviderCode.
const (
	CommissionProviderCodeNone CommissionProviderCode = "NONE"
	CommissionProviderCodeHttp CommissionProviderCode = "HTTP"
)

// CommissionProviderUpdate: Changes to the commission system. An omitted field keeps its value, null clears it, and an
// array is replaced as a whole.
type CommissionProviderUpdate struct {
	//
	ProviderCode *CommissionProviderCode `json:"providerCode,omitzero"`
	// The system's name as customers see it.
	DisplayName store.Nullable[string] `json:"displayName,omitzero"`
	// Whether the platform sends data to the commission service.
	IsActive *bool `json:"isActive,omitzero"`
	// Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`.
	BaseURL store.Nullable[string] `json:"baseUrl,omitzero"`
	//
	Credentials map[string]string `json:"credentials,omitzero"`
	// Whether new and changed customers are sent to the commission service.
	SyncCustomers *bool `json:"syncCustomers,omitzero"`
	// Whether orders are sent to the commission service.
	SyncOrders *bool `json:"syncOrders,omitzero"`
	//
	QualifyingOn *CommissionQualifyingOn `json:"qualifyingOn,omitzero"`
	// Key of the variant's custom field that contains the commissionable volume. Null means the net line total.
	VolumeField store.Nullable[string] `json:"volumeField,omitzero"`
	// Whether customers can open the system without another login.
	SsoEnabled *bool `json:"ssoEnabled,omitzero"`
	// Query parameter of storefront links that contains the referrer's code. Null means none.
	ReferrerParameter store.Nullable[string] `json:"referrerParameter,omitzero"`
	// Number of days that a referral counts, from the last time the code was submitted.
	AttributionDays *int64 `json:"attributionDays,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CommissionQualifyingOn: When an order counts for commission.
type CommissionQualifyingOn string

// The values of CommissionQualifyingOn.
const (
	CommissionQualifyingOnPaid      CommissionQualifyingOn = "PAID"
	CommissionQualifyingOnFulfilled CommissionQualifyingOn = "FULFILLED"
)

// CommissionSyncStatus: Whether the order, including its refunds and chargebacks, has been reported to the commission
// provider. `NOT_REQUIRED`: the order does not count for commission, or does not count yet. `PENDING`: a report is in
// progress. `FAILED`: one of its integration tasks failed or was canceled; `POST /admin/integration-task/retry` or
// `POST /admin/order/sync` retries it.
type CommissionSyncStatus string

// The values of CommissionSyncStatus.
const (
	CommissionSyncStatusNotRequired CommissionSyncStatus = "NOT_REQUIRED"
	CommissionSyncStatusPending     CommissionSyncStatus = "PENDING"
	CommissionSyncStatusSynced      CommissionSyncStatus = "SYNCED"
	CommissionSyncStatusFailed      CommissionSyncStatus = "FAILED"
)

// Coupon: A discount that customers get by a code, or automatically in the cart.
type Coupon struct {
	//
	CouponID int64 `json:"couponId"`
	// Code that customers enter; unique in the store, case-insensitive.
	Code string `json:"code"`
	// Name that buyers see on orders and carts. Null means the code is shown.
	Name *string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Shown to customers.
	Description *string `json:"description"`
	//
	Status CouponStatus `json:"status"`
	//
	DiscountType CouponDiscountType `json:"discountType"`
	// Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
	Value *store.Decimal `json:"value"`
	// Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies
	// only to carts in this currency.
	CurrencyCode *string `json:"currencyCode"`
	// Maximum discount per order.
	MaxDiscountAmount *store.Decimal `json:"maxDiscountAmount"`
	// The base of the discount.
	AppliesTo CouponAppliesTo `json:"appliesTo"`
	// Ids of products. Required for PRODUCTS.
	ProductIDs []int64 `json:"productIds"`
	// Ids of collections. Required for COLLECTIONS.
	CollectionIDs []int64 `json:"collectionIds"`
	// Ids of products that the discount never applies to.
	ExcludedProductIDs []int64 `json:"excludedProductIds"`
	// Whether the discount skips lines with a compareAtAmount.
	ExcludeSaleItems bool `json:"excludeSaleItems"`
	// Minimum subtotal of the eligible lines, in the prices that the buyer sees.
	MinSubtotal *store.Decimal `json:"minSubtotal"`
	// Minimum number of eligible units.
	MinQuantity *int64 `json:"minQuantity"`
	// Ids of account types whose customers can use the coupon. Empty means all.
	AccountTypeIDs []int64 `json:"accountTypeIds"`
	// Ids of customers who can use the coupon. Empty means all.
	StoreCustomerIDs []int64 `json:"storeCustomerIds"`
	// Whether only a customer's first order gets the discount.
	FirstOrderOnly bool `json:"firstOrderOnly"`
	// Maximum number of uses in total. Null means no limit.
	UsageLimit *int64 `json:"usageLimit"`
	// Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
	UsageLimitPerCustomer *int64 `json:"usageLimitPerCustomer"`
	// Number of placed orders that used the coupon.
	UsageCount int64 `json:"usageCount"`
	// Number of uses reserved by running checkouts.
	ReservedCount int64 `json:"reservedCount"`
	// Kinds of discount that the coupon can be combined with. Empty means none.
	CombinesWith []CouponCombinesWith `json:"combinesWith"`
	// Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
	// combine, those apply that leave the lowest amount to pay.
	Priority int64 `json:"priority"`
	//
	AppliesToSubscriptions CouponSubscriptionMode `json:"appliesToSubscriptions"`
	// Required for FIRST_N.
	SubscriptionCycleLimit *int64 `json:"subscriptionCycleLimit"`
	// When the coupon becomes valid. Null means immediately.
	StartsOn *time.Time `json:"startsOn"`
	// When the coupon expires; exclusive, after startsOn. Null means never.
	EndsOn *time.Time `json:"endsOn"`
	// Whether the coupon is applied without a code being entered.
	IsAutomatic bool `json:"isAutomatic"`
	// The rule of BUY_X_GET_Y; null for other types.
	BuyX *CouponBuyX `json:"buyX"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CouponAppliesTo: The base of the discount.
type CouponAppliesTo string

// The values of CouponAppliesTo.
const (
	CouponAppliesToOrder       CouponAppliesTo = "ORDER"
	CouponAppliesToProducts    CouponAppliesTo = "PRODUCTS"
	CouponAppliesToCollections CouponAppliesTo = "COLLECTIONS"
	CouponAppliesToShipping    CouponAppliesTo = "SHIPPING"
)

// CouponBuyX: The rule of BUY_X_GET_Y; the cheapest eligible units are discounted.
type CouponBuyX struct {
	// Units to buy at full price.
	BuyQuantity int64 `json:"buyQuantity"`
	// Ids of products to buy. If `buyCollectionIds` is also empty, all products count as bought.
	BuyProductIDs []int64 `json:"buyProductIds"`
	// Ids of collections whose products count as bought.
	BuyCollectionIDs []int64 `json:"buyCollectionIds"`
	// Units discounted per application.
	GetQuantity int64 `json:"getQuantity"`
	// Ids of products that are discounted. If `getCollectionIds` is also empty, the bought products are discounted.
	GetProductIDs []int64 `json:"getProductIds"`
	// Ids of collections whose products are discounted.
	GetCollectionIDs []int64 `json:"getCollectionIds"`
	// Discount in percent; 100 means free.
	DiscountPercent store.Decimal `json:"discountPercent"`
	// Maximum number of applications per order. Null means no limit.
	MaxApplications *int64 `json:"maxApplications"`
}

// CouponBuyXInput: The rule of BUY_X_GET_Y. Replaced as a whole.
type CouponBuyXInput struct {
	// Units to buy at full price.
	BuyQuantity int64 `json:"buyQuantity"`
	// Ids of products to buy. If `buyCollectionIds` is also empty, all products count as bought.
	BuyProductIDs []int64 `json:"buyProductIds,omitzero"`
	// Ids of collections whose products count as bought.
	BuyCollectionIDs []int64 `json:"buyCollectionIds,omitzero"`
	// Units discounted per application.
	GetQuantity int64 `json:"getQuantity"`
	// Ids of products that are discounted. If `getCollectionIds` is also empty, the bought products are discounted.
	GetProductIDs []int64 `json:"getProductIds,omitzero"`
	// Ids of collections whose products are discounted.
	GetCollectionIDs []int64 `json:"getCollectionIds,omitzero"`
	// Discount in percent; 100 means free.
	DiscountPercent store.Decimal `json:"discountPercent"`
	// Maximum number of applications per order. Null means no limit.
	MaxApplications store.Nullable[int64] `json:"maxApplications,omitzero"`
}

// CouponCombinesWith: A kind of discount that the coupon can be combined with.
type CouponCombinesWith string

// The values of CouponCombinesWith.
const (
	CouponCombinesWithOrder    CouponCombinesWith = "ORDER"
	CouponCombinesWithProduct  CouponCombinesWith = "PRODUCT"
	CouponCombinesWithShipping CouponCombinesWith = "SHIPPING"
)

// CouponCreate: A new coupon. Fields that are left out take their defaults.
type CouponCreate struct {
	// Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several
	// spaces between words become one. Control and invisible characters are refused.
	Code string `json:"code"`
	// Name that buyers see on orders and carts. Null means the code is shown.
	Name store.Nullable[string] `json:"name,omitzero"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Shown to customers.
	Description store.Nullable[string] `json:"description,omitzero"`
	//
	Status *CouponStatusInput `json:"status,omitzero"`
	//
	DiscountType CouponDiscountType `json:"discountType"`
	// Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
	Value store.Nullable[store.Decimal] `json:"value,omitzero"`
	// Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies
	// only to carts in this currency.
	CurrencyCode store.Nullable[string] `json:"currencyCode,omitzero"`
	// Maximum discount per order.
	MaxDiscountAmount store.Nullable[store.Decimal] `json:"maxDiscountAmount,omitzero"`
	// The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING.
	AppliesTo *CouponAppliesTo `json:"appliesTo,omitzero"`
	// Ids of products. Required for PRODUCTS.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Ids of collections. Required for COLLECTIONS.
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Ids of products that the discount never applies to.
	ExcludedProductIDs []int64 `json:"excludedProductIds,omitzero"`
	// Whether the discount skips lines with a compareAtAmount.
	ExcludeSaleItems *bool `json:"excludeSaleItems,omitzero"`
	// Minimum subtotal of the eligible lines, in the prices that the buyer sees.
	MinSubtotal store.Nullable[store.Decimal] `json:"minSubtotal,omitzero"`
	// Minimum number of eligible units.
	MinQuantity store.Nullable[int64] `json:"minQuantity,omitzero"`
	// Ids of account types whose customers can use the coupon. Empty means all.
	AccountTypeIDs []int64 `json:"accountTypeIds,omitzero"`
	// Ids of customers who can use the coupon. Empty means all.
	StoreCustomerIDs []int64 `json:"storeCustomerIds,omitzero"`
	// Whether only a customer's first order gets the discount.
	FirstOrderOnly *bool `json:"firstOrderOnly,omitzero"`
	// Maximum number of uses in total. Null means no limit.
	UsageLimit store.Nullable[int64] `json:"usageLimit,omitzero"`
	// Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
	UsageLimitPerCustomer store.Nullable[int64] `json:"usageLimitPerCustomer,omitzero"`
	// Kinds of discount that the coupon can be combined with. Empty means none.
	CombinesWith []CouponCombinesWith `json:"combinesWith,omitzero"`
	// Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
	// combine, those apply that leave the lowest amount to pay.
	Priority *int64 `json:"priority,omitzero"`
	//
	AppliesToSubscriptions *CouponSubscriptionMode `json:"appliesToSubscriptions,omitzero"`
	// Required for FIRST_N.
	SubscriptionCycleLimit store.Nullable[int64] `json:"subscriptionCycleLimit,omitzero"`
	// When the coupon becomes valid. Null means immediately.
	StartsOn store.Nullable[time.Time] `json:"startsOn,omitzero"`
	// When the coupon expires; exclusive, after startsOn. Null means never.
	EndsOn store.Nullable[time.Time] `json:"endsOn,omitzero"`
	// Whether the coupon is applied without a code being entered.
	IsAutomatic *bool `json:"isAutomatic,omitzero"`
	// The rule of BUY_X_GET_Y; null for other types.
	BuyX store.Nullable[CouponBuyXInput] `json:"buyX,omitzero"`
}

// CouponDiscountType: Type of the discount. FIXED_PRICE sells each eligible unit at the price in `value`.
type CouponDiscountType string

// The values of CouponDiscountType.
const (
	CouponDiscountTypePercentage   CouponDiscountType = "PERCENTAGE"
	CouponDiscountTypeFixedAmount  CouponDiscountType = "FIXED_AMOUNT"
	CouponDiscountTypeFreeShipping CouponDiscountType = "FREE_SHIPPING"
	CouponDiscountTypeBuyXGetY     CouponDiscountType = "BUY_X_GET_Y"
	CouponDiscountTypeFixedPrice   CouponDiscountType = "FIXED_PRICE"
)

// CouponPage: One page of coupons, with the cursor of the next page.
type CouponPage struct {
	// The coupons of this page, in the requested order; empty after the last page.
	Items []Coupon `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *CouponPage) PageItems() []Coupon { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CouponPage) PageCursor() *string { return p.NextCursor }

// CouponSort: Order of the list; a `-` in front means descending.
type CouponSort string

// The values of CouponSort.
const (
	CouponSortCreatedOn      CouponSort = "createdOn"
	CouponSortCreatedOnDesc  CouponSort = "-createdOn"
	CouponSortCode           CouponSort = "code"
	CouponSortCodeDesc       CouponSort = "-code"
	CouponSortEndsOn         CouponSort = "endsOn"
	CouponSortEndsOnDesc     CouponSort = "-endsOn"
	CouponSortUsageCount     CouponSort = "usageCount"
	CouponSortUsageCountDesc CouponSort = "-usageCount"
)

// CouponStatus: SCHEDULED (before startsOn), EXPIRED (past endsOn) and EXHAUSTED (usageLimit reached) are derived from
// an ACTIVE coupon. EXPIRED takes precedence over EXHAUSTED, and both over SCHEDULED.
type CouponStatus string

// The values of CouponStatus.
const (
	CouponStatusDraft     CouponStatus = "DRAFT"
	CouponStatusActive    CouponStatus = "ACTIVE"
	CouponStatusPaused    CouponStatus = "PAUSED"
	CouponStatusExpired   CouponStatus = "EXPIRED"
	CouponStatusExhausted CouponStatus = "EXHAUSTED"
	CouponStatusScheduled CouponStatus = "SCHEDULED"
)

// CouponStatusInput: The states that a request can set.
type CouponStatusInput string

// The values of CouponStatusInput.
const (
	CouponStatusInputDraft  CouponStatusInput = "DRAFT"
	CouponStatusInputActive CouponStatusInput = "ACTIVE"
	CouponStatusInputPaused CouponStatusInput = "PAUSED"
)

// CouponSubscriptionMode: Which orders of a subscription get the discount: its first one (FIRST_ORDER, the default),
// the first `subscriptionCycleLimit` of them (FIRST_N), or all (EVERY_ORDER).
type CouponSubscriptionMode string

// The values of CouponSubscriptionMode.
const (
	CouponSubscriptionModeFirstOrder CouponSubscriptionMode = "FIRST_ORDER"
	CouponSubscriptionModeFirstN     CouponSubscriptionMode = "FIRST_N"
	CouponSubscriptionModeEveryOrder CouponSubscriptionMode = "EVERY_ORDER"
)

// CouponUpdate: The fields to change.
type CouponUpdate struct {
	//
	CouponID int64 `json:"couponId"`
	// Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several
	// spaces between words become one. Control and invisible characters are refused.
	Code *string `json:"code,omitzero"`
	// Name that buyers see on orders and carts. Null means the code is shown.
	Name store.Nullable[string] `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Shown to customers.
	Description store.Nullable[string] `json:"description,omitzero"`
	//
	Status *CouponStatusInput `json:"status,omitzero"`
	//
	DiscountType *CouponDiscountType `json:"discountType,omitzero"`
	// Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
	Value store.Nullable[store.Decimal] `json:"value,omitzero"`
	// Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies
	// only to carts in this currency.
	CurrencyCode store.Nullable[string] `json:"currencyCode,omitzero"`
	// Maximum discount per order.
	MaxDiscountAmount store.Nullable[store.Decimal] `json:"maxDiscountAmount,omitzero"`
	// The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING.
	AppliesTo *CouponAppliesTo `json:"appliesTo,omitzero"`
	// Ids of products. Required for PRODUCTS.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Ids of collections. Required for COLLECTIONS.
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Ids of products that the discount never applies to.
	ExcludedProductIDs []int64 `json:"excludedProductIds,omitzero"`
	// Whether the discount skips lines with a compareAtAmount.
	ExcludeSaleItems *bool `json:"excludeSaleItems,omitzero"`
	// Minimum subtotal of the eligible lines, in the prices that the buyer sees.
	MinSubtotal store.Nullable[store.Decimal] `json:"minSubtotal,omitzero"`
	// Minimum number of eligible units.
	MinQuantity store.Nullable[int64] `json:"minQuantity,omitzero"`
	// Ids of account types whose customers can use the coupon. Empty means all.
	AccountTypeIDs []int64 `json:"accountTypeIds,omitzero"`
	// Ids of customers who can use the coupon. Empty means all.
	StoreCustomerIDs []int64 `json:"storeCustomerIds,omitzero"`
	// Whether only a customer's first order gets the discount.
	FirstOrderOnly *bool `json:"firstOrderOnly,omitzero"`
	// Maximum number of uses in total. Null means no limit.
	UsageLimit store.Nullable[int64] `json:"usageLimit,omitzero"`
	// Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
	UsageLimitPerCustomer store.Nullable[int64] `json:"usageLimitPerCustomer,omitzero"`
	// Kinds of discount that the coupon can be combined with. Empty means none.
	CombinesWith []CouponCombinesWith `json:"combinesWith,omitzero"`
	// Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
	// combine, those apply that leave the lowest amount to pay.
	Priority *int64 `json:"priority,omitzero"`
	//
	AppliesToSubscriptions *CouponSubscriptionMode `json:"appliesToSubscriptions,omitzero"`
	// Required for FIRST_N.
	SubscriptionCycleLimit store.Nullable[int64] `json:"subscriptionCycleLimit,omitzero"`
	// When the coupon becomes valid. Null means immediately.
	StartsOn store.Nullable[time.Time] `json:"startsOn,omitzero"`
	// When the coupon expires; exclusive, after startsOn. Null means never.
	EndsOn store.Nullable[time.Time] `json:"endsOn,omitzero"`
	// Whether the coupon is applied without a code being entered.
	IsAutomatic *bool `json:"isAutomatic,omitzero"`
	// The rule of BUY_X_GET_Y; null for other types.
	BuyX store.Nullable[CouponBuyXInput] `json:"buyX,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CouponUsage: One row per coupon and order. Uses reserved by a subscription since the coupon was added to it count in
// `reservedCount`, and are listed from the subscription's first renewal with the coupon on.
type CouponUsage struct {
	//
	CouponID int64 `json:"couponId"`
	// The code at the time of use.
	Code string `json:"code"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The subscription that the coupon was added to without an order; orderId is then its first renewal with the coupon.
	// Null for all other uses.
	SubscriptionID *int64 `json:"subscriptionId"`
	// Null for a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Discount from the coupon, net of tax.
	DiscountAmount store.Decimal `json:"discountAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	//
	Status CouponUsageStatus `json:"status"`
	// When the order was placed. Null means the use is only reserved.
	UsedOn *time.Time `json:"usedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// CouponUsagePage: One page of coupon usages, with the cursor of the next page.
type CouponUsagePage struct {
	// The coupon usages of this page, in the requested order; empty after the last page.
	Items []CouponUsage `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *CouponUsagePage) PageItems() []CouponUsage { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CouponUsagePage) PageCursor() *string { return p.NextCursor }

// CouponUsageSort: Order of the list; a `-` in front means descending.
type CouponUsageSort string

// The values of CouponUsageSort.
const (
	CouponUsageSortCreatedOn     CouponUsageSort = "createdOn"
	CouponUsageSortCreatedOnDesc CouponUsageSort = "-createdOn"
)

// CouponUsageStatus: RESERVED by a running checkout, USED by a placed order, RELEASED when the checkout failed or the
// order was canceled.
type CouponUsageStatus string

// The values of CouponUsageStatus.
const (
	CouponUsageStatusReserved CouponUsageStatus = "RESERVED"
	CouponUsageStatusUsed     CouponUsageStatus = "USED"
	CouponUsageStatusReleased CouponUsageStatus = "RELEASED"
)

// Customer: A customer of the store, with all fields that administrators can see.
type Customer struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Empty means not set.
	FirstName string `json:"firstName"`
	// Empty means not set.
	LastName string `json:"lastName"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone store.Nullable[store.Phone] `json:"phone,omitzero"`
	//
	Status store.CustomerStatus `json:"status"`
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Display name of the account type.
	AccountTypeName string `json:"accountTypeName"`
	//
	AccountTypeSource CustomerAccountTypeSource `json:"accountTypeSource"`
	// Whether the customer has proved to own the e-mail address.
	EmailVerified bool `json:"emailVerified"`
	// Null means the store has no commission provider.
	CommissionProviderName *string `json:"commissionProviderName"`
	// The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider.
	CommissionProviderID *string `json:"commissionProviderId"`
	// Company that the customer buys for.
	Company *string `json:"company"`
	// VAT or other tax number, printed on invoices.
	TaxNumber *string `json:"taxNumber"`
	// Language of e-mails and documents. Null means the store's default.
	LanguageCode *string `json:"languageCode"`
	// Whether the customer has agreed to marketing e-mails.
	AcceptsMarketing bool `json:"acceptsMarketing"`
	// When the customer agreed. Null means the customer has not agreed.
	AcceptsMarketingOn *time.Time `json:"acceptsMarketingOn"`
	// The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented.
	MarketingConsent *CustomerConsent `json:"marketingConsent"`
	// Whether the customer has logged in or set a password in this store. False for customers created by an administrator
	// or an import until then.
	IsClaimed bool `json:"isClaimed"`
	// Reason given with the last status change. Never shown to the customer.
	StatusReason *string `json:"statusReason"`
	// When the status last changed. Null means never.
	StatusChangedOn *time.Time `json:"statusChangedOn"`
	// The latest 100 changes of the status, the oldest first. Erased with the personal data.
	StatusHistory []CustomerStatusChange `json:"statusHistory"`
	// Code of the referrer who brought the customer.
	ReferrerCode *string `json:"referrerCode"`
	// Internal note. Never shown to the customer.
	Note *string `json:"note"`
	// Labels for the store's own use.
	Tags []string `json:"tags"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// The customer's id in another system of the store, unique per store.
	ExternalID *string `json:"externalId"`
	// The default address. Null means no address is saved.
	DefaultAddress *CustomerAddress `json:"defaultAddress"`
	// Number of placed orders that are not canceled.
	OrderCount int64 `json:"orderCount"`
	// Id of the newest order. Null means the customer has no orders.
	LastOrderID *int64 `json:"lastOrderId"`
	// When the newest order was placed.
	LastOrderOn *time.Time `json:"lastOrderOn"`
	// The customer's spending, one entry per currency with orders.
	Spending []CustomerSpending `json:"spending"`
	// Number of ACTIVE subscriptions.
	ActiveSubscriptionCount int64 `json:"activeSubscriptionCount"`
	// Statuses that the customer can change to now.
	AllowedStatuses []store.CustomerStatus `json:"allowedStatuses"`
	// Time of the last login in this store.
	LastLoginOn *time.Time `json:"lastLoginOn"`
	// When the personal data will be or was erased. Null unless DEACTIVATED.
	EraseOn *time.Time `json:"eraseOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerAccountTypeSource: Source of the account type. DEFAULT: the type was the store's default when the customer
// was created. AUTOMATIC: the daily check of `autoTier` assigned the type. ADMIN: an administrator chose the type, and
// the check skips the customer.
type CustomerAccountTypeSource string

// The values of CustomerAccountTypeSource.
const (
	CustomerAccountTypeSourceDefault   CustomerAccountTypeSource = "DEFAULT"
	CustomerAccountTypeSourceAutomatic CustomerAccountTypeSource = "AUTOMATIC"
	CustomerAccountTypeSourceAdmin     CustomerAccountTypeSource = "ADMIN"
)

// CustomerAddress: A saved address of a customer.
type CustomerAddress struct {
	//
	CustomerAddressID int64 `json:"customerAddressId"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Given name.
	FirstName string `json:"firstName"`
	// Family name.
	LastName string `json:"lastName"`
	// Company name for the label; null means none.
	Company *string `json:"company"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of; null means none.
	StreetLine2 *string `json:"streetLine2"`
	// City or town.
	City string `json:"city"`
	// Empty for countries without states or provinces.
	StateProvince string `json:"stateProvince"`
	// Empty for countries without postal codes.
	PostalCode string `json:"postalCode"`
	//
	CountryCode string `json:"countryCode"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone store.Nullable[store.Phone] `json:"phone,omitzero"`
	// Whether this is the customer's default address.
	IsDefault bool `json:"isDefault"`
	// False after removal.
	IsActive bool `json:"isActive"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerAddressCreate: An address to save.
type CustomerAddressCreate struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	// Company, for the label. Null means none.
	Company store.Nullable[string] `json:"company,omitzero"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of.
	StreetLine2 store.Nullable[string] `json:"streetLine2,omitzero"`
	// City or town. Required if the country's addresses have one.
	City *string `json:"city,omitzero"`
	// State or province; `""` where the country has none.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code; `""` where the country has none.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// Whether to make it the default address.
	IsDefault *bool `json:"isDefault,omitzero"`
}

// CustomerAddressList: All customer addresses, complete.
type CustomerAddressList struct {
	// The customer addresses.
	Items []CustomerAddress `json:"items"`
}

// CustomerAddressUpdate: Changes to a saved address. An omitted field keeps its value, and null clears it.
type CustomerAddressUpdate struct {
	//
	CustomerAddressID int64 `json:"customerAddressId"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	// Company, for the label. Null means none.
	Company store.Nullable[string] `json:"company,omitzero"`
	// Street and number.
	StreetLine1 *string `json:"streetLine1,omitzero"`
	// Floor, apartment, care of.
	StreetLine2 store.Nullable[string] `json:"streetLine2,omitzero"`
	// City or town. Required if the country's addresses have one.
	City *string `json:"city,omitzero"`
	// State or province; `""` where the country has none.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code; `""` where the country has none.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode *string `json:"countryCode,omitzero"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// True makes it the default address. False is rejected for the default address: make another one the default.
	IsDefault *bool `json:"isDefault,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CustomerConsent: Evidence of a customer's consent to marketing e-mails.
type CustomerConsent struct {
	// When the customer consented. If it equals `importedOn`, the imported file had no date, and the customer consented at
	// an unknown earlier time.
	AcceptedOn time.Time `json:"acceptedOn"`
	// When an import recorded the consent. Null means that no import did.
	ImportedOn *time.Time `json:"importedOn"`
	// Where the customer consented, as in `acceptsMarketingSource` of the imported file. Null means that the file had none,
	// or that no import recorded the consent.
	Evidence *string `json:"evidence"`
	//
	Source CustomerConsentSource `json:"source"`
	// When the customer withdrew the consent. Null means it is in force.
	WithdrawnOn *time.Time `json:"withdrawnOn"`
}

// CustomerConsentSource: Where the consent was given. ADMIN: an administrator entered it. API: an integration entered
// it. IMPORT: it was in an imported file. UNKNOWN: it was stored before sources were recorded. More values may be
// added.
type CustomerConsentSource string

// The values of CustomerConsentSource.
const (
	CustomerConsentSourceCheckoutPage CustomerConsentSource = "CHECKOUT_PAGE"
	CustomerConsentSourceStorefront   CustomerConsentSource = "STOREFRONT"
	CustomerConsentSourceAdmin        CustomerConsentSource = "ADMIN"
	CustomerConsentSourceApi          CustomerConsentSource = "API"
	CustomerConsentSourceImport       CustomerConsentSource = "IMPORT"
	CustomerConsentSourceUnknown      CustomerConsentSource = "UNKNOWN"
)

// CustomerCreate: A new customer. Fields that are left out take their defaults.
type CustomerCreate struct {
	//
	Email string `json:"email"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	//
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	//
	AccountTypeID *int64 `json:"accountTypeId,omitzero"`
	// Company that the customer buys for.
	Company store.Nullable[string] `json:"company,omitzero"`
	// VAT or other tax number, printed on invoices.
	TaxNumber store.Nullable[string] `json:"taxNumber,omitzero"`
	// Language of e-mails and documents. Null or absent means the store's default.
	LanguageCode store.Nullable[string] `json:"languageCode,omitzero"`
	// Set it only if the customer has agreed to marketing e-mails.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// Code of the referrer who brought the customer.
	ReferrerCode store.Nullable[string] `json:"referrerCode,omitzero"`
	// Internal note. Never shown to the customer.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Labels for the store's own use.
	Tags []string `json:"tags,omitzero"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// The customer's id in another system of the store, unique per store.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	// Address to save as the default address.
	Address store.Nullable[store.AddressInput] `json:"address,omitzero"`
	// Whether to send the welcome e-mail. It links to the page where the customer requests a password.
	SendWelcomeEmail *bool `json:"sendWelcomeEmail,omitzero"`
}

// CustomerEmailCheck: Whether a customer can be created with an e-mail address, and the customer who has it if not.
type CustomerEmailCheck struct {
	//
	Email string `json:"email"`
	// Whether a customer with this e-mail can be created in this store.
	Available bool `json:"available"`
	// Why the e-mail is not available. Null means it is available.
	Reason *CustomerEmailCheckReason `json:"reason"`
	// The store's customer with this e-mail. Null means none.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// Status of that customer.
	Status *store.CustomerStatus `json:"status"`
}

// CustomerEmailCheckReason: CUSTOMER_EXISTS: the store has a customer with this e-mail. BANNED: that customer is
// banned.
type CustomerEmailCheckReason string

// The values of CustomerEmailCheckReason.
const (
	CustomerEmailCheckReasonCustomerExists CustomerEmailCheckReason = "CUSTOMER_EXISTS"
	CustomerEmailCheckReasonBanned         CustomerEmailCheckReason = "BANNED"
)

// CustomerImport: A customer file, sent as multipart.
type CustomerImport struct {
	// CSV or xlsx file in the format of the template.
	File *store.File `json:"file"`
	// Whether to check the rows without changing anything.
	DryRun *bool `json:"dryRun,omitzero"`
	//
	OnExisting *CustomerImportOnExisting `json:"onExisting,omitzero"`
	//
	OnError *CustomerImportOnError `json:"onError,omitzero"`
	// Whether to send the welcome e-mail to created customers.
	SendWelcomeEmail *bool `json:"sendWelcomeEmail,omitzero"`
}

// CustomerImportAccepted: The task that imports the file. Read the task for its progress.
type CustomerImportAccepted struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
}

// CustomerImportFormat: The file's format.
type CustomerImportFormat string

// The values of CustomerImportFormat.
const (
	CustomerImportFormatCsv  CustomerImportFormat = "csv"
	CustomerImportFormatXlsx CustomerImportFormat = "xlsx"
)

// CustomerImportOnError: Effect of invalid rows. CONTINUE imports the valid rows; REJECT_ALL imports no row if any row
// is invalid.
type CustomerImportOnError string

// The values of CustomerImportOnError.
const (
	CustomerImportOnErrorContinue  CustomerImportOnError = "CONTINUE"
	CustomerImportOnErrorRejectAll CustomerImportOnError = "REJECT_ALL"
)

// CustomerImportOnExisting: Handling of rows whose customer already exists in the store. SKIP leaves the customer
// unchanged, UPDATE changes the customer by the columns that are not empty, FAIL reports the row as invalid.
type CustomerImportOnExisting string

// The values of CustomerImportOnExisting.
const (
	CustomerImportOnExistingSkip   CustomerImportOnExisting = "SKIP"
	CustomerImportOnExistingUpdate CustomerImportOnExisting = "UPDATE"
	CustomerImportOnExistingFail   CustomerImportOnExisting = "FAIL"
)

// CustomerListItem: A customer in a list.
type CustomerListItem struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Empty means not set.
	FirstName string `json:"firstName"`
	// Empty means not set.
	LastName string `json:"lastName"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone store.Nullable[store.Phone] `json:"phone,omitzero"`
	//
	Status store.CustomerStatus `json:"status"`
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Display name of the account type.
	AccountTypeName string `json:"accountTypeName"`
	// Whether the customer has proved to own the e-mail address.
	EmailVerified bool `json:"emailVerified"`
	// Whether the customer has agreed to marketing e-mails.
	AcceptsMarketing bool `json:"acceptsMarketing"`
	// When the customer agreed. Null means the customer has not agreed.
	AcceptsMarketingOn *time.Time `json:"acceptsMarketingOn"`
	// The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented.
	MarketingConsent *CustomerConsent `json:"marketingConsent"`
	// Null means the store has no commission provider.
	CommissionProviderName *string `json:"commissionProviderName"`
	// The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider.
	CommissionProviderID *string `json:"commissionProviderId"`
	// Labels for the store's own use.
	Tags []string `json:"tags"`
	// Number of placed orders that are not canceled.
	OrderCount int64 `json:"orderCount"`
	// When the newest order was placed.
	LastOrderOn *time.Time `json:"lastOrderOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerOrderSort: Order of the list; a `-` in front means descending.
type CustomerOrderSort string

// The values of CustomerOrderSort.
const (
	CustomerOrderSortOrderDate      CustomerOrderSort = "orderDate"
	CustomerOrderSortOrderDateDesc  CustomerOrderSort = "-orderDate"
	CustomerOrderSortGrandTotal     CustomerOrderSort = "grandTotal"
	CustomerOrderSortGrandTotalDesc CustomerOrderSort = "-grandTotal"
)

// CustomerPage: One page of customers, with the cursor of the next page.
type CustomerPage struct {
	// The customers of this page, in the requested order; empty after the last page.
	Items []CustomerListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *CustomerPage) PageItems() []CustomerListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CustomerPage) PageCursor() *string { return p.NextCursor }

// CustomerPaymentMethod: A saved payment method of a customer. Never contains card numbers, gateway tokens or vault
// ids.
type CustomerPaymentMethod struct {
	//
	CustomerPaymentMethodID int64 `json:"customerPaymentMethodId"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	PaymentType store.PaymentType `json:"paymentType"`
	// Brand as reported by the payment processor.
	Brand string `json:"brand"`
	// Null means the processor reports none.
	LastFour *string `json:"lastFour"`
	// Null for payment methods that do not expire.
	ExpiryMonth *string `json:"expiryMonth"`
	// Null for payment methods that do not expire.
	ExpiryYear *string `json:"expiryYear"`
	// Whether this is the customer's default payment method.
	IsDefault bool `json:"isDefault"`
	// False after removal.
	IsActive bool `json:"isActive"`
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	// Display name of the payment provider that stores the payment method.
	PaymentProviderName string `json:"paymentProviderName"`
	// Whether the expiry month has passed.
	IsExpired bool `json:"isExpired"`
	// Number of ACTIVE subscriptions.
	ActiveSubscriptionCount int64 `json:"activeSubscriptionCount"`
	// Time of the last successful charge.
	LastUsedOn *time.Time `json:"lastUsedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerPaymentMethodList: All customer payment methods, complete.
type CustomerPaymentMethodList struct {
	// The customer payment methods.
	Items []CustomerPaymentMethod `json:"items"`
}

// CustomerSearchItem: A customer in the search results.
type CustomerSearchItem struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Empty means not set.
	FirstName string `json:"firstName"`
	// Empty means not set.
	LastName string `json:"lastName"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone store.Nullable[store.Phone] `json:"phone,omitzero"`
	//
	Status store.CustomerStatus `json:"status"`
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Display name of the account type.
	AccountTypeName string `json:"accountTypeName"`
}

// CustomerSearchResult: The best matches, best first.
type CustomerSearchResult struct {
	// The matching customers.
	Items []CustomerSearchItem `json:"items"`
}

// CustomerSort: Order of the list; a `-` in front means descending.
type CustomerSort string

// The values of CustomerSort.
const (
	CustomerSortCreatedOn       CustomerSort = "createdOn"
	CustomerSortCreatedOnDesc   CustomerSort = "-createdOn"
	CustomerSortModifiedOn      CustomerSort = "modifiedOn"
	CustomerSortModifiedOnDesc  CustomerSort = "-modifiedOn"
	CustomerSortEmail           CustomerSort = "email"
	CustomerSortEmailDesc       CustomerSort = "-email"
	CustomerSortLastName        CustomerSort = "lastName"
	CustomerSortLastNameDesc    CustomerSort = "-lastName"
	CustomerSortLastOrderOn     CustomerSort = "lastOrderOn"
	CustomerSortLastOrderOnDesc CustomerSort = "-lastOrderOn"
)

// CustomerSpending: A customer's spending in one currency: placed orders that are not canceled.
type CustomerSpending struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Number of placed orders that are not canceled.
	OrderCount int64 `json:"orderCount"`
	// Captured amount less refunds.
	Total store.Decimal `json:"total"`
}

// CustomerStatusChange: A status that the customer got.
type CustomerStatusChange struct {
	//
	Status store.CustomerStatus `json:"status"`
	// The reason given with the change. Never shown to the customer.
	Reason *string `json:"reason"`
	// When the status changed.
	ChangedOn time.Time `json:"changedOn"`
}

// Dashboard: Overview of the store's sales and open tasks.
type Dashboard struct {
	//
	Range DashboardRange `json:"range"`
	//
	CurrencyCode string `json:"currencyCode"`
	//
	Sales DashboardSales `json:"sales"`
	//
	Orders DashboardOrders `json:"orders"`
	// Number of orders that are not fulfilled, or only in part.
	UnfulfilledCount int64 `json:"unfulfilledCount"`
	// Number of orders that are not paid, or only in part.
	AwaitingPaymentCount int64 `json:"awaitingPaymentCount"`
	// Number of refunds that the gateway has not decided yet.
	RefundsPendingCount int64 `json:"refundsPendingCount"`
	//
	Subscriptions DashboardSubscriptions `json:"subscriptions"`
	//
	Customers DashboardCustomers `json:"customers"`
	// The products with the highest sales of the period, highest first.
	TopProducts []DashboardProduct `json:"topProducts"`
	// Every day of the range, oldest first.
	SalesByDay []DashboardDay `json:"salesByDay"`
	// Variants with low stock, scarcest first.
	LowStock []DashboardLowStock `json:"lowStock"`
	// Number of failed jobs: integration tasks that failed, and mails that no server accepted.
	FailedTasksCount int64 `json:"failedTasksCount"`
	// Number of failed delivery attempts in the last 24 hours.
	WebhookFailures24h int64 `json:"webhookFailures24h"`
	// When the figures were computed.
	GeneratedOn time.Time `json:"generatedOn"`
}

// DashboardComparison: The range to compare with.
type DashboardComparison string

// The values of DashboardComparison.
const (
	DashboardComparisonPreviousPeriod DashboardComparison = "PREVIOUS_PERIOD"
	DashboardComparisonPreviousYear   DashboardComparison = "PREVIOUS_YEAR"
	DashboardComparisonNone           DashboardComparison = "NONE"
)

// DashboardCustomers: Customers who ordered in the range, each counted once. Guests are not counted.
type DashboardCustomers struct {
	// Customers whose first order is in the range.
	New int64 `json:"new"`
	// Customers who also ordered before the range.
	Returning int64 `json:"returning"`
}

// DashboardDay: Sales of one day.
type DashboardDay struct {
	// The day.
	Date store.Date `json:"date"`
	// Sales of the day, net of tax and shipping: gross - discounts - refunds.
	Net store.Decimal `json:"net"`
	// Number of orders placed on the day and not canceled.
	Orders int64 `json:"orders"`
}

// DashboardLowStock: A variant with stock at or below its threshold.
type DashboardLowStock struct {
	//
	VariantID int64 `json:"variantId"`
	//
	SKU string `json:"sku"`
	// Name of product and variant.
	Name string `json:"name"`
	// Available units. Negative if the variant is backordered.
	Available int64 `json:"available"`
}

// DashboardOrders: Orders of the range.
type DashboardOrders struct {
	// Number of orders placed in the range and not canceled.
	Count int64 `json:"count"`
	// Number of orders in the comparison range. Null means no comparison.
	PreviousCount *int64 `json:"previousCount"`
	// Average `grandTotal` of the orders, without bought gift cards.
	AverageValue store.Decimal `json:"averageValue"`
}

// DashboardProduct: One of the best-selling products.
type DashboardProduct struct {
	//
	ProductID int64 `json:"productId"`
	// The product's name.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Sales of the product in the range, net of tax and discounts, before refunds. Gift cards are no sales.
	Net store.Decimal `json:"net"`
}

// DashboardRange: The days that the figures cover, in the store's time zone.
type DashboardRange struct {
	// Inclusive.
	From store.Date `json:"from"`
	// Exclusive.
	To store.Date `json:"to"`
	//
	Timezone string `json:"timezone"`
	//
	CompareTo DashboardComparison `json:"compareTo"`
	// First day of the comparison range. Null means no comparison.
	PreviousFrom *store.Date `json:"previousFrom"`
	// Day after the last day of the comparison range. Null means no comparison.
	PreviousTo *store.Date `json:"previousTo"`
}

// DashboardSales: Sales of the range.
type DashboardSales struct {
	// Subtotals, net of tax, before discounts. Bought gift cards do not count; the orders that they pay do.
	Gross store.Decimal `json:"gross"`
	// Discounts of these orders, net of tax.
	Discounts store.Decimal `json:"discounts"`
	// Refunds of these orders, net of tax and shipping.
	Refunds store.Decimal `json:"refunds"`
	// Tax of these orders.
	Tax store.Decimal `json:"tax"`
	// Shipping charges of these orders, net of tax.
	Shipping store.Decimal `json:"shipping"`
	// gross - discounts - refunds.
	Net store.Decimal `json:"net"`
	// `net` of the comparison range. Null means no comparison.
	PreviousNet *store.Decimal `json:"previousNet"`
	// Change from `previousNet` in percent. Null means no comparison, or that `previousNet` is zero.
	ChangePercent *store.Decimal `json:"changePercent"`
}

// DashboardSubscriptions: Subscriptions.
type DashboardSubscriptions struct {
	// Number of ACTIVE subscriptions now.
	Active int64 `json:"active"`
	// Number of subscriptions created in the range, without replacements.
	New int64 `json:"new"`
	// Number of subscriptions canceled in the range, without those that were replaced.
	Cancelled int64 `json:"cancelled"`
	// Number of subscriptions in dunning now.
	PastDue int64 `json:"pastDue"`
	// Monthly recurring revenue: the amount expected from renewals per month at the prices of the items. A month has 365/12
	// days, a year 12 months. Subscriptions that end with their period are not included.
	Mrr store.Decimal `json:"mrr"`
	// Share of the subscriptions at the start of the range that were canceled in the range, or whose renewals stopped in it
	// (TERMINAL_FAILED). Replaced and recovered subscriptions do not count. 0 if there were no subscriptions at its start.
	ChurnPercent store.Decimal `json:"churnPercent"`
	//
	Upcoming7Days DashboardUpcoming `json:"upcoming7Days"`
}

// DashboardUpcoming: Renewals of the next 7 days.
type DashboardUpcoming struct {
	// Number of renewals.
	Count int64 `json:"count"`
	// Expected amount of the renewals.
	Amount store.Decimal `json:"amount"`
}

// DunningFinalAction: Action after the last attempt. FAIL sets TERMINAL_FAILED, PAUSE sets PAUSED, CANCEL sets
// CANCELLED, SKIP skips the cycle and stays ACTIVE.
type DunningFinalAction string

// The values of DunningFinalAction.
const (
	DunningFinalActionFail   DunningFinalAction = "FAIL"
	DunningFinalActionPause  DunningFinalAction = "PAUSE"
	DunningFinalActionCancel DunningFinalAction = "CANCEL"
	DunningFinalActionSkip   DunningFinalAction = "SKIP"
)

// DunningNotice: When the customer gets a mail.
type DunningNotice string

// The values of DunningNotice.
const (
	DunningNoticeFirstFailure DunningNotice = "FIRST_FAILURE"
	DunningNoticeEveryFailure DunningNotice = "EVERY_FAILURE"
	DunningNoticeFinalFailure DunningNotice = "FINAL_FAILURE"
)

// EmailListItem: A mail of the store in the list, without its body.
type EmailListItem struct {
	//
	EmailID int64 `json:"emailId"`
	//
	EmailTemplateTypeCode EmailTemplateTypeCode `json:"emailTemplateTypeCode"`
	// Recipient of the mail.
	To string `json:"to"`
	// The subject. Null for mails with a pin or a link that opens an account.
	RenderedSubject *string `json:"renderedSubject"`
	//
	Status EmailStatus `json:"status"`
	// Number of attempts, including one in progress.
	Attempts int64 `json:"attempts"`
	// Error message of the last attempt. Null means it did not fail.
	LastError *string `json:"lastError"`
	// Id of the order that the mail is about. Null means none.
	OrderID *int64 `json:"orderId"`
	// Time of the next attempt. Null means no further attempt.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// When the mail expires and is no longer sent. Null means never.
	ExpiresOn *time.Time `json:"expiresOn"`
	// When the mail server accepted the mail. Null means it has not.
	SentOn *time.Time `json:"sentOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// EmailPage: One page of mails, with the cursor of the next page.
type EmailPage struct {
	// The mails of this page, in the requested order; empty after the last page.
	Items []EmailListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *EmailPage) PageItems() []EmailListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *EmailPage) PageCursor() *string { return p.NextCursor }

// EmailResend: The mail to send again.
type EmailResend struct {
	//
	EmailID int64 `json:"emailId"`
}

// EmailRetry: The failed mails to retry. A field that is absent does not filter.
type EmailRetry struct {
	// Only mails of one of these types.
	EmailTemplateTypeCodes []EmailTemplateTypeCode `json:"emailTemplateTypeCodes,omitzero"`
	// Only mails created at or after this time.
	CreatedFrom *time.Time `json:"createdFrom,omitzero"`
	// Only mails created before this time.
	CreatedTo *time.Time `json:"createdTo,omitzero"`
	// Only this mail and mails with a larger id: the `nextEmailId` of the request before.
	FromEmailID *int64 `json:"fromEmailId,omitzero"`
}

// EmailRetryResult: The result of a retry of failed mails.
type EmailRetryResult struct {
	// Number of mails that were queued again.
	RetriedCount int64 `json:"retriedCount"`
	// Number of failed mails that the request selected and did not queue.
	SkippedCount int64 `json:"skippedCount"`
	// Id of the first selected mail that the request did not examine. Null means that it examined all.
	NextEmailID *int64 `json:"nextEmailId"`
}

// EmailSort: Sort order; a minus sign means descending.
type EmailSort string

// The values of EmailSort.
const (
	EmailSortCreatedOn     EmailSort = "createdOn"
	EmailSortCreatedOnDesc EmailSort = "-createdOn"
)

// EmailStatus: Status of a mail. - `PENDING`: the mail is waiting to be sent, or to be retried after a failure. -
// `SENT`: the mail server accepted the mail. - `FAILED`: the mail server permanently rejected the mail, retries were
// exhausted, or the mail expired. - `SUPPRESSED`: the mail was not sent because its address is suppressed.
type EmailStatus string

// The values of EmailStatus.
const (
	EmailStatusPending    EmailStatus = "PENDING"
	EmailStatusSent       EmailStatus = "SENT"
	EmailStatusFailed     EmailStatus = "FAILED"
	EmailStatusSuppressed EmailStatus = "SUPPRESSED"
)

// EmailSuppression: An address that the store sends no mails to.
type EmailSuppression struct {
	//
	EmailSuppressionID int64 `json:"emailSuppressionId"`
	//
	Email string `json:"email"`
	// The type of the rejected mail.
	EmailTemplateTypeCode EmailTemplateTypeCode `json:"emailTemplateTypeCode"`
	// Response of the mail server.
	LastError string `json:"lastError"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// EmailSuppressionPage: One page of suppressed addresses, with the cursor of the next page.
type EmailSuppressionPage struct {
	// The suppressed addresses of this page, in the requested order; empty after the last page.
	Items []EmailSuppression `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *EmailSuppressionPage) PageItems() []EmailSuppression { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *EmailSuppressionPage) PageCursor() *string { return p.NextCursor }

// EmailSuppressionSort: Sort order; a minus sign means descending.
type EmailSuppressionSort string

// The values of EmailSuppressionSort.
const (
	EmailSuppressionSortCreatedOn     EmailSuppressionSort = "createdOn"
	EmailSuppressionSortCreatedOnDesc EmailSuppressionSort = "-createdOn"
)

// EmailTemplate: An e-mail template with its source.
type EmailTemplate struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	//
	EmailTemplateTypeID int64 `json:"emailTemplateTypeId"`
	//
	EmailTemplateTypeCode EmailTemplateTypeCode `json:"emailTemplateTypeCode"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	// Liquid source.
	Subject string `json:"subject"`
	// Liquid source of the preview line that mail clients show.
	Preheader *string `json:"preheader"`
	//
	BodyHTML string `json:"bodyHtml"`
	// Liquid source of the plain-text part. Null means the text is generated from the HTML.
	BodyText *string `json:"bodyText"`
	// Null means the store's name.
	FromName *string `json:"fromName"`
	// Null means the store's sender address.
	FromEmail *string `json:"fromEmail"`
	// Null means the store's support address; notices of orders are answered to the buyer.
	ReplyTo *string `json:"replyTo"`
	// Addresses that receive a blind copy of every mail.
	Bcc []string `json:"bcc"`
	// Whether the store uses the template.
	IsActive bool `json:"isActive"`
	// Whether the template is the platform's own content and was never edited.
	IsDefault bool `json:"isDefault"`
	// Variables that the source may use.
	Variables []TemplateVariable `json:"variables"`
	// When a test e-mail was last sent.
	LastTestedOn *time.Time `json:"lastTestedOn"`
	// Error of the last mail that the template could not render, with line and column. That mail has the platform's own
	// text. Null means none since the template last changed.
	LastError *string `json:"lastError"`
	// When rendering first failed with `lastError`.
	LastFailedOn *time.Time `json:"lastFailedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// EmailTemplateCreate: A new e-mail template. Fields that are left out take their defaults.
type EmailTemplateCreate struct {
	//
	EmailTemplateTypeID int64 `json:"emailTemplateTypeId"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	// Liquid source.
	Subject string `json:"subject"`
	// Liquid source of the preview line that mail clients show.
	Preheader store.Nullable[string] `json:"preheader,omitzero"`
	//
	BodyHTML string `json:"bodyHtml"`
	// Liquid source of the plain-text part. Null means the text is generated from the HTML.
	BodyText store.Nullable[string] `json:"bodyText,omitzero"`
	// Null means the store's name.
	FromName store.Nullable[string] `json:"fromName,omitzero"`
	// Null means the store's sender address.
	FromEmail store.Nullable[string] `json:"fromEmail,omitzero"`
	// Null means the store's support address; notices of orders are answered to the buyer.
	ReplyTo store.Nullable[string] `json:"replyTo,omitzero"`
	// Addresses that receive a blind copy of every mail.
	Bcc []string `json:"bcc,omitzero"`
	// Whether the store uses the template.
	IsActive *bool `json:"isActive,omitzero"`
}

// EmailTemplateListItem: An e-mail template without its source.
type EmailTemplateListItem struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	//
	EmailTemplateTypeID int64 `json:"emailTemplateTypeId"`
	//
	EmailTemplateTypeCode EmailTemplateTypeCode `json:"emailTemplateTypeCode"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	// Liquid source.
	Subject string `json:"subject"`
	// Whether the store uses the template.
	IsActive bool `json:"isActive"`
	// Whether the template is the platform's own content and was never edited.
	IsDefault bool `json:"isDefault"`
	// When a test e-mail was last sent.
	LastTestedOn *time.Time `json:"lastTestedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// EmailTemplatePage: One page of e-mail templates, with the cursor of the next page.
type EmailTemplatePage struct {
	// The e-mail templates of this page, in the requested order; empty after the last page.
	Items []EmailTemplateListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *EmailTemplatePage) PageItems() []EmailTemplateListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *EmailTemplatePage) PageCursor() *string { return p.NextCursor }

// EmailTemplatePreview: A stored or unsaved template to render with an order or sample data.
type EmailTemplatePreview struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	// Replaces the stored field for this request.
	Subject *string `json:"subject,omitzero"`
	// Replaces the stored field for this request.
	Preheader store.Nullable[string] `json:"preheader,omitzero"`
	//
	BodyHTML *string `json:"bodyHtml,omitzero"`
	// Replaces the stored field for this request.
	BodyText store.Nullable[string] `json:"bodyText,omitzero"`
	// Id of the order to render with. Absent means sample data.
	OrderID *int64 `json:"orderId,omitzero"`
}

// EmailTemplatePreviewResult: The rendered mail, or the errors of its source.
type EmailTemplatePreviewResult struct {
	// Empty if it could not be rendered.
	RenderedSubject string `json:"renderedSubject"`
	// The preview line that mail clients show after the subject. Null means the template has none.
	RenderedPreheader *string `json:"renderedPreheader"`
	// Empty if it could not be rendered.
	RenderedHTML string `json:"renderedHtml"`
	// Empty if it could not be rendered.
	RenderedText string `json:"renderedText"`
	// Errors of the template, with line and column; empty if the template has none.
	Errors []TemplateError `json:"errors"`
}

// EmailTemplateRevert: The template to revert to the platform's text.
type EmailTemplateRevert struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	//
	Version *int64 `json:"version,omitzero"`
}

// EmailTemplateSort: Order of the list; a `-` in front means descending.
type EmailTemplateSort string

// The values of EmailTemplateSort.
const (
	EmailTemplateSortName           EmailTemplateSort = "name"
	EmailTemplateSortNameDesc       EmailTemplateSort = "-name"
	EmailTemplateSortCreatedOn      EmailTemplateSort = "createdOn"
	EmailTemplateSortCreatedOnDesc  EmailTemplateSort = "-createdOn"
	EmailTemplateSortModifiedOn     EmailTemplateSort = "modifiedOn"
	EmailTemplateSortModifiedOnDesc EmailTemplateSort = "-modifiedOn"
)

// EmailTemplateType: A type of e-mail that the platform sends.
type EmailTemplateType struct {
	//
	EmailTemplateTypeID int64 `json:"emailTemplateTypeId"`
	//
	Code EmailTemplateTypeCode `json:"code"`
	// Purpose of the mail, in English.
	Name string `json:"name"`
	// When the mail is sent and to whom.
	Description string `json:"description"`
	// Variables that the template may use.
	Variables []TemplateVariable `json:"variables"`
	// Whether the mail is always sent. Mails of other types are sent only while their template is active.
	IsTransactional bool `json:"isTransactional"`
}

// EmailTemplateTypeCode: Type of an e-mail.
type EmailTemplateTypeCode string

// The values of EmailTemplateTypeCode.
const (
	EmailTemplateTypeCodeOrderConfirmation           EmailTemplateTypeCode = "ORDER_CONFIRMATION"
	EmailTemplateTypeCodeOrderCancelled              EmailTemplateTypeCode = "ORDER_CANCELLED"
	EmailTemplateTypeCodePaymentFailed               EmailTemplateTypeCode = "PAYMENT_FAILED"
	EmailTemplateTypeCodePaymentLink                 EmailTemplateTypeCode = "PAYMENT_LINK"
	EmailTemplateTypeCodeOrderLink                   EmailTemplateTypeCode = "ORDER_LINK"
	EmailTemplateTypeCodeShipmentCreated             EmailTemplateTypeCode = "SHIPMENT_CREATED"
	EmailTemplateTypeCodeShipmentDelivered           EmailTemplateTypeCode = "SHIPMENT_DELIVERED"
	EmailTemplateTypeCodeRefundCompleted             EmailTemplateTypeCode = "REFUND_COMPLETED"
	EmailTemplateTypeCodeSubscriptionCreated         EmailTemplateTypeCode = "SUBSCRIPTION_CREATED"
	EmailTemplateTypeCodeSubscriptionRenewalUpcoming EmailTemplateTypeCode = "SUBSCRIPTION_RENEWAL_UPCOMING"
	EmailTemplateTypeCodeSubscriptionPaymentFailed   EmailTemplateTypeCode = "SUBSCRIPTION_PAYMENT_FAILED"
	EmailTemplateTypeCodeSubscriptionActionNeeded    EmailTemplateTypeCode = "SUBSCRIPTION_ACTION_NEEDED"
	EmailTemplateTypeCodeSubscriptionPriceChanged    EmailTemplateTypeCode = "SUBSCRIPTION_PRICE_CHANGED"
	EmailTemplateTypeCodeSubscriptionTrialEnding     EmailTemplateTypeCode = "SUBSCRIPTION_TRIAL_ENDING"
	EmailTemplateTypeCodeSubscriptionCancelled       EmailTemplateTypeCode = "SUBSCRIPTION_CANCELLED"
	EmailTemplateTypeCodeSubscriptionPaused          EmailTemplateTypeCode = "SUBSCRIPTION_PAUSED"
	EmailTemplateTypeCodeSubscriptionResumed         EmailTemplateTypeCode = "SUBSCRIPTION_RESUMED"
	EmailTemplateTypeCodeSubscriptionAddressNeeded   EmailTemplateTypeCode = "SUBSCRIPTION_ADDRESS_NEEDED"
	EmailTemplateTypeCodeSubscriptionReplaced        EmailTemplateTypeCode = "SUBSCRIPTION_REPLACED"
	EmailTemplateTypeCodeCardExpiring                EmailTemplateTypeCode = "CARD_EXPIRING"
	EmailTemplateTypeCodeVerifyEmail                 EmailTemplateTypeCode = "VERIFY_EMAIL"
	EmailTemplateTypeCodeResetPassword               EmailTemplateTypeCode = "RESET_PASSWORD"
	EmailTemplateTypeCodePasswordChanged             EmailTemplateTypeCode = "PASSWORD_CHANGED"
	EmailTemplateTypeCodeEmailChange                 EmailTemplateTypeCode = "EMAIL_CHANGE"
	EmailTemplateTypeCodeEmailChangeNotice           EmailTemplateTypeCode = "EMAIL_CHANGE_NOTICE"
	EmailTemplateTypeCodeEmailChanged                EmailTemplateTypeCode = "EMAIL_CHANGED"
	EmailTemplateTypeCodeWelcome                     EmailTemplateTypeCode = "WELCOME"
	EmailTemplateTypeCodeAdminOrderNotice            EmailTemplateTypeCode = "ADMIN_ORDER_NOTICE"
	EmailTemplateTypeCodeAdminRenewalNotice          EmailTemplateTypeCode = "ADMIN_RENEWAL_NOTICE"
	EmailTemplateTypeCodeWebhookEndpointFailing      EmailTemplateTypeCode = "WEBHOOK_ENDPOINT_FAILING"
	EmailTemplateTypeCodeWebhookEndpointDisabled     EmailTemplateTypeCode = "WEBHOOK_ENDPOINT_DISABLED"
)

// EmailTemplateTypeList: All e-mail template types, complete.
type EmailTemplateTypeList struct {
	// The e-mail template types.
	Items []EmailTemplateType `json:"items"`
}

// EmailTemplateUpdate: Changes to an e-mail template: an absent field keeps its value, null clears it, an array is
// replaced as a whole.
type EmailTemplateUpdate struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	// Name of the template, for administrators.
	Name *string `json:"name,omitzero"`
	// Liquid source.
	Subject *string `json:"subject,omitzero"`
	// Liquid source of the preview line that mail clients show.
	Preheader store.Nullable[string] `json:"preheader,omitzero"`
	//
	BodyHTML *string `json:"bodyHtml,omitzero"`
	// Liquid source of the plain-text part. Null means the text is generated from the HTML.
	BodyText store.Nullable[string] `json:"bodyText,omitzero"`
	// Null means the store's name.
	FromName store.Nullable[string] `json:"fromName,omitzero"`
	// Null means the store's sender address.
	FromEmail store.Nullable[string] `json:"fromEmail,omitzero"`
	// Null means the store's support address; notices of orders are answered to the buyer.
	ReplyTo store.Nullable[string] `json:"replyTo,omitzero"`
	// Addresses that receive a blind copy of every mail.
	Bcc []string `json:"bcc,omitzero"`
	// Whether the store uses the template.
	IsActive *bool `json:"isActive,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// EmailTest: A test mail to send.
type EmailTest struct {
	//
	EmailTemplateID int64 `json:"emailTemplateId"`
	// Recipient of the test mail.
	To string `json:"to"`
	// Id of the order to render with. Absent means sample data.
	OrderID *int64 `json:"orderId,omitzero"`
}

// EmailTestResult: Result of the test mail.
type EmailTestResult struct {
	// Whether the mail was queued for sending. The mail server may still refuse it.
	Accepted bool `json:"accepted"`
	// Id of the queued mail; its status shows what became of it. Null means the template has errors.
	EmailID *int64 `json:"emailId"`
	// Empty if it could not be rendered.
	RenderedSubject string `json:"renderedSubject"`
	// Empty if it could not be rendered.
	RenderedHTML string `json:"renderedHtml"`
	// Errors of the template, with line and column; empty if the template has none.
	Errors []TemplateError `json:"errors"`
}

// ExportFormat: File format of an export.
type ExportFormat string

// The values of ExportFormat.
const (
	ExportFormatCsv  ExportFormat = "csv"
	ExportFormatXlsx ExportFormat = "xlsx"
)

// GiftCard: Value that belongs to the bearer of a code.
type GiftCard struct {
	//
	GiftCardID int64 `json:"giftCardId"`
	// The last four characters of the code. Null means that the code was not made yet.
	LastFour *string `json:"lastFour"`
	//
	Status store.GiftCardStatus `json:"status"`
	//
	Source store.GiftCardSource `json:"source"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The value with which the card was issued.
	InitialAmount store.Decimal `json:"initialAmount"`
	// The value of the card, including the part that orders hold.
	Balance store.Decimal `json:"balance"`
	// Part of the balance that orders hold. It is not available to other orders.
	HeldAmount store.Decimal `json:"heldAmount"`
	// From this time on the card pays no new order. Null means that the card does not expire.
	ExpiresOn *time.Time `json:"expiresOn"`
	// The person for whom the card is meant. Null means none. Anyone who has the code can use the card.
	Recipient *GiftCardRecipient `json:"recipient"`
	// When the code is mailed to the recipient. A resend sets it to its own time. Null means that the code is not mailed.
	DeliverOn *time.Time `json:"deliverOn"`
	//
	DeliveryStatus GiftCardDeliveryStatus `json:"deliveryStatus"`
	// The order line that bought the card. Its `ISSUE` entry has the order. Null means that no order bought it.
	LineItemID *string `json:"lineItemId"`
	// The card's id in another system. Unique in the store.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// GiftCardAdjust: A change of a gift card's balance.
type GiftCardAdjust struct {
	//
	GiftCardID int64 `json:"giftCardId"`
	// The value to add, or to remove if it is negative. Not 0.
	Amount store.Decimal `json:"amount"`
	// Why the balance changes, for the store's staff. The bearer of the card does not see it.
	Reason string `json:"reason"`
}

// GiftCardCreate: A gift card to issue.
type GiftCardCreate struct {
	// Currency of the amount and of the orders that the card can pay.
	CurrencyCode string `json:"currencyCode"`
	// The value of the card, above 0.
	Amount store.Decimal `json:"amount"`
	// From this time on the card pays no new order. Null or absent means that the card does not expire.
	ExpiresOn store.Nullable[time.Time] `json:"expiresOn,omitzero"`
	// The person for whom the card is meant. Null or absent means none.
	Recipient store.Nullable[GiftCardRecipientInput] `json:"recipient,omitzero"`
	// When the service mails the code to the recipient. A time in the past means now. Null or absent means that the
	// response has the code and no mail is sent.
	DeliverOn store.Nullable[time.Time] `json:"deliverOn,omitzero"`
	// The card's id in another system. Unique in the store.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	// Why the card is issued, for the store's staff. The bearer of the card does not see it.
	Reason string `json:"reason"`
}

// GiftCardCreated: A new gift card with its code.
type GiftCardCreated struct {
	// The code with which the card pays. Shown here only. Null means that it is mailed to the recipient on `deliverOn`.
	Code *string `json:"code"`
	//
	GiftCard GiftCard `json:"giftCard"`
}

// GiftCardDeliveryStatus: The state of the mail with the code. NONE: the code is not mailed. SCHEDULED: the mail waits
// for `deliverOn` or for the mail server. SENT: the mail server has accepted it. FAILED: it was not sent; `POST
// /admin/gift-card/resend` mails a new code. Later versions can add values. More values may be added.
type GiftCardDeliveryStatus string

// The values of GiftCardDeliveryStatus.
const (
	GiftCardDeliveryStatusNone      GiftCardDeliveryStatus = "NONE"
	GiftCardDeliveryStatusScheduled GiftCardDeliveryStatus = "SCHEDULED"
	GiftCardDeliveryStatusSent      GiftCardDeliveryStatus = "SENT"
	GiftCardDeliveryStatusFailed    GiftCardDeliveryStatus = "FAILED"
)

// GiftCardEntry: One change of a gift card.
type GiftCardEntry struct {
	//
	EntryID int64 `json:"entryId"`
	//
	GiftCardID int64 `json:"giftCardId"`
	//
	Type store.StoredValueEntryType `json:"type"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Change of the balance; negative if the balance fell.
	Amount store.Decimal `json:"amount"`
	// Change of the held amount; negative if the held amount fell.
	HeldAmount store.Decimal `json:"heldAmount"`
	// The balance after the entry.
	BalanceAfter store.Decimal `json:"balanceAfter"`
	// The order that caused the entry. Null means none.
	OrderID *int64 `json:"orderId"`
	// The payment that caused the entry. Null means none.
	PaymentID *int64 `json:"paymentId"`
	// The refund that caused the entry. Null means none.
	RefundID *int64 `json:"refundId"`
	// The reason that staff entered. Null means none.
	Reason *string `json:"reason"`
	//
	Actor StoredValueActor `json:"actor"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// GiftCardEntryPage: One page of entries, with the cursor of the next page.
type GiftCardEntryPage struct {
	// The entries of this page, in the requested order; empty after the last page.
	Items []GiftCardEntry `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *GiftCardEntryPage) PageItems() []GiftCardEntry { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *GiftCardEntryPage) PageCursor() *string { return p.NextCursor }

// GiftCardEntrySort: Sort order; a minus sign means descending.
type GiftCardEntrySort string

// The values of GiftCardEntrySort.
const (
	GiftCardEntrySortCreatedOn     GiftCardEntrySort = "createdOn"
	GiftCardEntrySortCreatedOnDesc GiftCardEntrySort = "-createdOn"
)

// GiftCardPage: One page of gift cards, with the cursor of the next page.
type GiftCardPage struct {
	// The gift cards of this page, in the requested order; empty after the last page.
	Items []GiftCard `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *GiftCardPage) PageItems() []GiftCard { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *GiftCardPage) PageCursor() *string { return p.NextCursor }

// GiftCardRecipient: The person for whom a gift card is meant. An erasure of the person's data clears it.
type GiftCardRecipient struct {
	// The recipient's name. Null means that it is not known.
	Name *string `json:"name"`
	// The recipient's e-mail address. Null means that it is not known.
	Email *string `json:"email"`
	// Text for the recipient, in the mail with the code. Null means none.
	Message *string `json:"message"`
}

// GiftCardRecipientInput: The person for whom a gift card is meant. Replaces the stored recipient.
type GiftCardRecipientInput struct {
	// The recipient's name.
	Name string `json:"name"`
	// The recipient's e-mail address. Null or absent means none.
	Email store.Nullable[string] `json:"email,omitzero"`
	// Text for the recipient, in the mail with the code. The mail shows it without links. Null or absent means none.
	Message store.Nullable[string] `json:"message,omitzero"`
}

// GiftCardReference: The gift card to change.
type GiftCardReference struct {
	//
	GiftCardID int64 `json:"giftCardId"`
}

// GiftCardSort: Sort order; a minus sign means descending. Cards that do not expire are sorted after all expiry dates.
type GiftCardSort string

// The values of GiftCardSort.
const (
	GiftCardSortCreatedOn     GiftCardSort = "createdOn"
	GiftCardSortCreatedOnDesc GiftCardSort = "-createdOn"
	GiftCardSortExpiresOn     GiftCardSort = "expiresOn"
	GiftCardSortExpiresOnDesc GiftCardSort = "-expiresOn"
)

// GiftCardUpdate: Changes of a gift card. Absent fields keep their values.
type GiftCardUpdate struct {
	//
	GiftCardID int64 `json:"giftCardId"`
	// From this time on the card pays no new order. Null means that the card does not expire.
	ExpiresOn store.Nullable[time.Time] `json:"expiresOn,omitzero"`
	// The person for whom the card is meant. Null clears the recipient.
	Recipient store.Nullable[GiftCardRecipientInput] `json:"recipient,omitzero"`
	// When the service mails the code. Only for a card whose delivery is SCHEDULED for later. A time in the past means now.
	DeliverOn *time.Time `json:"deliverOn,omitzero"`
	// The card's id in another system. Null clears it.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	// The card's version; a stale version returns 409 `version_conflict`.
	Version *int64 `json:"version,omitzero"`
}

// GuestErasure: The result of an erasure.
type GuestErasure struct {
	// Number of orders that were placed with the address. 0 means none, or that their personal data is already erased.
	OrderCount int64 `json:"orderCount"`
}

// GuestErasureRequest: The guest to erase.
type GuestErasureRequest struct {
	//
	Email string `json:"email"`
}

// IntegrationDirection: OUTBOUND: the service called the outside system. INBOUND: the outside system called the
// service.
type IntegrationDirection string

// The values of IntegrationDirection.
const (
	IntegrationDirectionOutbound IntegrationDirection = "OUTBOUND"
	IntegrationDirectionInbound  IntegrationDirection = "INBOUND"
)

// IntegrationLog: One call to or from an outside system. Entries never change.
type IntegrationLog struct {
	//
	IntegrationLogID int64 `json:"integrationLogId"`
	//
	Integration IntegrationType `json:"integration"`
	// The service that was called, or that made the call.
	ProviderCode string `json:"providerCode"`
	// Id of the store's account at that payment service. Null for tests of credentials before the account existed, and for
	// other services, where a store has one account.
	PaymentProviderID *int64 `json:"paymentProviderId"`
	//
	Direction IntegrationDirection `json:"direction"`
	// The requested operation, such as capture.
	Operation string `json:"operation"`
	// Kind of the related object. Null means that no stored object is related.
	ObjectType *ObjectType `json:"objectType"`
	// Id of the related object, as text.
	ObjectID *string `json:"objectId"`
	// The HTTP method. Null means the call was not HTTP.
	RequestMethod *string `json:"requestMethod"`
	// Secrets are masked.
	RequestURL *string `json:"requestUrl"`
	// The HTTP status. Null means no response arrived.
	ResponseStatus *int64 `json:"responseStatus"`
	// Duration of the call in milliseconds.
	DurationMs int64 `json:"durationMs"`
	//
	Outcome IntegrationOutcome `json:"outcome"`
	// Machine-readable reason of the failure. Null means the call succeeded.
	ErrorCode *string `json:"errorCode"`
	// Description of the failure. Null means the call succeeded.
	ErrorMessage *string `json:"errorMessage"`
	// Number of the attempt, starting at 1.
	Attempt int64 `json:"attempt"`
	// The X-Request-Id of the request that caused the call.
	CorrelationID *string `json:"correlationId"`
	//
	IntegrationTaskID *int64 `json:"integrationTaskId"`
	// The headers of the request; credentials are masked.
	RequestHeaders []IntegrationLogHeader `json:"requestHeaders"`
	// Secrets are masked. Truncated at 64 KB.
	RequestBody *string `json:"requestBody"`
	// The headers of the response; credentials are masked.
	ResponseHeaders []IntegrationLogHeader `json:"responseHeaders"`
	// Secrets are masked. Truncated at 64 KB.
	ResponseBody *string `json:"responseBody"`
	// Whether a body was truncated.
	IsTruncated bool `json:"isTruncated"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// IntegrationLogHeader: A header of a call; credentials are masked.
type IntegrationLogHeader struct {
	// Name of the header.
	Name string `json:"name"`
	// Secrets are masked.
	Value string `json:"value"`
}

// IntegrationLogListItem: A call in the list, without headers and bodies.
type IntegrationLogListItem struct {
	//
	IntegrationLogID int64 `json:"integrationLogId"`
	//
	Integration IntegrationType `json:"integration"`
	// The service that was called, or that made the call.
	ProviderCode string `json:"providerCode"`
	// Id of the store's account at that payment service. Null for tests of credentials before the account existed, and for
	// other services, where a store has one account.
	PaymentProviderID *int64 `json:"paymentProviderId"`
	//
	Direction IntegrationDirection `json:"direction"`
	// The requested operation, such as capture.
	Operation string `json:"operation"`
	// Kind of the related object. Null means that no stored object is related.
	ObjectType *ObjectType `json:"objectType"`
	// Id of the related object, as text.
	ObjectID *string `json:"objectId"`
	// The HTTP method. Null means the call was not HTTP.
	RequestMethod *string `json:"requestMethod"`
	// Secrets are masked.
	RequestURL *string `json:"requestUrl"`
	// The HTTP status. Null means no response arrived.
	ResponseStatus *int64 `json:"responseStatus"`
	// Duration of the call in milliseconds.
	DurationMs int64 `json:"durationMs"`
	//
	Outcome IntegrationOutcome `json:"outcome"`
	// Machine-readable reason of the failure. Null means the call succeeded.
	ErrorCode *string `json:"errorCode"`
	// Description of the failure. Null means the call succeeded.
	ErrorMessage *string `json:"errorMessage"`
	// Number of the attempt, starting at 1.
	Attempt int64 `json:"attempt"`
	// The X-Request-Id of the request that caused the call.
	CorrelationID *string `json:"correlationId"`
	//
	IntegrationTaskID *int64 `json:"integrationTaskId"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// IntegrationLogPage: One page of integration logs, with the cursor of the next page.
type IntegrationLogPage struct {
	// The integration logs of this page, in the requested order; empty after the last page.
	Items []IntegrationLogListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *IntegrationLogPage) PageItems() []IntegrationLogListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *IntegrationLogPage) PageCursor() *string { return p.NextCursor }

// IntegrationLogSort: Sort order; a minus sign means descending.
type IntegrationLogSort string

// The values of IntegrationLogSort.
const (
	IntegrationLogSortCreatedOn      IntegrationLogSort = "createdOn"
	IntegrationLogSortCreatedOnDesc  IntegrationLogSort = "-createdOn"
	IntegrationLogSortDurationMs     IntegrationLogSort = "durationMs"
	IntegrationLogSortDurationMsDesc IntegrationLogSort = "-durationMs"
)

// IntegrationOutcome: Outcome of a call.
type IntegrationOutcome string

// The values of IntegrationOutcome.
const (
	IntegrationOutcomeSuccess IntegrationOutcome = "SUCCESS"
	IntegrationOutcomeFailure IntegrationOutcome = "FAILURE"
	IntegrationOutcomeTimeout IntegrationOutcome = "TIMEOUT"
)

// IntegrationTask: A background job for an outside system.
type IntegrationTask struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
	// Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added.
	TaskType string `json:"taskType"`
	//
	Integration IntegrationType `json:"integration"`
	// The service that the task calls. Null means none.
	ProviderCode *string `json:"providerCode"`
	// Kind of the related object. Null means that no stored object is related.
	ObjectType *ObjectType `json:"objectType"`
	// Id of the related object, as text.
	ObjectID *string `json:"objectId"`
	//
	Status IntegrationTaskStatus `json:"status"`
	// Number of attempts so far.
	Attempts int64 `json:"attempts"`
	// Maximum number of attempts before the task fails permanently.
	MaxAttempts int64 `json:"maxAttempts"`
	// Time of the next attempt. Null means no further attempt.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// Until when a worker has locked the task.
	LockedUntil *time.Time `json:"lockedUntil"`
	// Error of the last attempt. Null means no attempt failed.
	LastError *string `json:"lastError"`
	//
	LastLogID *int64 `json:"lastLogId"`
	// Null for a task about one object.
	Progress *IntegrationTaskProgress `json:"progress"`
	// When the first attempt started. Null means not started.
	StartedOn *time.Time `json:"startedOn"`
	// When the task finished. Null means not finished.
	FinishedOn *time.Time `json:"finishedOn"`
	// JSON text, masked and truncated at 64 KB.
	Payload *string `json:"payload"`
	// The first 1000 rejected rows and fields of an import, or rejected lines of a bulk operation.
	Errors []IntegrationTaskError `json:"errors"`
	// CSV file with all rejected rows and fields of an import: row, column, code, message, the rejected value, and the
	// outcome (ROW_REJECTED, FIELD_IGNORED or ADDRESS_IGNORED).
	ErrorFileURL *string `json:"errorFileUrl"`
	// File with the responses of a bulk operation, one per line.
	ResultFileURL *string `json:"resultFileUrl"`
	// Actions that are allowed in the current state. For other actions the operation leaves the task unchanged and returns
	// a `reason`.
	AllowedActions []IntegrationTaskAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// IntegrationTaskAction: An action that is allowed on the task in its current state.
type IntegrationTaskAction string

// The values of IntegrationTaskAction.
const (
	IntegrationTaskActionRetry  IntegrationTaskAction = "RETRY"
	IntegrationTaskActionCancel IntegrationTaskAction = "CANCEL"
)

// IntegrationTaskCancel: Tasks to cancel.
type IntegrationTaskCancel struct {
	// Ids of the tasks to cancel.
	IntegrationTaskIDs []int64 `json:"integrationTaskIds"`
}

// IntegrationTaskCancelItem: Result for one task: canceled, or the reason why not.
type IntegrationTaskCancelItem struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
	// Whether the task was canceled.
	Cancelled bool `json:"cancelled"`
	// Why the task was not canceled. Null means it was canceled.
	Reason *string `json:"reason"`
}

// IntegrationTaskCancelResult: The result for each task, in the requested order.
type IntegrationTaskCancelResult struct {
	// One result per id, in the order of the request.
	Items []IntegrationTaskCancelItem `json:"items"`
}

// IntegrationTaskError: A rejected row, or a field without which a row was imported.
type IntegrationTaskError struct {
	// Row of the file, starting at 1.
	Row int64 `json:"row"`
	// Column of the file. Null means the error concerns the whole row.
	Column *string `json:"column"`
	// Machine-readable error code.
	Code string `json:"code"`
	// Description of the error.
	Message string `json:"message"`
	// Whether the row was imported without this field. False means that the row was rejected.
	IsRowImported bool `json:"isRowImported"`
}

// IntegrationTaskListItem: A task in the list, without payload and row errors.
type IntegrationTaskListItem struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
	// Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added.
	TaskType string `json:"taskType"`
	//
	Integration IntegrationType `json:"integration"`
	// The service that the task calls. Null means none.
	ProviderCode *string `json:"providerCode"`
	// Kind of the related object. Null means that no stored object is related.
	ObjectType *ObjectType `json:"objectType"`
	// Id of the related object, as text.
	ObjectID *string `json:"objectId"`
	//
	Status IntegrationTaskStatus `json:"status"`
	// Number of attempts so far.
	Attempts int64 `json:"attempts"`
	// Maximum number of attempts before the task fails permanently.
	MaxAttempts int64 `json:"maxAttempts"`
	// Time of the next attempt. Null means no further attempt.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// Until when a worker has locked the task.
	LockedUntil *time.Time `json:"lockedUntil"`
	// Error of the last attempt. Null means no attempt failed.
	LastError *string `json:"lastError"`
	//
	LastLogID *int64 `json:"lastLogId"`
	// Null for a task about one object.
	Progress *IntegrationTaskProgress `json:"progress"`
	// When the first attempt started. Null means not started.
	StartedOn *time.Time `json:"startedOn"`
	// When the task finished. Null means not finished.
	FinishedOn *time.Time `json:"finishedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// IntegrationTaskPage: One page of integration tasks, with the cursor of the next page.
type IntegrationTaskPage struct {
	// The integration tasks of this page, in the requested order; empty after the last page.
	Items []IntegrationTaskListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *IntegrationTaskPage) PageItems() []IntegrationTaskListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *IntegrationTaskPage) PageCursor() *string { return p.NextCursor }

// IntegrationTaskProgress: Progress of a task with many rows.
type IntegrationTaskProgress struct {
	// Total number of rows. Null means unknown.
	TotalCount *int64 `json:"totalCount"`
	// Number of processed rows, including failed ones.
	ProcessedCount int64 `json:"processedCount"`
	// Number of rejected rows.
	FailedCount int64 `json:"failedCount"`
	// Number of rows of an import whose customer existed and was left unchanged, as `onExisting: SKIP` asks.
	SkippedCount int64 `json:"skippedCount"`
	// Number of rows that an import took without the fields that it could not read. `errors` lists these fields.
	IncompleteCount int64 `json:"incompleteCount"`
}

// IntegrationTaskRetry: Tasks to retry.
type IntegrationTaskRetry struct {
	// Ids of the tasks to retry.
	IntegrationTaskIDs []int64 `json:"integrationTaskIds"`
}

// IntegrationTaskRetryItem: Result for one task: queued again, or the reason why not.
type IntegrationTaskRetryItem struct {
	//
	IntegrationTaskID int64 `json:"integrationTaskId"`
	// Whether the task was queued again.
	Retried bool `json:"retried"`
	// Why the task was not retried. Null means it was queued again.
	Reason *string `json:"reason"`
}

// IntegrationTaskRetryResult: The result for each task, in the requested order.
type IntegrationTaskRetryResult struct {
	// One result per id, in the order of the request.
	Items []IntegrationTaskRetryItem `json:"items"`
}

// IntegrationTaskSort: Sort order; a minus sign means descending.
type IntegrationTaskSort string

// The values of IntegrationTaskSort.
const (
	IntegrationTaskSortCreatedOn         IntegrationTaskSort = "createdOn"
	IntegrationTaskSortCreatedOnDesc     IntegrationTaskSort = "-createdOn"
	IntegrationTaskSortNextAttemptOn     IntegrationTaskSort = "nextAttemptOn"
	IntegrationTaskSortNextAttemptOnDesc IntegrationTaskSort = "-nextAttemptOn"
	IntegrationTaskSortModifiedOn        IntegrationTaskSort = "modifiedOn"
	IntegrationTaskSortModifiedOnDesc    IntegrationTaskSort = "-modifiedOn"
)

// IntegrationTaskStatus: Status of a task. SUCCEEDED, FAILED and CANCELLED are final unless the task is retried.
type IntegrationTaskStatus string

// The values of IntegrationTaskStatus.
const (
	IntegrationTaskStatusQueued    IntegrationTaskStatus = "QUEUED"
	IntegrationTaskStatusRunning   IntegrationTaskStatus = "RUNNING"
	IntegrationTaskStatusSucceeded IntegrationTaskStatus = "SUCCEEDED"
	IntegrationTaskStatusRetrying  IntegrationTaskStatus = "RETRYING"
	IntegrationTaskStatusFailed    IntegrationTaskStatus = "FAILED"
	IntegrationTaskStatusCancelled IntegrationTaskStatus = "CANCELLED"
)

// IntegrationType: The kind of outside system. DOMAIN means records that a domain owner publishes.
type IntegrationType string

// The values of IntegrationType.
const (
	IntegrationTypePayment    IntegrationType = "PAYMENT"
	IntegrationTypeTax        IntegrationType = "TAX"
	IntegrationTypeShipping   IntegrationType = "SHIPPING"
	IntegrationTypeCommission IntegrationType = "COMMISSION"
	IntegrationTypeEmail      IntegrationType = "EMAIL"
	IntegrationTypeWebhook    IntegrationType = "WEBHOOK"
	IntegrationTypeImport     IntegrationType = "IMPORT"
	IntegrationTypeSync       IntegrationType = "SYNC"
	IntegrationTypeDomain     IntegrationType = "DOMAIN"
)

// InventoryReserveMode: When stock is reserved. AT_PAYMENT: when an order is placed or its payment begins. AT_CART:
// when a product is added to a cart, which reserves the stock for `reservationMinutes` after the cart's last change.
// Existing cart reservations stay valid for that time when this setting changes.
type InventoryReserveMode string

// The values of InventoryReserveMode.
const (
	InventoryReserveModeAtPayment InventoryReserveMode = "AT_PAYMENT"
	InventoryReserveModeAtCart    InventoryReserveMode = "AT_CART"
)

// Invoice: A numbered document of an order. Amounts of a credit note are the credited amounts. subtotal + shippingTotal
// + taxTotal = total.
type Invoice struct {
	//
	InvoiceID int64 `json:"invoiceId"`
	//
	Type store.InvoiceType `json:"type"`
	//
	Reason InvoiceReason `json:"reason"`
	// The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
	Number string `json:"number"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// Id of the refund that the document is about; null for other documents.
	RefundID *int64 `json:"refundId"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Net of tax, after discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Includes the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// The tax in the currency of the tax office, by the store's `taxExchangeRates`. Null means that the document shows it
	// in its own currency only.
	TaxConversion *InvoiceTaxConversion `json:"taxConversion"`
	// Total of the document, including tax.
	Total store.Decimal `json:"total"`
	// When the document was issued.
	IssuedOn time.Time `json:"issuedOn"`
}

// InvoicePage: One page of invoices and credit notes, with the cursor of the next page.
type InvoicePage struct {
	// The documents of this page, in the requested order; empty after the last page.
	Items []Invoice `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *InvoicePage) PageItems() []Invoice { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *InvoicePage) PageCursor() *string { return p.NextCursor }

// InvoiceReason: Why the document was issued: the order itself, an edit of the order, a refund, a completed refund that
// failed later, or the cancellation of the order. A credit note of a cancellation deducts the amount that is no longer
// due or that a dispute took. An invoice of a cancellation charges disputed money again after it came back to the
// store.
type InvoiceReason string

// The values of InvoiceReason.
const (
	InvoiceReasonOrder        InvoiceReason = "ORDER"
	InvoiceReasonEdit         InvoiceReason = "EDIT"
	InvoiceReasonRefund       InvoiceReason = "REFUND"
	InvoiceReasonRefundFailed InvoiceReason = "REFUND_FAILED"
	InvoiceReasonCancellation InvoiceReason = "CANCELLATION"
)

// InvoiceSort: Sort order; a minus sign means descending.
type InvoiceSort string

// The values of InvoiceSort.
const (
	InvoiceSortIssuedOn     InvoiceSort = "issuedOn"
	InvoiceSortIssuedOnDesc InvoiceSort = "-issuedOn"
)

// InvoiceTaxConversion: The tax of a document in the currency of the tax office.
type InvoiceTaxConversion struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Price of one unit of the document's currency.
	Rate store.Decimal `json:"rate"`
	// The document's `taxTotal` in this currency, rounded.
	TaxTotal store.Decimal `json:"taxTotal"`
}

// LanguageList: All languages, complete.
type LanguageList struct {
	// The languages.
	Items []store.Language `json:"items"`
}

// Media: An image or another file of the store.
type Media struct {
	//
	MediaID int64 `json:"mediaId"`
	// Null means top level.
	FolderID *int64 `json:"folderId"`
	// Name for people; it does not affect where the file is stored.
	FileName string `json:"fileName"`
	//
	MediaType store.MediaType `json:"mediaType"`
	// Detected from the content, not from the name.
	MimeType string `json:"mimeType"`
	// Size of the served file in bytes.
	SizeBytes int64 `json:"sizeBytes"`
	// Width of the displayed image in pixels. Null for files that are not images.
	Width *int64 `json:"width"`
	// Height of the displayed image in pixels. Null for files that are not images.
	Height *int64 `json:"height"`
	// Duration of a video. Null for other files, and if the file does not state it.
	DurationSeconds *int64 `json:"durationSeconds"`
	// SHA-256 of the uploaded file.
	Checksum string `json:"checksum"`
	// URL of the file.
	URL string `json:"url"`
	// URL of the smallest of `variants`. Null until ready, and for files that are not images.
	ThumbnailURL *string `json:"thumbnailUrl"`
	// Smaller versions of an image, the widest first; empty until ready, and for files that are not images. For an animated
	// image they show the first frame.
	Variants []store.MediaVariant `json:"variants"`
	// Description of the image for people who cannot see it. Null means none.
	AltText *string `json:"altText"`
	// The text in other languages; at most one entry per language.
	Translations []MediaTranslation `json:"translations"`
	// Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped.
	FocalX *store.Decimal `json:"focalX"`
	// Vertical focal point, from 0 (top) to 1 (bottom).
	FocalY *store.Decimal `json:"focalY"`
	// Keywords to find the file by.
	Tags []string `json:"tags"`
	// Number of products, variants, option values, collections and settings that use the medium. A product or collection
	// also uses the media in its descriptions.
	UsageCount int64 `json:"usageCount"`
	//
	Status MediaStatus `json:"status"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// MediaCreate: A file to upload, sent as multipart.
type MediaCreate struct {
	// The file itself.
	File *store.File `json:"file"`
	//
	FolderID *int64 `json:"folderId,omitzero"`
	// Description of the image for people who cannot see it.
	AltText *string `json:"altText,omitzero"`
}

// MediaUsage: Storage usage of a store's files.
type MediaUsage struct {
	// Number of stored files.
	FileCount int64 `json:"fileCount"`
	// Storage that the files use, by their uploaded size.
	SizeBytes int64 `json:"sizeBytes"`
	// Storage limit. The operator of the service sets it for all stores; null means no limit.
	MaxSizeBytes *int64 `json:"maxSizeBytes"`
}

// MediaFolder: A folder of files. Folders can be nested.
type MediaFolder struct {
	//
	FolderID int64 `json:"folderId"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentFolderID *int64 `json:"parentFolderId"`
	// Unique among its siblings.
	Name string `json:"name"`
	// Folder names from the top level, such as /products/coffee.
	Path string `json:"path"`
	// Number of media directly in the folder.
	MediaCount int64 `json:"mediaCount"`
	// Number of folders directly in the folder.
	ChildCount int64 `json:"childCount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// MediaFolderCreate: A new media folder. Fields that are left out take their defaults.
type MediaFolderCreate struct {
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentFolderID store.Nullable[int64] `json:"parentFolderId,omitzero"`
	// Unique among its siblings.
	Name string `json:"name"`
}

// MediaFolderPage: One page of media folders, with the cursor of the next page.
type MediaFolderPage struct {
	// The media folders of this page, in the requested order; empty after the last page.
	Items []MediaFolder `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *MediaFolderPage) PageItems() []MediaFolder { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *MediaFolderPage) PageCursor() *string { return p.NextCursor }

// MediaFolderSort: Order of the list; a `-` in front means descending.
type MediaFolderSort string

// The values of MediaFolderSort.
const (
	MediaFolderSortName          MediaFolderSort = "name"
	MediaFolderSortNameDesc      MediaFolderSort = "-name"
	MediaFolderSortCreatedOn     MediaFolderSort = "createdOn"
	MediaFolderSortCreatedOnDesc MediaFolderSort = "-createdOn"
)

// MediaFolderUpdate: Changes to a media folder: an absent field keeps its value, null clears it, an array is replaced
// as a whole.
type MediaFolderUpdate struct {
	//
	FolderID int64 `json:"folderId"`
	// Null means top level. The parent cannot be the object itself or one below it.
	ParentFolderID store.Nullable[int64] `json:"parentFolderId,omitzero"`
	// Unique among its siblings.
	Name *string `json:"name,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// MediaPage: One page of files, with the cursor of the next page.
type MediaPage struct {
	// The files of this page, in the requested order; empty after the last page.
	Items []Media `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *MediaPage) PageItems() []Media { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *MediaPage) PageCursor() *string { return p.NextCursor }

// MediaSort: Order of the list; a `-` in front means descending.
type MediaSort string

// The values of MediaSort.
const (
	MediaSortCreatedOn     MediaSort = "createdOn"
	MediaSortCreatedOnDesc MediaSort = "-createdOn"
	MediaSortFileName      MediaSort = "fileName"
	MediaSortFileNameDesc  MediaSort = "-fileName"
	MediaSortSizeBytes     MediaSort = "sizeBytes"
	MediaSortSizeBytesDesc MediaSort = "-sizeBytes"
)

// MediaStatus: PROCESSING until the smaller versions of an image are ready; FAILED if the image could not be read.
type MediaStatus string

// The values of MediaStatus.
const (
	MediaStatusProcessing MediaStatus = "PROCESSING"
	MediaStatusReady      MediaStatus = "READY"
	MediaStatusFailed     MediaStatus = "FAILED"
)

// MediaTranslation: The text of a media file in an additional language of the store.
type MediaTranslation struct {
	//
	LanguageCode string `json:"languageCode"`
	// Description of the image in the language.
	AltText string `json:"altText"`
}

// MediaTranslationInput: The text of a media file in an additional language of the store; at most one entry per
// language.
type MediaTranslationInput struct {
	//
	LanguageCode string `json:"languageCode"`
	// Description of the image in the language.
	AltText string `json:"altText"`
}

// MediaUpdate: Changes to a file: an absent field keeps its value, null clears it, an array is replaced as a whole.
type MediaUpdate struct {
	//
	MediaID int64 `json:"mediaId"`
	// Null means top level.
	FolderID store.Nullable[int64] `json:"folderId,omitzero"`
	// Name for people; it does not affect where the file is stored.
	FileName *string `json:"fileName,omitzero"`
	// Description of the image for people who cannot see it. Null means none.
	AltText store.Nullable[string] `json:"altText,omitzero"`
	// The text in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []MediaTranslationInput `json:"translations,omitzero"`
	// Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped.
	FocalX store.Nullable[store.Decimal] `json:"focalX,omitzero"`
	// Vertical focal point, from 0 (top) to 1 (bottom).
	FocalY store.Nullable[store.Decimal] `json:"focalY,omitzero"`
	// Keywords to find the file by. Replaced as a whole.
	Tags []string `json:"tags,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// MissingTranslation: An object with texts that are not translated into the language.
type MissingTranslation struct {
	// Kind of the object.
	ObjectType string `json:"objectType"`
	// Id of the product; null for another object.
	ProductID *int64 `json:"productId"`
	// Id of the collection; null for another object.
	CollectionID *int64 `json:"collectionId"`
	// Id of the shipping method; null for another object.
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// Id of the subscription plan; null for another object.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId"`
	// Id of the coupon; null for another object.
	CouponID *int64 `json:"couponId"`
	// Id of the payment provider; null for another object.
	PaymentProviderID *int64 `json:"paymentProviderId"`
	// Id of the account type; null for another object.
	AccountTypeID *int64 `json:"accountTypeId"`
	// Id of the tax class; null for another object.
	TaxClassID *int64 `json:"taxClassId"`
	// Id of the media file; null for another object.
	MediaID *int64 `json:"mediaId"`
	// Name in the catalog's language: of a media file, the start of its file name; of the settings, the store's name.
	Name string `json:"name"`
	// Members without a translation. `options`: names or values of options. `variants`: names of variants that are not made
	// of option values. `seo`: a text for search engines.
	Missing []string `json:"missing"`
}

// MissingTranslationPage: One page of objects, with the cursor of the next page.
type MissingTranslationPage struct {
	// Objects on this page, oldest first; empty after the last page.
	Items []MissingTranslation `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *MissingTranslationPage) PageItems() []MissingTranslation { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *MissingTranslationPage) PageCursor() *string { return p.NextCursor }

// MissingTranslationSort: `createdOn`: oldest first.
type MissingTranslationSort string

// The values of MissingTranslationSort.
const (
	MissingTranslationSortCreatedOn MissingTranslationSort = "createdOn"
)

// MyScope: The caller's permissions by store.
type MyScope struct {
	// null means that the caller is an app token.
	AdminUserID *int64 `json:"adminUserId"`
	// null means that the caller is a user.
	AppTokenID *int64 `json:"appTokenId"`
	// Stores that the caller can access.
	Stores []MyScopeStore `json:"stores"`
}

// MyScopeStore: The caller's permissions in one store.
type MyScopeStore struct {
	//
	StoreID int64 `json:"storeId"`
	// Permissions of the caller in the store.
	Permissions []string `json:"permissions"`
}

// NameTranslation: A name in an additional language of the store.
type NameTranslation struct {
	//
	LanguageCode string `json:"languageCode"`
	// The name, or the value of an option, in the language.
	Name string `json:"name"`
}

// NameTranslationInput: A name in an additional language of the store; at most one entry per language.
type NameTranslationInput struct {
	//
	LanguageCode string `json:"languageCode"`
	// The name, or the value of an option, in the language; at most as long as the original may be (422 `invalid_value`
	// otherwise).
	Name string `json:"name"`
}

// Order: An order with all its data. Totals are frozen when the order is placed.
type Order struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// When the order was placed.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled; kept afterwards.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled; null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Language of the order's mails and documents, and of `localName` of its lines. Null means an order from before
	// languages were recorded: the customer's language selects these.
	LanguageCode *string `json:"languageCode"`
	// Net of tax, before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Net of tax.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Includes the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Number of the order that this one replaces.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	//
	StoreID int64 `json:"storeId"`
	// null means that the order was not placed from a cart.
	CartID *int64 `json:"cartId"`
	//
	Source OrderSource `json:"source"`
	//
	Status store.OrderState `json:"status"`
	//
	Customer store.OrderCustomer `json:"customer"`
	// null means that nothing is shipped.
	ShippingAddress *store.Address `json:"shippingAddress"`
	//
	BillingAddress *store.Address `json:"billingAddress"`
	//
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// The shipping method's name when the order was placed; null means that nothing is shipped.
	ShippingMethodName *string `json:"shippingMethodName"`
	// The taxes on shipping, one for each rate.
	ShippingTaxes []store.OrderTax `json:"shippingTaxes"`
	// Whether unit prices were shown with tax.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// The lines, in the order of the cart.
	Items []store.OrderLine `json:"items"`
	// Oldest first.
	Payments []store.Payment `json:"payments"`
	//
	Balance store.OrderBalance `json:"balance"`
	// Oldest first.
	Refunds []RefundDetails `json:"refunds"`
	// Oldest first.
	Shipments []Shipment `json:"shipments"`
	// Coupons that the order used, including those that only discount later charges of its subscriptions.
	Coupons []store.OrderCoupon `json:"coupons"`
	//
	Discount *OrderDiscount `json:"discount"`
	// Ids of the subscriptions that the order started or renews.
	SubscriptionIDs []int64 `json:"subscriptionIds"`
	// Number of the order that replaces this one.
	ReplacementOrderNumber *int64 `json:"replacementOrderNumber"`
	// The buyer's consent to marketing e-mails, given with this order; null means that the buyer did not consent, or that
	// their data was erased.
	MarketingConsent *MarketingConsent `json:"marketingConsent"`
	//
	Referrer *OrderReferrer `json:"referrer"`
	//
	CommissionSyncStatus CommissionSyncStatus `json:"commissionSyncStatus"`
	// Id of the calculation at the tax service; null with the store's own rates.
	TaxProviderReference *string `json:"taxProviderReference"`
	//
	TaxSource OrderTaxSource `json:"taxSource"`
	//
	Notes OrderNotes `json:"notes"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomField `json:"customFields"`
	// null means that the order is not on hold.
	Hold *OrderHold `json:"hold"`
	//
	CancelReason *OrderCancelReason `json:"cancelReason"`
	// Id of the order in your own system.
	ExternalID *string `json:"externalId"`
	// History of the order, newest first; the newest 500 entries.
	Timeline []OrderTimelineEntry `json:"timeline"`
	// Disputes of the order's payments, oldest first.
	Chargebacks []Chargeback `json:"chargebacks"`
	// The order's numbered documents, oldest first; empty while the order is neither paid nor shipped.
	Invoices []Invoice `json:"invoices"`
	// Actions that the order's state allows. The caller's permissions are not considered.
	AllowedActions []OrderAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// OrderAction: An action that the order's current state allows.
type OrderAction string

// The values of OrderAction.
const (
	OrderActionPlace          OrderAction = "PLACE"
	OrderActionCapture        OrderAction = "CAPTURE"
	OrderActionVoid           OrderAction = "VOID"
	OrderActionOfflinePayment OrderAction = "OFFLINE_PAYMENT"
	OrderActionCharge         OrderAction = "CHARGE"
	OrderActionPaymentLink    OrderAction = "PAYMENT_LINK"
	OrderActionRefund         OrderAction = "REFUND"
	OrderActionCancel         OrderAction = "CANCEL"
	OrderActionFulfill        OrderAction = "FULFILL"
	OrderActionHold           OrderAction = "HOLD"
	OrderActionRelease        OrderAction = "RELEASE"
	OrderActionEdit           OrderAction = "EDIT"
	OrderActionReplace        OrderAction = "REPLACE"
)

// ObjectType: A kind of object. The name matches the object's schema and id, and its name in events
// (WebhookObjectType). More values may be added.
type ObjectType string

// The values of ObjectType.
const (
	ObjectTypeAccountType           ObjectType = "accountType"
	ObjectTypeAdminUser             ObjectType = "adminUser"
	ObjectTypeAppToken              ObjectType = "appToken"
	ObjectTypeCart                  ObjectType = "cart"
	ObjectTypeCartItem              ObjectType = "cartItem"
	ObjectTypeChargeback            ObjectType = "chargeback"
	ObjectTypeCollection            ObjectType = "collection"
	ObjectTypeCommissionProvider    ObjectType = "commissionProvider"
	ObjectTypeCoupon                ObjectType = "coupon"
	ObjectTypeCustomer              ObjectType = "customer"
	ObjectTypeCustomerAddress       ObjectType = "customerAddress"
	ObjectTypeCustomerPaymentMethod ObjectType = "customerPaymentMethod"
	ObjectTypeEmail                 ObjectType = "email"
	ObjectTypeEmailSuppression      ObjectType = "emailSuppression"
	ObjectTypeEmailTemplate         ObjectType = "emailTemplate"
	ObjectTypeGiftCard              ObjectType = "giftCard"
	ObjectTypeIntegrationTask       ObjectType = "integrationTask"
	ObjectTypeMedia                 ObjectType = "media"
	ObjectTypeMediaFolder           ObjectType = "mediaFolder"
	ObjectTypeOrder                 ObjectType = "order"
	ObjectTypePayment               ObjectType = "payment"
	ObjectTypePaymentProvider       ObjectType = "paymentProvider"
	ObjectTypePdfTemplate           ObjectType = "pdfTemplate"
	ObjectTypePrice                 ObjectType = "price"
	ObjectTypeProduct               ObjectType = "product"
	ObjectTypeRedirect              ObjectType = "redirect"
	ObjectTypeRefund                ObjectType = "refund"
	ObjectTypeReturn                ObjectType = "return"
	ObjectTypeScope                 ObjectType = "scope"
	ObjectTypeSession               ObjectType = "session"
	ObjectTypeShipment              ObjectType = "shipment"
	ObjectTypeShippingMethod        ObjectType = "shippingMethod"
	ObjectTypeStock                 ObjectType = "stock"
	ObjectTypeStore                 ObjectType = "store"
	ObjectTypeStoreCreditAccount    ObjectType = "storeCreditAccount"
	ObjectTypeStoreKey              ObjectType = "storeKey"
	ObjectTypeSubscription          ObjectType = "subscription"
	ObjectTypeSubscriptionPlan      ObjectType = "subscriptionPlan"
	ObjectTypeTaxClass              ObjectType = "taxClass"
	ObjectTypeTaxProvider           ObjectType = "taxProvider"
	ObjectTypeTestClock             ObjectType = "testClock"
	ObjectTypeVariant               ObjectType = "variant"
	ObjectTypeWebhookDelivery       ObjectType = "webhookDelivery"
	ObjectTypeWebhookEndpoint       ObjectType = "webhookEndpoint"
	ObjectTypeWebhookReplay         ObjectType = "webhookReplay"
)

// OrderCancel: The order to cancel, with the reason, and the handling of stock and money.
type OrderCancel struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason OrderCancelReason `json:"reason"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Whether to refund the captured amount.
	RefundPayment *bool `json:"refundPayment,omitzero"`
	// Whether to put reserved units, and units that need no shipping and left the stock with the payment, back into stock.
	// False means they are written off.
	Restock *bool `json:"restock,omitzero"`
	// Whether to notify the customer by e-mail. If a refund that the mail announces fails, another mail says so.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderCancelReason: Why the order was canceled or voided.
type OrderCancelReason string

// The values of OrderCancelReason.
const (
	OrderCancelReasonCustomerRequest    OrderCancelReason = "CUSTOMER_REQUEST"
	OrderCancelReasonFraud              OrderCancelReason = "FRAUD"
	OrderCancelReasonOutOfStock         OrderCancelReason = "OUT_OF_STOCK"
	OrderCancelReasonPaymentNotReceived OrderCancelReason = "PAYMENT_NOT_RECEIVED"
	OrderCancelReasonDuplicate          OrderCancelReason = "DUPLICATE"
	OrderCancelReasonOther              OrderCancelReason = "OTHER"
)

// OrderCapture: The amount to capture, and the payment to capture it from.
type OrderCapture struct {
	//
	OrderID int64 `json:"orderId"`
	// Id of a payment. Default: the live authorizations, oldest first.
	PaymentID *int64 `json:"paymentId,omitzero"`
	// Default: the whole amount that is authorized and due.
	Amount *store.Decimal `json:"amount,omitzero"`
	// Whether to release the rest of the authorization afterwards.
	IsFinal *bool `json:"isFinal,omitzero"`
}

// OrderCharge: A charge to a saved payment method.
type OrderCharge struct {
	//
	OrderID int64 `json:"orderId"`
	// Id of a payment method of the order's customer. Default: the customer's default payment method.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
}

// OrderCreate: A new order. Absent fields take their defaults.
type OrderCreate struct {
	// Save a draft: no stock is reserved, no payment is charged and no e-mail is sent.
	IsDraft *bool `json:"isDraft,omitzero"`
	// Absent means a guest; `email` is then required.
	StoreCustomerID *int64 `json:"storeCustomerId,omitzero"`
	// Absent means the customer's e-mail address.
	Email *string `json:"email,omitzero"`
	// Absent means the store's default currency.
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// Language of the buyer, which selects the names that the buyer reads, the mails and the documents. Instead of a
	// language that the store does not have, the closest of its languages applies, else its default. 422 `invalid_value`
	// for an unknown language. Absent means the customer's language, else the store's default.
	LanguageCode *string `json:"languageCode,omitzero"`
	// Lines of the order.
	Items []OrderItemInput `json:"items"`
	//
	ShippingAddress *store.AddressInput `json:"shippingAddress,omitzero"`
	// Absent means the shipping address.
	BillingAddress *store.AddressInput `json:"billingAddress,omitzero"`
	//
	ShippingMethodID *int64 `json:"shippingMethodId,omitzero"`
	// Overrides the price of the shipping method, as shown to the buyer.
	ShippingPrice *store.Decimal `json:"shippingPrice,omitzero"`
	// Coupon codes, case-insensitive.
	CouponCodes []string `json:"couponCodes,omitzero"`
	//
	Discount *OrderDiscountInput `json:"discount,omitzero"`
	// Absent means that the order waits for an offline payment, unless its total is 0.
	Payment *OrderPaymentInput `json:"payment,omitzero"`
	// Absent means now. Must not be in the future; a past date is for orders imported from another system.
	OrderDate *time.Time `json:"orderDate,omitzero"`
	//
	Notes *OrderNotesInput `json:"notes,omitzero"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Code of the referrer who referred the buyer; stored with the order.
	ReferrerCode *string `json:"referrerCode,omitzero"`
	// How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed
	// when a line has a plan. For a draft, send this text when the draft is placed.
	ConsentText *string `json:"consentText,omitzero"`
	// Id of the order in your own system, unique in the store. An order that is not placed, because its payment was
	// declined or its draft was canceled, gives the id up.
	ExternalID *string `json:"externalId,omitzero"`
	// Whether to send the order confirmation and the e-mail about a new subscription.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderCurrencyTotals: Sums over the orders in one currency.
type OrderCurrencyTotals struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Number of orders in the currency.
	OrderCount int64 `json:"orderCount"`
	// Sum of the lines net of tax, before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Discounts, net of tax.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Tax of lines and shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Captured amount.
	Paid store.Decimal `json:"paid"`
	// Refunded amount, including refunds in progress.
	Refunded store.Decimal `json:"refunded"`
	// Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
	Disputed store.Decimal `json:"disputed"`
	// Amount still to be captured.
	Due store.Decimal `json:"due"`
}

// OrderDiscount: A manual discount by an administrator.
type OrderDiscount struct {
	//
	DiscountType OrderDiscountType `json:"discountType"`
	// Percentage or amount, depending on `discountType`.
	Value store.Decimal `json:"value"`
	// Why the discount was given; visible only to the store.
	Reason *string `json:"reason"`
	// Amount that the discount takes off, net of tax.
	Amount store.Decimal `json:"amount"`
}

// OrderDiscountInput: A manual discount on the whole order.
type OrderDiscountInput struct {
	//
	DiscountType OrderDiscountType `json:"discountType"`
	// A percentage, or an amount in the order's currency. The amount includes tax where prices include tax.
	Value store.Decimal `json:"value"`
	// Why the discount was given; visible only to the store.
	Reason store.Nullable[string] `json:"reason,omitzero"`
}

// OrderDiscountType: How `value` of a manual discount is interpreted.
type OrderDiscountType string

// The values of OrderDiscountType.
const (
	OrderDiscountTypePercentage  OrderDiscountType = "PERCENTAGE"
	OrderDiscountTypeFixedAmount OrderDiscountType = "FIXED_AMOUNT"
)

// OrderExportRows: Whether the file has one row per order, or one per order line.
type OrderExportRows string

// The values of OrderExportRows.
const (
	OrderExportRowsOrder OrderExportRows = "ORDER"
	OrderExportRowsLine  OrderExportRows = "LINE"
)

// OrderFulfill: The order lines in a parcel, and its shipping data.
type OrderFulfill struct {
	//
	OrderID int64 `json:"orderId"`
	// Each line item at most once. Default: all open lines.
	Items []OrderFulfillItem `json:"items,omitzero"`
	// Initial status of the shipment. Default: IN_TRANSIT.
	Status *store.ShipmentStatus `json:"status,omitzero"`
	// Default: the shipping method's carrier.
	CarrierName *string `json:"carrierName,omitzero"`
	// The carrier's tracking number.
	TrackingNumber *string `json:"trackingNumber,omitzero"`
	// URL of the carrier's tracking page.
	TrackingURL *string `json:"trackingUrl,omitzero"`
	// Default: now. Must not be in the future.
	ShippedOn *time.Time `json:"shippedOn,omitzero"`
	// Default: `shippedOn` plus the shipping method's maximum days.
	EstimatedDelivery *time.Time `json:"estimatedDelivery,omitzero"`
	// Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled. Default: the
	// shipment's id as text.
	ExternalShipmentID *string `json:"externalShipmentId,omitzero"`
	// The warehouse or shop that ships the parcel.
	LocationName store.Nullable[string] `json:"locationName,omitzero"`
	// Weight of the parcel, in the store's weight unit.
	Weight store.Nullable[store.Decimal] `json:"weight,omitzero"`
	// URL of the shipping label.
	LabelURL store.Nullable[string] `json:"labelUrl,omitzero"`
	// Whether to send the shipment e-mail.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderFulfillItem: A quantity of an order line in the parcel.
type OrderFulfillItem struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	Quantity int64 `json:"quantity"`
}

// OrderFulfillmentStatusCount: Number of orders with one fulfillment status.
type OrderFulfillmentStatusCount struct {
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	// Orders with the status.
	Count int64 `json:"count"`
}

// OrderHold: Why and since when the order is on hold.
type OrderHold struct {
	//
	Reason OrderHoldReason `json:"reason"`
	// The store's note on the hold; null means no note.
	Note *string `json:"note"`
	// When the order was put on hold.
	HeldOn time.Time `json:"heldOn"`
	// Name of the actor who put the order on hold; null for the system, and for actors whose name is no longer known.
	HeldBy *string `json:"heldBy"`
}

// OrderHoldInput: The order to put on hold, with the reason.
type OrderHoldInput struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason OrderHoldReason `json:"reason"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// OrderHoldReason: Why the order is on hold.
type OrderHoldReason string

// The values of OrderHoldReason.
const (
	OrderHoldReasonFraud     OrderHoldReason = "FRAUD"
	OrderHoldReasonAddress   OrderHoldReason = "ADDRESS"
	OrderHoldReasonBackorder OrderHoldReason = "BACKORDER"
	OrderHoldReasonPayment   OrderHoldReason = "PAYMENT"
	OrderHoldReasonOther     OrderHoldReason = "OTHER"
)

// OrderItemInput: A line to order. Send exactly one of `variantId` and `sku`.
type OrderItemInput struct {
	//
	VariantID *int64 `json:"variantId,omitzero"`
	//
	SKU *string `json:"sku,omitzero"`
	//
	Quantity int64 `json:"quantity"`
	// Overrides the price from the price list, as shown to the buyer. On a line with a plan, every delivery keeps this
	// price.
	UnitPrice *store.Decimal `json:"unitPrice,omitzero"`
	// An active plan that the product is sold on. The subscription starts when the order is placed. A draft must not have a
	// plan with a trial. Absent means a one-time purchase.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// OrderItemSummary: Sums of order lines by variant.
type OrderItemSummary struct {
	// The sums, one row for each variant, SKU and currency.
	Items []OrderItemSummaryRow `json:"items"`
	// Whether there are more than 1000 rows. If true, narrow the filters.
	IsTruncated bool `json:"isTruncated"`
}

// OrderItemSummaryRow: Order quantities and sums of one variant in one currency.
type OrderItemSummaryRow struct {
	//
	VariantID *int64 `json:"variantId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant.
	Name string `json:"name"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Units ordered.
	QuantityOrdered int64 `json:"quantityOrdered"`
	// Units shipped.
	QuantityFulfilled int64 `json:"quantityFulfilled"`
	// Units still to be shipped, without those that buyers withdrew from.
	QuantityToFulfill int64 `json:"quantityToFulfill"`
	// Units refunded.
	QuantityRefunded int64 `json:"quantityRefunded"`
	// Net of tax, before discounts.
	Gross store.Decimal `json:"gross"`
	// Discounts, net of tax.
	Discount store.Decimal `json:"discount"`
	// gross - discount.
	Net store.Decimal `json:"net"`
	// Tax on `net`.
	Tax store.Decimal `json:"tax"`
	// Number of orders with this variant and SKU.
	OrderCount int64 `json:"orderCount"`
}

// OrderItemSummarySort: Sort order; a leading minus sign means descending.
type OrderItemSummarySort string

// The values of OrderItemSummarySort.
const (
	OrderItemSummarySortSku                   OrderItemSummarySort = "sku"
	OrderItemSummarySortSkuDesc               OrderItemSummarySort = "-sku"
	OrderItemSummarySortName                  OrderItemSummarySort = "name"
	OrderItemSummarySortNameDesc              OrderItemSummarySort = "-name"
	OrderItemSummarySortQuantityToFulfill     OrderItemSummarySort = "quantityToFulfill"
	OrderItemSummarySortQuantityToFulfillDesc OrderItemSummarySort = "-quantityToFulfill"
	OrderItemSummarySortQuantityOrdered       OrderItemSummarySort = "quantityOrdered"
	OrderItemSummarySortQuantityOrderedDesc   OrderItemSummarySort = "-quantityOrdered"
	OrderItemSummarySortNet                   OrderItemSummarySort = "net"
	OrderItemSummarySortNetDesc               OrderItemSummarySort = "-net"
)

// OrderItemUpdate: A line after the edit. `lineItemId` keeps an existing line; a new line has exactly one of
// `variantId` and `sku`.
type OrderItemUpdate struct {
	//
	LineItemID *string `json:"lineItemId,omitzero"`
	//
	VariantID *int64 `json:"variantId,omitzero"`
	//
	SKU *string `json:"sku,omitzero"`
	//
	Quantity int64 `json:"quantity"`
	// Absent means that an existing line keeps its price and a new one takes the price from the price list.
	UnitPrice *store.Decimal `json:"unitPrice,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// OrderListItem: An order in a list, without lines, payments or shipments.
type OrderListItem struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// When the order was placed.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled; kept afterwards.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled; null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Net of tax, before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Net of tax.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Includes the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Number of the order that this one replaces.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	//
	Status store.OrderState `json:"status"`
	//
	Source OrderSource `json:"source"`
	// null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// First and last name of the buyer; `""` means unknown.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	//
	ShippingCountryCode *string `json:"shippingCountryCode"`
	// The shipping method's name when the order was placed; null means that nothing is shipped.
	ShippingMethodName *string `json:"shippingMethodName"`
	// Captured amount.
	Paid store.Decimal `json:"paid"`
	// Refunded amount, including refunds in progress.
	Refunded store.Decimal `json:"refunded"`
	// Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
	Disputed store.Decimal `json:"disputed"`
	// grandTotal minus paid, where refunded overpayments do not count as paid. Never below zero; zero for canceled orders.
	Due store.Decimal `json:"due"`
	// Whether the order is on hold. Nothing is shipped until the hold is released.
	IsOnHold bool `json:"isOnHold"`
	// Whether an amount is in dispute, or the buyer's bank took it back; `paymentStatus` is then CHARGEBACK.
	HasChargeback bool `json:"hasChargeback"`
	// Whether a line started or renewed a subscription.
	HasSubscription bool `json:"hasSubscription"`
	//
	ReplacementOrderNumber *int64 `json:"replacementOrderNumber"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// OrderNotes: Notes on the order.
type OrderNotes struct {
	// Written by the customer at checkout.
	Customer *string `json:"customer"`
	// Internal note, never shown to the customer.
	Internal *string `json:"internal"`
}

// OrderNotesInput: An absent field keeps its value; null clears it.
type OrderNotesInput struct {
	// The buyer's note. The buyer can read it.
	Customer store.Nullable[string] `json:"customer,omitzero"`
	// Internal note, visible only to the store.
	Internal store.Nullable[string] `json:"internal,omitzero"`
}

// OrderOfflinePayment: Money received outside of the platform, such as by bank transfer.
type OrderOfflinePayment struct {
	//
	OrderID int64 `json:"orderId"`
	// Default: the amount due.
	Amount *store.Decimal `json:"amount,omitzero"`
	//
	Method store.OfflinePaymentMethod `json:"method"`
	// Id of an OFFLINE provider of the store.
	PaymentProviderID *int64 `json:"paymentProviderId,omitzero"`
	// Reference of the payment, such as the number on the bank statement.
	Reference store.Nullable[string] `json:"reference,omitzero"`
	// Default: now. Must not be in the future.
	ReceivedOn *time.Time `json:"receivedOn,omitzero"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// OrderOfflinePaymentVoid: A recorded offline payment that never arrived.
type OrderOfflinePaymentVoid struct {
	//
	OrderID int64 `json:"orderId"`
	//
	PaymentID int64 `json:"paymentId"`
	// Internal note; replaces the payment's note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// OrderPage: One page of orders, with the cursor of the next page.
type OrderPage struct {
	// Orders on this page, in the requested order; empty after the last page.
	Items []OrderListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *OrderPage) PageItems() []OrderListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *OrderPage) PageCursor() *string { return p.NextCursor }

// OrderPaymentInput: How the order is paid. Send exactly one of `customerPaymentMethodId` and `paymentToken`. Leave the
// whole payment out for an order that waits for its money.
type OrderPaymentInput struct {
	// Absent means the provider of the saved payment method, or else the store's default provider.
	PaymentProviderID *int64 `json:"paymentProviderId,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Token from the provider's own form.
	PaymentToken *string `json:"paymentToken,omitzero"`
	// Whether to save the payment method to the customer's account.
	SavePaymentMethod *bool `json:"savePaymentMethod,omitzero"`
}

// OrderPaymentLink: A payment link for an order.
type OrderPaymentLink struct {
	// URL of the page, with its token after `#`. It is shown here only.
	URL string `json:"url"`
	// When the link expires. It expires earlier once nothing is due.
	ExpiresOn time.Time `json:"expiresOn"`
}

// OrderPaymentLinkCreate: The order to pay with the link.
type OrderPaymentLinkCreate struct {
	//
	OrderID int64 `json:"orderId"`
	// Whether to mail the link to the buyer.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
	// A page of the store's own that pays with the token. Default: the service's page. The URL must be at the domain that
	// the store has verified, or at one of its `allowedOrigins`, and have no fragment.
	PageURL *string `json:"pageUrl,omitzero"`
	// Where the page of a bank or wallet redirects the buyer. Default: the storefront. The URL must be at the domain that
	// the store has verified, or at one of its `allowedOrigins`.
	ReturnURL *string `json:"returnUrl,omitzero"`
}

// OrderPaymentStatusCount: Number of orders with one payment status.
type OrderPaymentStatusCount struct {
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	// Orders with the status.
	Count int64 `json:"count"`
}

// OrderPlace: The draft to place, and its payment.
type OrderPlace struct {
	//
	OrderID int64 `json:"orderId"`
	// Absent means that the order waits for an offline payment, unless its total is 0.
	Payment *OrderPaymentInput `json:"payment,omitzero"`
	// Expected total. Returns 409 when the current total differs.
	ExpectedGrandTotal *store.Decimal `json:"expectedGrandTotal,omitzero"`
	// How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed
	// when a line has a plan.
	ConsentText *string `json:"consentText,omitzero"`
	// Whether to send the order confirmation and the e-mail about a new subscription.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderReferrer: The referrer of the buyer.
type OrderReferrer struct {
	// The code with which the buyer was referred.
	ReferrerCode string `json:"referrerCode"`
	// The referrer's name, as last reported by the commission service when the order was placed; null means that the
	// service had not reported this code.
	DisplayName *string `json:"displayName"`
}

// OrderRefund: The part of the order to refund: lines, an amount, or shipping alone. The operation describes which
// fields can be combined.
type OrderRefund struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason store.RefundReason `json:"reason"`
	// Each line item at most once.
	Lines []OrderRefundLine `json:"lines,omitzero"`
	// Part of the shipping charge, including tax.
	ShippingAmount *store.Decimal `json:"shippingAmount,omitzero"`
	// Including tax. Allowed only without lines, shippingAmount and overpaymentAmount. It is taken from the overpayment
	// first, then from goods, shipping, and gift cards that the order bought.
	Amount *store.Decimal `json:"amount,omitzero"`
	// Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines.
	OverpaymentAmount *store.Decimal `json:"overpaymentAmount,omitzero"`
	// Id of a payment. Default: the captured payments, oldest first.
	PaymentID *int64 `json:"paymentId,omitzero"`
	// Where the money of payments without stored value goes: back to them, or to the customer's store credit in the order's
	// currency. Store credit and gift cards that paid a part get their part back in either case.
	Destination *string `json:"destination,omitzero"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Whether to send the refund e-mail when the refund is completed, and another one if a completed refund fails later.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderRefundLine: At least one of quantity and amount.
type OrderRefundLine struct {
	//
	LineItemID string `json:"lineItemId"`
	// Units that are returned or not shipped. Absent means a refund of money only.
	Quantity *int64 `json:"quantity,omitzero"`
	// Including tax. Default: the price of the quantity after discounts.
	Amount *store.Decimal `json:"amount,omitzero"`
}

// OrderRefundPreview: A refund to compute without issuing it.
type OrderRefundPreview struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason *store.RefundReason `json:"reason,omitzero"`
	// Each line item at most once.
	Lines []OrderRefundLine `json:"lines,omitzero"`
	// Part of the shipping charge, including tax.
	ShippingAmount *store.Decimal `json:"shippingAmount,omitzero"`
	// Including tax. Allowed only without lines, shippingAmount and overpaymentAmount. It is taken from the overpayment
	// first, then from goods, shipping, and gift cards that the order bought.
	Amount *store.Decimal `json:"amount,omitzero"`
	// Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines.
	OverpaymentAmount *store.Decimal `json:"overpaymentAmount,omitzero"`
	// Id of a payment. Default: the captured payments, oldest first.
	PaymentID *int64 `json:"paymentId,omitzero"`
	// Where the money of payments without stored value goes: back to them, or to the customer's store credit in the order's
	// currency. Store credit and gift cards that paid a part get their part back in either case.
	Destination *string `json:"destination,omitzero"`
}

// OrderRelease: The order to release from hold.
type OrderRelease struct {
	//
	OrderID int64 `json:"orderId"`
	// Appended to the internal note of the order.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// OrderReplace: The order to replace, and the items to send.
type OrderReplace struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason OrderReplacementReason `json:"reason"`
	// Default: all lines that are not refunded or canceled.
	Items []OrderReplacementItem `json:"items,omitzero"`
	// Whether to discount the new order to zero, including shipping.
	IsFree *bool `json:"isFree,omitzero"`
	// Whether to also cancel the replaced order and refund its payment. Allowed only with isFree false and without payment.
	CancelReplaced *bool `json:"cancelReplaced,omitzero"`
	// Default: the replaced order's.
	ShippingAddress *store.AddressInput `json:"shippingAddress,omitzero"`
	// Default: the replaced order's.
	ShippingMethodID *int64 `json:"shippingMethodId,omitzero"`
	// Only for isFree false.
	Payment *OrderPaymentInput `json:"payment,omitzero"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Whether to send the order confirmation.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// OrderReplacementItem: A line of the replacement.
type OrderReplacementItem struct {
	//
	LineItemID string `json:"lineItemId"`
	// Id of another variant. Default: the line's variant.
	VariantID *int64 `json:"variantId,omitzero"`
	// At most the ordered quantity, counting all items of the same line.
	Quantity int64 `json:"quantity"`
}

// OrderReplacementReason: Why the order is replaced.
type OrderReplacementReason string

// The values of OrderReplacementReason.
const (
	OrderReplacementReasonLost      OrderReplacementReason = "LOST"
	OrderReplacementReasonDamaged   OrderReplacementReason = "DAMAGED"
	OrderReplacementReasonWrongItem OrderReplacementReason = "WRONG_ITEM"
	OrderReplacementReasonDefective OrderReplacementReason = "DEFECTIVE"
	OrderReplacementReasonOther     OrderReplacementReason = "OTHER"
)

// OrderShippingMethod: A shipping method that is available for the order, with its price for this order.
type OrderShippingMethod struct {
	//
	ShippingMethodID int64 `json:"shippingMethodId"`
	// Name of the method, as buyers see it.
	Name string `json:"name"`
	// Name of the carrier; null means that the method has no carrier.
	CarrierName *string `json:"carrierName"`
	// The carrier's code for the service; null means that the method has no code.
	ServiceCode *string `json:"serviceCode"`
	// The price of this shipping method, before discounts on shipping.
	Price store.Decimal `json:"price"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether `price` includes tax.
	TaxIncluded bool `json:"taxIncluded"`
	// Minimum number of days from shipping to delivery; null means unknown.
	EstimatedMinDays *int64 `json:"estimatedMinDays"`
	// Maximum number of days from shipping to delivery; null means unknown.
	EstimatedMaxDays *int64 `json:"estimatedMaxDays"`
	// Whether this is the order's current method.
	IsSelected bool `json:"isSelected"`
}

// OrderShippingMethodList: The shipping methods that serve the order, cheapest first.
type OrderShippingMethodList struct {
	// The methods, cheapest first.
	Items []OrderShippingMethod `json:"items"`
}

// OrderSort: Sort order; a leading minus sign means descending.
type OrderSort string

// The values of OrderSort.
const (
	OrderSortOrderDate       OrderSort = "orderDate"
	OrderSortOrderDateDesc   OrderSort = "-orderDate"
	OrderSortOrderNumber     OrderSort = "orderNumber"
	OrderSortOrderNumberDesc OrderSort = "-orderNumber"
	OrderSortGrandTotal      OrderSort = "grandTotal"
	OrderSortGrandTotalDesc  OrderSort = "-grandTotal"
	OrderSortCreatedOn       OrderSort = "createdOn"
	OrderSortCreatedOnDesc   OrderSort = "-createdOn"
	OrderSortModifiedOn      OrderSort = "modifiedOn"
	OrderSortModifiedOnDesc  OrderSort = "-modifiedOn"
)

// MarketingConsent: Evidence of a buyer's consent to marketing e-mails.
type MarketingConsent struct {
	// When the buyer consented.
	AcceptedOn time.Time `json:"acceptedOn"`
	//
	Source MarketingConsentSource `json:"source"`
	// When a guest withdrew the consent. Null means that it was not withdrawn with this order; a customer's withdrawal is
	// in their marketingConsent.
	WithdrawnOn *time.Time `json:"withdrawnOn"`
}

// MarketingConsentSource: Where the buyer consented. CHECKOUT_PAGE is the platform's own checkout page, which a
// checkout link opens.
type MarketingConsentSource string

// The values of MarketingConsentSource.
const (
	MarketingConsentSourceCheckoutPage MarketingConsentSource = "CHECKOUT_PAGE"
	MarketingConsentSourceStorefront   MarketingConsentSource = "STOREFRONT"
)

// OrderSource: Where the order came from.
type OrderSource string

// The values of OrderSource.
const (
	OrderSourceStorefront   OrderSource = "STOREFRONT"
	OrderSourceAdmin        OrderSource = "ADMIN"
	OrderSourceSubscription OrderSource = "SUBSCRIPTION"
	OrderSourceApi          OrderSource = "API"
	OrderSourceMcp          OrderSource = "MCP"
)

// OrderSummary: A short form of one order.
type OrderSummary struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// When the order was placed.
	OrderDate time.Time `json:"orderDate"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Sum of the lines net of tax, before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Discounts, net of tax.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Tax of lines and shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Captured amount.
	Paid store.Decimal `json:"paid"`
	// Refunded amount, including refunds in progress.
	Refunded store.Decimal `json:"refunded"`
	// Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
	Disputed store.Decimal `json:"disputed"`
	// Amount still to be captured.
	Due store.Decimal `json:"due"`
}

// OrderSummaryAnswer: Exactly one field is not null.
type OrderSummaryAnswer struct {
	// null unless the request names one order.
	Order *OrderSummary `json:"order"`
	// null when the request names one order.
	Totals *OrderTotals `json:"totals"`
}

// OrderSync: Orders to synchronize with the connected systems.
type OrderSync struct {
	// Ids of the orders.
	OrderIDs []int64 `json:"orderIds"`
	// Default: all targets that apply.
	Targets []OrderSyncTarget `json:"targets,omitzero"`
}

// OrderSyncItem: The tasks queued for an order.
type OrderSyncItem struct {
	//
	OrderID int64 `json:"orderId"`
	// One task per target that applies to the order; empty if none applies.
	IntegrationTaskIDs []int64 `json:"integrationTaskIds"`
}

// OrderSyncResult: The queued tasks for each order.
type OrderSyncResult struct {
	// One entry per order.
	Items []OrderSyncItem `json:"items"`
}

// OrderSyncTarget: The outside system to synchronize with.
type OrderSyncTarget string

// The values of OrderSyncTarget.
const (
	OrderSyncTargetPayment    OrderSyncTarget = "PAYMENT"
	OrderSyncTargetTax        OrderSyncTarget = "TAX"
	OrderSyncTargetShipping   OrderSyncTarget = "SHIPPING"
	OrderSyncTargetCommission OrderSyncTarget = "COMMISSION"
)

// OrderTaxSource: Source of the taxes: the rates of the tax classes, the tax service, or the tax classes because the
// tax service did not respond (`fallback` of the tax provider).
type OrderTaxSource string

// The values of OrderTaxSource.
const (
	OrderTaxSourceManualRates OrderTaxSource = "MANUAL_RATES"
	OrderTaxSourceProvider    OrderTaxSource = "PROVIDER"
	OrderTaxSourceFallback    OrderTaxSource = "FALLBACK"
)

// OrderTimelineEntry: One entry of the order's history.
type OrderTimelineEntry struct {
	// A webhook event type, or an internal one such as email.sent.
	EventType string `json:"eventType"`
	//
	ActorType store.ActorType `json:"actorType"`
	// Name of the actor; null for the system, and for actors whose name is no longer known.
	ActorName *string `json:"actorName"`
	// Description of the event, in English.
	Message string `json:"message"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// OrderTotals: Counts and sums over a set of orders.
type OrderTotals struct {
	// Number of orders in all currencies.
	Count int64 `json:"count"`
	// Count and sums by currency.
	Currencies []OrderCurrencyTotals `json:"currencies"`
	// Number of orders with each payment status.
	PaymentStatuses []OrderPaymentStatusCount `json:"paymentStatuses"`
	// Number of orders with each fulfillment status.
	FulfillmentStatuses []OrderFulfillmentStatusCount `json:"fulfillmentStatuses"`
}

// OrderUpdate: Changes to an order. An absent field keeps its value, null clears it, and an array replaces the stored
// one.
type OrderUpdate struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Version *int64 `json:"version,omitzero"`
	// null turns the order into a guest order.
	StoreCustomerID store.Nullable[int64] `json:"storeCustomerId,omitzero"`
	//
	Email *string `json:"email,omitzero"`
	// Language of the buyer. Later mails and documents are in it, and `localName` of lines, coupons and shipping method is
	// read again from the translations. Issued invoices keep their language. Instead of a language that the store does not
	// have, the closest of its languages applies, else its default. 422 `invalid_value` for an unknown language.
	LanguageCode *string `json:"languageCode,omitzero"`
	//
	ShippingAddress store.Nullable[store.AddressInput] `json:"shippingAddress,omitzero"`
	//
	BillingAddress store.Nullable[store.AddressInput] `json:"billingAddress,omitzero"`
	//
	ShippingMethodID store.Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Overrides the price of the shipping method, as shown to the buyer.
	ShippingPrice *store.Decimal `json:"shippingPrice,omitzero"`
	// The complete list of lines after the edit. An omitted line is removed.
	Items []OrderItemUpdate `json:"items,omitzero"`
	// Coupon codes, case-insensitive.
	CouponCodes []string `json:"couponCodes,omitzero"`
	//
	Discount store.Nullable[OrderDiscountInput] `json:"discount,omitzero"`
	// Must not be in the future.
	OrderDate *time.Time `json:"orderDate,omitzero"`
	// false withdraws the consent to marketing e-mails that a guest gave with the order. true is rejected, and so is false
	// for a customer's order: change acceptsMarketing of the customer.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	//
	Notes *OrderNotesInput `json:"notes,omitzero"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Id of the order in another system; null clears it.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
}

// OrderChargebackAccept: The dispute to accept.
type OrderChargebackAccept struct {
	//
	OrderID int64 `json:"orderId"`
	// The processor's reference.
	Reference string `json:"reference"`
}

// OrderChargebackEvidence: Evidence against a dispute.
type OrderChargebackEvidence struct {
	//
	OrderID int64 `json:"orderId"`
	// The processor's reference.
	Reference string `json:"reference"`
	// Description of the case for the bank: delivery, use, terms that the buyer agreed to.
	Text string `json:"text"`
}

// OrderChargebackReport: A dispute of a payment of an order.
type OrderChargebackReport struct {
	//
	OrderID int64 `json:"orderId"`
	//
	PaymentID *int64 `json:"paymentId,omitzero"`
	// The processor's reference; unique for the payment.
	Reference string `json:"reference"`
	// Disputed amount. Default: unchanged; in the first report, the whole captured amount.
	Amount *store.Decimal `json:"amount,omitzero"`
	// Reason as stated by the processor.
	Reason *string `json:"reason,omitzero"`
	// Outcome of the dispute. Default: unchanged; in the first report, OPEN.
	Status *ChargebackStatus `json:"status,omitzero"`
	// Whether the bank only inquires and no money has moved. Default: unchanged; in the first report, false.
	IsInquiry *bool `json:"isInquiry,omitzero"`
	// Deadline for evidence. Default: unchanged.
	DueOn *time.Time `json:"dueOn,omitzero"`
}

// OrderVoid: The order to void. Its authorizations are released and the order is canceled.
type OrderVoid struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Reason OrderCancelReason `json:"reason"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Whether to notify the customer by e-mail.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// PaymentProvider: A payment provider of the store: an account at a payment service. Credentials are masked.
type PaymentProvider struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	//
	ProviderCode store.PaymentProviderCode `json:"providerCode"`
	// Shown to customers at checkout.
	DisplayName string `json:"displayName"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Whether checkouts offer the provider.
	IsActive bool `json:"isActive"`
	// Whether the provider is used when a request names none.
	IsDefault bool `json:"isDefault"`
	// Position at checkout. Lower values are offered first.
	Priority int64 `json:"priority"`
	// Same as the store's livemode. false means the provider's test system.
	Livemode bool `json:"livemode"`
	// Payment types that buyers can use through the provider.
	PaymentTypes []store.PaymentType `json:"paymentTypes"`
	// Currencies that the provider is offered in. Empty means all currencies of the store.
	CurrencyCodes []string `json:"currencyCodes"`
	// Billing countries that the provider is offered in. Empty means all.
	CountryCodes []string `json:"countryCodes"`
	// Smallest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies.
	MinAmount *store.Decimal `json:"minAmount"`
	// Largest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies.
	MaxAmount *store.Decimal `json:"maxAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Null means the capture mode of the store's settings.
	CaptureMode *CaptureMode `json:"captureMode"`
	//
	Supports PaymentProviderSupports `json:"supports"`
	//
	PublicConfig map[string]string `json:"publicConfig"`
	//
	Credentials map[string]string `json:"credentials"`
	// The URL to register with the provider. Null if the provider sends no webhooks.
	WebhookURL *string `json:"webhookUrl"`
	//
	WebhookStatus ProviderWebhookStatus `json:"webhookStatus"`
	// When a call to a provider of this code last failed, within the last 15 minutes. Null when none failed.
	LastErrorOn *time.Time `json:"lastErrorOn"`
	// Reason of the failure, in words.
	LastError *string `json:"lastError"`
	//
	HealthStatus ProviderHealthStatus `json:"healthStatus"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// PaymentProviderCreate: A new payment provider. Omitted fields take their defaults.
type PaymentProviderCreate struct {
	//
	ProviderCode store.PaymentProviderCode `json:"providerCode"`
	//
	Credentials map[string]string `json:"credentials,omitzero"`
	// Shown to customers at checkout.
	DisplayName string `json:"displayName"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Whether checkouts offer the provider. Defaults to true.
	IsActive *bool `json:"isActive,omitzero"`
	// true makes this provider the default instead of the previous one.
	IsDefault *bool `json:"isDefault,omitzero"`
	// Position at checkout. Lower values are offered first.
	Priority *int64 `json:"priority,omitzero"`
	// Payment types to offer. Defaults to all that the provider supports.
	PaymentTypes []store.PaymentType `json:"paymentTypes,omitzero"`
	// Currencies that the provider is offered in. Empty means all currencies of the store.
	CurrencyCodes []string `json:"currencyCodes,omitzero"`
	// Billing countries that the provider is offered in. Empty means all.
	CountryCodes []string `json:"countryCodes,omitzero"`
	// Smallest amount that the provider is offered for, in the store's default currency.
	MinAmount store.Nullable[store.Decimal] `json:"minAmount,omitzero"`
	// Largest amount that the provider is offered for, in the store's default currency.
	MaxAmount store.Nullable[store.Decimal] `json:"maxAmount,omitzero"`
	// Null means the capture mode of the store's settings.
	CaptureMode store.Nullable[CaptureMode] `json:"captureMode,omitzero"`
	//
	PublicConfig map[string]string `json:"publicConfig,omitzero"`
}

// PaymentProviderList: All payment providers, not paged.
type PaymentProviderList struct {
	// The payment providers.
	Items []PaymentProvider `json:"items"`
}

// PaymentProviderSupports: The provider's capabilities.
type PaymentProviderSupports struct {
	// Whether cards can be saved for later payments.
	SavedMethods bool `json:"savedMethods"`
	// Whether less than the authorized amount can be captured.
	PartialCapture bool `json:"partialCapture"`
	// Whether less than the captured amount can be refunded.
	PartialRefund bool `json:"partialRefund"`
	// Whether an authorization can be voided.
	Void bool `json:"void"`
	// Whether buyers can be asked to authenticate (3-D Secure).
	ThreeDs bool `json:"threeDs"`
}

// PaymentProviderUpdate: Changes to a payment provider. An omitted field keeps its value, null clears it, and an array
// is replaced as a whole.
type PaymentProviderUpdate struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	//
	Credentials map[string]string `json:"credentials,omitzero"`
	// Shown to customers at checkout.
	DisplayName *string `json:"displayName,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Whether checkouts offer the provider.
	IsActive *bool `json:"isActive,omitzero"`
	// true makes this provider the default instead of the previous one.
	IsDefault *bool `json:"isDefault,omitzero"`
	// Position at checkout. Lower values are offered first.
	Priority *int64 `json:"priority,omitzero"`
	// Payment types to offer.
	PaymentTypes []store.PaymentType `json:"paymentTypes,omitzero"`
	// Currencies that the provider is offered in. Empty means all currencies of the store.
	CurrencyCodes []string `json:"currencyCodes,omitzero"`
	// Billing countries that the provider is offered in. Empty means all.
	CountryCodes []string `json:"countryCodes,omitzero"`
	// Smallest amount that the provider is offered for, in the store's default currency.
	MinAmount store.Nullable[store.Decimal] `json:"minAmount,omitzero"`
	// Largest amount that the provider is offered for, in the store's default currency.
	MaxAmount store.Nullable[store.Decimal] `json:"maxAmount,omitzero"`
	// Null means the capture mode of the store's settings.
	CaptureMode store.Nullable[CaptureMode] `json:"captureMode,omitzero"`
	//
	PublicConfig map[string]string `json:"publicConfig,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// PaymentTransaction: A movement of money of a payment.
type PaymentTransaction struct {
	//
	PaymentTransactionID int64 `json:"paymentTransactionId"`
	//
	Type PaymentTransactionType `json:"type"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	PaymentID int64 `json:"paymentId"`
	// Null unless `type` is REFUND.
	RefundID *int64 `json:"refundId"`
	// Null means an offline payment without a provider or a payment with stored value.
	PaymentProviderID *int64 `json:"paymentProviderId"`
	// Code of the payment provider. `STORED_VALUE` means a payment with stored value.
	ProviderCode string `json:"providerCode"`
	// Null for an offline payment and for stored value.
	PaymentType *store.PaymentType `json:"paymentType"`
	// Null means a payment through a processor or with stored value.
	OfflineMethod *store.OfflinePaymentMethod `json:"offlineMethod"`
	// The provider's id of the capture, refund or dispute; the reference that was entered for an offline payment or refund.
	ProviderReference *string `json:"providerReference"`
	// The provider's id of the payment.
	PaymentReference *string `json:"paymentReference"`
	// Positive if the store received the money, negative if it left the store.
	Amount store.Decimal `json:"amount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// When the money moved, as the service learned it; for offline money, the entered time.
	OccurredOn time.Time `json:"occurredOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// PaymentTransactionPage: One page of transactions, with the cursor of the next page.
type PaymentTransactionPage struct {
	// The transactions of this page, in the requested order; empty after the last page.
	Items []PaymentTransaction `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PaymentTransactionPage) PageItems() []PaymentTransaction { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PaymentTransactionPage) PageCursor() *string { return p.NextCursor }

// PaymentTransactionSort: Sort order; a minus sign means descending.
type PaymentTransactionSort string

// The values of PaymentTransactionSort.
const (
	PaymentTransactionSortOccurredOn     PaymentTransactionSort = "occurredOn"
	PaymentTransactionSortOccurredOnDesc PaymentTransactionSort = "-occurredOn"
	PaymentTransactionSortCreatedOn      PaymentTransactionSort = "createdOn"
	PaymentTransactionSortCreatedOnDesc  PaymentTransactionSort = "-createdOn"
)

// PaymentTransactionType: CAPTURE (money of the buyer), REFUND (a completed refund, or one that failed later) or
// DISPUTE (money that a bank took back, or returned). Later versions can add values. More values may be added.
type PaymentTransactionType string

// The values of PaymentTransactionType.
const (
	PaymentTransactionTypeCapture PaymentTransactionType = "CAPTURE"
	PaymentTransactionTypeRefund  PaymentTransactionType = "REFUND"
	PaymentTransactionTypeDispute PaymentTransactionType = "DISPUTE"
)

// PdfMargins: Page margins in millimeters.
type PdfMargins struct {
	// In millimeters.
	Top store.Decimal `json:"top"`
	// In millimeters.
	Right store.Decimal `json:"right"`
	// In millimeters.
	Bottom store.Decimal `json:"bottom"`
	// In millimeters.
	Left store.Decimal `json:"left"`
}

// PdfMarginsInput: Page margins in millimeters, 0 to 100 each.
type PdfMarginsInput struct {
	// In millimeters.
	Top store.Decimal `json:"top"`
	// In millimeters.
	Right store.Decimal `json:"right"`
	// In millimeters.
	Bottom store.Decimal `json:"bottom"`
	// In millimeters.
	Left store.Decimal `json:"left"`
}

// PdfOrientation: Page orientation.
type PdfOrientation string

// The values of PdfOrientation.
const (
	PdfOrientationPortrait  PdfOrientation = "PORTRAIT"
	PdfOrientationLandscape PdfOrientation = "LANDSCAPE"
)

// PdfPageSize: Page size.
type PdfPageSize string

// The values of PdfPageSize.
const (
	PdfPageSizeA4       PdfPageSize = "A4"
	PdfPageSizeLetter   PdfPageSize = "LETTER"
	PdfPageSizeLabel4X6 PdfPageSize = "LABEL_4X6"
)

// PdfTemplate: A PDF template with its source.
type PdfTemplate struct {
	//
	PDFTemplateID int64 `json:"pdfTemplateId"`
	//
	PDFTemplateTypeID int64 `json:"pdfTemplateTypeId"`
	//
	PDFTemplateTypeCode PdfTemplateTypeCode `json:"pdfTemplateTypeCode"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	//
	PageSize PdfPageSize `json:"pageSize"`
	//
	Orientation PdfOrientation `json:"orientation"`
	//
	Margins PdfMargins `json:"margins"`
	//
	BodyHTML string `json:"bodyHtml"`
	// Liquid source of the header of every page.
	HeaderHTML *string `json:"headerHtml"`
	// Liquid source of the footer of every page.
	FooterHTML *string `json:"footerHtml"`
	// Style sheet in CSS.
	Css *string `json:"css"`
	// Whether the template is used.
	IsActive bool `json:"isActive"`
	// Whether the source is the platform's own and was never edited.
	IsDefault bool `json:"isDefault"`
	// Variables that the source can use.
	Variables []TemplateVariable `json:"variables"`
	// Error of the last document that the template could not print, with line and column. That document has the platform's
	// own layout. Null means none since the template last changed.
	LastError *string `json:"lastError"`
	// When a document first failed with `lastError`.
	LastFailedOn *time.Time `json:"lastFailedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// PdfTemplateCreate: A new PDF template. Absent fields take their defaults.
type PdfTemplateCreate struct {
	//
	PDFTemplateTypeID int64 `json:"pdfTemplateTypeId"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	//
	PageSize *PdfPageSize `json:"pageSize,omitzero"`
	//
	Orientation *PdfOrientation `json:"orientation,omitzero"`
	//
	Margins *PdfMarginsInput `json:"margins,omitzero"`
	//
	BodyHTML string `json:"bodyHtml"`
	// Liquid source of the header of every page.
	HeaderHTML store.Nullable[string] `json:"headerHtml,omitzero"`
	// Liquid source of the footer of every page.
	FooterHTML store.Nullable[string] `json:"footerHtml,omitzero"`
	// Style sheet in CSS.
	Css store.Nullable[string] `json:"css,omitzero"`
	// Whether the template is used.
	IsActive *bool `json:"isActive,omitzero"`
}

// PdfTemplateListItem: A PDF template without its source.
type PdfTemplateListItem struct {
	//
	PDFTemplateID int64 `json:"pdfTemplateId"`
	//
	PDFTemplateTypeID int64 `json:"pdfTemplateTypeId"`
	//
	PDFTemplateTypeCode PdfTemplateTypeCode `json:"pdfTemplateTypeCode"`
	//
	LanguageCode string `json:"languageCode"`
	// Name of the template, for administrators.
	Name string `json:"name"`
	//
	PageSize PdfPageSize `json:"pageSize"`
	//
	Orientation PdfOrientation `json:"orientation"`
	// Whether the template is used.
	IsActive bool `json:"isActive"`
	// Whether the source is the platform's own and was never edited.
	IsDefault bool `json:"isDefault"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// PdfTemplatePage: One page of PDF templates, with the cursor of the next page.
type PdfTemplatePage struct {
	// PDF templates on this page, in the requested order; empty after the last page.
	Items []PdfTemplateListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PdfTemplatePage) PageItems() []PdfTemplateListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PdfTemplatePage) PageCursor() *string { return p.NextCursor }

// PdfTemplatePreview: A template to render as a PDF, optionally with unsaved texts, with sample data or the data of an
// order, refund or shipment.
type PdfTemplatePreview struct {
	//
	PDFTemplateID int64 `json:"pdfTemplateId"`
	//
	PageSize *PdfPageSize `json:"pageSize,omitzero"`
	//
	Orientation *PdfOrientation `json:"orientation,omitzero"`
	//
	Margins *PdfMarginsInput `json:"margins,omitzero"`
	//
	BodyHTML *string `json:"bodyHtml,omitzero"`
	// Replaces the stored header for the preview.
	HeaderHTML store.Nullable[string] `json:"headerHtml,omitzero"`
	// Replaces the stored footer for the preview.
	FooterHTML store.Nullable[string] `json:"footerHtml,omitzero"`
	// Replaces the stored style sheet for the preview.
	Css store.Nullable[string] `json:"css,omitzero"`
	// Id of the order to render. Absent means sample data.
	OrderID *int64 `json:"orderId,omitzero"`
	// Id of the refund to render.
	RefundID *int64 `json:"refundId,omitzero"`
	// Id of the shipment to render.
	ShipmentID *int64 `json:"shipmentId,omitzero"`
}

// PdfTemplateRevert: The template to revert to the platform's layout.
type PdfTemplateRevert struct {
	//
	PDFTemplateID int64 `json:"pdfTemplateId"`
	//
	Version *int64 `json:"version,omitzero"`
}

// PdfTemplateSort: Sort order; a leading `-` means descending.
type PdfTemplateSort string

// The values of PdfTemplateSort.
const (
	PdfTemplateSortName           PdfTemplateSort = "name"
	PdfTemplateSortNameDesc       PdfTemplateSort = "-name"
	PdfTemplateSortCreatedOn      PdfTemplateSort = "createdOn"
	PdfTemplateSortCreatedOnDesc  PdfTemplateSort = "-createdOn"
	PdfTemplateSortModifiedOn     PdfTemplateSort = "modifiedOn"
	PdfTemplateSortModifiedOnDesc PdfTemplateSort = "-modifiedOn"
)

// PdfTemplateType: A kind of PDF document that the platform creates.
type PdfTemplateType struct {
	//
	PDFTemplateTypeID int64 `json:"pdfTemplateTypeId"`
	//
	Code PdfTemplateTypeCode `json:"code"`
	// Name of the document type, in English.
	Name string `json:"name"`
	// Purpose of the document.
	Description string `json:"description"`
	// Variables that the source can use.
	Variables []TemplateVariable `json:"variables"`
}

// PdfTemplateTypeCode: Type of a document.
type PdfTemplateTypeCode string

// The values of PdfTemplateTypeCode.
const (
	PdfTemplateTypeCodeInvoice       PdfTemplateTypeCode = "INVOICE"
	PdfTemplateTypeCodePackingSlip   PdfTemplateTypeCode = "PACKING_SLIP"
	PdfTemplateTypeCodePickList      PdfTemplateTypeCode = "PICK_LIST"
	PdfTemplateTypeCodeCreditNote    PdfTemplateTypeCode = "CREDIT_NOTE"
	PdfTemplateTypeCodeShippingLabel PdfTemplateTypeCode = "SHIPPING_LABEL"
)

// PdfTemplateTypeList: All PDF template types.
type PdfTemplateTypeList struct {
	// The PDF template types.
	Items []PdfTemplateType `json:"items"`
}

// PdfTemplateUpdate: Changes to a PDF template. An absent field keeps its value, null clears it, and an array replaces
// the stored one.
type PdfTemplateUpdate struct {
	//
	PDFTemplateID int64 `json:"pdfTemplateId"`
	// Name of the template, for administrators.
	Name *string `json:"name,omitzero"`
	//
	PageSize *PdfPageSize `json:"pageSize,omitzero"`
	//
	Orientation *PdfOrientation `json:"orientation,omitzero"`
	//
	Margins *PdfMarginsInput `json:"margins,omitzero"`
	//
	BodyHTML *string `json:"bodyHtml,omitzero"`
	// Liquid source of the header of every page.
	HeaderHTML store.Nullable[string] `json:"headerHtml,omitzero"`
	// Liquid source of the footer of every page.
	FooterHTML store.Nullable[string] `json:"footerHtml,omitzero"`
	// Style sheet in CSS.
	Css store.Nullable[string] `json:"css,omitzero"`
	// Whether the template is used.
	IsActive *bool `json:"isActive,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// Price: One price row of a variant. A row applies if its currency, account type, plan, quantity and time match. The
// most specific row is charged (plan and account type, plan, account type, everyone). Among equally specific rows, the
// one with the highest minQuantity is charged, then the one with the lowest amount. Without a row for a plan, the
// plan's own pricing is applied to the one-time price.
type Price struct {
	//
	PriceID int64 `json:"priceId"`
	//
	VariantID int64 `json:"variantId"`
	// One of the store's currencies.
	CurrencyCode string `json:"currencyCode"`
	// Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
	Amount store.Decimal `json:"amount"`
	// Former price to strike through; greater than `amount`.
	CompareAtAmount *store.Decimal `json:"compareAtAmount"`
	// Account type that the price is for; null means everyone.
	AccountTypeID *int64 `json:"accountTypeId"`
	// Plan that the price is for; null means a one-time purchase.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId"`
	// Minimum quantity for this price.
	MinQuantity int64 `json:"minQuantity"`
	// Start of the price; null means no start.
	StartsOn *time.Time `json:"startsOn"`
	// End of the price, exclusive; null means no end.
	EndsOn *time.Time `json:"endsOn"`
	//
	Source PriceSource `json:"source"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// PriceInput: One price row. Unique by variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and
// startsOn.
type PriceInput struct {
	//
	VariantID int64 `json:"variantId"`
	// One of the store's currencies.
	CurrencyCode string `json:"currencyCode"`
	// Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
	Amount store.Decimal `json:"amount"`
	// Former price to strike through; greater than `amount`.
	CompareAtAmount store.Nullable[store.Decimal] `json:"compareAtAmount,omitzero"`
	// Account type that the price is for; null means everyone.
	AccountTypeID store.Nullable[int64] `json:"accountTypeId,omitzero"`
	// Plan that the price is for; null means a one-time purchase.
	SubscriptionPlanID store.Nullable[int64] `json:"subscriptionPlanId,omitzero"`
	// Minimum quantity for this price.
	MinQuantity *int64 `json:"minQuantity,omitzero"`
	// Start of the price; null means no start.
	StartsOn store.Nullable[time.Time] `json:"startsOn,omitzero"`
	// End of the price, exclusive; null means no end.
	EndsOn store.Nullable[time.Time] `json:"endsOn,omitzero"`
	// Version of the stored row with the same key. A stale version rejects the whole request (409).
	Version *int64 `json:"version,omitzero"`
}

// PriceList: The price rows after the change.
type PriceList struct {
	// The price rows.
	Items []Price `json:"items"`
}

// PriceReference: Reference data for pricing variants in this store.
type PriceReference struct {
	// The currencies that the store sells in.
	Currencies []PriceReferenceCurrency `json:"currencies"`
	//
	DefaultCurrencyCode string `json:"defaultCurrencyCode"`
	// Whether the amounts of price rows include tax.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// Kinds of price rows.
	PriceTypes []PriceType `json:"priceTypes"`
	// Account types that a price can be for.
	AccountTypes []PriceReferenceAccountType `json:"accountTypes"`
	// Active plans.
	SubscriptionPlans []PriceReferenceSubscriptionPlan `json:"subscriptionPlans"`
	// The tax classes that products can have.
	TaxClasses []PriceReferenceTaxClass `json:"taxClasses"`
}

// PriceReferenceAccountType: An account type that a price can be for.
type PriceReferenceAccountType struct {
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Name of the account type.
	Name string `json:"name"`
}

// PriceReferenceCurrency: A currency that the store sells in.
type PriceReferenceCurrency struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Symbol of the currency, such as `€`.
	Symbol string `json:"symbol"`
	// Number of decimals of every amount in this currency.
	MinorUnits int64 `json:"minorUnits"`
	//
	Rounding PriceRounding `json:"rounding"`
}

// PriceReferenceSubscriptionPlan: A plan that a price can be for.
type PriceReferenceSubscriptionPlan struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// Name of the plan.
	Name string `json:"name"`
}

// PriceReferenceTaxClass: A tax class that products can have.
type PriceReferenceTaxClass struct {
	//
	TaxClassID int64 `json:"taxClassId"`
	// Name of the tax class.
	Name string `json:"name"`
	// Rate in percent in the store's own country; null means the class has no rate there.
	Rate *store.Decimal `json:"rate"`
}

// PriceReplace: New price rows of variants.
type PriceReplace struct {
	// Ids of the variants whose rows are replaced; absent means the variants that occur in `prices`. A variant listed here
	// without a row in `prices` loses its prices.
	VariantIDs []int64 `json:"variantIds,omitzero"`
	// Replace only rows of this currency and keep the others; absent means all currencies.
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// All new rows of each variant.
	Prices []PriceInput `json:"prices"`
}

// PriceRounding: How amounts in the currency are rounded.
type PriceRounding string

// The values of PriceRounding.
const (
	PriceRoundingHalfUp   PriceRounding = "HALF_UP"
	PriceRoundingHalfEven PriceRounding = "HALF_EVEN"
	PriceRoundingHalfDown PriceRounding = "HALF_DOWN"
)

// PriceSource: Origin of the row: a request to this API, an import, or a connected system.
type PriceSource string

// The values of PriceSource.
const (
	PriceSourceManual   PriceSource = "MANUAL"
	PriceSourceImport   PriceSource = "IMPORT"
	PriceSourceProvider PriceSource = "PROVIDER"
)

// PriceType: Kind of a price row.
type PriceType string

// The values of PriceType.
const (
	PriceTypeBase         PriceType = "BASE"
	PriceTypeCompareAt    PriceType = "COMPARE_AT"
	PriceTypeAccountType  PriceType = "ACCOUNT_TYPE"
	PriceTypeSubscription PriceType = "SUBSCRIPTION"
	PriceTypeVolume       PriceType = "VOLUME"
)

// Product: A product with its options, variants, prices and stock.
type Product struct {
	//
	ProductID int64 `json:"productId"`
	// Name in the store's main language.
	Name string `json:"name"`
	// Unique in the store.
	Slug string `json:"slug"`
	//
	ProductType store.ProductType `json:"productType"`
	//
	Status store.ProductStatus `json:"status"`
	//
	Description *string `json:"description"`
	// One or two sentences for lists, as plain text; null means none.
	ShortDescription *string `json:"shortDescription"`
	// Brand or manufacturer; null means none.
	Brand *string `json:"brand"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags"`
	// Ids of the manual collections that contain the product.
	CollectionIDs []int64 `json:"collectionIds"`
	// Id of the tax class; null means the store's default class.
	TaxClassID *int64 `json:"taxClassId"`
	// Whether the product has to be shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// Whether the product can be bought on a plan.
	IsSubscribable bool `json:"isSubscribable"`
	// Ids of the plans assigned to the product. Plans assigned to its collections are not listed.
	SubscriptionPlanIDs []int64 `json:"subscriptionPlanIds"`
	// Whether the product is only sold with a plan.
	SubscriptionOnly bool `json:"subscriptionOnly"`
	// Up to 5 options; empty for a product with one variant.
	Options []ProductOption `json:"options"`
	// Variants in display order.
	Variants []Variant `json:"variants"`
	// Media in display order.
	Media []store.ProductMedia `json:"media"`
	// Id of one of the product's media; null means the product has no media.
	PrimaryMediaID *int64 `json:"primaryMediaId"`
	//
	Seo store.Seo `json:"seo"`
	//
	Visibility ProductVisibility `json:"visibility"`
	// Smallest quantity in a cart line.
	MinQuantity int64 `json:"minQuantity"`
	// Largest quantity in a cart line; null means no limit.
	MaxQuantity *int64 `json:"maxQuantity"`
	// Step between allowed quantities, which start at `minQuantity`.
	QuantityStep int64 `json:"quantityStep"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomField `json:"customFields"`
	// Ids of products to show next to this one, in this order.
	RelatedProductIDs []int64 `json:"relatedProductIds"`
	// Texts in other languages; at most one entry per language.
	Translations []Translation `json:"translations"`
	// Id in another system; unique among the store's products.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ProductBrowseItem: A variant to choose for an order line.
type ProductBrowseItem struct {
	//
	VariantID int64 `json:"variantId"`
	//
	ProductID int64 `json:"productId"`
	//
	SKU string `json:"sku"`
	// GTIN, EAN or another code on the package; null means no code.
	Barcode *string `json:"barcode"`
	// Name of the product.
	ProductName string `json:"productName"`
	// Names of the chosen option values, such as `White / Large`.
	VariantName string `json:"variantName"`
	//
	ProductType store.ProductType `json:"productType"`
	// URL of a small version of the first image; null means no image.
	ThumbnailURL *string `json:"thumbnailUrl"`
	// Current price for the requested currency, account type, plan and quantity.
	UnitPrice store.Decimal `json:"unitPrice"`
	// Price to compare with, such as a former price; null means no such price.
	CompareAtAmount *store.Decimal `json:"compareAtAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Id of the price row that `unitPrice` comes from.
	PriceID int64 `json:"priceId"`
	// Whether stock is counted. If false, any quantity can be sold.
	TrackInventory bool `json:"trackInventory"`
	//
	InventoryPolicy store.InventoryPolicy `json:"inventoryPolicy"`
	// Stock on hand minus reserved units.
	StockAvailable int64 `json:"stockAvailable"`
	// Whether minQuantity can be ordered now.
	IsOrderable bool `json:"isOrderable"`
	// When new stock is expected; null means unknown.
	ExpectedOn *time.Time `json:"expectedOn"`
	// Whether the product has to be shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// Whether the product can be subscribed to.
	IsSubscribable bool `json:"isSubscribable"`
	// Whether the product is only sold with a subscription plan.
	SubscriptionOnly bool `json:"subscriptionOnly"`
	// Smallest quantity in an order line.
	MinQuantity int64 `json:"minQuantity"`
	// Largest quantity in an order line; null means no limit.
	MaxQuantity *int64 `json:"maxQuantity"`
	// Step between allowed quantities, which start at `minQuantity`.
	QuantityStep int64 `json:"quantityStep"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// ProductBrowsePage: One page of variants, with the cursor of the next page.
type ProductBrowsePage struct {
	// Variants on this page, in the requested order; empty after the last page.
	Items []ProductBrowseItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *ProductBrowsePage) PageItems() []ProductBrowseItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *ProductBrowsePage) PageCursor() *string { return p.NextCursor }

// ProductBrowseSort: Sort order; a leading `-` means descending.
type ProductBrowseSort string

// The values of ProductBrowseSort.
const (
	ProductBrowseSortName     ProductBrowseSort = "name"
	ProductBrowseSortNameDesc ProductBrowseSort = "-name"
	ProductBrowseSortSku      ProductBrowseSort = "sku"
	ProductBrowseSortSkuDesc  ProductBrowseSort = "-sku"
)

// ProductCreate: A product with its options, variants, prices and opening stock.
type ProductCreate struct {
	// Name in the store's main language.
	Name string `json:"name"`
	// Unique in the store. Absent at creation means a slug made from the name, with a number where needed.
	Slug *string `json:"slug,omitzero"`
	//
	ProductType *store.ProductType `json:"productType,omitzero"`
	//
	Status *store.ProductStatus `json:"status,omitzero"`
	//
	Description store.Nullable[string] `json:"description,omitzero"`
	// One or two sentences for lists, as plain text; null means none.
	ShortDescription store.Nullable[string] `json:"shortDescription,omitzero"`
	// Brand or manufacturer; null means none.
	Brand store.Nullable[string] `json:"brand,omitzero"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags,omitzero"`
	// Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value).
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Id of the tax class; null means the store's default class.
	TaxClassID store.Nullable[int64] `json:"taxClassId,omitzero"`
	// Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise.
	RequiresShipping *bool `json:"requiresShipping,omitzero"`
	// Whether the product can be bought on a plan.
	IsSubscribable *bool `json:"isSubscribable,omitzero"`
	// Ids of the plans assigned to the product.
	SubscriptionPlanIDs []int64 `json:"subscriptionPlanIds,omitzero"`
	// Whether the product is only sold with a plan.
	SubscriptionOnly *bool `json:"subscriptionOnly,omitzero"`
	// Up to 5 options; none for a product with one variant.
	Options []ProductOptionCreate `json:"options,omitzero"`
	// Variants in display order.
	Variants []VariantCreate `json:"variants,omitzero"`
	// Media in display order.
	Media []ProductMediaInput `json:"media,omitzero"`
	// Id of one of the product's media; absent or null means the first one.
	PrimaryMediaID store.Nullable[int64] `json:"primaryMediaId,omitzero"`
	//
	Seo *SeoInput `json:"seo,omitzero"`
	//
	Visibility *ProductVisibilityInput `json:"visibility,omitzero"`
	// Smallest quantity in a cart line.
	MinQuantity *int64 `json:"minQuantity,omitzero"`
	// Largest quantity in a cart line; null means no limit.
	MaxQuantity store.Nullable[int64] `json:"maxQuantity,omitzero"`
	// Step between allowed quantities, which start at `minQuantity`.
	QuantityStep *int64 `json:"quantityStep,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Ids of products to show next to this one, in this order.
	RelatedProductIDs []int64 `json:"relatedProductIds,omitzero"`
	// Texts in other languages; at most one entry per language.
	Translations []TranslationInput `json:"translations,omitzero"`
	// Id in another system; unique among the store's products.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
}

// ProductListItem: A product without its variants and texts, which GET /admin/product returns.
type ProductListItem struct {
	//
	ProductID int64 `json:"productId"`
	// Name in the store's main language.
	Name string `json:"name"`
	//
	Slug string `json:"slug"`
	//
	ProductType store.ProductType `json:"productType"`
	//
	Status store.ProductStatus `json:"status"`
	// Brand or manufacturer; null means none.
	Brand *string `json:"brand"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags"`
	//
	PrimaryMediaID *int64 `json:"primaryMediaId"`
	// URL of the primary medium's thumbnail.
	ThumbnailURL *string `json:"thumbnailUrl"`
	// Number of variants.
	VariantCount int64 `json:"variantCount"`
	// Lowest current price of an active variant for everyone; null means no such price.
	PriceFrom *store.Decimal `json:"priceFrom"`
	// Highest current price of an active variant for everyone; null means no such price.
	PriceTo *store.Decimal `json:"priceTo"`
	// Currency of the prices: the store's default currency.
	CurrencyCode string `json:"currencyCode"`
	// Available units, summed over the variants that track inventory.
	StockAvailable int64 `json:"stockAvailable"`
	//
	StockStatus StockStatus `json:"stockStatus"`
	//
	TaxClassID *int64 `json:"taxClassId"`
	// Whether the product can be subscribed to.
	IsSubscribable bool `json:"isSubscribable"`
	// Id in another system; null means none.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ProductMediaInput: A medium of the product. Positions follow the order of the array.
type ProductMediaInput struct {
	//
	MediaID int64 `json:"mediaId"`
	// Overrides the medium's own alt text for this product, in every language.
	AltText store.Nullable[string] `json:"altText,omitzero"`
}

// ProductOption: An option of a product, such as the color.
type ProductOption struct {
	//
	ProductOptionID int64 `json:"productOptionId"`
	// Unique within the product, such as Color.
	Name string `json:"name"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// The values of the option, in display order.
	Values []ProductOptionValue `json:"values"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
}

// ProductOptionCreate: A new option. Positions follow the order of the array.
type ProductOptionCreate struct {
	// Unique within the product, such as Color.
	Name string `json:"name"`
	// The choices, in the order in which they are shown.
	Values []ProductOptionValueCreate `json:"values"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
}

// ProductOptionUpdate: With productOptionId, the option is kept and only the fields in the request change. Without it,
// an option is added; `name` and `values` are then required.
type ProductOptionUpdate struct {
	// Id of the option to keep; absent means that an option is added.
	ProductOptionID *int64 `json:"productOptionId,omitzero"`
	// Unique within the product.
	Name *string `json:"name,omitzero"`
	// The complete list of values. An omitted value is removed.
	Values []ProductOptionValueUpdate `json:"values,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
}

// ProductOptionValue: One value of an option, such as white.
type ProductOptionValue struct {
	//
	ProductOptionValueID int64 `json:"productOptionValueId"`
	// The value that the customer selects; unique within the option.
	Value string `json:"value"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// Color of the swatch.
	SwatchHex *string `json:"swatchHex"`
	// Image of the swatch; one of the product's media.
	MediaID *int64 `json:"mediaId"`
	// The value in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
}

// ProductOptionValueCreate: A new option value. Positions follow the order of the array.
type ProductOptionValueCreate struct {
	// The choice shown to the customer; unique within the option.
	Value string `json:"value"`
	// Color of the swatch.
	SwatchHex store.Nullable[string] `json:"swatchHex,omitzero"`
	// Image of the swatch.
	MediaID store.Nullable[int64] `json:"mediaId,omitzero"`
	// The value in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
}

// ProductOptionValueUpdate: With productOptionValueId, the value is kept and only the fields in the request change.
// Without it, a value is added; `value` is then required.
type ProductOptionValueUpdate struct {
	// Id of the value to keep; absent means that a value is added.
	ProductOptionValueID *int64 `json:"productOptionValueId,omitzero"`
	// The choice shown to the customer; unique within the option.
	Value *string `json:"value,omitzero"`
	// Color of the swatch.
	SwatchHex store.Nullable[string] `json:"swatchHex,omitzero"`
	// Image of the swatch.
	MediaID store.Nullable[int64] `json:"mediaId,omitzero"`
	// The value in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
}

// ProductPage: One page of products, with the cursor of the next page.
type ProductPage struct {
	// Products on this page, in the requested order; empty after the last page.
	Items []ProductListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *ProductPage) PageItems() []ProductListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *ProductPage) PageCursor() *string { return p.NextCursor }

// ProductSort: Sort order; a leading `-` means descending.
type ProductSort string

// The values of ProductSort.
const (
	ProductSortCreatedOn      ProductSort = "createdOn"
	ProductSortCreatedOnDesc  ProductSort = "-createdOn"
	ProductSortModifiedOn     ProductSort = "modifiedOn"
	ProductSortModifiedOnDesc ProductSort = "-modifiedOn"
	ProductSortName           ProductSort = "name"
	ProductSortNameDesc       ProductSort = "-name"
)

// ProductUpdate: The fields to change. `seo` and `visibility` replace the stored objects.
type ProductUpdate struct {
	//
	ProductID int64 `json:"productId"`
	// Name in the store's main language.
	Name *string `json:"name,omitzero"`
	// Unique in the store. Absent at creation means a slug made from the name, with a number where needed.
	Slug *string `json:"slug,omitzero"`
	//
	ProductType *store.ProductType `json:"productType,omitzero"`
	//
	Status *store.ProductStatus `json:"status,omitzero"`
	//
	Description store.Nullable[string] `json:"description,omitzero"`
	// One or two sentences for lists, as plain text; null means none.
	ShortDescription store.Nullable[string] `json:"shortDescription,omitzero"`
	// Brand or manufacturer; null means none.
	Brand store.Nullable[string] `json:"brand,omitzero"`
	// The store's own tags, to search and group by.
	Tags []string `json:"tags,omitzero"`
	// Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value).
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Id of the tax class; null means the store's default class.
	TaxClassID store.Nullable[int64] `json:"taxClassId,omitzero"`
	// Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise.
	RequiresShipping *bool `json:"requiresShipping,omitzero"`
	// Whether the product can be bought on a plan.
	IsSubscribable *bool `json:"isSubscribable,omitzero"`
	// Ids of the plans assigned to the product.
	SubscriptionPlanIDs []int64 `json:"subscriptionPlanIds,omitzero"`
	// Whether the product is only sold with a plan.
	SubscriptionOnly *bool `json:"subscriptionOnly,omitzero"`
	// Up to 5 options; none for a product with one variant.
	Options []ProductOptionUpdate `json:"options,omitzero"`
	// Variants in display order.
	Variants []VariantUpdate `json:"variants,omitzero"`
	// Media in display order.
	Media []ProductMediaInput `json:"media,omitzero"`
	// Id of one of the product's media; absent or null means the first one.
	PrimaryMediaID store.Nullable[int64] `json:"primaryMediaId,omitzero"`
	//
	Seo *SeoInput `json:"seo,omitzero"`
	//
	Visibility *ProductVisibilityInput `json:"visibility,omitzero"`
	// Smallest quantity in a cart line.
	MinQuantity *int64 `json:"minQuantity,omitzero"`
	// Largest quantity in a cart line; null means no limit.
	MaxQuantity store.Nullable[int64] `json:"maxQuantity,omitzero"`
	// Step between allowed quantities, which start at `minQuantity`.
	QuantityStep *int64 `json:"quantityStep,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Ids of products to show next to this one, in this order.
	RelatedProductIDs []int64 `json:"relatedProductIds,omitzero"`
	// Texts in other languages; at most one entry per language.
	Translations []TranslationInput `json:"translations,omitzero"`
	// Id in another system; unique among the store's products.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// ProductVisibility: When the storefront shows the product, and to which customers.
type ProductVisibility struct {
	// The product is shown from this time on; null means immediately.
	PublishOn *time.Time `json:"publishOn"`
	// The product is hidden from this time on; null means never. Must be after publishOn.
	UnpublishOn *time.Time `json:"unpublishOn"`
	// Ids of the account types that see the product; empty means everyone.
	AccountTypeIDs []int64 `json:"accountTypeIds"`
}

// ProductVisibilityInput: Replaces the stored visibility; absent fields take their empty value.
type ProductVisibilityInput struct {
	// The product is shown from this time on; null means immediately.
	PublishOn store.Nullable[time.Time] `json:"publishOn,omitzero"`
	// The product is hidden from this time on; null means never. Must be after publishOn.
	UnpublishOn store.Nullable[time.Time] `json:"unpublishOn,omitzero"`
	// Ids of the account types that see the product; empty means everyone.
	AccountTypeIDs []int64 `json:"accountTypeIds,omitzero"`
}

// ProviderHealthStatus: Health of the provider, from the calls of the last 15 minutes.
type ProviderHealthStatus string

// The values of ProviderHealthStatus.
const (
	ProviderHealthStatusUnknown  ProviderHealthStatus = "UNKNOWN"
	ProviderHealthStatusHealthy  ProviderHealthStatus = "HEALTHY"
	ProviderHealthStatusDegraded ProviderHealthStatus = "DEGRADED"
	ProviderHealthStatusDown     ProviderHealthStatus = "DOWN"
)

// ProviderWebhookStatus: Whether the provider's webhooks reach this service: none needed, none received yet, received,
// or rejected (bad signature).
type ProviderWebhookStatus string

// The values of ProviderWebhookStatus.
const (
	ProviderWebhookStatusNotNeeded ProviderWebhookStatus = "NOT_NEEDED"
	ProviderWebhookStatusWaiting   ProviderWebhookStatus = "WAITING"
	ProviderWebhookStatusReceiving ProviderWebhookStatus = "RECEIVING"
	ProviderWebhookStatusFailing   ProviderWebhookStatus = "FAILING"
)

// Redirect: A former path of the storefront, and the page that replaces it. Exactly one of productId, collectionId and
// targetPath is not null.
type Redirect struct {
	//
	RedirectID int64 `json:"redirectId"`
	// The former path. Its percent-escapes are decoded, except `%25`.
	Path string `json:"path"`
	// The product that replaces the page. While the storefront does not show the product, the redirect has no effect.
	ProductID *int64 `json:"productId"`
	// The collection that replaces the page. While the storefront does not show the collection, the redirect has no effect.
	// Deleting the collection deletes the redirect.
	CollectionID *int64 `json:"collectionId"`
	// The path that replaces the former path. Its percent-escapes are decoded, except `%25`.
	TargetPath *string `json:"targetPath"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// RedirectCreate: The former path and its target: exactly one of productId, collectionId and targetPath.
type RedirectCreate struct {
	//
	Path string `json:"path"`
	//
	ProductID *int64 `json:"productId,omitzero"`
	//
	CollectionID *int64 `json:"collectionId,omitzero"`
	//
	TargetPath *string `json:"targetPath,omitzero"`
}

// RedirectPage: One page of redirects, with the cursor of the next page.
type RedirectPage struct {
	// The redirects of this page, in the requested order; empty after the last page.
	Items []Redirect `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *RedirectPage) PageItems() []Redirect { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *RedirectPage) PageCursor() *string { return p.NextCursor }

// RedirectSort: Order of the list; a `-` in front means descending.
type RedirectSort string

// The values of RedirectSort.
const (
	RedirectSortCreatedOn     RedirectSort = "createdOn"
	RedirectSortCreatedOnDesc RedirectSort = "-createdOn"
	RedirectSortPath          RedirectSort = "path"
	RedirectSortPathDesc      RedirectSort = "-path"
)

// RedirectUpdate: The fields to change.
type RedirectUpdate struct {
	//
	RedirectID int64 `json:"redirectId"`
	//
	Path *string `json:"path,omitzero"`
	//
	ProductID *int64 `json:"productId,omitzero"`
	//
	CollectionID *int64 `json:"collectionId,omitzero"`
	//
	TargetPath *string `json:"targetPath,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// RefundAction: An action that the refund's current state allows.
type RefundAction string

// The values of RefundAction.
const (
	RefundActionVoid     RefundAction = "VOID"
	RefundActionComplete RefundAction = "COMPLETE"
	RefundActionRetry    RefundAction = "RETRY"
)

// RefundActor: The actor who issued the refund.
type RefundActor struct {
	//
	ActorType store.ActorType `json:"actorType"`
	//
	AdminUserID *int64 `json:"adminUserId"`
	// Name of the user or app token; null for the system.
	Name *string `json:"name"`
}

// RefundComplete: An offline refund that was paid out.
type RefundComplete struct {
	//
	RefundID int64 `json:"refundId"`
	// Reference of the payout, such as the number of the bank transfer.
	Reference store.Nullable[string] `json:"reference,omitzero"`
	// Absent means now. Must not be in the future.
	CompletedOn *time.Time `json:"completedOn,omitzero"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// RefundDestination: - `ORIGINAL`: the money returns to the payment that it came from. - `STORE_CREDIT`: the money
// became the customer's store credit. Such a refund is COMPLETED and stays so. More values may be added. More values
// may be added.
type RefundDestination string

// The values of RefundDestination.
const (
	RefundDestinationOriginal    RefundDestination = "ORIGINAL"
	RefundDestinationStoreCredit RefundDestination = "STORE_CREDIT"
)

// RefundDetails: A refund with all its data.
type RefundDetails struct {
	//
	RefundID int64 `json:"refundId"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	RefundNumber int64 `json:"refundNumber"`
	//
	Status store.RefundStatus `json:"status"`
	//
	Reason store.RefundReason `json:"reason"`
	// subtotal + taxTotal + shippingTotal.
	Amount store.Decimal `json:"amount"`
	// Net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// Tax on the refunded goods and shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// The part of `amount` that returns an overpayment and belongs to no line.
	OverpaymentAmount store.Decimal `json:"overpaymentAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// When the refund was issued.
	RefundedOn time.Time `json:"refundedOn"`
	// When the refund was voided, before any money was returned; null means it was not voided.
	VoidedOn *time.Time `json:"voidedOn"`
	// When the money was returned; null means the refund is not completed.
	CompletedOn *time.Time `json:"completedOn"`
	// Whether the money is returned outside a processor, so that an admin completes the refund.
	IsOffline bool `json:"isOffline"`
	//
	Destination RefundDestination `json:"destination"`
	// Refunded lines.
	Lines []RefundLine `json:"lines"`
	// Payments that the money is returned to; empty when units were returned without money.
	Payments []RefundPayment `json:"payments"`
	// null unless `status` is FAILED.
	Failure *RefundFailure `json:"failure"`
	// Internal note.
	Note *string `json:"note"`
	//
	CreatedBy RefundActor `json:"createdBy"`
	// Id of the failed refund that this one retries.
	RetryOfRefundID *int64 `json:"retryOfRefundId"`
	// Id of the refund that retries this one.
	RetriedByRefundID *int64 `json:"retriedByRefundId"`
	// Actions that the refund's state allows. All others return 409 `invalid_state_transition`.
	AllowedActions []RefundAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// RefundFail: A completed offline refund whose money came back.
type RefundFail struct {
	//
	RefundID int64 `json:"refundId"`
	// Reason of the failure, shown as `failure.message`.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// Internal note; replaces the refund's note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// RefundFailure: Why the processor rejected the refund.
type RefundFailure struct {
	//
	Code store.DeclineCode `json:"code"`
	// Reason for the rejection, as text.
	Message string `json:"message"`
	// When the processor rejected the refund.
	FailedOn time.Time `json:"failedOn"`
}

// RefundLine: A refunded line.
type RefundLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant when the order was placed.
	Name string `json:"name"`
	// Refunded units; 0 when only money is returned.
	Quantity int64 `json:"quantity"`
	// Net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// Tax on `subtotal`.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal + taxTotal.
	Amount store.Decimal `json:"amount"`
	// Units put back into stock.
	RestockedQuantity int64 `json:"restockedQuantity"`
}

// RefundListItem: A refund in a list.
type RefundListItem struct {
	//
	RefundID int64 `json:"refundId"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	RefundNumber int64 `json:"refundNumber"`
	//
	Status store.RefundStatus `json:"status"`
	//
	Reason store.RefundReason `json:"reason"`
	// subtotal + taxTotal + shippingTotal.
	Amount store.Decimal `json:"amount"`
	// Net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// Tax on the refunded goods and shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	//
	CurrencyCode string `json:"currencyCode"`
	// When the refund was issued.
	RefundedOn time.Time `json:"refundedOn"`
	// When the refund was voided, before any money was returned; null means it was not voided.
	VoidedOn *time.Time `json:"voidedOn"`
	// When the money was returned; null means the refund is not completed.
	CompletedOn *time.Time `json:"completedOn"`
	// null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// First and last name of the buyer; `""` means unknown.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	// Whether the money is returned outside the platform.
	IsOffline bool `json:"isOffline"`
	//
	Destination RefundDestination `json:"destination"`
	// null unless `status` is FAILED.
	FailureCode *store.DeclineCode `json:"failureCode"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// RefundNumberSequence: Whether refunds have their own number sequence or share that of orders.
type RefundNumberSequence string

// The values of RefundNumberSequence.
const (
	RefundNumberSequenceOwn    RefundNumberSequence = "OWN"
	RefundNumberSequenceShared RefundNumberSequence = "SHARED"
)

// RefundPage: One page of refunds, with the cursor of the next page.
type RefundPage struct {
	// Refunds on this page, in the requested order; empty after the last page.
	Items []RefundListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *RefundPage) PageItems() []RefundListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *RefundPage) PageCursor() *string { return p.NextCursor }

// RefundPayment: The part of a refund that is returned to one payment.
type RefundPayment struct {
	//
	PaymentID int64 `json:"paymentId"`
	// Code of the payment provider. `STORED_VALUE` means a payment with stored value.
	ProviderCode string `json:"providerCode"`
	//
	PaymentType *store.PaymentType `json:"paymentType"`
	// Brand of the card; null when the payment was not made by card.
	Brand *string `json:"brand"`
	// Last four digits of the card or account; null means unknown.
	LastFour *string `json:"lastFour"`
	// Amount returned to this payment.
	Amount store.Decimal `json:"amount"`
	//
	Status store.RefundStatus `json:"status"`
	// Id of the refund at the provider; null until the provider has accepted the refund.
	ProviderReference *string `json:"providerReference"`
}

// RefundPreview: A refund as it would be issued, and its limits.
type RefundPreview struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	CurrencyCode string `json:"currencyCode"`
	// subtotal + taxTotal + shippingTotal.
	Amount store.Decimal `json:"amount"`
	// Lines, net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// Tax of the refund.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Shipping, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Maximum amount that can be refunded now, including tax.
	MaximumAmount store.Decimal `json:"maximumAmount"`
	// Maximum of the shipping charge that can be refunded now, including tax.
	MaximumShippingAmount store.Decimal `json:"maximumShippingAmount"`
	// All lines of the order.
	Lines []RefundPreviewLine `json:"lines"`
	// All captured payments.
	Payments []RefundPreviewPayment `json:"payments"`
}

// RefundPreviewLine: A line with its limits, and its part of the refund.
type RefundPreviewLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	SKU string `json:"sku"`
	// Name of product and variant at the time of the order.
	Name string `json:"name"`
	// Units ordered.
	OrderedQuantity int64 `json:"orderedQuantity"`
	// Units in earlier refunds.
	RefundedQuantity int64 `json:"refundedQuantity"`
	// Units that can be refunded now.
	RefundableQuantity int64 `json:"refundableQuantity"`
	// Maximum amount for the line now, including tax.
	MaximumAmount store.Decimal `json:"maximumAmount"`
	// Units in this refund.
	Quantity int64 `json:"quantity"`
	// Net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// Tax of `subtotal`.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal + taxTotal.
	Amount store.Decimal `json:"amount"`
	// Units that would go back into stock.
	RestockQuantity int64 `json:"restockQuantity"`
}

// RefundPreviewPayment: A payment with its limit, and its part of the refund.
type RefundPreviewPayment struct {
	//
	PaymentID int64 `json:"paymentId"`
	// Code of the payment provider.
	ProviderCode string `json:"providerCode"`
	//
	PaymentType *store.PaymentType `json:"paymentType"`
	// Brand of the card. Null for other payment methods.
	Brand *string `json:"brand"`
	// The last four digits of the card or account. Null means none.
	LastFour *string `json:"lastFour"`
	// Maximum amount that can be refunded on the payment now, at most the order's `balance.refundable`. If the amounts of
	// several payments add up to more, all refunds together still return at most `balance.refundable`.
	RefundableAmount store.Decimal `json:"refundableAmount"`
	// Amount of this refund on the payment.
	Amount store.Decimal `json:"amount"`
}

// RefundRetry: The failed refund to retry.
type RefundRetry struct {
	//
	RefundID int64 `json:"refundId"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// RefundSort: Sort order; a leading minus sign means descending.
type RefundSort string

// The values of RefundSort.
const (
	RefundSortCreatedOn        RefundSort = "createdOn"
	RefundSortCreatedOnDesc    RefundSort = "-createdOn"
	RefundSortModifiedOn       RefundSort = "modifiedOn"
	RefundSortModifiedOnDesc   RefundSort = "-modifiedOn"
	RefundSortAmount           RefundSort = "amount"
	RefundSortAmountDesc       RefundSort = "-amount"
	RefundSortRefundNumber     RefundSort = "refundNumber"
	RefundSortRefundNumberDesc RefundSort = "-refundNumber"
)

// RefundVoid: The refund to void.
type RefundVoid struct {
	//
	RefundID int64 `json:"refundId"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// RenewalStockPolicy: How a renewal handles an item that is out of stock. WAIT retries daily for
// `renewalStockWaitDays`, then skips the item. SKIP skips the item at once.
type RenewalStockPolicy string

// The values of RenewalStockPolicy.
const (
	RenewalStockPolicyWait RenewalStockPolicy = "WAIT"
	RenewalStockPolicySkip RenewalStockPolicy = "SKIP"
)

// RoundingMode: How halves of the smallest unit are rounded.
type RoundingMode string

// The values of RoundingMode.
const (
	RoundingModeHalfUp   RoundingMode = "HALF_UP"
	RoundingModeHalfEven RoundingMode = "HALF_EVEN"
	RoundingModeHalfDown RoundingMode = "HALF_DOWN"
)

// RequestLog: A request to the store's API, with its result.
type RequestLog struct {
	//
	RequestLogID int64 `json:"requestLogId"`
	//
	Surface ApiSurface `json:"surface"`
	// operationId of the request.
	Operation string `json:"operation"`
	// HTTP method.
	RequestMethod string `json:"requestMethod"`
	// Path without the query.
	Path string `json:"path"`
	// HTTP status of the response.
	ResponseStatus int64 `json:"responseStatus"`
	// Error code; null means that the request did not fail.
	ProblemCode *store.ErrorCode `json:"problemCode"`
	// Time until the response was written, in milliseconds.
	DurationMs int64 `json:"durationMs"`
	// Kind of the caller; CUSTOMER for every visitor of the storefront.
	ActorType store.ActorType `json:"actorType"`
	// Id of the administrator; null means that the caller was not an administrator.
	AdminUserID *int64 `json:"adminUserId"`
	// Id of the app token; null means that the caller was not an app token.
	AppTokenID *int64 `json:"appTokenId"`
	// Id of the customer; null means that no customer was logged in.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// X-Request-Id of the request.
	RequestID string `json:"requestId"`
	// Idempotency-Key of the request; null means none.
	IdempotencyKey *string `json:"idempotencyKey"`
	// Whether the response was replayed from an earlier request with the same Idempotency-Key.
	IsReplayed bool `json:"isReplayed"`
	// A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
	IPHash string `json:"ipHash"`
	//
	CreatedOn time.Time `json:"createdOn"`
	// User-Agent of the request; null means none.
	UserAgent *string `json:"userAgent"`
	// Rejected places in the request; empty means that no place is known.
	Errors []RequestLogError `json:"errors"`
}

// RequestLogError: A rejected place in a request. The rejected value is not stored.
type RequestLogError struct {
	//
	In store.ProblemFieldLocation `json:"in"`
	// Pointer as in the problem: an RFC 6901 pointer into the body, or a slash and the name of the parameter or header.
	Pointer string `json:"pointer"`
	//
	Code store.ProblemFieldCode `json:"code"`
}

// RequestLogListItem: A request in the list.
type RequestLogListItem struct {
	//
	RequestLogID int64 `json:"requestLogId"`
	//
	Surface ApiSurface `json:"surface"`
	// operationId of the request.
	Operation string `json:"operation"`
	// HTTP method.
	RequestMethod string `json:"requestMethod"`
	// Path without the query.
	Path string `json:"path"`
	// HTTP status of the response.
	ResponseStatus int64 `json:"responseStatus"`
	// Error code; null means that the request did not fail.
	ProblemCode *store.ErrorCode `json:"problemCode"`
	// Time until the response was written, in milliseconds.
	DurationMs int64 `json:"durationMs"`
	// Kind of the caller; CUSTOMER for every visitor of the storefront.
	ActorType store.ActorType `json:"actorType"`
	// Id of the administrator; null means that the caller was not an administrator.
	AdminUserID *int64 `json:"adminUserId"`
	// Id of the app token; null means that the caller was not an app token.
	AppTokenID *int64 `json:"appTokenId"`
	// Id of the customer; null means that no customer was logged in.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// X-Request-Id of the request.
	RequestID string `json:"requestId"`
	// Idempotency-Key of the request; null means none.
	IdempotencyKey *string `json:"idempotencyKey"`
	// Whether the response was replayed from an earlier request with the same Idempotency-Key.
	IsReplayed bool `json:"isReplayed"`
	// A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
	IPHash string `json:"ipHash"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// RequestLogPage: One page of requests, with the cursor of the next page.
type RequestLogPage struct {
	// Requests on this page, in the requested order; empty after the last page.
	Items []RequestLogListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *RequestLogPage) PageItems() []RequestLogListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *RequestLogPage) PageCursor() *string { return p.NextCursor }

// RequestLogSort: Sort order; a leading minus sign means descending.
type RequestLogSort string

// The values of RequestLogSort.
const (
	RequestLogSortCreatedOn     RequestLogSort = "createdOn"
	RequestLogSortCreatedOnDesc RequestLogSort = "-createdOn"
)

// RequestOutcome: Result of a request. - `SUCCESS`: a status below 400. - `REFUSED`: a status from 400 to 499. -
// `FAILURE`: a status of 500 or above.
type RequestOutcome string

// The values of RequestOutcome.
const (
	RequestOutcomeSuccess RequestOutcome = "SUCCESS"
	RequestOutcomeRefused RequestOutcome = "REFUSED"
	RequestOutcomeFailure RequestOutcome = "FAILURE"
)

// ReturnAction: An action that the return's current state allows. More values may be added.
type ReturnAction string

// The values of ReturnAction.
const (
	ReturnActionApprove  ReturnAction = "APPROVE"
	ReturnActionReject   ReturnAction = "REJECT"
	ReturnActionSend     ReturnAction = "SEND"
	ReturnActionReceive  ReturnAction = "RECEIVE"
	ReturnActionExchange ReturnAction = "EXCHANGE"
	ReturnActionComplete ReturnAction = "COMPLETE"
	ReturnActionCancel   ReturnAction = "CANCEL"
)

// ReturnApprove: The return to approve.
type ReturnApprove struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// Approved units, each line at most once. Lines that are absent are approved as requested.
	Lines []ReturnApproveLine `json:"lines,omitzero"`
}

// ReturnApproveLine: Approved units of a line.
type ReturnApproveLine struct {
	//
	LineItemID string `json:"lineItemId"`
	// Approved units; 0 approves none of the line.
	Quantity int64 `json:"quantity"`
}

// ReturnCancel: The return to cancel.
type ReturnCancel struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
}

// ReturnComplete: The return to complete.
type ReturnComplete struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// true ends an EXCHANGE whose replacement order was not placed, and releases its reserved stock.
	WithoutReplacement *bool `json:"withoutReplacement,omitzero"`
}

// ReturnCondition: The condition in which units arrived. SELLABLE: restocked. DAMAGED: not restocked. MISSING: sent by
// the buyer, and not arrived. More values may be added.
type ReturnCondition string

// The values of ReturnCondition.
const (
	ReturnConditionSellable ReturnCondition = "SELLABLE"
	ReturnConditionDamaged  ReturnCondition = "DAMAGED"
	ReturnConditionMissing  ReturnCondition = "MISSING"
)

// ReturnCreate: A return to create.
type ReturnCreate struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Kind store.ReturnKind `json:"kind"`
	// Units to return, each line at most once.
	Lines []store.ReturnRequestLine `json:"lines"`
	// Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty
	// leaves the exchange to an agreement of buyer and store.
	ExchangeLines []store.ReturnExchangeRequestLine `json:"exchangeLines,omitzero"`
	// Internal note.
	Note store.Nullable[string] `json:"note,omitzero"`
	// false creates the return as REQUESTED, for another person to approve. A withdrawal in time is always approved.
	IsApproved *bool `json:"isApproved,omitzero"`
}

// ReturnDetails: A return with all its data.
type ReturnDetails struct {
	//
	ReturnID int64 `json:"returnId"`
	// Number of the return, as people see it: the order's number and the return's number within the order.
	ReturnNumber string `json:"returnNumber"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	Kind store.ReturnKind `json:"kind"`
	//
	Status store.ReturnStatus `json:"status"`
	// Whether the return is a withdrawal that the buyer declared before its deadline. Staff can neither reject nor cancel
	// it.
	IsInTime bool `json:"isInTime"`
	// Rules of the policy that the return sets aside.
	Exceeds []store.ReturnObstacle `json:"exceeds"`
	// Lines of the return.
	Lines []ReturnLine `json:"lines"`
	// Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none.
	ExchangeLines []store.ReturnExchangeLine `json:"exchangeLines"`
	// The order that sends the goods of `exchangeLines`; null means that it is not placed.
	ReplacementOrderID *int64 `json:"replacementOrderId"`
	// Refunds with units of the return, including unshipped units of a withdrawal, oldest first. A request that is refunded
	// to several payments is listed with all its refunds. Failed and voided refunds are omitted.
	RefundIDs []int64 `json:"refundIds"`
	// Last day on which the store can refund a withdrawal; null for other kinds.
	RefundDueOn *store.Date `json:"refundDueOn"`
	// Internal note; null means none.
	Note *string `json:"note"`
	// Carrier of the parcel; empty means unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number of the parcel; empty means unknown.
	TrackingNumber string `json:"trackingNumber"`
	// When the return was requested.
	RequestedOn time.Time `json:"requestedOn"`
	// When it was approved; null means it is not.
	ApprovedOn *time.Time `json:"approvedOn"`
	// When it was rejected; null means it is not.
	RejectedOn *time.Time `json:"rejectedOn"`
	// When the parcel was reported as sent; null means it is not.
	SentOn *time.Time `json:"sentOn"`
	// When the first units arrived; null means that no unit has arrived.
	ReceivedOn *time.Time `json:"receivedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	// When it was canceled; null means it is not.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Actions that the return's state allows. All others return 409 `invalid_state_transition`.
	AllowedActions []ReturnAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ReturnExchange: The exchange whose replacement order is placed.
type ReturnExchange struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// false waives the fees of the store's `returnPolicy`.
	ChargesFees *bool `json:"chargesFees,omitzero"`
	// Shipping method of the replacement order. Absent means the method of the returned order.
	ShippingMethodID *int64 `json:"shippingMethodId,omitzero"`
	// Internal note of the replacement order.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Whether the buyer gets the e-mails about the replacement order and the refund.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// ReturnLine: The part of a return for one line of its order.
type ReturnLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant when the order was placed.
	Name string `json:"name"`
	// Code of a reason in the store's `returnPolicy`; null means none.
	Reason *string `json:"reason"`
	// Units that the buyer wants to return.
	RequestedQuantity int64 `json:"requestedQuantity"`
	// Units that may come back.
	ApprovedQuantity int64 `json:"approvedQuantity"`
	// Units that arrived and can be sold.
	SellableQuantity int64 `json:"sellableQuantity"`
	// Units that arrived damaged.
	DamagedQuantity int64 `json:"damagedQuantity"`
	// Units that did not arrive.
	MissingQuantity int64 `json:"missingQuantity"`
	// Units that the order counts as returned, because of a receipt or a refund.
	ReturnedQuantity int64 `json:"returnedQuantity"`
	// Of these, units that are for sale again.
	RestockedQuantity int64 `json:"restockedQuantity"`
	// Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
	UnshippedQuantity int64 `json:"unshippedQuantity"`
}

// ReturnListItem: A return in a list.
type ReturnListItem struct {
	//
	ReturnID int64 `json:"returnId"`
	// Number of the return, as people see it: the order's number and the return's number within the order.
	ReturnNumber string `json:"returnNumber"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// First and last name of the buyer; `""` means unknown.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	//
	Kind store.ReturnKind `json:"kind"`
	//
	Status store.ReturnStatus `json:"status"`
	// Requested units of all lines.
	RequestedQuantity int64 `json:"requestedQuantity"`
	// Approved units of all lines.
	ApprovedQuantity int64 `json:"approvedQuantity"`
	// Units of all lines that arrived, in any condition.
	ReceivedQuantity int64 `json:"receivedQuantity"`
	// When the return was requested.
	RequestedOn time.Time `json:"requestedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// ReturnPage: One page of returns, with the cursor of the next page.
type ReturnPage struct {
	// Returns on this page, in the requested order; empty after the last page.
	Items []ReturnListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *ReturnPage) PageItems() []ReturnListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *ReturnPage) PageCursor() *string { return p.NextCursor }

// ReturnPreview: The return that a request would lead to, with its money.
type ReturnPreview struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	CurrencyCode string `json:"currencyCode"`
	//
	Kind store.ReturnKind `json:"kind"`
	//
	Status store.ReturnStatus `json:"status"`
	// Rules of the policy that the return sets aside.
	Exceeds []store.ReturnObstacle `json:"exceeds"`
	// Lines of the return.
	Lines []store.ReturnPreviewLine `json:"lines"`
	// Price of the units, tax included.
	GoodsTotal store.Decimal `json:"goodsTotal"`
	// Delivery charge, tax included, that the store refunds once the buyer has withdrawn from every unit of the order; 0
	// otherwise. The buyer may have chosen a dearer delivery than the standard one: the store then refunds the standard one
	// only.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Fees of the store's `returnPolicy`.
	Fees []store.ReturnFee `json:"fees"`
	// `goodsTotal` and `shippingTotal` less the fees.
	RefundTotal store.Decimal `json:"refundTotal"`
	// Present price of the goods of `exchangeLines`, tax included; null means that the request names none. The replacement
	// order is priced when it is placed.
	ExchangeTotal *store.Decimal `json:"exchangeTotal"`
	// Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing remains.
	AmountDue store.Decimal `json:"amountDue"`
	// Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if nothing remains.
	AmountRefunded store.Decimal `json:"amountRefunded"`
	// Last day on which the store can refund a withdrawal; null for other kinds.
	RefundDueOn *store.Date `json:"refundDueOn"`
}

// ReturnPreviewRequest: A return to preview.
type ReturnPreviewRequest struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Kind store.ReturnKind `json:"kind"`
	// Units to return, each line at most once.
	Lines []store.ReturnRequestLine `json:"lines"`
	// Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty
	// leaves the exchange to an agreement of buyer and store.
	ExchangeLines []store.ReturnExchangeRequestLine `json:"exchangeLines,omitzero"`
}

// ReturnReceive: Units that arrived, or that are missing.
type ReturnReceive struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// Units by condition. A line can occur once per condition.
	Lines []ReturnReceiveLine `json:"lines"`
}

// ReturnReceiveLine: Units of a line in one condition.
type ReturnReceiveLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	Quantity int64 `json:"quantity"`
	//
	Condition ReturnCondition `json:"condition"`
}

// ReturnReject: The return to reject.
type ReturnReject struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// Internal note. Absent or null keeps the present note.
	Note store.Nullable[string] `json:"note,omitzero"`
}

// ReturnSend: The return whose parcel left.
type ReturnSend struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
	// Carrier of the parcel.
	CarrierName *string `json:"carrierName,omitzero"`
	// Tracking number of the parcel.
	TrackingNumber *string `json:"trackingNumber,omitzero"`
}

// Scope: A named role: permissions, and the stores in which they apply.
type Scope struct {
	//
	ScopeID int64 `json:"scopeId"`
	// Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
	Name string `json:"name"`
	// Purpose of the scope; null means no description.
	Description *string `json:"description"`
	// Whether the platform created the scope. A system scope cannot be changed.
	IsSystem bool `json:"isSystem"`
	// Permissions of users with the scope.
	Permissions []string `json:"permissions"`
	// Empty means all stores, present and future. Otherwise only the stores that the caller can access are listed.
	StoreIDs []int64 `json:"storeIds"`
	// Number of active admin users with the scope.
	UserCount int64 `json:"userCount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ScopeList: All scopes of the store.
type ScopeList struct {
	// The scopes.
	Items []Scope `json:"items"`
	// All existing permissions.
	Permissions []string `json:"permissions"`
}

// ScopeReplace: The complete content of the scope. Absent `scopeId` means a new scope.
type ScopeReplace struct {
	//
	ScopeID *int64 `json:"scopeId,omitzero"`
	// Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
	Name string `json:"name"`
	// Purpose of the scope; null means no description.
	Description store.Nullable[string] `json:"description,omitzero"`
	// Permissions of users with the scope.
	Permissions []string `json:"permissions"`
	// Ids of the stores in which the permissions apply; empty means all stores.
	StoreIDs []int64 `json:"storeIds"`
	//
	Version *int64 `json:"version,omitzero"`
}

// SeoInput: Texts for search engines. Replaces the stored object.
type SeoInput struct {
	// Title for search engines; null means the name.
	Title store.Nullable[string] `json:"title,omitzero"`
	// Description for search engines.
	Description store.Nullable[string] `json:"description,omitzero"`
}

// Session: A live session of one login.
type Session struct {
	//
	SessionID int64 `json:"sessionId"`
	//
	AdminUserID int64 `json:"adminUserId"`
	// Whether the request was made in this session.
	IsCurrent bool `json:"isCurrent"`
	// IP address of the last use.
	IPAddress *string `json:"ipAddress"`
	// User-Agent header of the login.
	UserAgent *string `json:"userAgent"`
	// When the session was last used, to the minute.
	LastUsedOn time.Time `json:"lastUsedOn"`
	// When the session expires if it is not used.
	ExpiresOn time.Time `json:"expiresOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// SessionList: All live sessions of the user.
type SessionList struct {
	// The sessions.
	Items []Session `json:"items"`
}

// Shipment: A shipment with all its data.
type Shipment struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	// Human-readable number of the shipment.
	ShipmentNumber string `json:"shipmentNumber"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// Id of the parcel at the carrier or warehouse; the platform's own shipment id as text when none was set. An id that
	// was set can equal the id of another shipment, so compare shipments by `shipmentId`.
	ExternalShipmentID string `json:"externalShipmentId"`
	//
	Status store.ShipmentStatus `json:"status"`
	// Name of the carrier; empty means unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number; empty means unknown.
	TrackingNumber string `json:"trackingNumber"`
	// Tracking URL; empty means unknown.
	TrackingURL string `json:"trackingUrl"`
	// When the parcel was shipped.
	ShippedOn time.Time `json:"shippedOn"`
	// When the parcel is expected to arrive.
	EstimatedDelivery time.Time `json:"estimatedDelivery"`
	// When the parcel was delivered; null means it is not delivered.
	DeliveredOn *time.Time `json:"deliveredOn"`
	// When the shipment was canceled; null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Reason for the cancellation, as entered; null means no reason, or that the shipment is not canceled.
	CancelReason *string `json:"cancelReason"`
	// Lines in the parcel.
	Items []ShipmentItem `json:"items"`
	// The warehouse or shop that the parcel is shipped from.
	LocationName *string `json:"locationName"`
	// Weight in the store's weight unit.
	Weight *store.Decimal `json:"weight"`
	// URL of the shipping label.
	LabelURL *string `json:"labelUrl"`
	// Newest first, by the carrier's time.
	Scans []ShipmentScan `json:"scans"`
	// Actions that the shipment's state allows. All others return 409 `invalid_state_transition`.
	AllowedActions []ShipmentAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ShipmentAction: An action that the shipment's current state allows.
type ShipmentAction string

// The values of ShipmentAction.
const (
	ShipmentActionUpdate      ShipmentAction = "UPDATE"
	ShipmentActionCancel      ShipmentAction = "CANCEL"
	ShipmentActionResendEmail ShipmentAction = "RESEND_EMAIL"
)

// ShipmentCancel: The shipment to cancel. Its quantities become open again.
type ShipmentCancel struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	// Reason for the cancellation, for the store's records.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// Cancel even if the carrier already has the parcel.
	Force *bool `json:"force,omitzero"`
	// Whether to notify the customer by e-mail.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// ShipmentEmailResend: The shipment whose e-mail is sent again.
type ShipmentEmailResend struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	// Default: the order's address.
	Email *string `json:"email,omitzero"`
}

// ShipmentItem: A shipped line.
type ShipmentItem struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	Quantity int64 `json:"quantity"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant when the order was placed.
	Name string `json:"name"`
}

// ShipmentScan: One scan of the carrier.
type ShipmentScan struct {
	//
	Status store.ShipmentStatus `json:"status"`
	// Time that the carrier reports.
	OccurredOn time.Time `json:"occurredOn"`
	// Location of the parcel; null means the carrier does not report it.
	Location *string `json:"location"`
	// Message of the carrier; null means none.
	Message *string `json:"message"`
}

// ShipmentUpdate: Changes to a shipment. An absent field keeps its value, null clears it, and an array replaces the
// stored one.
type ShipmentUpdate struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	//
	Version *int64 `json:"version,omitzero"`
	// The new status. CANCELLED is rejected here (use `POST /admin/shipment/cancel`).
	Status *store.ShipmentStatus `json:"status,omitzero"`
	// Message stored with the scan.
	StatusMessage *string `json:"statusMessage,omitzero"`
	// Location stored with the scan.
	Location *string `json:"location,omitzero"`
	// When the status changed. Absent means now. Must not be in the future.
	OccurredOn *time.Time `json:"occurredOn,omitzero"`
	// Allow a move backwards, to correct a mistake.
	IsCorrection *bool `json:"isCorrection,omitzero"`
	// Name of the carrier; an empty text clears it.
	CarrierName *string `json:"carrierName,omitzero"`
	// Tracking number; an empty text clears it.
	TrackingNumber *string `json:"trackingNumber,omitzero"`
	// Tracking URL; an empty text clears it. A new `carrierName` or `trackingNumber` without it replaces a URL that was
	// derived from the former ones.
	TrackingURL *string `json:"trackingUrl,omitzero"`
	// Must not be in the future.
	ShippedOn *time.Time `json:"shippedOn,omitzero"`
	// When the parcel is expected to arrive.
	EstimatedDelivery *time.Time `json:"estimatedDelivery,omitzero"`
	// Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled.
	ExternalShipmentID *string `json:"externalShipmentId,omitzero"`
	// The warehouse or shop that the parcel is shipped from.
	LocationName store.Nullable[string] `json:"locationName,omitzero"`
	// Weight in the store's weight unit.
	Weight store.Nullable[store.Decimal] `json:"weight,omitzero"`
	// URL of the shipping label.
	LabelURL store.Nullable[string] `json:"labelUrl,omitzero"`
	// Whether to send the customer the e-mail about the new status (DELIVERED).
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// ShippingMethod: A way to ship parcels, with its price and destinations.
type ShippingMethod struct {
	//
	ShippingMethodID int64 `json:"shippingMethodId"`
	// Name of the method, as buyers see it.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Name of the carrier; null means that the method has no carrier.
	CarrierName *string `json:"carrierName"`
	// The carrier's code for the service.
	ServiceCode *string `json:"serviceCode"`
	// Price before discounts; includes tax if `taxIncluded`.
	Price store.Decimal `json:"price"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether `price` includes tax.
	TaxIncluded bool `json:"taxIncluded"`
	// Minimum number of days from shipping to delivery; null means unknown.
	EstimatedMinDays *int64 `json:"estimatedMinDays"`
	// Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
	// unless the request sets it.
	EstimatedMaxDays int64 `json:"estimatedMaxDays"`
	// Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means
	// never.
	FreeOverSubtotal *store.Decimal `json:"freeOverSubtotal"`
	// Countries that the method ships to; empty means all countries that the store allows.
	CountryCodes []string `json:"countryCodes"`
	// Minimum weight of a cart, in `weightUnit`; null means no minimum.
	MinWeight *store.Decimal `json:"minWeight"`
	// Maximum weight of a cart, in `weightUnit`; null means no maximum.
	MaxWeight *store.Decimal `json:"maxWeight"`
	//
	WeightUnit store.WeightUnit `json:"weightUnit"`
	// Position in the list at checkout.
	Position int64 `json:"position"`
	// Whether the method is offered.
	IsActive bool `json:"isActive"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// ShippingMethodCreate: A new shipping method. Absent fields take their defaults.
type ShippingMethodCreate struct {
	// Unique in the store.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Name of the carrier, as buyers see it.
	CarrierName store.Nullable[string] `json:"carrierName,omitzero"`
	// The carrier's code for the service.
	ServiceCode store.Nullable[string] `json:"serviceCode,omitzero"`
	// Price before discounts; includes tax if `taxIncluded`.
	Price store.Decimal `json:"price"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether `price` includes tax. Absent means the store's `pricesIncludeTax`.
	TaxIncluded *bool `json:"taxIncluded,omitzero"`
	// Minimum number of days from shipping to delivery.
	EstimatedMinDays store.Nullable[int64] `json:"estimatedMinDays,omitzero"`
	// Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
	// unless the request sets it.
	EstimatedMaxDays int64 `json:"estimatedMaxDays"`
	// Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means
	// never.
	FreeOverSubtotal store.Nullable[store.Decimal] `json:"freeOverSubtotal,omitzero"`
	// Countries that the method ships to; empty means all countries that the store allows.
	CountryCodes []string `json:"countryCodes,omitzero"`
	// Minimum weight of a cart, in `weightUnit`; must not be negative.
	MinWeight store.Nullable[store.Decimal] `json:"minWeight,omitzero"`
	// Maximum weight of a cart, in `weightUnit`; must not be negative.
	MaxWeight store.Nullable[store.Decimal] `json:"maxWeight,omitzero"`
	//
	WeightUnit *store.WeightUnit `json:"weightUnit,omitzero"`
	// Position in the list at checkout. Absent at creation means last.
	Position *int64 `json:"position,omitzero"`
	// Whether the method is offered. Default true.
	IsActive *bool `json:"isActive,omitzero"`
}

// ShippingMethodList: All shipping methods of the store.
type ShippingMethodList struct {
	// The shipping methods.
	Items []ShippingMethod `json:"items"`
}

// ShippingMethodUpdate: Changes to a shipping method. An absent field keeps its value, null clears it, and an array
// replaces the stored one.
type ShippingMethodUpdate struct {
	//
	ShippingMethodID int64 `json:"shippingMethodId"`
	// Unique in the store.
	Name *string `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Name of the carrier, as buyers see it.
	CarrierName store.Nullable[string] `json:"carrierName,omitzero"`
	// The carrier's code for the service.
	ServiceCode store.Nullable[string] `json:"serviceCode,omitzero"`
	// Price before discounts; includes tax if `taxIncluded`.
	Price *store.Decimal `json:"price,omitzero"`
	//
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// Whether `price` includes tax.
	TaxIncluded *bool `json:"taxIncluded,omitzero"`
	// Minimum number of days from shipping to delivery.
	EstimatedMinDays store.Nullable[int64] `json:"estimatedMinDays,omitzero"`
	// Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
	// unless the request sets it.
	EstimatedMaxDays *int64 `json:"estimatedMaxDays,omitzero"`
	// Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means
	// never.
	FreeOverSubtotal store.Nullable[store.Decimal] `json:"freeOverSubtotal,omitzero"`
	// Countries that the method ships to; empty means all countries that the store allows.
	CountryCodes []string `json:"countryCodes,omitzero"`
	// Minimum weight of a cart, in `weightUnit`; must not be negative.
	MinWeight store.Nullable[store.Decimal] `json:"minWeight,omitzero"`
	// Maximum weight of a cart, in `weightUnit`; must not be negative.
	MaxWeight store.Nullable[store.Decimal] `json:"maxWeight,omitzero"`
	//
	WeightUnit *store.WeightUnit `json:"weightUnit,omitzero"`
	// Position in the list at checkout.
	Position *int64 `json:"position,omitzero"`
	// Whether the method is offered.
	IsActive *bool `json:"isActive,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// StockAdjust: Changes of stock on hand, all or nothing.
type StockAdjust struct {
	//
	Reason StockAdjustReason `json:"reason"`
	// Note stored with the adjustment.
	Note *string `json:"note,omitzero"`
	// Reference stored with the adjustment, such as the number of a delivery or a stocktake.
	Reference *string `json:"reference,omitzero"`
	// The changes; each variant at most once.
	Items []StockAdjustItem `json:"items"`
}

// StockAdjustItem: The change of one variant's stock, by a difference or to a value.
type StockAdjustItem struct {
	// Id of the variant. Send exactly one of `variantId` and `sku`.
	VariantID *int64 `json:"variantId,omitzero"`
	// SKU of the variant. Send exactly one of `variantId` and `sku`.
	SKU *string `json:"sku,omitzero"`
	// Difference added to the stock on hand. Send exactly one of `delta` and `stockOnHand`.
	Delta *int64 `json:"delta,omitzero"`
	// New stock on hand. Send exactly one of `delta` and `stockOnHand`.
	StockOnHand *int64 `json:"stockOnHand,omitzero"`
	// Reject the request (409) when the current value differs.
	ExpectedStockOnHand *int64 `json:"expectedStockOnHand,omitzero"`
}

// StockAdjustReason: COUNTED is a stocktake.
type StockAdjustReason string

// The values of StockAdjustReason.
const (
	StockAdjustReasonReceived    StockAdjustReason = "RECEIVED"
	StockAdjustReasonCounted     StockAdjustReason = "COUNTED"
	StockAdjustReasonReturned    StockAdjustReason = "RETURNED"
	StockAdjustReasonDamaged     StockAdjustReason = "DAMAGED"
	StockAdjustReasonLost        StockAdjustReason = "LOST"
	StockAdjustReasonTransferred StockAdjustReason = "TRANSFERRED"
	StockAdjustReasonCorrected   StockAdjustReason = "CORRECTED"
	StockAdjustReasonOther       StockAdjustReason = "OTHER"
)

// StockAdjustment: A change of a variant's stock, with the resulting stock.
type StockAdjustment struct {
	//
	VariantID int64 `json:"variantId"`
	//
	ProductID int64 `json:"productId"`
	//
	SKU string `json:"sku"`
	//
	Reason StockAdjustReason `json:"reason"`
	// Note stored with the change; null means no note.
	Note *string `json:"note"`
	// The delivery, count or order that the change belongs to; null means no reference.
	Reference *string `json:"reference"`
	// Difference between the new and the previous stock on hand, even if the request set a value.
	Delta int64 `json:"delta"`
	// Stock on hand before the change.
	PreviousStockOnHand int64 `json:"previousStockOnHand"`
	// Stock on hand after the change.
	StockOnHand int64 `json:"stockOnHand"`
	// Units reserved by running checkouts and by orders that are not shipped or, for units that need no shipping, not paid.
	StockReserved int64 `json:"stockReserved"`
	// Stock on hand minus reserved units.
	StockAvailable int64 `json:"stockAvailable"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// StockAdjustmentList: Results of the changes, in the order of the request.
type StockAdjustmentList struct {
	// The results.
	Items []StockAdjustment `json:"items"`
}

// StockStatus: Stock status over all active variants. OUT_OF_STOCK: no variant can be sold. LOW_STOCK: a variant is at
// or below its `lowStockThreshold`. A variant that does not track inventory can always be sold.
type StockStatus string

// The values of StockStatus.
const (
	StockStatusInStock    StockStatus = "IN_STOCK"
	StockStatusLowStock   StockStatus = "LOW_STOCK"
	StockStatusOutOfStock StockStatus = "OUT_OF_STOCK"
)

// Store: A store and its state.
type Store struct {
	//
	StoreID int64 `json:"storeId"`
	// The store's name as customers see it.
	Name string `json:"name"`
	// The store's code. Unique on the platform; never changes.
	Code string `json:"code"`
	// The storefront's host name, used in mails and links once the domain is proven.
	Domain *string `json:"domain"`
	// When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not proven.
	DomainVerifiedOn *time.Time `json:"domainVerifiedOn"`
	//
	Status store.StoreStatus `json:"status"`
	// false means a test store without real money.
	Livemode bool `json:"livemode"`
	//
	Timezone string `json:"timezone"`
	//
	DefaultCurrencyCode string `json:"defaultCurrencyCode"`
	//
	DefaultLanguageCode string `json:"defaultLanguageCode"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// StoreAnalyticsInput: Ids of analytics services that the storefront may load.
type StoreAnalyticsInput struct {
	// Google Analytics measurement id. Null means not used.
	GoogleMeasurementID store.Nullable[string] `json:"googleMeasurementId,omitzero"`
	// Meta pixel id. Null means not used.
	MetaPixelID store.Nullable[string] `json:"metaPixelId,omitzero"`
	// URL of the store's Matomo instance.
	MatomoURL store.Nullable[string] `json:"matomoUrl,omitzero"`
	// Matomo site id. Null means not used.
	MatomoSiteID store.Nullable[string] `json:"matomoSiteId,omitzero"`
}

// StoreCreate: A new store. Omitted fields take their defaults.
type StoreCreate struct {
	// The store's name as customers see it.
	Name string `json:"name"`
	// The store's code for use in programs. Unique on the platform.
	Code string `json:"code"`
	// The storefront's host name, without scheme and path.
	Domain store.Nullable[string] `json:"domain,omitzero"`
	// Whether the store is live, with real money. Defaults to false. Cannot be changed later.
	Livemode *bool `json:"livemode,omitzero"`
	//
	Timezone string `json:"timezone"`
	//
	DefaultCurrencyCode string `json:"defaultCurrencyCode"`
	//
	DefaultLanguageCode string `json:"defaultLanguageCode"`
}

// StoreCreditAccount: Store credit of a customer in one currency.
type StoreCreditAccount struct {
	//
	StoreCreditAccountID int64 `json:"storeCreditAccountId"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The store credit, including the part that orders hold.
	Balance store.Decimal `json:"balance"`
	// Part of the balance that orders hold. It is not available to other orders.
	HeldAmount store.Decimal `json:"heldAmount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// StoreCreditAccountList: Store credit accounts of one customer.
type StoreCreditAccountList struct {
	// The accounts, sorted by currency.
	Items []StoreCreditAccount `json:"items"`
}

// StoreCreditAdjust: A change of a customer's store credit.
type StoreCreditAdjust struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Currency of the amount and of the account.
	CurrencyCode string `json:"currencyCode"`
	// The value to add, or to remove if it is negative. Not 0.
	Amount store.Decimal `json:"amount"`
	// Why the store credit changes, for the store's staff. The customer does not see it.
	Reason string `json:"reason"`
}

// StoreCreditEntry: One change of a store credit account.
type StoreCreditEntry struct {
	//
	EntryID int64 `json:"entryId"`
	//
	StoreCreditAccountID int64 `json:"storeCreditAccountId"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Type store.StoredValueEntryType `json:"type"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Change of the balance; negative if the balance fell.
	Amount store.Decimal `json:"amount"`
	// Change of the held amount; negative if the held amount fell.
	HeldAmount store.Decimal `json:"heldAmount"`
	// The balance after the entry.
	BalanceAfter store.Decimal `json:"balanceAfter"`
	// The order that caused the entry. Null means none.
	OrderID *int64 `json:"orderId"`
	// The payment that caused the entry. Null means none.
	PaymentID *int64 `json:"paymentId"`
	// The refund that caused the entry. Null means none.
	RefundID *int64 `json:"refundId"`
	// The reason that staff entered. Null means none.
	Reason *string `json:"reason"`
	//
	Actor StoredValueActor `json:"actor"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// StoreCreditEntryPage: One page of entries, with the cursor of the next page.
type StoreCreditEntryPage struct {
	// The entries of this page, in the requested order; empty after the last page.
	Items []StoreCreditEntry `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *StoreCreditEntryPage) PageItems() []StoreCreditEntry { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *StoreCreditEntryPage) PageCursor() *string { return p.NextCursor }

// StoreCreditEntrySort: Sort order; a minus sign means descending.
type StoreCreditEntrySort string

// The values of StoreCreditEntrySort.
const (
	StoreCreditEntrySortCreatedOn     StoreCreditEntrySort = "createdOn"
	StoreCreditEntrySortCreatedOnDesc StoreCreditEntrySort = "-createdOn"
)

// StoreCustomField: The definition of a custom field. Values are validated against it.
type StoreCustomField struct {
	//
	Object StoreCustomFieldObject `json:"object"`
	// The field's key for use in programs. Unique for its object type.
	Key string `json:"key"`
	//
	Type store.CustomFieldType `json:"type"`
	// Name that buyers and staff see.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Whether a request that creates an object, or sends its `customFields`, must have a value. Existing objects, placed
	// orders and drafts keep the fields that they have: changing, placing, paying and replacing them needs no value.
	IsRequired bool `json:"isRequired"`
}

// StoreCustomFieldInput: The definition of a custom field.
type StoreCustomFieldInput struct {
	//
	Object StoreCustomFieldObject `json:"object"`
	// The field's key. Unique among the fields of the object type.
	Key string `json:"key"`
	//
	Type store.CustomFieldType `json:"type"`
	// The field's name for people.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Whether a request that creates an object, or sends its `customFields`, must have a value; a cart needs it at
	// checkout. Existing objects, placed orders and drafts keep the fields that they have: changing, placing, paying and
	// replacing them needs no value. Defaults to false.
	IsRequired *bool `json:"isRequired,omitzero"`
}

// StoreCustomFieldObject: The object type that the custom field belongs to.
type StoreCustomFieldObject string

// The values of StoreCustomFieldObject.
const (
	StoreCustomFieldObjectProduct   StoreCustomFieldObject = "PRODUCT"
	StoreCustomFieldObjectVariant   StoreCustomFieldObject = "VARIANT"
	StoreCustomFieldObjectOrder     StoreCustomFieldObject = "ORDER"
	StoreCustomFieldObjectOrderLine StoreCustomFieldObject = "ORDER_LINE"
	StoreCustomFieldObjectCustomer  StoreCustomFieldObject = "CUSTOMER"
)

// StoreCustomerAccountTypeUpdate: The customer and the new account type.
type StoreCustomerAccountTypeUpdate struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	AccountTypeID int64 `json:"accountTypeId"`
	// Whether the daily check of automatic tiers may move the customer to another account type. Defaults to false: the
	// account type stays until a request changes it.
	Automatic *bool `json:"automatic,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// StoreCustomerStatusUpdate: The customer, the new status and the reason.
type StoreCustomerStatusUpdate struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Status store.CustomerStatus `json:"status"`
	// Stored as `statusReason` and in `statusHistory`. The audit log, which is never erased, masks it. Never shown to the
	// customer.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// true removes the customer's store credit in every currency. Only with DEACTIVATED (422 `invalid_value`). Default
	// false.
	ForfeitStoreCredit *bool `json:"forfeitStoreCredit,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// StoreCustomerUpdate: Changes to a customer. An omitted field keeps its value, null clears it, and an array is
// replaced as a whole.
type StoreCustomerUpdate struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	//
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// The company that the customer buys for.
	Company store.Nullable[string] `json:"company,omitzero"`
	// VAT or other tax number, printed on invoices.
	TaxNumber store.Nullable[string] `json:"taxNumber,omitzero"`
	// Language of e-mails and documents. Null means the store's default.
	LanguageCode store.Nullable[string] `json:"languageCode,omitzero"`
	// Whether the customer accepts marketing e-mails. Set to true only with the customer's consent.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// Code of the referrer who brought the customer.
	ReferrerCode store.Nullable[string] `json:"referrerCode,omitzero"`
	// Internal note. Never shown to the customer.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Replaces all tags.
	Tags []string `json:"tags,omitzero"`
	// Replaces all custom fields.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// The customer's id in another system of the store, unique per store.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// StoreDunning: The behavior after a failed renewal payment.
type StoreDunning struct {
	// Maximum number of charges, including the first.
	MaxAttempts int64 `json:"maxAttempts"`
	// Days between the attempts. One entry fewer than `maxAttempts`.
	IntervalsDays []int64 `json:"intervalsDays"`
	//
	FinalAction DunningFinalAction `json:"finalAction"`
	// Days after the last attempt before the final action.
	GraceDays int64 `json:"graceDays"`
	// The steps at which the customer gets a mail.
	NotifyOn []DunningNotice `json:"notifyOn"`
}

// StoreDunningInput: The behavior after a failed renewal payment.
type StoreDunningInput struct {
	// Maximum number of charges, including the first.
	MaxAttempts int64 `json:"maxAttempts"`
	// Days between the attempts. One entry fewer than `maxAttempts`.
	IntervalsDays []int64 `json:"intervalsDays"`
	//
	FinalAction DunningFinalAction `json:"finalAction"`
	// Days after the last attempt before the final action.
	GraceDays int64 `json:"graceDays"`
	// The steps at which the customer gets a mail.
	NotifyOn []DunningNotice `json:"notifyOn"`
}

// StoreKey: A public key that identifies the store in a storefront's requests. It is not a secret.
type StoreKey struct {
	//
	StoreKeyID int64 `json:"storeKeyId"`
	//
	StoreID int64 `json:"storeId"`
	// A description of the key's use, for people.
	Name string `json:"name"`
	// The key's first characters, to identify it.
	Prefix string `json:"prefix"`
	// When the key was last used, to the minute. Null means never.
	LastUsedOn *time.Time `json:"lastUsedOn"`
	// When the key was revoked. Null while it is valid.
	RevokedOn *time.Time `json:"revokedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// StoreKeyCreate: A new store key. Omitted fields take their defaults.
type StoreKeyCreate struct {
	// A description of the key's use, for people.
	Name string `json:"name"`
}

// StoreKeyCreated: A store key with the key itself, which is shown once.
type StoreKeyCreated struct {
	//
	StoreKeyID int64 `json:"storeKeyId"`
	//
	StoreID int64 `json:"storeId"`
	// A description of the key's use, for people.
	Name string `json:"name"`
	// The key's first characters, to identify it.
	Prefix string `json:"prefix"`
	// When the key was last used, to the minute. Null means never.
	LastUsedOn *time.Time `json:"lastUsedOn"`
	// When the key was revoked. Null while it is valid.
	RevokedOn *time.Time `json:"revokedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
	// The key (`pk_…`), which storefronts send as `X-Store-Key`.
	Key string `json:"key"`
}

// StoreKeyList: All store keys, not paged.
type StoreKeyList struct {
	// The store keys.
	Items []StoreKey `json:"items"`
}

// StoreList: All stores that the caller has access to, not paged.
type StoreList struct {
	// The stores.
	Items []Store `json:"items"`
}

// StoreDomain: A store's domain, and the records to publish to prove that the store owns it.
type StoreDomain struct {
	// The host name of the storefront.
	Domain string `json:"domain"`
	// When the domain was proven. Null while it is not proven.
	VerifiedOn *time.Time `json:"verifiedOn"`
	//
	Record StoreDomainRecord `json:"record"`
	//
	File StoreDomainFile `json:"file"`
}

// StoreDomainFile: A file that the storefront must serve without a redirect.
type StoreDomainFile struct {
	// URL of the file.
	URL string `json:"url"`
	// The complete content of the file.
	Content string `json:"content"`
}

// StoreDomainRecord: A DNS record.
type StoreDomainRecord struct {
	// The name of the DNS record.
	Name string `json:"name"`
	// The type of the DNS record.
	Type string `json:"type"`
	// The text of the DNS record.
	Value string `json:"value"`
}

// StorePolicy: A legal page of the store: an external page, or a text that this service shows.
type StorePolicy struct {
	//
	Type store.PolicyType `json:"type"`
	// The text of links to the page.
	Title string `json:"title"`
	// URL of the page. Null when the text is in `html`.
	URL *string `json:"url"`
	// The text of the page. Null when the page is at `url`.
	HTML *string `json:"html"`
	// The page in other languages; at most one entry per language.
	Translations []StorePolicyTranslation `json:"translations"`
}

// StorePolicyInput: A legal page of the store: exactly one of `url` and `html`.
type StorePolicyInput struct {
	//
	Type store.PolicyType `json:"type"`
	// The text of links to the page.
	Title string `json:"title"`
	// URL of the page.
	URL store.Nullable[string] `json:"url,omitzero"`
	// The text of the page, which this service shows.
	HTML store.Nullable[string] `json:"html,omitzero"`
	// The page in other languages; at most one entry per language.
	Translations []StorePolicyTranslationInput `json:"translations,omitzero"`
}

// StoreBranding: The appearance of the service's pages for buyers: checkout, payment and policies.
type StoreBranding struct {
	//
	Colors StoreColors `json:"colors"`
	// Null means the page's default font.
	Font *store.BrandingFont `json:"font"`
	// Corner radius, in pixels. Null means the page's default.
	Radius *int64 `json:"radius"`
	// The icon of the browser tab (favicon).
	IconMediaID *int64 `json:"iconMediaId"`
}

// StoreBrandingInput: The appearance of the service's pages for buyers. Replaced as a whole: an omitted field becomes
// null.
type StoreBrandingInput struct {
	//
	Colors *StoreColorsInput `json:"colors,omitzero"`
	// Null means the page's default font.
	Font store.Nullable[store.BrandingFont] `json:"font,omitzero"`
	// Corner radius, in pixels. Null means the page's default.
	Radius store.Nullable[int64] `json:"radius,omitzero"`
	// The icon of the browser tab (favicon).
	IconMediaID store.Nullable[int64] `json:"iconMediaId,omitzero"`
}

// StoreColors: The colors of the store's pages. Null means the page's default color.
type StoreColors struct {
	// Color of buttons and selected items. Their text is black or white, whichever is more readable.
	Accent *string `json:"accent"`
	// Color of the page background.
	Background *string `json:"background"`
	// Color of text.
	Text *string `json:"text"`
}

// StoreColorsInput: The colors of the store's pages. `background` and `text` must be set together, with a contrast of
// at least 4.5:1.
type StoreColorsInput struct {
	// Color of buttons and selected items.
	Accent store.Nullable[string] `json:"accent,omitzero"`
	// Color of the page background.
	Background store.Nullable[string] `json:"background,omitzero"`
	// Color of text.
	Text store.Nullable[string] `json:"text,omitzero"`
}

// StorePolicyTranslation: A legal page in an additional language of the store.
type StorePolicyTranslation struct {
	//
	LanguageCode string `json:"languageCode"`
	// The text of links to the page, in the language.
	Title string `json:"title"`
	// URL of the page in the language. Null means the original `url`, if the page has one.
	URL *string `json:"url"`
	// The text of the page in the language. Null means the original `html`, if the page has one.
	HTML *string `json:"html"`
}

// StorePolicyTranslationInput: A legal page in an additional language of the store; at most one entry per language.
type StorePolicyTranslationInput struct {
	//
	LanguageCode string `json:"languageCode"`
	// The text of links to the page, in the language.
	Title string `json:"title"`
	// URL of the page in the language; only for a page with `url` (422 `invalid_value` otherwise).
	URL store.Nullable[string] `json:"url,omitzero"`
	// The text of the page in the language; only for a page with `html` (422 `invalid_value` otherwise).
	HTML store.Nullable[string] `json:"html,omitzero"`
}

// StoreReturnExclusion: A product that cannot be returned.
type StoreReturnExclusion struct {
	//
	ProductID int64 `json:"productId"`
	//
	Reason StoreReturnExclusionReason `json:"reason"`
}

// StoreReturnExclusionInput: A product that cannot be returned.
type StoreReturnExclusionInput struct {
	//
	ProductID int64 `json:"productId"`
	//
	Reason StoreReturnExclusionReason `json:"reason"`
}

// StoreReturnExclusionReason: Why a product cannot be returned. HYGIENE: sealed goods that lose their purpose once
// opened. DIGITAL: provided with the buyer's consent. STORE: the store's own choice, which does not end the right to
// withdraw. More values may be added.
type StoreReturnExclusionReason string

// The values of StoreReturnExclusionReason.
const (
	StoreReturnExclusionReasonHygiene    StoreReturnExclusionReason = "HYGIENE"
	StoreReturnExclusionReasonCustomMade StoreReturnExclusionReason = "CUSTOM_MADE"
	StoreReturnExclusionReasonPerishable StoreReturnExclusionReason = "PERISHABLE"
	StoreReturnExclusionReasonDigital    StoreReturnExclusionReason = "DIGITAL"
	StoreReturnExclusionReasonStore      StoreReturnExclusionReason = "STORE"
)

// StoreReturnPolicy: Which returns buyers can request, and what they pay for them. Staff can set it aside.
type StoreReturnPolicy struct {
	// The first terms whose countries and account types match the buyer apply. Without matching terms the store offers no
	// returns.
	Terms []StoreReturnTerms `json:"terms"`
	// Products that cannot be returned, each at most once.
	Exclusions []StoreReturnExclusion `json:"exclusions"`
	// Reasons that buyers can choose, each code at most once. Empty means that they name none.
	Reasons []StoreReturnReason `json:"reasons"`
	// Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does.
	NeedsApproval bool `json:"needsApproval"`
}

// StoreReturnPolicyInput: Which returns buyers can request, and what they pay for them. Replaced as a whole. Staff can
// set it aside.
type StoreReturnPolicyInput struct {
	// The first terms whose countries and account types match the buyer apply. Without matching terms the store offers no
	// returns.
	Terms []StoreReturnTermsInput `json:"terms"`
	// Products that cannot be returned, each at most once.
	Exclusions []StoreReturnExclusionInput `json:"exclusions"`
	// Reasons that buyers can choose, each code at most once. Empty means that they name none.
	Reasons []StoreReturnReasonInput `json:"reasons"`
	// Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does.
	NeedsApproval bool `json:"needsApproval"`
}

// StoreReturnReason: A reason that buyers can choose.
type StoreReturnReason struct {
	// Code that a return stores.
	Code string `json:"code"`
	// Text that buyers read.
	Name string `json:"name"`
}

// StoreReturnReasonInput: A reason that buyers can choose.
type StoreReturnReasonInput struct {
	// Code that a return stores.
	Code string `json:"code"`
	// Text that buyers read.
	Name string `json:"name"`
}

// StoreReturnShipping: The buyer's share of a return label in one currency.
type StoreReturnShipping struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Tax included.
	Amount store.Decimal `json:"amount"`
}

// StoreReturnShippingInput: The buyer's share of a return label in one currency.
type StoreReturnShippingInput struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Tax included.
	Amount store.Decimal `json:"amount"`
}

// StoreReturnTerms: Windows and fees for some buyers.
type StoreReturnTerms struct {
	// Countries of the delivery; empty means every country.
	CountryCodes []string `json:"countryCodes"`
	// Account types of the buyer; empty means every buyer, including guests.
	AccountTypeIDs []int64 `json:"accountTypeIds"`
	// Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none.
	WindowDays int64 `json:"windowDays"`
	// Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives these
	// buyers no such right.
	WithdrawalDays int64 `json:"withdrawalDays"`
	// Restocking fee in percent of the goods' price, at most 100.
	RestockingRate store.Decimal `json:"restockingRate"`
	// The buyer's share of the return label, each currency at most once. In other currencies the store pays it.
	ReturnShipping []StoreReturnShipping `json:"returnShipping"`
}

// StoreReturnTermsInput: Windows and fees for some buyers.
type StoreReturnTermsInput struct {
	// Countries of the delivery; empty means every country.
	CountryCodes []string `json:"countryCodes"`
	// Account types of the buyer; empty means every buyer, including guests.
	AccountTypeIDs []int64 `json:"accountTypeIds"`
	// Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none.
	WindowDays int64 `json:"windowDays"`
	// Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives these
	// buyers no such right.
	WithdrawalDays int64 `json:"withdrawalDays"`
	// Restocking fee in percent of the goods' price, at most 100.
	RestockingRate store.Decimal `json:"restockingRate"`
	// The buyer's share of the return label, each currency at most once. In other currencies the store pays it.
	ReturnShipping []StoreReturnShippingInput `json:"returnShipping"`
}

// StoreSettings: The settings of the store.
type StoreSettings struct {
	//
	StoreID int64 `json:"storeId"`
	// The store's name as customers see it.
	Name string `json:"name"`
	// The storefront's host name, used in mails and links once the domain is proven.
	Domain *string `json:"domain"`
	// When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not proven.
	DomainVerifiedOn *time.Time `json:"domainVerifiedOn"`
	//
	Status store.StoreStatus `json:"status"`
	// The store's legal name, printed on invoices.
	LegalName *string `json:"legalName"`
	// Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook
	// endpoints.
	SupportEmail *string `json:"supportEmail"`
	//
	SupportPhone *string `json:"supportPhone"`
	// The merchant's address, printed on invoices and used as the origin of shipments.
	Address *store.Address `json:"address"`
	//
	LogoMediaID *int64 `json:"logoMediaId"`
	//
	Timezone string `json:"timezone"`
	//
	DefaultLanguageCode string `json:"defaultLanguageCode"`
	// Language of the names, descriptions and slugs of products and collections; their `translations` are in other
	// languages. It stays when `defaultLanguageCode` changes.
	CatalogLanguageCode string `json:"catalogLanguageCode"`
	// Must include the default one.
	LanguageCodes []string `json:"languageCodes"`
	//
	DefaultCurrencyCode string `json:"defaultCurrencyCode"`
	// Must include the default one.
	CurrencyCodes []string `json:"currencyCodes"`
	// Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates
	// keep theirs.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	//
	TaxRounding TaxRounding `json:"taxRounding"`
	//
	TaxRoundingTarget TaxRoundingTarget `json:"taxRoundingTarget"`
	//
	RoundingMode RoundingMode `json:"roundingMode"`
	//
	WeightUnit store.WeightUnit `json:"weightUnit"`
	//
	DimensionUnit store.DimensionUnit `json:"dimensionUnit"`
	// Prefix of the order number where people read it. `orderNumber` itself stays a number.
	OrderNumberPrefix *string `json:"orderNumberPrefix"`
	// The minimum number of the next order.
	OrderNumberStart int64 `json:"orderNumberStart"`
	// The merchant's VAT or other tax number, printed on invoices.
	TaxNumber *string `json:"taxNumber"`
	// Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office
	// (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice that
	// it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate per
	// currency.
	TaxExchangeRates []TaxExchangeRate `json:"taxExchangeRates"`
	// The value that each administrator and each app token may add in one day of the store's time zone, by currency.
	// Currencies without an entry have no limit. The limit does not apply to callers with `store:write`. At most one limit
	// per currency.
	StoredValueLimits []StoredValueLimit `json:"storedValueLimits"`
	// Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers. A prefix
	// that ends in a digit, begins with `CN-`, or would repeat an issued number returns 422.
	InvoiceNumberPrefix *string `json:"invoiceNumberPrefix"`
	// The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1.
	InvoiceNumberStart int64 `json:"invoiceNumberStart"`
	//
	RefundNumberSequence RefundNumberSequence `json:"refundNumberSequence"`
	//
	CaptureMode CaptureMode `json:"captureMode"`
	// Whether orders may be fulfilled before their payment is authorized.
	AllowUnsecuredFulfillment bool `json:"allowUnsecuredFulfillment"`
	//
	InventoryReserveMode InventoryReserveMode `json:"inventoryReserveMode"`
	// Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes that
	// a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the provider sets
	// a time.
	ReservationMinutes int64 `json:"reservationMinutes"`
	// Days without a change after which a cart expires.
	CartExpiryDays int64 `json:"cartExpiryDays"`
	// Whether customers can buy without an account.
	GuestCheckout bool `json:"guestCheckout"`
	// Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their
	// orders, subscriptions and data. If false, the page does not exist; storefronts are not affected.
	AccountPages bool `json:"accountPages"`
	// Whether an account must verify its e-mail before it can buy.
	RequireVerifiedEmail bool `json:"requireVerifiedEmail"`
	// Minimum length of customers' passwords.
	CustomerPasswordMinLength int64 `json:"customerPasswordMinLength"`
	//
	DefaultAccountTypeID int64 `json:"defaultAccountTypeId"`
	//
	DefaultTaxClassID int64 `json:"defaultTaxClassId"`
	// Null means the default tax class.
	ShippingTaxClassID *int64 `json:"shippingTaxClassId"`
	// Countries that the store ships to. Empty means everywhere.
	AllowedCountryCodes []string `json:"allowedCountryCodes"`
	// Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as `https://shop.example`.
	// For development, `http://localhost:*` allows every port of the local machine.
	AllowedOrigins []string `json:"allowedOrigins"`
	// The store's custom fields, by object type.
	CustomFieldDefinitions []StoreCustomField `json:"customFieldDefinitions"`
	//
	Dunning StoreDunning `json:"dunning"`
	// Hour of the day at which renewals run, in the store's time zone.
	RenewalHour int64 `json:"renewalHour"`
	// Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a
	// card that renewals charge. 0 means no mail.
	RenewalReminderDays int64 `json:"renewalReminderDays"`
	// Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT).
	RenewalStockWaitDays int64 `json:"renewalStockWaitDays"`
	// Days between the mail that announces a higher price and the first renewal that charges it.
	PriceChangeNoticeDays int64 `json:"priceChangeNoticeDays"`
	//
	RenewalStockPolicy RenewalStockPolicy `json:"renewalStockPolicy"`
	// Number of renewals in a row that a customer may skip. Null means no limit.
	SkipLimit *int64 `json:"skipLimit"`
	// Maximum days of a pause. For customers, the pauses since the last charge count together. Null means no limit.
	PauseMaxDays *int64 `json:"pauseMaxDays"`
	// Whether suspending a customer pauses their subscriptions.
	PauseOnSuspension bool `json:"pauseOnSuspension"`
	// The terms of sale.
	TermsURL *string `json:"termsUrl"`
	// The privacy policy.
	PrivacyURL *string `json:"privacyUrl"`
	// The store's other legal pages, in display order. Includes the terms and the privacy policy if `termsUrl` and
	// `privacyUrl` have no address for them.
	Policies []StorePolicy `json:"policies"`
	//
	ReturnPolicy StoreReturnPolicy `json:"returnPolicy"`
	//
	Branding StoreBranding `json:"branding"`
	// URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none.
	// The `url` of product cards is built from it.
	ProductURLTemplate *string `json:"productUrlTemplate"`
	// The storefront's own checkout page, which checkout links open. Null means this service's page.
	CheckoutURL *string `json:"checkoutUrl"`
	//
	Analytics store.StoreAnalytics `json:"analytics"`
	//
	WebhookAPIVersion string `json:"webhookApiVersion"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// StoreSettingsUpdate: Changes to the store's settings. An omitted field keeps its value, null clears it, and an array
// is replaced as a whole.
type StoreSettingsUpdate struct {
	// The store's name as customers see it.
	Name *string `json:"name,omitzero"`
	// The storefront's host name. A new host name must be proven before mails link to it.
	Domain store.Nullable[string] `json:"domain,omitzero"`
	//
	Status *store.StoreStatus `json:"status,omitzero"`
	// The store's legal name, printed on invoices.
	LegalName store.Nullable[string] `json:"legalName,omitzero"`
	// Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook
	// endpoints.
	SupportEmail store.Nullable[string] `json:"supportEmail,omitzero"`
	//
	SupportPhone store.Nullable[string] `json:"supportPhone,omitzero"`
	// Replaced as a whole.
	Address store.Nullable[store.AddressInput] `json:"address,omitzero"`
	//
	LogoMediaID store.Nullable[int64] `json:"logoMediaId,omitzero"`
	//
	Timezone *string `json:"timezone,omitzero"`
	//
	DefaultLanguageCode *string `json:"defaultLanguageCode,omitzero"`
	// Language of the names, descriptions and slugs of products and collections. Texts are not translated by a change.
	CatalogLanguageCode *string `json:"catalogLanguageCode,omitzero"`
	// Must include the default one.
	LanguageCodes []string `json:"languageCodes,omitzero"`
	//
	DefaultCurrencyCode *string `json:"defaultCurrencyCode,omitzero"`
	// Must include the default one.
	CurrencyCodes []string `json:"currencyCodes,omitzero"`
	// Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates
	// keep theirs.
	PricesIncludeTax *bool `json:"pricesIncludeTax,omitzero"`
	//
	TaxRounding *TaxRounding `json:"taxRounding,omitzero"`
	//
	TaxRoundingTarget *TaxRoundingTarget `json:"taxRoundingTarget,omitzero"`
	//
	RoundingMode *RoundingMode `json:"roundingMode,omitzero"`
	//
	WeightUnit *store.WeightUnit `json:"weightUnit,omitzero"`
	//
	DimensionUnit *store.DimensionUnit `json:"dimensionUnit,omitzero"`
	// Prefix of the order number where people read it. `orderNumber` itself stays a number.
	OrderNumberPrefix store.Nullable[string] `json:"orderNumberPrefix,omitzero"`
	// The minimum number of the next order.
	OrderNumberStart *int64 `json:"orderNumberStart,omitzero"`
	// The merchant's VAT or other tax number, printed on invoices.
	TaxNumber store.Nullable[string] `json:"taxNumber,omitzero"`
	// Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office
	// (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice that
	// it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate per
	// currency.
	TaxExchangeRates []TaxExchangeRateInput `json:"taxExchangeRates,omitzero"`
	// The value that each administrator and each app token may add in one day of the store's time zone, by currency.
	// Currencies without an entry have no limit. The limit does not apply to callers with `store:write`. At most one limit
	// per currency.
	StoredValueLimits []StoredValueLimitInput `json:"storedValueLimits,omitzero"`
	// Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers.
	InvoiceNumberPrefix store.Nullable[string] `json:"invoiceNumberPrefix,omitzero"`
	// The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1.
	InvoiceNumberStart *int64 `json:"invoiceNumberStart,omitzero"`
	//
	RefundNumberSequence *RefundNumberSequence `json:"refundNumberSequence,omitzero"`
	//
	CaptureMode *CaptureMode `json:"captureMode,omitzero"`
	// Whether orders may be fulfilled before their payment is authorized.
	AllowUnsecuredFulfillment *bool `json:"allowUnsecuredFulfillment,omitzero"`
	//
	InventoryReserveMode *InventoryReserveMode `json:"inventoryReserveMode,omitzero"`
	// Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes that
	// a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the provider sets
	// a time.
	ReservationMinutes *int64 `json:"reservationMinutes,omitzero"`
	// Days without a change after which a cart expires.
	CartExpiryDays *int64 `json:"cartExpiryDays,omitzero"`
	// Whether customers can buy without an account.
	GuestCheckout *bool `json:"guestCheckout,omitzero"`
	// Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their
	// orders, subscriptions and data. If false, the page does not exist; storefronts are not affected.
	AccountPages *bool `json:"accountPages,omitzero"`
	// Whether an account must verify its e-mail before it can buy.
	RequireVerifiedEmail *bool `json:"requireVerifiedEmail,omitzero"`
	// Minimum length of customers' passwords.
	CustomerPasswordMinLength *int64 `json:"customerPasswordMinLength,omitzero"`
	//
	DefaultAccountTypeID *int64 `json:"defaultAccountTypeId,omitzero"`
	//
	DefaultTaxClassID *int64 `json:"defaultTaxClassId,omitzero"`
	// Null means the default tax class.
	ShippingTaxClassID store.Nullable[int64] `json:"shippingTaxClassId,omitzero"`
	// Countries that the store ships to. Empty means everywhere.
	AllowedCountryCodes []string `json:"allowedCountryCodes,omitzero"`
	// Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as `https://shop.example`.
	// For development, `http://localhost:*` allows every port of the local machine.
	AllowedOrigins []string `json:"allowedOrigins,omitzero"`
	// Replaced as a whole. Values of a removed definition are kept but no longer validated.
	CustomFieldDefinitions []StoreCustomFieldInput `json:"customFieldDefinitions,omitzero"`
	//
	Dunning *StoreDunningInput `json:"dunning,omitzero"`
	// Hour of the day at which renewals run, in the store's time zone.
	RenewalHour *int64 `json:"renewalHour,omitzero"`
	// Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a
	// card that renewals charge. 0 means no mail.
	RenewalReminderDays *int64 `json:"renewalReminderDays,omitzero"`
	// Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT).
	RenewalStockWaitDays *int64 `json:"renewalStockWaitDays,omitzero"`
	// Days between the mail that announces a higher price and the first renewal that charges it.
	PriceChangeNoticeDays *int64 `json:"priceChangeNoticeDays,omitzero"`
	//
	RenewalStockPolicy *RenewalStockPolicy `json:"renewalStockPolicy,omitzero"`
	// Number of renewals in a row that a customer may skip. Null means no limit.
	SkipLimit store.Nullable[int64] `json:"skipLimit,omitzero"`
	// Maximum days of a pause. For customers, the pauses since the last charge count together. Null means no limit.
	PauseMaxDays store.Nullable[int64] `json:"pauseMaxDays,omitzero"`
	// Whether suspending a customer pauses their subscriptions.
	PauseOnSuspension *bool `json:"pauseOnSuspension,omitzero"`
	// The terms of sale.
	TermsURL store.Nullable[string] `json:"termsUrl,omitzero"`
	// The privacy policy.
	PrivacyURL store.Nullable[string] `json:"privacyUrl,omitzero"`
	// The store's other legal pages, in display order, each type at most once. Terms and privacy policy are allowed only if
	// they have no address in `termsUrl` and `privacyUrl`. Replaced as a whole.
	Policies []StorePolicyInput `json:"policies,omitzero"`
	//
	ReturnPolicy *StoreReturnPolicyInput `json:"returnPolicy,omitzero"`
	//
	Branding *StoreBrandingInput `json:"branding,omitzero"`
	// URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none.
	ProductURLTemplate store.Nullable[string] `json:"productUrlTemplate,omitzero"`
	// The storefront's own checkout page, which checkout links open. It must be on one of the `allowedOrigins`, without a
	// fragment. Null means this service's page.
	CheckoutURL store.Nullable[string] `json:"checkoutUrl,omitzero"`
	//
	Analytics *StoreAnalyticsInput `json:"analytics,omitzero"`
	//
	WebhookAPIVersion *string `json:"webhookApiVersion,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// StoredValueActor: The person, program or job that caused the entry.
type StoredValueActor struct {
	//
	ActorType store.ActorType `json:"actorType"`
	// The administrator. Null means that no administrator caused the entry.
	AdminUserID *int64 `json:"adminUserId"`
	// The app token. Null means that no app token caused the entry.
	AppTokenID *int64 `json:"appTokenId"`
}

// StoredValueDay: The changes of one day.
type StoredValueDay struct {
	// The day, in the store's time zone.
	Date store.Date `json:"date"`
	// The value at the start of the day.
	OpeningAmount store.Decimal `json:"openingAmount"`
	// The value of new gift cards.
	IssuedAmount store.Decimal `json:"issuedAmount"`
	// The value that paid orders, as a negative amount.
	CapturedAmount store.Decimal `json:"capturedAmount"`
	// The value that refunds paid back.
	RefundedAmount store.Decimal `json:"refundedAmount"`
	// The value whose purchase was refunded, as a negative amount.
	CancelledAmount store.Decimal `json:"cancelledAmount"`
	// The value that came back because the refund of its purchase failed.
	RestoredAmount store.Decimal `json:"restoredAmount"`
	// The value that expired, as a negative amount.
	ExpiredAmount store.Decimal `json:"expiredAmount"`
	// The value that staff added, less the value that they removed.
	AdjustedAmount store.Decimal `json:"adjustedAmount"`
	// The value at the end of the day.
	ClosingAmount store.Decimal `json:"closingAmount"`
}

// StoredValueGroup: Stored value of one currency, kind and source.
type StoredValueGroup struct {
	//
	CurrencyCode string `json:"currencyCode"`
	//
	Kind store.TenderType `json:"kind"`
	// The origin of gift cards: PURCHASE, STAFF, BATCH, REFUND or IMPORT. Null for store credit. Later versions can add
	// values.
	Source *string `json:"source"`
	// The value at the start of the first day.
	OpeningAmount store.Decimal `json:"openingAmount"`
	// The value at the end of the last day.
	ClosingAmount store.Decimal `json:"closingAmount"`
	// The days with changes, oldest first.
	Days []StoredValueDay `json:"days"`
}

// StoredValueLiability: The value that the store owes the holders of stored value.
type StoredValueLiability struct {
	// First day of the report.
	From store.Date `json:"from"`
	// Day after the last day of the report.
	To store.Date `json:"to"`
	// The groups, sorted by currency, kind and source.
	Groups []StoredValueGroup `json:"groups"`
}

// StoredValueLimit: The value in one currency that an administrator or an app token may add in one day.
type StoredValueLimit struct {
	// Currency of the value.
	CurrencyCode string `json:"currencyCode"`
	// The highest sum of a day. 0 means that only callers with `store:write` can add value.
	Amount store.Decimal `json:"amount"`
}

// StoredValueLimitInput: The value in one currency that an administrator or an app token may add in one day.
type StoredValueLimitInput struct {
	// Currency of the value.
	CurrencyCode string `json:"currencyCode"`
	// The highest sum of a day. 0 means that only callers with `store:write` can add value.
	Amount store.Decimal `json:"amount"`
}

// Subscription: A subscription with all fields that administrators can see, including those of the event snapshot.
type Subscription struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status store.SubscriptionStatus `json:"status"`
	// Null while no renewal is scheduled.
	NextProcessingDate *store.Date `json:"nextProcessingDate"`
	//
	CreatedOn time.Time `json:"createdOn"`
	// When the subscription was canceled. Null means that it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or
	// CUSTOMER_DEACTIVATED.
	CancelReason *string `json:"cancelReason"`
	// The live lines. Empty once every line is removed.
	Items []SubscriptionItem `json:"items"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// First and last name.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name.
	SubscriptionPlanName string `json:"subscriptionPlanName"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Number of interval units between renewals.
	IntervalCount int64 `json:"intervalCount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Null when nothing is shipped.
	ShippingAddressID *int64 `json:"shippingAddressId"`
	// Null means the shipping address.
	BillingAddressID *int64 `json:"billingAddressId"`
	// Null when the customer has no payment method left. The next renewal then fails.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId"`
	// Whether the customer's store credit pays as much of each renewal as it can before the payment method is charged. Only
	// store credit in `currencyCode` pays. False for a new subscription.
	UseStoreCredit bool `json:"useStoreCredit"`
	// Null when nothing is shipped.
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// Number of the last processed cycle. The first order is cycle 1, or cycle 0 for a trial. Skipped and failed renewals
	// get no number.
	CycleNumber int64 `json:"cycleNumber"`
	// Whether the subscription will be canceled on the next processing date instead of renewed.
	CancelAtPeriodEnd bool `json:"cancelAtPeriodEnd"`
	// Date on which the subscription resumes automatically. Null when it is not paused or is paused without end.
	PausedUntil *store.Date `json:"pausedUntil"`
	// Reason for the pause, as entered. Null unless the subscription is paused.
	PauseReason *string `json:"pauseReason"`
	// Number of deliveries that a charge has paid for and that were not sent yet. A paused subscription sends them after
	// the pause. A CANCELLED subscription sends none of them.
	PrepaidDeliveriesLeft int64 `json:"prepaidDeliveriesLeft"`
	// When a renewal last placed an order.
	LastProcessedOn *time.Time `json:"lastProcessedOn"`
	// Id of the newest order of this subscription.
	LastOrderID *int64 `json:"lastOrderId"`
	// Number of failed attempts in the current cycle.
	FailedAttempts int64 `json:"failedAttempts"`
	// When the failed renewal is retried.
	NextRetryOn *time.Time `json:"nextRetryOn"`
	// Why the last attempt failed. Null after a success.
	LastFailureCode *string `json:"lastFailureCode"`
	// The action that would resolve the last failure. Null after a success.
	LastFailureClass *store.SubscriptionFailureClass `json:"lastFailureClass"`
	//
	DunningState store.DunningState `json:"dunningState"`
	// The coupons that apply to future renewals.
	Coupons []SubscriptionCoupon `json:"coupons"`
	// Id of the subscription that replaced this one.
	ReplacedBySubscriptionID *int64 `json:"replacedBySubscriptionId"`
	// Id of the subscription that this one replaced.
	ReplacesSubscriptionID *int64 `json:"replacesSubscriptionId"`
	// Time until which the next renewal can be changed without `overrideCutoff`. Null when no renewal is scheduled.
	ChangesUntil *time.Time `json:"changesUntil"`
	// The customer's consent when the subscription began. Null when none was recorded.
	Consent *SubscriptionConsent `json:"consent"`
	// Id of the test clock that the subscription's dates follow. Null means real time.
	TestClockID *int64 `json:"testClockId"`
	// Internal note. Never shown to the customer.
	Note *string `json:"note"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// The next renewals, earliest first. Empty while none is scheduled.
	Upcoming []store.SubscriptionUpcomingCycle `json:"upcoming"`
	// The latest history entries, newest first, at most 50. `GET /admin/subscription/history/paged` returns all entries.
	History []store.SubscriptionHistoryEntry `json:"history"`
	// The actions that are possible now.
	AllowedActions []store.SubscriptionAction `json:"allowedActions"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// SubscriptionAnchorType: The basis of renewal dates.
type SubscriptionAnchorType string

// The values of SubscriptionAnchorType.
const (
	SubscriptionAnchorTypeNone     SubscriptionAnchorType = "NONE"
	SubscriptionAnchorTypeWeekday  SubscriptionAnchorType = "WEEKDAY"
	SubscriptionAnchorTypeMonthday SubscriptionAnchorType = "MONTHDAY"
)

// SubscriptionConsent: The customer's consent when the subscription began: the evidence of the mandate for later
// charges.
type SubscriptionConsent struct {
	// The text as shown to the customer, or as recorded by an administrator.
	Text string `json:"text"`
	// The cost of each renewal as shown to the customer, including tax and shipping. Null when an administrator recorded
	// the consent.
	GrandTotal *store.Decimal `json:"grandTotal"`
	//
	CurrencyCode string `json:"currencyCode"`
	// URL of the store's terms at that time. Null when the store had none.
	TermsURL *string `json:"termsUrl"`
	// Hash of the network address of the request. Equal addresses have equal hashes. Null when an administrator recorded
	// the consent.
	IPHash *string `json:"ipHash"`
	// The browser's user agent. Null when an administrator recorded the consent.
	UserAgent *string `json:"userAgent"`
	// When the customer gave consent.
	AcceptedOn time.Time `json:"acceptedOn"`
}

// SubscriptionCoupon: A coupon on the subscription, with the number of renewals that it still applies to.
type SubscriptionCoupon struct {
	//
	CouponID int64 `json:"couponId"`
	// The code, as entered.
	Code string `json:"code"`
	// The coupon's name.
	Name string `json:"name"`
	// Number of renewals that the coupon still applies to. Null means all.
	RemainingCycles *int64 `json:"remainingCycles"`
}

// SubscriptionDateChange: The new date of the next renewal.
type SubscriptionDateChange struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Today or later, in the store's time zone, at most one year ahead.
	NextProcessingDate store.Date `json:"nextProcessingDate"`
	// Whether the dates after the moved one follow the old schedule.
	KeepAnchor *bool `json:"keepAnchor,omitzero"`
	// Whether to make the change even inside the plan's cutoff. The history records the override.
	OverrideCutoff *bool `json:"overrideCutoff,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// SubscriptionItem: A line of a subscription, with all fields of PublicSubscriptionListItem.
type SubscriptionItem struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status store.SubscriptionItemStatus `json:"status"`
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in one delivery, at the next renewal, as shown to the buyer.
	UnitPrice store.Decimal `json:"unitPrice"`
	//
	AnnouncedPrices []store.AnnouncedPrice `json:"announcedPrices"`
	// Number of interval units between renewals.
	IntervalCount int64 `json:"intervalCount"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Date of the line's next renewal.
	NextProcessingDate store.Date `json:"nextProcessingDate"`
	//
	CreatedOn time.Time `json:"createdOn"`
	// When the subscription was canceled. Null means that it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Reason for the cancellation, as entered. Null unless the subscription is canceled.
	CancelReason *string `json:"cancelReason"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	//
	ProductID int64 `json:"productId"`
	//
	VariantID int64 `json:"variantId"`
	// Whether an administrator or an external system fixed the unit price. The plan's pricing does not change a fixed
	// price.
	IsPriceFixed bool `json:"isPriceFixed"`
}

// SubscriptionItemsChange: Lines to add, change and remove in one request.
type SubscriptionItemsChange struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Lines to remove.
	Remove []int64 `json:"remove,omitzero"`
	// Lines to change, each at most once. A line cannot be both changed and removed.
	Update []store.SubscriptionItemUpdate `json:"update,omitzero"`
	// Lines to add.
	Add []store.SubscriptionItemAdd `json:"add,omitzero"`
	// Whether to make the change even inside the plan's cutoff. The history records the override.
	OverrideCutoff *bool `json:"overrideCutoff,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// SubscriptionListItem: A subscription in a list.
type SubscriptionListItem struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status store.SubscriptionStatus `json:"status"`
	//
	DunningState store.DunningState `json:"dunningState"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// First and last name.
	CustomerName string `json:"customerName"`
	//
	CustomerEmail string `json:"customerEmail"`
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name.
	SubscriptionPlanName string `json:"subscriptionPlanName"`
	// Number of interval units between renewals.
	IntervalCount int64 `json:"intervalCount"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Null while no renewal is scheduled.
	NextProcessingDate *store.Date `json:"nextProcessingDate"`
	// Number of the last processed cycle.
	CycleNumber int64 `json:"cycleNumber"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	// Sum of unit price times quantity, as shown to the buyer.
	RecurringSubtotal store.Decimal `json:"recurringSubtotal"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Number of failed attempts in the current cycle.
	FailedAttempts int64 `json:"failedAttempts"`
	// When the failed renewal is retried.
	NextRetryOn *time.Time `json:"nextRetryOn"`
	// Why the last attempt failed. Null after a success.
	LastFailureCode *string `json:"lastFailureCode"`
	// The action that would resolve the last failure. Null after a success.
	LastFailureClass *store.SubscriptionFailureClass `json:"lastFailureClass"`
	// Status of the next renewal. Null while none is scheduled.
	CycleStatus *store.SubscriptionCycleStatus `json:"cycleStatus"`
	// Whether the subscription will be canceled on the next processing date instead of renewed.
	CancelAtPeriodEnd bool `json:"cancelAtPeriodEnd"`
	// Date on which the subscription resumes automatically. Null when it is not paused or is paused without end.
	PausedUntil *store.Date `json:"pausedUntil"`
	// Id of the payment method that renewals charge. Null when none is left.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId"`
	// When a renewal last placed an order.
	LastProcessedOn *time.Time `json:"lastProcessedOn"`
	// When the subscription was canceled. Null means that it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or
	// CUSTOMER_DEACTIVATED.
	CancelReason *string `json:"cancelReason"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// SubscriptionPage: A page of subscriptions, with the cursor of the next page.
type SubscriptionPage struct {
	// The subscriptions of this page, in the requested order. Empty after the last page.
	Items []SubscriptionListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *SubscriptionPage) PageItems() []SubscriptionListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *SubscriptionPage) PageCursor() *string { return p.NextCursor }

// SubscriptionPlan: A plan: how often subscriptions renew, and how renewals are priced, shipped and canceled.
type SubscriptionPlan struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name as customers see it.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// The store's own short code, unique per store.
	Code *string `json:"code"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Number of interval units between renewals.
	IntervalCount int64 `json:"intervalCount"`
	//
	Anchor SubscriptionPlanAnchor `json:"anchor"`
	// Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the
	// interval.
	CutoffDays int64 `json:"cutoffDays"`
	// Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
	MinCycles *int64 `json:"minCycles"`
	// Number of cycles after which the subscription ends. Null means no end.
	MaxCycles *int64 `json:"maxCycles"`
	// Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The
	// payment method is verified.
	TrialDays int64 `json:"trialDays"`
	// Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
	PrepaidCycles int64 `json:"prepaidCycles"`
	//
	Pricing store.SubscriptionPlanPricing `json:"pricing"`
	//
	ShippingPolicy store.SubscriptionShippingPolicy `json:"shippingPolicy"`
	// Whether the customer may skip a renewal.
	AllowSkip bool `json:"allowSkip"`
	// Whether the customer may pause.
	AllowPause bool `json:"allowPause"`
	// Whether the customer may swap a line for another variant.
	AllowSwap bool `json:"allowSwap"`
	// Whether the customer may change quantities.
	AllowQuantityChange bool `json:"allowQuantityChange"`
	//
	CancelPolicy store.SubscriptionCancelPolicy `json:"cancelPolicy"`
	// Ids of the products sold on this plan.
	ProductIDs []int64 `json:"productIds"`
	// Ids of the collections whose products are sold on this plan.
	CollectionIDs []int64 `json:"collectionIds"`
	// Whether the plan accepts new subscriptions.
	IsActive bool `json:"isActive"`
	// Number of subscriptions on this plan that are not CANCELLED.
	SubscriberCount int64 `json:"subscriberCount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// SubscriptionPlanAnchor: The day on which renewals fall.
type SubscriptionPlanAnchor struct {
	//
	Type SubscriptionAnchorType `json:"type"`
	// WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null.
	Value *int64 `json:"value"`
}

// SubscriptionPlanAnchorInput: The day on which renewals fall.
type SubscriptionPlanAnchorInput struct {
	//
	Type SubscriptionAnchorType `json:"type"`
	// WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null.
	Value store.Nullable[int64] `json:"value,omitzero"`
}

// SubscriptionPlanCreate: A new subscription plan. Omitted fields take their defaults.
type SubscriptionPlanCreate struct {
	// The plan's name as customers see it.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// The store's own short code, unique per store.
	Code store.Nullable[string] `json:"code,omitzero"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Number of interval units between renewals.
	IntervalCount int64 `json:"intervalCount"`
	//
	Anchor *SubscriptionPlanAnchorInput `json:"anchor,omitzero"`
	// Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the
	// interval.
	CutoffDays *int64 `json:"cutoffDays,omitzero"`
	// Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
	MinCycles store.Nullable[int64] `json:"minCycles,omitzero"`
	// Number of cycles after which the subscription ends. Null means no end.
	MaxCycles store.Nullable[int64] `json:"maxCycles,omitzero"`
	// Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The
	// payment method is verified.
	TrialDays *int64 `json:"trialDays,omitzero"`
	// Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
	PrepaidCycles *int64 `json:"prepaidCycles,omitzero"`
	//
	Pricing *SubscriptionPlanPricingInput `json:"pricing,omitzero"`
	//
	ShippingPolicy *store.SubscriptionShippingPolicy `json:"shippingPolicy,omitzero"`
	// Whether the customer may skip a renewal.
	AllowSkip *bool `json:"allowSkip,omitzero"`
	// Whether the customer may pause.
	AllowPause *bool `json:"allowPause,omitzero"`
	// Whether the customer may swap a line for another variant.
	AllowSwap *bool `json:"allowSwap,omitzero"`
	// Whether the customer may change quantities.
	AllowQuantityChange *bool `json:"allowQuantityChange,omitzero"`
	//
	CancelPolicy *store.SubscriptionCancelPolicy `json:"cancelPolicy,omitzero"`
	// Ids of the products sold on this plan.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Ids of the collections whose products are sold on this plan.
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Whether the plan accepts new subscriptions.
	IsActive *bool `json:"isActive,omitzero"`
}

// SubscriptionPlanList: All subscription plans, not paged.
type SubscriptionPlanList struct {
	// The subscription plans.
	Items []SubscriptionPlan `json:"items"`
}

// SubscriptionPlanPricingInput: How the plan changes the price.
type SubscriptionPlanPricingInput struct {
	//
	Type store.SubscriptionPricingType `json:"type"`
	// Percent off, amount off, or price per unit. Null for NONE.
	Value store.Nullable[store.Decimal] `json:"value,omitzero"`
	// Currency of a fixed amount or price. Null otherwise.
	CurrencyCode store.Nullable[string] `json:"currencyCode,omitzero"`
	// Number of cycles that the value applies to; then `thenValue` applies. Null means all cycles.
	FirstCycles store.Nullable[int64] `json:"firstCycles,omitzero"`
	// The value after the first cycles. Null when `firstCycles` is null.
	ThenValue store.Nullable[store.Decimal] `json:"thenValue,omitzero"`
}

// SubscriptionPlanUpdate: Changes to a subscription plan. An omitted field keeps its value, null clears it, and an
// array is replaced as a whole.
type SubscriptionPlanUpdate struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name as customers see it.
	Name *string `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// The store's own short code, unique per store.
	Code store.Nullable[string] `json:"code,omitzero"`
	//
	IntervalUnit *store.IntervalUnit `json:"intervalUnit,omitzero"`
	// Number of interval units between renewals.
	IntervalCount *int64 `json:"intervalCount,omitzero"`
	//
	Anchor *SubscriptionPlanAnchorInput `json:"anchor,omitzero"`
	// Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the
	// interval.
	CutoffDays *int64 `json:"cutoffDays,omitzero"`
	// Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
	MinCycles store.Nullable[int64] `json:"minCycles,omitzero"`
	// Number of cycles after which the subscription ends. Null means no end.
	MaxCycles store.Nullable[int64] `json:"maxCycles,omitzero"`
	// Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The
	// payment method is verified.
	TrialDays *int64 `json:"trialDays,omitzero"`
	// Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
	PrepaidCycles *int64 `json:"prepaidCycles,omitzero"`
	//
	Pricing *SubscriptionPlanPricingInput `json:"pricing,omitzero"`
	//
	ShippingPolicy *store.SubscriptionShippingPolicy `json:"shippingPolicy,omitzero"`
	// Whether the customer may skip a renewal.
	AllowSkip *bool `json:"allowSkip,omitzero"`
	// Whether the customer may pause.
	AllowPause *bool `json:"allowPause,omitzero"`
	// Whether the customer may swap a line for another variant.
	AllowSwap *bool `json:"allowSwap,omitzero"`
	// Whether the customer may change quantities.
	AllowQuantityChange *bool `json:"allowQuantityChange,omitzero"`
	//
	CancelPolicy *store.SubscriptionCancelPolicy `json:"cancelPolicy,omitzero"`
	// Ids of the products sold on this plan.
	ProductIDs []int64 `json:"productIds,omitzero"`
	// Ids of the collections whose products are sold on this plan.
	CollectionIDs []int64 `json:"collectionIds,omitzero"`
	// Whether the plan accepts new subscriptions.
	IsActive *bool `json:"isActive,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// SubscriptionProcessAll: The due renewals to process.
type SubscriptionProcessAll struct {
	// Only renewals due by this date. Defaults to today in the store's time zone.
	ProcessingDate *store.Date `json:"processingDate,omitzero"`
	// Ids of the subscriptions to process. Absent means all.
	SubscriptionIDs []int64 `json:"subscriptionIds,omitzero"`
}

// SubscriptionProcessResult: The counts of due renewals, of renewals that this call queued, and of renewals that were
// already locked.
type SubscriptionProcessResult struct {
	// The date by which the renewals are due.
	ProcessingDate store.Date `json:"processingDate"`
	// Number of due subscriptions.
	DueCount int64 `json:"dueCount"`
	// Number of renewals queued by this call.
	QueuedCount int64 `json:"queuedCount"`
	// Number of renewals that were already queued or running.
	LockedCount int64 `json:"lockedCount"`
	// Id of the background task. Null when the renewals have no task record: each renewal is visible in its subscription.
	IntegrationTaskID *int64 `json:"integrationTaskId"`
}

// AdminSubscriptionSkip: The renewal to skip.
type AdminSubscriptionSkip struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Date of the renewal to skip. It must be the next one.
	ProcessingDate *store.Date `json:"processingDate,omitzero"`
	// Reason, recorded in the history.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// Whether to make the change even inside the plan's cutoff. The history records the override.
	OverrideCutoff *bool `json:"overrideCutoff,omitzero"`
}

// AdminSubscriptionUnskip: The skipped renewal to schedule again.
type AdminSubscriptionUnskip struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Date of the skipped renewal.
	ProcessingDate store.Date `json:"processingDate"`
	// Reason, recorded in the history.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// Whether to make the change even inside the plan's cutoff. The history records the override.
	OverrideCutoff *bool `json:"overrideCutoff,omitzero"`
}

// SubscriptionRetry: The subscription whose payment is retried.
type SubscriptionRetry struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Replaces the subscription's payment method, for later renewals too.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
}

// SubscriptionSort: Sort order; a leading `-` means descending.
type SubscriptionSort string

// The values of SubscriptionSort.
const (
	SubscriptionSortCreatedOn              SubscriptionSort = "createdOn"
	SubscriptionSortCreatedOnDesc          SubscriptionSort = "-createdOn"
	SubscriptionSortModifiedOn             SubscriptionSort = "modifiedOn"
	SubscriptionSortModifiedOnDesc         SubscriptionSort = "-modifiedOn"
	SubscriptionSortNextProcessingDate     SubscriptionSort = "nextProcessingDate"
	SubscriptionSortNextProcessingDateDesc SubscriptionSort = "-nextProcessingDate"
	SubscriptionSortNextRetryOn            SubscriptionSort = "nextRetryOn"
	SubscriptionSortNextRetryOnDesc        SubscriptionSort = "-nextRetryOn"
	SubscriptionSortSubscriptionNumber     SubscriptionSort = "subscriptionNumber"
	SubscriptionSortSubscriptionNumberDesc SubscriptionSort = "-subscriptionNumber"
)

// SubscriptionUpdate: Changes to a subscription. An omitted field keeps its value, null clears it, and an array is
// replaced as a whole.
type SubscriptionUpdate struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionPlanID *int64 `json:"subscriptionPlanId,omitzero"`
	// Null is allowed only when nothing is shipped.
	ShippingAddressID store.Nullable[int64] `json:"shippingAddressId,omitzero"`
	// Null means the shipping address.
	BillingAddressID store.Nullable[int64] `json:"billingAddressId,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Whether store credit pays first. It applies to each later charge of a renewal, also inside the plan's cutoff.
	UseStoreCredit *bool `json:"useStoreCredit,omitzero"`
	// Null is allowed only when nothing is shipped.
	ShippingMethodID store.Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as a
	// use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the
	// subscription ends before that.
	CouponCodes []string `json:"couponCodes,omitzero"`
	// Internal note. Never shown to the customer.
	Note store.Nullable[string] `json:"note,omitzero"`
	// Replaces all custom fields.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Whether to make the change even inside the plan's cutoff. The history records the override.
	OverrideCutoff *bool `json:"overrideCutoff,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// TestClock: A simulated time that the subscriptions of one customer follow.
type TestClock struct {
	//
	TestClockID int64 `json:"testClockId"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Status TestClockStatus `json:"status"`
	// The clock's current time. All work that was due before this time is done.
	CurrentTime time.Time `json:"currentTime"`
	// The time that the clock advances to. Null unless ADVANCING.
	TargetTime *time.Time `json:"targetTime"`
	// Reason that the clock stopped. Null unless FAILED.
	FailureDetail *string `json:"failureDetail"`
	// Number of the customer's subscriptions that follow the clock.
	SubscriptionCount int64 `json:"subscriptionCount"`
	// When the clock was created, in real time.
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// TestClockAdvance: The time to advance a test clock to.
type TestClockAdvance struct {
	//
	TestClockID int64 `json:"testClockId"`
	// The time to advance to: later than the clock's current time, at most 400 days ahead.
	TargetTime time.Time `json:"targetTime"`
	//
	Version *int64 `json:"version,omitzero"`
}

// TestClockCreate: A test clock for one customer.
type TestClockCreate struct {
	// Id of a customer of the store who has no live subscription and no test clock.
	StoreCustomerID int64 `json:"storeCustomerId"`
	// The clock's initial time. Defaults to now, and is never earlier.
	CurrentTime *time.Time `json:"currentTime,omitzero"`
}

// TestClockList: All test clocks of the store, not paged.
type TestClockList struct {
	// The test clocks.
	Items []TestClock `json:"items"`
}

// TestClockStatus: READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries
// up to `targetTime` are being processed. FAILED: the clock stopped at `currentTime` and can be advanced again.
type TestClockStatus string

// The values of TestClockStatus.
const (
	TestClockStatusReady     TestClockStatus = "READY"
	TestClockStatusAdvancing TestClockStatus = "ADVANCING"
	TestClockStatusFailed    TestClockStatus = "FAILED"
)

// TaxClass: A kind of goods, with its rates by country and region.
type TaxClass struct {
	//
	TaxClassID int64 `json:"taxClassId"`
	// Unique in the store.
	Name string `json:"name"`
	// Your own code for the class; unique in the store.
	Code *string `json:"code"`
	// Whether the class is used for products without a class. Exactly one class is the default.
	IsDefault bool `json:"isDefault"`
	// Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes
	// a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next
	// wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of
	// them.
	Rates []TaxRate `json:"rates"`
	// Code of the class at the tax provider.
	ProviderTaxCode *string `json:"providerTaxCode"`
	// Number of products in the class.
	ProductCount int64 `json:"productCount"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// TaxClassCreate: A new tax class. Absent fields take their defaults.
type TaxClassCreate struct {
	// Unique in the store.
	Name string `json:"name"`
	// Your own code for the class; unique in the store.
	Code store.Nullable[string] `json:"code,omitzero"`
	// Whether the class is used for products without a class. Exactly one class is the default.
	IsDefault *bool `json:"isDefault,omitzero"`
	// Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes
	// a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next
	// wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of
	// them.
	Rates []TaxRateInput `json:"rates,omitzero"`
	// Code of the class at the tax provider.
	ProviderTaxCode store.Nullable[string] `json:"providerTaxCode,omitzero"`
}

// TaxClassList: All tax classes of the store.
type TaxClassList struct {
	// The tax classes.
	Items []TaxClass `json:"items"`
}

// TaxClassUpdate: Changes to a tax class. An absent field keeps its value, null clears it, and an array replaces the
// stored one.
type TaxClassUpdate struct {
	//
	TaxClassID int64 `json:"taxClassId"`
	// Unique in the store.
	Name *string `json:"name,omitzero"`
	// Your own code for the class; unique in the store.
	Code store.Nullable[string] `json:"code,omitzero"`
	// Whether the class is used for products without a class. Exactly one class is the default.
	IsDefault *bool `json:"isDefault,omitzero"`
	// Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes
	// a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next
	// wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of
	// them.
	Rates []TaxRateInput `json:"rates,omitzero"`
	// Code of the class at the tax provider.
	ProviderTaxCode store.Nullable[string] `json:"providerTaxCode,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// TaxExchangeRate: The exchange rate by which an invoice shows its tax in the tax office's currency.
type TaxExchangeRate struct {
	// Currency of the invoice.
	CurrencyCode string `json:"currencyCode"`
	// Currency of the tax office.
	TaxCurrencyCode string `json:"taxCurrencyCode"`
	// Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
	Rate store.Decimal `json:"rate"`
}

// TaxExchangeRateInput: The exchange rate by which an invoice shows its tax in the tax office's currency.
type TaxExchangeRateInput struct {
	// Currency of the invoice.
	CurrencyCode string `json:"currencyCode"`
	// Currency of the tax office.
	TaxCurrencyCode string `json:"taxCurrencyCode"`
	// Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
	Rate store.Decimal `json:"rate"`
}

// TaxNexus: A place in which the store must collect tax.
type TaxNexus struct {
	//
	CountryCode string `json:"countryCode"`
	// State or province. Null means the whole country.
	StateProvince *string `json:"stateProvince"`
}

// TaxNexusInput: A place in which the store collects tax.
type TaxNexusInput struct {
	//
	CountryCode string `json:"countryCode"`
	// State or province. Null means the whole country.
	StateProvince store.Nullable[string] `json:"stateProvince,omitzero"`
}

// TaxProvider: The source of taxes: the store's own rates, or a tax service. Credentials are masked.
type TaxProvider struct {
	//
	TaxProviderID int64 `json:"taxProviderId"`
	//
	ProviderCode TaxProviderCode `json:"providerCode"`
	// Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`. Null with `MANUAL`.
	BaseURL *string `json:"baseUrl"`
	// Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of orders
	// that it taxed are still reported to it.
	IsActive bool `json:"isActive"`
	// The places in which the store collects tax.
	Nexus []TaxNexus `json:"nexus"`
	// The address that goods are shipped from. Null means the store's address.
	OriginAddress *store.Address `json:"originAddress"`
	// Whether the tax is reported to the provider at capture. false means that tax is only quoted.
	CommitOnCapture bool `json:"commitOnCapture"`
	//
	Fallback TaxProviderFallback `json:"fallback"`
	// Maximum duration of a calculation, in milliseconds, before `fallback` applies. After five unanswered calculations in
	// a row, `fallback` applies at once, and an occasional call tests the service.
	TimeoutMs int64 `json:"timeoutMs"`
	//
	Credentials map[string]string `json:"credentials"`
	//
	HealthStatus ProviderHealthStatus `json:"healthStatus"`
	// When a call last failed, within the last 15 minutes. Null when none failed.
	LastErrorOn *time.Time `json:"lastErrorOn"`
	// Reason of the failure, in words.
	LastError *string `json:"lastError"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// TaxProviderCode: The tax service. `MANUAL`: the rates of the store's tax classes. `STRIPE_TAX`: Stripe Tax, in the
// store's own account. `HTTP`: any service that implements the contract in the guide "Connect a tax service". More
// values may be added.
type TaxProviderCode string

// The values of TaxProviderCode.
const (
	TaxProviderCodeManual    TaxProviderCode = "MANUAL"
	TaxProviderCodeStripeTax TaxProviderCode = "STRIPE_TAX"
	TaxProviderCodeHttp      TaxProviderCode = "HTTP"
)

// TaxProviderFallback: Behavior when the provider does not respond in time: refuse the checkout (503), or use the rates
// of the tax classes. `BLOCK` also refuses an address that the provider cannot locate: 422 `invalid_value`, which names
// the address.
type TaxProviderFallback string

// The values of TaxProviderFallback.
const (
	TaxProviderFallbackBlock          TaxProviderFallback = "BLOCK"
	TaxProviderFallbackUseManualRates TaxProviderFallback = "USE_MANUAL_RATES"
)

// TaxProviderUpdate: Changes to the tax service. An omitted field keeps its value, null clears it, and an array is
// replaced as a whole.
type TaxProviderUpdate struct {
	//
	ProviderCode *TaxProviderCode `json:"providerCode,omitzero"`
	// Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`.
	BaseURL store.Nullable[string] `json:"baseUrl,omitzero"`
	// Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of orders
	// that it taxed are still reported to it.
	IsActive *bool `json:"isActive,omitzero"`
	// The places in which the store collects tax.
	Nexus []TaxNexusInput `json:"nexus,omitzero"`
	// The address that goods are shipped from. Null means the store's address.
	OriginAddress store.Nullable[store.AddressInput] `json:"originAddress,omitzero"`
	// Whether the tax is reported to the provider at capture.
	CommitOnCapture *bool `json:"commitOnCapture,omitzero"`
	//
	Fallback *TaxProviderFallback `json:"fallback,omitzero"`
	// Maximum duration of a calculation, in milliseconds, before `fallback` applies.
	TimeoutMs *int64 `json:"timeoutMs,omitzero"`
	//
	Credentials map[string]string `json:"credentials,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// TaxRate: A tax rate of a class in a country or region.
type TaxRate struct {
	//
	CountryCode string `json:"countryCode"`
	// State or province; null means the whole country.
	StateProvince *string `json:"stateProvince"`
	// Postal code, where a final * matches any rest, such as 101*; null means all postal codes.
	PostalCodePattern *string `json:"postalCodePattern"`
	// Rate in percent.
	Rate store.Decimal `json:"rate"`
	// Name shown on the tax line, such as VAT.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language.
	Translations []NameTranslation `json:"translations"`
	// Whether the tax is computed on the price plus the other taxes.
	IsCompound bool `json:"isCompound"`
	// Whether the rate is added to the other rates of its region and of larger regions. False means that it replaces the
	// rates of larger regions.
	IsCombinable bool `json:"isCombinable"`
	// Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`.
	IncludedInPrice bool `json:"includedInPrice"`
}

// TaxRateInput: A tax rate. Unique by countryCode, stateProvince and postalCodePattern; a compound or combinable rate
// also by name.
type TaxRateInput struct {
	//
	CountryCode string `json:"countryCode"`
	// State or province; null means the whole country.
	StateProvince store.Nullable[string] `json:"stateProvince,omitzero"`
	// Postal code, where a final * matches any rest, such as 101*; null means all postal codes.
	PostalCodePattern store.Nullable[string] `json:"postalCodePattern,omitzero"`
	// Rate in percent.
	Rate store.Decimal `json:"rate"`
	// Name shown on the tax line, such as VAT.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language. Absent keeps those of the stored rate of the same place
	// and name.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// Whether the tax is computed on the price plus the other taxes.
	IsCompound *bool `json:"isCompound,omitzero"`
	// Whether the rate is added to the other rates of its region and of larger regions. False means that it replaces the
	// rates of larger regions. Examples are PST of British Columbia with GST of Canada, SGST with CGST in India, and a
	// city's tax with its state's.
	IsCombinable *bool `json:"isCombinable,omitzero"`
	// Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`.
	IncludedInPrice *bool `json:"includedInPrice,omitzero"`
}

// TaxRounding: The amount on which tax is rounded.
type TaxRounding string

// The values of TaxRounding.
const (
	TaxRoundingLine  TaxRounding = "LINE"
	TaxRoundingUnit  TaxRounding = "UNIT"
	TaxRoundingTotal TaxRounding = "TOTAL"
)

// TaxRoundingTarget: The part that is rounded when prices include tax. The other part is the remainder.
type TaxRoundingTarget string

// The values of TaxRoundingTarget.
const (
	TaxRoundingTargetTax TaxRoundingTarget = "TAX"
	TaxRoundingTargetNet TaxRoundingTarget = "NET"
)

// TemplateError: An error in a template's source or in rendering it.
type TemplateError struct {
	// Field of the template that contains the error, such as bodyHtml.
	Field string `json:"field"`
	// Line of the text, from 1. Null when the error concerns the whole text.
	Line *int64 `json:"line"`
	// Column of the line, from 1. Null means unknown.
	Column *int64 `json:"column"`
	// The error in words.
	Message string `json:"message"`
}

// TemplateVariable: A variable that templates of a type may use.
type TemplateVariable struct {
	// Path as written in the source, such as order.orderNumber.
	Name string `json:"name"`
	//
	Type TemplateVariableType `json:"type"`
	// Meaning of the variable.
	Description string `json:"description"`
	// The value sample data has.
	Example string `json:"example"`
}

// TemplateVariableType: The type of a variable's value.
type TemplateVariableType string

// The values of TemplateVariableType.
const (
	TemplateVariableTypeString  TemplateVariableType = "STRING"
	TemplateVariableTypeNumber  TemplateVariableType = "NUMBER"
	TemplateVariableTypeBoolean TemplateVariableType = "BOOLEAN"
	TemplateVariableTypeMoney   TemplateVariableType = "MONEY"
	TemplateVariableTypeDate    TemplateVariableType = "DATE"
	TemplateVariableTypeUrl     TemplateVariableType = "URL"
	TemplateVariableTypeList    TemplateVariableType = "LIST"
	TemplateVariableTypeObject  TemplateVariableType = "OBJECT"
)

// TotpCreate: The caller's password, to start the enrollment of a second factor.
type TotpCreate struct {
	// The caller's current password.
	CurrentPassword string `json:"currentPassword"`
}

// TotpEnrollment: The secret for an authenticator app. Confirm it with one of its codes. Shown once.
type TotpEnrollment struct {
	// Base32, to type into the authenticator app.
	Secret string `json:"secret"`
	// The secret as an `otpauth://` URL, to show as a QR code.
	OtpauthURL string `json:"otpauthUrl"`
	// When the enrollment expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// TotpRecoveryCodes: Codes that replace the second factor, each valid once. Shown once.
type TotpRecoveryCodes struct {
	// The codes. Shown once; each is valid for one login.
	RecoveryCodes []string `json:"recoveryCodes"`
}

// TotpRemove: The password, and a code of the second factor that is removed.
type TotpRemove struct {
	// The caller's current password.
	CurrentPassword string `json:"currentPassword"`
	//
	TotpCode string `json:"totpCode"`
}

// TotpUpdate: A code of the authenticator app, to turn the second factor on.
type TotpUpdate struct {
	// Six digits of the authenticator app.
	TotpCode string `json:"totpCode"`
}

// TranslatedObjectType: Kind of an object with translations.
type TranslatedObjectType string

// The values of TranslatedObjectType.
const (
	TranslatedObjectTypeProduct          TranslatedObjectType = "product"
	TranslatedObjectTypeCollection       TranslatedObjectType = "collection"
	TranslatedObjectTypeShippingMethod   TranslatedObjectType = "shippingMethod"
	TranslatedObjectTypeSubscriptionPlan TranslatedObjectType = "subscriptionPlan"
	TranslatedObjectTypeCoupon           TranslatedObjectType = "coupon"
	TranslatedObjectTypePaymentProvider  TranslatedObjectType = "paymentProvider"
	TranslatedObjectTypeAccountType      TranslatedObjectType = "accountType"
	TranslatedObjectTypeTaxClass         TranslatedObjectType = "taxClass"
	TranslatedObjectTypeMedia            TranslatedObjectType = "media"
	TranslatedObjectTypeStoreSettings    TranslatedObjectType = "storeSettings"
)

// Translation: Texts in an additional language of the store.
type Translation struct {
	//
	LanguageCode string `json:"languageCode"`
	// Name in the language.
	Name string `json:"name"`
	//
	Description *string `json:"description"`
	// Slug in the language; null means the slug of the main language.
	Slug *string `json:"slug"`
	// Short description in the language; null means not translated. Always null in translations of collections.
	ShortDescription *string `json:"shortDescription"`
	// Texts for search engines in the language; null means not translated.
	Seo store.Seo `json:"seo"`
}

// TranslationInput: Texts in an additional language of the store; at most one entry per language.
type TranslationInput struct {
	//
	LanguageCode string `json:"languageCode"`
	// Name in the language.
	Name string `json:"name"`
	//
	Description store.Nullable[string] `json:"description,omitzero"`
	// Slug in the language; null means the slug of the main language.
	Slug store.Nullable[string] `json:"slug,omitzero"`
	// Short description in the language. Null means not translated; absent keeps the stored text of the language. 422
	// `invalid_value` for a blank text, and for a collection, which has no short description.
	ShortDescription store.Nullable[string] `json:"shortDescription,omitzero"`
	// Texts for search engines in the language; null means not translated, and a blank text is 422 `invalid_value`. It
	// replaces the stored object; absent keeps it.
	Seo *SeoInput `json:"seo,omitzero"`
}

// UnfulfilledOrderCount: Counts of orders with units left to ship.
type UnfulfilledOrderCount struct {
	// Sum of the three counts.
	Count int64 `json:"count"`
	// Orders with nothing shipped yet.
	UnfulfilledCount int64 `json:"unfulfilledCount"`
	// Orders shipped in part.
	PartiallyFulfilledCount int64 `json:"partiallyFulfilledCount"`
	// Orders on hold.
	OnHoldCount int64 `json:"onHoldCount"`
	// null means that no order is left to ship.
	OldestOrderDate *time.Time `json:"oldestOrderDate"`
}

// Variant: The unit of sale: a product with one choice of its options, with its stock and prices.
type Variant struct {
	//
	VariantID int64 `json:"variantId"`
	//
	ProductID int64 `json:"productId"`
	// Unique in the store.
	SKU string `json:"sku"`
	// EAN, UPC, ISBN or a similar code.
	Barcode *string `json:"barcode"`
	// Name shown next to the product's name.
	Name string `json:"name"`
	// The name in other languages; at most one entry per language. Without an entry, a name made of option values consists
	// of their translations.
	Translations []NameTranslation `json:"translations"`
	// Ids of the variant's option values, one for each option.
	OptionValueIDs []int64 `json:"optionValueIds"`
	// One value for each option; no two variants of a product have the same set.
	OptionValues []store.VariantOptionValue `json:"optionValues"`
	//
	Status store.VariantStatus `json:"status"`
	// Position in display order, from 0.
	Position int64 `json:"position"`
	// Weight of one unit, in the variant's `weightUnit`.
	Weight *store.Decimal `json:"weight"`
	// Unit of `weight`.
	WeightUnit store.WeightUnit `json:"weightUnit"`
	// Length of one unit, in the variant's `dimensionUnit`.
	Length *store.Decimal `json:"length"`
	// Width of one unit, in the variant's `dimensionUnit`.
	Width *store.Decimal `json:"width"`
	// Height of one unit, in the variant's `dimensionUnit`.
	Height *store.Decimal `json:"height"`
	// Unit of length, width and height.
	DimensionUnit store.DimensionUnit `json:"dimensionUnit"`
	// Customs tariff number.
	HsCode *string `json:"hsCode"`
	//
	CountryOfOrigin *string `json:"countryOfOrigin"`
	// Whether sales check and count the stock.
	TrackInventory bool `json:"trackInventory"`
	//
	InventoryPolicy store.InventoryPolicy `json:"inventoryPolicy"`
	// Units in the warehouse.
	StockOnHand int64 `json:"stockOnHand"`
	// Units reserved by running checkouts and by orders that are not shipped yet. Units that need no shipping leave the
	// stock when their order is paid.
	StockReserved int64 `json:"stockReserved"`
	// stockOnHand minus stockReserved; below zero only with BACKORDER or without inventory tracking.
	StockAvailable int64 `json:"stockAvailable"`
	// Number of available units at or below which the stock counts as low; null means never.
	LowStockThreshold *int64 `json:"lowStockThreshold"`
	// Maximum number of units sold below zero with BACKORDER; null means no limit.
	BackorderLimit *int64 `json:"backorderLimit"`
	// When new stock is expected.
	ExpectedOn *time.Time `json:"expectedOn"`
	// Cost of one unit in the store's default currency; never shown to customers.
	CostPrice *store.Decimal `json:"costPrice"`
	// Currency of costPrice: the store's default currency.
	CurrencyCode string `json:"currencyCode"`
	// Ids of the variant's images. Each image is among the product's media.
	MediaIDs []int64 `json:"mediaIds"`
	// Every price row of the variant.
	Prices []Price `json:"prices"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomField `json:"customFields"`
	// Id in another system; unique among the store's variants.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// VariantCreate: A variant to create. Positions follow the order of the array.
type VariantCreate struct {
	// Unique in the store.
	SKU string `json:"sku"`
	// EAN, UPC, ISBN or a similar code.
	Barcode store.Nullable[string] `json:"barcode,omitzero"`
	// Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a
	// name follows them.
	Name *string `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. Names made of option values need none.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// One value for each option; no two variants of a product have the same set.
	OptionValues []VariantOptionValueInput `json:"optionValues,omitzero"`
	//
	Status *store.VariantStatus `json:"status,omitzero"`
	// Weight of one unit, in the variant's `weightUnit`.
	Weight store.Nullable[store.Decimal] `json:"weight,omitzero"`
	// Unit of `weight`. Absent for a new variant means the store's unit.
	WeightUnit *store.WeightUnit `json:"weightUnit,omitzero"`
	// Length of one unit, in the variant's `dimensionUnit`.
	Length store.Nullable[store.Decimal] `json:"length,omitzero"`
	// Width of one unit, in the variant's `dimensionUnit`.
	Width store.Nullable[store.Decimal] `json:"width,omitzero"`
	// Height of one unit, in the variant's `dimensionUnit`.
	Height store.Nullable[store.Decimal] `json:"height,omitzero"`
	// Unit of length, width and height. Absent for a new variant means the store's unit.
	DimensionUnit *store.DimensionUnit `json:"dimensionUnit,omitzero"`
	// Customs tariff number.
	HsCode store.Nullable[string] `json:"hsCode,omitzero"`
	//
	CountryOfOrigin store.Nullable[string] `json:"countryOfOrigin,omitzero"`
	// Whether sales check and count the stock.
	TrackInventory *bool `json:"trackInventory,omitzero"`
	//
	InventoryPolicy *store.InventoryPolicy `json:"inventoryPolicy,omitzero"`
	// Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST /admin/stock/adjust
	// instead.
	StockOnHand *int64 `json:"stockOnHand,omitzero"`
	// Number of available units at or below which the stock counts as low; null means never.
	LowStockThreshold store.Nullable[int64] `json:"lowStockThreshold,omitzero"`
	// Maximum number of units sold below zero with BACKORDER; null means no limit.
	BackorderLimit store.Nullable[int64] `json:"backorderLimit,omitzero"`
	// When new stock is expected.
	ExpectedOn store.Nullable[time.Time] `json:"expectedOn,omitzero"`
	// Cost of one unit in the store's default currency; never shown to customers.
	CostPrice store.Nullable[store.Decimal] `json:"costPrice,omitzero"`
	// Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise).
	MediaIDs []int64 `json:"mediaIds,omitzero"`
	// Every price row of the variant. A variant without a row for a currency is not for sale in it.
	Prices []VariantPriceInput `json:"prices,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Id in another system; unique among the store's variants.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
}

// VariantOptionValueInput: One option value of a variant, by names, because ids may not exist yet.
type VariantOptionValueInput struct {
	// Name of one of the product's options after this request.
	OptionName string `json:"optionName"`
	// One of that option's values.
	Value string `json:"value"`
}

// VariantPriceInput: A price row of the variant that contains it. Unique by currencyCode, accountTypeId,
// subscriptionPlanId, minQuantity and startsOn.
type VariantPriceInput struct {
	// One of the store's currencies.
	CurrencyCode string `json:"currencyCode"`
	// Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
	Amount store.Decimal `json:"amount"`
	// Former price to strike through; greater than `amount`.
	CompareAtAmount store.Nullable[store.Decimal] `json:"compareAtAmount,omitzero"`
	// Account type that the price is for; null means everyone.
	AccountTypeID store.Nullable[int64] `json:"accountTypeId,omitzero"`
	// Plan that the price is for; null means a one-time purchase.
	SubscriptionPlanID store.Nullable[int64] `json:"subscriptionPlanId,omitzero"`
	// Minimum quantity for this price.
	MinQuantity *int64 `json:"minQuantity,omitzero"`
	// Start of the price; null means no start.
	StartsOn store.Nullable[time.Time] `json:"startsOn,omitzero"`
	// End of the price, exclusive; null means no end.
	EndsOn store.Nullable[time.Time] `json:"endsOn,omitzero"`
}

// VariantUpdate: With variantId, the variant is kept and only the fields in the request change (null clears a field, an
// array replaces the stored one). Without it, a variant is created; `sku` is then required.
type VariantUpdate struct {
	// Id of the variant to keep; absent means that a variant is created.
	VariantID *int64 `json:"variantId,omitzero"`
	// Unique in the store.
	SKU *string `json:"sku,omitzero"`
	// EAN, UPC, ISBN or a similar code.
	Barcode store.Nullable[string] `json:"barcode,omitzero"`
	// Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a
	// name follows them.
	Name *string `json:"name,omitzero"`
	// The name in other languages; at most one entry per language. Names made of option values need none. The list replaces
	// the stored one; absent keeps it.
	Translations []NameTranslationInput `json:"translations,omitzero"`
	// One value for each option; no two variants of a product have the same set.
	OptionValues []VariantOptionValueInput `json:"optionValues,omitzero"`
	//
	Status *store.VariantStatus `json:"status,omitzero"`
	// Weight of one unit, in the variant's `weightUnit`.
	Weight store.Nullable[store.Decimal] `json:"weight,omitzero"`
	// Unit of `weight`. Absent for a new variant means the store's unit.
	WeightUnit *store.WeightUnit `json:"weightUnit,omitzero"`
	// Length of one unit, in the variant's `dimensionUnit`.
	Length store.Nullable[store.Decimal] `json:"length,omitzero"`
	// Width of one unit, in the variant's `dimensionUnit`.
	Width store.Nullable[store.Decimal] `json:"width,omitzero"`
	// Height of one unit, in the variant's `dimensionUnit`.
	Height store.Nullable[store.Decimal] `json:"height,omitzero"`
	// Unit of length, width and height. Absent for a new variant means the store's unit.
	DimensionUnit *store.DimensionUnit `json:"dimensionUnit,omitzero"`
	// Customs tariff number.
	HsCode store.Nullable[string] `json:"hsCode,omitzero"`
	//
	CountryOfOrigin store.Nullable[string] `json:"countryOfOrigin,omitzero"`
	// Whether sales check and count the stock.
	TrackInventory *bool `json:"trackInventory,omitzero"`
	//
	InventoryPolicy *store.InventoryPolicy `json:"inventoryPolicy,omitzero"`
	// Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST /admin/stock/adjust
	// instead.
	StockOnHand *int64 `json:"stockOnHand,omitzero"`
	// Number of available units at or below which the stock counts as low; null means never.
	LowStockThreshold store.Nullable[int64] `json:"lowStockThreshold,omitzero"`
	// Maximum number of units sold below zero with BACKORDER; null means no limit.
	BackorderLimit store.Nullable[int64] `json:"backorderLimit,omitzero"`
	// When new stock is expected.
	ExpectedOn store.Nullable[time.Time] `json:"expectedOn,omitzero"`
	// Cost of one unit in the store's default currency; never shown to customers.
	CostPrice store.Nullable[store.Decimal] `json:"costPrice,omitzero"`
	// Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise).
	MediaIDs []int64 `json:"mediaIds,omitzero"`
	// Every price row of the variant. A variant without a row for a currency is not for sale in it.
	Prices []VariantPriceInput `json:"prices,omitzero"`
	// Custom fields, as the store's settings define them.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Id in another system; unique among the store's variants.
	ExternalID store.Nullable[string] `json:"externalId,omitzero"`
	// Version of the variant; only allowed together with variantId. A stale version rejects the whole request (409).
	Version *int64 `json:"version,omitzero"`
}
