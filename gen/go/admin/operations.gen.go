// Code generated from the contract. DO NOT EDIT.

package admin

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/internal/transport"
	"github.com/storeplatform/storeplatform/gen/go/store"
)

// CreateAccountType: Create an account type.
//
// Creates an account type. An account type determines the prices, tax exemption, subscriptions and sign-up of its
// customers. `isDefault: true` makes this type the default in place of the current one; new customers get the default
// type. With `autoTier` customers move up to this type when the metric reaches the threshold. With `downgrade` they
// move down when the metric no longer reaches it, at the earliest 30 days after the last automatic move. The check runs
// daily in the store's time zone. The type with the highest `rank` that a customer reaches wins, and the move fires
// `customer.account_type_changed` by SYSTEM. The check skips customers whose type an administrator chose and customers
// who are not ACTIVE. A store has at most 100 account types: 422 `unsupported_operation`. 409 `already_exists`: the
// name or the code is taken. 422 `invalid_value`: `priceMode` DISCOUNT without `discountPercent`, or a discount with
// another mode.
func (c *Client) CreateAccountType(ctx context.Context, body *AccountTypeCreate, options ...store.Option) (*AccountType, error) {
	return transport.JSON[AccountType](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/account-type", Traits: "tk", Body: body}, options)
}

// UpdateAccountType: Change an account type.
//
// Changes the given fields of an account type. Prices in open carts and of future renewals change immediately; placed
// orders keep their prices. A new name appears in every customer's `accountTypeName` without an event. `autoTier` is
// replaced as a whole. 409 `in_use`: the request removes the default mark without making another type the default. 409
// `already_exists`: the name or the code is taken. 409 `version_conflict`. 422 `invalid_value`: `priceMode` DISCOUNT
// without `discountPercent`, or a discount with another mode.
func (c *Client) UpdateAccountType(ctx context.Context, body *AccountTypeUpdate, options ...store.Option) (*AccountType, error) {
	return transport.JSON[AccountType](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/account-type", Traits: "tk", Body: body}, options)
}

// DeleteAccountTypeQuery has the query parameters of DeleteAccountType.
type DeleteAccountTypeQuery struct {
	// The account type to delete.
	AccountTypeID int64 `query:"accountTypeId"`
}

// DeleteAccountType: Delete an account type.
//
// Deletes an account type that is no longer referenced. 409 `in_use`: the type is the default, or customers, prices,
// coupons or product visibility refer to it. Move the customers first with `PATCH /admin/store-customer/account-type`.
func (c *Client) DeleteAccountType(ctx context.Context, query *DeleteAccountTypeQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/account-type", Traits: "t", Query: query}, options)
	return err
}

// ListAppTokensQuery has the query parameters of ListAppTokens.
type ListAppTokensQuery struct {
	// Also list revoked tokens. Default false.
	IncludeRevoked *bool `query:"includeRevoked"`
}

// ListAppTokens: List the store's app tokens.
//
// The app tokens of the store, newest first, without their secrets. Expired tokens are included, revoked ones only with
// `includeRevoked` (then the newest 1,000 in all). `lastUsedOn` is exact to a minute.
func (c *Client) ListAppTokens(ctx context.Context, query *ListAppTokensQuery, options ...store.Option) (*AppTokenList, error) {
	return transport.JSON[AppTokenList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/app-token/all", Traits: "t", Query: query}, options)
}

// CreateAppToken: Create an app token.
//
// Creates a credential for an integration. It belongs to the store of the request and works on the public and the admin
// API (`Authorization: Bearer`). `token` appears in this response only; a retry with the same Idempotency-Key returns
// it again for 24 hours. Send exactly one of `permissions` and `scopeId`. With a scope, the token's permissions follow
// the scope, limited to the permissions that the user who set the scope had at that time. Callers cannot grant
// permissions that they lack (403). Requests with the token have `source.actorType` API_TOKEN in events. A store has at
// most 100 live tokens: 422 `unsupported_operation`. 409 `already_exists`: a token that is not revoked has the same
// name, even if it has expired (`PATCH /admin/app-token` moves its expiry). 422 `invalid_value`: neither or both of
// permissions and scope, an unknown permission, an expiry in the past.
func (c *Client) CreateAppToken(ctx context.Context, body *AppTokenCreate, options ...store.Option) (*AppTokenCreated, error) {
	return transport.JSON[AppTokenCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/app-token", Traits: "tk", Body: body}, options)
}

// UpdateAppToken: Change an app token.
//
// Changes name, permissions or scope, expiry and pinned version; the secret stays the same (`POST
// /admin/app-token/rotate-secret` replaces it). The change applies from the token's next request on. Setting
// `permissions` detaches the token from its scope; setting `scopeId` replaces its own permissions. Both together are
// rejected with 422 `invalid_value`. Callers cannot grant permissions that they lack, or change a token with
// permissions that they lack (403). 409 `already_exists`: the name is taken. 409 `invalid_state_transition`: the token
// is revoked. 409 `version_conflict`.
func (c *Client) UpdateAppToken(ctx context.Context, body *AppTokenUpdate, options ...store.Option) (*AppToken, error) {
	return transport.JSON[AppToken](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/app-token", Traits: "tk", Body: body}, options)
}

// DeleteAppTokenQuery has the query parameters of DeleteAppToken.
type DeleteAppTokenQuery struct {
	// The app token to revoke.
	AppTokenID int64 `query:"appTokenId"`
}

// DeleteAppToken: Revoke an app token.
//
// Revokes the token permanently: its next request fails with 401. The token stays in the list for the audit log
// (`revokedOn`). Revoking a revoked token returns 204. Callers cannot revoke a token with permissions that they lack
// (403).
func (c *Client) DeleteAppToken(ctx context.Context, query *DeleteAppTokenQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/app-token", Traits: "t", Query: query}, options)
	return err
}

// RotateAppTokenSecret: Rotate an app token's secret.
//
// Gives the token a new secret and shows it once in `token`; a retry with the same Idempotency-Key returns it again for
// 24 hours. The old secret continues to work for overlapHours (0–168, default 24), but not past the token's own
// expiry. `overlapHours: 0` ends it at once. Both secrets identify the same caller: `appTokenId`, permissions, rate
// limits, audit log history and Idempotency-Keys stay. A request that was sent with the old secret can be retried with
// the new one. At most two secrets work: 422 `unsupported_operation` while the secret of an earlier rotation still
// works, unless `overlapHours` is 0. 409 `invalid_state_transition`: the token is revoked. Callers cannot rotate a
// token with permissions that they lack (403).
func (c *Client) RotateAppTokenSecret(ctx context.Context, body *AppTokenSecretRotate, options ...store.Option) (*AppTokenCreated, error) {
	return transport.JSON[AppTokenCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/app-token/rotate-secret", Traits: "tk", Body: body}, options)
}

// ListAuditLogsQuery has the query parameters of ListAuditLogs.
type ListAuditLogsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Order of the entries. Default `-createdOn`.
	Sort *AuditLogSort `query:"sort"`
	// Only entries by actors of this kind. A comma-separated list matches any of its values.
	ActorType []store.ActorType `query:"actorType"`
	// Only entries by this administrator. A comma-separated list matches any of its values.
	AdminUserID []int64 `query:"adminUserId"`
	// Only entries by this app token. A comma-separated list matches any of its values.
	AppTokenID []int64 `query:"appTokenId"`
	// Only entries of this action, e.g. `refundOrder`.
	Action *string `query:"action"`
	// Only entries about objects of this kind, e.g. `order`. A comma-separated list matches any of its values.
	ObjectType []ObjectType `query:"objectType"`
	// Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one
	// `objectType`, else 400.
	ObjectID []string `query:"objectId"`
	// Only entries of the request with this `X-Request-Id`.
	RequestID *string `query:"requestId"`
}

// ListAuditLogs: List audit log entries.
//
// Lists changes to the store's data, with one entry per state-changing operation of a user or an app token. For the
// actions of customers and of the service itself, see the events. Each entry is written in the transaction of its
// change, and the API cannot change or remove it. Each entry has a hash chained over the entry before it. Secret values
// never appear; changed parts of secrets are shown as `"••••"`. Logins, failed logins, and changes of users and
// scopes are listed in every store that the user can access. Default order `-createdOn`.
func (c *Client) ListAuditLogs(ctx context.Context, query *ListAuditLogsQuery, options ...store.Option) (*AuditLogPage, error) {
	return transport.JSON[AuditLogPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/audit-log/paged", Traits: "t", Query: query}, options)
}

// GetAuditLogQuery has the query parameters of GetAuditLog.
type GetAuditLogQuery struct {
	// The entry.
	AuditLogID int64 `query:"auditLogId"`
}

// GetAuditLog: Get an audit log entry.
//
// Returns one entry of those that `GET /admin/audit-log/paged` lists for the store, for a link to it. 404 `not_found`:
// there is no such entry, or the store does not list it.
func (c *Client) GetAuditLog(ctx context.Context, query *GetAuditLogQuery, options ...store.Option) (*AuditLog, error) {
	return transport.JSON[AuditLog](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/audit-log", Traits: "t", Query: query}, options)
}

// ListChargebacksQuery has the query parameters of ListChargebacks.
type ListChargebacksQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -reportedOn.
	Sort *ChargebackSort `query:"sort"`
	// Only disputes with one of these statuses, separated by commas.
	Status []ChargebackStatus `query:"status"`
	// Only inquiries, which move no money (true), or only disputes (false).
	IsInquiry *bool `query:"isInquiry"`
	// Only disputes of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only disputes in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only disputes first reported at or after this time.
	ReportedFrom *time.Time `query:"reportedFrom"`
	// Only disputes first reported before this time.
	ReportedTo *time.Time `query:"reportedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListChargebacks: List disputes.
//
// Lists the disputes of the store's payments, newest first unless `sort` says otherwise. `search` matches the whole
// order number, or the start of the dispute's reference.
func (c *Client) ListChargebacks(ctx context.Context, query *ListChargebacksQuery, options ...store.Option) (*ChargebackPage, error) {
	return transport.JSON[ChargebackPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/chargeback/paged", Traits: "t", Query: query}, options)
}

// ExportChargebacksQuery has the query parameters of ExportChargebacks.
type ExportChargebacksQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -reportedOn.
	Sort *ChargebackSort `query:"sort"`
	// Only disputes with one of these statuses, separated by commas.
	Status []ChargebackStatus `query:"status"`
	// Only inquiries, which move no money (true), or only disputes (false).
	IsInquiry *bool `query:"isInquiry"`
	// Only disputes of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only disputes in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only disputes first reported at or after this time.
	ReportedFrom *time.Time `query:"reportedFrom"`
	// Only disputes first reported before this time.
	ReportedTo *time.Time `query:"reportedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ExportChargebacks: Export disputes as CSV or XLSX.
//
// Returns a file with the disputes that match the filters of the list, one row each. `amount` is the disputed amount;
// `lostAmount` is the part that counts against the store: 0.00 for an inquiry and for a dispute that the store won.
// Dates and times are in the store's time zone. The file is streamed with the rows as they were at the start of the
// export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading
// apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
func (c *Client) ExportChargebacks(ctx context.Context, query *ExportChargebacksQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/chargeback/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// CheckCollectionQuery has the query parameters of CheckCollection.
type CheckCollectionQuery struct {
	// The slug to check.
	Slug *string `query:"slug"`
	// The name to derive a slug from.
	Name *string `query:"name"`
	// Id of the collection being edited, whose own slug counts as free.
	CollectionID *int64 `query:"collectionId"`
}

// CheckCollection: Check a collection slug.
//
// Checks whether a slug is free in the store. Send exactly one of `slug` and `name`, otherwise 400 `invalid_request`;
// with `name`, the service derives the slug from it. If the slug is taken, the response suggests a free one. The check
// reserves nothing: creation can still return 409 `already_exists`.
func (c *Client) CheckCollection(ctx context.Context, query *CheckCollectionQuery, options ...store.Option) (*CollectionCheck, error) {
	return transport.JSON[CollectionCheck](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/collection/check", Traits: "t", Query: query}, options)
}

// ListCollections: List all collections.
//
// Every collection of the store (at most 1000) without texts, rules and products, parents before children and siblings
// by position. `parentCollectionId` defines the tree.
func (c *Client) ListCollections(ctx context.Context, options ...store.Option) (*CollectionList, error) {
	return transport.JSON[CollectionList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/collection/all", Traits: "t"}, options)
}

// GetCollectionQuery has the query parameters of GetCollection.
type GetCollectionQuery struct {
	// Id of the collection.
	CollectionID *int64 `query:"collectionId"`
	// Slug of the collection in the store's main language.
	Slug *string `query:"slug"`
}

// GetCollection: Get a collection.
//
// The whole collection, by `collectionId` or `slug`. Send exactly one of them, otherwise 400 `invalid_request`. For the
// products of a rule collection, use `GET /admin/product/paged` with `collectionId`.
func (c *Client) GetCollection(ctx context.Context, query *GetCollectionQuery, options ...store.Option) (*Collection, error) {
	return transport.JSON[Collection](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/collection", Traits: "t", Query: query}, options)
}

// CreateCollection: Create a collection.
//
// Creates a manual collection with its products, or a rule collection with its rules; the type is fixed. A taken slug
// is rejected with 409 `already_exists`. 422 `invalid_value`: a rule does not fit its field, a rule collection has
// products, a manual one has rules, or the collection would be the 1001st. A rule collection contains its products when
// the response is sent. No webhook event is fired.
func (c *Client) CreateCollection(ctx context.Context, body *CollectionCreate, options ...store.Option) (*Collection, error) {
	return transport.JSON[Collection](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/collection", Traits: "tk", Body: body}, options)
}

// UpdateCollection: Update a collection.
//
// Changes the given fields; `productIds` and `rules` are replaced as a whole. A parent that is the collection itself or
// below it is rejected with 422 `invalid_value`, a taken slug with 409 `already_exists`, a stale `version` with 409
// `version_conflict`. No webhook event is fired.
func (c *Client) UpdateCollection(ctx context.Context, body *CollectionUpdate, options ...store.Option) (*Collection, error) {
	return transport.JSON[Collection](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/collection", Traits: "tk", Body: body}, options)
}

// DeleteCollectionQuery has the query parameters of DeleteCollection.
type DeleteCollectionQuery struct {
	// The collection to delete.
	CollectionID int64 `query:"collectionId"`
}

// DeleteCollection: Delete a collection.
//
// Deletes the collection and the redirects to it; its products stay, and collections below it move up to its parent.
// While a coupon or a subscription plan is limited to the collection, the request fails with 409 `in_use`, since
// deleting the collection would widen the discount or the plan. No webhook event is fired.
func (c *Client) DeleteCollection(ctx context.Context, query *DeleteCollectionQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/collection", Traits: "t", Query: query}, options)
	return err
}

// ListCouponsQuery has the query parameters of ListCoupons.
type ListCouponsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the rows; default -createdOn.
	Sort *CouponSort `query:"sort"`
	// Only coupons in this state, including derived states. A comma-separated list matches any of its values.
	Status []CouponStatus `query:"status"`
	// Only coupons of this type. A comma-separated list matches any of its values.
	DiscountType []CouponDiscountType `query:"discountType"`
	// Only automatic coupons (true), or only coupons with a code that customers enter (false).
	IsAutomatic *bool `query:"isAutomatic"`
	// Only coupons limited to this product. A comma-separated list matches any of its values.
	ProductID []int64 `query:"productId"`
	// Only coupons limited to this collection. A comma-separated list matches any of its values.
	CollectionID []int64 `query:"collectionId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListCoupons: List coupons.
//
// The store's coupons with their usage counts, newest first by default. `search` looks in code and name. `status` also
// takes the derived values (SCHEDULED, EXPIRED, EXHAUSTED). `GET /admin/coupon/usage` lists the customers who used a
// coupon. With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest first: follow
// `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one committed late.
func (c *Client) ListCoupons(ctx context.Context, query *ListCouponsQuery, options ...store.Option) (*CouponPage, error) {
	return transport.JSON[CouponPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/coupon/paged", Traits: "t", Query: query}, options)
}

// GetCouponQuery has the query parameters of GetCoupon.
type GetCouponQuery struct {
	// Id of the coupon.
	CouponID *int64 `query:"couponId"`
	// Code of the coupon.
	Code *string `query:"code"`
}

// GetCoupon: Get a coupon.
//
// The coupon, by `couponId` or by `code` (case-insensitive). Send exactly one of them, otherwise 400 `invalid_request`.
func (c *Client) GetCoupon(ctx context.Context, query *GetCouponQuery, options ...store.Option) (*Coupon, error) {
	return transport.JSON[Coupon](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/coupon", Traits: "t", Query: query}, options)
}

// CreateCoupon: Create a coupon.
//
// Creates a coupon. Defaults: `status` DRAFT (the coupon cannot be used yet), `appliesTo` ORDER,
// `appliesToSubscriptions` FIRST_ORDER, no limits. Fields that depend on each other are validated together: -
// PERCENTAGE (above 0, at most 100), FIXED_AMOUNT and FIXED_PRICE need `value`, and amounts need `currencyCode`. -
// PRODUCTS needs `productIds`, and COLLECTIONS needs `collectionIds`. - BUY_X_GET_Y needs `buyX`, and FIRST_N needs
// `subscriptionCycleLimit`.
func (c *Client) CreateCoupon(ctx context.Context, body *CouponCreate, options ...store.Option) (*Coupon, error) {
	return transport.JSON[Coupon](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/coupon", Traits: "tk", Body: body}, options)
}

// UpdateCoupon: Update a coupon.
//
// Changes the given fields. Fields that depend on each other are validated as at creation (422 `invalid_value` with
// every invalid field); `buyX` is replaced as a whole. The status can change between ACTIVE and PAUSED, from DRAFT to
// both, and back to DRAFT only if the coupon has never been used (409 `invalid_state_transition`). SCHEDULED, EXPIRED
// and EXHAUSTED are derived from startsOn, endsOn and usageLimit, and change with them. A usageLimit below the number
// of uses so far is allowed and prevents further uses. Placed orders keep their discount; carts are repriced; a
// checkout that has reserved a use may finish. A taken code is rejected with 409 `already_exists`, a stale `version`
// with 409 `version_conflict`. No webhook event is fired.
func (c *Client) UpdateCoupon(ctx context.Context, body *CouponUpdate, options ...store.Option) (*Coupon, error) {
	return transport.JSON[Coupon](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/coupon", Traits: "tk", Body: body}, options)
}

// DeleteCouponQuery has the query parameters of DeleteCoupon.
type DeleteCouponQuery struct {
	// The coupon to delete.
	CouponID int64 `query:"couponId"`
}

// DeleteCoupon: Delete a coupon.
//
// Deletes a coupon that no order, checkout or subscription has ever used. Otherwise the request fails with 409
// `in_use`: set the status to PAUSED instead. The coupon is removed from carts. No webhook event is fired.
func (c *Client) DeleteCoupon(ctx context.Context, query *DeleteCouponQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/coupon", Traits: "t", Query: query}, options)
	return err
}

// ListCouponUsagesQuery has the query parameters of ListCouponUsages.
type ListCouponUsagesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the rows; default -createdOn.
	Sort *CouponUsageSort `query:"sort"`
	// Only uses of this coupon. A comma-separated list matches any of its values.
	CouponID []int64 `query:"couponId"`
	// Only uses of the coupon that currently has this code.
	Code *string `query:"code"`
	// Only uses in this state. A comma-separated list matches any of its values.
	Status []CouponUsageStatus `query:"status"`
	// Only uses by this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only uses by this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListCouponUsages: List the uses of coupons.
//
// One row per coupon and order, newest first by default: uses reserved by running checkouts, consumed by placed orders,
// or released. Without `couponId` or `code` the uses of all coupons are returned; both together are rejected with 400
// `invalid_request`. `search` looks in code and e-mail address. `createdFrom` and `createdTo` filter by the time of
// reservation. With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest first:
// follow `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one committed late.
func (c *Client) ListCouponUsages(ctx context.Context, query *ListCouponUsagesQuery, options ...store.Option) (*CouponUsagePage, error) {
	return transport.JSON[CouponUsagePage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/coupon/usage", Traits: "t", Query: query}, options)
}

// ListCustomersQuery has the query parameters of ListCustomers.
type ListCustomersQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the list. Default `-createdOn`.
	Sort *CustomerSort `query:"sort"`
	// Only customers in this status. A comma-separated list matches any of its values.
	Status []store.CustomerStatus `query:"status"`
	// Only customers of this account type. A comma-separated list matches any of its values.
	AccountTypeID []int64 `query:"accountTypeId"`
	// Only customers whose e-mail address is verified (true) or not verified (false).
	EmailVerified *bool `query:"emailVerified"`
	// Only the customer with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only customers who accept marketing e-mails (true) or do not (false).
	AcceptsMarketing *bool `query:"acceptsMarketing"`
	// Only customers with this tag. A comma-separated list matches any of its values.
	Tag []string `query:"tag"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListCustomers: List customers.
//
// The customers of the store in every status, including customers whose personal data has been erased (their e-mail and
// names are placeholders). `search` matches parts of the e-mail, names, company and phone number (in any notation), and
// whole external ids. If nothing matches, words with a small mistake find what they resemble. Order figures are updated
// in the same transaction as the orders. Use `storeCustomerId` in all other requests about a customer: orders (`GET
// /admin/customer/order/paged`), addresses, payment methods.
func (c *Client) ListCustomers(ctx context.Context, query *ListCustomersQuery, options ...store.Option) (*CustomerPage, error) {
	return transport.JSON[CustomerPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer/paged", Traits: "t", Query: query}, options)
}

// GetCustomerQuery has the query parameters of GetCustomer.
type GetCustomerQuery struct {
	// The customer's id.
	StoreCustomerID *int64 `query:"storeCustomerId"`
	// The customer's e-mail address (case-insensitive).
	Email *string `query:"email"`
}

// GetCustomer: Get a customer.
//
// One customer of the store with profile, status, account type, default address and order figures. Send exactly one of
// `storeCustomerId` and `email`, otherwise 400 `invalid_request`. Never contains passwords, tokens or card numbers.
func (c *Client) GetCustomer(ctx context.Context, query *GetCustomerQuery, options ...store.Option) (*Customer, error) {
	return transport.JSON[Customer](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer", Traits: "t", Query: query}, options)
}

// CreateCustomer: Create a customer.
//
// Creates a customer of this store with status ACTIVE, with the store's default account type unless the request names
// one. No password is set: the customer requests one with "forgot password", and the welcome e-mail links to that page.
// If the person already has a platform account with this verified address, the service links the customer to that
// account at the person's first login to this store. Before that, no response reveals the account. Errors: - 404: the
// account type does not exist. - 409 `already_exists`: the store has a customer with this e-mail, including deactivated
// ones, or `externalId` is taken. - 422 `invalid_value`: the customer with this e-mail is banned, or a custom field
// does not fit its definition. Also an address that is incomplete, or in a country that the store does not ship to.
func (c *Client) CreateCustomer(ctx context.Context, body *CustomerCreate, options ...store.Option) (*Customer, error) {
	return transport.JSON[Customer](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/customer", Traits: "tk", Body: body}, options)
}

// ListCustomerOrdersQuery has the query parameters of ListCustomerOrders.
type ListCustomerOrdersQuery struct {
	// Id of the customer.
	StoreCustomerID int64 `query:"storeCustomerId"`
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the list. Default `-orderDate`.
	Sort *CustomerOrderSort `query:"sort"`
	// Only orders in this payment status. A comma-separated list matches any of its values.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders in this fulfillment status. A comma-separated list matches any of its values.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListCustomerOrders: List the orders of a customer.
//
// The placed orders of one customer, without orders placed as a guest with the same e-mail. A customer without orders
// has an empty list; an unknown customer returns 404.
func (c *Client) ListCustomerOrders(ctx context.Context, query *ListCustomerOrdersQuery, options ...store.Option) (*OrderPage, error) {
	return transport.JSON[OrderPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer/order/paged", Traits: "t", Query: query}, options)
}

// ExportCustomersQuery has the query parameters of ExportCustomers.
type ExportCustomersQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only the customer with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Order of the list. Default `-createdOn`.
	Sort *CustomerSort `query:"sort"`
	// Only customers in this status. A comma-separated list matches any of its values.
	Status []store.CustomerStatus `query:"status"`
	// Only customers of this account type. A comma-separated list matches any of its values.
	AccountTypeID []int64 `query:"accountTypeId"`
	// Only customers whose e-mail address is verified (true) or not verified (false).
	EmailVerified *bool `query:"emailVerified"`
	// Only customers who accept marketing e-mails (true) or do not (false).
	AcceptsMarketing *bool `query:"acceptsMarketing"`
	// Only customers with this tag. A comma-separated list matches any of its values.
	Tag []string `query:"tag"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ExportCustomers: Export customers as CSV or XLSX.
//
// Exports the customers that match the filters of the list, one row each. The file has the columns of the import
// template, so it can be imported, and the other columns of the list. The file is streamed as a consistent snapshot of
// the rows at the start of the export, for every sort order. CSV is UTF-8 with a byte order mark and CRLF; texts that a
// spreadsheet could run as a formula start with an apostrophe. A store can run four exports at the same time; a fifth
// is rejected with 503 and `Retry-After`.
func (c *Client) ExportCustomers(ctx context.Context, query *ExportCustomersQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/customer/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// GetCustomerImportTemplateQuery has the query parameters of GetCustomerImportTemplate.
type GetCustomerImportTemplateQuery struct {
	// File format. Default `csv`.
	Format *CustomerImportFormat `query:"format"`
}

// GetCustomerImportTemplate: Get the customer import template.
//
// An empty import file with a header row and two sample rows, as attachment (Content-Disposition). The template
// reflects the store's account types, languages and custom fields; the xlsx file has a second sheet with the allowed
// values. The CSV is UTF-8 with a byte order mark and CRLF.
func (c *Client) GetCustomerImportTemplate(ctx context.Context, query *GetCustomerImportTemplateQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/customer/import/template", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// ImportCustomers: Import customers.
//
// Imports customers from a CSV or xlsx file in the format of the template, or as Shopify or WooCommerce exports it, in
// the background. The file has at most 32 MiB and 1,000,000 rows. In a file of these systems only `yes` counts as
// consent. Read the integration task for the progress; the task links to a file of row errors. The separator of a CSV
// is a comma, a semicolon or a tab, or the one that a first line such as `sep=;` states. A CSV that is neither UTF-8
// nor UTF-16 is read in the Windows code page of the store's default language (Windows-1252 for German or English).
// Cells of an xlsx file have the value that the spreadsheet shows: dates as YYYY-MM-DD, and 02134 for a number with the
// format 00000. Rows are independent: the task reports an invalid row with its number and column, and imports the
// others. If an optional field cannot be read, the task reports the field, counts the row as incomplete and imports the
// customer without that field. If the street, city, state, postal code or country cannot be read, the customer is
// imported without the address. With `onError: REJECT_ALL` all rows are checked first, and one invalid row or field
// rejects the whole file. With `dryRun` rows are checked and nothing is changed. A row matches the customer with its
// `externalId`, otherwise the customer with its e-mail. If these are two customers, or an e-mail or external id occurs
// twice in the file, the row is invalid. An import never changes an e-mail address. An empty cell keeps the present
// value, or takes the default of a new customer. The address columns set the default address: the import changes it, or
// adds it if the customer has none. `acceptsMarketing` records the customer's consent: leave it empty if you do not
// know it. `acceptsMarketingOn` is when they gave it (a date, or a time as in RFC 3339; without an offset in the
// store's time zone) and `acceptsMarketingSource` where. An import renews a withdrawn consent only if
// `acceptsMarketingOn` is after the withdrawal. Columns that the template does not have are rejected, except those of
// an export and of the other systems. Created rows fire `customer.created`, changed ones `customer.updated` if a field
// of the snapshot changed, like the single operations. 422 `invalid_value` if the file cannot be read or a required
// column is missing. A retry with the same Idempotency-Key starts no second import, and a second import of the same
// file finds every customer already present.
func (c *Client) ImportCustomers(ctx context.Context, body *CustomerImport, options ...store.Option) (*CustomerImportAccepted, error) {
	return transport.JSON[CustomerImportAccepted](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/customer/import", Traits: "tkm", Body: body}, options)
}

// EraseGuest: Erase the data of a guest.
//
// Erases the personal data of everyone who used this e-mail address as a guest, immediately and permanently: on their
// orders, in carts, coupon uses and mails. Orders and invoices keep the names and addresses of the buyer, as tax law
// requires; open orders continue without e-mail address and phone number. Gift cards lose the recipient with the
// address. A mail with a code that waits is not sent, and `stored_value.delivery_failed` fires. Repeating the request
// has no effect. 409 `invalid_state_transition` if a customer has the address: set the customer's status to
// DEACTIVATED, which also erases the personal data of the orders that they placed as a guest.
func (c *Client) EraseGuest(ctx context.Context, body *GuestErasureRequest, options ...store.Option) (*GuestErasure, error) {
	return transport.JSON[GuestErasure](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/customer/erase-guest", Traits: "tk", Body: body}, options)
}

// CheckCustomerEmailQuery has the query parameters of CheckCustomerEmail.
type CheckCustomerEmailQuery struct {
	// The e-mail address to check (case-insensitive).
	Email string `query:"email"`
}

// CheckCustomerEmail: Check whether a customer e-mail is available.
//
// Checks whether a customer with this e-mail can be created in this store, and returns the customer who already has it.
// The response reveals nothing about other stores or about accounts on the platform. The check reserves nothing:
// creation may still return 409.
func (c *Client) CheckCustomerEmail(ctx context.Context, query *CheckCustomerEmailQuery, options ...store.Option) (*CustomerEmailCheck, error) {
	return transport.JSON[CustomerEmailCheck](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer/email-check", Traits: "t", Query: query}, options)
}

// SearchCustomersQuery has the query parameters of SearchCustomers.
type SearchCustomersQuery struct {
	// Search text of at least two characters.
	Search string `query:"search"`
	// Maximum number of matches.
	Limit *int64 `query:"limit"`
	// Only customers in this status. A comma-separated list matches any of its values.
	Status []store.CustomerStatus `query:"status"`
}

// SearchCustomers: Search customers.
//
// For type-ahead fields: the best matches among the customers whose data is not erased, at most `limit`, by e-mail,
// names, company, phone number and external id. If nothing matches, words with a small mistake find what they resemble.
// The search has no paging; use the list for that.
func (c *Client) SearchCustomers(ctx context.Context, query *SearchCustomersQuery, options ...store.Option) (*CustomerSearchResult, error) {
	return transport.JSON[CustomerSearchResult](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer/search", Traits: "t", Query: query}, options)
}

// ListAccountTypes: List the store's account types.
//
// All account types of the store, by `rank`. Exactly one is the default. `customerCount` may be minutes old.
func (c *Client) ListAccountTypes(ctx context.Context, options ...store.Option) (*AccountTypeList, error) {
	return transport.JSON[AccountTypeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer/account-type/all", Traits: "t"}, options)
}

// ListCustomerAddressesQuery has the query parameters of ListCustomerAddresses.
type ListCustomerAddressesQuery struct {
	// Id of the customer.
	StoreCustomerID int64 `query:"storeCustomerId"`
	// Whether to include removed addresses.
	IncludeRemoved *bool `query:"includeRemoved"`
}

// ListCustomerAddresses: List the addresses of a customer.
//
// The saved addresses of one customer, the default address first, then the newest. Removed addresses (`isActive` false)
// are included only with `includeRemoved`.
func (c *Client) ListCustomerAddresses(ctx context.Context, query *ListCustomerAddressesQuery, options ...store.Option) (*CustomerAddressList, error) {
	return transport.JSON[CustomerAddressList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer-address/all", Traits: "t", Query: query}, options)
}

// CreateCustomerAddress: Add an address of a customer.
//
// Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old
// one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address. 409
// `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the store does
// not serve, a missing field that the country requires, such as a postal code, or more than 100 active addresses.
func (c *Client) CreateCustomerAddress(ctx context.Context, body *CustomerAddressCreate, options ...store.Option) (*CustomerAddress, error) {
	return transport.JSON[CustomerAddress](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/customer-address", Traits: "tk", Body: body}, options)
}

// UpdateCustomerAddress: Update an address of a customer.
//
// Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the changed
// address from their next renewal. Fires `customer.address_changed` if something changed. If the address becomes the
// default, the event for the former default address fires first. A removed address returns 404. 409 `version_conflict`
// when the address changed since `version` or `If-Match`. 422 `invalid_value`: a country that the store does not serve,
// a missing field that the country requires, such as a postal code, or `isDefault: false` for the default address.
func (c *Client) UpdateCustomerAddress(ctx context.Context, body *CustomerAddressUpdate, options ...store.Option) (*CustomerAddress, error) {
	return transport.JSON[CustomerAddress](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/customer-address", Traits: "tk", Body: body}, options)
}

// DeleteCustomerAddressQuery has the query parameters of DeleteCustomerAddress.
type DeleteCustomerAddressQuery struct {
	// The address to remove.
	CustomerAddressID int64 `query:"customerAddressId"`
}

// DeleteCustomerAddress: Remove an address of a customer.
//
// Marks the address as removed (`isActive` false); orders keep their copy. If it was the default, the newest remaining
// address becomes the default. 409 `in_use` while a live subscription uses it as shipping or billing address. Removing
// a removed address again succeeds without an event. Fires `customer.address_changed` with the removed address, then
// with the new default address, if there is one.
func (c *Client) DeleteCustomerAddress(ctx context.Context, query *DeleteCustomerAddressQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/customer-address", Traits: "t", Query: query}, options)
	return err
}

// ListCustomerPaymentMethodsQuery has the query parameters of ListCustomerPaymentMethods.
type ListCustomerPaymentMethodsQuery struct {
	// Id of the customer.
	StoreCustomerID int64 `query:"storeCustomerId"`
	// Whether to include removed payment methods.
	IncludeRemoved *bool `query:"includeRemoved"`
}

// ListCustomerPaymentMethods: List the payment methods of a customer.
//
// The saved payment methods of one customer, the default one first, then the newest. The response has the data that the
// customer sees, and the number of active subscriptions: never card numbers, gateway tokens or vault ids. Removed
// payment methods (`isActive` false) are included only with `includeRemoved`.
func (c *Client) ListCustomerPaymentMethods(ctx context.Context, query *ListCustomerPaymentMethodsQuery, options ...store.Option) (*CustomerPaymentMethodList, error) {
	return transport.JSON[CustomerPaymentMethodList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/customer-payment-method/all", Traits: "t", Query: query}, options)
}

// DeleteCustomerPaymentMethodQuery has the query parameters of DeleteCustomerPaymentMethod.
type DeleteCustomerPaymentMethodQuery struct {
	// The payment method to remove.
	CustomerPaymentMethodID int64 `query:"customerPaymentMethodId"`
}

// DeleteCustomerPaymentMethod: Remove a payment method of a customer.
//
// Marks the payment method as removed (`isActive` false) and asks the provider to delete it. 409 `in_use` while a live
// subscription is charged to it. If it was the default, the newest remaining payment method becomes the default.
// Removing a removed payment method again succeeds without an event. Fires `customer.payment_method_changed` with the
// removed payment method (`source.action` is `customer.payment_method_removed`), then with the new default payment
// method, if there is one.
func (c *Client) DeleteCustomerPaymentMethod(ctx context.Context, query *DeleteCustomerPaymentMethodQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/customer-payment-method", Traits: "t", Query: query}, options)
	return err
}

// GetDashboardQuery has the query parameters of GetDashboard.
type GetDashboardQuery struct {
	// First day. Default: 30 days before `to`.
	From *store.Date `query:"from"`
	// Day after the last day. Default: tomorrow.
	To *store.Date `query:"to"`
	// Range to compare with. Default: PREVIOUS_PERIOD.
	CompareTo *DashboardComparison `query:"compareTo"`
	// Currency of the orders. Default: the store's default currency.
	CurrencyCode *string `query:"currencyCode"`
}

// GetDashboard: Get the dashboard.
//
// Sales, orders, subscriptions, customers and open tasks, for a range of days in the store's time zone. Default: the
// last 30 days, including today. The range has at most 366 days. Figures are computed in advance and may be minutes
// old; `generatedOn` has the time. Amounts cover orders in one currency; orders in other currencies are not counted.
// Placed orders that are not canceled count on the day of the order. Their refunds count on the day of issue, unless
// the refund failed or was voided. Open tasks and subscription totals are as of `generatedOn`, independent of the
// range. Subscriptions in a test clock do not count. A 422 names `from` if the range is empty or too long, and
// `currencyCode` if it is unknown.
func (c *Client) GetDashboard(ctx context.Context, query *GetDashboardQuery, options ...store.Option) (*Dashboard, error) {
	return transport.JSON[Dashboard](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/dashboard", Traits: "t", Query: query}, options)
}

// ListEmailsQuery has the query parameters of ListEmails.
type ListEmailsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Order of the list. Default `-createdOn`.
	Sort *EmailSort `query:"sort"`
	// Only mails to this address (case-insensitive).
	To *string `query:"to"`
	// Only mails of this type. A comma-separated list matches any of its values.
	EmailTemplateTypeCode []EmailTemplateTypeCode `query:"emailTemplateTypeCode"`
	// Only mails in this status. A comma-separated list matches any of its values.
	Status []EmailStatus `query:"status"`
	// Only mails about this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListEmails: List e-mails.
//
// The mails of the store with recipient, type and status, newest first unless `sort` says otherwise. `SENT` means that
// the mail server accepted the mail; the service does not know whether it was read. The body of a mail is never
// returned, and the subject only for mails that cannot contain a secret. Each blind copy is a mail of its own. Mails
// are deleted 30 days after they were sent or failed; expired mails, such as one with an expired pin, are deleted at
// once. The mails of a customer are deleted with the customer's data.
func (c *Client) ListEmails(ctx context.Context, query *ListEmailsQuery, options ...store.Option) (*EmailPage, error) {
	return transport.JSON[EmailPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email/paged", Traits: "t", Query: query}, options)
}

// ResendEmail: Send an e-mail again.
//
// Resends the mail with its original content: a mail about an order to the order's current e-mail address, any other
// mail to the same address. The response contains the new mail. No blind copies are sent. Fires no event; the audit log
// records the request. 409 `invalid_state_transition` while the mail is `PENDING`, and after it expired. 422
// `unsupported_operation` for mails with a pin or a link that opens an account; the customer requests a new one. The
// same code is returned while the template of the type is inactive, and while the address is suppressed. `DELETE
// /admin/email-suppression` removes the suppression.
func (c *Client) ResendEmail(ctx context.Context, body *EmailResend, options ...store.Option) (*EmailListItem, error) {
	return transport.JSON[EmailListItem](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email/resend", Traits: "tk", Body: body}, options)
}

// RetryEmails: Retry failed e-mails.
//
// Queues `FAILED` mails again that the request selects, in the order of their ids, for example after a fault of the
// mail server. A mail keeps its id, its `Message-ID` and its content, and its status becomes `PENDING`. Each mail is
// therefore sent once, however often the request is repeated. A mail about an order goes to the order's current e-mail
// address. The request skips these mails: - mails that expired. - mails with a pin or a link that opens an account. -
// mails that were sent again with `POST /admin/email/resend`. - mails whose template is inactive. - mails to suppressed
// addresses.
func (c *Client) RetryEmails(ctx context.Context, body *EmailRetry, options ...store.Option) (*EmailRetryResult, error) {
	return transport.JSON[EmailRetryResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email/retry", Traits: "tk", Body: body}, options)
}

// ListEmailSuppressionsQuery has the query parameters of ListEmailSuppressions.
type ListEmailSuppressionsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Order of the list. Default `-createdOn`.
	Sort *EmailSuppressionSort `query:"sort"`
	// Only this address (case-insensitive).
	Email *string `query:"email"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListEmailSuppressions: List suppressed addresses.
//
// Lists addresses that the store sends no mails to, because a mail server permanently rejected the recipient. Such a
// rejection has a status from 5.1.0 to 5.1.10, except statuses about the sender. Mails to these addresses are not
// attempted and are listed as `SUPPRESSED`. Mails with pins and with links that open an account are still sent. Newest
// first unless `sort` says otherwise. A suppression is deleted with the data of its customer.
func (c *Client) ListEmailSuppressions(ctx context.Context, query *ListEmailSuppressionsQuery, options ...store.Option) (*EmailSuppressionPage, error) {
	return transport.JSON[EmailSuppressionPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email-suppression/paged", Traits: "t", Query: query}, options)
}

// GetEmailSuppressionQuery has the query parameters of GetEmailSuppression.
type GetEmailSuppressionQuery struct {
	// Id of the suppressed address.
	EmailSuppressionID int64 `query:"emailSuppressionId"`
}

// GetEmailSuppression: Get a suppressed address.
//
// An address that the store sends no mails to, with the reason.
func (c *Client) GetEmailSuppression(ctx context.Context, query *GetEmailSuppressionQuery, options ...store.Option) (*EmailSuppression, error) {
	return transport.JSON[EmailSuppression](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email-suppression", Traits: "t", Query: query}, options)
}

// DeleteEmailSuppressionQuery has the query parameters of DeleteEmailSuppression.
type DeleteEmailSuppressionQuery struct {
	// Id of the suppressed address.
	EmailSuppressionID int64 `query:"emailSuppressionId"`
}

// DeleteEmailSuppression: Remove the suppression of an address.
//
// Mails to the address are sent again from now on. Mails suppressed before stay `SUPPRESSED` (send them with `POST
// /admin/email/resend`). If a mail server permanently rejects the address again, the address is suppressed again.
func (c *Client) DeleteEmailSuppression(ctx context.Context, query *DeleteEmailSuppressionQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/email-suppression", Traits: "t", Query: query}, options)
	return err
}

// TestEmail: Send a test e-mail.
//
// Renders the stored template with the given order (requires `order:read`) or with sample data, and queues it for
// sending, with the subject marked as test. The list of mails shows whether the mail server accepted it. 429: a store
// can send 30 test mails in a burst, and one more every two minutes. 422 `invalid_value` if mails of the type are not
// about an order, `unsupported_operation` if the address is suppressed. If the template has errors, nothing is sent:
// `accepted` is false, and `errors` has their positions. Sets the template's `lastTestedOn`. No events.
func (c *Client) TestEmail(ctx context.Context, body *EmailTest, options ...store.Option) (*EmailTestResult, error) {
	return transport.JSON[EmailTestResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email/test", Traits: "tk", Body: body}, options)
}

// ListEmailTemplatesQuery has the query parameters of ListEmailTemplates.
type ListEmailTemplatesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the list. Default `name`.
	Sort *EmailTemplateSort `query:"sort"`
	// Only templates of this type. A comma-separated list matches any of its values.
	EmailTemplateTypeID []int64 `query:"emailTemplateTypeId"`
	// Only templates in this language. A comma-separated list matches any of its values.
	LanguageCode []string `query:"languageCode"`
	// Only active templates (true), or only inactive ones (false).
	IsActive *bool `query:"isActive"`
}

// ListEmailTemplates: List e-mail templates.
//
// The e-mail templates of the store, without bodies. Each type has at most one template per language, and always one in
// the store's default language. `search` matches parts of the name and the subject.
func (c *Client) ListEmailTemplates(ctx context.Context, query *ListEmailTemplatesQuery, options ...store.Option) (*EmailTemplatePage, error) {
	return transport.JSON[EmailTemplatePage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email-template/paged", Traits: "t", Query: query}, options)
}

// GetEmailTemplateQuery has the query parameters of GetEmailTemplate.
type GetEmailTemplateQuery struct {
	// Id of the template.
	EmailTemplateID int64 `query:"emailTemplateId"`
}

// GetEmailTemplate: Get an e-mail template.
//
// Returns one template with its source and the variables that it may use. The source is Liquid with variables, filters
// and these tags: `if`, `unless`, `case`, `for`, `tablerow`, `cycle`, `assign`, `capture`, `increment`, `decrement`,
// `echo` and `liquid`. Includes are not supported. The filter `date` knows the words now and today. Customer input is
// escaped in the HTML, and may appear only in text and inside quoted attributes. A pin, or a link with a secret, must
// stand alone between spaces or tags, or be the whole URL of an `<a>`. Filters, comparisons and other URLs cannot use
// it. A mail uses the template in the recipient's language (`de-AT`), otherwise in the language without region (`de`),
// otherwise in the store's default language. If the template cannot be rendered, the service sends the platform's own
// text in the recipient's language, and `lastError` has the reason.
func (c *Client) GetEmailTemplate(ctx context.Context, query *GetEmailTemplateQuery, options ...store.Option) (*EmailTemplate, error) {
	return transport.JSON[EmailTemplate](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email-template", Traits: "t", Query: query}, options)
}

// CreateEmailTemplate: Create an e-mail template.
//
// Adds a template of a type in another language. 409 `already_exists` if the type has a template in this language. 422
// `invalid_value` if the language is not one of the store's, or the source has errors (the field error's detail has
// line and column). The service renders the source with sample data before it saves it. `fromEmail` must be at a domain
// that the store has verified. Mails that contain a secret of the customer cannot have `bcc`, or style sheets, forms or
// frames in their HTML.
func (c *Client) CreateEmailTemplate(ctx context.Context, body *EmailTemplateCreate, options ...store.Option) (*EmailTemplate, error) {
	return transport.JSON[EmailTemplate](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email-template", Traits: "tk", Body: body}, options)
}

// UpdateEmailTemplate: Update an e-mail template.
//
// Changes the template for every mail rendered from now on, and sets `isDefault` to false. If a template of a
// transactional type is inactive, its mails use the template in the store's default language, or else the platform's
// own template. Mails of other types are not sent. Errors: 409 `version_conflict`. 422 `invalid_value` if the source
// has errors; the detail of the field error has line and column.
func (c *Client) UpdateEmailTemplate(ctx context.Context, body *EmailTemplateUpdate, options ...store.Option) (*EmailTemplate, error) {
	return transport.JSON[EmailTemplate](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/email-template", Traits: "tk", Body: body}, options)
}

// PreviewEmailTemplate: Preview an e-mail template.
//
// Renders the stored template, with the given fields replacing the stored ones, with an order (requires `order:read`)
// or with sample data. Pins and links are always sample data. Nothing is stored or sent. 422 `invalid_value` if mails
// of the type are not about an order. Errors in the source do not fail the request: `errors` lists them, and parts that
// cannot be rendered are empty. Rendering stops after a fixed number of steps.
func (c *Client) PreviewEmailTemplate(ctx context.Context, body *EmailTemplatePreview, options ...store.Option) (*EmailTemplatePreviewResult, error) {
	return transport.JSON[EmailTemplatePreviewResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email-template/preview", Traits: "tk", Body: body}, options)
}

// RevertEmailTemplate: Revert an e-mail template to the default.
//
// Restores the platform's own subject, texts and sender, and sets `isDefault`. `name` and `isActive` do not change. If
// the platform has no text in the template's language, the English one is used. Reverting an unedited template changes
// nothing. 409 `version_conflict`.
func (c *Client) RevertEmailTemplate(ctx context.Context, body *EmailTemplateRevert, options ...store.Option) (*EmailTemplate, error) {
	return transport.JSON[EmailTemplate](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/email-template/revert", Traits: "tk", Body: body}, options)
}

// ListEmailTemplateTypes: List e-mail template types.
//
// All types of e-mail that the platform sends, with the variables that their templates may use. The list is the same
// for every store.
func (c *Client) ListEmailTemplateTypes(ctx context.Context, options ...store.Option) (*EmailTemplateTypeList, error) {
	return transport.JSON[EmailTemplateTypeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/email-template-type/all", Traits: "t"}, options)
}

// ListGiftCardsQuery has the query parameters of ListGiftCards.
type ListGiftCardsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -createdOn.
	Sort *GiftCardSort `query:"sort"`
	// Only gift cards in one of these states, separated by commas.
	Status []store.GiftCardStatus `query:"status"`
	// Only gift cards in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only the gift card with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListGiftCards: List gift cards.
//
// Lists the store's gift cards, newest first unless `sort` says otherwise. `search` looks in the last four characters
// of the code, the recipient's name and e-mail address, and the external id. It does not find a whole code, because the
// store keeps only a hash of it.
func (c *Client) ListGiftCards(ctx context.Context, query *ListGiftCardsQuery, options ...store.Option) (*GiftCardPage, error) {
	return transport.JSON[GiftCardPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/gift-card/paged", Traits: "t", Query: query}, options)
}

// GetGiftCardQuery has the query parameters of GetGiftCard.
type GetGiftCardQuery struct {
	// The gift card.
	GiftCardID int64 `query:"giftCardId"`
}

// GetGiftCard: Get a gift card.
//
// Returns a gift card. The response has the last four characters of its code and never the whole code.
func (c *Client) GetGiftCard(ctx context.Context, query *GetGiftCardQuery, options ...store.Option) (*GiftCard, error) {
	return transport.JSON[GiftCard](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/gift-card", Traits: "t", Query: query}, options)
}

// CreateGiftCard: Issue a gift card.
//
// Issues a gift card. Without `deliverOn`, the response has the code, and no mail is sent. The response is then the
// only place where the code appears: the store keeps a hash of it. Hand the code to the recipient. A repeated request
// with the same Idempotency-Key returns the same card and the same code. With `deliverOn`, the service mails the code
// to the recipient at that time and shows it nowhere else. - `deliverOn` needs an e-mail address of the recipient. It
// must be within one year and before `expiresOn` (422 `invalid_value`). A time in the past means now. A disabled card
// is not mailed before it is enabled. - A card is issued in a currency in which the store sells (422
// `currency_mismatch`). It pays orders in this currency only. - `expiresOn` must be in the future (422
// `invalid_value`). The law of some countries sets a minimum validity. - `externalId` must be unique in the store (409
// `already_exists`). - Administrators cannot issue a gift card to their own e-mail address (403 `forbidden`). -
// `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of the
// store's time zone. Gift cards and store credit count together. Above it, the request fails with 403 `forbidden`. The
// limit does not apply to callers with `store:write`, who could change it. - The Idempotency-Key is required. The audit
// log records the card without its code. Fires `stored_value.issued`, without code and recipient.
func (c *Client) CreateGiftCard(ctx context.Context, body *GiftCardCreate, options ...store.Option) (*GiftCardCreated, error) {
	return transport.JSON[GiftCardCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/gift-card", Traits: "tk", Body: body}, options)
}

// UpdateGiftCard: Change a gift card.
//
// Changes the expiry, the recipient, the scheduled delivery or the external id of a gift card. Absent fields keep their
// values, and `null` clears a field. Use `POST /admin/gift-card/adjust` to change the balance. - An EXPIRED card
// becomes ACTIVE when `expiresOn` changes. Value that has expired does not come back. - 409 `version_conflict`: the
// card's `version` is stale. 409 `already_exists`: another card has the `externalId`. - 409 `invalid_state_transition`:
// `deliverOn` is another time, and no delivery waits for its time. `POST /admin/gift-card/resend` mails a new code. -
// 422 `invalid_value`: `expiresOn` is not in the future, or the recipient's name or e-mail address is not valid. A
// scheduled delivery needs an address and a time before the expiry. - 403 `forbidden`: the recipient's new e-mail
// address is the caller's own. A scheduled delivery goes to another address only if the caller has `gift-card:issue`.
// Another `expiresOn` fires `stored_value.adjusted`, or `stored_value.status_changed` if an event has reported the
// expiry of the card. Other changes fire no event.
func (c *Client) UpdateGiftCard(ctx context.Context, body *GiftCardUpdate, options ...store.Option) (*GiftCard, error) {
	return transport.JSON[GiftCard](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/gift-card", Traits: "tk", Body: body}, options)
}

// DisableGiftCard: Disable a gift card.
//
// Stops a gift card from paying new orders, for instance after its code was stolen. Orders that hold value of the card
// keep it and can still be captured. Refunds cannot pay value back to the card until it is enabled. A card that the
// service has disabled then stays disabled until staff enable it. 409 `invalid_state_transition`: the card has expired.
// Fires `stored_value.status_changed` if the card was not disabled.
func (c *Client) DisableGiftCard(ctx context.Context, body *GiftCardReference, options ...store.Option) (*GiftCard, error) {
	return transport.JSON[GiftCard](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/gift-card/disable", Traits: "tk", Body: body}, options)
}

// EnableGiftCard: Enable a gift card.
//
// Lets a disabled gift card pay orders again. A card that is not disabled stays as it is. 409
// `invalid_state_transition`: the card has expired; change its `expiresOn` instead. Fires `stored_value.status_changed`
// if the card was disabled.
func (c *Client) EnableGiftCard(ctx context.Context, body *GiftCardReference, options ...store.Option) (*GiftCard, error) {
	return transport.JSON[GiftCard](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/gift-card/enable", Traits: "tk", Body: body}, options)
}

// ResendGiftCard: Mail a new code of a gift card.
//
// Gives a gift card a new code and mails it to the recipient at once, in place of a scheduled delivery. The former code
// no longer works, and carts that have the card by the former code cannot pay with it. Orders that hold value of the
// card keep it. The response has the last four characters of the new code and never the whole code. `deliveryStatus` is
// SCHEDULED until the mail server accepts the mail. - The Idempotency-Key is required: a repeated request mails no
// second code. - 409 `invalid_state_transition`: the card is disabled or expired, or it has no value left. - 422
// `invalid_value`: the card's recipient has no e-mail address. - 403 `forbidden`: the recipient is the administrator
// who calls. Fires no event. `stored_value.delivery_failed` fires later if the mail server refuses the mail.
func (c *Client) ResendGiftCard(ctx context.Context, body *GiftCardReference, options ...store.Option) (*GiftCard, error) {
	return transport.JSON[GiftCard](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/gift-card/resend", Traits: "tk", Body: body}, options)
}

// AdjustGiftCard: Adjust the balance of a gift card.
//
// Adds value to a gift card (`amount` above 0) or removes value (`amount` below 0), in the card's currency. - Value
// that an order holds cannot be removed (422 `invalid_value`). - Value can be added only to a card that can pay: a
// disabled or expired card gets none (409 `invalid_state_transition`). - Administrators cannot adjust a gift card whose
// recipient has their own e-mail address (403 `forbidden`). - `storedValueLimits` of the settings limits the added
// value as in `POST /admin/gift-card`. Above it, the request fails with 403 `forbidden`. - The Idempotency-Key is
// required: a repeated request returns the first entry and adjusts nothing. The audit log records the change. Fires
// `stored_value.adjusted`.
func (c *Client) AdjustGiftCard(ctx context.Context, body *GiftCardAdjust, options ...store.Option) (*GiftCardEntry, error) {
	return transport.JSON[GiftCardEntry](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/gift-card/adjust", Traits: "tk", Body: body}, options)
}

// ListGiftCardEntriesQuery has the query parameters of ListGiftCardEntries.
type ListGiftCardEntriesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Default -createdOn.
	Sort *GiftCardEntrySort `query:"sort"`
	// Only entries of one of these gift cards, separated by commas.
	GiftCardID []int64 `query:"giftCardId"`
	// Only entries of one of these types, separated by commas.
	Type []store.StoredValueEntryType `query:"type"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListGiftCardEntries: List the entries of gift cards.
//
// Lists every change of the store's gift cards, newest first unless `sort` says otherwise. Entries never change; a
// correction is a new entry. The sum of `amount` of a card's entries is its balance, and the sum of `heldAmount` is its
// held amount.
func (c *Client) ListGiftCardEntries(ctx context.Context, query *ListGiftCardEntriesQuery, options ...store.Option) (*GiftCardEntryPage, error) {
	return transport.JSON[GiftCardEntryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/gift-card/entry/paged", Traits: "t", Query: query}, options)
}

// ListIntegrationLogsQuery has the query parameters of ListIntegrationLogs.
type ListIntegrationLogsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Default -createdOn.
	Sort *IntegrationLogSort `query:"sort"`
	// Only this kind of outside system. A comma-separated list matches any of its values.
	Integration []IntegrationType `query:"integration"`
	// Only entries of this provider.
	ProviderCode *string `query:"providerCode"`
	// Only calls with this account at a payment service. A comma-separated list matches any of its values.
	PaymentProviderID []int64 `query:"paymentProviderId"`
	// Only entries about objects of this kind, such as order. A comma-separated list matches any of its values.
	ObjectType []ObjectType `query:"objectType"`
	// Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one
	// `objectType`, else 400.
	ObjectID []string `query:"objectId"`
	// Only calls in this direction. A comma-separated list matches any of its values.
	Direction []IntegrationDirection `query:"direction"`
	// Only calls with this outcome. A comma-separated list matches any of its values.
	Outcome []IntegrationOutcome `query:"outcome"`
	// Only calls of this request.
	CorrelationID *string `query:"correlationId"`
	// Only calls of this task. A comma-separated list matches any of its values.
	IntegrationTaskID []int64 `query:"integrationTaskId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListIntegrationLogs: List integration calls.
//
// Calls to and from outside systems, newest first unless `sort` says otherwise; without headers and bodies. `search`
// looks in operation, URL, error message and correlation id. Entries are kept for 90 days. A call appears in the list
// moments after it was made. A call with several HTTP requests has one entry per request. Webhook deliveries are in
// their own log (`GET /admin/webhook-delivery/paged`).
func (c *Client) ListIntegrationLogs(ctx context.Context, query *ListIntegrationLogsQuery, options ...store.Option) (*IntegrationLogPage, error) {
	return transport.JSON[IntegrationLogPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/integration-log/paged", Traits: "t", Query: query}, options)
}

// GetIntegrationLogQuery has the query parameters of GetIntegrationLog.
type GetIntegrationLogQuery struct {
	// Id of the call.
	IntegrationLogID int64 `query:"integrationLogId"`
}

// GetIntegrationLog: Get an integration call.
//
// One call with headers and bodies. Credentials, tokens and card data are masked before they are stored; bodies are
// truncated at 64 KB. A call without HTTP, such as one to a mail server, has no URL, and its bodies describe request
// and result as JSON. The contents of mails are not stored.
func (c *Client) GetIntegrationLog(ctx context.Context, query *GetIntegrationLogQuery, options ...store.Option) (*IntegrationLog, error) {
	return transport.JSON[IntegrationLog](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/integration-log", Traits: "t", Query: query}, options)
}

// ListIntegrationTasksQuery has the query parameters of ListIntegrationTasks.
type ListIntegrationTasksQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Default -createdOn.
	Sort *IntegrationTaskSort `query:"sort"`
	// Only tasks in this state. A comma-separated list matches any of its values.
	Status []IntegrationTaskStatus `query:"status"`
	// Only tasks of this type.
	TaskType *string `query:"taskType"`
	// Only this kind of outside system. A comma-separated list matches any of its values.
	Integration []IntegrationType `query:"integration"`
	// Only entries of this provider.
	ProviderCode *string `query:"providerCode"`
	// Only entries about objects of this kind, such as order. A comma-separated list matches any of its values.
	ObjectType []ObjectType `query:"objectType"`
	// Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one
	// `objectType`, else 400.
	ObjectID []string `query:"objectId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListIntegrationTasks: List integration tasks.
//
// Background jobs for outside systems and imports, newest first unless `sort` says otherwise. `search` looks in task
// type, last error and object id. A task is kept for 90 days after it finished.
func (c *Client) ListIntegrationTasks(ctx context.Context, query *ListIntegrationTasksQuery, options ...store.Option) (*IntegrationTaskPage, error) {
	return transport.JSON[IntegrationTaskPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/integration-task/paged", Traits: "t", Query: query}, options)
}

// GetIntegrationTaskQuery has the query parameters of GetIntegrationTask.
type GetIntegrationTaskQuery struct {
	// Id of the task.
	IntegrationTaskID int64 `query:"integrationTaskId"`
}

// GetIntegrationTask: Get an integration task.
//
// One task with its masked payload, its progress, and the rejected rows of an import. The integration log lists its
// calls by `integrationTaskId`.
func (c *Client) GetIntegrationTask(ctx context.Context, query *GetIntegrationTaskQuery, options ...store.Option) (*IntegrationTask, error) {
	return transport.JSON[IntegrationTask](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/integration-task", Traits: "t", Query: query}, options)
}

// GetIntegrationTaskFileQuery has the query parameters of GetIntegrationTaskFile.
type GetIntegrationTaskFileQuery struct {
	// Id of the task.
	IntegrationTaskID int64 `query:"integrationTaskId"`
}

// GetIntegrationTaskFile: Get a file of an integration task.
//
// Returns the file that `errorFileUrl` or `resultFileUrl` of a task links to. For an import, it is a CSV with the
// rejected rows (row, column, code, message). For a bulk operation, it has the responses, one JSON object per line. The
// file is available for 7 days after the task finished. In addition to the permission of this operation, the caller
// needs the permission that started the task (403): `customer:import`, `price:write`, `stock:write` or `product:write`.
func (c *Client) GetIntegrationTaskFile(ctx context.Context, query *GetIntegrationTaskFileQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/integration-task/file", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// RetryIntegrationTasks: Retry integration tasks.
//
// Queues FAILED and CANCELLED tasks again with reset attempts. The idempotency key sent to the provider stays the same,
// so nothing is done twice. Each id has its own result: a task in another state is not retried, and `reason` is its
// state. `reason` is `not_found` for an id that does not exist in the store, and `already_exists` if another task for
// the same work is queued or running.
func (c *Client) RetryIntegrationTasks(ctx context.Context, body *IntegrationTaskRetry, options ...store.Option) (*IntegrationTaskRetryResult, error) {
	return transport.JSON[IntegrationTaskRetryResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/integration-task/retry", Traits: "tk", Body: body}, options)
}

// CancelIntegrationTasks: Cancel integration tasks.
//
// Cancels QUEUED and RETRYING tasks; a RUNNING task stops after its current step. Completed steps are not undone. Each
// id has its own result: a task in another state is not canceled, and `reason` is its state. `reason` is `not_found`
// for an id that does not exist in the store.
func (c *Client) CancelIntegrationTasks(ctx context.Context, body *IntegrationTaskCancel, options ...store.Option) (*IntegrationTaskCancelResult, error) {
	return transport.JSON[IntegrationTaskCancelResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/integration-task/cancel", Traits: "tk", Body: body}, options)
}

// ListInvoicesQuery has the query parameters of ListInvoices.
type ListInvoicesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Default -issuedOn.
	Sort *InvoiceSort `query:"sort"`
	// Only documents of this type. A comma-separated list matches any of its values.
	Type []store.InvoiceType `query:"type"`
	// Only documents of this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only documents issued for one of these reasons, separated by commas.
	Reason []InvoiceReason `query:"reason"`
	// Only documents in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only documents issued at or after this time.
	IssuedFrom *time.Time `query:"issuedFrom"`
	// Only documents issued before this time.
	IssuedTo *time.Time `query:"issuedTo"`
}

// ListInvoices: List invoices and credit notes.
//
// The store's numbered documents, newest first unless `sort` says otherwise. `search` matches a printed document number
// or an order number. `GET /admin/order/pdf` with the `invoiceId` prints a document. An order gets its invoice when it
// is first paid in full, or when its first units ship. A later edit adds an invoice for the added amount, or a credit
// note for the removed amount. A completed refund adds a credit note; if that refund fails later, the order gets
// another invoice. Canceling an order that was shipped and not paid adds a credit note for the amount that is no longer
// due. Invoices and credit notes have separate number sequences without gaps. A document never changes after it was
// issued, even if the store, the customer, the products or the order change.
func (c *Client) ListInvoices(ctx context.Context, query *ListInvoicesQuery, options ...store.Option) (*InvoicePage, error) {
	return transport.JSON[InvoicePage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/invoice/paged", Traits: "t", Query: query}, options)
}

// ExportInvoicesQuery has the query parameters of ExportInvoices.
type ExportInvoicesQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Default -issuedOn.
	Sort *InvoiceSort `query:"sort"`
	// Only documents of this type. A comma-separated list matches any of its values.
	Type []store.InvoiceType `query:"type"`
	// Only documents of this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only documents issued for one of these reasons, separated by commas.
	Reason []InvoiceReason `query:"reason"`
	// Only documents in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only documents issued at or after this time.
	IssuedFrom *time.Time `query:"issuedFrom"`
	// Only documents issued before this time.
	IssuedTo *time.Time `query:"issuedTo"`
}

// ExportInvoices: Export invoices and credit notes as CSV or XLSX.
//
// Returns a file with the documents that match the filters of the list: one row for each document and tax rate, and one
// for the part without tax. Its columns are the number, the date and time of issue, the order and the corrected
// document. Then follow the buyer with country and tax number, the tax with its rate, `net`, `tax` and `gross`. Amounts
// of credit notes are negative, so the sums of a period are its revenue and tax by rate, country and currency. If
// several taxes apply to the same amount, `net` is in the row of the first one, `taxedAmount` in each. `convertedTax`
// is the tax in the currency of the tax office, with `taxCurrencyCode` and `taxExchangeRate`. The three are empty for
// documents without a `taxConversion`. Dates and times are in the store's time zone. The file is streamed with the rows
// as they were at the start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could
// run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with
// `Retry-After`.
func (c *Client) ExportInvoices(ctx context.Context, query *ExportInvoicesQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/invoice/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// ListLanguages: List the languages a store can use.
//
// Every language that the platform supports, by code; the same for all stores. The languages of a store are
// `languageCodes` of its settings. Needs no store.
func (c *Client) ListLanguages(ctx context.Context, options ...store.Option) (*LanguageList, error) {
	return transport.JSON[LanguageList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/language/all", Traits: "t"}, options)
}

// Login: Log an administrator in.
//
// Exchanges e-mail and password for an access token (1 hour) and a refresh token (30 days, rotated on use). Send the
// access token as `Authorization: Bearer`. Each login starts its own session, which `GET /admin/session/all` lists. A
// user with TOTP gets 401 `totp_required` if the password is correct and `totpCode` is absent; repeat the request with
// the code. Wrong codes are counted per user, across all IP addresses, until a correct one: five are allowed, and one
// more every 15 minutes (429). This limit does not apply to recovery codes. Each code is accepted once. A recovery code
// can be sent in place of a code, and is then used up. 401 `invalid_credentials` is the same response, in the same
// time, for an unknown e-mail, a wrong password and a wrong code. 403 `account_inactive` is returned only if the
// password is correct. Attempts are throttled per account and per IP address (429 with Retry-After). No store is
// needed. `stores` lists the stores that the user may name in `X-Store-Id`.
func (c *Client) Login(ctx context.Context, body *AdminLoginRequest, options ...store.Option) (*AdminLogin, error) {
	return transport.JSON[AdminLogin](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/login", Traits: "", Body: body}, options)
}

// RefreshLogin: Exchange a refresh token for new tokens.
//
// Returns a new access token and a new refresh token; the sent refresh token is used up, and the previous access token
// is revoked. The 30 days of the refresh token start again. If the same refresh token is sent again within ten seconds,
// and before the new refresh token was used, the same tokens are returned. After that the service treats the repeated
// token as stolen: it ends the whole session and rejects every token of it (401 `unauthenticated`). An expired or
// revoked token returns 401, a deactivated user 403 `account_inactive`.
func (c *Client) RefreshLogin(ctx context.Context, body *AdminLoginRefresh, options ...store.Option) (*AdminLogin, error) {
	return transport.JSON[AdminLogin](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/login/refresh", Traits: "", Body: body}, options)
}

// Logout: Log the administrator out.
//
// Ends the session of the access token: the access token and its refresh token are rejected from the next request on
// (401). Other sessions of the user stay valid. The request needs neither a body nor a store. An app token has no
// session: 403 `forbidden`.
func (c *Client) Logout(ctx context.Context, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/logout", Traits: "tk"}, options)
	return err
}

// ListMediaQuery has the query parameters of ListMedia.
type ListMediaQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the rows; default -createdOn.
	Sort *MediaSort `query:"sort"`
	// Only media directly in this folder. Not together with rootOnly. A comma-separated list matches any of its values.
	FolderID []int64 `query:"folderId"`
	// Only media in no folder.
	RootOnly *bool `query:"rootOnly"`
	// Only media of this type. A comma-separated list matches any of its values.
	MediaType []store.MediaType `query:"mediaType"`
	// Only media in this state. A comma-separated list matches any of its values.
	Status []MediaStatus `query:"status"`
	// Only media with this tag, exactly. A comma-separated list matches any of its values.
	Tag []string `query:"tag"`
	// Only media in use (true), or only unused media (false).
	IsUsed *bool `query:"isUsed"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListMedia: List media.
//
// The store's media, newest first by default. `search` looks in file name, alt text and tags. Without `folderId` and
// `rootOnly` the list has the media of all folders. With `modifiedSince` (and without `sort`) the rows are in the order
// of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is
// skipped, even one committed late.
func (c *Client) ListMedia(ctx context.Context, query *ListMediaQuery, options ...store.Option) (*MediaPage, error) {
	return transport.JSON[MediaPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/media/paged", Traits: "t", Query: query}, options)
}

// GetMediaQuery has the query parameters of GetMedia.
type GetMediaQuery struct {
	// Id of the medium.
	MediaID int64 `query:"mediaId"`
}

// GetMedia: Get a medium.
//
// One medium by its id, for example to check whether it is READY. The file itself is at `url`.
func (c *Client) GetMedia(ctx context.Context, query *GetMediaQuery, options ...store.Option) (*Media, error) {
	return transport.JSON[Media](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/media", Traits: "t", Query: query}, options)
}

// CreateMedia: Upload a medium.
//
// Uploads one file: multipart/form-data with the part `file` and the other fields as separate parts. The file has at
// most 32 MiB unless the operator of the service has set another limit. Larger files, and files that exceed the store's
// remaining storage (see `GET /admin/media/usage`), are rejected with 413 `payload_too_large`. The type is detected
// from the content, never from the name: images (JPEG, PNG, WebP, GIF), videos (MP4, WebM) and documents (PDF, CSV,
// plain text). Other types, such as SVG, HTML or AVIF, are rejected with 415 `unsupported_media_type`. A file that
// cannot be read, an image above 50 megapixels and an animated WebP are rejected with 422 `invalid_value`. Images are
// stored without metadata of the camera or software, such as the location; color profile and orientation are kept. The
// smaller versions are in sRGB, converted from the color profile. The file name is for people only. `status` is
// PROCESSING until the smaller versions of an image are ready; the medium can be used immediately. Uploading the same
// content twice creates two media with the same `checksum` that share one stored file. With the same Idempotency-Key
// the file is compared, too. Files are public: anyone with the `url` can read the file without a credential. URLs
// cannot be guessed. No webhook event is fired.
func (c *Client) CreateMedia(ctx context.Context, body *MediaCreate, options ...store.Option) (*Media, error) {
	return transport.JSON[Media](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/media", Traits: "tkm", Body: body}, options)
}

// UpdateMedia: Update a medium.
//
// Changes name, folder, texts, tags or focal point, never the file. `folderId: null` moves the medium to the top level.
// The `url` stays the same. `focalX` and `focalY` must be set together, each from 0 to 1 (422 `invalid_value`). A stale
// `version` is rejected with 409 `version_conflict`. No webhook event is fired.
func (c *Client) UpdateMedia(ctx context.Context, body *MediaUpdate, options ...store.Option) (*Media, error) {
	return transport.JSON[Media](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/media", Traits: "tk", Body: body}, options)
}

// DeleteMediaQuery has the query parameters of DeleteMedia.
type DeleteMediaQuery struct {
	// The medium to delete.
	MediaID int64 `query:"mediaId"`
	// Whether to delete the medium even if it is in use.
	Force *bool `query:"force"`
}

// DeleteMedia: Delete a medium.
//
// Deletes the medium. The stored file and its URL are removed a day after the last medium with that content is deleted.
// The request fails with 409 `in_use` while a product, variant, option, collection, setting or description uses the
// medium. The error names these objects. With `force` true the medium is removed from all of them. No webhook event is
// fired.
func (c *Client) DeleteMedia(ctx context.Context, query *DeleteMediaQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/media", Traits: "t", Query: query}, options)
	return err
}

// GetMediaUsage: Get the media storage usage.
//
// The storage that the store's files use, and its limit. Content that was uploaded twice counts once, smaller versions
// of images do not count, and deleted files count until their bytes are removed, about a day later.
func (c *Client) GetMediaUsage(ctx context.Context, options ...store.Option) (*MediaUsage, error) {
	return transport.JSON[MediaUsage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/media/usage", Traits: "t"}, options)
}

// ListMediaFoldersQuery has the query parameters of ListMediaFolders.
type ListMediaFoldersQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the rows; default name.
	Sort *MediaFolderSort `query:"sort"`
	// Only folders directly in this one. Not together with rootOnly. A comma-separated list matches any of its values.
	ParentFolderID []int64 `query:"parentFolderId"`
	// Only folders at the top level.
	RootOnly *bool `query:"rootOnly"`
}

// ListMediaFolders: List media folders.
//
// The store's folders, sorted by name by default. Without `parentFolderId` and `rootOnly` the list has the folders of
// all levels.
func (c *Client) ListMediaFolders(ctx context.Context, query *ListMediaFoldersQuery, options ...store.Option) (*MediaFolderPage, error) {
	return transport.JSON[MediaFolderPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/media/folder/paged", Traits: "t", Query: query}, options)
}

// CreateMediaFolder: Create a media folder.
//
// Creates a folder in another folder or at the top level. If a sibling has the same name, the request fails with 409
// `already_exists`; more than 10 levels are rejected with 422 `invalid_value`. No webhook event is fired.
func (c *Client) CreateMediaFolder(ctx context.Context, body *MediaFolderCreate, options ...store.Option) (*MediaFolder, error) {
	return transport.JSON[MediaFolder](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/media/folder", Traits: "tk", Body: body}, options)
}

// UpdateMediaFolder: Update a media folder.
//
// Renames or moves a folder with its contents; `parentFolderId: null` moves it to the top level. URLs of media do not
// change. If a sibling has the same name, the request fails with 409 `already_exists`. A move into itself or below it
// is rejected with 422 `invalid_value`, a stale `version` with 409 `version_conflict`. No webhook event is fired.
func (c *Client) UpdateMediaFolder(ctx context.Context, body *MediaFolderUpdate, options ...store.Option) (*MediaFolder, error) {
	return transport.JSON[MediaFolder](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/media/folder", Traits: "tk", Body: body}, options)
}

// DeleteMediaFolderQuery has the query parameters of DeleteMediaFolder.
type DeleteMediaFolderQuery struct {
	// The folder to delete.
	FolderID int64 `query:"folderId"`
	// Id of the folder that receives the contents.
	ReplacementFolderID *int64 `query:"replacementFolderId"`
}

// DeleteMediaFolder: Delete a media folder.
//
// Deletes an empty folder. While the folder contains media or folders, the request fails with 409 `in_use`, unless
// `replacementFolderId` names another folder. The contents then move to that folder in the same step; a name that is
// taken there is rejected with 409 `already_exists`. This operation never deletes a medium. A replacement that is the
// folder itself or below it is rejected with 422 `invalid_value`. No webhook event is fired.
func (c *Client) DeleteMediaFolder(ctx context.Context, query *DeleteMediaFolderQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/media/folder", Traits: "t", Query: query}, options)
	return err
}

// ListOrdersQuery has the query parameters of ListOrders.
type ListOrdersQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Default -orderDate.
	Sort *OrderSort `query:"sort"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
	Status []store.OrderState `query:"status"`
	// Only orders with one of these payment statuses, separated by commas.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders with one of these fulfillment statuses, separated by commas.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only orders from one of these sources, separated by commas.
	Source []OrderSource `query:"source"`
	// Only orders placed at or after this time.
	OrderDateFrom *time.Time `query:"orderDateFrom"`
	// Only orders placed before this time.
	OrderDateTo *time.Time `query:"orderDateTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
	// Only orders of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only orders with this e-mail address.
	Email *string `query:"email"`
	// Only orders with a line of this SKU.
	SKU *string `query:"sku"`
	// Only the order with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only orders with a line of one of these products, separated by commas.
	ProductID []int64 `query:"productId"`
	// Only orders with one of these coupons, separated by commas.
	CouponID []int64 `query:"couponId"`
	// Only orders of one of these subscriptions, separated by commas.
	SubscriptionID []int64 `query:"subscriptionId"`
	// Only orders with one of these shipping methods, separated by commas.
	ShippingMethodID []int64 `query:"shippingMethodId"`
	// Only orders shipped to one of these countries, separated by commas.
	ShippingCountryCode []string `query:"shippingCountryCode"`
	// Only orders in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only orders with at least this grand total.
	GrandTotalMin *store.Decimal `query:"grandTotalMin"`
	// Only orders with at most this grand total.
	GrandTotalMax *store.Decimal `query:"grandTotalMax"`
	// Only orders with one of these tags, separated by commas.
	Tag []string `query:"tag"`
}

// ListOrders: List orders.
//
// Lists the orders of the store, without drafts unless `status=DRAFT` requests them. `search` matches whole numbers: of
// orders (with or without `#` and the store's prefix), of shipments (`100042-1`), of invoices, payments' references at
// their provider, and `externalId`s. It also matches parts of the e-mail address, of tracking numbers, and of the names
// and SKUs of lines. In the addresses it matches parts of names, companies, streets, postal codes and phone numbers, in
// any notation. If nothing matches, words with a small mistake find what they resemble. A search of fewer than three
// characters matches only whole SKUs and numbers. Orders are sorted by newest order date unless `sort` says otherwise.
// List items have no lines: `GET /admin/order/details` returns the whole order. With `modifiedSince` (and without
// `sort`), orders come in the order in which they changed, oldest change first. Follow `nextCursor`. To poll for later
// changes, repeat the request with the last cursor you sent. No change is skipped, even one that was committed late.
func (c *Client) ListOrders(ctx context.Context, query *ListOrdersQuery, options ...store.Option) (*OrderPage, error) {
	return transport.JSON[OrderPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/paged", Traits: "t", Query: query}, options)
}

// GetUnfulfilledOrderCount: Count orders that are not shipped yet.
//
// Counts placed orders with units left to ship (UNFULFILLED, PARTIALLY_FULFILLED, ON_HOLD), for example for a badge.
// Canceled orders and drafts do not count.
func (c *Client) GetUnfulfilledOrderCount(ctx context.Context, options ...store.Option) (*UnfulfilledOrderCount, error) {
	return transport.JSON[UnfulfilledOrderCount](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/unfulfilled/count", Traits: "t"}, options)
}

// GetOrderQuery has the query parameters of GetOrder.
type GetOrderQuery struct {
	// Id of the order.
	OrderID *int64 `query:"orderId"`
	// Number of the order.
	OrderNumber *int64 `query:"orderNumber"`
}

// GetOrder: Get an order.
//
// Returns the whole order with lines, payments, balance, refunds, shipments, chargebacks and history. Send exactly one
// of `orderId` and `orderNumber`. `allowedActions` lists the actions that the order's state allows. An action is listed
// exactly when its operation accepts the order in this state. EDIT covers lines, coupons, discounts and shipping;
// notes, tags and custom fields can always be changed. REPLACE is the free replacement: `isFree: false` is accepted for
// every placed order.
func (c *Client) GetOrder(ctx context.Context, query *GetOrderQuery, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/details", Traits: "t", Query: query}, options)
}

// CreateOrder: Create an order.
//
// Places an order for a customer or a guest, or saves the order as a draft (`isDraft`). Prices come from the price list
// of the customer's account type unless `unitPrice` is set. Shipping, discounts and taxes are computed as at checkout,
// and all totals are frozen. Placing an order reserves stock and coupons, charges `payment` by the store's capture
// mode, and starts a subscription for each plan of its lines. Fires order.created, then order.payment_captured if the
// payment was captured at once, then `subscription.created` with the action `subscription.created_by_admin`. An order
// that buys gift cards fires `stored_value.issued` for each card once the order is paid, here or later. An order with
// plans needs an ACTIVE customer whose account type may subscribe, a billing address, and a saved payment method of the
// customer (`payment.customerPaymentMethodId`), which renewals charge. The addresses are saved with the customer. The
// order is the first cycle of each subscription, or the start of its trial. If the payment is declined (422
// `payment_declined`), no order is placed and order.payment_failed fires. Other errors: `insufficient_stock`,
// `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `invalid_value`; 409
// `already_exists` if another order has the `externalId`; `existingId` is the `orderId` of that order. 404 for a
// customer, variant, plan or payment method that the store or the customer does not have; `errors` names every line
// whose variant or plan is unknown. 503 `payment_outcome_unknown` means that the provider did not respond: repeat the
// request with the same Idempotency-Key.
func (c *Client) CreateOrder(ctx context.Context, body *OrderCreate, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order", Traits: "tk", Body: body}, options)
}

// UpdateOrder: Change an order.
//
// Changes the fields in the request: customer, e-mail, language, addresses, shipping method, lines, coupons, manual
// discount, order date, notes, tags, custom fields. Payment and fulfillment status cannot be set: they follow from
// payments and shipments. Fires order.updated once when addresses, customer, language, custom fields, order date, lines
// or discounts change. Changes of notes and tags fire no event. An empty change returns 200 and fires no event. A
// change of lines, coupons, discount or shipping reprices only the parts that change, and reserves or releases stock. A
// higher total leaves an amount due (PARTIALLY_PAID), a lower one overpays the order (OVERPAID): capture or refund the
// difference. When the captured money covers the new total, the rest of each authorization is released (a second
// order.updated, with the action `order.authorization_released`). An open page for a crypto payment ends when the
// amount due changes. The buyer pays on a new page. Money that arrives on the old page counts if it is due, or is
// refunded. order.payment_status_changed and order.fulfillment_status_changed fire when a status changes. `items` is
// the complete list of lines after the edit. These return 422 `invalid_value`: - a quantity below the shipped or
// refunded quantity - a change of a line with refunded units - a change of shipping that was partly or fully refunded -
// a price of a line below the money refunded on it without units - a total below the money refunded of the order
func (c *Client) UpdateOrder(ctx context.Context, body *OrderUpdate, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/order", Traits: "tk", Body: body}, options)
}

// PlaceOrder: Place a draft order.
//
// Turns a draft into a placed order: prices are computed again, stock and coupons are reserved, `payment` is charged,
// and the order date is set to now. Fires order.created, then order.payment_captured if the payment was captured at
// once. Bought gift cards fire `stored_value.issued` as in `POST /admin/order`. Returns 409 `invalid_state_transition`
// unless the order is a DRAFT, and 409 `cart_changed` when the total differs from `expectedGrandTotal`. Other errors
// are those of `POST /admin/order`. The draft keeps its custom fields, also without fields that the store has required
// since. After an error, the draft stays a draft.
func (c *Client) PlaceOrder(ctx context.Context, body *OrderPlace, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/place", Traits: "tk", Body: body}, options)
}

// SyncOrders: Synchronize orders with outside systems.
//
// Queues integration tasks that synchronize orders with the store's outside systems. `targets` selects the systems: -
// PAYMENT reads the outcome of open payments, captures and refunds of an order that was paid through a payment
// provider. The task is done when the provider has returned an outcome for each, and is retried while the provider does
// not respond. - COMMISSION sends the order to the store's commission service. - TAX and SHIPPING queue nothing: the
// tax service gets a report of every order anyway, and carriers are not asked.
func (c *Client) SyncOrders(ctx context.Context, body *OrderSync, options ...store.Option) (*OrderSyncResult, error) {
	return transport.JSON[OrderSyncResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/sync", Traits: "tk", Body: body}, options)
}

// ExportOrdersQuery has the query parameters of ExportOrders.
type ExportOrdersQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// The unit of a row.
	Rows *OrderExportRows `query:"rows"`
	// Sort order. Default -orderDate.
	Sort *OrderSort `query:"sort"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only the order with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only orders in this state, by default all but DRAFT. A comma-separated list matches any of its values.
	Status []store.OrderState `query:"status"`
	// Only orders with this payment status. A comma-separated list matches any of its values.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders with this fulfillment status. A comma-separated list matches any of its values.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only orders with this source. A comma-separated list matches any of its values.
	Source []OrderSource `query:"source"`
	// Only orders placed at or after this time.
	OrderDateFrom *time.Time `query:"orderDateFrom"`
	// Only orders placed before this time.
	OrderDateTo *time.Time `query:"orderDateTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
	// Only orders of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only orders with this e-mail address.
	Email *string `query:"email"`
	// Only orders with a line of this SKU.
	SKU *string `query:"sku"`
	// Only orders with a line of this product. A comma-separated list matches any of its values.
	ProductID []int64 `query:"productId"`
	// Only orders with this coupon. A comma-separated list matches any of its values.
	CouponID []int64 `query:"couponId"`
	// Only orders of this subscription. A comma-separated list matches any of its values.
	SubscriptionID []int64 `query:"subscriptionId"`
	// Only orders with this shipping method. A comma-separated list matches any of its values.
	ShippingMethodID []int64 `query:"shippingMethodId"`
	// Only orders shipped to this country. A comma-separated list matches any of its values.
	ShippingCountryCode []string `query:"shippingCountryCode"`
	// Only orders in this currency. A comma-separated list matches any of its values.
	CurrencyCode []string `query:"currencyCode"`
	// Only orders with at least this grand total.
	GrandTotalMin *store.Decimal `query:"grandTotalMin"`
	// Only orders with at most this grand total.
	GrandTotalMax *store.Decimal `query:"grandTotalMax"`
	// Only orders with this tag. A comma-separated list matches any of its values.
	Tag []string `query:"tag"`
}

// ExportOrders: Export orders as CSV or XLSX.
//
// A file with the orders that match the filters of the list, streamed. `format` (csv, xlsx) sets the file format,
// `rows` sets one row per order or per line. Each row has the shipping and the billing address in columns such as
// `shippingAddress.postalCode`, which are empty if the order has none or its personal data was erased. Rows of orders
// have the consent to marketing e-mails that the buyer gave with the order; a customer's withdrawal is in the export of
// customers. CSV is UTF-8 with a byte order mark and CRLF. Texts that a spreadsheet could run as a formula start with
// an apostrophe. Amounts are numbers, with the currency in a column of its own.
func (c *Client) ExportOrders(ctx context.Context, query *ExportOrdersQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/order/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// GetOrderPdfQuery has the query parameters of GetOrderPdf.
type GetOrderPdfQuery struct {
	// Id of the order.
	OrderID *int64 `query:"orderId"`
	// Number of the order.
	OrderNumber *int64 `query:"orderNumber"`
	// Type of the document.
	Type *PdfTemplateTypeCode `query:"type"`
	// Id of a shipment of the order.
	ShipmentID *int64 `query:"shipmentId"`
	// Id of a refund of the order.
	RefundID *int64 `query:"refundId"`
	// Id of an invoice or credit note of the order.
	InvoiceID *int64 `query:"invoiceId"`
	// Id of the template to use. Default: the active template.
	PDFTemplateID *int64 `query:"pdfTemplateId"`
	// Language of the document. Default: the order's language.
	LanguageCode *string `query:"languageCode"`
}

// GetOrderPdf: Render a document of an order as PDF.
//
// Renders the store's template for the document in the order's language. Send exactly one of `orderId` and
// `orderNumber`. INVOICE and CREDIT_NOTE show the data frozen when the document was issued. `invoiceId` selects one of
// the order's documents, and the type is then that document's type. Without `invoiceId`, an INVOICE is the first
// invoice, or a pro forma invoice without a number while the order is neither paid nor shipped. PACKING_SLIP and
// SHIPPING_LABEL take a `shipmentId` (default: the newest shipment that is not canceled), CREDIT_NOTE a `refundId`
// (default: the newest credit note); 422 `invalid_value` if the order has none. An INVOICE of a draft is rejected with
// 422 `invalid_value`. Supported scripts are Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian, Chinese,
// Japanese and Korean, including right-to-left text. A document with text in another script returns 422
// `unsupported_operation`.
func (c *Client) GetOrderPdf(ctx context.Context, query *GetOrderPdfQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/order/pdf", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// RefundOrder: Refund an order.
//
// Issues a refund against the order's captured payments. All amounts in the request are what the customer receives,
// including tax. The response splits them: `amount = subtotal + taxTotal + shippingTotal`.
func (c *Client) RefundOrder(ctx context.Context, body *OrderRefund, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/refund", Traits: "tk", Body: body}, options)
}

// PreviewOrderRefund: Preview a refund.
//
// Computes the refund that the same request to `POST /admin/order/refund` would issue, and the maximum that can be
// refunded now, by line and by payment. Changes nothing and fires nothing. Rejected in the same cases as the refund
// (422 `refund_exceeds_remaining`, 409 `invalid_state_transition` and `gift_card_spent`).
func (c *Client) PreviewOrderRefund(ctx context.Context, body *OrderRefundPreview, options ...store.Option) (*RefundPreview, error) {
	return transport.JSON[RefundPreview](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/refund/preview", Traits: "tk", Body: body}, options)
}

// ListOrderShippingMethodsQuery has the query parameters of ListOrderShippingMethods.
type ListOrderShippingMethodsQuery struct {
	// Id of the order.
	OrderID *int64 `query:"orderId"`
	// Country to ship to, instead of `orderId`.
	CountryCode *string `query:"countryCode"`
	// State or province to ship to.
	StateProvince *string `query:"stateProvince"`
	// Postal code to ship to.
	PostalCode *string `query:"postalCode"`
	// Currency of the order. Absent means the store's default currency.
	CurrencyCode *string `query:"currencyCode"`
	// Subtotal of the shipped goods after discounts, for methods that are free above a subtotal.
	Subtotal *store.Decimal `query:"subtotal"`
	// Weight in the store's weight unit.
	Weight *store.Decimal `query:"weight"`
}

// ListOrderShippingMethods: List shipping methods for an order.
//
// Lists the active shipping methods that serve an order, cheapest first. Each method has the price it would have if
// chosen now; the current method of a placed order keeps its price. Send either `orderId` for an existing order or
// draft, or `countryCode` with any other known details for an order that is not created yet. The list is empty when
// nothing in the order is shipped, or when no method serves the address.
func (c *Client) ListOrderShippingMethods(ctx context.Context, query *ListOrderShippingMethodsQuery, options ...store.Option) (*OrderShippingMethodList, error) {
	return transport.JSON[OrderShippingMethodList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/shipping-methods", Traits: "t", Query: query}, options)
}

// GetOrderItemSummaryQuery has the query parameters of GetOrderItemSummary.
type GetOrderItemSummaryQuery struct {
	// Default -quantityToFulfill.
	Sort *OrderItemSummarySort `query:"sort"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
	Status []store.OrderState `query:"status"`
	// Only orders with one of these payment statuses, separated by commas.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders with one of these fulfillment statuses, separated by commas.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only orders from one of these sources, separated by commas.
	Source []OrderSource `query:"source"`
	// Only orders placed at or after this time.
	OrderDateFrom *time.Time `query:"orderDateFrom"`
	// Only orders placed before this time.
	OrderDateTo *time.Time `query:"orderDateTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
	// Only orders of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only orders with this e-mail address.
	Email *string `query:"email"`
	// Only orders with a line of this SKU.
	SKU *string `query:"sku"`
	// Only orders with a line of one of these products, separated by commas.
	ProductID []int64 `query:"productId"`
	// Only orders with one of these coupons, separated by commas.
	CouponID []int64 `query:"couponId"`
	// Only orders of one of these subscriptions, separated by commas.
	SubscriptionID []int64 `query:"subscriptionId"`
	// Only orders with one of these shipping methods, separated by commas.
	ShippingMethodID []int64 `query:"shippingMethodId"`
	// Only orders shipped to one of these countries, separated by commas.
	ShippingCountryCode []string `query:"shippingCountryCode"`
	// Only orders in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only orders with at least this grand total.
	GrandTotalMin *store.Decimal `query:"grandTotalMin"`
	// Only orders with at most this grand total.
	GrandTotalMax *store.Decimal `query:"grandTotalMax"`
	// Only orders with one of these tags, separated by commas.
	Tag []string `query:"tag"`
}

// GetOrderItemSummary: Summarize order lines by variant.
//
// Returns the units ordered, shipped, refunded and still to be shipped for each variant. It counts the orders that
// match the filters of the list. Use it as a pick list or a sales report. The response has one row for each variant,
// SKU and currency. A variant whose SKU changed has a row for each SKU. Two variants that used the same SKU at
// different times have a row each. At most 1000 rows; `isTruncated` is true when there are more. More than 100,000
// matching orders return 400 `invalid_request`: request a shorter period.
func (c *Client) GetOrderItemSummary(ctx context.Context, query *GetOrderItemSummaryQuery, options ...store.Option) (*OrderItemSummary, error) {
	return transport.JSON[OrderItemSummary](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/item/summary", Traits: "t", Query: query}, options)
}

// GetOrderSummaryQuery has the query parameters of GetOrderSummary.
type GetOrderSummaryQuery struct {
	// Id of the order.
	OrderID *int64 `query:"orderId"`
	// Number of the order.
	OrderNumber *int64 `query:"orderNumber"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
	Status []store.OrderState `query:"status"`
	// Only orders with one of these payment statuses, separated by commas.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders with one of these fulfillment statuses, separated by commas.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only orders from one of these sources, separated by commas.
	Source []OrderSource `query:"source"`
	// Only orders placed at or after this time.
	OrderDateFrom *time.Time `query:"orderDateFrom"`
	// Only orders placed before this time.
	OrderDateTo *time.Time `query:"orderDateTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
	// Only orders of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only orders with this e-mail address.
	Email *string `query:"email"`
	// Only orders with a line of this SKU.
	SKU *string `query:"sku"`
	// Only orders with a line of one of these products, separated by commas.
	ProductID []int64 `query:"productId"`
	// Only orders with one of these coupons, separated by commas.
	CouponID []int64 `query:"couponId"`
	// Only orders of one of these subscriptions, separated by commas.
	SubscriptionID []int64 `query:"subscriptionId"`
	// Only orders with one of these shipping methods, separated by commas.
	ShippingMethodID []int64 `query:"shippingMethodId"`
	// Only orders shipped to one of these countries, separated by commas.
	ShippingCountryCode []string `query:"shippingCountryCode"`
	// Only orders in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only orders with at least this grand total.
	GrandTotalMin *store.Decimal `query:"grandTotalMin"`
	// Only orders with at most this grand total.
	GrandTotalMax *store.Decimal `query:"grandTotalMax"`
	// Only orders with one of these tags, separated by commas.
	Tag []string `query:"tag"`
}

// GetOrderSummary: Summarize one order or many.
//
// With `orderId` or `orderNumber`: a short form of that order (`order`). Without them: counts and sums by currency and
// status over the orders that match the filters of the list (`totals`). Exactly one of the two fields is not null. An
// id together with filters returns 400 `invalid_request`.
func (c *Client) GetOrderSummary(ctx context.Context, query *GetOrderSummaryQuery, options ...store.Option) (*OrderSummaryAnswer, error) {
	return transport.JSON[OrderSummaryAnswer](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/order/summary", Traits: "t", Query: query}, options)
}

// FulfillOrder: Fulfill order lines with a shipment.
//
// Records a shipment of the given lines, or of all open lines, and removes the units from stock. When the parcel
// leaves, the call sends the shipment e-mail. If the store captures on fulfillment, it also captures the price of the
// shipped goods from the authorizations, or the whole amount due if the provider cannot capture in parts. A parcel that
// is PENDING or LABEL_CREATED is packed and has not left: the rest follows with its next status. An order that has
// nothing to ship, or nothing left because its units were refunded or canceled, is captured without a shipment. Fires
// shipment.created, order.fulfillment_status_changed if it changes, and order.fulfilled each time every physical line
// has shipped. 409 `payment_not_secured` unless the whole total is captured, regardless of later refunds, or all of it
// is authorized (the setting `allowUnsecuredFulfillment` disables this check). 409 `already_exists` if another shipment
// that is not canceled has the `externalShipmentId`; `existingId` is its `shipmentId`, so a warehouse that lost the
// response learns that the parcel is recorded. 409 `invalid_state_transition` for an order that is on hold, canceled or
// a draft. 422 `quantity_exceeds_unfulfilled` above the open quantity, or if nothing is left to ship. Units of an open
// withdrawal are not open. Default `status` is IN_TRANSIT. Default `trackingUrl` is built from carrier and tracking
// number if the carrier is known (DHL, UPS, FedEx, USPS, DPD, GLS, Hermes). 422 `invalid_value` for a line that the
// order does not have, the status CANCELLED, a `shippedOn` in the future, or an `estimatedDelivery` before `shippedOn`.
func (c *Client) FulfillOrder(ctx context.Context, body *OrderFulfill, options ...store.Option) (*Shipment, error) {
	return transport.JSON[Shipment](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/fulfill", Traits: "tk", Body: body}, options)
}

// ResendShipmentEmail: Send a shipment e-mail again.
//
// Queues the e-mail of a shipment again, to the order's address or to `email`. Each request sends one e-mail. Fires no
// event; the audit log records the request. 409 `invalid_state_transition` for a canceled or lost shipment. 422
// `unsupported_operation`, and nothing is sent, while the template of shipment mails is inactive, and while the address
// is suppressed.
func (c *Client) ResendShipmentEmail(ctx context.Context, body *ShipmentEmailResend, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/order/resend-shipment-email", Traits: "tk", Body: body}, options)
	return err
}

// CancelOrder: Cancel an order.
//
// Cancels an order without shipped units, or one whose shipped units were all refunded, with money or with the amount
// 0. Voids live authorizations, refunds the captured amount unless `refundPayment` is false, and releases stock and
// coupons. A draft is closed without an event. Subscriptions that the order started continue: cancel them separately. A
// pending payment, such as a bank debit, does not prevent the cancellation. `paymentStatus` stays PENDING until the
// outcome is known. The service automatically refunds money that arrives afterwards, whether or not `refundPayment` is
// true. Fires refund.issued for a refund, order.payment_status_changed and order.fulfillment_status_changed if they
// change, then order.cancelled. After them, `stored_value.refunded` fires for each gift card and store credit that gets
// value back. A bought gift card that loses value fires `stored_value.adjusted`, and `stored_value.status_changed` if
// that disables it. Value that the order only held is released without an event. If the order is already canceled, the
// request returns 200 without an event. The refund's reason is DUPLICATE_CHARGE for DUPLICATE, otherwise OTHER. 409
// `invalid_state_transition` if the buyer has units that were not refunded: cancel the shipments, or refund the units.
// The same code is returned while a payment to be refunded is disputed, and, with Retry-After, for a draft with a
// payment in progress. 422 `gift_card_unusable` if the refund would pay back to a gift card that staff disabled: enable
// the card first. 409 `gift_card_spent` if the order bought gift cards and their value was spent, has expired or is
// held: refund the rest first, and cancel with `refundPayment: false`. Bought gift cards then keep the value that was
// not refunded.
func (c *Client) CancelOrder(ctx context.Context, body *OrderCancel, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/cancel", Traits: "tk", Body: body}, options)
}

// ChargeOrder: Charge the amount due to a saved payment method.
//
// Charges the whole amount due of a placed order (`balance.due`, less the authorized amount) off-session to a saved
// payment method of its customer. The order was placed to be paid later, has an amount due after an edit, or its
// payment failed afterwards. Fires order.payment_captured and, if it changes, order.payment_status_changed. If the
// order is paid then, `stored_value.redeemed` fires for each gift card and store credit whose value the order held, and
// `stored_value.issued` for each gift card that the order bought. If the charge succeeds, open payment pages of crypto
// providers for the order are closed. Errors: - 404: the customer does not have the payment method. - 409
// `invalid_state_transition`: nothing is due, the order is a draft or canceled, the outcome of a payment is unknown, or
// a payment waits for the customer's confirmation. - 422 `invalid_value`: a guest order, or neither a method in the
// request nor a default method of the customer. - 422 `payment_declined` (order.payment_failed fires): also if the bank
// requires the customer's confirmation (`authentication_required`). Send the customer a payment link. - 503
// `payment_outcome_unknown`: the provider did not respond. Retry with the same Idempotency-Key, which looks up the
// outcome and never charges twice.
func (c *Client) ChargeOrder(ctx context.Context, body *OrderCharge, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/charge", Traits: "tk", Body: body}, options)
}

// CaptureOrder: Capture an authorized payment.
//
// Captures authorized money: the whole amount due, or `amount`. Amounts that other payments of the order are currently
// charging do not count as due. Once the order is paid, the rest of each authorization is released (order.updated with
// the action `order.authorization_released`). Fires order.payment_captured and, if it changes,
// order.payment_status_changed (PARTIALLY_PAID or PAID). A captured gift card or store credit also fires
// `stored_value.redeemed`, and each gift card that the order bought fires `stored_value.issued` once the order is paid.
// 409 `invalid_state_transition` without a live authorization, or if nothing is due. 503 `busy` while another capture
// is in progress. 422 `payment_declined` (order.payment_failed fires), `invalid_value` above the authorized amount or
// the amount due. 503 `payment_outcome_unknown` after a timeout: the service looks up the outcome, and never captures
// twice.
func (c *Client) CaptureOrder(ctx context.Context, body *OrderCapture, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/capture", Traits: "tk", Body: body}, options)
}

// VoidOrder: Void an order before capture.
//
// Releases the authorizations of an order without captured money and closes the order: payment VOIDED, order CANCELLED,
// stock and coupons released. Fires order.payment_status_changed, order.fulfillment_status_changed if it changes, and
// order.cancelled. If the order is already voided, the request returns 200 without an event. 409
// `invalid_state_transition` if money is captured (cancel or refund instead), if units are shipped and not refunded, or
// for a draft with a payment in progress (with Retry-After). A payment with an open outcome, such as a bank debit,
// stays PENDING until the outcome is known; money that arrives afterwards is refunded automatically.
func (c *Client) VoidOrder(ctx context.Context, body *OrderVoid, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/void", Traits: "tk", Body: body}, options)
}

// ReportOrderChargeback: Report a chargeback.
//
// Records a dispute of a payment that the provider does not report, or has not reported yet. A later report of the
// provider with the same `reference` updates the same dispute. The first report fires order.chargeback_reported and,
// unless it is an inquiry, order.payment_status_changed (CHARGEBACK). Report the dispute again to record its outcome:
// WON returns the money to the order; LOST and ACCEPTED leave it CHARGEBACK, until the buyer pays after all (`POST
// /admin/order/offline-payment`). Gift cards that the order bought are disabled until the dispute is won or the order
// is paid again (`stored_value.status_changed`). A new outcome fires order.updated with the action
// `order.chargeback_updated`. Administrators can correct a report until the provider decides. The decision of the
// provider replaces the reported outcome; a later report with a different outcome returns 409
// `invalid_state_transition`. A report without new data changes nothing. Without `paymentId` the order must have
// exactly one payment with captured money; without `amount` all of that money is disputed. A higher amount is rejected
// with 422 `invalid_value`. 409 `invalid_state_transition` for a dispute that is already decided.
func (c *Client) ReportOrderChargeback(ctx context.Context, body *OrderChargebackReport, options ...store.Option) (*Chargeback, error) {
	return transport.JSON[Chargeback](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/chargeback", Traits: "tk", Body: body}, options)
}

// SubmitOrderChargebackEvidence: Submit evidence against a chargeback.
//
// Submits evidence against an open dispute to the provider of its payment. The provider later reports the bank's
// decision. New evidence replaces earlier evidence, if the provider accepts it more than once. 409
// `invalid_state_transition` for a dispute that is already decided. 422 `unsupported_operation` if the provider does
// not accept evidence through its API: submit it directly to the provider. 503 `payment_outcome_unknown` if the
// provider does not respond: retry with the same Idempotency-Key.
func (c *Client) SubmitOrderChargebackEvidence(ctx context.Context, body *OrderChargebackEvidence, options ...store.Option) (*Chargeback, error) {
	return transport.JSON[Chargeback](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/chargeback/evidence", Traits: "tk", Body: body}, options)
}

// AcceptOrderChargeback: Accept a chargeback.
//
// Accepts a dispute without evidence, also at the provider of its payment if the provider supports it: the buyer keeps
// the money, and the order is CHARGEBACK. If the dispute is already accepted, the request returns 200 without an event.
// 409 `invalid_state_transition` for a dispute that the bank has decided. 503 `payment_outcome_unknown` if the provider
// does not respond: retry with the same Idempotency-Key.
func (c *Client) AcceptOrderChargeback(ctx context.Context, body *OrderChargebackAccept, options ...store.Option) (*Chargeback, error) {
	return transport.JSON[Chargeback](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/chargeback/accept", Traits: "tk", Body: body}, options)
}

// CreateOrderPaymentLink: Create a payment link for an order.
//
// Creates a link to a page where anyone with the link can pay the amount due of a placed order. The page is the
// service's, or with `pageUrl` one of the store's own, which reads with `GET /customer/order/due` and pays with `POST
// /customer/order/pay`. The URL has a token after `#token=`; the service stores only its hash. The token gives access
// to this order only, for seven days and while an amount is due; it expires when the order's e-mail address changes. An
// order has at most five links: a sixth expires the oldest. With `notifyCustomer` the link is mailed to the buyer
// (`PAYMENT_LINK`). The service's page accepts payments with `STRIPE`, by its form, with `SANDBOX` and with crypto
// providers. If the store has none of them for the order, the link needs a `pageUrl` (422 `unsupported_operation`). 409
// `invalid_state_transition` if nothing is due, for a draft, and for a canceled order. 422 `invalid_value` for a URL
// that does not belong to the store, and for `notifyCustomer` with an order without an e-mail address.
func (c *Client) CreateOrderPaymentLink(ctx context.Context, body *OrderPaymentLinkCreate, options ...store.Option) (*OrderPaymentLink, error) {
	return transport.JSON[OrderPaymentLink](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/payment-link", Traits: "tk", Body: body}, options)
}

// RecordOrderOfflinePayment: Record an offline payment.
//
// Records money that was received without a processor, such as a bank transfer. The money counts as captured: fires
// order.payment_captured and, if it changes, order.payment_status_changed. If the order is paid then,
// `stored_value.redeemed` and `stored_value.issued` fire as in `POST /admin/order/charge`. Once the order is paid, the
// rest of each authorization is released (order.updated with the action `order.authorization_released`). An amount
// above the amount due makes the order OVERPAID. An administrator completes refunds of the payment (`POST
// /admin/refund/complete`). `POST /admin/order/offline-payment/void` voids a wrong record. A canceled order accepts
// money that arrived after its cancellation if the request states the `amount`. The store then owes the buyer this
// money: the order gets a PENDING refund of it (refund.issued). 409 `invalid_state_transition` for a draft, or if
// nothing is due and the request has no `amount`.
func (c *Client) RecordOrderOfflinePayment(ctx context.Context, body *OrderOfflinePayment, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/offline-payment", Traits: "tk", Body: body}, options)
}

// VoidOrderOfflinePayment: Void a recorded offline payment.
//
// Voids the record of an offline payment that never arrived, for instance because the amount is wrong or the money
// belongs to another order. Its status becomes VOIDED, its captured amount 0, and the order owes the amount again. If
// the payment belongs to a provider of the store, such as bank transfer, the order waits for that payment again and
// shows its instructions. Gift cards that the order bought are disabled until it is paid again
// (`stored_value.status_changed`). Invoices stay: the sale is as before. Fires order.updated with the action
// `order.offline_payment_voided`, and order.payment_status_changed when the status changes. If the payment is already
// voided: 200, no event. Returns 409 `invalid_state_transition` when the money did not arrive yet. The same code is
// returned when the money is refunded, in part or in full: void the refund first, or record that it failed (`POST
// /admin/refund/fail`). Returns 422 `unsupported_operation` for a payment through a processor.
func (c *Client) VoidOrderOfflinePayment(ctx context.Context, body *OrderOfflinePaymentVoid, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/offline-payment/void", Traits: "tk", Body: body}, options)
}

// ReplaceOrder: Create a replacement order.
//
// Places a new order for lines of this order, for example if a parcel was lost. Free by default: the prices stay and
// are discounted to zero, including shipping. With `isFree: false`, lines keep their prices from the replaced order,
// before its coupons. A different variant has its current price, and shipping has the current price of the method. The
// new order has the custom fields of the old order and of its lines, also without fields that the store has required
// since. The new order is paid like any created order. Coupons, automatic discounts, the minimum order amount of an
// account type and the quantity rules of products do not apply, and the order earns no commission. The response
// contains the new order. Its `replacedOrderNumber` refers to the old order, whose `replacementOrderNumber` refers to
// the new one; otherwise the old order does not change unless `cancelReplaced` is true. After the replacement is
// canceled, or its payment was declined, the order can be replaced again. Fires order.created for the new order, and
// the events of a cancellation for the old one. All or nothing. - 409 `already_exists`: the order already has a
// replacement. - 409 `invalid_state_transition`: the order is a draft, or `cancelReplaced` is not possible. For a free
// replacement also: the order is canceled, fully refunded, or neither fully paid nor fully authorized. - 422
// `invalid_value`: a line that the order does not have, a quantity above the ordered one, or nothing left to send. Also
// more free units than those that are neither refunded nor canceled. - 422 `invalid_value`: `cancelReplaced` with
// `isFree` (the buyer would get both goods and money), or with `payment` (which may be declined). - 409
// `gift_card_spent`: the cancellation would refund gift cards that the order bought and whose value was spent, has
// expired or is held. - 422 `gift_card_unusable`: the cancellation would pay back to a gift card that staff disabled.
// Enable the card first. - 422 with any other code of order creation.
func (c *Client) ReplaceOrder(ctx context.Context, body *OrderReplace, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/replace", Traits: "tk", Body: body}, options)
}

// HoldOrder: Put an order on hold.
//
// Puts an order without shipped units ON_HOLD: fulfilling is rejected until the hold is released. Fires
// order.fulfillment_status_changed. If the order is already on hold, the request returns 200, updates reason and note,
// and fires no event. 409 `invalid_state_transition` for an order that is partly shipped, has nothing to ship, is
// canceled or a draft.
func (c *Client) HoldOrder(ctx context.Context, body *OrderHoldInput, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/hold", Traits: "tk", Body: body}, options)
}

// ReleaseOrder: Release an order from hold.
//
// Ends the hold; the fulfillment status returns to its value without the hold. Fires order.fulfillment_status_changed.
// A paid order then gets the gift cards that it bought, and `stored_value.issued` fires for each of them. If the order
// is not on hold, the request returns 200 and fires no event. 409 `invalid_state_transition` for a canceled order and a
// draft.
func (c *Client) ReleaseOrder(ctx context.Context, body *OrderRelease, options ...store.Option) (*Order, error) {
	return transport.JSON[Order](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/order/release", Traits: "tk", Body: body}, options)
}

// ListPaymentTransactionsQuery has the query parameters of ListPaymentTransactions.
type ListPaymentTransactionsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -occurredOn.
	Sort *PaymentTransactionSort `query:"sort"`
	// Only transactions of one of these types, separated by commas.
	Type []PaymentTransactionType `query:"type"`
	// Only transactions at payment providers with this code.
	ProviderCode *string `query:"providerCode"`
	// Only transactions at one of these payment providers, separated by commas.
	PaymentProviderID []int64 `query:"paymentProviderId"`
	// Only transactions of payments of one of these types, separated by commas.
	PaymentType []store.PaymentType `query:"paymentType"`
	// Only transactions of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only transactions in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only transactions at or after this time.
	OccurredFrom *time.Time `query:"occurredFrom"`
	// Only transactions before this time.
	OccurredTo *time.Time `query:"occurredTo"`
}

// ListPaymentTransactions: List movements of money.
//
// Lists each movement of money of the store's payments, newest first unless `sort` says otherwise: captures, completed
// refunds and disputes. Compare them with the payouts of a payment provider. `amount` is positive if the store received
// the money. A movement never changes. A transaction with the opposite sign reverses it, for example after a completed
// refund failed, the store won a dispute, or an offline payment was recorded by mistake. The sum of an order's
// transactions is its captured amount, less completed refunds, less disputes. `search` matches the whole order number,
// or the start of `providerReference` or `paymentReference`. Of payments captured before this version, the parts of a
// capture are one transaction.
func (c *Client) ListPaymentTransactions(ctx context.Context, query *ListPaymentTransactionsQuery, options ...store.Option) (*PaymentTransactionPage, error) {
	return transport.JSON[PaymentTransactionPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/payment-transaction/paged", Traits: "t", Query: query}, options)
}

// ExportPaymentTransactionsQuery has the query parameters of ExportPaymentTransactions.
type ExportPaymentTransactionsQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -occurredOn.
	Sort *PaymentTransactionSort `query:"sort"`
	// Only transactions of one of these types, separated by commas.
	Type []PaymentTransactionType `query:"type"`
	// Only transactions at payment providers with this code.
	ProviderCode *string `query:"providerCode"`
	// Only transactions at one of these payment providers, separated by commas.
	PaymentProviderID []int64 `query:"paymentProviderId"`
	// Only transactions of payments of one of these types, separated by commas.
	PaymentType []store.PaymentType `query:"paymentType"`
	// Only transactions of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only transactions in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only transactions at or after this time.
	OccurredFrom *time.Time `query:"occurredFrom"`
	// Only transactions before this time.
	OccurredTo *time.Time `query:"occurredTo"`
}

// ExportPaymentTransactions: Export movements of money as CSV or XLSX.
//
// Returns a file with the movements of money that match the filters of the list, one row each. `amount` is a number,
// positive if the store received the money, with the currency in the column before. Dates and times are in the store's
// time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8 with a byte order
// mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports
// at once; a fifth returns 503 with `Retry-After`.
func (c *Client) ExportPaymentTransactions(ctx context.Context, query *ExportPaymentTransactionsQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/payment-transaction/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// ListPdfTemplatesQuery has the query parameters of ListPdfTemplates.
type ListPdfTemplatesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Default `name`.
	Sort *PdfTemplateSort `query:"sort"`
	// Only templates of one of these types, separated by commas.
	PDFTemplateTypeID []int64 `query:"pdfTemplateTypeId"`
	// Only templates in one of these languages, separated by commas.
	LanguageCode []string `query:"languageCode"`
	// Only active templates (true) or only inactive ones (false).
	IsActive *bool `query:"isActive"`
}

// ListPdfTemplates: List PDF templates.
//
// Lists the PDF templates of the store, without sources. There is at most one template per type and language. `search`
// matches parts of the name.
func (c *Client) ListPdfTemplates(ctx context.Context, query *ListPdfTemplatesQuery, options ...store.Option) (*PdfTemplatePage, error) {
	return transport.JSON[PdfTemplatePage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/pdf-template/paged", Traits: "t", Query: query}, options)
}

// GetPdfTemplateQuery has the query parameters of GetPdfTemplate.
type GetPdfTemplateQuery struct {
	// Id of the template.
	PDFTemplateID int64 `query:"pdfTemplateId"`
}

// GetPdfTemplate: Get a PDF template.
//
// Returns one template with its source and the variables that the source can use. The source is Liquid over HTML with
// this subset of CSS: - Selectors: tags, classes, ids and attributes, `:nth-child` and similar. - Text: `color`,
// `background`, `font-size`, `font-weight`, `font-style`, `line-height`, `white-space`, `direction`, `vertical-align`.
// - Text: `text-align` (also `start` and `end`), `text-decoration`, `text-transform`. - Boxes: `margin`,
// `margin-inline-start`, `padding`, `border`, `border-radius`, `width`, `max-width`, `max-height`, `break-inside`. -
// Layout: `display` (`block`, `flex`, `table`, `none`), `flex`, `gap`, `justify-content`.
func (c *Client) GetPdfTemplate(ctx context.Context, query *GetPdfTemplateQuery, options ...store.Option) (*PdfTemplate, error) {
	return transport.JSON[PdfTemplate](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/pdf-template", Traits: "t", Query: query}, options)
}

// CreatePdfTemplate: Create a PDF template.
//
// Adds a template of a type in another language. 409 `already_exists`: the type already has a template in this
// language. 422 `invalid_value`: the language is not one of the store's, or the source has errors (line and column in
// the field error's detail).
func (c *Client) CreatePdfTemplate(ctx context.Context, body *PdfTemplateCreate, options ...store.Option) (*PdfTemplate, error) {
	return transport.JSON[PdfTemplate](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/pdf-template", Traits: "tk", Body: body}, options)
}

// UpdatePdfTemplate: Update a PDF template.
//
// Applies to every document rendered from now on. A change of the source, page format or margins sets `isDefault` to
// false. `margins` replaces all margins. Instead of an inactive template, documents use the template in the store's
// default language, and then the platform's own template. 409 `version_conflict`: `version` is stale. 422
// `invalid_value`: the source has errors (line and column in the field error's detail).
func (c *Client) UpdatePdfTemplate(ctx context.Context, body *PdfTemplateUpdate, options ...store.Option) (*PdfTemplate, error) {
	return transport.JSON[PdfTemplate](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/pdf-template", Traits: "tk", Body: body}, options)
}

// PreviewPdfTemplate: Preview a PDF template.
//
// Renders the stored template as a PDF (Content-Disposition inline), with the fields in the request in place of the
// stored ones. The data comes from an order, a refund (credit notes) or a shipment (packing slips, labels), at most one
// of the three, else from samples. Nothing is stored. 422 `invalid_value`: the source has errors, with line and column
// in the field error's detail, or rendering exceeds its budget.
func (c *Client) PreviewPdfTemplate(ctx context.Context, body *PdfTemplatePreview, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/pdf-template/preview", Traits: "tk", Body: body}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// RevertPdfTemplate: Revert a PDF template to the default.
//
// Restores the platform's own source, page format and margins, and sets `isDefault`. Name and `isActive` do not change.
// If the platform has no template in the template's language, the English one is used. Reverting an unedited template
// changes nothing. 409 `version_conflict`: `version` is stale.
func (c *Client) RevertPdfTemplate(ctx context.Context, body *PdfTemplateRevert, options ...store.Option) (*PdfTemplate, error) {
	return transport.JSON[PdfTemplate](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/pdf-template/revert", Traits: "tk", Body: body}, options)
}

// ListPdfTemplateTypes: List PDF template types.
//
// Lists all kinds of PDF documents that the platform creates, with the variables that their templates can use. The list
// is the same for every store.
func (c *Client) ListPdfTemplateTypes(ctx context.Context, options ...store.Option) (*PdfTemplateTypeList, error) {
	return transport.JSON[PdfTemplateTypeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/pdf-template-type/all", Traits: "t"}, options)
}

// BulkReplacePrices: Replace prices in bulk.
//
// Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
// order in the background. Each line is the body of `PUT /admin/price`. The rules of that operation apply. A rejected
// line changes nothing, and processing continues with the next line. Poll the integration task. After it ends, its
// `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome` (DONE
// or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line has
// the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is processed once, even
// if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
func (c *Client) BulkReplacePrices(ctx context.Context, body *BulkFile, options ...store.Option) (*BulkAccepted, error) {
	return transport.JSON[BulkAccepted](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/price/bulk", Traits: "tkm", Body: body}, options)
}

// GetPriceReference: Get reference data for pricing.
//
// Returns the store's currencies, account types, active plans and tax classes in one response, so that a price form
// needs one call. `priceTypes` lists the kinds of rows: BASE (no condition), COMPARE_AT (a former price next to the
// amount), ACCOUNT_TYPE, SUBSCRIPTION and VOLUME (a minQuantity above 1). `GET /admin/product` returns the rows of a
// variant, and `PUT /admin/price` replaces them.
func (c *Client) GetPriceReference(ctx context.Context, options ...store.Option) (*PriceReference, error) {
	return transport.JSON[PriceReference](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/price/reference", Traits: "t"}, options)
}

// ReplacePrices: Replace prices of variants.
//
// Replaces every price row of each variant in `variantIds` with the given rows, up to 1000 rows per request, all or
// nothing. Without `variantIds`, it replaces the rows of each variant that occurs in `prices`. With `currencyCode`,
// only the rows of that currency are replaced. A variant in `variantIds` without a row loses its prices and is no
// longer for sale in those currencies. - A row with the same variantId, currencyCode, accountTypeId,
// subscriptionPlanId, minQuantity and startsOn as a stored row keeps its priceId. If the row carries a stale `version`
// of the stored row, the call returns 409 `version_conflict` and nothing changes. A duplicate key in the request
// returns 422 `invalid_value`. - A currency that the store does not have, or that differs from `currencyCode`, returns
// 422 `currency_mismatch`. `errors` lists every failing row. - 422 `invalid_value` for a row: too many digits, a
// compareAtAmount not above the amount, an endsOn not after startsOn, or a variant outside `variantIds`. - 422
// `invalid_value` also for more than 100 rows of a variant, and for a variant, account type or plan that the store does
// not have. - Carts show the new price at once, checkouts are priced again, and renewals use the new price when they
// run. Placed orders never change. Versions of product and variant do not change. Repeating the request leads to the
// same rows. No webhook event fires.
func (c *Client) ReplacePrices(ctx context.Context, body *PriceReplace, options ...store.Option) (*PriceList, error) {
	return transport.JSON[PriceList](ctx, c.transport, transport.Operation{Method: "PUT", Path: "/admin/price", Traits: "tk", Body: body}, options)
}

// ListProductsQuery has the query parameters of ListProducts.
type ListProductsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order; default -createdOn.
	Sort *ProductSort `query:"sort"`
	// Only products in one of these states, separated by commas.
	Status []store.ProductStatus `query:"status"`
	// Only products of one of these types, separated by commas.
	ProductType []store.ProductType `query:"productType"`
	// Only products in one of these collections (manual or rule-based), separated by commas.
	CollectionID []int64 `query:"collectionId"`
	// Only products with one of these tax classes, separated by commas.
	TaxClassID []int64 `query:"taxClassId"`
	// Only products sold on one of these plans, separated by commas.
	SubscriptionPlanID []int64 `query:"subscriptionPlanId"`
	// Only products of this brand (exact match).
	Brand *string `query:"brand"`
	// Only products with one of these tags (exact match), separated by commas.
	Tag []string `query:"tag"`
	// Only products with one of these stock statuses, separated by commas.
	StockStatus []StockStatus `query:"stockStatus"`
	// Only the product with this id in another system.
	ExternalID *string `query:"externalId"`
	// Only the product with the variant that has this `externalId`.
	VariantExternalID *string `query:"variantExternalId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListProducts: List products.
//
// Lists products without their variants and texts, newest first by default. `search` looks at name, brand, SKU,
// barcode, externalId, options and option values. If nothing matches, words with a small mistake find what they
// resemble. `GET /admin/product` returns one whole product. Archived products are included unless `status` excludes
// them.
func (c *Client) ListProducts(ctx context.Context, query *ListProductsQuery, options ...store.Option) (*ProductPage, error) {
	return transport.JSON[ProductPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/product/paged", Traits: "t", Query: query}, options)
}

// ExportProductsQuery has the query parameters of ExportProducts.
type ExportProductsQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Only the product with the variant that has this `externalId`.
	VariantExternalID *string `query:"variantExternalId"`
	// Sort order; default -createdOn.
	Sort *ProductSort `query:"sort"`
	// Only products in one of these states, separated by commas.
	Status []store.ProductStatus `query:"status"`
	// Only products of one of these types, separated by commas.
	ProductType []store.ProductType `query:"productType"`
	// Only products in one of these collections (manual or rule-based), separated by commas.
	CollectionID []int64 `query:"collectionId"`
	// Only products with one of these tax classes, separated by commas.
	TaxClassID []int64 `query:"taxClassId"`
	// Only products sold on one of these plans, separated by commas.
	SubscriptionPlanID []int64 `query:"subscriptionPlanId"`
	// Only products of this brand (exact match).
	Brand *string `query:"brand"`
	// Only products with one of these tags (exact match), separated by commas.
	Tag []string `query:"tag"`
	// Only products with one of these stock statuses, separated by commas.
	StockStatus []StockStatus `query:"stockStatus"`
	// Only the product with this id in another system.
	ExternalID *string `query:"externalId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ExportProducts: Export products as CSV or XLSX.
//
// Returns a file with the products that match the filters of the list, one row for each variant, with its stock and its
// price in the store's default currency. A product without variants has one row without a SKU. The file is streamed
// with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order mark and
// CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once;
// a fifth returns 503 with `Retry-After`.
func (c *Client) ExportProducts(ctx context.Context, query *ExportProductsQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/product/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// BulkWriteProducts: Create and update products in bulk.
//
// Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
// order in the background. A line with a `productId` is the body of `PATCH /admin/product`, any other line the body of
// `POST /admin/product`. The rules of these operations apply, including `price:write` for lines with prices. A rejected
// line changes nothing, and processing continues with the next line. Poll the integration task. After it ends, its
// `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome` (DONE
// or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line has
// the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is processed once, even
// if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
func (c *Client) BulkWriteProducts(ctx context.Context, body *BulkFile, options ...store.Option) (*BulkAccepted, error) {
	return transport.JSON[BulkAccepted](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/product/bulk", Traits: "tkm", Body: body}, options)
}

// GetProductQuery has the query parameters of GetProduct.
type GetProductQuery struct {
	// Id of the product.
	ProductID *int64 `query:"productId"`
	// Slug of the product in the store's main language.
	Slug *string `query:"slug"`
	// SKU of one of the product's variants.
	SKU *string `query:"sku"`
}

// GetProduct: Get a product.
//
// Returns the whole product with options, variants, stock and every price row. Send exactly one of `productId`, `slug`
// and the `sku` of one of its variants (400 `invalid_request` otherwise). Archived products are returned too. The ETag
// changes with every returned field, including prices and stock. A PATCH that should ignore sales in the meantime sends
// `version` instead of If-Match.
func (c *Client) GetProduct(ctx context.Context, query *GetProductQuery, options ...store.Option) (*Product, error) {
	return transport.JSON[Product](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/product", Traits: "t", Query: query}, options)
}

// CreateProduct: Create a product.
//
// Creates the product with its options, variants, prices and opening stock, all or nothing. With `status: ACTIVE`, the
// product can be sold as soon as this call returns. Defaults: `productType` PHYSICAL, `status` DRAFT, `minQuantity` and
// `quantityStep` 1; for a variant, `status` ACTIVE and `inventoryPolicy` DENY. - Variants name their option values by
// `optionName` and `value`, because ids do not exist yet. Each variant has one value of every option, and no two
// variants have the same set (422 `invalid_value`). - A product without variants can only be a DRAFT (422
// `invalid_value` at `/status`). A variant without a price row for a currency is not for sale in it. - `stockOnHand` is
// the opening stock; POST /admin/stock/adjust makes later changes. - Prices must be in the store's currencies (422
// `currency_mismatch`), with at most the decimals of the currency (422 `invalid_value`). A product with prices also
// requires `price:write` (403 `forbidden`). - A slug, SKU or externalId that is already in use in the store returns 409
// `already_exists`. - Ids that do not exist in this store return 422 `invalid_value` with the pointer of the field.
func (c *Client) CreateProduct(ctx context.Context, body *ProductCreate, options ...store.Option) (*Product, error) {
	return transport.JSON[Product](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/product", Traits: "tk", Body: body}, options)
}

// UpdateProduct: Update a product.
//
// Changes the fields in the request, all or nothing. `status: ACTIVE` or `DRAFT` also restores an archived product.
// `variants`, if present, is the complete list in display order: - With `variantId`: the variant is kept. Fields in the
// request change, absent fields keep their values, `null` clears a field. - Without `variantId`: the variant is
// created. It needs a `sku` that is unique in the store, `optionValues` and `prices`. `optionValues` has a value for
// each option of the product, by names (`{optionName, value}`). `prices` has one price for each currency that the
// variant is sold in. `stockOnHand` is its opening stock (default 0). All other fields are optional. - Omitted: the
// variant is removed. The variant is no longer shown or sold, cart lines with it become UNAVAILABLE, and its SKU can be
// used again. Placed orders keep their data and can still be fulfilled and refunded. A variant in a live subscription
// or reserved by a running checkout cannot be removed (409 `in_use`, nothing changes). Move the subscription first, or
// set the variant's `status` to DISABLED.
func (c *Client) UpdateProduct(ctx context.Context, body *ProductUpdate, options ...store.Option) (*Product, error) {
	return transport.JSON[Product](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/product", Traits: "tk", Body: body}, options)
}

// DeleteProductQuery has the query parameters of DeleteProduct.
type DeleteProductQuery struct {
	// Id of the product to archive.
	ProductID int64 `query:"productId"`
}

// DeleteProduct: Archive a product.
//
// Sets the product's status to ARCHIVED; no data is deleted. The product disappears from the storefront and from `GET
// /admin/product/browse/paged`, and cart lines with it become UNAVAILABLE. A checkout that already reserved the product
// may finish. Orders do not change, and live subscriptions keep renewing its variants until they are moved. Archiving
// an archived product returns 204 again. PATCH with `status: ACTIVE` restores the product. No webhook event fires.
func (c *Client) DeleteProduct(ctx context.Context, query *DeleteProductQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/product", Traits: "t", Query: query}, options)
	return err
}

// BrowseProductsQuery has the query parameters of BrowseProducts.
type BrowseProductsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order; default `name`.
	Sort *ProductBrowseSort `query:"sort"`
	// Currency of the prices; default is the store's currency.
	CurrencyCode *string `query:"currencyCode"`
	// Price for this customer's account type. Not allowed together with accountTypeId.
	StoreCustomerID *int64 `query:"storeCustomerId"`
	// Price for this account type; default is the price for everyone.
	AccountTypeID *int64 `query:"accountTypeId"`
	// Price on this plan. Lists only variants that are sold on the plan.
	SubscriptionPlanID *int64 `query:"subscriptionPlanId"`
	// Price for this quantity; default is the product's minQuantity.
	Quantity *int64 `query:"quantity"`
	// Only variants of one of these products, separated by commas.
	ProductID []int64 `query:"productId"`
	// Only variants of products in one of these collections, separated by commas.
	CollectionID []int64 `query:"collectionId"`
	// Only variants that can be ordered now (true) or cannot be ordered now (false).
	IsOrderable *bool `query:"isOrderable"`
}

// BrowseProducts: Browse variants to order.
//
// Lists the active variants of active products, each with its current price and stock, so that an admin can choose
// lines when creating or editing an order or a subscription. Variants without a price for the requested currency,
// account type, plan and quantity are left out. `search` looks at product and variant name, SKU and barcode. If nothing
// matches, words with a small mistake find what they resemble. Price and stock are current values and not reserved; the
// order prices and reserves again.
func (c *Client) BrowseProducts(ctx context.Context, query *BrowseProductsQuery, options ...store.Option) (*ProductBrowsePage, error) {
	return transport.JSON[ProductBrowsePage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/product/browse/paged", Traits: "t", Query: query}, options)
}

// ListTaxClasses: List all tax classes.
//
// Lists every tax class of the store with its rates: the default class first, then by name.
func (c *Client) ListTaxClasses(ctx context.Context, options ...store.Option) (*TaxClassList, error) {
	return transport.JSON[TaxClassList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/product/tax-class/all", Traits: "t"}, options)
}

// CreateTaxClass: Create a tax class.
//
// Creates a tax class with its rates. `isDefault: true` makes this class the default instead of the current one. A name
// or code that is already in use returns 409 `already_exists`. Two rates for the same place, or a `*` that is not at
// the end of a `postalCodePattern`, return 422 `invalid_value`. The rates are used when the store's tax provider is
// MANUAL or falls back to them. No webhook event fires.
func (c *Client) CreateTaxClass(ctx context.Context, body *TaxClassCreate, options ...store.Option) (*TaxClass, error) {
	return transport.JSON[TaxClass](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/product/tax-class", Traits: "tk", Body: body}, options)
}

// UpdateTaxClass: Update a tax class.
//
// Changes the fields in the request; `rates` replaces all rates. New rates apply to carts at once, and to renewals from
// the next one on; placed orders never change. `isDefault: false` on the default class returns 422 `invalid_value`: set
// `isDefault: true` on another class instead. A name or code that is already in use returns 409 `already_exists`; a
// stale `version` returns 409 `version_conflict`. No webhook event fires.
func (c *Client) UpdateTaxClass(ctx context.Context, body *TaxClassUpdate, options ...store.Option) (*TaxClass, error) {
	return transport.JSON[TaxClass](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/product/tax-class", Traits: "tk", Body: body}, options)
}

// DeleteTaxClassQuery has the query parameters of DeleteTaxClass.
type DeleteTaxClassQuery struct {
	// Id of the class to delete.
	TaxClassID int64 `query:"taxClassId"`
	// Id of the class that replaces the deleted one for products and shipping.
	ReplacementTaxClassID *int64 `query:"replacementTaxClassId"`
}

// DeleteTaxClass: Delete a tax class.
//
// Deletes the class. While products or the shipping setting use the class, the call returns 409 `in_use`, unless
// `replacementTaxClassId` names the class that replaces it there in the same step. The default class cannot be deleted
// (409 `in_use`). Placed orders keep their taxes. A replacement that does not exist, or that is the class itself,
// returns 422 `invalid_value`. No webhook event fires.
func (c *Client) DeleteTaxClass(ctx context.Context, query *DeleteTaxClassQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/product/tax-class", Traits: "t", Query: query}, options)
	return err
}

// ListRedirectsQuery has the query parameters of ListRedirects.
type ListRedirectsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Order of the rows; default -createdOn.
	Sort *RedirectSort `query:"sort"`
	// Only redirects to this product. A comma-separated list matches any of its values.
	ProductID []int64 `query:"productId"`
	// Only redirects to this collection. A comma-separated list matches any of its values.
	CollectionID []int64 `query:"collectionId"`
}

// ListRedirects: List redirects.
//
// The store's redirects, newest first by default. `search` finds parts of paths. The order by `path` compares the first
// 50 characters, in lower case.
func (c *Client) ListRedirects(ctx context.Context, query *ListRedirectsQuery, options ...store.Option) (*RedirectPage, error) {
	return transport.JSON[RedirectPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/redirect/paged", Traits: "t", Query: query}, options)
}

// GetRedirectQuery has the query parameters of GetRedirect.
type GetRedirectQuery struct {
	// Id of the redirect.
	RedirectID *int64 `query:"redirectId"`
	// Former path of the redirect, in any letter case, with or without a slash at its end.
	Path *string `query:"path"`
}

// GetRedirect: Get a redirect.
//
// The redirect, by `redirectId` or by `path`. Send exactly one of them, otherwise 400 `invalid_request`.
func (c *Client) GetRedirect(ctx context.Context, query *GetRedirectQuery, options ...store.Option) (*Redirect, error) {
	return transport.JSON[Redirect](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/redirect", Traits: "t", Query: query}, options)
}

// CreateRedirect: Create a redirect.
//
// Leads a former path to a product, a collection or another path of the storefront. Send exactly one of `productId`,
// `collectionId` and `targetPath`, otherwise 400 `invalid_request`. An import of the products of a Shopify shop creates
// the redirects of their paths.
func (c *Client) CreateRedirect(ctx context.Context, body *RedirectCreate, options ...store.Option) (*Redirect, error) {
	return transport.JSON[Redirect](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/redirect", Traits: "tk", Body: body}, options)
}

// UpdateRedirect: Update a redirect.
//
// Changes the given fields. A new target replaces the old one; send at most one of `productId`, `collectionId` and
// `targetPath`, otherwise 400 `invalid_request`. A taken path is rejected with 409 `already_exists`, a stale `version`
// with 409 `version_conflict`, and a path or target as at creation with 422 `invalid_value`. No webhook event is fired.
func (c *Client) UpdateRedirect(ctx context.Context, body *RedirectUpdate, options ...store.Option) (*Redirect, error) {
	return transport.JSON[Redirect](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/redirect", Traits: "tk", Body: body}, options)
}

// DeleteRedirectQuery has the query parameters of DeleteRedirect.
type DeleteRedirectQuery struct {
	// The redirect to delete.
	RedirectID int64 `query:"redirectId"`
}

// DeleteRedirect: Delete a redirect.
//
// Deletes a redirect. A later import of the same products does not create it again. No webhook event is fired.
func (c *Client) DeleteRedirect(ctx context.Context, query *DeleteRedirectQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/redirect", Traits: "t", Query: query}, options)
	return err
}

// ListRefundsQuery has the query parameters of ListRefunds.
type ListRefundsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -createdOn.
	Sort *RefundSort `query:"sort"`
	// Only refunds with one of these statuses, separated by commas.
	Status []store.RefundStatus `query:"status"`
	// Only refunds for one of these reasons, separated by commas.
	Reason []store.RefundReason `query:"reason"`
	// Only refunds of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only refunds of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only refunds in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListRefunds: List refunds.
//
// Lists the refunds of the store, newest first unless `sort` says otherwise. `search` matches the whole refund number,
// and finds refunds by their order: by all texts that `search` of `GET /admin/order/paged` matches. A search of fewer
// than three characters matches only whole SKUs and numbers.
func (c *Client) ListRefunds(ctx context.Context, query *ListRefundsQuery, options ...store.Option) (*RefundPage, error) {
	return transport.JSON[RefundPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/refund/paged", Traits: "t", Query: query}, options)
}

// ExportRefundsQuery has the query parameters of ExportRefunds.
type ExportRefundsQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -createdOn.
	Sort *RefundSort `query:"sort"`
	// Only refunds with one of these statuses, separated by commas.
	Status []store.RefundStatus `query:"status"`
	// Only refunds for one of these reasons, separated by commas.
	Reason []store.RefundReason `query:"reason"`
	// Only refunds of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only refunds of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only refunds in one of these currencies, separated by commas.
	CurrencyCode []string `query:"currencyCode"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ExportRefunds: Export refunds as CSV or XLSX.
//
// Returns a file with the refunds that match the filters of the list, one row each. Each row has the refunded payment,
// and the provider's references of refund and payment. Money is a number, with the currency in the next column. The
// file is streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte
// order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four
// exports at once; a fifth returns 503 with `Retry-After`.
func (c *Client) ExportRefunds(ctx context.Context, query *ExportRefundsQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/refund/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// GetRefundQuery has the query parameters of GetRefund.
type GetRefundQuery struct {
	// Id of the refund.
	RefundID *int64 `query:"refundId"`
	// Number of the refund.
	RefundNumber *int64 `query:"refundNumber"`
}

// GetRefund: Get a refund.
//
// Returns the refund with its lines, its parts by payment, and its failure if it failed. Send exactly one of `refundId`
// and `refundNumber`. `allowedActions` lists the actions that the refund's state allows (void, complete, retry).
func (c *Client) GetRefund(ctx context.Context, query *GetRefundQuery, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/refund", Traits: "t", Query: query}, options)
}

// VoidRefund: Void a refund before it settles.
//
// Stops a PENDING refund, or a PROCESSING one of an offline payment, so that no money is returned. Its amount and
// quantities become refundable again, and restocked units leave the stock again. Fires refund.voided, and
// order.payment_status_changed and order.fulfillment_status_changed when these statuses change. If the refund is
// already voided: 200, no event. Returns 409 `invalid_state_transition` when the refund is COMPLETED or FAILED. Returns
// 422 `unsupported_operation` when a refund through a processor is PROCESSING: the processor already has the refund and
// cannot stop it.
func (c *Client) VoidRefund(ctx context.Context, body *RefundVoid, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/refund/void", Traits: "tk", Body: body}, options)
}

// CompleteRefund: Complete an offline refund.
//
// Records that the money of an offline refund was paid out: PENDING or PROCESSING becomes COMPLETED. Fires
// refund.completed. If the refund is already completed: 200, no event. If the processor failed to make a refund, for
// instance because the card is closed, pay the buyer in another way and complete the refund here. FAILED becomes
// COMPLETED, and `isOffline` becomes true. Returns 409 `invalid_state_transition` when an offline refund is FAILED,
// when the refund is VOIDED or was issued again, and while an amount of the order is in dispute. Returns 409
// `gift_card_spent` when a FAILED refund returns the price of gift cards that were spent in the meantime. Returns 422
// `refund_exceeds_remaining` when its money or units were refunded in the meantime, and 422 `unsupported_operation` for
// any other refund through a processor: only the processor confirms it.
func (c *Client) CompleteRefund(ctx context.Context, body *RefundComplete, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/refund/complete", Traits: "tk", Body: body}, options)
}

// FailRefund: Record that an offline refund failed.
//
// Records that the money of a completed offline refund came back, for instance because the IBAN was wrong, or that the
// refund was completed by mistake: COMPLETED becomes FAILED. Its amount and quantities become refundable again, and
// `POST /admin/refund/retry` issues it again. If the refund has a credit note, the order gets another invoice for the
// same amount. Goods that were restocked stay in the stock. Fires refund.failed, and order.payment_status_changed when
// the status changes. If the refund is already failed: 200, no event. `allowedActions` does not list this operation.
// Returns 409 `invalid_state_transition` when the refund is PENDING, PROCESSING or VOIDED. Returns 422
// `unsupported_operation` for a refund through a processor: only the processor reports its failure.
func (c *Client) FailRefund(ctx context.Context, body *RefundFail, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/refund/fail", Traits: "tk", Body: body}, options)
}

// RetryRefund: Retry a failed refund.
//
// Issues a new refund with the lines, amounts, reason and payments of a FAILED one. The failed refund stays unchanged
// except for `retriedByRefundId`, which names the new one; `retryOfRefundId` of the new refund names the failed one.
// The new refund is limited to the remaining refundable amount. Fires refund.issued, then refund.completed or
// refund.failed. Returns 409 `invalid_state_transition` unless the refund is FAILED and not retried yet, and while a
// chargeback of the order is open. Returns 409 `gift_card_spent` when the refund returns the price of gift cards that
// were spent since the failure. Returns 422 `refund_exceeds_remaining` when another refund has returned the amount
// since the failure.
func (c *Client) RetryRefund(ctx context.Context, body *RefundRetry, options ...store.Option) (*RefundDetails, error) {
	return transport.JSON[RefundDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/refund/retry", Traits: "tk", Body: body}, options)
}

// ListRequestLogsQuery has the query parameters of ListRequestLogs.
type ListRequestLogsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Default `-createdOn`.
	Sort *RequestLogSort `query:"sort"`
	// Only requests to one of these APIs, separated by commas.
	Surface []ApiSurface `query:"surface"`
	// Only requests of this operation, by its operationId.
	Operation *string `query:"operation"`
	// Only requests with one of these outcomes, separated by commas.
	Outcome []RequestOutcome `query:"outcome"`
	// Only requests that failed with this error code.
	ProblemCode *string `query:"problemCode"`
	// Only requests of one of these kinds of actors, separated by commas.
	ActorType []store.ActorType `query:"actorType"`
	// Only requests of one of these administrators, separated by commas.
	AdminUserID []int64 `query:"adminUserId"`
	// Only requests with one of these app tokens, separated by commas.
	AppTokenID []int64 `query:"appTokenId"`
	// Only requests of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only the request with this X-Request-Id.
	RequestID *string `query:"requestId"`
	// Only requests with this Idempotency-Key.
	IdempotencyKey *string `query:"idempotencyKey"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListRequestLogs: List requests to the store's API.
//
// Lists requests to this store's Admin, Customer and Public API with their results, newest first unless `sort` says
// otherwise. The log contains every request that may change data, and every request that failed. It does not contain
// successful reads, requests over the rate limit (429), and requests without a credential or store key that identifies
// the store. Bodies, query strings and tokens are not logged. Requests are kept for 7 days and are listed moments after
// the response. Logging never delays a response, because requests are written to the log after it. The log drops
// requests beyond its write capacity, and requests of storefront visitors beyond 600 per store and minute in each
// server process. The service's own log records the number of dropped requests. Requests of the last moments before a
// crash of the service are lost.
func (c *Client) ListRequestLogs(ctx context.Context, query *ListRequestLogsQuery, options ...store.Option) (*RequestLogPage, error) {
	return transport.JSON[RequestLogPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/request-log/paged", Traits: "t", Query: query}, options)
}

// GetRequestLogQuery has the query parameters of GetRequestLog.
type GetRequestLogQuery struct {
	// Id of the request in the log.
	RequestLogID int64 `query:"requestLogId"`
}

// GetRequestLog: Get a request.
//
// Returns one request to the store's API, with the rejected places in it: where and why, without the values.
func (c *Client) GetRequestLog(ctx context.Context, query *GetRequestLogQuery, options ...store.Option) (*RequestLog, error) {
	return transport.JSON[RequestLog](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/request-log", Traits: "t", Query: query}, options)
}

// ListReturnsQuery has the query parameters of ListReturns.
type ListReturnsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -requestedOn.
	Sort *store.ReturnSort `query:"sort"`
	// Only returns with one of these statuses, separated by commas.
	Status []store.ReturnStatus `query:"status"`
	// Only returns of one of these kinds, separated by commas.
	Kind []store.ReturnKind `query:"kind"`
	// Only returns of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only returns of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only returns requested at or after this time.
	RequestedFrom *time.Time `query:"requestedFrom"`
	// Only returns requested before this time.
	RequestedTo *time.Time `query:"requestedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListReturns: List returns.
//
// Lists the returns of the store, newest first unless `sort` says otherwise. `search` matches the whole number of a
// return, or of an order.
func (c *Client) ListReturns(ctx context.Context, query *ListReturnsQuery, options ...store.Option) (*ReturnPage, error) {
	return transport.JSON[ReturnPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/return/paged", Traits: "t", Query: query}, options)
}

// ExportReturnsQuery has the query parameters of ExportReturns.
type ExportReturnsQuery struct {
	// File format.
	Format *ExportFormat `query:"format"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Default -requestedOn.
	Sort *store.ReturnSort `query:"sort"`
	// Only returns with one of these statuses, separated by commas.
	Status []store.ReturnStatus `query:"status"`
	// Only returns of one of these kinds, separated by commas.
	Kind []store.ReturnKind `query:"kind"`
	// Only returns of one of these orders, separated by commas.
	OrderID []int64 `query:"orderId"`
	// Only returns of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only returns requested at or after this time.
	RequestedFrom *time.Time `query:"requestedFrom"`
	// Only returns requested before this time.
	RequestedTo *time.Time `query:"requestedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ExportReturns: Export returns as CSV or XLSX.
//
// Returns a file with the returns that match the filters of the list, one row per line of a return. The file is
// streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order
// mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports
// at once; a fifth returns 503 with `Retry-After`.
func (c *Client) ExportReturns(ctx context.Context, query *ExportReturnsQuery, options ...store.Option) ([]byte, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "GET", Path: "/admin/return/export", Traits: "t", Query: query}, options)
	if err != nil {
		return nil, err
	}
	return response.Content, nil
}

// GetReturnQuery has the query parameters of GetReturn.
type GetReturnQuery struct {
	// Id of the return.
	ReturnID int64 `query:"returnId"`
}

// GetReturn: Get a return.
//
// Returns the return with its lines, and the refunds that concern its units. `allowedActions` lists the actions that
// its state allows.
func (c *Client) GetReturn(ctx context.Context, query *GetReturnQuery, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/return", Traits: "t", Query: query}, options)
}

// CreateReturn: Create a return.
//
// Requests the return of shipped units. A WITHDRAWAL can also contain units that have not been shipped: cancel or
// refund them with the operations of the order. They are not shipped until the return ends. The request moves neither
// goods nor money: receive the units with `POST /admin/return/receive`, and refund them with `POST
// /admin/order/refund`, in either order. An EXCHANGE can name the wanted goods in `exchangeLines`. From its approval
// on, the return reserves their stock. `POST /admin/return/exchange` places the order that sends them. A request of
// staff may exceed the store's `returnPolicy`: `exceeds` names the rules that it sets aside. It starts APPROVED unless
// `isApproved` is false, and the audit log records who made it. 422 `invalid_value` above the units that were shipped,
// less those that came back and those that other returns claim, and for a kind or a reason that does not exist. 422
// `insufficient_stock` if the stock of the wanted goods does not suffice.
func (c *Client) CreateReturn(ctx context.Context, body *ReturnCreate, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return", Traits: "tk", Body: body}, options)
}

// PreviewReturn: Preview a return.
//
// Returns the return that the same request to `POST /admin/return` would create. Also returns the price of its units,
// the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the refund. The amounts
// include tax. Units whose money is not captured, or is refunded already, count 0. For an EXCHANGE with
// `exchangeLines`, also returns the price of the wanted goods and the difference: `amountDue` or `amountRefunded`.
// Changes nothing. Rejected in the same cases as the request.
func (c *Client) PreviewReturn(ctx context.Context, body *ReturnPreviewRequest, options ...store.Option) (*ReturnPreview, error) {
	return transport.JSON[ReturnPreview](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/preview", Traits: "tk", Body: body}, options)
}

// ApproveReturn: Approve a return.
//
// Approves a REQUESTED return: in the quantities of `lines`, and as requested for the other lines. 0 approves none of a
// line's units. The return reserves the stock of its `exchangeLines`, of each line at most the approved units. If the
// return is already approved in these quantities: 200, no change. 422 `invalid_value` above the requested units, above
// the units that can still come back, below the units that a refund took back, and if no unit is approved. 422
// `insufficient_stock` if the stock of the wanted goods does not suffice. 409 `invalid_state_transition` in every other
// state.
func (c *Client) ApproveReturn(ctx context.Context, body *ReturnApprove, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/approve", Traits: "tk", Body: body}, options)
}

// RejectReturn: Reject a return.
//
// Ends a REQUESTED return that the store does not accept. If the return is already rejected: 200, no change. 409
// `invalid_state_transition` in every other state.
func (c *Client) RejectReturn(ctx context.Context, body *ReturnReject, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/reject", Traits: "tk", Body: body}, options)
}

// SendReturn: Record that a return is on its way.
//
// Moves an APPROVED return to IN_TRANSIT, because the buyer or the carrier reports that the parcel left. If the return
// is already in transit: 200, no change. 409 `invalid_state_transition` in every other state. Units can arrive without
// this step.
func (c *Client) SendReturn(ctx context.Context, body *ReturnSend, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/send", Traits: "tk", Body: body}, options)
}

// ReceiveReturn: Receive units of a return.
//
// Records units that arrived, or that are MISSING, and moves the return to RECEIVED. Call it once per part. SELLABLE
// units are for sale again, each exactly once, even if a refund with the reason RETURN_SELLABLE has restocked them
// before. Fires order.fulfillment_status_changed if that status changes. It moves no money: refund with `POST
// /admin/order/refund`, before or after. MISSING units can arrive later. DAMAGED or MISSING units that a refund has
// restocked leave the stock again. Units that are sold to other orders stay reserved for them: correct the stock with
// `POST /admin/stock/adjust` once those orders are settled. 422 `invalid_value` above the approved units, and for a
// condition that does not exist. 409 `invalid_state_transition` in every state but APPROVED, IN_TRANSIT and RECEIVED,
// and once every approved unit has arrived.
func (c *Client) ReceiveReturn(ctx context.Context, body *ReturnReceive, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/receive", Traits: "tk", Body: body}, options)
}

// ExchangeReturn: Place the replacement order of an exchange.
//
// Places an order for the goods of `exchangeLines`, and settles the units that come back against it. Call it after the
// goods arrived, or before to ship first. All or nothing. - **Goods.** The new order takes the units that the return
// reserved. Of each line it sends at most the approved units that are not missing. A variant other than the line's has
// its present price; the line's own variant keeps the line's price. The delivery is free. Coupons and automatic
// discounts do not apply. - **Money.** A refund with a credit note returns the price of the units, less the fees of the
// `returnPolicy`. Its part up to the total of the new order is not paid out but pays the new order, as an offline
// payment. The rest goes back by the original means of payment, as in `POST /admin/order/refund`. Nothing is charged.
// If the new order is dearer, it owes the difference: send `POST /admin/order/payment-link`. - **Later.** Units that
// turn out to be missing after this call stay refunded. If the replacement order is canceled, its paid part is refunded
// by hand. Fires return.exchanged, order.created and the events of the refund. 409 `invalid_state_transition` without
// `exchangeLines`, before the approval and after the end of the return. The same code once the replacement order is
// placed, if no unit comes back, and if a chargeback is open or nothing is captured. 422 `refund_exceeds_remaining` if
// the payments have less left than the units cost. 422 `gift_card_unusable` if the rest of the credit would go back to
// a gift card that staff disabled: enable the card first.
func (c *Client) ExchangeReturn(ctx context.Context, body *ReturnExchange, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/exchange", Traits: "tk", Body: body}, options)
}

// CompleteReturn: Complete a return.
//
// Ends a RECEIVED return. 409 `invalid_state_transition` while approved units are outstanding: receive them first, as
// MISSING if they did not arrive. The same code if the replacement order of an EXCHANGE is not placed, unless
// `withoutReplacement` is true. If the return is already completed: 200, no change.
func (c *Client) CompleteReturn(ctx context.Context, body *ReturnComplete, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/complete", Traits: "tk", Body: body}, options)
}

// CancelReturn: Cancel a return.
//
// Ends a return before any unit is received. Its units can be requested again. If the return is already canceled: 200,
// no change. 409 `invalid_state_transition` in every other state, and for a withdrawal that the buyer declared in time:
// only the buyer can cancel it. The same code after the replacement order of an EXCHANGE is placed: receive the units
// as MISSING and complete the return.
func (c *Client) CancelReturn(ctx context.Context, body *ReturnCancel, options ...store.Option) (*ReturnDetails, error) {
	return transport.JSON[ReturnDetails](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/return/cancel", Traits: "tk", Body: body}, options)
}

// GetMyScope: Get the caller's permissions by store.
//
// Returns the stores that the caller can access, and the caller's permissions in each store from all scopes combined.
// No store is required. For an app token: its one store, and `appTokenId` instead of `adminUserId`. Use the result to
// show or hide actions in a user interface; the service itself checks every call.
func (c *Client) GetMyScope(ctx context.Context, options ...store.Option) (*MyScope, error) {
	return transport.JSON[MyScope](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/scope/me", Traits: "t"}, options)
}

// ListScopes: List the scopes and all permissions.
//
// A scope is a named role: permissions, and the stores in which they apply. Returns the scopes that include the store
// of the request, by name, and in `permissions` every value that a scope or an app token can have. The list is complete
// (at most 1,000 scopes).
func (c *Client) ListScopes(ctx context.Context, options ...store.Option) (*ScopeList, error) {
	return transport.JSON[ScopeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/scope/all", Traits: "t"}, options)
}

// GetScopeQuery has the query parameters of GetScope.
type GetScopeQuery struct {
	// Id of the scope.
	ScopeID int64 `query:"scopeId"`
}

// GetScope: Get a scope.
//
// Returns one scope. Also returns 404 when the scope includes none of the caller's stores.
func (c *Client) GetScope(ctx context.Context, query *GetScopeQuery, options ...store.Option) (*Scope, error) {
	return transport.JSON[Scope](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/scope", Traits: "t", Query: query}, options)
}

// ReplaceScope: Create or replace a scope.
//
// Creates a scope, without `scopeId`. With `scopeId`, replaces the whole scope; an absent `description` becomes null.
// Both return the scope. `GET /admin/scope/all` returns the values that `permissions` may have, and each scope with its
// `scopeId` and `version`. `GET /admin/store/all` returns the stores with their ids. `POST` and `PATCH /admin/user`
// assign scopes to users by `scopeIds`. A change takes effect with the next request of each user. Callers cannot grant
// more than they have. A request returns 403 when it grants a permission or a store that the caller does not have, or a
// store in which the caller does not have `scope:write`. Changing a scope that already grants such a permission or
// store also returns 403, as does changing a scope of a user who has more permissions than the caller. A scope that
// includes none of the caller's stores returns 404. An empty `storeIds` means all stores, present and future, and only
// callers with access to all stores can set it. 409 `already_exists`: another scope of one of the stores has the name
// (case-insensitive). 409 `version_conflict`: `version` is stale. 422 `unsupported_operation`: a system scope cannot be
// changed. 422 `invalid_value`: an unknown permission.
func (c *Client) ReplaceScope(ctx context.Context, body *ScopeReplace, options ...store.Option) (*Scope, error) {
	return transport.JSON[Scope](ctx, c.transport, transport.Operation{Method: "PUT", Path: "/admin/scope", Traits: "tk", Body: body}, options)
}

// ListSessions: List the caller's own sessions.
//
// Returns the user's live sessions, last used first: one per login, without ended sessions. A user has at most 100
// sessions; a further login ends the session that was unused longest. `lastUsedOn` is accurate to one minute. An app
// token has no sessions and returns 403 `forbidden`.
func (c *Client) ListSessions(ctx context.Context, options ...store.Option) (*SessionList, error) {
	return transport.JSON[SessionList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/session/all", Traits: "t"}, options)
}

// DeleteSessionQuery has the query parameters of DeleteSession.
type DeleteSessionQuery struct {
	// Id of the session to end.
	SessionID int64 `query:"sessionId"`
}

// DeleteSession: End one of the caller's own sessions.
//
// Ends a session. The session's access and refresh tokens are rejected from the next request on. Ending the current
// session is the same as logging out. A session that has already ended or belongs to another user returns 404.
func (c *Client) DeleteSession(ctx context.Context, query *DeleteSessionQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/session", Traits: "t", Query: query}, options)
	return err
}

// GetShipmentQuery has the query parameters of GetShipment.
type GetShipmentQuery struct {
	// Id of the shipment.
	ShipmentID int64 `query:"shipmentId"`
}

// GetShipment: Get a shipment.
//
// Returns the shipment with its lines and the carrier's scans. `allowedActions` lists the actions that the shipment's
// state allows.
func (c *Client) GetShipment(ctx context.Context, query *GetShipmentQuery, options ...store.Option) (*Shipment, error) {
	return transport.JSON[Shipment](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/shipment", Traits: "t", Query: query}, options)
}

// UpdateShipment: Change a shipment.
//
// Changes the status, or carrier, tracking and dates. Fires shipment.tracking_updated when the carrier, tracking number
// or tracking URL changes, and shipment.status_changed (with `changes.status`) when the status changes. Sending the
// current status again changes nothing. Changes of other fields fire no event. Statuses move forward: PENDING,
// LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. DELAYED, EXCEPTION and DELIVERY_ATTEMPTED may move
// back to IN_TRANSIT. After DELIVERED only RETURNED_TO_SENDER is allowed; RETURNED_TO_SENDER and LOST are final.
// `isCorrection` allows a move backwards. Any other move returns 409 `invalid_state_transition`, as does a canceled
// shipment and the status CANCELLED, which `POST /admin/shipment/cancel` sets. It also returns that code for a packed
// parcel that leaves with units that the buyer withdrew from. Cancel the parcel, or send `isCorrection` if the carrier
// already has it. A stale `version` returns 409 `version_conflict`.
func (c *Client) UpdateShipment(ctx context.Context, body *ShipmentUpdate, options ...store.Option) (*Shipment, error) {
	return transport.JSON[Shipment](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/shipment", Traits: "tk", Body: body}, options)
}

// CancelShipment: Cancel a shipment.
//
// Cancels a shipment: its quantities are open again, and its stock is reserved for the order again. Fires
// shipment.cancelled, shipment.status_changed, and order.fulfillment_status_changed when that status changes.
// order.fulfilled fires again when the order is fulfilled again. If the shipment is already canceled: 200, no event.
// From PICKED_UP on, which is the first status of shipments unless `status` was set, the call returns 409
// `invalid_state_transition` unless `force` is true. A DELIVERED or LOST shipment cannot be canceled, because the store
// does not have its goods: refund, or correct the status first. A RETURNED_TO_SENDER shipment can be canceled without
// `force`: its units can then be sent again, refunded or restocked. A shipment with goods that were already returned
// cannot be canceled either.
func (c *Client) CancelShipment(ctx context.Context, body *ShipmentCancel, options ...store.Option) (*Shipment, error) {
	return transport.JSON[Shipment](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/shipment/cancel", Traits: "tk", Body: body}, options)
}

// ListShippingMethodsQuery has the query parameters of ListShippingMethods.
type ListShippingMethodsQuery struct {
	// Only active methods (true) or only inactive ones (false). Absent means both.
	IsActive *bool `query:"isActive"`
}

// ListShippingMethods: List the store's shipping methods.
//
// Lists all shipping methods of the store, including inactive ones, by `position`. `GET /admin/order/shipping-methods`
// lists the methods available for one order or cart.
func (c *Client) ListShippingMethods(ctx context.Context, query *ListShippingMethodsQuery, options ...store.Option) (*ShippingMethodList, error) {
	return transport.JSON[ShippingMethodList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/shipping-method/all", Traits: "t", Query: query}, options)
}

// CreateShippingMethod: Create a shipping method.
//
// Creates a shipping method. The method is offered for carts in its currency that ship to one of `countryCodes` (empty
// means the store's allowed countries) and weigh between `minWeight` and `maxWeight`. Shipping is free when the shipped
// goods reach `freeOverSubtotal` after discounts, at the prices that buyers see; lines that are not shipped, such as
// digital goods, do not count. `price` includes tax if `taxIncluded`; the rate is that of the store's
// `shippingTaxClassId`. 409 `already_exists`: the name is already in use. 422 `invalid_value`: a currency the store
// does not have, more decimals than the currency has, a minimum above its maximum, or a country the store does not
// allow.
func (c *Client) CreateShippingMethod(ctx context.Context, body *ShippingMethodCreate, options ...store.Option) (*ShippingMethod, error) {
	return transport.JSON[ShippingMethod](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/shipping-method", Traits: "tk", Body: body}, options)
}

// UpdateShippingMethod: Change a shipping method.
//
// Changes the given fields of a shipping method. Open carts and future renewals are priced again with the changed
// method. A checkout whose total changed returns 409 `cart_changed`. Placed orders keep their shipping charge. An
// inactive method is not offered to new carts; live subscriptions keep it. 409 `already_exists`: the name is already in
// use. 409 `version_conflict`: `version` is stale. 422 `invalid_value`: a currency the store does not have, more
// decimals than the currency has, a minimum above its maximum, or a country the store does not allow.
func (c *Client) UpdateShippingMethod(ctx context.Context, body *ShippingMethodUpdate, options ...store.Option) (*ShippingMethod, error) {
	return transport.JSON[ShippingMethod](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/shipping-method", Traits: "tk", Body: body}, options)
}

// DeleteShippingMethodQuery has the query parameters of DeleteShippingMethod.
type DeleteShippingMethodQuery struct {
	// Id of the shipping method to delete.
	ShippingMethodID int64 `query:"shippingMethodId"`
}

// DeleteShippingMethod: Delete a shipping method.
//
// Deletes the method for future carts and orders. Placed orders keep their copy of the method; open carts lose it and
// have to choose again. 409 `in_use`: live subscriptions ship with the method. Move them, or set `isActive: false`
// instead.
func (c *Client) DeleteShippingMethod(ctx context.Context, query *DeleteShippingMethodQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/shipping-method", Traits: "t", Query: query}, options)
	return err
}

// BulkAdjustStock: Adjust stock in bulk.
//
// Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
// order in the background. Each line is the body of `POST /admin/stock/adjust`. The rules of that operation apply. A
// rejected line changes nothing, and processing continues with the next line. Poll the integration task. After it ends,
// its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome`
// (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line
// has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is processed once,
// even if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
func (c *Client) BulkAdjustStock(ctx context.Context, body *BulkFile, options ...store.Option) (*BulkAccepted, error) {
	return transport.JSON[BulkAccepted](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/stock/bulk", Traits: "tkm", Body: body}, options)
}

// AdjustStock: Adjust stock on hand.
//
// Changes stockOnHand of up to 100 variants, all or nothing, for one reason. Each item names its variant by `variantId`
// or `sku` and either adds `delta` or sets `stockOnHand`. A variant may occur only once (422 `invalid_value`). -
// `expectedStockOnHand` guards against a count that has changed since the caller read it. If the current value differs,
// the call returns 409 `version_conflict`, `errors` lists each such item with its current value, and nothing changes. -
// Reservations do not change. Stock below zero, or below the reserved quantity with the policy DENY, returns 422
// `insufficient_stock`. A variant that does not track inventory returns 422 `unsupported_operation`. - Concurrent
// adjustments and sales add up; none is lost. The audit log records each adjustment with its author. Versions of
// product and variant do not change. - The Idempotency-Key is required: a repeated request returns the first result and
// adjusts nothing. No webhook event fires.
func (c *Client) AdjustStock(ctx context.Context, body *StockAdjust, options ...store.Option) (*StockAdjustmentList, error) {
	return transport.JSON[StockAdjustmentList](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/stock/adjust", Traits: "tk", Body: body}, options)
}

// ListStores: List the stores the caller has access to.
//
// The stores in which the caller has any permission, by name, whatever their status. No store header is needed. An app
// token gets only its own store.
func (c *Client) ListStores(ctx context.Context, options ...store.Option) (*StoreList, error) {
	return transport.JSON[StoreList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/all", Traits: "t"}, options)
}

// CreateStore: Create a store.
//
// Creates a store. Requires `store:write` through a scope for all stores (403 otherwise), and no `X-Store-Id`; app
// tokens cannot create stores. The store starts ACTIVE with: - default settings, one default account type ("Customer")
// and one default tax class ("Standard", no rates). - the built-in mail and PDF templates. - tax provider MANUAL and
// commission provider NONE. - no shipping method and no store key.
func (c *Client) CreateStore(ctx context.Context, body *StoreCreate, options ...store.Option) (*Store, error) {
	return transport.JSON[Store](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/store", Traits: "tk", Body: body}, options)
}

// GetStoreDomain: Get the proof of the store's domain.
//
// The proof that the store must publish to show that it owns the domain: the TXT record or the file; one is enough.
// Keep it published: the service checks it every day, and a proof that was not found for a week expires. While the
// domain is not proven, links in mails lead to the service's own pages, and mails come from the service's address. 404:
// the store has no domain.
func (c *Client) GetStoreDomain(ctx context.Context, options ...store.Option) (*StoreDomain, error) {
	return transport.JSON[StoreDomain](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/domain", Traits: "t"}, options)
}

// VerifyStoreDomain: Verify the store's domain.
//
// Checks now for the TXT record and the file that `GET /admin/store/domain` returns. Once one is found, links in mails
// lead to `https://` and the domain, and mails come from the domain. Repeated calls are safe: a missing proof does not
// undo an earlier one. 404: the store has no domain. 422 `domain_not_verified`: neither proof was found or reachable.
// 409 `already_exists`: another store has proven the domain and its proof is still published; if that proof is gone,
// the other store loses the domain. 409 `version_conflict`: the domain changed during the check. Limits: eight attempts
// at once, then one per minute.
func (c *Client) VerifyStoreDomain(ctx context.Context, options ...store.Option) (*StoreDomain, error) {
	return transport.JSON[StoreDomain](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/store/domain/verify", Traits: "tk"}, options)
}

// GetStoreSettings: Get the store's settings.
//
// All settings of the request's store, with the `version` for the next change, and the definitions of its custom
// fields.
func (c *Client) GetStoreSettings(ctx context.Context, options ...store.Option) (*StoreSettings, error) {
	return transport.JSON[StoreSettings](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/settings", Traits: "t"}, options)
}

// UpdateStoreSettings: Change the store's settings.
//
// Changes the given fields; arrays and nested objects (`address`, `dunning`, `branding`, `analytics`) are replaced as a
// whole. Settings take effect with the next request and never change existing data: totals of placed orders,
// reservations and running retries stay. `orderNumberStart` can only raise the next number. Changing the renewal hour
// moves renewals that are not yet claimed. A new `domain` must be proven before mails link to it and come from it
// (`POST /admin/store/domain/verify`). With `status: MAINTENANCE`, the customer API refuses carts and checkout (503
// `unavailable`) but serves the catalog. With `CLOSED`, it refuses all requests, and renewals stop. No webhook event
// fires. 409 `version_conflict`, or 409 `in_use`: - The change removes a currency from `currencyCodes` while variants
// have prices in it. Remove these prices first (`PUT /admin/price` with that `currencyCode`). - The change sets a
// different `defaultCurrencyCode` while amounts without their own currency exist. These are costs of variants, price
// rules of collections, minimum order amounts and spend thresholds of account types, and limits of payment providers.
// Clear these amounts first.
func (c *Client) UpdateStoreSettings(ctx context.Context, body *StoreSettingsUpdate, options ...store.Option) (*StoreSettings, error) {
	return transport.JSON[StoreSettings](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store/settings", Traits: "tk", Body: body}, options)
}

// ListPaymentProviders: List the store's payment providers.
//
// All payment providers of the store, including inactive ones, sorted by `priority`. Credentials are masked: `{key:
// "••••1234"}`.
func (c *Client) ListPaymentProviders(ctx context.Context, options ...store.Option) (*PaymentProviderList, error) {
	return transport.JSON[PaymentProviderList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/payment-provider/all", Traits: "t"}, options)
}

// CreatePaymentProvider: Add a payment provider.
//
// Adds a payment provider to the store. This call charges nothing. The service has these providers: - `STRIPE`: the
// store's own account. It requires the `credentials` `secretKey` (`sk_…` or a restricted `rk_…`) and
// `publishableKey` (`pk_…`), both of the store's mode, and accepts `webhookSecret` (`whsec_…`). `publicConfig` then
// contains the publishable key. - `BTCPAY`: the store's own BTCPay Server. It requires the `credentials` `serverUrl`,
// `storeId` and `apiKey`, and accepts `webhookSecret`. - `SANDBOX`: test payments, not in a livemode store. It takes no
// credentials. - `OFFLINE`: bank transfer and similar methods, confirmed by `POST /admin/order/offline-payment`. It
// takes no credentials.
func (c *Client) CreatePaymentProvider(ctx context.Context, body *PaymentProviderCreate, options ...store.Option) (*PaymentProvider, error) {
	return transport.JSON[PaymentProvider](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/store/payment-provider", Traits: "tk", Body: body}, options)
}

// UpdatePaymentProvider: Change a payment provider.
//
// Changes the given fields of a payment provider. `providerCode` cannot be changed: add another provider. `isDefault:
// true` makes this provider the default instead of the previous one. `isActive: false` removes the provider from
// checkout; captures, refunds and renewals of its payments continue. A provider is never deleted. `credentials` sets
// the keys it contains, null removes a key, and other keys stay. `STRIPE` must keep its `secretKey` and
// `publishableKey`. The service tests the keys as in `POST`, and keeps the current ones until the new ones pass. To
// replace a key, create the new one at Stripe, set it here, and then delete the old one. While payments or saved
// payment methods depend on the account at the provider, the new credentials must belong to it. Add another account as
// another payment provider. Errors: - 409 `in_use`: removing the default mark without setting another default,
// deactivating the default while other providers are active, or credentials of another account. - 409 `already_exists`:
// the display name is taken. - 409 `version_conflict`. - 422 `unsupported_operation`: a payment type that the provider
// does not support. - 422 `invalid_value`: a credential that the provider does not have (`SANDBOX` and `OFFLINE` have
// none), a currency that the store does not have, or an unknown country. - 422 `invalid_value`: `minAmount` above
// `maxAmount`, more digits than the currency has, or `isDefault` for an inactive provider.
func (c *Client) UpdatePaymentProvider(ctx context.Context, body *PaymentProviderUpdate, options ...store.Option) (*PaymentProvider, error) {
	return transport.JSON[PaymentProvider](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store/payment-provider", Traits: "tk", Body: body}, options)
}

// GetTaxProvider: Get the store's tax provider.
//
// Each store has exactly one tax provider. `MANUAL` means the rates of the store's tax classes. Credentials are masked.
func (c *Client) GetTaxProvider(ctx context.Context, options ...store.Option) (*TaxProvider, error) {
	return transport.JSON[TaxProvider](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/tax-provider", Traits: "t"}, options)
}

// UpdateTaxProvider: Change the store's tax provider.
//
// Changes the given fields of the store's tax provider. The body takes no id: a store has one tax provider. - `MANUAL`
// uses the store's own tax classes, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a service that
// implements the contract in the guide "Connect a tax service". It requires `baseUrl` and the credential
// `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. - `STRIPE_TAX` is Stripe
// Tax in the store's own account. It takes no `baseUrl`, and requires the credential `secretKey` of the store's mode:
// `sk_…`, or `rk_…` that may write Tax Calculations and Transactions. The registrations in that account define
// where taxes are collected, and `nexus` is ignored.
func (c *Client) UpdateTaxProvider(ctx context.Context, body *TaxProviderUpdate, options ...store.Option) (*TaxProvider, error) {
	return transport.JSON[TaxProvider](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store/tax-provider", Traits: "tk", Body: body}, options)
}

// GetCommissionProvider: Get the store's commission provider.
//
// Each store has exactly one commission provider record. `providerCode: NONE` means that the store has no commission
// provider; its customers then show `commissionProviderName: null`. Credentials are masked.
func (c *Client) GetCommissionProvider(ctx context.Context, options ...store.Option) (*CommissionProvider, error) {
	return transport.JSON[CommissionProvider](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/commission-provider", Traits: "t"}, options)
}

// UpdateCommissionProvider: Change the store's commission provider.
//
// Changes the given fields of the store's commission provider. The body takes no id: a store has one commission
// provider. - `NONE` means no commission provider, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a service
// that implements the contract in the guide "Connect a commission service". It requires `baseUrl` and the credential
// `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. If the change affects
// the connection to the service, the platform queries the service for the code `CHECK` before it stores anything.
// Without a correct response, the change returns 422 `invalid_value`. Only the new `signingSecret` signs that call; in
// calls of the next 24 hours the previous one signs too. A new `providerCode` erases the previous address, the
// credentials and the customers' ids at the previous provider, so send the new ones with it. Otherwise, `credentials`
// sets the keys it contains, null removes a key, and other keys stay. With `syncCustomers`, all customers are sent to
// the new service. Orders that were placed before the service was connected are reported only by `POST
// /admin/order/sync`. 409 `version_conflict`. 422 `unsupported_operation`: another `providerCode`, or `ssoEnabled` with
// `NONE`. 422 `invalid_value`: a credential that the provider does not have.
func (c *Client) UpdateCommissionProvider(ctx context.Context, body *CommissionProviderUpdate, options ...store.Option) (*CommissionProvider, error) {
	return transport.JSON[CommissionProvider](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store/commission-provider", Traits: "tk", Body: body}, options)
}

// ListStoreKeysQuery has the query parameters of ListStoreKeys.
type ListStoreKeysQuery struct {
	// Whether to list revoked keys too. Defaults to false.
	IncludeRevoked *bool `query:"includeRevoked"`
}

// ListStoreKeys: List the store's keys.
//
// The public keys that storefronts send as `X-Store-Key`, newest first. The service stores only a hash of each key, so
// the list shows its `prefix`. Revoked keys are listed only with `includeRevoked` (then the newest 1,000 in all).
// `lastUsedOn` is exact to a minute.
func (c *Client) ListStoreKeys(ctx context.Context, query *ListStoreKeysQuery, options ...store.Option) (*StoreKeyList, error) {
	return transport.JSON[StoreKeyList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store/key/all", Traits: "t", Query: query}, options)
}

// CreateStoreKey: Create a store key.
//
// Creates a key for a storefront. A key is public: it identifies the store and is visible in the storefront's pages.
// Only this response shows `key`; a retry with the same Idempotency-Key shows it again for 24 hours. To replace a key,
// create the new one, deploy it in the storefront, then revoke the old one. `allowedOrigins` in the settings defines
// the origins from which browsers may call. A store has at most 20 live keys: 422 `unsupported_operation`. 409
// `already_exists`: a live key has the name already.
func (c *Client) CreateStoreKey(ctx context.Context, body *StoreKeyCreate, options ...store.Option) (*StoreKeyCreated, error) {
	return transport.JSON[StoreKeyCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/store/key", Traits: "tk", Body: body}, options)
}

// DeleteStoreKeyQuery has the query parameters of DeleteStoreKey.
type DeleteStoreKeyQuery struct {
	// The store key to revoke.
	StoreKeyID int64 `query:"storeKeyId"`
}

// DeleteStoreKey: Revoke a store key.
//
// Requests with the key are rejected from the next request on (401), permanently. Customer sessions continue with
// another key of the store. Revoking a revoked key returns 204.
func (c *Client) DeleteStoreKey(ctx context.Context, query *DeleteStoreKeyQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/store/key", Traits: "t", Query: query}, options)
	return err
}

// ListStoreCreditQuery has the query parameters of ListStoreCredit.
type ListStoreCreditQuery struct {
	// The customer who has the store credit.
	StoreCustomerID int64 `query:"storeCustomerId"`
}

// ListStoreCredit: List a customer's store credit.
//
// Returns the store credit of a customer, one account per currency, sorted by currency. A customer who never had store
// credit has no accounts. Store credit does not expire.
func (c *Client) ListStoreCredit(ctx context.Context, query *ListStoreCreditQuery, options ...store.Option) (*StoreCreditAccountList, error) {
	return transport.JSON[StoreCreditAccountList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store-credit/all", Traits: "t", Query: query}, options)
}

// ListStoreCreditEntriesQuery has the query parameters of ListStoreCreditEntries.
type ListStoreCreditEntriesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Default -createdOn.
	Sort *StoreCreditEntrySort `query:"sort"`
	// Only entries of one of these customers, separated by commas.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only entries of one of these types, separated by commas.
	Type []store.StoredValueEntryType `query:"type"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListStoreCreditEntries: List the entries of store credit.
//
// Lists every change of the store's store credit, newest first unless `sort` says otherwise. Entries never change; a
// correction is a new entry. The sum of `amount` of an account's entries is its balance, and the sum of `heldAmount` is
// its held amount.
func (c *Client) ListStoreCreditEntries(ctx context.Context, query *ListStoreCreditEntriesQuery, options ...store.Option) (*StoreCreditEntryPage, error) {
	return transport.JSON[StoreCreditEntryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/store-credit/entry/paged", Traits: "t", Query: query}, options)
}

// AdjustStoreCredit: Adjust a customer's store credit.
//
// Adds value to a customer's store credit (`amount` above 0) or removes value (`amount` below 0). The first amount in a
// currency opens the customer's account in this currency. - Value that an order holds cannot be removed (422
// `invalid_value`). - Value can only be added in a currency in which the store sells (422 `currency_mismatch`). - A
// customer whose personal data is erased gets no value (409 `invalid_state_transition`), but value can still be
// removed. - An administrator cannot change their own store credit as a customer (403 `forbidden`). -
// `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of the
// store's time zone. Above it, the request fails with 403 `forbidden`. The limit does not apply to callers with
// `store:write`, who could change it. - The Idempotency-Key is required: a repeated request returns the first entry and
// adjusts nothing. The audit log records the change. Fires `stored_value.adjusted`.
func (c *Client) AdjustStoreCredit(ctx context.Context, body *StoreCreditAdjust, options ...store.Option) (*StoreCreditEntry, error) {
	return transport.JSON[StoreCreditEntry](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/store-credit/adjust", Traits: "tk", Body: body}, options)
}

// UpdateStoreCustomer: Update a customer.
//
// Changes the profile of a customer in this store. The e-mail address belongs to the person's account, and only that
// person can change it; status and account type have their own operations. Fires `customer.updated` when a field of the
// snapshot changes (firstName, lastName, phoneNumber, company, languageCode, acceptsMarketing); changes of other fields
// fire no event. 409 `version_conflict` on a stale `version`, `already_exists` when `externalId` is taken,
// `invalid_state_transition` when the personal data has been erased. 422 `invalid_value` when a custom field does not
// match its definition.
func (c *Client) UpdateStoreCustomer(ctx context.Context, body *StoreCustomerUpdate, options ...store.Option) (*Customer, error) {
	return transport.JSON[Customer](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store-customer", Traits: "tk", Body: body}, options)
}

// UpdateStoreCustomerStatus: Change the status of a customer.
//
// Changes the customer's status. Allowed transitions: ACTIVE to SUSPENDED, BANNED, DEACTIVATED; SUSPENDED to ACTIVE,
// BANNED, DEACTIVATED; BANNED to ACTIVE; DEACTIVATED to ACTIVE until the personal data is erased. Any other transition
// returns 409 `invalid_state_transition`; sending the current status succeeds without an event, except that
// `forfeitStoreCredit` removes credit that a refund has returned since. SUSPENDED: logins and checkouts are rejected,
// including guest checkouts with the customer's e-mail address, and checkouts that wait for the buyer end. Open orders
// continue. Subscriptions are paused if the store's settings require it. BANNED: as SUSPENDED, but the e-mail address
// cannot register again in this store, and subscriptions are canceled. DEACTIVATED: personal data is erased 30 days
// later (`eraseOn`); until then, moving back to ACTIVE cancels the erasure. A mail tells the customer of the
// deactivation, with that day, and another of a restored account. Saved payment methods are removed and consent to
// marketing e-mails is withdrawn at once. The erasure includes orders that were placed as a guest with the customer's
// e-mail address. A customer who has store credit cannot be deactivated without `forfeitStoreCredit` (409
// `stored_value_left`). With it, one ledger entry for each currency removes the balance. The caller then also needs
// `store-credit:write` (403 `forbidden`). Credit that an open order holds returns 409 `stored_value_left` in any case.
// Moving back to ACTIVE does not restore forfeited credit. If a refund returns credit after the deactivation, the
// personal data stays until the credit is removed. An adjustment removes it, or this request with DEACTIVATED and
// `forfeitStoreCredit` again. All sessions and refresh tokens of the customer in this store end in the same
// transaction. Fires `customer.status_changed`, then the events of the subscriptions that are paused, canceled or
// resumed, and `stored_value.adjusted` for each currency of forfeited credit. A stale `version` returns 409
// `version_conflict`.
func (c *Client) UpdateStoreCustomerStatus(ctx context.Context, body *StoreCustomerStatusUpdate, options ...store.Option) (*Customer, error) {
	return transport.JSON[Customer](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store-customer/status", Traits: "tk", Body: body}, options)
}

// UpdateStoreCustomerAccountType: Change the account type of a customer.
//
// Moves a customer to another account type. Prices, tax exemption and visibility of the new account type apply from the
// next cart calculation and the next renewal on; placed orders do not change. The daily check of automatic tiers does
// not move the customer from the chosen account type unless `automatic` is true. Fires `customer.account_type_changed`;
// sending the current account type succeeds without an event. 404 for an unknown account type. 409 `version_conflict`
// on a stale `version`, `invalid_state_transition` when the personal data has been erased.
func (c *Client) UpdateStoreCustomerAccountType(ctx context.Context, body *StoreCustomerAccountTypeUpdate, options ...store.Option) (*Customer, error) {
	return transport.JSON[Customer](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/store-customer/account-type", Traits: "tk", Body: body}, options)
}

// GetStoredValueLiabilityQuery has the query parameters of GetStoredValueLiability.
type GetStoredValueLiabilityQuery struct {
	// First day of the report.
	From store.Date `query:"from"`
	// Day after the last day of the report.
	To store.Date `query:"to"`
}

// GetStoredValueLiability: Report what the store owes in stored value.
//
// Returns the value that the store owes the holders of gift cards and store credit, by currency, kind and source. The
// report covers the days from `from` until before `to` in the store's time zone. The opening amount of a day and its
// changes add up to the closing amount, which is the opening amount of the next day. Value that orders hold is still
// owed. Groups without value and without changes are left out, and so are days without changes. `to` must be after
// `from`, by at most 366 days: 422 `invalid_value`.
func (c *Client) GetStoredValueLiability(ctx context.Context, query *GetStoredValueLiabilityQuery, options ...store.Option) (*StoredValueLiability, error) {
	return transport.JSON[StoredValueLiability](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/stored-value/liability", Traits: "t", Query: query}, options)
}

// ListSubscriptionsQuery has the query parameters of ListSubscriptions.
type ListSubscriptionsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Defaults to `-createdOn`. Subscriptions without a next date come last. Sorting by `nextRetryOn` omits
	// subscriptions without a retry.
	Sort *SubscriptionSort `query:"sort"`
	// Only subscriptions in this status. A comma-separated list matches any of its values.
	Status []store.SubscriptionStatus `query:"status"`
	// Only subscriptions in this dunning state. A comma-separated list matches any of its values.
	DunningState []store.DunningState `query:"dunningState"`
	// Only subscriptions whose next renewal is in this status. A comma-separated list matches any of its values.
	CycleStatus []store.SubscriptionCycleStatus `query:"cycleStatus"`
	// true returns only ACTIVE subscriptions whose next renewal is today in the store's time zone (or by their test clock,
	// if they follow one) or overdue. false returns only the others.
	Due *bool `query:"due"`
	// Only ACTIVE subscriptions whose next renewal is on or before this date, including overdue ones.
	DueBy *store.Date `query:"dueBy"`
	// Only subscriptions whose last attempt failed for this reason. A comma-separated list matches any of its values.
	FailureCode []string `query:"failureCode"`
	// Only subscriptions whose last attempt failed in this class. A comma-separated list matches any of its values.
	FailureClass []store.SubscriptionFailureClass `query:"failureClass"`
	// Only subscriptions whose next retry is at or after this time.
	NextRetryFrom *time.Time `query:"nextRetryFrom"`
	// Only subscriptions whose next retry is before this time.
	NextRetryTo *time.Time `query:"nextRetryTo"`
	// Only subscriptions charged to a card whose last valid day is on or after this date.
	CardExpiresFrom *store.Date `query:"cardExpiresFrom"`
	// Only subscriptions charged to a card whose last valid day is before this date.
	CardExpiresTo *store.Date `query:"cardExpiresTo"`
	// Whether the subscription will be canceled on its next processing date. Omit to include both.
	CancelAtPeriodEnd *bool `query:"cancelAtPeriodEnd"`
	// Only subscriptions that were canceled for exactly this reason.
	CancelReason *string `query:"cancelReason"`
	// Only subscriptions canceled at or after this time.
	CancelledFrom *time.Time `query:"cancelledFrom"`
	// Only subscriptions canceled before this time.
	CancelledTo *time.Time `query:"cancelledTo"`
	// Only paused subscriptions that resume automatically on or after this date.
	PausedUntilFrom *store.Date `query:"pausedUntilFrom"`
	// Only paused subscriptions that resume automatically before this date.
	PausedUntilTo *store.Date `query:"pausedUntilTo"`
	// Only subscriptions that are charged to this payment method. A comma-separated list matches any of its values.
	CustomerPaymentMethodID []int64 `query:"customerPaymentMethodId"`
	// Only subscriptions of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only subscriptions on this plan. A comma-separated list matches any of its values.
	SubscriptionPlanID []int64 `query:"subscriptionPlanId"`
	// Only subscriptions with a live line of this product. A comma-separated list matches any of its values.
	ProductID []int64 `query:"productId"`
	// Only subscriptions with a live line of this variant. A comma-separated list matches any of its values.
	VariantID []int64 `query:"variantId"`
	// Only subscriptions with a live line of this SKU.
	SKU *string `query:"sku"`
	// Only subscriptions whose next processing date is on or after this date.
	NextProcessingDateFrom *store.Date `query:"nextProcessingDateFrom"`
	// Only subscriptions whose next processing date is before this date.
	NextProcessingDateTo *store.Date `query:"nextProcessingDateTo"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListSubscriptions: List subscriptions.
//
// The subscriptions of the store, one row for each subscription (not for each line). `search` matches the whole
// subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs.
// With fewer than three characters it matches only whole SKUs and numbers. Dates are plain dates in the store's time
// zone, or in the time of the customer's test clock. Useful filters: `due=true` for renewals due today;
// `dunningState=RETRYING,EXHAUSTED` for past due subscriptions; `failureClass=HARD,ACTION` for failures that need the
// customer; `cardExpiresTo` for cards about to expire.
func (c *Client) ListSubscriptions(ctx context.Context, query *ListSubscriptionsQuery, options ...store.Option) (*SubscriptionPage, error) {
	return transport.JSON[SubscriptionPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription/paged", Traits: "t", Query: query}, options)
}

// GetSubscriptionQuery has the query parameters of GetSubscription.
type GetSubscriptionQuery struct {
	// The subscription's id.
	SubscriptionID *int64 `query:"subscriptionId"`
	// The subscription's number.
	SubscriptionNumber *int64 `query:"subscriptionNumber"`
}

// GetSubscription: Get a subscription.
//
// Returns one subscription: the snapshot that events carry, plus dunning and the newest 50 history entries. It also has
// upcoming renewals with an estimate of the next one, and the actions that are possible now (`allowedActions`). Send
// exactly one of `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
func (c *Client) GetSubscription(ctx context.Context, query *GetSubscriptionQuery, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription", Traits: "t", Query: query}, options)
}

// UpdateSubscription: Update a subscription.
//
// Changes the shipping, billing and prices of future renewals. Placed orders do not change. Addresses and payment
// method must be active ones of the subscription's customer (404 otherwise). A new plan changes the interval and the
// prices from the next renewal on; the next date stays. The subscription takes the new plan's binding terms: interval,
// anchor, number of cycles, prepaid terms and cancel policy. Introductory cycles are not granted again. A new payment
// method in dunning state RETRYING or EXHAUSTED, or in TERMINAL_FAILED, starts a retry at once, in the background.
// Fires `subscription.items_changed` when the plan changes and `subscription.pricing_changed` when prices or coupons
// change. Changes of other fields fire no event; the history records them. Errors: - 409 `cycle_locked`: inside the
// plan's cutoff, unless `overrideCutoff`. The cutoff does not apply to payment method, note and custom fields. - 409
// `cycle_locked`: while a charge is running, and for plan and coupons while deliveries of a prepaid term are left. -
// 409 `invalid_state_transition`: the subscription is CANCELLED. - 409 `version_conflict`. - 422 `invalid_value`: an
// inactive plan, or a plan on which the product of a line is not sold. - 422 `coupon_not_applicable`,
// `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`.
func (c *Client) UpdateSubscription(ctx context.Context, body *SubscriptionUpdate, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/subscription", Traits: "tk", Body: body}, options)
}

// CreateSubscription: Create a subscription.
//
// Creates a subscription without a checkout, for example for an order by telephone or for a subscription from another
// system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of `nextProcessingDate` make
// the first charge (today's renewals, if that date is today), and the schedule counts from that date. Introductory
// prices and coupons count from the first charge. The customer must be ACTIVE (409 `invalid_state_transition`) and have
// an account type that may subscribe. The payment method and addresses must be active ones of this customer (404
// otherwise). A customer may have several subscriptions to the same product. Errors with 422, with every invalid field:
// - `invalid_value`: an inactive plan, a variant that is not sold on the plan, or a date out of range. -
// `invalid_value`: a payment method that its provider cannot charge later, or a missing address or shipping method. -
// `unsupported_operation`: an account type that cannot subscribe. - `currency_mismatch`: a variant has no price in the
// currency. - `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`.
func (c *Client) CreateSubscription(ctx context.Context, body *store.SubscriptionCreate, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription", Traits: "tk", Body: body}, options)
}

// GetSubscriptionEstimateQuery has the query parameters of GetSubscriptionEstimate.
type GetSubscriptionEstimateQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// Date of the renewal to estimate. Defaults to the next renewal.
	ProcessingDate *store.Date `query:"processingDate"`
}

// GetSubscriptionEstimate: Estimate a renewal of a subscription.
//
// Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real charge.
// `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real renewal is
// priced when it runs. A renewal that is covered by a prepaid term costs nothing. 422 `invalid_value` for a date on
// which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
func (c *Client) GetSubscriptionEstimate(ctx context.Context, query *GetSubscriptionEstimateQuery, options ...store.Option) (*store.SubscriptionEstimate, error) {
	return transport.JSON[store.SubscriptionEstimate](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription/estimate", Traits: "t", Query: query}, options)
}

// ListUpcomingSubscriptionCyclesQuery has the query parameters of ListUpcomingSubscriptionCycles.
type ListUpcomingSubscriptionCyclesQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// Last day of the list, at most two years ahead. Defaults to one year ahead.
	Until *store.Date `query:"until"`
}

// ListUpcomingSubscriptionCycles: List the upcoming renewals of a subscription.
//
// The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal
// includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal is
// scheduled. 422 `invalid_value` for a day that is past or too far ahead.
func (c *Client) ListUpcomingSubscriptionCycles(ctx context.Context, query *ListUpcomingSubscriptionCyclesQuery, options ...store.Option) (*store.SubscriptionUpcomingList, error) {
	return transport.JSON[store.SubscriptionUpcomingList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription/upcoming/all", Traits: "t", Query: query}, options)
}

// ListSubscriptionHistoryQuery has the query parameters of ListSubscriptionHistory.
type ListSubscriptionHistoryQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-createdOn`.
	Sort *store.SubscriptionHistorySort `query:"sort"`
}

// ListSubscriptionHistory: List the history of a subscription.
//
// The changes of the subscription and who made them, newest first: events, and changes that fire no event (addresses,
// payment and shipping method, note). Entries are never removed.
func (c *Client) ListSubscriptionHistory(ctx context.Context, query *ListSubscriptionHistoryQuery, options ...store.Option) (*store.SubscriptionHistoryPage, error) {
	return transport.JSON[store.SubscriptionHistoryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription/history/paged", Traits: "t", Query: query}, options)
}

// ProcessSubscriptions: Process all due subscriptions.
//
// Queues the renewal of every ACTIVE subscription of the store that is due by `processingDate`, or only of the given
// subscriptions. The default is today in the store's time zone; a later date returns 422 `invalid_value`. The API
// responds when the renewals are queued; charging continues in the background. Repeated and concurrent calls are safe:
// each cycle is charged only once. `lockedCount` counts renewals that are already being processed. Status and dunning
// are checked again at the time of the charge. A successful renewal fires `order.created`, `order.payment_captured`
// when money was captured, and `subscription.processed`. A failed one fires `subscription.payment_failed`. When an item
// is out of stock and the store's settings skip such renewals, `subscription.cycle_skipped` fires. Subscriptions with a
// test clock are not included; advancing their clock renews them.
func (c *Client) ProcessSubscriptions(ctx context.Context, body *SubscriptionProcessAll, options ...store.Option) (*SubscriptionProcessResult, error) {
	return transport.JSON[SubscriptionProcessResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/process/all", Traits: "tk", Body: body}, options)
}

// RetrySubscription: Retry the failed renewal of a subscription.
//
// Charges the missed cycle now. Allowed in dunning state RETRYING or EXHAUSTED and in TERMINAL_FAILED, otherwise 409
// `invalid_state_transition`; 409 `cycle_locked` while a charge is running, without `Retry-After` while a bank is
// processing the payment. `customerPaymentMethodId` first replaces the subscription's payment method. If the bank debit
// of a renewal, or of the subscription's first order, failed late, the call charges the existing order: it creates no
// order and processes no cycle. Success from RETRYING: the order counts for the missed cycle and the schedule does not
// shift. Fires `order.created`, `order.payment_captured`, `subscription.processed`. Success from TERMINAL_FAILED: the
// subscription becomes ACTIVE, and its next date counts from today. Also fires `subscription.processed`,
// `subscription.status_changed`. A decline returns 422 `payment_declined`: the attempt is recorded, counts as a failed
// attempt, and fires `subscription.payment_failed`. 422 `insufficient_stock` does not count as a failed payment. 503
// `payment_outcome_unknown`: the service looks up the outcome and never charges again under another key. 503
// `unavailable`: the store is closed.
func (c *Client) RetrySubscription(ctx context.Context, body *SubscriptionRetry, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/retry", Traits: "tk", Body: body}, options)
}

// CancelSubscription: Cancel a subscription.
//
// Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next
// date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no
// further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and is
// then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is canceled at
// once even with `atPeriodEnd`. The plan's cancel policy binds customers, not administrators. Nothing is refunded. In a
// prepaid term, the period ends with the term: paid deliveries are still sent. The reasons `COMPLETED` and `REPLACED`
// are rejected (422 `invalid_value`). Canceling again succeeds without an event. Fires `subscription.cancelled`, then
// `subscription.status_changed`, when the subscription becomes CANCELLED.
func (c *Client) CancelSubscription(ctx context.Context, body *store.SubscriptionCancel, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/cancel", Traits: "tk", Body: body}, options)
}

// PauseSubscription: Pause a subscription.
//
// Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that
// date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`. The
// schedule does not move: the next processing date is the first scheduled date on or after `pausedUntil`. Without
// `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a renewal that failed or waits.
// Pausing a PAUSED subscription replaces date and reason. The plan's `allowPause` and cutoff bind customers, not
// administrators. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` is true (reactivate
// the subscription first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal is
// skipped, then `subscription.paused` and `subscription.status_changed`. For a subscription that is already PAUSED,
// fires only `subscription.processing_date_changed`, and only if the next date moves.
func (c *Client) PauseSubscription(ctx context.Context, body *store.SubscriptionPause, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/pause", Traits: "tk", Body: body}, options)
}

// ResumeSubscription: Resume a paused subscription.
//
// Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled date
// after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without an event; other states
// return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead. Fires
// `subscription.resumed`, then `subscription.status_changed`.
func (c *Client) ResumeSubscription(ctx context.Context, body *store.SubscriptionResume, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/resume", Traits: "tk", Body: body}, options)
}

// SkipSubscription: Skip the next renewal of a subscription.
//
// Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription must
// be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`). Send
// `processingDate` to name the renewal to skip: any date other than the next one returns 409
// `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff (unless
// `overrideCutoff`) or while a charge is running. The store's skip limit and the plan's `allowSkip` bind customers, not
// administrators. Fires `subscription.cycle_skipped`.
func (c *Client) SkipSubscription(ctx context.Context, body *AdminSubscriptionSkip, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/skip", Traits: "tk", Body: body}, options)
}

// UnskipSubscription: Undo the skip of a renewal.
//
// Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current next
// date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have been
// skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing the same
// skip again succeeds without an event. 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`) or while
// a charge is running. Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
func (c *Client) UnskipSubscription(ctx context.Context, body *AdminSubscriptionUnskip, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/unskip", Traits: "tk", Body: body}, options)
}

// ReactivateSubscription: Reactivate a canceled subscription.
//
// Moves the subscription from CANCELLED to ACTIVE, even if the customer is not ACTIVE. A subscription that was replaced
// or has completed its cycles cannot be reactivated (409 `invalid_state_transition`). The subscription needs an active
// payment method, its own or the one in the request (422 `invalid_value`). A date that is past or more than one year
// ahead returns 422 `invalid_value`, too. Without `nextProcessingDate`, the next date is the first scheduled date after
// today. Nothing is charged now. Fires `subscription.resumed`, then `subscription.status_changed`. Reactivating an
// ACTIVE subscription withdraws a cancellation at the end of the period (`cancelAtPeriodEnd`), without an event. To
// recover a TERMINAL_FAILED subscription, retry its payment.
func (c *Client) ReactivateSubscription(ctx context.Context, body *store.SubscriptionReactivate, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/reactivate", Traits: "tk", Body: body}, options)
}

// ReplaceSubscription: Replace a subscription with a new one.
//
// Creates a new subscription with the same customer and currency and cancels the old one (cancelReason `REPLACED`) in
// one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0, is not charged
// before its next processing date, and gets introductory prices only for the introductory cycles that the old one had
// left. The new subscription is PAUSED if the old one is and no date is given. A replaced subscription cannot be
// reactivated. Fires `subscription.replaced`, `subscription.cancelled` and `subscription.status_changed` for the old
// subscription, then `subscription.created` for the new one. Errors: - 409 `invalid_state_transition`: the old
// subscription is not ACTIVE, PAUSED or TERMINAL_FAILED, or the customer is not ACTIVE. - 409 `cycle_locked`: a charge
// is running, or the request changes plan, items or coupons while deliveries of a prepaid term are left. - 422
// `unsupported_operation`: the customer's account type may not subscribe. - 422 `invalid_value`: a variant is not sold
// on the plan. - 422 `currency_mismatch`, `coupon_not_applicable`.
func (c *Client) ReplaceSubscription(ctx context.Context, body *store.SubscriptionReplace, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/replace", Traits: "tk", Body: body}, options)
}

// ChangeSubscriptionItems: Change the items of a subscription.
//
// Removes, updates, swaps and adds lines in this order, all or nothing, from the next renewal on. A line keeps its
// `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice` fixes the price of a line; null
// restores the plan's price. A request may remove every line; a subscription without lines is skipped when due. Fires
// `subscription.items_changed` (once) when lines change, and `subscription.pricing_changed` when the unit price of a
// remaining line changes. Errors: - 404: an unknown line or variant. - 409 `invalid_state_transition`: the subscription
// is not ACTIVE, PAUSED or TERMINAL_FAILED. - 409 `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`),
// while a charge is running, or while deliveries of a prepaid term are left. - 409 `version_conflict`. - 422
// `invalid_value`: a variant is not sold on the plan. - 422 `currency_mismatch`: a variant has no price in the
// currency.
func (c *Client) ChangeSubscriptionItems(ctx context.Context, body *SubscriptionItemsChange, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/items", Traits: "tk", Body: body}, options)
}

// ChangeSubscriptionDate: Move the next renewal of a subscription.
//
// Sets the next processing date: today or later, at most one year ahead (422 `invalid_value`). Later dates count from
// the new date, unless `keepAnchor` is true. Fires `subscription.processing_date_changed`. Sending the current date
// succeeds without an event. Errors: - 409 `invalid_state_transition`: the subscription is not ACTIVE. - 409
// `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`), or while a charge is running. - 409
// `cycle_locked`: the renewal has failed or waits, and is being retried. Skip it, or have it paid. - 409
// `version_conflict`.
func (c *Client) ChangeSubscriptionDate(ctx context.Context, body *SubscriptionDateChange, options ...store.Option) (*Subscription, error) {
	return transport.JSON[Subscription](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription/date", Traits: "tk", Body: body}, options)
}

// ListSubscriptionPlansQuery has the query parameters of ListSubscriptionPlans.
type ListSubscriptionPlansQuery struct {
	// true returns only active plans, false only inactive ones. Omit to include both.
	IsActive *bool `query:"isActive"`
}

// ListSubscriptionPlans: List subscription plans.
//
// All plans of the store, active and inactive, by name. `subscriberCount` counts subscriptions that are not CANCELLED.
func (c *Client) ListSubscriptionPlans(ctx context.Context, query *ListSubscriptionPlansQuery, options ...store.Option) (*SubscriptionPlanList, error) {
	return transport.JSON[SubscriptionPlanList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/subscription-plan/all", Traits: "t", Query: query}, options)
}

// CreateSubscriptionPlan: Create a subscription plan.
//
// Creates a plan, which defines how often a subscription renews, and how its renewals are priced, shipped and canceled.
// Defaults: no anchor, no minimum and no end, ANY_TIME as `cancelPolicy` (AFTER_MIN_CYCLES when `minCycles` is set),
// the one-time prices, and shipping charged for every shipment. Errors: - 409 `already_exists`: `code` is taken. - 422
// `invalid_value`: `maxCycles` below `minCycles` or not a multiple of `prepaidCycles`, or AFTER_MIN_CYCLES without
// `minCycles`. - 422 `invalid_value`: an anchor that does not fit the interval unit (WEEKDAY requires WEEK, MONTHDAY
// requires MONTH), or a cutoff that is not shorter than the interval. - 422 `invalid_value`: a pricing value without
// type, a fixed amount without currency, or `firstCycles` without `thenValue`. - 422 `currency_mismatch`: a currency
// that the store does not have. - 422 `unsupported_operation`: more than 1,000 plans.
func (c *Client) CreateSubscriptionPlan(ctx context.Context, body *SubscriptionPlanCreate, options ...store.Option) (*SubscriptionPlan, error) {
	return transport.JSON[SubscriptionPlan](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/subscription-plan", Traits: "tk", Body: body}, options)
}

// UpdateSubscriptionPlan: Update a subscription plan.
//
// Changes the given fields of a subscription plan. A new subscription copies the binding terms (interval, anchor,
// `minCycles`, `maxCycles`, `prepaidCycles`, `trialDays`, `cancelPolicy`), so changing them affects new subscriptions
// only. Interval and anchor cannot change while the plan has subscribers (409 `in_use`): create another plan. Changes
// of name, pricing, shipping policy, cutoff and the customer permissions also apply to existing subscriptions, from
// their next renewal on. A lower price applies at once. Existing subscriptions are charged a higher price only after it
// was announced and the store's `priceChangeNoticeDays` have passed. About a minute after the change, the service mails
// the customers and fires `subscription.pricing_changed` for each subscription. `announcedPrices` of each line shows
// the day from which the line may cost more. A price that an administrator or an external system fixed does not change.
// `anchor` and `pricing` are replaced as a whole. An inactive plan accepts no new subscriptions; existing ones
// continue. 409 `version_conflict`, `already_exists`; 422 `invalid_value` as for creating a plan.
func (c *Client) UpdateSubscriptionPlan(ctx context.Context, body *SubscriptionPlanUpdate, options ...store.Option) (*SubscriptionPlan, error) {
	return transport.JSON[SubscriptionPlan](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/subscription-plan", Traits: "tk", Body: body}, options)
}

// DeleteSubscriptionPlanQuery has the query parameters of DeleteSubscriptionPlan.
type DeleteSubscriptionPlanQuery struct {
	// The plan to delete.
	SubscriptionPlanID int64 `query:"subscriptionPlanId"`
}

// DeleteSubscriptionPlan: Delete a subscription plan.
//
// Deletes a plan that never had subscriptions, with its prices. Otherwise, and while a checkout uses the plan, 409
// `in_use`: set `isActive` to false instead.
func (c *Client) DeleteSubscriptionPlan(ctx context.Context, query *DeleteSubscriptionPlanQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/subscription-plan", Traits: "t", Query: query}, options)
	return err
}

// ListTestClocks: List test clocks.
//
// All test clocks of the store, newest first. In a store with `livemode: true`, every operation on test clocks returns
// 422 `unsupported_operation`.
func (c *Client) ListTestClocks(ctx context.Context, options ...store.Option) (*TestClockList, error) {
	return transport.JSON[TestClockList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/test-clock/all", Traits: "t"}, options)
}

// GetTestClockQuery has the query parameters of GetTestClock.
type GetTestClockQuery struct {
	// The test clock.
	TestClockID int64 `query:"testClockId"`
}

// GetTestClock: Get a test clock.
//
// A test clock: its current time, and whether it is still advancing. In a store with `livemode: true`, every operation
// on test clocks returns 422 `unsupported_operation`.
func (c *Client) GetTestClock(ctx context.Context, query *GetTestClockQuery, options ...store.Option) (*TestClock, error) {
	return transport.JSON[TestClock](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/test-clock", Traits: "t", Query: query}, options)
}

// CreateTestClock: Create a test clock.
//
// Creates a test clock for one customer, to test an integration. Subscriptions that the customer starts from now on
// follow the clock, and `POST /admin/test-clock/advance` moves it forward. A year of renewals takes a minute, with real
// orders, events and mails, all with `livemode: false`. Business dates follow the clock: the due dates of renewals,
// retries, reminders and trial ends, the `orderDate` of the customer's orders, and the expiry of cards. Ids, signatures
// and the creation times of events use real time. The store's regular renewals do not process these subscriptions. The
// customer must have no live subscriptions (409 `invalid_state_transition`) and no test clock (409 `already_exists`).
// In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
func (c *Client) CreateTestClock(ctx context.Context, body *TestClockCreate, options ...store.Option) (*TestClock, error) {
	return transport.JSON[TestClock](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/test-clock", Traits: "tk", Body: body}, options)
}

// DeleteTestClockQuery has the query parameters of DeleteTestClock.
type DeleteTestClockQuery struct {
	// The test clock.
	TestClockID int64 `query:"testClockId"`
}

// DeleteTestClock: Delete a test clock.
//
// Deletes the clock and cancels the customer's live subscriptions, because their dates are in the clock's time. They
// fire `subscription.cancelled`, then `subscription.status_changed`. Orders stay. 409 `invalid_state_transition` while
// the clock is advancing. In a store with `livemode: true`, every operation on test clocks returns 422
// `unsupported_operation`.
func (c *Client) DeleteTestClock(ctx context.Context, query *DeleteTestClockQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/test-clock", Traits: "t", Query: query}, options)
	return err
}

// AdvanceTestClock: Advance a test clock.
//
// Moves the clock forward and processes everything that falls due on the way, in the order of the dates: renewals,
// retries, reminders, resumptions, ends of terms. The API responds at once with status ADVANCING; read the clock until
// its status is READY. On the way, the clock waits for charges in flight, and up to two minutes for a bank's decision,
// so that later work has the right date. A charge without an outcome after two minutes stops the clock (FAILED). To see
// a decline, give the subscription a payment method of the sandbox that declines before you advance the clock;
// `pm_card_expires0127` expires. 409 `invalid_state_transition` while the clock is already advancing,
// `version_conflict`. 422 `invalid_value` for a time that is not later than the clock's, or more than 400 days ahead of
// it. In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
func (c *Client) AdvanceTestClock(ctx context.Context, body *TestClockAdvance, options ...store.Option) (*TestClock, error) {
	return transport.JSON[TestClock](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/test-clock/advance", Traits: "tk", Body: body}, options)
}

// ListMissingTranslationsQuery has the query parameters of ListMissingTranslations.
type ListMissingTranslationsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Language of the missing translations.
	LanguageCode string `query:"languageCode"`
	// Kind of the objects to list.
	ObjectType TranslatedObjectType `query:"objectType"`
	// Order of the list.
	Sort *MissingTranslationSort `query:"sort"`
}

// ListMissingTranslations: List what is not translated.
//
// The objects of a kind with a text that has no translation into a language, oldest first, and the names of the members
// with these texts. A translation into a parent of the language counts: for `de-AT`, texts in `de` are not missing. For
// the language of the catalog (`catalogLanguageCode` of the settings) nothing is missing. Texts that an object does not
// have in any language are not missing, and neither are slugs. Archived products are omitted. Shipping methods,
// subscription plans, coupons, payment providers and account types have one translated text, their name; coupons
// without a name are omitted. `rates` of a tax class are the names of its rates, and `altText` is the text of a media
// file. The settings of the store have legal pages (`policies`) and the names of custom fields
// (`customFieldDefinitions`). To list these also requires the permission to read them: `shipping-method:read`,
// `subscription-plan:read`, `coupon:read`, `customer:read` for account types, `media:read`, or `store:read` for payment
// providers and settings. A request examines at most 10,000 objects. If these do not fill the page, the page has fewer
// items, or none, and `nextCursor` continues after them; the list ends where `nextCursor` is null. The language does
// not have to be one of the store's, so the list also shows what a new language would need.
func (c *Client) ListMissingTranslations(ctx context.Context, query *ListMissingTranslationsQuery, options ...store.Option) (*MissingTranslationPage, error) {
	return transport.JSON[MissingTranslationPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/translation/missing/paged", Traits: "t", Query: query}, options)
}

// ListAdminUsersQuery has the query parameters of ListAdminUsers.
type ListAdminUsersQuery struct {
	// true returns only active users, false only deactivated ones. Omit to include both.
	IsActive *bool `query:"isActive"`
}

// ListAdminUsers: List the administrators of the store.
//
// All users who hold a scope that includes the request's store, including deactivated users, sorted by e-mail address.
// The list is complete (at most 1,000). `scopeIds` contains only scopes that include one of the caller's stores.
func (c *Client) ListAdminUsers(ctx context.Context, query *ListAdminUsersQuery, options ...store.Option) (*AdminUserList, error) {
	return transport.JSON[AdminUserList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/user/all", Traits: "t", Query: query}, options)
}

// GetMyUser: Get the logged-in administrator.
//
// The user of the access token. Neither a body nor a store is needed. `GET /admin/scope/me` returns the user's
// permissions. An app token has no user: 403 `forbidden`.
func (c *Client) GetMyUser(ctx context.Context, options ...store.Option) (*AdminUserProfile, error) {
	return transport.JSON[AdminUserProfile](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/user/me", Traits: "t"}, options)
}

// UpdateMyUser: Change one's own profile or password.
//
// Changes the user's own names, phone number and password. Only a user with `user:write` can change the e-mail address
// and the scopes (`PATCH /admin/user`). A new `password` requires `currentPassword`. A wrong one returns 422
// `invalid_value` at `/currentPassword`; wrong passwords are throttled like logins. 422 `weak_password`: fewer than 15
// characters (8 with confirmed TOTP), or a common password. A new password ends all other sessions of the user, and the
// service notifies the user by mail. An app token has no user: 403 `forbidden`.
func (c *Client) UpdateMyUser(ctx context.Context, body *AdminUserProfileUpdate, options ...store.Option) (*AdminUserProfile, error) {
	return transport.JSON[AdminUserProfile](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/user/me", Traits: "tk", Body: body}, options)
}

// CreateAdminUser: Invite an administrator.
//
// Mails an invitation to the address. Its link works once, for 7 days (`POST /admin/user/resend-invitation` mails a new
// one), and leads to a page of the service. There, a new person chooses a password; an existing administrator proves
// their identity and gets the scopes in addition to their own. Until then, `confirmedOn` is null and the invitation
// gives no access. The response is the same whether or not the address is known elsewhere on the platform. After an
// administrator of other stores accepts, the store lists that administrator's own id in place of this one. 409
// `already_exists`: the store lists a user with this address, who may be invited or deactivated. 429: a store's
// administrators can mail 30 addresses per hour, including address changes, and one address five times. Callers can
// grant only permissions that they hold. 403 if the scope has a permission or a store that the caller does not have, or
// a store in which the caller does not have `user:write`. 422 `invalid_value`: a scope that is unknown, or that
// includes none of the caller's stores.
func (c *Client) CreateAdminUser(ctx context.Context, body *AdminUserCreate, options ...store.Option) (*AdminUser, error) {
	return transport.JSON[AdminUser](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/user", Traits: "tk", Body: body}, options)
}

// UpdateAdminUser: Change an administrator.
//
// Changes names, e-mail address, phone number, scopes, password or activity. The caller needs `user:write` in every
// store that the user's scopes include, and must hold there every permission that the user has before and after the
// change (403). To change only `scopeIds`, the caller needs this only in the stores that both have in common. A user
// without any of the caller's stores returns 404. Changing one's own `email` or `password` requires `currentPassword`:
// without it or with a wrong one, 422 `invalid_value` at `/currentPassword`; wrong passwords are throttled like logins.
// `scopeIds` replaces all scopes that include a store of the caller and takes effect with the user's next request. A
// new password ends all sessions of the user. A new `email` is stored as `pendingEmail` until the person follows the
// link that is mailed to it, within 24 hours. The service notifies the old address at once, and again when the new
// address replaces it, which ends all sessions. The response is the same whether or not the new address is known
// elsewhere. The address of a user who has not accepted the invitation changes at once, and the new address gets a new
// invitation. The service notifies the user by mail of changes of password, e-mail address or second factor. `isActive:
// true` reactivates a deactivated user, `false` is the same as DELETE. `resetTotp: true` removes a lost second factor;
// it requires a `password` of at least 15 characters unless the current password is that long (422 `weak_password`).
// 409 `already_exists`: the store lists another user with the new address of an invited user. 409 `in_use`: the last
// active user with all permissions would lose them. 409 `version_conflict`. 422 `unsupported_operation`: deactivating
// oneself, resetting one's own second factor, or changing the password or second factor of a user who has not accepted
// the invitation. 422 `invalid_value`: a scope that is unknown, or that includes none of the caller's stores. 429: more
// than 30 addresses per hour, or one address more than five times.
func (c *Client) UpdateAdminUser(ctx context.Context, body *AdminUserUpdate, options ...store.Option) (*AdminUser, error) {
	return transport.JSON[AdminUser](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/user", Traits: "tk", Body: body}, options)
}

// DeleteAdminUserQuery has the query parameters of DeleteAdminUser.
type DeleteAdminUserQuery struct {
	// The user to deactivate.
	ID int64 `query:"id"`
}

// DeleteAdminUser: Deactivate an administrator.
//
// Deactivates the user: all sessions end at once and the user cannot log in. The user stays in lists and in the audit
// log (`isActive: false`). App tokens that the user created continue to work. `PATCH /admin/user` with `isActive: true`
// reactivates the user. Deactivating a deactivated user returns 204. The caller needs `user:write` in every one of the
// caller's stores that the user's scopes include, and must hold there every permission that the user has (403). A user
// who also has stores that the caller does not have loses only the scopes of the caller's stores, and keeps all others.
// 409 `in_use`: this is the last active user with all permissions. 422 `unsupported_operation`: the caller's own user.
func (c *Client) DeleteAdminUser(ctx context.Context, query *DeleteAdminUserQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/user", Traits: "t", Query: query}, options)
	return err
}

// ResendAdminInvitation: Mail an invitation again.
//
// Mails a pending invitation to its address again, with a new link that works for 7 days. The previous link becomes
// invalid. Requires the same permissions as changing the user (`PATCH /admin/user`). 422 `unsupported_operation`: the
// user has accepted, or is deactivated. 429: more than 30 addresses per hour, or this one more than five times.
func (c *Client) ResendAdminInvitation(ctx context.Context, body *AdminInvitationResend, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/user/resend-invitation", Traits: "tk", Body: body}, options)
	return err
}

// CreateTotp: Start one's own TOTP enrollment.
//
// Creates a new secret for an authenticator app (SHA-1, 6 digits, 30 seconds) and shows it once. The secret has no
// effect until `PATCH /admin/user/totp` confirms one of its codes within 10 minutes; a second call before that replaces
// the first secret. Requires the user's password, because a stolen access token must not be enough: a wrong one returns
// 422 `invalid_value` at `/currentPassword`. 409 `already_exists`: TOTP is on; remove it first. An app token has no
// user: 403 `forbidden`.
func (c *Client) CreateTotp(ctx context.Context, body *TotpCreate, options ...store.Option) (*TotpEnrollment, error) {
	return transport.JSON[TotpEnrollment](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/user/totp", Traits: "tk", Body: body}, options)
}

// UpdateTotp: Confirm one's own TOTP enrollment.
//
// Turns TOTP on with a code of the new secret. Returns ten recovery codes, shown once, each valid for one login. All
// other sessions of the user end. 422 `code_invalid`: a wrong code, or no enrollment was started in the last 10
// minutes. 409 `already_exists`: TOTP is on. Wrong codes are throttled per user, across all operations that take a
// code: five attempts, then one more every 15 minutes.
func (c *Client) UpdateTotp(ctx context.Context, body *TotpUpdate, options ...store.Option) (*TotpRecoveryCodes, error) {
	return transport.JSON[TotpRecoveryCodes](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/user/totp", Traits: "tk", Body: body}, options)
}

// RemoveTotp: Remove one's own TOTP.
//
// Turns TOTP off and invalidates the recovery codes. Requires the user's password (422 `invalid_value` at
// `/currentPassword`), and a current code or a recovery code, which the call uses up. 422 `code_invalid`: a wrong code;
// wrong codes are throttled together with those of logins. 422 `weak_password`: the password has fewer than 15
// characters; choose a longer one first. 404 when TOTP is off. A user who lost both authenticator app and recovery
// codes needs an administrator with `user:write` (`resetTotp` of `PATCH /admin/user`). An app token has no user: 403
// `forbidden`.
func (c *Client) RemoveTotp(ctx context.Context, body *TotpRemove, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/user/totp/remove", Traits: "tk", Body: body}, options)
	return err
}

// GetMyPreferences: Get one's own preferences.
//
// Returns the texts that programs keep for the logged-in administrator, such as the saved views of the admin console.
// They follow the person to every browser and every store. No store is required. Only the administrator can read them.
// An administrator without preferences gets an empty object and `version` 1. An app token has no user: 403 `forbidden`.
func (c *Client) GetMyPreferences(ctx context.Context, options ...store.Option) (*AdminPreferences, error) {
	return transport.JSON[AdminPreferences](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/user/me/preference", Traits: "t"}, options)
}

// ReplaceMyPreferences: Replace one's own preferences.
//
// Replaces all preferences of the logged-in administrator. Read them first, change your own names, and send the others
// unchanged. Start your names with the name of your program, as in `console.views.1`. The service does not interpret
// the values. Do not store secrets. The audit log notes the change without the values. 409 `version_conflict`: another
// program has changed the preferences since `version`; read them again and repeat your change. Without `version` the
// request replaces them in any case. 422 `invalid_value`: a name is not 1 to 100 letters, digits, dots, hyphens and
// underscores, or all names and values together have more than 65,536 bytes. An app token has no user: 403 `forbidden`.
func (c *Client) ReplaceMyPreferences(ctx context.Context, body *AdminPreferencesReplace, options ...store.Option) (*AdminPreferences, error) {
	return transport.JSON[AdminPreferences](ctx, c.transport, transport.Operation{Method: "PUT", Path: "/admin/user/me/preference", Traits: "tk", Body: body}, options)
}

// ListWebhookDeliveriesQuery has the query parameters of ListWebhookDeliveries.
type ListWebhookDeliveriesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-createdOn`.
	Sort *store.WebhookDeliverySort `query:"sort"`
	// Only deliveries to this endpoint. A comma-separated list matches any of its values.
	WebhookEndpointID []int64 `query:"webhookEndpointId"`
	// Only deliveries of this event. A comma-separated list matches any of its values.
	WebhookEventID []string `query:"webhookEventId"`
	// Only deliveries of this replay. A comma-separated list matches any of its values.
	WebhookReplayID []int64 `query:"webhookReplayId"`
	// Only deliveries in this status. A comma-separated list matches any of its values.
	Status []store.WebhookDeliveryStatus `query:"status"`
	// Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
	Type []string `query:"type"`
	// Only deliveries of this origin. A comma-separated list matches any of its values.
	Origin []store.WebhookDeliveryOrigin `query:"origin"`
	// Only deliveries whose last attempt failed with this code. A comma-separated list matches any of its values.
	ErrorCode []store.WebhookErrorCode `query:"errorCode"`
	// Only events of this object type. A comma-separated list matches any of its values.
	ObjectType []store.WebhookObjectType `query:"objectType"`
	// Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType,
	// otherwise 400.
	ObjectID []int64 `query:"objectId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListWebhookDeliveries: List webhook deliveries.
//
// The deliveries of the store, without their attempts. `GET /admin/webhook-delivery` returns a delivery with its
// attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next due
// first. Deliveries are kept for at least 90 days after they end. The list has only deliveries of events whose object
// the caller may read (`order:read` for `order.created`).
func (c *Client) ListWebhookDeliveries(ctx context.Context, query *ListWebhookDeliveriesQuery, options ...store.Option) (*store.WebhookDeliveryPage, error) {
	return transport.JSON[store.WebhookDeliveryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-delivery/paged", Traits: "t", Query: query}, options)
}

// GetWebhookDeliveryQuery has the query parameters of GetWebhookDelivery.
type GetWebhookDeliveryQuery struct {
	// The delivery.
	WebhookDeliveryID int64 `query:"webhookDeliveryId"`
}

// GetWebhookDelivery: Get a webhook delivery.
//
// The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first 16
// KiB of the response. Each attempt also shows when the next attempt follows and why. Also requires the permission to
// read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
func (c *Client) GetWebhookDelivery(ctx context.Context, query *GetWebhookDeliveryQuery, options ...store.Option) (*store.WebhookDeliveryDetails, error) {
	return transport.JSON[store.WebhookDeliveryDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-delivery", Traits: "t", Query: query}, options)
}

// GetWebhookEndpointQuery has the query parameters of GetWebhookEndpoint.
type GetWebhookEndpointQuery struct {
	// The endpoint.
	WebhookEndpointID int64 `query:"webhookEndpointId"`
}

// GetWebhookEndpoint: Get a webhook endpoint.
//
// The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
func (c *Client) GetWebhookEndpoint(ctx context.Context, query *GetWebhookEndpointQuery, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-endpoint", Traits: "t", Query: query}, options)
}

// CreateWebhookEndpoint: Create a webhook endpoint.
//
// Registers an address for future events; earlier events can be replayed. The response shows the v1 signing secret
// once; only a retry with the same Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering PER_OBJECT,
// timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and stays pinned. A
// delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`,
// `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks. To verify a delivery, join
// id, timestamp and raw body with dots (`id.timestamp.body`) and compute the HMAC-SHA256 of the result. The key is the
// base64-decoded part of the secret after `whsec_`. Compare the base64 of the HMAC, in constant time, with the part of
// the signature after `v1,`. The header may contain several signatures, separated by spaces. Reject a timestamp that is
// more than five minutes off. The caller also needs the permission to read the object of each of its event types:
// `order:read` for `order.*`, all five for `*`, and `gift-card:read` and `store-credit:read` for `stored_value.*`. 403
// `forbidden` names the first missing permission. Deliveries are at least once: a consumer discards duplicates by the
// event's id. A delivery succeeds with a 2xx response within the timeout; redirects are not followed.
func (c *Client) CreateWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointCreate, options ...store.Option) (*store.WebhookEndpointCreated, error) {
	return transport.JSON[store.WebhookEndpointCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/webhook-endpoint", Traits: "tk", Body: body}, options)
}

// UpdateWebhookEndpoint: Change a webhook endpoint.
//
// Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting deliveries;
// only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued deliveries wait,
// and new events get no delivery and can be replayed later. `isActive: true` activates the endpoint and closes its
// breaker. Waiting deliveries then continue at once, and parked deliveries after the first success. A new URL closes
// the breaker. 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an unknown event type, and for a
// forbidden header. 422 `invalid_value` also for a URL that is not https (in a livemode store), has credentials or a
// fragment, or leads to a non-public address. Changing `url` or `eventTypes` also requires the permission to read the
// objects of all its event types (403 `forbidden`).
func (c *Client) UpdateWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointUpdate, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/admin/webhook-endpoint", Traits: "tk", Body: body}, options)
}

// DeleteWebhookEndpointQuery has the query parameters of DeleteWebhookEndpoint.
type DeleteWebhookEndpointQuery struct {
	// The endpoint.
	WebhookEndpointID int64 `query:"webhookEndpointId"`
}

// DeleteWebhookEndpoint: Delete a webhook endpoint.
//
// Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An attempt
// in flight may still arrive. Past deliveries stay readable for 90 days.
func (c *Client) DeleteWebhookEndpoint(ctx context.Context, query *DeleteWebhookEndpointQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/webhook-endpoint", Traits: "t", Query: query}, options)
	return err
}

// ListWebhookEndpoints: List webhook endpoints.
//
// All endpoints of the store, oldest first, at most 50.
func (c *Client) ListWebhookEndpoints(ctx context.Context, options ...store.Option) (*store.WebhookEndpointList, error) {
	return transport.JSON[store.WebhookEndpointList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-endpoint/all", Traits: "t"}, options)
}

// RotateWebhookEndpointSecret: Rotate a webhook signing key.
//
// Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for
// overlapHours (0–168, default 24). Until then every delivery carries several signatures, separated by spaces, and a
// receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including those of
// earlier rotations. At most 20 keys of a scheme are live. More return 422 `unsupported_operation`, as does v1a while
// asymmetricSignature is off.
func (c *Client) RotateWebhookEndpointSecret(ctx context.Context, body *store.WebhookEndpointSecretRotate, options ...store.Option) (*store.WebhookEndpointSecretRotated, error) {
	return transport.JSON[store.WebhookEndpointSecretRotated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/webhook-endpoint/rotate-secret", Traits: "tk", Body: body}, options)
}

// TestWebhookEndpoint: Send a test event.
//
// Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits for
// the outcome: one attempt, no retry. A failed attempt returns 200 with `succeeded: false`. The test works for every
// type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode: false` and
// the request has the header `webhook-test: true`. The sample appears in no event list, has no delivery, and does not
// affect health or breaker.
func (c *Client) TestWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointTest, options ...store.Option) (*store.WebhookEndpointTestResult, error) {
	return transport.JSON[store.WebhookEndpointTestResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/webhook-endpoint/test", Traits: "tk", Body: body}, options)
}

// EnableWebhookEndpoint: Enable a webhook endpoint.
//
// Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow after
// the first success, oldest first, at 10 per second. Events from the time when the endpoint was disabled have no
// delivery. Replay them with `POST /admin/webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active
// endpoint only closes its breaker.
func (c *Client) EnableWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointEnable, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/webhook-endpoint/enable", Traits: "tk", Body: body}, options)
}

// ListWebhookEventsQuery has the query parameters of ListWebhookEvents.
type ListWebhookEventsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-sequence`.
	Sort *store.WebhookEventSort `query:"sort"`
	// Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
	Type []string `query:"type"`
	// Only events of this object type. A comma-separated list matches any of its values.
	ObjectType []store.WebhookObjectType `query:"objectType"`
	// Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType,
	// otherwise 400.
	ObjectID []int64 `query:"objectId"`
	// Only events with a delivery to this endpoint. A comma-separated list matches any of its values.
	WebhookEndpointID []int64 `query:"webhookEndpointId"`
	// Only events with a delivery in this status (to webhookEndpointId, if set). A comma-separated list matches any of its
	// values.
	DeliveryStatus []store.WebhookDeliveryStatus `query:"deliveryStatus"`
	// Only events with a sequence greater than this one.
	SequenceAfter *int64 `query:"sequenceAfter"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListWebhookEvents: List webhook events.
//
// The events of the store, including events that no endpoint subscribes to, without their payloads (`GET
// /admin/webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest
// transaction still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest sequence
// already seen, a poller never skips an event. Use this to poll instead of receiving webhooks. Events are kept for at
// least 90 days, and longer while a delivery or a replay needs them. Each event also requires the permission to read
// its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`, `return:read`).
// `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require `gift-card:read`; `.redeemed`,
// `.refunded` and `.adjusted` also require `store-credit:read`. The list has only events of objects that the caller may
// read.
func (c *Client) ListWebhookEvents(ctx context.Context, query *ListWebhookEventsQuery, options ...store.Option) (*store.WebhookEventPage, error) {
	return transport.JSON[store.WebhookEventPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-event/paged", Traits: "t", Query: query}, options)
}

// GetWebhookEventQuery has the query parameters of GetWebhookEvent.
type GetWebhookEventQuery struct {
	// Id of the event, the payload's `id`.
	WebhookEventID string `query:"webhookEventId"`
}

// GetWebhookEvent: Get a webhook event.
//
// The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404 after
// the event's retention (at least 90 days). Also requires the permission to read the object (`order:read` for
// `order.created`); 403 `forbidden` names it.
func (c *Client) GetWebhookEvent(ctx context.Context, query *GetWebhookEventQuery, options ...store.Option) (*store.WebhookEventDetails, error) {
	return transport.JSON[store.WebhookEventDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-event", Traits: "t", Query: query}, options)
}

// ListWebhookEventTypes: List webhook event types.
//
// All event types, each with its meaning and a realistic sample.
func (c *Client) ListWebhookEventTypes(ctx context.Context, options ...store.Option) (*store.WebhookEventTypeList, error) {
	return transport.JSON[store.WebhookEventTypeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-event/type/all", Traits: "t"}, options)
}

// ResendWebhookEvent: Resend a webhook event.
//
// Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule. The
// pending retry or parked delivery of the event to the endpoint is canceled. Without webhookEndpointId, the event goes
// to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that endpoint, whatever
// types it subscribes to. Also requires the permission to read the object (403 `forbidden`). 409
// `invalid_state_transition` when the named endpoint is disabled.
func (c *Client) ResendWebhookEvent(ctx context.Context, body *store.WebhookEventResend, options ...store.Option) (*store.WebhookDeliveryList, error) {
	return transport.JSON[store.WebhookDeliveryList](ctx, c.transport, transport.Operation{Method: "POST", Path: "/admin/webhook-event/resend", Traits: "tk", Body: body}, options)
}

// GetWebhookReplayQuery has the query parameters of GetWebhookReplay.
type GetWebhookReplayQuery struct {
	// The replay.
	WebhookReplayID int64 `query:"webhookReplayId"`
}

// GetWebhookReplay: Get the progress of a replay.
//
// The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been canceled
// or been parked. Kept for 90 days after the replay ends.
func (c *Client) GetWebhookReplay(ctx context.Context, query *GetWebhookReplayQuery, options ...store.Option) (*store.WebhookReplay, error) {
	return transport.JSON[store.WebhookReplay](ctx, c.transport, transport.Operation{Method: "GET", Path: "/admin/webhook-event/replay", Traits: "t", Query: query}, options)
}

// CreateWebhookReplayResult is the response of CreateWebhookReplay. Exactly one field is not nil.
type CreateWebhookReplayResult struct {
	WebhookReplayPreview *store.WebhookReplayPreview // status 200
	WebhookReplay        *store.WebhookReplay        // status 202
}

// CreateWebhookReplay: Replay webhook events.
//
// Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the background.
// The filters are time (createdFrom inclusive, createdTo exclusive, default now), type, delivery status and object. The
// number of events is unlimited, and the replay survives a restart of the service. `dryRun: true` only counts the
// events and returns 200; otherwise the API returns 202 with the replay, and the GET shows its progress. A dry run also
// works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked deliveries. A replay does
// not delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the replay, so consumers must order
// by `webhook-sequence`. Also requires the permission to read the objects of all types that are replayed (403
// `forbidden`). 409 `already_exists` while another replay to the endpoint is queued or running, 409
// `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without any filter, for objectId
// without objectType, and when createdTo is not after createdFrom.
func (c *Client) CreateWebhookReplay(ctx context.Context, body *store.WebhookReplayCreate, options ...store.Option) (*CreateWebhookReplayResult, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/admin/webhook-event/replay", Traits: "tk", Body: body}, options)
	if err != nil {
		return nil, err
	}
	result := &CreateWebhookReplayResult{}
	switch response.StatusCode {
	case 200:
		result.WebhookReplayPreview, err = transport.Read[store.WebhookReplayPreview](response)
	case 202:
		result.WebhookReplay, err = transport.Read[store.WebhookReplay](response)
	}
	return result, err
}

// CancelWebhookReplayQuery has the query parameters of CancelWebhookReplay.
type CancelWebhookReplayQuery struct {
	// The replay.
	WebhookReplayID int64 `query:"webhookReplayId"`
}

// CancelWebhookReplay: Cancel a replay.
//
// Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED. Finished
// deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409
// `invalid_state_transition`.
func (c *Client) CancelWebhookReplay(ctx context.Context, query *CancelWebhookReplayQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/admin/webhook-event/replay", Traits: "t", Query: query}, options)
	return err
}
