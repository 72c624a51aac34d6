<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Admin;

use StorePlatform\CallOptions;

/** The operations of the Admin API. */
final class AdminClient extends \StorePlatform\AdminBase
{
    /**
     * Create an account type.
     *
     * Creates an account type. An account type determines the prices, tax exemption, subscriptions and sign-up of its
     * customers. `isDefault: true` makes this type the default in place of the current one; new customers get the
     * default type. With `autoTier` customers move up to this type when the metric reaches the threshold. With
     * `downgrade` they move down when the metric no longer reaches it, at the earliest 30 days after the last automatic
     * move. The check runs daily in the store's time zone. The type with the highest `rank` that a customer reaches
     * wins, and the move fires `customer.account_type_changed` by SYSTEM. The check skips customers whose type an
     * administrator chose and customers who are not ACTIVE. A store has at most 100 account types: 422
     * `unsupported_operation`. 409 `already_exists`: the name or the code is taken. 422 `invalid_value`: `priceMode`
     * DISCOUNT without `discountPercent`, or a discount with another mode.
     */
    public function createAccountType(AccountTypeCreate $body, ?CallOptions $options = null): AccountType
    {
        return $this->call('POST', '/admin/account-type', 'tk', [0 => AccountType::class], $body, [], $options);
    }

    /**
     * Change an account type.
     *
     * Changes the given fields of an account type. Prices in open carts and of future renewals change immediately;
     * placed orders keep their prices. A new name appears in every customer's `accountTypeName` without an event.
     * `autoTier` is replaced as a whole. 409 `in_use`: the request removes the default mark without making another type
     * the default. 409 `already_exists`: the name or the code is taken. 409 `version_conflict`. 422 `invalid_value`:
     * `priceMode` DISCOUNT without `discountPercent`, or a discount with another mode.
     */
    public function updateAccountType(AccountTypeUpdate $body, ?CallOptions $options = null): AccountType
    {
        return $this->call('PATCH', '/admin/account-type', 'tk', [0 => AccountType::class], $body, [], $options);
    }

    /**
     * Delete an account type.
     *
     * Deletes an account type that is no longer referenced. 409 `in_use`: the type is the default, or customers,
     * prices, coupons or product visibility refer to it. Move the customers first with `PATCH
     * /admin/store-customer/account-type`.
     *
     * @param int $accountTypeId The account type to delete.
     */
    public function deleteAccountType(int $accountTypeId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/account-type', 't', [], null, ['accountTypeId' => $accountTypeId], $options);
    }

    /**
     * List the store's app tokens.
     *
     * The app tokens of the store, newest first, without their secrets. Expired tokens are included, revoked ones only
     * with `includeRevoked` (then the newest 1,000 in all). `lastUsedOn` is exact to a minute.
     *
     * @param bool|null $includeRevoked Also list revoked tokens. Default false.
     */
    public function listAppTokens(?bool $includeRevoked = null, ?CallOptions $options = null): AppTokenList
    {
        return $this->call('GET', '/admin/app-token/all', 't', [0 => AppTokenList::class], null, ['includeRevoked' => $includeRevoked], $options);
    }

    /**
     * Create an app token.
     *
     * Creates a credential for an integration. It belongs to the store of the request and works on the public and the
     * admin API (`Authorization: Bearer`). `token` appears in this response only; a retry with the same Idempotency-Key
     * returns it again for 24 hours. Send exactly one of `permissions` and `scopeId`. With a scope, the token's
     * permissions follow the scope, limited to the permissions that the user who set the scope had at that time.
     * Callers cannot grant permissions that they lack (403). Requests with the token have `source.actorType` API_TOKEN
     * in events. A store has at most 100 live tokens: 422 `unsupported_operation`. 409 `already_exists`: a token that
     * is not revoked has the same name, even if it has expired (`PATCH /admin/app-token` moves its expiry). 422
     * `invalid_value`: neither or both of permissions and scope, an unknown permission, an expiry in the past.
     */
    public function createAppToken(AppTokenCreate $body, ?CallOptions $options = null): AppTokenCreated
    {
        return $this->call('POST', '/admin/app-token', 'tk', [0 => AppTokenCreated::class], $body, [], $options);
    }

    /**
     * Change an app token.
     *
     * Changes name, permissions or scope, expiry and pinned version; the secret stays the same (`POST
     * /admin/app-token/rotate-secret` replaces it). The change applies from the token's next request on. Setting
     * `permissions` detaches the token from its scope; setting `scopeId` replaces its own permissions. Both together
     * are rejected with 422 `invalid_value`. Callers cannot grant permissions that they lack, or change a token with
     * permissions that they lack (403). 409 `already_exists`: the name is taken. 409 `invalid_state_transition`: the
     * token is revoked. 409 `version_conflict`.
     */
    public function updateAppToken(AppTokenUpdate $body, ?CallOptions $options = null): AppToken
    {
        return $this->call('PATCH', '/admin/app-token', 'tk', [0 => AppToken::class], $body, [], $options);
    }

    /**
     * Revoke an app token.
     *
     * Revokes the token permanently: its next request fails with 401. The token stays in the list for the audit log
     * (`revokedOn`). Revoking a revoked token returns 204. Callers cannot revoke a token with permissions that they
     * lack (403).
     *
     * @param int $appTokenId The app token to revoke.
     */
    public function deleteAppToken(int $appTokenId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/app-token', 't', [], null, ['appTokenId' => $appTokenId], $options);
    }

    /**
     * Rotate an app token's secret.
     *
     * Gives the token a new secret and shows it once in `token`; a retry with the same Idempotency-Key returns it again
     * for 24 hours. The old secret continues to work for overlapHours (0–168, default 24), but not past the token's
     * own expiry. `overlapHours: 0` ends it at once. Both secrets identify the same caller: `appTokenId`, permissions,
     * rate limits, audit log history and Idempotency-Keys stay. A request that was sent with the old secret can be
     * retried with the new one. At most two secrets work: 422 `unsupported_operation` while the secret of an earlier
     * rotation still works, unless `overlapHours` is 0. 409 `invalid_state_transition`: the token is revoked. Callers
     * cannot rotate a token with permissions that they lack (403).
     */
    public function rotateAppTokenSecret(AppTokenSecretRotate $body, ?CallOptions $options = null): AppTokenCreated
    {
        return $this->call('POST', '/admin/app-token/rotate-secret', 'tk', [0 => AppTokenCreated::class], $body, [], $options);
    }

    /**
     * List audit log entries.
     *
     * Lists changes to the store's data, with one entry per state-changing operation of a user or an app token. For the
     * actions of customers and of the service itself, see the events. Each entry is written in the transaction of its
     * change, and the API cannot change or remove it. Each entry has a hash chained over the entry before it. Secret
     * values never appear; changed parts of secrets are shown as `"••••"`. Logins, failed logins, and changes
     * of users and scopes are listed in every store that the user can access. Default order `-createdOn`.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param AuditLogSort::*|null $sort Order of the entries. Default `-createdOn`.
     * @param list<\StorePlatform\Shared\ActorType::*>|null $actorType Only entries by actors of this kind. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $adminUserId Only entries by this administrator. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $appTokenId Only entries by this app token. A comma-separated list matches any of its
     * values.
     * @param string|null $action Only entries of this action, e.g. `refundOrder`.
     * @param list<string>|null $objectType Only entries about objects of this kind, e.g. `order`. A comma-separated
     * list matches any of its values.
     * @param list<string>|null $objectId Only entries about the object with this id. A comma-separated list matches any
     * of its values. Needs exactly one `objectType`, else 400.
     * @param string|null $requestId Only entries of the request with this `X-Request-Id`.
     */
    public function listAuditLogs(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?string $sort = null,
        ?array $actorType = null,
        ?array $adminUserId = null,
        ?array $appTokenId = null,
        ?string $action = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?string $requestId = null,
        ?CallOptions $options = null,
    ): AuditLogPage
    {
        return $this->call('GET', '/admin/audit-log/paged', 't', [0 => AuditLogPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'sort' => $sort, 'actorType' => $actorType, 'adminUserId' => $adminUserId, 'appTokenId' => $appTokenId, 'action' => $action, 'objectType' => $objectType, 'objectId' => $objectId, 'requestId' => $requestId], $options);
    }

    /**
     * Get an audit log entry.
     *
     * Returns one entry of those that `GET /admin/audit-log/paged` lists for the store, for a link to it. 404
     * `not_found`: there is no such entry, or the store does not list it.
     *
     * @param int $auditLogId The entry.
     */
    public function getAuditLog(int $auditLogId, ?CallOptions $options = null): AuditLog
    {
        return $this->call('GET', '/admin/audit-log', 't', [0 => AuditLog::class], null, ['auditLogId' => $auditLogId], $options);
    }

    /**
     * List disputes.
     *
     * Lists the disputes of the store's payments, newest first unless `sort` says otherwise. `search` matches the whole
     * order number, or the start of the dispute's reference.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param ChargebackSort::*|null $sort Default -reportedOn.
     * @param list<ChargebackStatus::*>|null $status Only disputes with one of these statuses, separated by commas.
     * @param bool|null $isInquiry Only inquiries, which move no money (true), or only disputes (false).
     * @param list<int>|null $orderId Only disputes of one of these orders, separated by commas.
     * @param list<string>|null $currencyCode Only disputes in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $reportedFrom Only disputes first reported at or after this time.
     * @param \DateTimeImmutable|null $reportedTo Only disputes first reported before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listChargebacks(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?bool $isInquiry = null,
        ?array $orderId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $reportedFrom = null,
        ?\DateTimeImmutable $reportedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): ChargebackPage
    {
        return $this->call('GET', '/admin/chargeback/paged', 't', [0 => ChargebackPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'isInquiry' => $isInquiry, 'orderId' => $orderId, 'currencyCode' => $currencyCode, 'reportedFrom' => $reportedFrom, 'reportedTo' => $reportedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Export disputes as CSV or XLSX.
     *
     * Returns a file with the disputes that match the filters of the list, one row each. `amount` is the disputed
     * amount; `lostAmount` is the part that counts against the store: 0.00 for an inquiry and for a dispute that the
     * store won. Dates and times are in the store's time zone. The file is streamed with the rows as they were at the
     * start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a
     * formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param ChargebackSort::*|null $sort Default -reportedOn.
     * @param list<ChargebackStatus::*>|null $status Only disputes with one of these statuses, separated by commas.
     * @param bool|null $isInquiry Only inquiries, which move no money (true), or only disputes (false).
     * @param list<int>|null $orderId Only disputes of one of these orders, separated by commas.
     * @param list<string>|null $currencyCode Only disputes in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $reportedFrom Only disputes first reported at or after this time.
     * @param \DateTimeImmutable|null $reportedTo Only disputes first reported before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function exportChargebacks(
        ?string $format = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?bool $isInquiry = null,
        ?array $orderId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $reportedFrom = null,
        ?\DateTimeImmutable $reportedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/chargeback/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'sort' => $sort, 'status' => $status, 'isInquiry' => $isInquiry, 'orderId' => $orderId, 'currencyCode' => $currencyCode, 'reportedFrom' => $reportedFrom, 'reportedTo' => $reportedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Check a collection slug.
     *
     * Checks whether a slug is free in the store. Send exactly one of `slug` and `name`, otherwise 400
     * `invalid_request`; with `name`, the service derives the slug from it. If the slug is taken, the response suggests
     * a free one. The check reserves nothing: creation can still return 409 `already_exists`.
     *
     * @param string|null $slug The slug to check.
     * @param string|null $name The name to derive a slug from.
     * @param int|null $collectionId Id of the collection being edited, whose own slug counts as free.
     */
    public function checkCollection(?string $slug = null, ?string $name = null, ?int $collectionId = null, ?CallOptions $options = null): CollectionCheck
    {
        return $this->call('GET', '/admin/collection/check', 't', [0 => CollectionCheck::class], null, ['slug' => $slug, 'name' => $name, 'collectionId' => $collectionId], $options);
    }

    /**
     * List all collections.
     *
     * Every collection of the store (at most 1000) without texts, rules and products, parents before children and
     * siblings by position. `parentCollectionId` defines the tree.
     */
    public function listCollections(?CallOptions $options = null): CollectionList
    {
        return $this->call('GET', '/admin/collection/all', 't', [0 => CollectionList::class], null, [], $options);
    }

    /**
     * Get a collection.
     *
     * The whole collection, by `collectionId` or `slug`. Send exactly one of them, otherwise 400 `invalid_request`. For
     * the products of a rule collection, use `GET /admin/product/paged` with `collectionId`.
     *
     * @param int|null $collectionId Id of the collection.
     * @param string|null $slug Slug of the collection in the store's main language.
     */
    public function getCollection(?int $collectionId = null, ?string $slug = null, ?CallOptions $options = null): Collection
    {
        return $this->call('GET', '/admin/collection', 't', [0 => Collection::class], null, ['collectionId' => $collectionId, 'slug' => $slug], $options);
    }

    /**
     * Create a collection.
     *
     * Creates a manual collection with its products, or a rule collection with its rules; the type is fixed. A taken
     * slug is rejected with 409 `already_exists`. 422 `invalid_value`: a rule does not fit its field, a rule collection
     * has products, a manual one has rules, or the collection would be the 1001st. A rule collection contains its
     * products when the response is sent. No webhook event is fired.
     */
    public function createCollection(CollectionCreate $body, ?CallOptions $options = null): Collection
    {
        return $this->call('POST', '/admin/collection', 'tk', [0 => Collection::class], $body, [], $options);
    }

    /**
     * Update a collection.
     *
     * Changes the given fields; `productIds` and `rules` are replaced as a whole. A parent that is the collection
     * itself or below it is rejected with 422 `invalid_value`, a taken slug with 409 `already_exists`, a stale
     * `version` with 409 `version_conflict`. No webhook event is fired.
     */
    public function updateCollection(CollectionUpdate $body, ?CallOptions $options = null): Collection
    {
        return $this->call('PATCH', '/admin/collection', 'tk', [0 => Collection::class], $body, [], $options);
    }

    /**
     * Delete a collection.
     *
     * Deletes the collection and the redirects to it; its products stay, and collections below it move up to its
     * parent. While a coupon or a subscription plan is limited to the collection, the request fails with 409 `in_use`,
     * since deleting the collection would widen the discount or the plan. No webhook event is fired.
     *
     * @param int $collectionId The collection to delete.
     */
    public function deleteCollection(int $collectionId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/collection', 't', [], null, ['collectionId' => $collectionId], $options);
    }

    /**
     * List coupons.
     *
     * The store's coupons with their usage counts, newest first by default. `search` looks in code and name. `status`
     * also takes the derived values (SCHEDULED, EXPIRED, EXHAUSTED). `GET /admin/coupon/usage` lists the customers who
     * used a coupon. With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest
     * first: follow `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one
     * committed late.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param CouponSort::*|null $sort Order of the rows; default -createdOn.
     * @param list<CouponStatus::*>|null $status Only coupons in this state, including derived states. A comma-separated
     * list matches any of its values.
     * @param list<CouponDiscountType::*>|null $discountType Only coupons of this type. A comma-separated list matches
     * any of its values.
     * @param bool|null $isAutomatic Only automatic coupons (true), or only coupons with a code that customers enter
     * (false).
     * @param list<int>|null $productId Only coupons limited to this product. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $collectionId Only coupons limited to this collection. A comma-separated list matches any
     * of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listCoupons(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $discountType = null,
        ?bool $isAutomatic = null,
        ?array $productId = null,
        ?array $collectionId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): CouponPage
    {
        return $this->call('GET', '/admin/coupon/paged', 't', [0 => CouponPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'discountType' => $discountType, 'isAutomatic' => $isAutomatic, 'productId' => $productId, 'collectionId' => $collectionId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a coupon.
     *
     * The coupon, by `couponId` or by `code` (case-insensitive). Send exactly one of them, otherwise 400
     * `invalid_request`.
     *
     * @param int|null $couponId Id of the coupon.
     * @param string|null $code Code of the coupon.
     */
    public function getCoupon(?int $couponId = null, ?string $code = null, ?CallOptions $options = null): Coupon
    {
        return $this->call('GET', '/admin/coupon', 't', [0 => Coupon::class], null, ['couponId' => $couponId, 'code' => $code], $options);
    }

    /**
     * Create a coupon.
     *
     * Creates a coupon. Defaults: `status` DRAFT (the coupon cannot be used yet), `appliesTo` ORDER,
     * `appliesToSubscriptions` FIRST_ORDER, no limits. Fields that depend on each other are validated together: -
     * PERCENTAGE (above 0, at most 100), FIXED_AMOUNT and FIXED_PRICE need `value`, and amounts need `currencyCode`. -
     * PRODUCTS needs `productIds`, and COLLECTIONS needs `collectionIds`. - BUY_X_GET_Y needs `buyX`, and FIRST_N needs
     * `subscriptionCycleLimit`.
     */
    public function createCoupon(CouponCreate $body, ?CallOptions $options = null): Coupon
    {
        return $this->call('POST', '/admin/coupon', 'tk', [0 => Coupon::class], $body, [], $options);
    }

    /**
     * Update a coupon.
     *
     * Changes the given fields. Fields that depend on each other are validated as at creation (422 `invalid_value` with
     * every invalid field); `buyX` is replaced as a whole. The status can change between ACTIVE and PAUSED, from DRAFT
     * to both, and back to DRAFT only if the coupon has never been used (409 `invalid_state_transition`). SCHEDULED,
     * EXPIRED and EXHAUSTED are derived from startsOn, endsOn and usageLimit, and change with them. A usageLimit below
     * the number of uses so far is allowed and prevents further uses. Placed orders keep their discount; carts are
     * repriced; a checkout that has reserved a use may finish. A taken code is rejected with 409 `already_exists`, a
     * stale `version` with 409 `version_conflict`. No webhook event is fired.
     */
    public function updateCoupon(CouponUpdate $body, ?CallOptions $options = null): Coupon
    {
        return $this->call('PATCH', '/admin/coupon', 'tk', [0 => Coupon::class], $body, [], $options);
    }

    /**
     * Delete a coupon.
     *
     * Deletes a coupon that no order, checkout or subscription has ever used. Otherwise the request fails with 409
     * `in_use`: set the status to PAUSED instead. The coupon is removed from carts. No webhook event is fired.
     *
     * @param int $couponId The coupon to delete.
     */
    public function deleteCoupon(int $couponId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/coupon', 't', [], null, ['couponId' => $couponId], $options);
    }

    /**
     * List the uses of coupons.
     *
     * One row per coupon and order, newest first by default: uses reserved by running checkouts, consumed by placed
     * orders, or released. Without `couponId` or `code` the uses of all coupons are returned; both together are
     * rejected with 400 `invalid_request`. `search` looks in code and e-mail address. `createdFrom` and `createdTo`
     * filter by the time of reservation. With `modifiedSince` (and without `sort`) the rows are in the order of their
     * changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is
     * skipped, even one committed late.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param CouponUsageSort::*|null $sort Order of the rows; default -createdOn.
     * @param list<int>|null $couponId Only uses of this coupon. A comma-separated list matches any of its values.
     * @param string|null $code Only uses of the coupon that currently has this code.
     * @param list<CouponUsageStatus::*>|null $status Only uses in this state. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $orderId Only uses by this order. A comma-separated list matches any of its values.
     * @param list<int>|null $storeCustomerId Only uses by this customer. A comma-separated list matches any of its
     * values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listCouponUsages(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $couponId = null,
        ?string $code = null,
        ?array $status = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): CouponUsagePage
    {
        return $this->call('GET', '/admin/coupon/usage', 't', [0 => CouponUsagePage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'couponId' => $couponId, 'code' => $code, 'status' => $status, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * List customers.
     *
     * The customers of the store in every status, including customers whose personal data has been erased (their e-mail
     * and names are placeholders). `search` matches parts of the e-mail, names, company and phone number (in any
     * notation), and whole external ids. If nothing matches, words with a small mistake find what they resemble. Order
     * figures are updated in the same transaction as the orders. Use `storeCustomerId` in all other requests about a
     * customer: orders (`GET /admin/customer/order/paged`), addresses, payment methods.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param CustomerSort::*|null $sort Order of the list. Default `-createdOn`.
     * @param list<\StorePlatform\Shared\CustomerStatus::*>|null $status Only customers in this status. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $accountTypeId Only customers of this account type. A comma-separated list matches any of
     * its values.
     * @param bool|null $emailVerified Only customers whose e-mail address is verified (true) or not verified (false).
     * @param string|null $externalId Only the customer with this `externalId`.
     * @param bool|null $acceptsMarketing Only customers who accept marketing e-mails (true) or do not (false).
     * @param list<string>|null $tag Only customers with this tag. A comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listCustomers(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $accountTypeId = null,
        ?bool $emailVerified = null,
        ?string $externalId = null,
        ?bool $acceptsMarketing = null,
        ?array $tag = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): CustomerPage
    {
        return $this->call('GET', '/admin/customer/paged', 't', [0 => CustomerPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'accountTypeId' => $accountTypeId, 'emailVerified' => $emailVerified, 'externalId' => $externalId, 'acceptsMarketing' => $acceptsMarketing, 'tag' => $tag, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a customer.
     *
     * One customer of the store with profile, status, account type, default address and order figures. Send exactly one
     * of `storeCustomerId` and `email`, otherwise 400 `invalid_request`. Never contains passwords, tokens or card
     * numbers.
     *
     * @param int|null $storeCustomerId The customer's id.
     * @param string|null $email The customer's e-mail address (case-insensitive).
     */
    public function getCustomer(?int $storeCustomerId = null, ?string $email = null, ?CallOptions $options = null): Customer
    {
        return $this->call('GET', '/admin/customer', 't', [0 => Customer::class], null, ['storeCustomerId' => $storeCustomerId, 'email' => $email], $options);
    }

    /**
     * Create a customer.
     *
     * Creates a customer of this store with status ACTIVE, with the store's default account type unless the request
     * names one. No password is set: the customer requests one with "forgot password", and the welcome e-mail links to
     * that page. If the person already has a platform account with this verified address, the service links the
     * customer to that account at the person's first login to this store. Before that, no response reveals the account.
     * Errors: - 404: the account type does not exist. - 409 `already_exists`: the store has a customer with this
     * e-mail, including deactivated ones, or `externalId` is taken. - 422 `invalid_value`: the customer with this
     * e-mail is banned, or a custom field does not fit its definition. Also an address that is incomplete, or in a
     * country that the store does not ship to.
     */
    public function createCustomer(CustomerCreate $body, ?CallOptions $options = null): Customer
    {
        return $this->call('POST', '/admin/customer', 'tk', [0 => Customer::class], $body, [], $options);
    }

    /**
     * List the orders of a customer.
     *
     * The placed orders of one customer, without orders placed as a guest with the same e-mail. A customer without
     * orders has an empty list; an unknown customer returns 404.
     *
     * @param int $storeCustomerId Id of the customer.
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param CustomerOrderSort::*|null $sort Order of the list. Default `-orderDate`.
     * @param list<string>|null $paymentStatus Only orders in this payment status. A comma-separated list matches any of
     * its values.
     * @param list<string>|null $fulfillmentStatus Only orders in this fulfillment status. A comma-separated list
     * matches any of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listCustomerOrders(
        int $storeCustomerId,
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): OrderPage
    {
        return $this->call('GET', '/admin/customer/order/paged', 't', [0 => OrderPage::class], null, ['storeCustomerId' => $storeCustomerId, 'page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Export customers as CSV or XLSX.
     *
     * Exports the customers that match the filters of the list, one row each. The file has the columns of the import
     * template, so it can be imported, and the other columns of the list. The file is streamed as a consistent snapshot
     * of the rows at the start of the export, for every sort order. CSV is UTF-8 with a byte order mark and CRLF; texts
     * that a spreadsheet could run as a formula start with an apostrophe. A store can run four exports at the same
     * time; a fifth is rejected with 503 and `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param string|null $externalId Only the customer with this `externalId`.
     * @param CustomerSort::*|null $sort Order of the list. Default `-createdOn`.
     * @param list<\StorePlatform\Shared\CustomerStatus::*>|null $status Only customers in this status. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $accountTypeId Only customers of this account type. A comma-separated list matches any of
     * its values.
     * @param bool|null $emailVerified Only customers whose e-mail address is verified (true) or not verified (false).
     * @param bool|null $acceptsMarketing Only customers who accept marketing e-mails (true) or do not (false).
     * @param list<string>|null $tag Only customers with this tag. A comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function exportCustomers(
        ?string $format = null,
        ?string $search = null,
        ?string $externalId = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $accountTypeId = null,
        ?bool $emailVerified = null,
        ?bool $acceptsMarketing = null,
        ?array $tag = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/customer/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'externalId' => $externalId, 'sort' => $sort, 'status' => $status, 'accountTypeId' => $accountTypeId, 'emailVerified' => $emailVerified, 'acceptsMarketing' => $acceptsMarketing, 'tag' => $tag, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get the customer import template.
     *
     * An empty import file with a header row and two sample rows, as attachment (Content-Disposition). The template
     * reflects the store's account types, languages and custom fields; the xlsx file has a second sheet with the
     * allowed values. The CSV is UTF-8 with a byte order mark and CRLF.
     *
     * @param CustomerImportFormat::*|null $format File format. Default `csv`.
     */
    public function getCustomerImportTemplate(?string $format = null, ?CallOptions $options = null): string
    {
        return $this->call('GET', '/admin/customer/import/template', 'tf', [], null, ['format' => $format], $options);
    }

    /**
     * Import customers.
     *
     * Imports customers from a CSV or xlsx file in the format of the template, or as Shopify or WooCommerce exports it,
     * in the background. The file has at most 32 MiB and 1,000,000 rows. In a file of these systems only `yes` counts
     * as consent. Read the integration task for the progress; the task links to a file of row errors. The separator of
     * a CSV is a comma, a semicolon or a tab, or the one that a first line such as `sep=;` states. A CSV that is
     * neither UTF-8 nor UTF-16 is read in the Windows code page of the store's default language (Windows-1252 for
     * German or English). Cells of an xlsx file have the value that the spreadsheet shows: dates as YYYY-MM-DD, and
     * 02134 for a number with the format 00000. Rows are independent: the task reports an invalid row with its number
     * and column, and imports the others. If an optional field cannot be read, the task reports the field, counts the
     * row as incomplete and imports the customer without that field. If the street, city, state, postal code or country
     * cannot be read, the customer is imported without the address. With `onError: REJECT_ALL` all rows are checked
     * first, and one invalid row or field rejects the whole file. With `dryRun` rows are checked and nothing is
     * changed. A row matches the customer with its `externalId`, otherwise the customer with its e-mail. If these are
     * two customers, or an e-mail or external id occurs twice in the file, the row is invalid. An import never changes
     * an e-mail address. An empty cell keeps the present value, or takes the default of a new customer. The address
     * columns set the default address: the import changes it, or adds it if the customer has none. `acceptsMarketing`
     * records the customer's consent: leave it empty if you do not know it. `acceptsMarketingOn` is when they gave it
     * (a date, or a time as in RFC 3339; without an offset in the store's time zone) and `acceptsMarketingSource`
     * where. An import renews a withdrawn consent only if `acceptsMarketingOn` is after the withdrawal. Columns that
     * the template does not have are rejected, except those of an export and of the other systems. Created rows fire
     * `customer.created`, changed ones `customer.updated` if a field of the snapshot changed, like the single
     * operations. 422 `invalid_value` if the file cannot be read or a required column is missing. A retry with the same
     * Idempotency-Key starts no second import, and a second import of the same file finds every customer already
     * present.
     */
    public function importCustomers(CustomerImport $body, ?CallOptions $options = null): CustomerImportAccepted
    {
        return $this->call('POST', '/admin/customer/import', 'tkm', [0 => CustomerImportAccepted::class], $body, [], $options);
    }

    /**
     * Erase the data of a guest.
     *
     * Erases the personal data of everyone who used this e-mail address as a guest, immediately and permanently: on
     * their orders, in carts, coupon uses and mails. Orders and invoices keep the names and addresses of the buyer, as
     * tax law requires; open orders continue without e-mail address and phone number. Gift cards lose the recipient
     * with the address. A mail with a code that waits is not sent, and `stored_value.delivery_failed` fires. Repeating
     * the request has no effect. 409 `invalid_state_transition` if a customer has the address: set the customer's
     * status to DEACTIVATED, which also erases the personal data of the orders that they placed as a guest.
     */
    public function eraseGuest(GuestErasureRequest $body, ?CallOptions $options = null): GuestErasure
    {
        return $this->call('POST', '/admin/customer/erase-guest', 'tk', [0 => GuestErasure::class], $body, [], $options);
    }

    /**
     * Check whether a customer e-mail is available.
     *
     * Checks whether a customer with this e-mail can be created in this store, and returns the customer who already has
     * it. The response reveals nothing about other stores or about accounts on the platform. The check reserves
     * nothing: creation may still return 409.
     *
     * @param string $email The e-mail address to check (case-insensitive).
     */
    public function checkCustomerEmail(string $email, ?CallOptions $options = null): CustomerEmailCheck
    {
        return $this->call('GET', '/admin/customer/email-check', 't', [0 => CustomerEmailCheck::class], null, ['email' => $email], $options);
    }

    /**
     * Search customers.
     *
     * For type-ahead fields: the best matches among the customers whose data is not erased, at most `limit`, by e-mail,
     * names, company, phone number and external id. If nothing matches, words with a small mistake find what they
     * resemble. The search has no paging; use the list for that.
     *
     * @param string $search Search text of at least two characters.
     * @param int|null $limit Maximum number of matches.
     * @param list<\StorePlatform\Shared\CustomerStatus::*>|null $status Only customers in this status. A
     * comma-separated list matches any of its values.
     */
    public function searchCustomers(string $search, ?int $limit = null, ?array $status = null, ?CallOptions $options = null): CustomerSearchResult
    {
        return $this->call('GET', '/admin/customer/search', 't', [0 => CustomerSearchResult::class], null, ['search' => $search, 'limit' => $limit, 'status' => $status], $options);
    }

    /**
     * List the store's account types.
     *
     * All account types of the store, by `rank`. Exactly one is the default. `customerCount` may be minutes old.
     */
    public function listAccountTypes(?CallOptions $options = null): AccountTypeList
    {
        return $this->call('GET', '/admin/customer/account-type/all', 't', [0 => AccountTypeList::class], null, [], $options);
    }

    /**
     * List the addresses of a customer.
     *
     * The saved addresses of one customer, the default address first, then the newest. Removed addresses (`isActive`
     * false) are included only with `includeRemoved`.
     *
     * @param int $storeCustomerId Id of the customer.
     * @param bool|null $includeRemoved Whether to include removed addresses.
     */
    public function listCustomerAddresses(int $storeCustomerId, ?bool $includeRemoved = null, ?CallOptions $options = null): CustomerAddressList
    {
        return $this->call('GET', '/admin/customer-address/all', 't', [0 => CustomerAddressList::class], null, ['storeCustomerId' => $storeCustomerId, 'includeRemoved' => $includeRemoved], $options);
    }

    /**
     * Add an address of a customer.
     *
     * Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old
     * one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address.
     * 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the
     * store does not serve, a missing field that the country requires, such as a postal code, or more than 100 active
     * addresses.
     */
    public function createCustomerAddress(CustomerAddressCreate $body, ?CallOptions $options = null): CustomerAddress
    {
        return $this->call('POST', '/admin/customer-address', 'tk', [0 => CustomerAddress::class], $body, [], $options);
    }

    /**
     * Update an address of a customer.
     *
     * Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the
     * changed address from their next renewal. Fires `customer.address_changed` if something changed. If the address
     * becomes the default, the event for the former default address fires first. A removed address returns 404. 409
     * `version_conflict` when the address changed since `version` or `If-Match`. 422 `invalid_value`: a country that
     * the store does not serve, a missing field that the country requires, such as a postal code, or `isDefault: false`
     * for the default address.
     */
    public function updateCustomerAddress(CustomerAddressUpdate $body, ?CallOptions $options = null): CustomerAddress
    {
        return $this->call('PATCH', '/admin/customer-address', 'tk', [0 => CustomerAddress::class], $body, [], $options);
    }

    /**
     * Remove an address of a customer.
     *
     * Marks the address as removed (`isActive` false); orders keep their copy. If it was the default, the newest
     * remaining address becomes the default. 409 `in_use` while a live subscription uses it as shipping or billing
     * address. Removing a removed address again succeeds without an event. Fires `customer.address_changed` with the
     * removed address, then with the new default address, if there is one.
     *
     * @param int $customerAddressId The address to remove.
     */
    public function deleteCustomerAddress(int $customerAddressId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/customer-address', 't', [], null, ['customerAddressId' => $customerAddressId], $options);
    }

    /**
     * List the payment methods of a customer.
     *
     * The saved payment methods of one customer, the default one first, then the newest. The response has the data that
     * the customer sees, and the number of active subscriptions: never card numbers, gateway tokens or vault ids.
     * Removed payment methods (`isActive` false) are included only with `includeRemoved`.
     *
     * @param int $storeCustomerId Id of the customer.
     * @param bool|null $includeRemoved Whether to include removed payment methods.
     */
    public function listCustomerPaymentMethods(int $storeCustomerId, ?bool $includeRemoved = null, ?CallOptions $options = null): CustomerPaymentMethodList
    {
        return $this->call('GET', '/admin/customer-payment-method/all', 't', [0 => CustomerPaymentMethodList::class], null, ['storeCustomerId' => $storeCustomerId, 'includeRemoved' => $includeRemoved], $options);
    }

    /**
     * Remove a payment method of a customer.
     *
     * Marks the payment method as removed (`isActive` false) and asks the provider to delete it. 409 `in_use` while a
     * live subscription is charged to it. If it was the default, the newest remaining payment method becomes the
     * default. Removing a removed payment method again succeeds without an event. Fires
     * `customer.payment_method_changed` with the removed payment method (`source.action` is
     * `customer.payment_method_removed`), then with the new default payment method, if there is one.
     *
     * @param int $customerPaymentMethodId The payment method to remove.
     */
    public function deleteCustomerPaymentMethod(int $customerPaymentMethodId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/customer-payment-method', 't', [], null, ['customerPaymentMethodId' => $customerPaymentMethodId], $options);
    }

    /**
     * Get the dashboard.
     *
     * Sales, orders, subscriptions, customers and open tasks, for a range of days in the store's time zone. Default:
     * the last 30 days, including today. The range has at most 366 days. Figures are computed in advance and may be
     * minutes old; `generatedOn` has the time. Amounts cover orders in one currency; orders in other currencies are not
     * counted. Placed orders that are not canceled count on the day of the order. Their refunds count on the day of
     * issue, unless the refund failed or was voided. Open tasks and subscription totals are as of `generatedOn`,
     * independent of the range. Subscriptions in a test clock do not count. A 422 names `from` if the range is empty or
     * too long, and `currencyCode` if it is unknown.
     *
     * @param string|null $from First day. Default: 30 days before `to`.
     * @param string|null $to Day after the last day. Default: tomorrow.
     * @param DashboardComparison::*|null $compareTo Range to compare with. Default: PREVIOUS_PERIOD.
     * @param string|null $currencyCode Currency of the orders. Default: the store's default currency.
     */
    public function getDashboard(
        ?string $from = null,
        ?string $to = null,
        ?string $compareTo = null,
        ?string $currencyCode = null,
        ?CallOptions $options = null,
    ): Dashboard
    {
        return $this->call('GET', '/admin/dashboard', 't', [0 => Dashboard::class], null, ['from' => $from, 'to' => $to, 'compareTo' => $compareTo, 'currencyCode' => $currencyCode], $options);
    }

    /**
     * List e-mails.
     *
     * The mails of the store with recipient, type and status, newest first unless `sort` says otherwise. `SENT` means
     * that the mail server accepted the mail; the service does not know whether it was read. The body of a mail is
     * never returned, and the subject only for mails that cannot contain a secret. Each blind copy is a mail of its
     * own. Mails are deleted 30 days after they were sent or failed; expired mails, such as one with an expired pin,
     * are deleted at once. The mails of a customer are deleted with the customer's data.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param EmailSort::*|null $sort Order of the list. Default `-createdOn`.
     * @param string|null $to Only mails to this address (case-insensitive).
     * @param list<EmailTemplateTypeCode::*>|null $emailTemplateTypeCode Only mails of this type. A comma-separated list
     * matches any of its values.
     * @param list<EmailStatus::*>|null $status Only mails in this status. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $orderId Only mails about this order. A comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listEmails(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?string $to = null,
        ?array $emailTemplateTypeCode = null,
        ?array $status = null,
        ?array $orderId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): EmailPage
    {
        return $this->call('GET', '/admin/email/paged', 't', [0 => EmailPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'to' => $to, 'emailTemplateTypeCode' => $emailTemplateTypeCode, 'status' => $status, 'orderId' => $orderId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Send an e-mail again.
     *
     * Resends the mail with its original content: a mail about an order to the order's current e-mail address, any
     * other mail to the same address. The response contains the new mail. No blind copies are sent. Fires no event; the
     * audit log records the request. 409 `invalid_state_transition` while the mail is `PENDING`, and after it expired.
     * 422 `unsupported_operation` for mails with a pin or a link that opens an account; the customer requests a new
     * one. The same code is returned while the template of the type is inactive, and while the address is suppressed.
     * `DELETE /admin/email-suppression` removes the suppression.
     */
    public function resendEmail(EmailResend $body, ?CallOptions $options = null): EmailListItem
    {
        return $this->call('POST', '/admin/email/resend', 'tk', [0 => EmailListItem::class], $body, [], $options);
    }

    /**
     * Retry failed e-mails.
     *
     * Queues `FAILED` mails again that the request selects, in the order of their ids, for example after a fault of the
     * mail server. A mail keeps its id, its `Message-ID` and its content, and its status becomes `PENDING`. Each mail
     * is therefore sent once, however often the request is repeated. A mail about an order goes to the order's current
     * e-mail address. The request skips these mails: - mails that expired. - mails with a pin or a link that opens an
     * account. - mails that were sent again with `POST /admin/email/resend`. - mails whose template is inactive. -
     * mails to suppressed addresses.
     */
    public function retryEmails(EmailRetry $body, ?CallOptions $options = null): EmailRetryResult
    {
        return $this->call('POST', '/admin/email/retry', 'tk', [0 => EmailRetryResult::class], $body, [], $options);
    }

    /**
     * List suppressed addresses.
     *
     * Lists addresses that the store sends no mails to, because a mail server permanently rejected the recipient. Such
     * a rejection has a status from 5.1.0 to 5.1.10, except statuses about the sender. Mails to these addresses are not
     * attempted and are listed as `SUPPRESSED`. Mails with pins and with links that open an account are still sent.
     * Newest first unless `sort` says otherwise. A suppression is deleted with the data of its customer.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param EmailSuppressionSort::*|null $sort Order of the list. Default `-createdOn`.
     * @param string|null $email Only this address (case-insensitive).
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listEmailSuppressions(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?string $email = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): EmailSuppressionPage
    {
        return $this->call('GET', '/admin/email-suppression/paged', 't', [0 => EmailSuppressionPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'email' => $email, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a suppressed address.
     *
     * An address that the store sends no mails to, with the reason.
     *
     * @param int $emailSuppressionId Id of the suppressed address.
     */
    public function getEmailSuppression(int $emailSuppressionId, ?CallOptions $options = null): EmailSuppression
    {
        return $this->call('GET', '/admin/email-suppression', 't', [0 => EmailSuppression::class], null, ['emailSuppressionId' => $emailSuppressionId], $options);
    }

    /**
     * Remove the suppression of an address.
     *
     * Mails to the address are sent again from now on. Mails suppressed before stay `SUPPRESSED` (send them with `POST
     * /admin/email/resend`). If a mail server permanently rejects the address again, the address is suppressed again.
     *
     * @param int $emailSuppressionId Id of the suppressed address.
     */
    public function deleteEmailSuppression(int $emailSuppressionId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/email-suppression', 't', [], null, ['emailSuppressionId' => $emailSuppressionId], $options);
    }

    /**
     * Send a test e-mail.
     *
     * Renders the stored template with the given order (requires `order:read`) or with sample data, and queues it for
     * sending, with the subject marked as test. The list of mails shows whether the mail server accepted it. 429: a
     * store can send 30 test mails in a burst, and one more every two minutes. 422 `invalid_value` if mails of the type
     * are not about an order, `unsupported_operation` if the address is suppressed. If the template has errors, nothing
     * is sent: `accepted` is false, and `errors` has their positions. Sets the template's `lastTestedOn`. No events.
     */
    public function testEmail(EmailTest $body, ?CallOptions $options = null): EmailTestResult
    {
        return $this->call('POST', '/admin/email/test', 'tk', [0 => EmailTestResult::class], $body, [], $options);
    }

    /**
     * List e-mail templates.
     *
     * The e-mail templates of the store, without bodies. Each type has at most one template per language, and always
     * one in the store's default language. `search` matches parts of the name and the subject.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param EmailTemplateSort::*|null $sort Order of the list. Default `name`.
     * @param list<int>|null $emailTemplateTypeId Only templates of this type. A comma-separated list matches any of its
     * values.
     * @param list<string>|null $languageCode Only templates in this language. A comma-separated list matches any of its
     * values.
     * @param bool|null $isActive Only active templates (true), or only inactive ones (false).
     */
    public function listEmailTemplates(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $emailTemplateTypeId = null,
        ?array $languageCode = null,
        ?bool $isActive = null,
        ?CallOptions $options = null,
    ): EmailTemplatePage
    {
        return $this->call('GET', '/admin/email-template/paged', 't', [0 => EmailTemplatePage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'emailTemplateTypeId' => $emailTemplateTypeId, 'languageCode' => $languageCode, 'isActive' => $isActive], $options);
    }

    /**
     * Get an e-mail template.
     *
     * Returns one template with its source and the variables that it may use. The source is Liquid with variables,
     * filters and these tags: `if`, `unless`, `case`, `for`, `tablerow`, `cycle`, `assign`, `capture`, `increment`,
     * `decrement`, `echo` and `liquid`. Includes are not supported. The filter `date` knows the words now and today.
     * Customer input is escaped in the HTML, and may appear only in text and inside quoted attributes. A pin, or a link
     * with a secret, must stand alone between spaces or tags, or be the whole URL of an `<a>`. Filters, comparisons and
     * other URLs cannot use it. A mail uses the template in the recipient's language (`de-AT`), otherwise in the
     * language without region (`de`), otherwise in the store's default language. If the template cannot be rendered,
     * the service sends the platform's own text in the recipient's language, and `lastError` has the reason.
     *
     * @param int $emailTemplateId Id of the template.
     */
    public function getEmailTemplate(int $emailTemplateId, ?CallOptions $options = null): EmailTemplate
    {
        return $this->call('GET', '/admin/email-template', 't', [0 => EmailTemplate::class], null, ['emailTemplateId' => $emailTemplateId], $options);
    }

    /**
     * Create an e-mail template.
     *
     * Adds a template of a type in another language. 409 `already_exists` if the type has a template in this language.
     * 422 `invalid_value` if the language is not one of the store's, or the source has errors (the field error's detail
     * has line and column). The service renders the source with sample data before it saves it. `fromEmail` must be at
     * a domain that the store has verified. Mails that contain a secret of the customer cannot have `bcc`, or style
     * sheets, forms or frames in their HTML.
     */
    public function createEmailTemplate(EmailTemplateCreate $body, ?CallOptions $options = null): EmailTemplate
    {
        return $this->call('POST', '/admin/email-template', 'tk', [0 => EmailTemplate::class], $body, [], $options);
    }

    /**
     * Update an e-mail template.
     *
     * Changes the template for every mail rendered from now on, and sets `isDefault` to false. If a template of a
     * transactional type is inactive, its mails use the template in the store's default language, or else the
     * platform's own template. Mails of other types are not sent. Errors: 409 `version_conflict`. 422 `invalid_value`
     * if the source has errors; the detail of the field error has line and column.
     */
    public function updateEmailTemplate(EmailTemplateUpdate $body, ?CallOptions $options = null): EmailTemplate
    {
        return $this->call('PATCH', '/admin/email-template', 'tk', [0 => EmailTemplate::class], $body, [], $options);
    }

    /**
     * Preview an e-mail template.
     *
     * Renders the stored template, with the given fields replacing the stored ones, with an order (requires
     * `order:read`) or with sample data. Pins and links are always sample data. Nothing is stored or sent. 422
     * `invalid_value` if mails of the type are not about an order. Errors in the source do not fail the request:
     * `errors` lists them, and parts that cannot be rendered are empty. Rendering stops after a fixed number of steps.
     */
    public function previewEmailTemplate(EmailTemplatePreview $body, ?CallOptions $options = null): EmailTemplatePreviewResult
    {
        return $this->call('POST', '/admin/email-template/preview', 'tk', [0 => EmailTemplatePreviewResult::class], $body, [], $options);
    }

    /**
     * Revert an e-mail template to the default.
     *
     * Restores the platform's own subject, texts and sender, and sets `isDefault`. `name` and `isActive` do not change.
     * If the platform has no text in the template's language, the English one is used. Reverting an unedited template
     * changes nothing. 409 `version_conflict`.
     */
    public function revertEmailTemplate(EmailTemplateRevert $body, ?CallOptions $options = null): EmailTemplate
    {
        return $this->call('POST', '/admin/email-template/revert', 'tk', [0 => EmailTemplate::class], $body, [], $options);
    }

    /**
     * List e-mail template types.
     *
     * All types of e-mail that the platform sends, with the variables that their templates may use. The list is the
     * same for every store.
     */
    public function listEmailTemplateTypes(?CallOptions $options = null): EmailTemplateTypeList
    {
        return $this->call('GET', '/admin/email-template-type/all', 't', [0 => EmailTemplateTypeList::class], null, [], $options);
    }

    /**
     * List gift cards.
     *
     * Lists the store's gift cards, newest first unless `sort` says otherwise. `search` looks in the last four
     * characters of the code, the recipient's name and e-mail address, and the external id. It does not find a whole
     * code, because the store keeps only a hash of it.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param GiftCardSort::*|null $sort Default -createdOn.
     * @param list<string>|null $status Only gift cards in one of these states, separated by commas.
     * @param list<string>|null $currencyCode Only gift cards in one of these currencies, separated by commas.
     * @param string|null $externalId Only the gift card with this `externalId`.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listGiftCards(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $currencyCode = null,
        ?string $externalId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): GiftCardPage
    {
        return $this->call('GET', '/admin/gift-card/paged', 't', [0 => GiftCardPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'currencyCode' => $currencyCode, 'externalId' => $externalId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a gift card.
     *
     * Returns a gift card. The response has the last four characters of its code and never the whole code.
     *
     * @param int $giftCardId The gift card.
     */
    public function getGiftCard(int $giftCardId, ?CallOptions $options = null): GiftCard
    {
        return $this->call('GET', '/admin/gift-card', 't', [0 => GiftCard::class], null, ['giftCardId' => $giftCardId], $options);
    }

    /**
     * Issue a gift card.
     *
     * Issues a gift card. Without `deliverOn`, the response has the code, and no mail is sent. The response is then the
     * only place where the code appears: the store keeps a hash of it. Hand the code to the recipient. A repeated
     * request with the same Idempotency-Key returns the same card and the same code. With `deliverOn`, the service
     * mails the code to the recipient at that time and shows it nowhere else. - `deliverOn` needs an e-mail address of
     * the recipient. It must be within one year and before `expiresOn` (422 `invalid_value`). A time in the past means
     * now. A disabled card is not mailed before it is enabled. - A card is issued in a currency in which the store
     * sells (422 `currency_mismatch`). It pays orders in this currency only. - `expiresOn` must be in the future (422
     * `invalid_value`). The law of some countries sets a minimum validity. - `externalId` must be unique in the store
     * (409 `already_exists`). - Administrators cannot issue a gift card to their own e-mail address (403 `forbidden`).
     * - `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of
     * the store's time zone. Gift cards and store credit count together. Above it, the request fails with 403
     * `forbidden`. The limit does not apply to callers with `store:write`, who could change it. - The Idempotency-Key
     * is required. The audit log records the card without its code. Fires `stored_value.issued`, without code and
     * recipient.
     */
    public function createGiftCard(GiftCardCreate $body, ?CallOptions $options = null): GiftCardCreated
    {
        return $this->call('POST', '/admin/gift-card', 'tk', [0 => GiftCardCreated::class], $body, [], $options);
    }

    /**
     * Change a gift card.
     *
     * Changes the expiry, the recipient, the scheduled delivery or the external id of a gift card. Absent fields keep
     * their values, and `null` clears a field. Use `POST /admin/gift-card/adjust` to change the balance. - An EXPIRED
     * card becomes ACTIVE when `expiresOn` changes. Value that has expired does not come back. - 409
     * `version_conflict`: the card's `version` is stale. 409 `already_exists`: another card has the `externalId`. - 409
     * `invalid_state_transition`: `deliverOn` is another time, and no delivery waits for its time. `POST
     * /admin/gift-card/resend` mails a new code. - 422 `invalid_value`: `expiresOn` is not in the future, or the
     * recipient's name or e-mail address is not valid. A scheduled delivery needs an address and a time before the
     * expiry. - 403 `forbidden`: the recipient's new e-mail address is the caller's own. A scheduled delivery goes to
     * another address only if the caller has `gift-card:issue`. Another `expiresOn` fires `stored_value.adjusted`, or
     * `stored_value.status_changed` if an event has reported the expiry of the card. Other changes fire no event.
     */
    public function updateGiftCard(GiftCardUpdate $body, ?CallOptions $options = null): GiftCard
    {
        return $this->call('PATCH', '/admin/gift-card', 'tk', [0 => GiftCard::class], $body, [], $options);
    }

    /**
     * Disable a gift card.
     *
     * Stops a gift card from paying new orders, for instance after its code was stolen. Orders that hold value of the
     * card keep it and can still be captured. Refunds cannot pay value back to the card until it is enabled. A card
     * that the service has disabled then stays disabled until staff enable it. 409 `invalid_state_transition`: the card
     * has expired. Fires `stored_value.status_changed` if the card was not disabled.
     */
    public function disableGiftCard(GiftCardReference $body, ?CallOptions $options = null): GiftCard
    {
        return $this->call('POST', '/admin/gift-card/disable', 'tk', [0 => GiftCard::class], $body, [], $options);
    }

    /**
     * Enable a gift card.
     *
     * Lets a disabled gift card pay orders again. A card that is not disabled stays as it is. 409
     * `invalid_state_transition`: the card has expired; change its `expiresOn` instead. Fires
     * `stored_value.status_changed` if the card was disabled.
     */
    public function enableGiftCard(GiftCardReference $body, ?CallOptions $options = null): GiftCard
    {
        return $this->call('POST', '/admin/gift-card/enable', 'tk', [0 => GiftCard::class], $body, [], $options);
    }

    /**
     * Mail a new code of a gift card.
     *
     * Gives a gift card a new code and mails it to the recipient at once, in place of a scheduled delivery. The former
     * code no longer works, and carts that have the card by the former code cannot pay with it. Orders that hold value
     * of the card keep it. The response has the last four characters of the new code and never the whole code.
     * `deliveryStatus` is SCHEDULED until the mail server accepts the mail. - The Idempotency-Key is required: a
     * repeated request mails no second code. - 409 `invalid_state_transition`: the card is disabled or expired, or it
     * has no value left. - 422 `invalid_value`: the card's recipient has no e-mail address. - 403 `forbidden`: the
     * recipient is the administrator who calls. Fires no event. `stored_value.delivery_failed` fires later if the mail
     * server refuses the mail.
     */
    public function resendGiftCard(GiftCardReference $body, ?CallOptions $options = null): GiftCard
    {
        return $this->call('POST', '/admin/gift-card/resend', 'tk', [0 => GiftCard::class], $body, [], $options);
    }

    /**
     * Adjust the balance of a gift card.
     *
     * Adds value to a gift card (`amount` above 0) or removes value (`amount` below 0), in the card's currency. - Value
     * that an order holds cannot be removed (422 `invalid_value`). - Value can be added only to a card that can pay: a
     * disabled or expired card gets none (409 `invalid_state_transition`). - Administrators cannot adjust a gift card
     * whose recipient has their own e-mail address (403 `forbidden`). - `storedValueLimits` of the settings limits the
     * added value as in `POST /admin/gift-card`. Above it, the request fails with 403 `forbidden`. - The
     * Idempotency-Key is required: a repeated request returns the first entry and adjusts nothing. The audit log
     * records the change. Fires `stored_value.adjusted`.
     */
    public function adjustGiftCard(GiftCardAdjust $body, ?CallOptions $options = null): GiftCardEntry
    {
        return $this->call('POST', '/admin/gift-card/adjust', 'tk', [0 => GiftCardEntry::class], $body, [], $options);
    }

    /**
     * List the entries of gift cards.
     *
     * Lists every change of the store's gift cards, newest first unless `sort` says otherwise. Entries never change; a
     * correction is a new entry. The sum of `amount` of a card's entries is its balance, and the sum of `heldAmount` is
     * its held amount.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param GiftCardEntrySort::*|null $sort Default -createdOn.
     * @param list<int>|null $giftCardId Only entries of one of these gift cards, separated by commas.
     * @param list<string>|null $type Only entries of one of these types, separated by commas.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listGiftCardEntries(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $giftCardId = null,
        ?array $type = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): GiftCardEntryPage
    {
        return $this->call('GET', '/admin/gift-card/entry/paged', 't', [0 => GiftCardEntryPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'giftCardId' => $giftCardId, 'type' => $type, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * List integration calls.
     *
     * Calls to and from outside systems, newest first unless `sort` says otherwise; without headers and bodies.
     * `search` looks in operation, URL, error message and correlation id. Entries are kept for 90 days. A call appears
     * in the list moments after it was made. A call with several HTTP requests has one entry per request. Webhook
     * deliveries are in their own log (`GET /admin/webhook-delivery/paged`).
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param IntegrationLogSort::*|null $sort Sort order. Default -createdOn.
     * @param list<IntegrationType::*>|null $integration Only this kind of outside system. A comma-separated list
     * matches any of its values.
     * @param string|null $providerCode Only entries of this provider.
     * @param list<int>|null $paymentProviderId Only calls with this account at a payment service. A comma-separated
     * list matches any of its values.
     * @param list<string>|null $objectType Only entries about objects of this kind, such as order. A comma-separated
     * list matches any of its values.
     * @param list<string>|null $objectId Only entries about the object with this id. A comma-separated list matches any
     * of its values. Needs exactly one `objectType`, else 400.
     * @param list<IntegrationDirection::*>|null $direction Only calls in this direction. A comma-separated list matches
     * any of its values.
     * @param list<IntegrationOutcome::*>|null $outcome Only calls with this outcome. A comma-separated list matches any
     * of its values.
     * @param string|null $correlationId Only calls of this request.
     * @param list<int>|null $integrationTaskId Only calls of this task. A comma-separated list matches any of its
     * values.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listIntegrationLogs(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $integration = null,
        ?string $providerCode = null,
        ?array $paymentProviderId = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?array $direction = null,
        ?array $outcome = null,
        ?string $correlationId = null,
        ?array $integrationTaskId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): IntegrationLogPage
    {
        return $this->call('GET', '/admin/integration-log/paged', 't', [0 => IntegrationLogPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'integration' => $integration, 'providerCode' => $providerCode, 'paymentProviderId' => $paymentProviderId, 'objectType' => $objectType, 'objectId' => $objectId, 'direction' => $direction, 'outcome' => $outcome, 'correlationId' => $correlationId, 'integrationTaskId' => $integrationTaskId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get an integration call.
     *
     * One call with headers and bodies. Credentials, tokens and card data are masked before they are stored; bodies are
     * truncated at 64 KB. A call without HTTP, such as one to a mail server, has no URL, and its bodies describe
     * request and result as JSON. The contents of mails are not stored.
     *
     * @param int $integrationLogId Id of the call.
     */
    public function getIntegrationLog(int $integrationLogId, ?CallOptions $options = null): IntegrationLog
    {
        return $this->call('GET', '/admin/integration-log', 't', [0 => IntegrationLog::class], null, ['integrationLogId' => $integrationLogId], $options);
    }

    /**
     * List integration tasks.
     *
     * Background jobs for outside systems and imports, newest first unless `sort` says otherwise. `search` looks in
     * task type, last error and object id. A task is kept for 90 days after it finished.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param IntegrationTaskSort::*|null $sort Sort order. Default -createdOn.
     * @param list<IntegrationTaskStatus::*>|null $status Only tasks in this state. A comma-separated list matches any
     * of its values.
     * @param string|null $taskType Only tasks of this type.
     * @param list<IntegrationType::*>|null $integration Only this kind of outside system. A comma-separated list
     * matches any of its values.
     * @param string|null $providerCode Only entries of this provider.
     * @param list<string>|null $objectType Only entries about objects of this kind, such as order. A comma-separated
     * list matches any of its values.
     * @param list<string>|null $objectId Only entries about the object with this id. A comma-separated list matches any
     * of its values. Needs exactly one `objectType`, else 400.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listIntegrationTasks(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?string $taskType = null,
        ?array $integration = null,
        ?string $providerCode = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): IntegrationTaskPage
    {
        return $this->call('GET', '/admin/integration-task/paged', 't', [0 => IntegrationTaskPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'taskType' => $taskType, 'integration' => $integration, 'providerCode' => $providerCode, 'objectType' => $objectType, 'objectId' => $objectId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get an integration task.
     *
     * One task with its masked payload, its progress, and the rejected rows of an import. The integration log lists its
     * calls by `integrationTaskId`.
     *
     * @param int $integrationTaskId Id of the task.
     */
    public function getIntegrationTask(int $integrationTaskId, ?CallOptions $options = null): IntegrationTask
    {
        return $this->call('GET', '/admin/integration-task', 't', [0 => IntegrationTask::class], null, ['integrationTaskId' => $integrationTaskId], $options);
    }

    /**
     * Get a file of an integration task.
     *
     * Returns the file that `errorFileUrl` or `resultFileUrl` of a task links to. For an import, it is a CSV with the
     * rejected rows (row, column, code, message). For a bulk operation, it has the responses, one JSON object per line.
     * The file is available for 7 days after the task finished. In addition to the permission of this operation, the
     * caller needs the permission that started the task (403): `customer:import`, `price:write`, `stock:write` or
     * `product:write`.
     *
     * @param int $integrationTaskId Id of the task.
     */
    public function getIntegrationTaskFile(int $integrationTaskId, ?CallOptions $options = null): string
    {
        return $this->call('GET', '/admin/integration-task/file', 'tf', [], null, ['integrationTaskId' => $integrationTaskId], $options);
    }

    /**
     * Retry integration tasks.
     *
     * Queues FAILED and CANCELLED tasks again with reset attempts. The idempotency key sent to the provider stays the
     * same, so nothing is done twice. Each id has its own result: a task in another state is not retried, and `reason`
     * is its state. `reason` is `not_found` for an id that does not exist in the store, and `already_exists` if another
     * task for the same work is queued or running.
     */
    public function retryIntegrationTasks(IntegrationTaskRetry $body, ?CallOptions $options = null): IntegrationTaskRetryResult
    {
        return $this->call('POST', '/admin/integration-task/retry', 'tk', [0 => IntegrationTaskRetryResult::class], $body, [], $options);
    }

    /**
     * Cancel integration tasks.
     *
     * Cancels QUEUED and RETRYING tasks; a RUNNING task stops after its current step. Completed steps are not undone.
     * Each id has its own result: a task in another state is not canceled, and `reason` is its state. `reason` is
     * `not_found` for an id that does not exist in the store.
     */
    public function cancelIntegrationTasks(IntegrationTaskCancel $body, ?CallOptions $options = null): IntegrationTaskCancelResult
    {
        return $this->call('POST', '/admin/integration-task/cancel', 'tk', [0 => IntegrationTaskCancelResult::class], $body, [], $options);
    }

    /**
     * List invoices and credit notes.
     *
     * The store's numbered documents, newest first unless `sort` says otherwise. `search` matches a printed document
     * number or an order number. `GET /admin/order/pdf` with the `invoiceId` prints a document. An order gets its
     * invoice when it is first paid in full, or when its first units ship. A later edit adds an invoice for the added
     * amount, or a credit note for the removed amount. A completed refund adds a credit note; if that refund fails
     * later, the order gets another invoice. Canceling an order that was shipped and not paid adds a credit note for
     * the amount that is no longer due. Invoices and credit notes have separate number sequences without gaps. A
     * document never changes after it was issued, even if the store, the customer, the products or the order change.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param InvoiceSort::*|null $sort Sort order. Default -issuedOn.
     * @param list<\StorePlatform\Shared\InvoiceType::*>|null $type Only documents of this type. A comma-separated list
     * matches any of its values.
     * @param list<int>|null $orderId Only documents of this order. A comma-separated list matches any of its values.
     * @param list<InvoiceReason::*>|null $reason Only documents issued for one of these reasons, separated by commas.
     * @param list<string>|null $currencyCode Only documents in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $issuedFrom Only documents issued at or after this time.
     * @param \DateTimeImmutable|null $issuedTo Only documents issued before this time.
     */
    public function listInvoices(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $type = null,
        ?array $orderId = null,
        ?array $reason = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $issuedFrom = null,
        ?\DateTimeImmutable $issuedTo = null,
        ?CallOptions $options = null,
    ): InvoicePage
    {
        return $this->call('GET', '/admin/invoice/paged', 't', [0 => InvoicePage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'type' => $type, 'orderId' => $orderId, 'reason' => $reason, 'currencyCode' => $currencyCode, 'issuedFrom' => $issuedFrom, 'issuedTo' => $issuedTo], $options);
    }

    /**
     * Export invoices and credit notes as CSV or XLSX.
     *
     * Returns a file with the documents that match the filters of the list: one row for each document and tax rate, and
     * one for the part without tax. Its columns are the number, the date and time of issue, the order and the corrected
     * document. Then follow the buyer with country and tax number, the tax with its rate, `net`, `tax` and `gross`.
     * Amounts of credit notes are negative, so the sums of a period are its revenue and tax by rate, country and
     * currency. If several taxes apply to the same amount, `net` is in the row of the first one, `taxedAmount` in each.
     * `convertedTax` is the tax in the currency of the tax office, with `taxCurrencyCode` and `taxExchangeRate`. The
     * three are empty for documents without a `taxConversion`. Dates and times are in the store's time zone. The file
     * is streamed with the rows as they were at the start of the export. CSV is UTF-8 with a byte order mark and CRLF;
     * texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a
     * fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param InvoiceSort::*|null $sort Sort order. Default -issuedOn.
     * @param list<\StorePlatform\Shared\InvoiceType::*>|null $type Only documents of this type. A comma-separated list
     * matches any of its values.
     * @param list<int>|null $orderId Only documents of this order. A comma-separated list matches any of its values.
     * @param list<InvoiceReason::*>|null $reason Only documents issued for one of these reasons, separated by commas.
     * @param list<string>|null $currencyCode Only documents in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $issuedFrom Only documents issued at or after this time.
     * @param \DateTimeImmutable|null $issuedTo Only documents issued before this time.
     */
    public function exportInvoices(
        ?string $format = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $type = null,
        ?array $orderId = null,
        ?array $reason = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $issuedFrom = null,
        ?\DateTimeImmutable $issuedTo = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/invoice/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'sort' => $sort, 'type' => $type, 'orderId' => $orderId, 'reason' => $reason, 'currencyCode' => $currencyCode, 'issuedFrom' => $issuedFrom, 'issuedTo' => $issuedTo], $options);
    }

    /**
     * List the languages a store can use.
     *
     * Every language that the platform supports, by code; the same for all stores. The languages of a store are
     * `languageCodes` of its settings. Needs no store.
     */
    public function listLanguages(?CallOptions $options = null): LanguageList
    {
        return $this->call('GET', '/admin/language/all', 't', [0 => LanguageList::class], null, [], $options);
    }

    /**
     * Log an administrator in.
     *
     * Exchanges e-mail and password for an access token (1 hour) and a refresh token (30 days, rotated on use). Send
     * the access token as `Authorization: Bearer`. Each login starts its own session, which `GET /admin/session/all`
     * lists. A user with TOTP gets 401 `totp_required` if the password is correct and `totpCode` is absent; repeat the
     * request with the code. Wrong codes are counted per user, across all IP addresses, until a correct one: five are
     * allowed, and one more every 15 minutes (429). This limit does not apply to recovery codes. Each code is accepted
     * once. A recovery code can be sent in place of a code, and is then used up. 401 `invalid_credentials` is the same
     * response, in the same time, for an unknown e-mail, a wrong password and a wrong code. 403 `account_inactive` is
     * returned only if the password is correct. Attempts are throttled per account and per IP address (429 with
     * Retry-After). No store is needed. `stores` lists the stores that the user may name in `X-Store-Id`.
     */
    public function login(AdminLoginRequest $body, ?CallOptions $options = null): AdminLogin
    {
        return $this->call('POST', '/admin/login', '', [0 => AdminLogin::class], $body, [], $options);
    }

    /**
     * Exchange a refresh token for new tokens.
     *
     * Returns a new access token and a new refresh token; the sent refresh token is used up, and the previous access
     * token is revoked. The 30 days of the refresh token start again. If the same refresh token is sent again within
     * ten seconds, and before the new refresh token was used, the same tokens are returned. After that the service
     * treats the repeated token as stolen: it ends the whole session and rejects every token of it (401
     * `unauthenticated`). An expired or revoked token returns 401, a deactivated user 403 `account_inactive`.
     */
    public function refreshLogin(AdminLoginRefresh $body, ?CallOptions $options = null): AdminLogin
    {
        return $this->call('POST', '/admin/login/refresh', '', [0 => AdminLogin::class], $body, [], $options);
    }

    /**
     * Log the administrator out.
     *
     * Ends the session of the access token: the access token and its refresh token are rejected from the next request
     * on (401). Other sessions of the user stay valid. The request needs neither a body nor a store. An app token has
     * no session: 403 `forbidden`.
     */
    public function logout(?CallOptions $options = null): void
    {
        $this->call('POST', '/admin/logout', 'tk', [], null, [], $options);
    }

    /**
     * List media.
     *
     * The store's media, newest first by default. `search` looks in file name, alt text and tags. Without `folderId`
     * and `rootOnly` the list has the media of all folders. With `modifiedSince` (and without `sort`) the rows are in
     * the order of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent.
     * No change is skipped, even one committed late.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param MediaSort::*|null $sort Order of the rows; default -createdOn.
     * @param list<int>|null $folderId Only media directly in this folder. Not together with rootOnly. A comma-separated
     * list matches any of its values.
     * @param bool|null $rootOnly Only media in no folder.
     * @param list<\StorePlatform\Shared\MediaType::*>|null $mediaType Only media of this type. A comma-separated list
     * matches any of its values.
     * @param list<MediaStatus::*>|null $status Only media in this state. A comma-separated list matches any of its
     * values.
     * @param list<string>|null $tag Only media with this tag, exactly. A comma-separated list matches any of its
     * values.
     * @param bool|null $isUsed Only media in use (true), or only unused media (false).
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listMedia(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $folderId = null,
        ?bool $rootOnly = null,
        ?array $mediaType = null,
        ?array $status = null,
        ?array $tag = null,
        ?bool $isUsed = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): MediaPage
    {
        return $this->call('GET', '/admin/media/paged', 't', [0 => MediaPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'folderId' => $folderId, 'rootOnly' => $rootOnly, 'mediaType' => $mediaType, 'status' => $status, 'tag' => $tag, 'isUsed' => $isUsed, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a medium.
     *
     * One medium by its id, for example to check whether it is READY. The file itself is at `url`.
     *
     * @param int $mediaId Id of the medium.
     */
    public function getMedia(int $mediaId, ?CallOptions $options = null): Media
    {
        return $this->call('GET', '/admin/media', 't', [0 => Media::class], null, ['mediaId' => $mediaId], $options);
    }

    /**
     * Upload a medium.
     *
     * Uploads one file: multipart/form-data with the part `file` and the other fields as separate parts. The file has
     * at most 32 MiB unless the operator of the service has set another limit. Larger files, and files that exceed the
     * store's remaining storage (see `GET /admin/media/usage`), are rejected with 413 `payload_too_large`. The type is
     * detected from the content, never from the name: images (JPEG, PNG, WebP, GIF), videos (MP4, WebM) and documents
     * (PDF, CSV, plain text). Other types, such as SVG, HTML or AVIF, are rejected with 415 `unsupported_media_type`. A
     * file that cannot be read, an image above 50 megapixels and an animated WebP are rejected with 422
     * `invalid_value`. Images are stored without metadata of the camera or software, such as the location; color
     * profile and orientation are kept. The smaller versions are in sRGB, converted from the color profile. The file
     * name is for people only. `status` is PROCESSING until the smaller versions of an image are ready; the medium can
     * be used immediately. Uploading the same content twice creates two media with the same `checksum` that share one
     * stored file. With the same Idempotency-Key the file is compared, too. Files are public: anyone with the `url` can
     * read the file without a credential. URLs cannot be guessed. No webhook event is fired.
     */
    public function createMedia(MediaCreate $body, ?CallOptions $options = null): Media
    {
        return $this->call('POST', '/admin/media', 'tkm', [0 => Media::class], $body, [], $options);
    }

    /**
     * Update a medium.
     *
     * Changes name, folder, texts, tags or focal point, never the file. `folderId: null` moves the medium to the top
     * level. The `url` stays the same. `focalX` and `focalY` must be set together, each from 0 to 1 (422
     * `invalid_value`). A stale `version` is rejected with 409 `version_conflict`. No webhook event is fired.
     */
    public function updateMedia(MediaUpdate $body, ?CallOptions $options = null): Media
    {
        return $this->call('PATCH', '/admin/media', 'tk', [0 => Media::class], $body, [], $options);
    }

    /**
     * Delete a medium.
     *
     * Deletes the medium. The stored file and its URL are removed a day after the last medium with that content is
     * deleted. The request fails with 409 `in_use` while a product, variant, option, collection, setting or description
     * uses the medium. The error names these objects. With `force` true the medium is removed from all of them. No
     * webhook event is fired.
     *
     * @param int $mediaId The medium to delete.
     * @param bool|null $force Whether to delete the medium even if it is in use.
     */
    public function deleteMedia(int $mediaId, ?bool $force = null, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/media', 't', [], null, ['mediaId' => $mediaId, 'force' => $force], $options);
    }

    /**
     * Get the media storage usage.
     *
     * The storage that the store's files use, and its limit. Content that was uploaded twice counts once, smaller
     * versions of images do not count, and deleted files count until their bytes are removed, about a day later.
     */
    public function getMediaUsage(?CallOptions $options = null): MediaUsage
    {
        return $this->call('GET', '/admin/media/usage', 't', [0 => MediaUsage::class], null, [], $options);
    }

    /**
     * List media folders.
     *
     * The store's folders, sorted by name by default. Without `parentFolderId` and `rootOnly` the list has the folders
     * of all levels.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param MediaFolderSort::*|null $sort Order of the rows; default name.
     * @param list<int>|null $parentFolderId Only folders directly in this one. Not together with rootOnly. A
     * comma-separated list matches any of its values.
     * @param bool|null $rootOnly Only folders at the top level.
     */
    public function listMediaFolders(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $parentFolderId = null,
        ?bool $rootOnly = null,
        ?CallOptions $options = null,
    ): MediaFolderPage
    {
        return $this->call('GET', '/admin/media/folder/paged', 't', [0 => MediaFolderPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'parentFolderId' => $parentFolderId, 'rootOnly' => $rootOnly], $options);
    }

    /**
     * Create a media folder.
     *
     * Creates a folder in another folder or at the top level. If a sibling has the same name, the request fails with
     * 409 `already_exists`; more than 10 levels are rejected with 422 `invalid_value`. No webhook event is fired.
     */
    public function createMediaFolder(MediaFolderCreate $body, ?CallOptions $options = null): MediaFolder
    {
        return $this->call('POST', '/admin/media/folder', 'tk', [0 => MediaFolder::class], $body, [], $options);
    }

    /**
     * Update a media folder.
     *
     * Renames or moves a folder with its contents; `parentFolderId: null` moves it to the top level. URLs of media do
     * not change. If a sibling has the same name, the request fails with 409 `already_exists`. A move into itself or
     * below it is rejected with 422 `invalid_value`, a stale `version` with 409 `version_conflict`. No webhook event is
     * fired.
     */
    public function updateMediaFolder(MediaFolderUpdate $body, ?CallOptions $options = null): MediaFolder
    {
        return $this->call('PATCH', '/admin/media/folder', 'tk', [0 => MediaFolder::class], $body, [], $options);
    }

    /**
     * Delete a media folder.
     *
     * Deletes an empty folder. While the folder contains media or folders, the request fails with 409 `in_use`, unless
     * `replacementFolderId` names another folder. The contents then move to that folder in the same step; a name that
     * is taken there is rejected with 409 `already_exists`. This operation never deletes a medium. A replacement that
     * is the folder itself or below it is rejected with 422 `invalid_value`. No webhook event is fired.
     *
     * @param int $folderId The folder to delete.
     * @param int|null $replacementFolderId Id of the folder that receives the contents.
     */
    public function deleteMediaFolder(int $folderId, ?int $replacementFolderId = null, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/media/folder', 't', [], null, ['folderId' => $folderId, 'replacementFolderId' => $replacementFolderId], $options);
    }

    /**
     * List orders.
     *
     * Lists the orders of the store, without drafts unless `status=DRAFT` requests them. `search` matches whole
     * numbers: of orders (with or without `#` and the store's prefix), of shipments (`100042-1`), of invoices,
     * payments' references at their provider, and `externalId`s. It also matches parts of the e-mail address, of
     * tracking numbers, and of the names and SKUs of lines. In the addresses it matches parts of names, companies,
     * streets, postal codes and phone numbers, in any notation. If nothing matches, words with a small mistake find
     * what they resemble. A search of fewer than three characters matches only whole SKUs and numbers. Orders are
     * sorted by newest order date unless `sort` says otherwise. List items have no lines: `GET /admin/order/details`
     * returns the whole order. With `modifiedSince` (and without `sort`), orders come in the order in which they
     * changed, oldest change first. Follow `nextCursor`. To poll for later changes, repeat the request with the last
     * cursor you sent. No change is skipped, even one that was committed late.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param OrderSort::*|null $sort Default -orderDate.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param list<\StorePlatform\Shared\OrderState::*>|null $status Only orders in one of these states, separated by
     * commas. Absent means every state except DRAFT.
     * @param list<string>|null $paymentStatus Only orders with one of these payment statuses, separated by commas.
     * @param list<string>|null $fulfillmentStatus Only orders with one of these fulfillment statuses, separated by
     * commas.
     * @param list<OrderSource::*>|null $source Only orders from one of these sources, separated by commas.
     * @param \DateTimeImmutable|null $orderDateFrom Only orders placed at or after this time.
     * @param \DateTimeImmutable|null $orderDateTo Only orders placed before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     * @param list<int>|null $storeCustomerId Only orders of one of these customers, separated by commas.
     * @param string|null $email Only orders with this e-mail address.
     * @param string|null $sku Only orders with a line of this SKU.
     * @param string|null $externalId Only the order with this `externalId`.
     * @param list<int>|null $productId Only orders with a line of one of these products, separated by commas.
     * @param list<int>|null $couponId Only orders with one of these coupons, separated by commas.
     * @param list<int>|null $subscriptionId Only orders of one of these subscriptions, separated by commas.
     * @param list<int>|null $shippingMethodId Only orders with one of these shipping methods, separated by commas.
     * @param list<string>|null $shippingCountryCode Only orders shipped to one of these countries, separated by commas.
     * @param list<string>|null $currencyCode Only orders in one of these currencies, separated by commas.
     * @param numeric-string|null $grandTotalMin Only orders with at least this grand total.
     * @param numeric-string|null $grandTotalMax Only orders with at most this grand total.
     * @param list<string>|null $tag Only orders with one of these tags, separated by commas.
     */
    public function listOrders(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?string $search = null,
        ?array $status = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?array $source = null,
        ?\DateTimeImmutable $orderDateFrom = null,
        ?\DateTimeImmutable $orderDateTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?array $storeCustomerId = null,
        ?string $email = null,
        ?string $sku = null,
        ?string $externalId = null,
        ?array $productId = null,
        ?array $couponId = null,
        ?array $subscriptionId = null,
        ?array $shippingMethodId = null,
        ?array $shippingCountryCode = null,
        ?array $currencyCode = null,
        ?string $grandTotalMin = null,
        ?string $grandTotalMax = null,
        ?array $tag = null,
        ?CallOptions $options = null,
    ): OrderPage
    {
        return $this->call('GET', '/admin/order/paged', 't', [0 => OrderPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'search' => $search, 'status' => $status, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'source' => $source, 'orderDateFrom' => $orderDateFrom, 'orderDateTo' => $orderDateTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince, 'storeCustomerId' => $storeCustomerId, 'email' => $email, 'sku' => $sku, 'externalId' => $externalId, 'productId' => $productId, 'couponId' => $couponId, 'subscriptionId' => $subscriptionId, 'shippingMethodId' => $shippingMethodId, 'shippingCountryCode' => $shippingCountryCode, 'currencyCode' => $currencyCode, 'grandTotalMin' => $grandTotalMin, 'grandTotalMax' => $grandTotalMax, 'tag' => $tag], $options);
    }

    /**
     * Count orders that are not shipped yet.
     *
     * Counts placed orders with units left to ship (UNFULFILLED, PARTIALLY_FULFILLED, ON_HOLD), for example for a
     * badge. Canceled orders and drafts do not count.
     */
    public function getUnfulfilledOrderCount(?CallOptions $options = null): UnfulfilledOrderCount
    {
        return $this->call('GET', '/admin/order/unfulfilled/count', 't', [0 => UnfulfilledOrderCount::class], null, [], $options);
    }

    /**
     * Get an order.
     *
     * Returns the whole order with lines, payments, balance, refunds, shipments, chargebacks and history. Send exactly
     * one of `orderId` and `orderNumber`. `allowedActions` lists the actions that the order's state allows. An action
     * is listed exactly when its operation accepts the order in this state. EDIT covers lines, coupons, discounts and
     * shipping; notes, tags and custom fields can always be changed. REPLACE is the free replacement: `isFree: false`
     * is accepted for every placed order.
     *
     * @param int|null $orderId Id of the order.
     * @param int|null $orderNumber Number of the order.
     */
    public function getOrder(?int $orderId = null, ?int $orderNumber = null, ?CallOptions $options = null): Order
    {
        return $this->call('GET', '/admin/order/details', 't', [0 => Order::class], null, ['orderId' => $orderId, 'orderNumber' => $orderNumber], $options);
    }

    /**
     * Create an order.
     *
     * Places an order for a customer or a guest, or saves the order as a draft (`isDraft`). Prices come from the price
     * list of the customer's account type unless `unitPrice` is set. Shipping, discounts and taxes are computed as at
     * checkout, and all totals are frozen. Placing an order reserves stock and coupons, charges `payment` by the
     * store's capture mode, and starts a subscription for each plan of its lines. Fires order.created, then
     * order.payment_captured if the payment was captured at once, then `subscription.created` with the action
     * `subscription.created_by_admin`. An order that buys gift cards fires `stored_value.issued` for each card once the
     * order is paid, here or later. An order with plans needs an ACTIVE customer whose account type may subscribe, a
     * billing address, and a saved payment method of the customer (`payment.customerPaymentMethodId`), which renewals
     * charge. The addresses are saved with the customer. The order is the first cycle of each subscription, or the
     * start of its trial. If the payment is declined (422 `payment_declined`), no order is placed and
     * order.payment_failed fires. Other errors: `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`,
     * `shipping_not_available`, `currency_mismatch`, `invalid_value`; 409 `already_exists` if another order has the
     * `externalId`; `existingId` is the `orderId` of that order. 404 for a customer, variant, plan or payment method
     * that the store or the customer does not have; `errors` names every line whose variant or plan is unknown. 503
     * `payment_outcome_unknown` means that the provider did not respond: repeat the request with the same
     * Idempotency-Key.
     */
    public function createOrder(OrderCreate $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Change an order.
     *
     * Changes the fields in the request: customer, e-mail, language, addresses, shipping method, lines, coupons, manual
     * discount, order date, notes, tags, custom fields. Payment and fulfillment status cannot be set: they follow from
     * payments and shipments. Fires order.updated once when addresses, customer, language, custom fields, order date,
     * lines or discounts change. Changes of notes and tags fire no event. An empty change returns 200 and fires no
     * event. A change of lines, coupons, discount or shipping reprices only the parts that change, and reserves or
     * releases stock. A higher total leaves an amount due (PARTIALLY_PAID), a lower one overpays the order (OVERPAID):
     * capture or refund the difference. When the captured money covers the new total, the rest of each authorization is
     * released (a second order.updated, with the action `order.authorization_released`). An open page for a crypto
     * payment ends when the amount due changes. The buyer pays on a new page. Money that arrives on the old page counts
     * if it is due, or is refunded. order.payment_status_changed and order.fulfillment_status_changed fire when a
     * status changes. `items` is the complete list of lines after the edit. These return 422 `invalid_value`: - a
     * quantity below the shipped or refunded quantity - a change of a line with refunded units - a change of shipping
     * that was partly or fully refunded - a price of a line below the money refunded on it without units - a total
     * below the money refunded of the order
     */
    public function updateOrder(OrderUpdate $body, ?CallOptions $options = null): Order
    {
        return $this->call('PATCH', '/admin/order', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Place a draft order.
     *
     * Turns a draft into a placed order: prices are computed again, stock and coupons are reserved, `payment` is
     * charged, and the order date is set to now. Fires order.created, then order.payment_captured if the payment was
     * captured at once. Bought gift cards fire `stored_value.issued` as in `POST /admin/order`. Returns 409
     * `invalid_state_transition` unless the order is a DRAFT, and 409 `cart_changed` when the total differs from
     * `expectedGrandTotal`. Other errors are those of `POST /admin/order`. The draft keeps its custom fields, also
     * without fields that the store has required since. After an error, the draft stays a draft.
     */
    public function placeOrder(OrderPlace $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/place', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Synchronize orders with outside systems.
     *
     * Queues integration tasks that synchronize orders with the store's outside systems. `targets` selects the systems:
     * - PAYMENT reads the outcome of open payments, captures and refunds of an order that was paid through a payment
     * provider. The task is done when the provider has returned an outcome for each, and is retried while the provider
     * does not respond. - COMMISSION sends the order to the store's commission service. - TAX and SHIPPING queue
     * nothing: the tax service gets a report of every order anyway, and carriers are not asked.
     */
    public function syncOrders(OrderSync $body, ?CallOptions $options = null): OrderSyncResult
    {
        return $this->call('POST', '/admin/order/sync', 'tk', [0 => OrderSyncResult::class], $body, [], $options);
    }

    /**
     * Export orders as CSV or XLSX.
     *
     * A file with the orders that match the filters of the list, streamed. `format` (csv, xlsx) sets the file format,
     * `rows` sets one row per order or per line. Each row has the shipping and the billing address in columns such as
     * `shippingAddress.postalCode`, which are empty if the order has none or its personal data was erased. Rows of
     * orders have the consent to marketing e-mails that the buyer gave with the order; a customer's withdrawal is in
     * the export of customers. CSV is UTF-8 with a byte order mark and CRLF. Texts that a spreadsheet could run as a
     * formula start with an apostrophe. Amounts are numbers, with the currency in a column of its own.
     *
     * @param ExportFormat::*|null $format File format.
     * @param OrderExportRows::*|null $rows The unit of a row.
     * @param OrderSort::*|null $sort Sort order. Default -orderDate.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param string|null $externalId Only the order with this `externalId`.
     * @param list<\StorePlatform\Shared\OrderState::*>|null $status Only orders in this state, by default all but
     * DRAFT. A comma-separated list matches any of its values.
     * @param list<string>|null $paymentStatus Only orders with this payment status. A comma-separated list matches any
     * of its values.
     * @param list<string>|null $fulfillmentStatus Only orders with this fulfillment status. A comma-separated list
     * matches any of its values.
     * @param list<OrderSource::*>|null $source Only orders with this source. A comma-separated list matches any of its
     * values.
     * @param \DateTimeImmutable|null $orderDateFrom Only orders placed at or after this time.
     * @param \DateTimeImmutable|null $orderDateTo Only orders placed before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     * @param list<int>|null $storeCustomerId Only orders of this customer. A comma-separated list matches any of its
     * values.
     * @param string|null $email Only orders with this e-mail address.
     * @param string|null $sku Only orders with a line of this SKU.
     * @param list<int>|null $productId Only orders with a line of this product. A comma-separated list matches any of
     * its values.
     * @param list<int>|null $couponId Only orders with this coupon. A comma-separated list matches any of its values.
     * @param list<int>|null $subscriptionId Only orders of this subscription. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $shippingMethodId Only orders with this shipping method. A comma-separated list matches any
     * of its values.
     * @param list<string>|null $shippingCountryCode Only orders shipped to this country. A comma-separated list matches
     * any of its values.
     * @param list<string>|null $currencyCode Only orders in this currency. A comma-separated list matches any of its
     * values.
     * @param numeric-string|null $grandTotalMin Only orders with at least this grand total.
     * @param numeric-string|null $grandTotalMax Only orders with at most this grand total.
     * @param list<string>|null $tag Only orders with this tag. A comma-separated list matches any of its values.
     */
    public function exportOrders(
        ?string $format = null,
        ?string $rows = null,
        ?string $sort = null,
        ?string $search = null,
        ?string $externalId = null,
        ?array $status = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?array $source = null,
        ?\DateTimeImmutable $orderDateFrom = null,
        ?\DateTimeImmutable $orderDateTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?array $storeCustomerId = null,
        ?string $email = null,
        ?string $sku = null,
        ?array $productId = null,
        ?array $couponId = null,
        ?array $subscriptionId = null,
        ?array $shippingMethodId = null,
        ?array $shippingCountryCode = null,
        ?array $currencyCode = null,
        ?string $grandTotalMin = null,
        ?string $grandTotalMax = null,
        ?array $tag = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/order/export', 'tf', [], null, ['format' => $format, 'rows' => $rows, 'sort' => $sort, 'search' => $search, 'externalId' => $externalId, 'status' => $status, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'source' => $source, 'orderDateFrom' => $orderDateFrom, 'orderDateTo' => $orderDateTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince, 'storeCustomerId' => $storeCustomerId, 'email' => $email, 'sku' => $sku, 'productId' => $productId, 'couponId' => $couponId, 'subscriptionId' => $subscriptionId, 'shippingMethodId' => $shippingMethodId, 'shippingCountryCode' => $shippingCountryCode, 'currencyCode' => $currencyCode, 'grandTotalMin' => $grandTotalMin, 'grandTotalMax' => $grandTotalMax, 'tag' => $tag], $options);
    }

    /**
     * Render a document of an order as PDF.
     *
     * Renders the store's template for the document in the order's language. Send exactly one of `orderId` and
     * `orderNumber`. INVOICE and CREDIT_NOTE show the data frozen when the document was issued. `invoiceId` selects one
     * of the order's documents, and the type is then that document's type. Without `invoiceId`, an INVOICE is the first
     * invoice, or a pro forma invoice without a number while the order is neither paid nor shipped. PACKING_SLIP and
     * SHIPPING_LABEL take a `shipmentId` (default: the newest shipment that is not canceled), CREDIT_NOTE a `refundId`
     * (default: the newest credit note); 422 `invalid_value` if the order has none. An INVOICE of a draft is rejected
     * with 422 `invalid_value`. Supported scripts are Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian,
     * Chinese, Japanese and Korean, including right-to-left text. A document with text in another script returns 422
     * `unsupported_operation`.
     *
     * @param int|null $orderId Id of the order.
     * @param int|null $orderNumber Number of the order.
     * @param PdfTemplateTypeCode::*|null $type Type of the document.
     * @param int|null $shipmentId Id of a shipment of the order.
     * @param int|null $refundId Id of a refund of the order.
     * @param int|null $invoiceId Id of an invoice or credit note of the order.
     * @param int|null $pdfTemplateId Id of the template to use. Default: the active template.
     * @param string|null $languageCode Language of the document. Default: the order's language.
     */
    public function getOrderPdf(
        ?int $orderId = null,
        ?int $orderNumber = null,
        ?string $type = null,
        ?int $shipmentId = null,
        ?int $refundId = null,
        ?int $invoiceId = null,
        ?int $pdfTemplateId = null,
        ?string $languageCode = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/order/pdf', 'tf', [], null, ['orderId' => $orderId, 'orderNumber' => $orderNumber, 'type' => $type, 'shipmentId' => $shipmentId, 'refundId' => $refundId, 'invoiceId' => $invoiceId, 'pdfTemplateId' => $pdfTemplateId, 'languageCode' => $languageCode], $options);
    }

    /**
     * Refund an order.
     *
     * Issues a refund against the order's captured payments. All amounts in the request are what the customer receives,
     * including tax. The response splits them: `amount = subtotal + taxTotal + shippingTotal`.
     */
    public function refundOrder(OrderRefund $body, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('POST', '/admin/order/refund', 'tk', [0 => RefundDetails::class], $body, [], $options);
    }

    /**
     * Preview a refund.
     *
     * Computes the refund that the same request to `POST /admin/order/refund` would issue, and the maximum that can be
     * refunded now, by line and by payment. Changes nothing and fires nothing. Rejected in the same cases as the refund
     * (422 `refund_exceeds_remaining`, 409 `invalid_state_transition` and `gift_card_spent`).
     */
    public function previewOrderRefund(OrderRefundPreview $body, ?CallOptions $options = null): RefundPreview
    {
        return $this->call('POST', '/admin/order/refund/preview', 'tk', [0 => RefundPreview::class], $body, [], $options);
    }

    /**
     * List shipping methods for an order.
     *
     * Lists the active shipping methods that serve an order, cheapest first. Each method has the price it would have if
     * chosen now; the current method of a placed order keeps its price. Send either `orderId` for an existing order or
     * draft, or `countryCode` with any other known details for an order that is not created yet. The list is empty when
     * nothing in the order is shipped, or when no method serves the address.
     *
     * @param int|null $orderId Id of the order.
     * @param string|null $countryCode Country to ship to, instead of `orderId`.
     * @param string|null $stateProvince State or province to ship to.
     * @param string|null $postalCode Postal code to ship to.
     * @param string|null $currencyCode Currency of the order. Absent means the store's default currency.
     * @param numeric-string|null $subtotal Subtotal of the shipped goods after discounts, for methods that are free
     * above a subtotal.
     * @param numeric-string|null $weight Weight in the store's weight unit.
     */
    public function listOrderShippingMethods(
        ?int $orderId = null,
        ?string $countryCode = null,
        ?string $stateProvince = null,
        ?string $postalCode = null,
        ?string $currencyCode = null,
        ?string $subtotal = null,
        ?string $weight = null,
        ?CallOptions $options = null,
    ): OrderShippingMethodList
    {
        return $this->call('GET', '/admin/order/shipping-methods', 't', [0 => OrderShippingMethodList::class], null, ['orderId' => $orderId, 'countryCode' => $countryCode, 'stateProvince' => $stateProvince, 'postalCode' => $postalCode, 'currencyCode' => $currencyCode, 'subtotal' => $subtotal, 'weight' => $weight], $options);
    }

    /**
     * Summarize order lines by variant.
     *
     * Returns the units ordered, shipped, refunded and still to be shipped for each variant. It counts the orders that
     * match the filters of the list. Use it as a pick list or a sales report. The response has one row for each
     * variant, SKU and currency. A variant whose SKU changed has a row for each SKU. Two variants that used the same
     * SKU at different times have a row each. At most 1000 rows; `isTruncated` is true when there are more. More than
     * 100,000 matching orders return 400 `invalid_request`: request a shorter period.
     *
     * @param OrderItemSummarySort::*|null $sort Default -quantityToFulfill.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param list<\StorePlatform\Shared\OrderState::*>|null $status Only orders in one of these states, separated by
     * commas. Absent means every state except DRAFT.
     * @param list<string>|null $paymentStatus Only orders with one of these payment statuses, separated by commas.
     * @param list<string>|null $fulfillmentStatus Only orders with one of these fulfillment statuses, separated by
     * commas.
     * @param list<OrderSource::*>|null $source Only orders from one of these sources, separated by commas.
     * @param \DateTimeImmutable|null $orderDateFrom Only orders placed at or after this time.
     * @param \DateTimeImmutable|null $orderDateTo Only orders placed before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     * @param list<int>|null $storeCustomerId Only orders of one of these customers, separated by commas.
     * @param string|null $email Only orders with this e-mail address.
     * @param string|null $sku Only orders with a line of this SKU.
     * @param list<int>|null $productId Only orders with a line of one of these products, separated by commas.
     * @param list<int>|null $couponId Only orders with one of these coupons, separated by commas.
     * @param list<int>|null $subscriptionId Only orders of one of these subscriptions, separated by commas.
     * @param list<int>|null $shippingMethodId Only orders with one of these shipping methods, separated by commas.
     * @param list<string>|null $shippingCountryCode Only orders shipped to one of these countries, separated by commas.
     * @param list<string>|null $currencyCode Only orders in one of these currencies, separated by commas.
     * @param numeric-string|null $grandTotalMin Only orders with at least this grand total.
     * @param numeric-string|null $grandTotalMax Only orders with at most this grand total.
     * @param list<string>|null $tag Only orders with one of these tags, separated by commas.
     */
    public function getOrderItemSummary(
        ?string $sort = null,
        ?string $search = null,
        ?array $status = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?array $source = null,
        ?\DateTimeImmutable $orderDateFrom = null,
        ?\DateTimeImmutable $orderDateTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?array $storeCustomerId = null,
        ?string $email = null,
        ?string $sku = null,
        ?array $productId = null,
        ?array $couponId = null,
        ?array $subscriptionId = null,
        ?array $shippingMethodId = null,
        ?array $shippingCountryCode = null,
        ?array $currencyCode = null,
        ?string $grandTotalMin = null,
        ?string $grandTotalMax = null,
        ?array $tag = null,
        ?CallOptions $options = null,
    ): OrderItemSummary
    {
        return $this->call('GET', '/admin/order/item/summary', 't', [0 => OrderItemSummary::class], null, ['sort' => $sort, 'search' => $search, 'status' => $status, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'source' => $source, 'orderDateFrom' => $orderDateFrom, 'orderDateTo' => $orderDateTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince, 'storeCustomerId' => $storeCustomerId, 'email' => $email, 'sku' => $sku, 'productId' => $productId, 'couponId' => $couponId, 'subscriptionId' => $subscriptionId, 'shippingMethodId' => $shippingMethodId, 'shippingCountryCode' => $shippingCountryCode, 'currencyCode' => $currencyCode, 'grandTotalMin' => $grandTotalMin, 'grandTotalMax' => $grandTotalMax, 'tag' => $tag], $options);
    }

    /**
     * Summarize one order or many.
     *
     * With `orderId` or `orderNumber`: a short form of that order (`order`). Without them: counts and sums by currency
     * and status over the orders that match the filters of the list (`totals`). Exactly one of the two fields is not
     * null. An id together with filters returns 400 `invalid_request`.
     *
     * @param int|null $orderId Id of the order.
     * @param int|null $orderNumber Number of the order.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param list<\StorePlatform\Shared\OrderState::*>|null $status Only orders in one of these states, separated by
     * commas. Absent means every state except DRAFT.
     * @param list<string>|null $paymentStatus Only orders with one of these payment statuses, separated by commas.
     * @param list<string>|null $fulfillmentStatus Only orders with one of these fulfillment statuses, separated by
     * commas.
     * @param list<OrderSource::*>|null $source Only orders from one of these sources, separated by commas.
     * @param \DateTimeImmutable|null $orderDateFrom Only orders placed at or after this time.
     * @param \DateTimeImmutable|null $orderDateTo Only orders placed before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     * @param list<int>|null $storeCustomerId Only orders of one of these customers, separated by commas.
     * @param string|null $email Only orders with this e-mail address.
     * @param string|null $sku Only orders with a line of this SKU.
     * @param list<int>|null $productId Only orders with a line of one of these products, separated by commas.
     * @param list<int>|null $couponId Only orders with one of these coupons, separated by commas.
     * @param list<int>|null $subscriptionId Only orders of one of these subscriptions, separated by commas.
     * @param list<int>|null $shippingMethodId Only orders with one of these shipping methods, separated by commas.
     * @param list<string>|null $shippingCountryCode Only orders shipped to one of these countries, separated by commas.
     * @param list<string>|null $currencyCode Only orders in one of these currencies, separated by commas.
     * @param numeric-string|null $grandTotalMin Only orders with at least this grand total.
     * @param numeric-string|null $grandTotalMax Only orders with at most this grand total.
     * @param list<string>|null $tag Only orders with one of these tags, separated by commas.
     */
    public function getOrderSummary(
        ?int $orderId = null,
        ?int $orderNumber = null,
        ?string $search = null,
        ?array $status = null,
        ?array $paymentStatus = null,
        ?array $fulfillmentStatus = null,
        ?array $source = null,
        ?\DateTimeImmutable $orderDateFrom = null,
        ?\DateTimeImmutable $orderDateTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?array $storeCustomerId = null,
        ?string $email = null,
        ?string $sku = null,
        ?array $productId = null,
        ?array $couponId = null,
        ?array $subscriptionId = null,
        ?array $shippingMethodId = null,
        ?array $shippingCountryCode = null,
        ?array $currencyCode = null,
        ?string $grandTotalMin = null,
        ?string $grandTotalMax = null,
        ?array $tag = null,
        ?CallOptions $options = null,
    ): OrderSummaryAnswer
    {
        return $this->call('GET', '/admin/order/summary', 't', [0 => OrderSummaryAnswer::class], null, ['orderId' => $orderId, 'orderNumber' => $orderNumber, 'search' => $search, 'status' => $status, 'paymentStatus' => $paymentStatus, 'fulfillmentStatus' => $fulfillmentStatus, 'source' => $source, 'orderDateFrom' => $orderDateFrom, 'orderDateTo' => $orderDateTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince, 'storeCustomerId' => $storeCustomerId, 'email' => $email, 'sku' => $sku, 'productId' => $productId, 'couponId' => $couponId, 'subscriptionId' => $subscriptionId, 'shippingMethodId' => $shippingMethodId, 'shippingCountryCode' => $shippingCountryCode, 'currencyCode' => $currencyCode, 'grandTotalMin' => $grandTotalMin, 'grandTotalMax' => $grandTotalMax, 'tag' => $tag], $options);
    }

    /**
     * Fulfill order lines with a shipment.
     *
     * Records a shipment of the given lines, or of all open lines, and removes the units from stock. When the parcel
     * leaves, the call sends the shipment e-mail. If the store captures on fulfillment, it also captures the price of
     * the shipped goods from the authorizations, or the whole amount due if the provider cannot capture in parts. A
     * parcel that is PENDING or LABEL_CREATED is packed and has not left: the rest follows with its next status. An
     * order that has nothing to ship, or nothing left because its units were refunded or canceled, is captured without
     * a shipment. Fires shipment.created, order.fulfillment_status_changed if it changes, and order.fulfilled each time
     * every physical line has shipped. 409 `payment_not_secured` unless the whole total is captured, regardless of
     * later refunds, or all of it is authorized (the setting `allowUnsecuredFulfillment` disables this check). 409
     * `already_exists` if another shipment that is not canceled has the `externalShipmentId`; `existingId` is its
     * `shipmentId`, so a warehouse that lost the response learns that the parcel is recorded. 409
     * `invalid_state_transition` for an order that is on hold, canceled or a draft. 422 `quantity_exceeds_unfulfilled`
     * above the open quantity, or if nothing is left to ship. Units of an open withdrawal are not open. Default
     * `status` is IN_TRANSIT. Default `trackingUrl` is built from carrier and tracking number if the carrier is known
     * (DHL, UPS, FedEx, USPS, DPD, GLS, Hermes). 422 `invalid_value` for a line that the order does not have, the
     * status CANCELLED, a `shippedOn` in the future, or an `estimatedDelivery` before `shippedOn`.
     */
    public function fulfillOrder(OrderFulfill $body, ?CallOptions $options = null): Shipment
    {
        return $this->call('POST', '/admin/order/fulfill', 'tk', [0 => Shipment::class], $body, [], $options);
    }

    /**
     * Send a shipment e-mail again.
     *
     * Queues the e-mail of a shipment again, to the order's address or to `email`. Each request sends one e-mail. Fires
     * no event; the audit log records the request. 409 `invalid_state_transition` for a canceled or lost shipment. 422
     * `unsupported_operation`, and nothing is sent, while the template of shipment mails is inactive, and while the
     * address is suppressed.
     */
    public function resendShipmentEmail(ShipmentEmailResend $body, ?CallOptions $options = null): void
    {
        $this->call('POST', '/admin/order/resend-shipment-email', 'tk', [], $body, [], $options);
    }

    /**
     * Cancel an order.
     *
     * Cancels an order without shipped units, or one whose shipped units were all refunded, with money or with the
     * amount 0. Voids live authorizations, refunds the captured amount unless `refundPayment` is false, and releases
     * stock and coupons. A draft is closed without an event. Subscriptions that the order started continue: cancel them
     * separately. A pending payment, such as a bank debit, does not prevent the cancellation. `paymentStatus` stays
     * PENDING until the outcome is known. The service automatically refunds money that arrives afterwards, whether or
     * not `refundPayment` is true. Fires refund.issued for a refund, order.payment_status_changed and
     * order.fulfillment_status_changed if they change, then order.cancelled. After them, `stored_value.refunded` fires
     * for each gift card and store credit that gets value back. A bought gift card that loses value fires
     * `stored_value.adjusted`, and `stored_value.status_changed` if that disables it. Value that the order only held is
     * released without an event. If the order is already canceled, the request returns 200 without an event. The
     * refund's reason is DUPLICATE_CHARGE for DUPLICATE, otherwise OTHER. 409 `invalid_state_transition` if the buyer
     * has units that were not refunded: cancel the shipments, or refund the units. The same code is returned while a
     * payment to be refunded is disputed, and, with Retry-After, for a draft with a payment in progress. 422
     * `gift_card_unusable` if the refund would pay back to a gift card that staff disabled: enable the card first. 409
     * `gift_card_spent` if the order bought gift cards and their value was spent, has expired or is held: refund the
     * rest first, and cancel with `refundPayment: false`. Bought gift cards then keep the value that was not refunded.
     */
    public function cancelOrder(OrderCancel $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/cancel', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Charge the amount due to a saved payment method.
     *
     * Charges the whole amount due of a placed order (`balance.due`, less the authorized amount) off-session to a saved
     * payment method of its customer. The order was placed to be paid later, has an amount due after an edit, or its
     * payment failed afterwards. Fires order.payment_captured and, if it changes, order.payment_status_changed. If the
     * order is paid then, `stored_value.redeemed` fires for each gift card and store credit whose value the order held,
     * and `stored_value.issued` for each gift card that the order bought. If the charge succeeds, open payment pages of
     * crypto providers for the order are closed. Errors: - 404: the customer does not have the payment method. - 409
     * `invalid_state_transition`: nothing is due, the order is a draft or canceled, the outcome of a payment is
     * unknown, or a payment waits for the customer's confirmation. - 422 `invalid_value`: a guest order, or neither a
     * method in the request nor a default method of the customer. - 422 `payment_declined` (order.payment_failed
     * fires): also if the bank requires the customer's confirmation (`authentication_required`). Send the customer a
     * payment link. - 503 `payment_outcome_unknown`: the provider did not respond. Retry with the same Idempotency-Key,
     * which looks up the outcome and never charges twice.
     */
    public function chargeOrder(OrderCharge $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/charge', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Capture an authorized payment.
     *
     * Captures authorized money: the whole amount due, or `amount`. Amounts that other payments of the order are
     * currently charging do not count as due. Once the order is paid, the rest of each authorization is released
     * (order.updated with the action `order.authorization_released`). Fires order.payment_captured and, if it changes,
     * order.payment_status_changed (PARTIALLY_PAID or PAID). A captured gift card or store credit also fires
     * `stored_value.redeemed`, and each gift card that the order bought fires `stored_value.issued` once the order is
     * paid. 409 `invalid_state_transition` without a live authorization, or if nothing is due. 503 `busy` while another
     * capture is in progress. 422 `payment_declined` (order.payment_failed fires), `invalid_value` above the authorized
     * amount or the amount due. 503 `payment_outcome_unknown` after a timeout: the service looks up the outcome, and
     * never captures twice.
     */
    public function captureOrder(OrderCapture $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/capture', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Void an order before capture.
     *
     * Releases the authorizations of an order without captured money and closes the order: payment VOIDED, order
     * CANCELLED, stock and coupons released. Fires order.payment_status_changed, order.fulfillment_status_changed if it
     * changes, and order.cancelled. If the order is already voided, the request returns 200 without an event. 409
     * `invalid_state_transition` if money is captured (cancel or refund instead), if units are shipped and not
     * refunded, or for a draft with a payment in progress (with Retry-After). A payment with an open outcome, such as a
     * bank debit, stays PENDING until the outcome is known; money that arrives afterwards is refunded automatically.
     */
    public function voidOrder(OrderVoid $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/void', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Report a chargeback.
     *
     * Records a dispute of a payment that the provider does not report, or has not reported yet. A later report of the
     * provider with the same `reference` updates the same dispute. The first report fires order.chargeback_reported
     * and, unless it is an inquiry, order.payment_status_changed (CHARGEBACK). Report the dispute again to record its
     * outcome: WON returns the money to the order; LOST and ACCEPTED leave it CHARGEBACK, until the buyer pays after
     * all (`POST /admin/order/offline-payment`). Gift cards that the order bought are disabled until the dispute is won
     * or the order is paid again (`stored_value.status_changed`). A new outcome fires order.updated with the action
     * `order.chargeback_updated`. Administrators can correct a report until the provider decides. The decision of the
     * provider replaces the reported outcome; a later report with a different outcome returns 409
     * `invalid_state_transition`. A report without new data changes nothing. Without `paymentId` the order must have
     * exactly one payment with captured money; without `amount` all of that money is disputed. A higher amount is
     * rejected with 422 `invalid_value`. 409 `invalid_state_transition` for a dispute that is already decided.
     */
    public function reportOrderChargeback(OrderChargebackReport $body, ?CallOptions $options = null): Chargeback
    {
        return $this->call('POST', '/admin/order/chargeback', 'tk', [0 => Chargeback::class], $body, [], $options);
    }

    /**
     * Submit evidence against a chargeback.
     *
     * Submits evidence against an open dispute to the provider of its payment. The provider later reports the bank's
     * decision. New evidence replaces earlier evidence, if the provider accepts it more than once. 409
     * `invalid_state_transition` for a dispute that is already decided. 422 `unsupported_operation` if the provider
     * does not accept evidence through its API: submit it directly to the provider. 503 `payment_outcome_unknown` if
     * the provider does not respond: retry with the same Idempotency-Key.
     */
    public function submitOrderChargebackEvidence(OrderChargebackEvidence $body, ?CallOptions $options = null): Chargeback
    {
        return $this->call('POST', '/admin/order/chargeback/evidence', 'tk', [0 => Chargeback::class], $body, [], $options);
    }

    /**
     * Accept a chargeback.
     *
     * Accepts a dispute without evidence, also at the provider of its payment if the provider supports it: the buyer
     * keeps the money, and the order is CHARGEBACK. If the dispute is already accepted, the request returns 200 without
     * an event. 409 `invalid_state_transition` for a dispute that the bank has decided. 503 `payment_outcome_unknown`
     * if the provider does not respond: retry with the same Idempotency-Key.
     */
    public function acceptOrderChargeback(OrderChargebackAccept $body, ?CallOptions $options = null): Chargeback
    {
        return $this->call('POST', '/admin/order/chargeback/accept', 'tk', [0 => Chargeback::class], $body, [], $options);
    }

    /**
     * Create a payment link for an order.
     *
     * Creates a link to a page where anyone with the link can pay the amount due of a placed order. The page is the
     * service's, or with `pageUrl` one of the store's own, which reads with `GET /customer/order/due` and pays with
     * `POST /customer/order/pay`. The URL has a token after `#token=`; the service stores only its hash. The token
     * gives access to this order only, for seven days and while an amount is due; it expires when the order's e-mail
     * address changes. An order has at most five links: a sixth expires the oldest. With `notifyCustomer` the link is
     * mailed to the buyer (`PAYMENT_LINK`). The service's page accepts payments with `STRIPE`, by its form, with
     * `SANDBOX` and with crypto providers. If the store has none of them for the order, the link needs a `pageUrl` (422
     * `unsupported_operation`). 409 `invalid_state_transition` if nothing is due, for a draft, and for a canceled
     * order. 422 `invalid_value` for a URL that does not belong to the store, and for `notifyCustomer` with an order
     * without an e-mail address.
     */
    public function createOrderPaymentLink(OrderPaymentLinkCreate $body, ?CallOptions $options = null): OrderPaymentLink
    {
        return $this->call('POST', '/admin/order/payment-link', 'tk', [0 => OrderPaymentLink::class], $body, [], $options);
    }

    /**
     * Record an offline payment.
     *
     * Records money that was received without a processor, such as a bank transfer. The money counts as captured: fires
     * order.payment_captured and, if it changes, order.payment_status_changed. If the order is paid then,
     * `stored_value.redeemed` and `stored_value.issued` fire as in `POST /admin/order/charge`. Once the order is paid,
     * the rest of each authorization is released (order.updated with the action `order.authorization_released`). An
     * amount above the amount due makes the order OVERPAID. An administrator completes refunds of the payment (`POST
     * /admin/refund/complete`). `POST /admin/order/offline-payment/void` voids a wrong record. A canceled order accepts
     * money that arrived after its cancellation if the request states the `amount`. The store then owes the buyer this
     * money: the order gets a PENDING refund of it (refund.issued). 409 `invalid_state_transition` for a draft, or if
     * nothing is due and the request has no `amount`.
     */
    public function recordOrderOfflinePayment(OrderOfflinePayment $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/offline-payment', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Void a recorded offline payment.
     *
     * Voids the record of an offline payment that never arrived, for instance because the amount is wrong or the money
     * belongs to another order. Its status becomes VOIDED, its captured amount 0, and the order owes the amount again.
     * If the payment belongs to a provider of the store, such as bank transfer, the order waits for that payment again
     * and shows its instructions. Gift cards that the order bought are disabled until it is paid again
     * (`stored_value.status_changed`). Invoices stay: the sale is as before. Fires order.updated with the action
     * `order.offline_payment_voided`, and order.payment_status_changed when the status changes. If the payment is
     * already voided: 200, no event. Returns 409 `invalid_state_transition` when the money did not arrive yet. The same
     * code is returned when the money is refunded, in part or in full: void the refund first, or record that it failed
     * (`POST /admin/refund/fail`). Returns 422 `unsupported_operation` for a payment through a processor.
     */
    public function voidOrderOfflinePayment(OrderOfflinePaymentVoid $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/offline-payment/void', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Create a replacement order.
     *
     * Places a new order for lines of this order, for example if a parcel was lost. Free by default: the prices stay
     * and are discounted to zero, including shipping. With `isFree: false`, lines keep their prices from the replaced
     * order, before its coupons. A different variant has its current price, and shipping has the current price of the
     * method. The new order has the custom fields of the old order and of its lines, also without fields that the store
     * has required since. The new order is paid like any created order. Coupons, automatic discounts, the minimum order
     * amount of an account type and the quantity rules of products do not apply, and the order earns no commission. The
     * response contains the new order. Its `replacedOrderNumber` refers to the old order, whose
     * `replacementOrderNumber` refers to the new one; otherwise the old order does not change unless `cancelReplaced`
     * is true. After the replacement is canceled, or its payment was declined, the order can be replaced again. Fires
     * order.created for the new order, and the events of a cancellation for the old one. All or nothing. - 409
     * `already_exists`: the order already has a replacement. - 409 `invalid_state_transition`: the order is a draft, or
     * `cancelReplaced` is not possible. For a free replacement also: the order is canceled, fully refunded, or neither
     * fully paid nor fully authorized. - 422 `invalid_value`: a line that the order does not have, a quantity above the
     * ordered one, or nothing left to send. Also more free units than those that are neither refunded nor canceled. -
     * 422 `invalid_value`: `cancelReplaced` with `isFree` (the buyer would get both goods and money), or with `payment`
     * (which may be declined). - 409 `gift_card_spent`: the cancellation would refund gift cards that the order bought
     * and whose value was spent, has expired or is held. - 422 `gift_card_unusable`: the cancellation would pay back to
     * a gift card that staff disabled. Enable the card first. - 422 with any other code of order creation.
     */
    public function replaceOrder(OrderReplace $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/replace', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Put an order on hold.
     *
     * Puts an order without shipped units ON_HOLD: fulfilling is rejected until the hold is released. Fires
     * order.fulfillment_status_changed. If the order is already on hold, the request returns 200, updates reason and
     * note, and fires no event. 409 `invalid_state_transition` for an order that is partly shipped, has nothing to
     * ship, is canceled or a draft.
     */
    public function holdOrder(OrderHoldInput $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/hold', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * Release an order from hold.
     *
     * Ends the hold; the fulfillment status returns to its value without the hold. Fires
     * order.fulfillment_status_changed. A paid order then gets the gift cards that it bought, and `stored_value.issued`
     * fires for each of them. If the order is not on hold, the request returns 200 and fires no event. 409
     * `invalid_state_transition` for a canceled order and a draft.
     */
    public function releaseOrder(OrderRelease $body, ?CallOptions $options = null): Order
    {
        return $this->call('POST', '/admin/order/release', 'tk', [0 => Order::class], $body, [], $options);
    }

    /**
     * List movements of money.
     *
     * Lists each movement of money of the store's payments, newest first unless `sort` says otherwise: captures,
     * completed refunds and disputes. Compare them with the payouts of a payment provider. `amount` is positive if the
     * store received the money. A movement never changes. A transaction with the opposite sign reverses it, for example
     * after a completed refund failed, the store won a dispute, or an offline payment was recorded by mistake. The sum
     * of an order's transactions is its captured amount, less completed refunds, less disputes. `search` matches the
     * whole order number, or the start of `providerReference` or `paymentReference`. Of payments captured before this
     * version, the parts of a capture are one transaction.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PaymentTransactionSort::*|null $sort Default -occurredOn.
     * @param list<string>|null $type Only transactions of one of these types, separated by commas.
     * @param string|null $providerCode Only transactions at payment providers with this code.
     * @param list<int>|null $paymentProviderId Only transactions at one of these payment providers, separated by
     * commas.
     * @param list<\StorePlatform\Shared\PaymentType::*>|null $paymentType Only transactions of payments of one of these
     * types, separated by commas.
     * @param list<int>|null $orderId Only transactions of one of these orders, separated by commas.
     * @param list<string>|null $currencyCode Only transactions in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $occurredFrom Only transactions at or after this time.
     * @param \DateTimeImmutable|null $occurredTo Only transactions before this time.
     */
    public function listPaymentTransactions(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $type = null,
        ?string $providerCode = null,
        ?array $paymentProviderId = null,
        ?array $paymentType = null,
        ?array $orderId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $occurredFrom = null,
        ?\DateTimeImmutable $occurredTo = null,
        ?CallOptions $options = null,
    ): PaymentTransactionPage
    {
        return $this->call('GET', '/admin/payment-transaction/paged', 't', [0 => PaymentTransactionPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'type' => $type, 'providerCode' => $providerCode, 'paymentProviderId' => $paymentProviderId, 'paymentType' => $paymentType, 'orderId' => $orderId, 'currencyCode' => $currencyCode, 'occurredFrom' => $occurredFrom, 'occurredTo' => $occurredTo], $options);
    }

    /**
     * Export movements of money as CSV or XLSX.
     *
     * Returns a file with the movements of money that match the filters of the list, one row each. `amount` is a
     * number, positive if the store received the money, with the currency in the column before. Dates and times are in
     * the store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8
     * with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A
     * store can run four exports at once; a fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PaymentTransactionSort::*|null $sort Default -occurredOn.
     * @param list<string>|null $type Only transactions of one of these types, separated by commas.
     * @param string|null $providerCode Only transactions at payment providers with this code.
     * @param list<int>|null $paymentProviderId Only transactions at one of these payment providers, separated by
     * commas.
     * @param list<\StorePlatform\Shared\PaymentType::*>|null $paymentType Only transactions of payments of one of these
     * types, separated by commas.
     * @param list<int>|null $orderId Only transactions of one of these orders, separated by commas.
     * @param list<string>|null $currencyCode Only transactions in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $occurredFrom Only transactions at or after this time.
     * @param \DateTimeImmutable|null $occurredTo Only transactions before this time.
     */
    public function exportPaymentTransactions(
        ?string $format = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $type = null,
        ?string $providerCode = null,
        ?array $paymentProviderId = null,
        ?array $paymentType = null,
        ?array $orderId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $occurredFrom = null,
        ?\DateTimeImmutable $occurredTo = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/payment-transaction/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'sort' => $sort, 'type' => $type, 'providerCode' => $providerCode, 'paymentProviderId' => $paymentProviderId, 'paymentType' => $paymentType, 'orderId' => $orderId, 'currencyCode' => $currencyCode, 'occurredFrom' => $occurredFrom, 'occurredTo' => $occurredTo], $options);
    }

    /**
     * List PDF templates.
     *
     * Lists the PDF templates of the store, without sources. There is at most one template per type and language.
     * `search` matches parts of the name.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param PdfTemplateSort::*|null $sort Sort order. Default `name`.
     * @param list<int>|null $pdfTemplateTypeId Only templates of one of these types, separated by commas.
     * @param list<string>|null $languageCode Only templates in one of these languages, separated by commas.
     * @param bool|null $isActive Only active templates (true) or only inactive ones (false).
     */
    public function listPdfTemplates(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $pdfTemplateTypeId = null,
        ?array $languageCode = null,
        ?bool $isActive = null,
        ?CallOptions $options = null,
    ): PdfTemplatePage
    {
        return $this->call('GET', '/admin/pdf-template/paged', 't', [0 => PdfTemplatePage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'pdfTemplateTypeId' => $pdfTemplateTypeId, 'languageCode' => $languageCode, 'isActive' => $isActive], $options);
    }

    /**
     * Get a PDF template.
     *
     * Returns one template with its source and the variables that the source can use. The source is Liquid over HTML
     * with this subset of CSS: - Selectors: tags, classes, ids and attributes, `:nth-child` and similar. - Text:
     * `color`, `background`, `font-size`, `font-weight`, `font-style`, `line-height`, `white-space`, `direction`,
     * `vertical-align`. - Text: `text-align` (also `start` and `end`), `text-decoration`, `text-transform`. - Boxes:
     * `margin`, `margin-inline-start`, `padding`, `border`, `border-radius`, `width`, `max-width`, `max-height`,
     * `break-inside`. - Layout: `display` (`block`, `flex`, `table`, `none`), `flex`, `gap`, `justify-content`.
     *
     * @param int $pdfTemplateId Id of the template.
     */
    public function getPdfTemplate(int $pdfTemplateId, ?CallOptions $options = null): PdfTemplate
    {
        return $this->call('GET', '/admin/pdf-template', 't', [0 => PdfTemplate::class], null, ['pdfTemplateId' => $pdfTemplateId], $options);
    }

    /**
     * Create a PDF template.
     *
     * Adds a template of a type in another language. 409 `already_exists`: the type already has a template in this
     * language. 422 `invalid_value`: the language is not one of the store's, or the source has errors (line and column
     * in the field error's detail).
     */
    public function createPdfTemplate(PdfTemplateCreate $body, ?CallOptions $options = null): PdfTemplate
    {
        return $this->call('POST', '/admin/pdf-template', 'tk', [0 => PdfTemplate::class], $body, [], $options);
    }

    /**
     * Update a PDF template.
     *
     * Applies to every document rendered from now on. A change of the source, page format or margins sets `isDefault`
     * to false. `margins` replaces all margins. Instead of an inactive template, documents use the template in the
     * store's default language, and then the platform's own template. 409 `version_conflict`: `version` is stale. 422
     * `invalid_value`: the source has errors (line and column in the field error's detail).
     */
    public function updatePdfTemplate(PdfTemplateUpdate $body, ?CallOptions $options = null): PdfTemplate
    {
        return $this->call('PATCH', '/admin/pdf-template', 'tk', [0 => PdfTemplate::class], $body, [], $options);
    }

    /**
     * Preview a PDF template.
     *
     * Renders the stored template as a PDF (Content-Disposition inline), with the fields in the request in place of the
     * stored ones. The data comes from an order, a refund (credit notes) or a shipment (packing slips, labels), at most
     * one of the three, else from samples. Nothing is stored. 422 `invalid_value`: the source has errors, with line and
     * column in the field error's detail, or rendering exceeds its budget.
     */
    public function previewPdfTemplate(PdfTemplatePreview $body, ?CallOptions $options = null): string
    {
        return $this->call('POST', '/admin/pdf-template/preview', 'tkf', [], $body, [], $options);
    }

    /**
     * Revert a PDF template to the default.
     *
     * Restores the platform's own source, page format and margins, and sets `isDefault`. Name and `isActive` do not
     * change. If the platform has no template in the template's language, the English one is used. Reverting an
     * unedited template changes nothing. 409 `version_conflict`: `version` is stale.
     */
    public function revertPdfTemplate(PdfTemplateRevert $body, ?CallOptions $options = null): PdfTemplate
    {
        return $this->call('POST', '/admin/pdf-template/revert', 'tk', [0 => PdfTemplate::class], $body, [], $options);
    }

    /**
     * List PDF template types.
     *
     * Lists all kinds of PDF documents that the platform creates, with the variables that their templates can use. The
     * list is the same for every store.
     */
    public function listPdfTemplateTypes(?CallOptions $options = null): PdfTemplateTypeList
    {
        return $this->call('GET', '/admin/pdf-template-type/all', 't', [0 => PdfTemplateTypeList::class], null, [], $options);
    }

    /**
     * Replace prices in bulk.
     *
     * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
     * order in the background. Each line is the body of `PUT /admin/price`. The rules of that operation apply. A
     * rejected line changes nothing, and processing continues with the next line. Poll the integration task. After it
     * ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and
     * `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A
     * REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is
     * processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request
     * starts no second task.
     */
    public function bulkReplacePrices(BulkFile $body, ?CallOptions $options = null): BulkAccepted
    {
        return $this->call('POST', '/admin/price/bulk', 'tkm', [0 => BulkAccepted::class], $body, [], $options);
    }

    /**
     * Get reference data for pricing.
     *
     * Returns the store's currencies, account types, active plans and tax classes in one response, so that a price form
     * needs one call. `priceTypes` lists the kinds of rows: BASE (no condition), COMPARE_AT (a former price next to the
     * amount), ACCOUNT_TYPE, SUBSCRIPTION and VOLUME (a minQuantity above 1). `GET /admin/product` returns the rows of
     * a variant, and `PUT /admin/price` replaces them.
     */
    public function getPriceReference(?CallOptions $options = null): PriceReference
    {
        return $this->call('GET', '/admin/price/reference', 't', [0 => PriceReference::class], null, [], $options);
    }

    /**
     * Replace prices of variants.
     *
     * Replaces every price row of each variant in `variantIds` with the given rows, up to 1000 rows per request, all or
     * nothing. Without `variantIds`, it replaces the rows of each variant that occurs in `prices`. With `currencyCode`,
     * only the rows of that currency are replaced. A variant in `variantIds` without a row loses its prices and is no
     * longer for sale in those currencies. - A row with the same variantId, currencyCode, accountTypeId,
     * subscriptionPlanId, minQuantity and startsOn as a stored row keeps its priceId. If the row carries a stale
     * `version` of the stored row, the call returns 409 `version_conflict` and nothing changes. A duplicate key in the
     * request returns 422 `invalid_value`. - A currency that the store does not have, or that differs from
     * `currencyCode`, returns 422 `currency_mismatch`. `errors` lists every failing row. - 422 `invalid_value` for a
     * row: too many digits, a compareAtAmount not above the amount, an endsOn not after startsOn, or a variant outside
     * `variantIds`. - 422 `invalid_value` also for more than 100 rows of a variant, and for a variant, account type or
     * plan that the store does not have. - Carts show the new price at once, checkouts are priced again, and renewals
     * use the new price when they run. Placed orders never change. Versions of product and variant do not change.
     * Repeating the request leads to the same rows. No webhook event fires.
     */
    public function replacePrices(PriceReplace $body, ?CallOptions $options = null): PriceList
    {
        return $this->call('PUT', '/admin/price', 'tk', [0 => PriceList::class], $body, [], $options);
    }

    /**
     * List products.
     *
     * Lists products without their variants and texts, newest first by default. `search` looks at name, brand, SKU,
     * barcode, externalId, options and option values. If nothing matches, words with a small mistake find what they
     * resemble. `GET /admin/product` returns one whole product. Archived products are included unless `status` excludes
     * them.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param ProductSort::*|null $sort Sort order; default -createdOn.
     * @param list<\StorePlatform\Shared\ProductStatus::*>|null $status Only products in one of these states, separated
     * by commas.
     * @param list<\StorePlatform\Shared\ProductType::*>|null $productType Only products of one of these types,
     * separated by commas.
     * @param list<int>|null $collectionId Only products in one of these collections (manual or rule-based), separated
     * by commas.
     * @param list<int>|null $taxClassId Only products with one of these tax classes, separated by commas.
     * @param list<int>|null $subscriptionPlanId Only products sold on one of these plans, separated by commas.
     * @param string|null $brand Only products of this brand (exact match).
     * @param list<string>|null $tag Only products with one of these tags (exact match), separated by commas.
     * @param list<StockStatus::*>|null $stockStatus Only products with one of these stock statuses, separated by
     * commas.
     * @param string|null $externalId Only the product with this id in another system.
     * @param string|null $variantExternalId Only the product with the variant that has this `externalId`.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listProducts(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $productType = null,
        ?array $collectionId = null,
        ?array $taxClassId = null,
        ?array $subscriptionPlanId = null,
        ?string $brand = null,
        ?array $tag = null,
        ?array $stockStatus = null,
        ?string $externalId = null,
        ?string $variantExternalId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): ProductPage
    {
        return $this->call('GET', '/admin/product/paged', 't', [0 => ProductPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'productType' => $productType, 'collectionId' => $collectionId, 'taxClassId' => $taxClassId, 'subscriptionPlanId' => $subscriptionPlanId, 'brand' => $brand, 'tag' => $tag, 'stockStatus' => $stockStatus, 'externalId' => $externalId, 'variantExternalId' => $variantExternalId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Export products as CSV or XLSX.
     *
     * Returns a file with the products that match the filters of the list, one row for each variant, with its stock and
     * its price in the store's default currency. A product without variants has one row without a SKU. The file is
     * streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order
     * mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four
     * exports at once; a fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param string|null $variantExternalId Only the product with the variant that has this `externalId`.
     * @param ProductSort::*|null $sort Sort order; default -createdOn.
     * @param list<\StorePlatform\Shared\ProductStatus::*>|null $status Only products in one of these states, separated
     * by commas.
     * @param list<\StorePlatform\Shared\ProductType::*>|null $productType Only products of one of these types,
     * separated by commas.
     * @param list<int>|null $collectionId Only products in one of these collections (manual or rule-based), separated
     * by commas.
     * @param list<int>|null $taxClassId Only products with one of these tax classes, separated by commas.
     * @param list<int>|null $subscriptionPlanId Only products sold on one of these plans, separated by commas.
     * @param string|null $brand Only products of this brand (exact match).
     * @param list<string>|null $tag Only products with one of these tags (exact match), separated by commas.
     * @param list<StockStatus::*>|null $stockStatus Only products with one of these stock statuses, separated by
     * commas.
     * @param string|null $externalId Only the product with this id in another system.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param list<string>|null $customField Only objects whose custom field has this value: `key:value`, with the whole
     * value as responses show it. Can be sent up to five times, as
     * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function exportProducts(
        ?string $format = null,
        ?string $search = null,
        ?string $variantExternalId = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $productType = null,
        ?array $collectionId = null,
        ?array $taxClassId = null,
        ?array $subscriptionPlanId = null,
        ?string $brand = null,
        ?array $tag = null,
        ?array $stockStatus = null,
        ?string $externalId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?array $customField = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/product/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'variantExternalId' => $variantExternalId, 'sort' => $sort, 'status' => $status, 'productType' => $productType, 'collectionId' => $collectionId, 'taxClassId' => $taxClassId, 'subscriptionPlanId' => $subscriptionPlanId, 'brand' => $brand, 'tag' => $tag, 'stockStatus' => $stockStatus, 'externalId' => $externalId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'customField*' => $customField, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Create and update products in bulk.
     *
     * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
     * order in the background. A line with a `productId` is the body of `PATCH /admin/product`, any other line the body
     * of `POST /admin/product`. The rules of these operations apply, including `price:write` for lines with prices. A
     * rejected line changes nothing, and processing continues with the next line. Poll the integration task. After it
     * ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and
     * `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A
     * REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is
     * processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request
     * starts no second task.
     */
    public function bulkWriteProducts(BulkFile $body, ?CallOptions $options = null): BulkAccepted
    {
        return $this->call('POST', '/admin/product/bulk', 'tkm', [0 => BulkAccepted::class], $body, [], $options);
    }

    /**
     * Get a product.
     *
     * Returns the whole product with options, variants, stock and every price row. Send exactly one of `productId`,
     * `slug` and the `sku` of one of its variants (400 `invalid_request` otherwise). Archived products are returned
     * too. The ETag changes with every returned field, including prices and stock. A PATCH that should ignore sales in
     * the meantime sends `version` instead of If-Match.
     *
     * @param int|null $productId Id of the product.
     * @param string|null $slug Slug of the product in the store's main language.
     * @param string|null $sku SKU of one of the product's variants.
     */
    public function getProduct(?int $productId = null, ?string $slug = null, ?string $sku = null, ?CallOptions $options = null): Product
    {
        return $this->call('GET', '/admin/product', 't', [0 => Product::class], null, ['productId' => $productId, 'slug' => $slug, 'sku' => $sku], $options);
    }

    /**
     * Create a product.
     *
     * Creates the product with its options, variants, prices and opening stock, all or nothing. With `status: ACTIVE`,
     * the product can be sold as soon as this call returns. Defaults: `productType` PHYSICAL, `status` DRAFT,
     * `minQuantity` and `quantityStep` 1; for a variant, `status` ACTIVE and `inventoryPolicy` DENY. - Variants name
     * their option values by `optionName` and `value`, because ids do not exist yet. Each variant has one value of
     * every option, and no two variants have the same set (422 `invalid_value`). - A product without variants can only
     * be a DRAFT (422 `invalid_value` at `/status`). A variant without a price row for a currency is not for sale in
     * it. - `stockOnHand` is the opening stock; POST /admin/stock/adjust makes later changes. - Prices must be in the
     * store's currencies (422 `currency_mismatch`), with at most the decimals of the currency (422 `invalid_value`). A
     * product with prices also requires `price:write` (403 `forbidden`). - A slug, SKU or externalId that is already in
     * use in the store returns 409 `already_exists`. - Ids that do not exist in this store return 422 `invalid_value`
     * with the pointer of the field.
     */
    public function createProduct(ProductCreate $body, ?CallOptions $options = null): Product
    {
        return $this->call('POST', '/admin/product', 'tk', [0 => Product::class], $body, [], $options);
    }

    /**
     * Update a product.
     *
     * Changes the fields in the request, all or nothing. `status: ACTIVE` or `DRAFT` also restores an archived product.
     * `variants`, if present, is the complete list in display order: - With `variantId`: the variant is kept. Fields in
     * the request change, absent fields keep their values, `null` clears a field. - Without `variantId`: the variant is
     * created. It needs a `sku` that is unique in the store, `optionValues` and `prices`. `optionValues` has a value
     * for each option of the product, by names (`{optionName, value}`). `prices` has one price for each currency that
     * the variant is sold in. `stockOnHand` is its opening stock (default 0). All other fields are optional. - Omitted:
     * the variant is removed. The variant is no longer shown or sold, cart lines with it become UNAVAILABLE, and its
     * SKU can be used again. Placed orders keep their data and can still be fulfilled and refunded. A variant in a live
     * subscription or reserved by a running checkout cannot be removed (409 `in_use`, nothing changes). Move the
     * subscription first, or set the variant's `status` to DISABLED.
     */
    public function updateProduct(ProductUpdate $body, ?CallOptions $options = null): Product
    {
        return $this->call('PATCH', '/admin/product', 'tk', [0 => Product::class], $body, [], $options);
    }

    /**
     * Archive a product.
     *
     * Sets the product's status to ARCHIVED; no data is deleted. The product disappears from the storefront and from
     * `GET /admin/product/browse/paged`, and cart lines with it become UNAVAILABLE. A checkout that already reserved
     * the product may finish. Orders do not change, and live subscriptions keep renewing its variants until they are
     * moved. Archiving an archived product returns 204 again. PATCH with `status: ACTIVE` restores the product. No
     * webhook event fires.
     *
     * @param int $productId Id of the product to archive.
     */
    public function deleteProduct(int $productId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/product', 't', [], null, ['productId' => $productId], $options);
    }

    /**
     * Browse variants to order.
     *
     * Lists the active variants of active products, each with its current price and stock, so that an admin can choose
     * lines when creating or editing an order or a subscription. Variants without a price for the requested currency,
     * account type, plan and quantity are left out. `search` looks at product and variant name, SKU and barcode. If
     * nothing matches, words with a small mistake find what they resemble. Price and stock are current values and not
     * reserved; the order prices and reserves again.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param ProductBrowseSort::*|null $sort Sort order; default `name`.
     * @param string|null $currencyCode Currency of the prices; default is the store's currency.
     * @param int|null $storeCustomerId Price for this customer's account type. Not allowed together with accountTypeId.
     * @param int|null $accountTypeId Price for this account type; default is the price for everyone.
     * @param int|null $subscriptionPlanId Price on this plan. Lists only variants that are sold on the plan.
     * @param int|null $quantity Price for this quantity; default is the product's minQuantity.
     * @param list<int>|null $productId Only variants of one of these products, separated by commas.
     * @param list<int>|null $collectionId Only variants of products in one of these collections, separated by commas.
     * @param bool|null $isOrderable Only variants that can be ordered now (true) or cannot be ordered now (false).
     */
    public function browseProducts(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?string $currencyCode = null,
        ?int $storeCustomerId = null,
        ?int $accountTypeId = null,
        ?int $subscriptionPlanId = null,
        ?int $quantity = null,
        ?array $productId = null,
        ?array $collectionId = null,
        ?bool $isOrderable = null,
        ?CallOptions $options = null,
    ): ProductBrowsePage
    {
        return $this->call('GET', '/admin/product/browse/paged', 't', [0 => ProductBrowsePage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'currencyCode' => $currencyCode, 'storeCustomerId' => $storeCustomerId, 'accountTypeId' => $accountTypeId, 'subscriptionPlanId' => $subscriptionPlanId, 'quantity' => $quantity, 'productId' => $productId, 'collectionId' => $collectionId, 'isOrderable' => $isOrderable], $options);
    }

    /**
     * List all tax classes.
     *
     * Lists every tax class of the store with its rates: the default class first, then by name.
     */
    public function listTaxClasses(?CallOptions $options = null): TaxClassList
    {
        return $this->call('GET', '/admin/product/tax-class/all', 't', [0 => TaxClassList::class], null, [], $options);
    }

    /**
     * Create a tax class.
     *
     * Creates a tax class with its rates. `isDefault: true` makes this class the default instead of the current one. A
     * name or code that is already in use returns 409 `already_exists`. Two rates for the same place, or a `*` that is
     * not at the end of a `postalCodePattern`, return 422 `invalid_value`. The rates are used when the store's tax
     * provider is MANUAL or falls back to them. No webhook event fires.
     */
    public function createTaxClass(TaxClassCreate $body, ?CallOptions $options = null): TaxClass
    {
        return $this->call('POST', '/admin/product/tax-class', 'tk', [0 => TaxClass::class], $body, [], $options);
    }

    /**
     * Update a tax class.
     *
     * Changes the fields in the request; `rates` replaces all rates. New rates apply to carts at once, and to renewals
     * from the next one on; placed orders never change. `isDefault: false` on the default class returns 422
     * `invalid_value`: set `isDefault: true` on another class instead. A name or code that is already in use returns
     * 409 `already_exists`; a stale `version` returns 409 `version_conflict`. No webhook event fires.
     */
    public function updateTaxClass(TaxClassUpdate $body, ?CallOptions $options = null): TaxClass
    {
        return $this->call('PATCH', '/admin/product/tax-class', 'tk', [0 => TaxClass::class], $body, [], $options);
    }

    /**
     * Delete a tax class.
     *
     * Deletes the class. While products or the shipping setting use the class, the call returns 409 `in_use`, unless
     * `replacementTaxClassId` names the class that replaces it there in the same step. The default class cannot be
     * deleted (409 `in_use`). Placed orders keep their taxes. A replacement that does not exist, or that is the class
     * itself, returns 422 `invalid_value`. No webhook event fires.
     *
     * @param int $taxClassId Id of the class to delete.
     * @param int|null $replacementTaxClassId Id of the class that replaces the deleted one for products and shipping.
     */
    public function deleteTaxClass(int $taxClassId, ?int $replacementTaxClassId = null, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/product/tax-class', 't', [], null, ['taxClassId' => $taxClassId, 'replacementTaxClassId' => $replacementTaxClassId], $options);
    }

    /**
     * List redirects.
     *
     * The store's redirects, newest first by default. `search` finds parts of paths. The order by `path` compares the
     * first 50 characters, in lower case.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param RedirectSort::*|null $sort Order of the rows; default -createdOn.
     * @param list<int>|null $productId Only redirects to this product. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $collectionId Only redirects to this collection. A comma-separated list matches any of its
     * values.
     */
    public function listRedirects(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $productId = null,
        ?array $collectionId = null,
        ?CallOptions $options = null,
    ): RedirectPage
    {
        return $this->call('GET', '/admin/redirect/paged', 't', [0 => RedirectPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'productId' => $productId, 'collectionId' => $collectionId], $options);
    }

    /**
     * Get a redirect.
     *
     * The redirect, by `redirectId` or by `path`. Send exactly one of them, otherwise 400 `invalid_request`.
     *
     * @param int|null $redirectId Id of the redirect.
     * @param string|null $path Former path of the redirect, in any letter case, with or without a slash at its end.
     */
    public function getRedirect(?int $redirectId = null, ?string $path = null, ?CallOptions $options = null): Redirect
    {
        return $this->call('GET', '/admin/redirect', 't', [0 => Redirect::class], null, ['redirectId' => $redirectId, 'path' => $path], $options);
    }

    /**
     * Create a redirect.
     *
     * Leads a former path to a product, a collection or another path of the storefront. Send exactly one of
     * `productId`, `collectionId` and `targetPath`, otherwise 400 `invalid_request`. An import of the products of a
     * Shopify shop creates the redirects of their paths.
     */
    public function createRedirect(RedirectCreate $body, ?CallOptions $options = null): Redirect
    {
        return $this->call('POST', '/admin/redirect', 'tk', [0 => Redirect::class], $body, [], $options);
    }

    /**
     * Update a redirect.
     *
     * Changes the given fields. A new target replaces the old one; send at most one of `productId`, `collectionId` and
     * `targetPath`, otherwise 400 `invalid_request`. A taken path is rejected with 409 `already_exists`, a stale
     * `version` with 409 `version_conflict`, and a path or target as at creation with 422 `invalid_value`. No webhook
     * event is fired.
     */
    public function updateRedirect(RedirectUpdate $body, ?CallOptions $options = null): Redirect
    {
        return $this->call('PATCH', '/admin/redirect', 'tk', [0 => Redirect::class], $body, [], $options);
    }

    /**
     * Delete a redirect.
     *
     * Deletes a redirect. A later import of the same products does not create it again. No webhook event is fired.
     *
     * @param int $redirectId The redirect to delete.
     */
    public function deleteRedirect(int $redirectId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/redirect', 't', [], null, ['redirectId' => $redirectId], $options);
    }

    /**
     * List refunds.
     *
     * Lists the refunds of the store, newest first unless `sort` says otherwise. `search` matches the whole refund
     * number, and finds refunds by their order: by all texts that `search` of `GET /admin/order/paged` matches. A
     * search of fewer than three characters matches only whole SKUs and numbers.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param RefundSort::*|null $sort Default -createdOn.
     * @param list<\StorePlatform\Shared\RefundStatus::*>|null $status Only refunds with one of these statuses,
     * separated by commas.
     * @param list<\StorePlatform\Shared\RefundReason::*>|null $reason Only refunds for one of these reasons, separated
     * by commas.
     * @param list<int>|null $orderId Only refunds of one of these orders, separated by commas.
     * @param list<int>|null $storeCustomerId Only refunds of one of these customers, separated by commas.
     * @param list<string>|null $currencyCode Only refunds in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listRefunds(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $reason = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): RefundPage
    {
        return $this->call('GET', '/admin/refund/paged', 't', [0 => RefundPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'reason' => $reason, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'currencyCode' => $currencyCode, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Export refunds as CSV or XLSX.
     *
     * Returns a file with the refunds that match the filters of the list, one row each. Each row has the refunded
     * payment, and the provider's references of refund and payment. Money is a number, with the currency in the next
     * column. The file is streamed with the rows as they were at the start of the export, in any sort order. CSV is
     * UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe.
     * A store can run four exports at once; a fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param RefundSort::*|null $sort Default -createdOn.
     * @param list<\StorePlatform\Shared\RefundStatus::*>|null $status Only refunds with one of these statuses,
     * separated by commas.
     * @param list<\StorePlatform\Shared\RefundReason::*>|null $reason Only refunds for one of these reasons, separated
     * by commas.
     * @param list<int>|null $orderId Only refunds of one of these orders, separated by commas.
     * @param list<int>|null $storeCustomerId Only refunds of one of these customers, separated by commas.
     * @param list<string>|null $currencyCode Only refunds in one of these currencies, separated by commas.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function exportRefunds(
        ?string $format = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $reason = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?array $currencyCode = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/refund/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'sort' => $sort, 'status' => $status, 'reason' => $reason, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'currencyCode' => $currencyCode, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a refund.
     *
     * Returns the refund with its lines, its parts by payment, and its failure if it failed. Send exactly one of
     * `refundId` and `refundNumber`. `allowedActions` lists the actions that the refund's state allows (void, complete,
     * retry).
     *
     * @param int|null $refundId Id of the refund.
     * @param int|null $refundNumber Number of the refund.
     */
    public function getRefund(?int $refundId = null, ?int $refundNumber = null, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('GET', '/admin/refund', 't', [0 => RefundDetails::class], null, ['refundId' => $refundId, 'refundNumber' => $refundNumber], $options);
    }

    /**
     * Void a refund before it settles.
     *
     * Stops a PENDING refund, or a PROCESSING one of an offline payment, so that no money is returned. Its amount and
     * quantities become refundable again, and restocked units leave the stock again. Fires refund.voided, and
     * order.payment_status_changed and order.fulfillment_status_changed when these statuses change. If the refund is
     * already voided: 200, no event. Returns 409 `invalid_state_transition` when the refund is COMPLETED or FAILED.
     * Returns 422 `unsupported_operation` when a refund through a processor is PROCESSING: the processor already has
     * the refund and cannot stop it.
     */
    public function voidRefund(RefundVoid $body, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('POST', '/admin/refund/void', 'tk', [0 => RefundDetails::class], $body, [], $options);
    }

    /**
     * Complete an offline refund.
     *
     * Records that the money of an offline refund was paid out: PENDING or PROCESSING becomes COMPLETED. Fires
     * refund.completed. If the refund is already completed: 200, no event. If the processor failed to make a refund,
     * for instance because the card is closed, pay the buyer in another way and complete the refund here. FAILED
     * becomes COMPLETED, and `isOffline` becomes true. Returns 409 `invalid_state_transition` when an offline refund is
     * FAILED, when the refund is VOIDED or was issued again, and while an amount of the order is in dispute. Returns
     * 409 `gift_card_spent` when a FAILED refund returns the price of gift cards that were spent in the meantime.
     * Returns 422 `refund_exceeds_remaining` when its money or units were refunded in the meantime, and 422
     * `unsupported_operation` for any other refund through a processor: only the processor confirms it.
     */
    public function completeRefund(RefundComplete $body, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('POST', '/admin/refund/complete', 'tk', [0 => RefundDetails::class], $body, [], $options);
    }

    /**
     * Record that an offline refund failed.
     *
     * Records that the money of a completed offline refund came back, for instance because the IBAN was wrong, or that
     * the refund was completed by mistake: COMPLETED becomes FAILED. Its amount and quantities become refundable again,
     * and `POST /admin/refund/retry` issues it again. If the refund has a credit note, the order gets another invoice
     * for the same amount. Goods that were restocked stay in the stock. Fires refund.failed, and
     * order.payment_status_changed when the status changes. If the refund is already failed: 200, no event.
     * `allowedActions` does not list this operation. Returns 409 `invalid_state_transition` when the refund is PENDING,
     * PROCESSING or VOIDED. Returns 422 `unsupported_operation` for a refund through a processor: only the processor
     * reports its failure.
     */
    public function failRefund(RefundFail $body, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('POST', '/admin/refund/fail', 'tk', [0 => RefundDetails::class], $body, [], $options);
    }

    /**
     * Retry a failed refund.
     *
     * Issues a new refund with the lines, amounts, reason and payments of a FAILED one. The failed refund stays
     * unchanged except for `retriedByRefundId`, which names the new one; `retryOfRefundId` of the new refund names the
     * failed one. The new refund is limited to the remaining refundable amount. Fires refund.issued, then
     * refund.completed or refund.failed. Returns 409 `invalid_state_transition` unless the refund is FAILED and not
     * retried yet, and while a chargeback of the order is open. Returns 409 `gift_card_spent` when the refund returns
     * the price of gift cards that were spent since the failure. Returns 422 `refund_exceeds_remaining` when another
     * refund has returned the amount since the failure.
     */
    public function retryRefund(RefundRetry $body, ?CallOptions $options = null): RefundDetails
    {
        return $this->call('POST', '/admin/refund/retry', 'tk', [0 => RefundDetails::class], $body, [], $options);
    }

    /**
     * List requests to the store's API.
     *
     * Lists requests to this store's Admin, Customer and Public API with their results, newest first unless `sort` says
     * otherwise. The log contains every request that may change data, and every request that failed. It does not
     * contain successful reads, requests over the rate limit (429), and requests without a credential or store key that
     * identifies the store. Bodies, query strings and tokens are not logged. Requests are kept for 7 days and are
     * listed moments after the response. Logging never delays a response, because requests are written to the log after
     * it. The log drops requests beyond its write capacity, and requests of storefront visitors beyond 600 per store
     * and minute in each server process. The service's own log records the number of dropped requests. Requests of the
     * last moments before a crash of the service are lost.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param RequestLogSort::*|null $sort Sort order. Default `-createdOn`.
     * @param list<ApiSurface::*>|null $surface Only requests to one of these APIs, separated by commas.
     * @param string|null $operation Only requests of this operation, by its operationId.
     * @param list<RequestOutcome::*>|null $outcome Only requests with one of these outcomes, separated by commas.
     * @param string|null $problemCode Only requests that failed with this error code.
     * @param list<\StorePlatform\Shared\ActorType::*>|null $actorType Only requests of one of these kinds of actors,
     * separated by commas.
     * @param list<int>|null $adminUserId Only requests of one of these administrators, separated by commas.
     * @param list<int>|null $appTokenId Only requests with one of these app tokens, separated by commas.
     * @param list<int>|null $storeCustomerId Only requests of one of these customers, separated by commas.
     * @param string|null $requestId Only the request with this X-Request-Id.
     * @param string|null $idempotencyKey Only requests with this Idempotency-Key.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listRequestLogs(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $surface = null,
        ?string $operation = null,
        ?array $outcome = null,
        ?string $problemCode = null,
        ?array $actorType = null,
        ?array $adminUserId = null,
        ?array $appTokenId = null,
        ?array $storeCustomerId = null,
        ?string $requestId = null,
        ?string $idempotencyKey = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): RequestLogPage
    {
        return $this->call('GET', '/admin/request-log/paged', 't', [0 => RequestLogPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'surface' => $surface, 'operation' => $operation, 'outcome' => $outcome, 'problemCode' => $problemCode, 'actorType' => $actorType, 'adminUserId' => $adminUserId, 'appTokenId' => $appTokenId, 'storeCustomerId' => $storeCustomerId, 'requestId' => $requestId, 'idempotencyKey' => $idempotencyKey, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a request.
     *
     * Returns one request to the store's API, with the rejected places in it: where and why, without the values.
     *
     * @param int $requestLogId Id of the request in the log.
     */
    public function getRequestLog(int $requestLogId, ?CallOptions $options = null): RequestLog
    {
        return $this->call('GET', '/admin/request-log', 't', [0 => RequestLog::class], null, ['requestLogId' => $requestLogId], $options);
    }

    /**
     * List returns.
     *
     * Lists the returns of the store, newest first unless `sort` says otherwise. `search` matches the whole number of a
     * return, or of an order.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param \StorePlatform\Shared\ReturnSort::*|null $sort Default -requestedOn.
     * @param list<string>|null $status Only returns with one of these statuses, separated by commas.
     * @param list<string>|null $kind Only returns of one of these kinds, separated by commas.
     * @param list<int>|null $orderId Only returns of one of these orders, separated by commas.
     * @param list<int>|null $storeCustomerId Only returns of one of these customers, separated by commas.
     * @param \DateTimeImmutable|null $requestedFrom Only returns requested at or after this time.
     * @param \DateTimeImmutable|null $requestedTo Only returns requested before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listReturns(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $kind = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?\DateTimeImmutable $requestedFrom = null,
        ?\DateTimeImmutable $requestedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): ReturnPage
    {
        return $this->call('GET', '/admin/return/paged', 't', [0 => ReturnPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'kind' => $kind, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'requestedFrom' => $requestedFrom, 'requestedTo' => $requestedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Export returns as CSV or XLSX.
     *
     * Returns a file with the returns that match the filters of the list, one row per line of a return. The file is
     * streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order
     * mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four
     * exports at once; a fifth returns 503 with `Retry-After`.
     *
     * @param ExportFormat::*|null $format File format.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param \StorePlatform\Shared\ReturnSort::*|null $sort Default -requestedOn.
     * @param list<string>|null $status Only returns with one of these statuses, separated by commas.
     * @param list<string>|null $kind Only returns of one of these kinds, separated by commas.
     * @param list<int>|null $orderId Only returns of one of these orders, separated by commas.
     * @param list<int>|null $storeCustomerId Only returns of one of these customers, separated by commas.
     * @param \DateTimeImmutable|null $requestedFrom Only returns requested at or after this time.
     * @param \DateTimeImmutable|null $requestedTo Only returns requested before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function exportReturns(
        ?string $format = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $kind = null,
        ?array $orderId = null,
        ?array $storeCustomerId = null,
        ?\DateTimeImmutable $requestedFrom = null,
        ?\DateTimeImmutable $requestedTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): string
    {
        return $this->call('GET', '/admin/return/export', 'tf', [], null, ['format' => $format, 'search' => $search, 'sort' => $sort, 'status' => $status, 'kind' => $kind, 'orderId' => $orderId, 'storeCustomerId' => $storeCustomerId, 'requestedFrom' => $requestedFrom, 'requestedTo' => $requestedTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a return.
     *
     * Returns the return with its lines, and the refunds that concern its units. `allowedActions` lists the actions
     * that its state allows.
     *
     * @param int $returnId Id of the return.
     */
    public function getReturn(int $returnId, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('GET', '/admin/return', 't', [0 => ReturnDetails::class], null, ['returnId' => $returnId], $options);
    }

    /**
     * Create a return.
     *
     * Requests the return of shipped units. A WITHDRAWAL can also contain units that have not been shipped: cancel or
     * refund them with the operations of the order. They are not shipped until the return ends. The request moves
     * neither goods nor money: receive the units with `POST /admin/return/receive`, and refund them with `POST
     * /admin/order/refund`, in either order. An EXCHANGE can name the wanted goods in `exchangeLines`. From its
     * approval on, the return reserves their stock. `POST /admin/return/exchange` places the order that sends them. A
     * request of staff may exceed the store's `returnPolicy`: `exceeds` names the rules that it sets aside. It starts
     * APPROVED unless `isApproved` is false, and the audit log records who made it. 422 `invalid_value` above the units
     * that were shipped, less those that came back and those that other returns claim, and for a kind or a reason that
     * does not exist. 422 `insufficient_stock` if the stock of the wanted goods does not suffice.
     */
    public function createReturn(ReturnCreate $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Preview a return.
     *
     * Returns the return that the same request to `POST /admin/return` would create. Also returns the price of its
     * units, the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the refund. The
     * amounts include tax. Units whose money is not captured, or is refunded already, count 0. For an EXCHANGE with
     * `exchangeLines`, also returns the price of the wanted goods and the difference: `amountDue` or `amountRefunded`.
     * Changes nothing. Rejected in the same cases as the request.
     */
    public function previewReturn(ReturnPreviewRequest $body, ?CallOptions $options = null): ReturnPreview
    {
        return $this->call('POST', '/admin/return/preview', 'tk', [0 => ReturnPreview::class], $body, [], $options);
    }

    /**
     * Approve a return.
     *
     * Approves a REQUESTED return: in the quantities of `lines`, and as requested for the other lines. 0 approves none
     * of a line's units. The return reserves the stock of its `exchangeLines`, of each line at most the approved units.
     * If the return is already approved in these quantities: 200, no change. 422 `invalid_value` above the requested
     * units, above the units that can still come back, below the units that a refund took back, and if no unit is
     * approved. 422 `insufficient_stock` if the stock of the wanted goods does not suffice. 409
     * `invalid_state_transition` in every other state.
     */
    public function approveReturn(ReturnApprove $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/approve', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Reject a return.
     *
     * Ends a REQUESTED return that the store does not accept. If the return is already rejected: 200, no change. 409
     * `invalid_state_transition` in every other state.
     */
    public function rejectReturn(ReturnReject $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/reject', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Record that a return is on its way.
     *
     * Moves an APPROVED return to IN_TRANSIT, because the buyer or the carrier reports that the parcel left. If the
     * return is already in transit: 200, no change. 409 `invalid_state_transition` in every other state. Units can
     * arrive without this step.
     */
    public function sendReturn(ReturnSend $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/send', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Receive units of a return.
     *
     * Records units that arrived, or that are MISSING, and moves the return to RECEIVED. Call it once per part.
     * SELLABLE units are for sale again, each exactly once, even if a refund with the reason RETURN_SELLABLE has
     * restocked them before. Fires order.fulfillment_status_changed if that status changes. It moves no money: refund
     * with `POST /admin/order/refund`, before or after. MISSING units can arrive later. DAMAGED or MISSING units that a
     * refund has restocked leave the stock again. Units that are sold to other orders stay reserved for them: correct
     * the stock with `POST /admin/stock/adjust` once those orders are settled. 422 `invalid_value` above the approved
     * units, and for a condition that does not exist. 409 `invalid_state_transition` in every state but APPROVED,
     * IN_TRANSIT and RECEIVED, and once every approved unit has arrived.
     */
    public function receiveReturn(ReturnReceive $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/receive', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Place the replacement order of an exchange.
     *
     * Places an order for the goods of `exchangeLines`, and settles the units that come back against it. Call it after
     * the goods arrived, or before to ship first. All or nothing. - **Goods.** The new order takes the units that the
     * return reserved. Of each line it sends at most the approved units that are not missing. A variant other than the
     * line's has its present price; the line's own variant keeps the line's price. The delivery is free. Coupons and
     * automatic discounts do not apply. - **Money.** A refund with a credit note returns the price of the units, less
     * the fees of the `returnPolicy`. Its part up to the total of the new order is not paid out but pays the new order,
     * as an offline payment. The rest goes back by the original means of payment, as in `POST /admin/order/refund`.
     * Nothing is charged. If the new order is dearer, it owes the difference: send `POST /admin/order/payment-link`. -
     * **Later.** Units that turn out to be missing after this call stay refunded. If the replacement order is canceled,
     * its paid part is refunded by hand. Fires return.exchanged, order.created and the events of the refund. 409
     * `invalid_state_transition` without `exchangeLines`, before the approval and after the end of the return. The same
     * code once the replacement order is placed, if no unit comes back, and if a chargeback is open or nothing is
     * captured. 422 `refund_exceeds_remaining` if the payments have less left than the units cost. 422
     * `gift_card_unusable` if the rest of the credit would go back to a gift card that staff disabled: enable the card
     * first.
     */
    public function exchangeReturn(ReturnExchange $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/exchange', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Complete a return.
     *
     * Ends a RECEIVED return. 409 `invalid_state_transition` while approved units are outstanding: receive them first,
     * as MISSING if they did not arrive. The same code if the replacement order of an EXCHANGE is not placed, unless
     * `withoutReplacement` is true. If the return is already completed: 200, no change.
     */
    public function completeReturn(ReturnComplete $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/complete', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Cancel a return.
     *
     * Ends a return before any unit is received. Its units can be requested again. If the return is already canceled:
     * 200, no change. 409 `invalid_state_transition` in every other state, and for a withdrawal that the buyer declared
     * in time: only the buyer can cancel it. The same code after the replacement order of an EXCHANGE is placed:
     * receive the units as MISSING and complete the return.
     */
    public function cancelReturn(ReturnCancel $body, ?CallOptions $options = null): ReturnDetails
    {
        return $this->call('POST', '/admin/return/cancel', 'tk', [0 => ReturnDetails::class], $body, [], $options);
    }

    /**
     * Get the caller's permissions by store.
     *
     * Returns the stores that the caller can access, and the caller's permissions in each store from all scopes
     * combined. No store is required. For an app token: its one store, and `appTokenId` instead of `adminUserId`. Use
     * the result to show or hide actions in a user interface; the service itself checks every call.
     */
    public function getMyScope(?CallOptions $options = null): MyScope
    {
        return $this->call('GET', '/admin/scope/me', 't', [0 => MyScope::class], null, [], $options);
    }

    /**
     * List the scopes and all permissions.
     *
     * A scope is a named role: permissions, and the stores in which they apply. Returns the scopes that include the
     * store of the request, by name, and in `permissions` every value that a scope or an app token can have. The list
     * is complete (at most 1,000 scopes).
     */
    public function listScopes(?CallOptions $options = null): ScopeList
    {
        return $this->call('GET', '/admin/scope/all', 't', [0 => ScopeList::class], null, [], $options);
    }

    /**
     * Get a scope.
     *
     * Returns one scope. Also returns 404 when the scope includes none of the caller's stores.
     *
     * @param int $scopeId Id of the scope.
     */
    public function getScope(int $scopeId, ?CallOptions $options = null): Scope
    {
        return $this->call('GET', '/admin/scope', 't', [0 => Scope::class], null, ['scopeId' => $scopeId], $options);
    }

    /**
     * Create or replace a scope.
     *
     * Creates a scope, without `scopeId`. With `scopeId`, replaces the whole scope; an absent `description` becomes
     * null. Both return the scope. `GET /admin/scope/all` returns the values that `permissions` may have, and each
     * scope with its `scopeId` and `version`. `GET /admin/store/all` returns the stores with their ids. `POST` and
     * `PATCH /admin/user` assign scopes to users by `scopeIds`. A change takes effect with the next request of each
     * user. Callers cannot grant more than they have. A request returns 403 when it grants a permission or a store that
     * the caller does not have, or a store in which the caller does not have `scope:write`. Changing a scope that
     * already grants such a permission or store also returns 403, as does changing a scope of a user who has more
     * permissions than the caller. A scope that includes none of the caller's stores returns 404. An empty `storeIds`
     * means all stores, present and future, and only callers with access to all stores can set it. 409
     * `already_exists`: another scope of one of the stores has the name (case-insensitive). 409 `version_conflict`:
     * `version` is stale. 422 `unsupported_operation`: a system scope cannot be changed. 422 `invalid_value`: an
     * unknown permission.
     */
    public function replaceScope(ScopeReplace $body, ?CallOptions $options = null): Scope
    {
        return $this->call('PUT', '/admin/scope', 'tk', [0 => Scope::class], $body, [], $options);
    }

    /**
     * List the caller's own sessions.
     *
     * Returns the user's live sessions, last used first: one per login, without ended sessions. A user has at most 100
     * sessions; a further login ends the session that was unused longest. `lastUsedOn` is accurate to one minute. An
     * app token has no sessions and returns 403 `forbidden`.
     */
    public function listSessions(?CallOptions $options = null): SessionList
    {
        return $this->call('GET', '/admin/session/all', 't', [0 => SessionList::class], null, [], $options);
    }

    /**
     * End one of the caller's own sessions.
     *
     * Ends a session. The session's access and refresh tokens are rejected from the next request on. Ending the current
     * session is the same as logging out. A session that has already ended or belongs to another user returns 404.
     *
     * @param int $sessionId Id of the session to end.
     */
    public function deleteSession(int $sessionId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/session', 't', [], null, ['sessionId' => $sessionId], $options);
    }

    /**
     * Get a shipment.
     *
     * Returns the shipment with its lines and the carrier's scans. `allowedActions` lists the actions that the
     * shipment's state allows.
     *
     * @param int $shipmentId Id of the shipment.
     */
    public function getShipment(int $shipmentId, ?CallOptions $options = null): Shipment
    {
        return $this->call('GET', '/admin/shipment', 't', [0 => Shipment::class], null, ['shipmentId' => $shipmentId], $options);
    }

    /**
     * Change a shipment.
     *
     * Changes the status, or carrier, tracking and dates. Fires shipment.tracking_updated when the carrier, tracking
     * number or tracking URL changes, and shipment.status_changed (with `changes.status`) when the status changes.
     * Sending the current status again changes nothing. Changes of other fields fire no event. Statuses move forward:
     * PENDING, LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. DELAYED, EXCEPTION and
     * DELIVERY_ATTEMPTED may move back to IN_TRANSIT. After DELIVERED only RETURNED_TO_SENDER is allowed;
     * RETURNED_TO_SENDER and LOST are final. `isCorrection` allows a move backwards. Any other move returns 409
     * `invalid_state_transition`, as does a canceled shipment and the status CANCELLED, which `POST
     * /admin/shipment/cancel` sets. It also returns that code for a packed parcel that leaves with units that the buyer
     * withdrew from. Cancel the parcel, or send `isCorrection` if the carrier already has it. A stale `version` returns
     * 409 `version_conflict`.
     */
    public function updateShipment(ShipmentUpdate $body, ?CallOptions $options = null): Shipment
    {
        return $this->call('PATCH', '/admin/shipment', 'tk', [0 => Shipment::class], $body, [], $options);
    }

    /**
     * Cancel a shipment.
     *
     * Cancels a shipment: its quantities are open again, and its stock is reserved for the order again. Fires
     * shipment.cancelled, shipment.status_changed, and order.fulfillment_status_changed when that status changes.
     * order.fulfilled fires again when the order is fulfilled again. If the shipment is already canceled: 200, no
     * event. From PICKED_UP on, which is the first status of shipments unless `status` was set, the call returns 409
     * `invalid_state_transition` unless `force` is true. A DELIVERED or LOST shipment cannot be canceled, because the
     * store does not have its goods: refund, or correct the status first. A RETURNED_TO_SENDER shipment can be canceled
     * without `force`: its units can then be sent again, refunded or restocked. A shipment with goods that were already
     * returned cannot be canceled either.
     */
    public function cancelShipment(ShipmentCancel $body, ?CallOptions $options = null): Shipment
    {
        return $this->call('POST', '/admin/shipment/cancel', 'tk', [0 => Shipment::class], $body, [], $options);
    }

    /**
     * List the store's shipping methods.
     *
     * Lists all shipping methods of the store, including inactive ones, by `position`. `GET
     * /admin/order/shipping-methods` lists the methods available for one order or cart.
     *
     * @param bool|null $isActive Only active methods (true) or only inactive ones (false). Absent means both.
     */
    public function listShippingMethods(?bool $isActive = null, ?CallOptions $options = null): ShippingMethodList
    {
        return $this->call('GET', '/admin/shipping-method/all', 't', [0 => ShippingMethodList::class], null, ['isActive' => $isActive], $options);
    }

    /**
     * Create a shipping method.
     *
     * Creates a shipping method. The method is offered for carts in its currency that ship to one of `countryCodes`
     * (empty means the store's allowed countries) and weigh between `minWeight` and `maxWeight`. Shipping is free when
     * the shipped goods reach `freeOverSubtotal` after discounts, at the prices that buyers see; lines that are not
     * shipped, such as digital goods, do not count. `price` includes tax if `taxIncluded`; the rate is that of the
     * store's `shippingTaxClassId`. 409 `already_exists`: the name is already in use. 422 `invalid_value`: a currency
     * the store does not have, more decimals than the currency has, a minimum above its maximum, or a country the store
     * does not allow.
     */
    public function createShippingMethod(ShippingMethodCreate $body, ?CallOptions $options = null): ShippingMethod
    {
        return $this->call('POST', '/admin/shipping-method', 'tk', [0 => ShippingMethod::class], $body, [], $options);
    }

    /**
     * Change a shipping method.
     *
     * Changes the given fields of a shipping method. Open carts and future renewals are priced again with the changed
     * method. A checkout whose total changed returns 409 `cart_changed`. Placed orders keep their shipping charge. An
     * inactive method is not offered to new carts; live subscriptions keep it. 409 `already_exists`: the name is
     * already in use. 409 `version_conflict`: `version` is stale. 422 `invalid_value`: a currency the store does not
     * have, more decimals than the currency has, a minimum above its maximum, or a country the store does not allow.
     */
    public function updateShippingMethod(ShippingMethodUpdate $body, ?CallOptions $options = null): ShippingMethod
    {
        return $this->call('PATCH', '/admin/shipping-method', 'tk', [0 => ShippingMethod::class], $body, [], $options);
    }

    /**
     * Delete a shipping method.
     *
     * Deletes the method for future carts and orders. Placed orders keep their copy of the method; open carts lose it
     * and have to choose again. 409 `in_use`: live subscriptions ship with the method. Move them, or set `isActive:
     * false` instead.
     *
     * @param int $shippingMethodId Id of the shipping method to delete.
     */
    public function deleteShippingMethod(int $shippingMethodId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/shipping-method', 't', [], null, ['shippingMethodId' => $shippingMethodId], $options);
    }

    /**
     * Adjust stock in bulk.
     *
     * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in
     * order in the background. Each line is the body of `POST /admin/stock/adjust`. The rules of that operation apply.
     * A rejected line changes nothing, and processing continues with the next line. Poll the integration task. After it
     * ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and
     * `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A
     * REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days. Each line is
     * processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request
     * starts no second task.
     */
    public function bulkAdjustStock(BulkFile $body, ?CallOptions $options = null): BulkAccepted
    {
        return $this->call('POST', '/admin/stock/bulk', 'tkm', [0 => BulkAccepted::class], $body, [], $options);
    }

    /**
     * Adjust stock on hand.
     *
     * Changes stockOnHand of up to 100 variants, all or nothing, for one reason. Each item names its variant by
     * `variantId` or `sku` and either adds `delta` or sets `stockOnHand`. A variant may occur only once (422
     * `invalid_value`). - `expectedStockOnHand` guards against a count that has changed since the caller read it. If
     * the current value differs, the call returns 409 `version_conflict`, `errors` lists each such item with its
     * current value, and nothing changes. - Reservations do not change. Stock below zero, or below the reserved
     * quantity with the policy DENY, returns 422 `insufficient_stock`. A variant that does not track inventory returns
     * 422 `unsupported_operation`. - Concurrent adjustments and sales add up; none is lost. The audit log records each
     * adjustment with its author. Versions of product and variant do not change. - The Idempotency-Key is required: a
     * repeated request returns the first result and adjusts nothing. No webhook event fires.
     */
    public function adjustStock(StockAdjust $body, ?CallOptions $options = null): StockAdjustmentList
    {
        return $this->call('POST', '/admin/stock/adjust', 'tk', [0 => StockAdjustmentList::class], $body, [], $options);
    }

    /**
     * List the stores the caller has access to.
     *
     * The stores in which the caller has any permission, by name, whatever their status. No store header is needed. An
     * app token gets only its own store.
     */
    public function listStores(?CallOptions $options = null): StoreList
    {
        return $this->call('GET', '/admin/store/all', 't', [0 => StoreList::class], null, [], $options);
    }

    /**
     * Create a store.
     *
     * Creates a store. Requires `store:write` through a scope for all stores (403 otherwise), and no `X-Store-Id`; app
     * tokens cannot create stores. The store starts ACTIVE with: - default settings, one default account type
     * ("Customer") and one default tax class ("Standard", no rates). - the built-in mail and PDF templates. - tax
     * provider MANUAL and commission provider NONE. - no shipping method and no store key.
     */
    public function createStore(StoreCreate $body, ?CallOptions $options = null): Store
    {
        return $this->call('POST', '/admin/store', 'tk', [0 => Store::class], $body, [], $options);
    }

    /**
     * Get the proof of the store's domain.
     *
     * The proof that the store must publish to show that it owns the domain: the TXT record or the file; one is enough.
     * Keep it published: the service checks it every day, and a proof that was not found for a week expires. While the
     * domain is not proven, links in mails lead to the service's own pages, and mails come from the service's address.
     * 404: the store has no domain.
     */
    public function getStoreDomain(?CallOptions $options = null): StoreDomain
    {
        return $this->call('GET', '/admin/store/domain', 't', [0 => StoreDomain::class], null, [], $options);
    }

    /**
     * Verify the store's domain.
     *
     * Checks now for the TXT record and the file that `GET /admin/store/domain` returns. Once one is found, links in
     * mails lead to `https://` and the domain, and mails come from the domain. Repeated calls are safe: a missing proof
     * does not undo an earlier one. 404: the store has no domain. 422 `domain_not_verified`: neither proof was found or
     * reachable. 409 `already_exists`: another store has proven the domain and its proof is still published; if that
     * proof is gone, the other store loses the domain. 409 `version_conflict`: the domain changed during the check.
     * Limits: eight attempts at once, then one per minute.
     */
    public function verifyStoreDomain(?CallOptions $options = null): StoreDomain
    {
        return $this->call('POST', '/admin/store/domain/verify', 'tk', [0 => StoreDomain::class], null, [], $options);
    }

    /**
     * Get the store's settings.
     *
     * All settings of the request's store, with the `version` for the next change, and the definitions of its custom
     * fields.
     */
    public function getStoreSettings(?CallOptions $options = null): StoreSettings
    {
        return $this->call('GET', '/admin/store/settings', 't', [0 => StoreSettings::class], null, [], $options);
    }

    /**
     * Change the store's settings.
     *
     * Changes the given fields; arrays and nested objects (`address`, `dunning`, `branding`, `analytics`) are replaced
     * as a whole. Settings take effect with the next request and never change existing data: totals of placed orders,
     * reservations and running retries stay. `orderNumberStart` can only raise the next number. Changing the renewal
     * hour moves renewals that are not yet claimed. A new `domain` must be proven before mails link to it and come from
     * it (`POST /admin/store/domain/verify`). With `status: MAINTENANCE`, the customer API refuses carts and checkout
     * (503 `unavailable`) but serves the catalog. With `CLOSED`, it refuses all requests, and renewals stop. No webhook
     * event fires. 409 `version_conflict`, or 409 `in_use`: - The change removes a currency from `currencyCodes` while
     * variants have prices in it. Remove these prices first (`PUT /admin/price` with that `currencyCode`). - The change
     * sets a different `defaultCurrencyCode` while amounts without their own currency exist. These are costs of
     * variants, price rules of collections, minimum order amounts and spend thresholds of account types, and limits of
     * payment providers. Clear these amounts first.
     */
    public function updateStoreSettings(StoreSettingsUpdate $body, ?CallOptions $options = null): StoreSettings
    {
        return $this->call('PATCH', '/admin/store/settings', 'tk', [0 => StoreSettings::class], $body, [], $options);
    }

    /**
     * List the store's payment providers.
     *
     * All payment providers of the store, including inactive ones, sorted by `priority`. Credentials are masked: `{key:
     * "••••1234"}`.
     */
    public function listPaymentProviders(?CallOptions $options = null): PaymentProviderList
    {
        return $this->call('GET', '/admin/store/payment-provider/all', 't', [0 => PaymentProviderList::class], null, [], $options);
    }

    /**
     * Add a payment provider.
     *
     * Adds a payment provider to the store. This call charges nothing. The service has these providers: - `STRIPE`: the
     * store's own account. It requires the `credentials` `secretKey` (`sk_…` or a restricted `rk_…`) and
     * `publishableKey` (`pk_…`), both of the store's mode, and accepts `webhookSecret` (`whsec_…`). `publicConfig`
     * then contains the publishable key. - `BTCPAY`: the store's own BTCPay Server. It requires the `credentials`
     * `serverUrl`, `storeId` and `apiKey`, and accepts `webhookSecret`. - `SANDBOX`: test payments, not in a livemode
     * store. It takes no credentials. - `OFFLINE`: bank transfer and similar methods, confirmed by `POST
     * /admin/order/offline-payment`. It takes no credentials.
     */
    public function createPaymentProvider(PaymentProviderCreate $body, ?CallOptions $options = null): PaymentProvider
    {
        return $this->call('POST', '/admin/store/payment-provider', 'tk', [0 => PaymentProvider::class], $body, [], $options);
    }

    /**
     * Change a payment provider.
     *
     * Changes the given fields of a payment provider. `providerCode` cannot be changed: add another provider.
     * `isDefault: true` makes this provider the default instead of the previous one. `isActive: false` removes the
     * provider from checkout; captures, refunds and renewals of its payments continue. A provider is never deleted.
     * `credentials` sets the keys it contains, null removes a key, and other keys stay. `STRIPE` must keep its
     * `secretKey` and `publishableKey`. The service tests the keys as in `POST`, and keeps the current ones until the
     * new ones pass. To replace a key, create the new one at Stripe, set it here, and then delete the old one. While
     * payments or saved payment methods depend on the account at the provider, the new credentials must belong to it.
     * Add another account as another payment provider. Errors: - 409 `in_use`: removing the default mark without
     * setting another default, deactivating the default while other providers are active, or credentials of another
     * account. - 409 `already_exists`: the display name is taken. - 409 `version_conflict`. - 422
     * `unsupported_operation`: a payment type that the provider does not support. - 422 `invalid_value`: a credential
     * that the provider does not have (`SANDBOX` and `OFFLINE` have none), a currency that the store does not have, or
     * an unknown country. - 422 `invalid_value`: `minAmount` above `maxAmount`, more digits than the currency has, or
     * `isDefault` for an inactive provider.
     */
    public function updatePaymentProvider(PaymentProviderUpdate $body, ?CallOptions $options = null): PaymentProvider
    {
        return $this->call('PATCH', '/admin/store/payment-provider', 'tk', [0 => PaymentProvider::class], $body, [], $options);
    }

    /**
     * Get the store's tax provider.
     *
     * Each store has exactly one tax provider. `MANUAL` means the rates of the store's tax classes. Credentials are
     * masked.
     */
    public function getTaxProvider(?CallOptions $options = null): TaxProvider
    {
        return $this->call('GET', '/admin/store/tax-provider', 't', [0 => TaxProvider::class], null, [], $options);
    }

    /**
     * Change the store's tax provider.
     *
     * Changes the given fields of the store's tax provider. The body takes no id: a store has one tax provider. -
     * `MANUAL` uses the store's own tax classes, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a service
     * that implements the contract in the guide "Connect a tax service". It requires `baseUrl` and the credential
     * `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. - `STRIPE_TAX` is
     * Stripe Tax in the store's own account. It takes no `baseUrl`, and requires the credential `secretKey` of the
     * store's mode: `sk_…`, or `rk_…` that may write Tax Calculations and Transactions. The registrations in that
     * account define where taxes are collected, and `nexus` is ignored.
     */
    public function updateTaxProvider(TaxProviderUpdate $body, ?CallOptions $options = null): TaxProvider
    {
        return $this->call('PATCH', '/admin/store/tax-provider', 'tk', [0 => TaxProvider::class], $body, [], $options);
    }

    /**
     * Get the store's commission provider.
     *
     * Each store has exactly one commission provider record. `providerCode: NONE` means that the store has no
     * commission provider; its customers then show `commissionProviderName: null`. Credentials are masked.
     */
    public function getCommissionProvider(?CallOptions $options = null): CommissionProvider
    {
        return $this->call('GET', '/admin/store/commission-provider', 't', [0 => CommissionProvider::class], null, [], $options);
    }

    /**
     * Change the store's commission provider.
     *
     * Changes the given fields of the store's commission provider. The body takes no id: a store has one commission
     * provider. - `NONE` means no commission provider, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a
     * service that implements the contract in the guide "Connect a commission service". It requires `baseUrl` and the
     * credential `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. If the
     * change affects the connection to the service, the platform queries the service for the code `CHECK` before it
     * stores anything. Without a correct response, the change returns 422 `invalid_value`. Only the new `signingSecret`
     * signs that call; in calls of the next 24 hours the previous one signs too. A new `providerCode` erases the
     * previous address, the credentials and the customers' ids at the previous provider, so send the new ones with it.
     * Otherwise, `credentials` sets the keys it contains, null removes a key, and other keys stay. With
     * `syncCustomers`, all customers are sent to the new service. Orders that were placed before the service was
     * connected are reported only by `POST /admin/order/sync`. 409 `version_conflict`. 422 `unsupported_operation`:
     * another `providerCode`, or `ssoEnabled` with `NONE`. 422 `invalid_value`: a credential that the provider does not
     * have.
     */
    public function updateCommissionProvider(CommissionProviderUpdate $body, ?CallOptions $options = null): CommissionProvider
    {
        return $this->call('PATCH', '/admin/store/commission-provider', 'tk', [0 => CommissionProvider::class], $body, [], $options);
    }

    /**
     * List the store's keys.
     *
     * The public keys that storefronts send as `X-Store-Key`, newest first. The service stores only a hash of each key,
     * so the list shows its `prefix`. Revoked keys are listed only with `includeRevoked` (then the newest 1,000 in
     * all). `lastUsedOn` is exact to a minute.
     *
     * @param bool|null $includeRevoked Whether to list revoked keys too. Defaults to false.
     */
    public function listStoreKeys(?bool $includeRevoked = null, ?CallOptions $options = null): StoreKeyList
    {
        return $this->call('GET', '/admin/store/key/all', 't', [0 => StoreKeyList::class], null, ['includeRevoked' => $includeRevoked], $options);
    }

    /**
     * Create a store key.
     *
     * Creates a key for a storefront. A key is public: it identifies the store and is visible in the storefront's
     * pages. Only this response shows `key`; a retry with the same Idempotency-Key shows it again for 24 hours. To
     * replace a key, create the new one, deploy it in the storefront, then revoke the old one. `allowedOrigins` in the
     * settings defines the origins from which browsers may call. A store has at most 20 live keys: 422
     * `unsupported_operation`. 409 `already_exists`: a live key has the name already.
     */
    public function createStoreKey(StoreKeyCreate $body, ?CallOptions $options = null): StoreKeyCreated
    {
        return $this->call('POST', '/admin/store/key', 'tk', [0 => StoreKeyCreated::class], $body, [], $options);
    }

    /**
     * Revoke a store key.
     *
     * Requests with the key are rejected from the next request on (401), permanently. Customer sessions continue with
     * another key of the store. Revoking a revoked key returns 204.
     *
     * @param int $storeKeyId The store key to revoke.
     */
    public function deleteStoreKey(int $storeKeyId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/store/key', 't', [], null, ['storeKeyId' => $storeKeyId], $options);
    }

    /**
     * List a customer's store credit.
     *
     * Returns the store credit of a customer, one account per currency, sorted by currency. A customer who never had
     * store credit has no accounts. Store credit does not expire.
     *
     * @param int $storeCustomerId The customer who has the store credit.
     */
    public function listStoreCredit(int $storeCustomerId, ?CallOptions $options = null): StoreCreditAccountList
    {
        return $this->call('GET', '/admin/store-credit/all', 't', [0 => StoreCreditAccountList::class], null, ['storeCustomerId' => $storeCustomerId], $options);
    }

    /**
     * List the entries of store credit.
     *
     * Lists every change of the store's store credit, newest first unless `sort` says otherwise. Entries never change;
     * a correction is a new entry. The sum of `amount` of an account's entries is its balance, and the sum of
     * `heldAmount` is its held amount.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param StoreCreditEntrySort::*|null $sort Default -createdOn.
     * @param list<int>|null $storeCustomerId Only entries of one of these customers, separated by commas.
     * @param list<string>|null $type Only entries of one of these types, separated by commas.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listStoreCreditEntries(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $storeCustomerId = null,
        ?array $type = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): StoreCreditEntryPage
    {
        return $this->call('GET', '/admin/store-credit/entry/paged', 't', [0 => StoreCreditEntryPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'storeCustomerId' => $storeCustomerId, 'type' => $type, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Adjust a customer's store credit.
     *
     * Adds value to a customer's store credit (`amount` above 0) or removes value (`amount` below 0). The first amount
     * in a currency opens the customer's account in this currency. - Value that an order holds cannot be removed (422
     * `invalid_value`). - Value can only be added in a currency in which the store sells (422 `currency_mismatch`). - A
     * customer whose personal data is erased gets no value (409 `invalid_state_transition`), but value can still be
     * removed. - An administrator cannot change their own store credit as a customer (403 `forbidden`). -
     * `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of the
     * store's time zone. Above it, the request fails with 403 `forbidden`. The limit does not apply to callers with
     * `store:write`, who could change it. - The Idempotency-Key is required: a repeated request returns the first entry
     * and adjusts nothing. The audit log records the change. Fires `stored_value.adjusted`.
     */
    public function adjustStoreCredit(StoreCreditAdjust $body, ?CallOptions $options = null): StoreCreditEntry
    {
        return $this->call('POST', '/admin/store-credit/adjust', 'tk', [0 => StoreCreditEntry::class], $body, [], $options);
    }

    /**
     * Update a customer.
     *
     * Changes the profile of a customer in this store. The e-mail address belongs to the person's account, and only
     * that person can change it; status and account type have their own operations. Fires `customer.updated` when a
     * field of the snapshot changes (firstName, lastName, phoneNumber, company, languageCode, acceptsMarketing);
     * changes of other fields fire no event. 409 `version_conflict` on a stale `version`, `already_exists` when
     * `externalId` is taken, `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`
     * when a custom field does not match its definition.
     */
    public function updateStoreCustomer(StoreCustomerUpdate $body, ?CallOptions $options = null): Customer
    {
        return $this->call('PATCH', '/admin/store-customer', 'tk', [0 => Customer::class], $body, [], $options);
    }

    /**
     * Change the status of a customer.
     *
     * Changes the customer's status. Allowed transitions: ACTIVE to SUSPENDED, BANNED, DEACTIVATED; SUSPENDED to
     * ACTIVE, BANNED, DEACTIVATED; BANNED to ACTIVE; DEACTIVATED to ACTIVE until the personal data is erased. Any other
     * transition returns 409 `invalid_state_transition`; sending the current status succeeds without an event, except
     * that `forfeitStoreCredit` removes credit that a refund has returned since. SUSPENDED: logins and checkouts are
     * rejected, including guest checkouts with the customer's e-mail address, and checkouts that wait for the buyer
     * end. Open orders continue. Subscriptions are paused if the store's settings require it. BANNED: as SUSPENDED, but
     * the e-mail address cannot register again in this store, and subscriptions are canceled. DEACTIVATED: personal
     * data is erased 30 days later (`eraseOn`); until then, moving back to ACTIVE cancels the erasure. A mail tells the
     * customer of the deactivation, with that day, and another of a restored account. Saved payment methods are removed
     * and consent to marketing e-mails is withdrawn at once. The erasure includes orders that were placed as a guest
     * with the customer's e-mail address. A customer who has store credit cannot be deactivated without
     * `forfeitStoreCredit` (409 `stored_value_left`). With it, one ledger entry for each currency removes the balance.
     * The caller then also needs `store-credit:write` (403 `forbidden`). Credit that an open order holds returns 409
     * `stored_value_left` in any case. Moving back to ACTIVE does not restore forfeited credit. If a refund returns
     * credit after the deactivation, the personal data stays until the credit is removed. An adjustment removes it, or
     * this request with DEACTIVATED and `forfeitStoreCredit` again. All sessions and refresh tokens of the customer in
     * this store end in the same transaction. Fires `customer.status_changed`, then the events of the subscriptions
     * that are paused, canceled or resumed, and `stored_value.adjusted` for each currency of forfeited credit. A stale
     * `version` returns 409 `version_conflict`.
     */
    public function updateStoreCustomerStatus(StoreCustomerStatusUpdate $body, ?CallOptions $options = null): Customer
    {
        return $this->call('PATCH', '/admin/store-customer/status', 'tk', [0 => Customer::class], $body, [], $options);
    }

    /**
     * Change the account type of a customer.
     *
     * Moves a customer to another account type. Prices, tax exemption and visibility of the new account type apply from
     * the next cart calculation and the next renewal on; placed orders do not change. The daily check of automatic
     * tiers does not move the customer from the chosen account type unless `automatic` is true. Fires
     * `customer.account_type_changed`; sending the current account type succeeds without an event. 404 for an unknown
     * account type. 409 `version_conflict` on a stale `version`, `invalid_state_transition` when the personal data has
     * been erased.
     */
    public function updateStoreCustomerAccountType(StoreCustomerAccountTypeUpdate $body, ?CallOptions $options = null): Customer
    {
        return $this->call('PATCH', '/admin/store-customer/account-type', 'tk', [0 => Customer::class], $body, [], $options);
    }

    /**
     * Report what the store owes in stored value.
     *
     * Returns the value that the store owes the holders of gift cards and store credit, by currency, kind and source.
     * The report covers the days from `from` until before `to` in the store's time zone. The opening amount of a day
     * and its changes add up to the closing amount, which is the opening amount of the next day. Value that orders hold
     * is still owed. Groups without value and without changes are left out, and so are days without changes. `to` must
     * be after `from`, by at most 366 days: 422 `invalid_value`.
     *
     * @param string $from First day of the report.
     * @param string $to Day after the last day of the report.
     */
    public function getStoredValueLiability(string $from, string $to, ?CallOptions $options = null): StoredValueLiability
    {
        return $this->call('GET', '/admin/stored-value/liability', 't', [0 => StoredValueLiability::class], null, ['from' => $from, 'to' => $to], $options);
    }

    /**
     * List subscriptions.
     *
     * The subscriptions of the store, one row for each subscription (not for each line). `search` matches the whole
     * subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs.
     * With fewer than three characters it matches only whole SKUs and numbers. Dates are plain dates in the store's
     * time zone, or in the time of the customer's test clock. Useful filters: `due=true` for renewals due today;
     * `dunningState=RETRYING,EXHAUSTED` for past due subscriptions; `failureClass=HARD,ACTION` for failures that need
     * the customer; `cardExpiresTo` for cards about to expire.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param string|null $search Words to search for. Case and accents do not matter; Cyrillic and Greek letters match
     * their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched
     * fields.
     * @param SubscriptionSort::*|null $sort Sort order. Defaults to `-createdOn`. Subscriptions without a next date
     * come last. Sorting by `nextRetryOn` omits subscriptions without a retry.
     * @param list<\StorePlatform\Shared\SubscriptionStatus::*>|null $status Only subscriptions in this status. A
     * comma-separated list matches any of its values.
     * @param list<\StorePlatform\Shared\DunningState::*>|null $dunningState Only subscriptions in this dunning state. A
     * comma-separated list matches any of its values.
     * @param list<\StorePlatform\Shared\SubscriptionCycleStatus::*>|null $cycleStatus Only subscriptions whose next
     * renewal is in this status. A comma-separated list matches any of its values.
     * @param bool|null $due true returns only ACTIVE subscriptions whose next renewal is today in the store's time zone
     * (or by their test clock, if they follow one) or overdue. false returns only the others.
     * @param string|null $dueBy Only ACTIVE subscriptions whose next renewal is on or before this date, including
     * overdue ones.
     * @param list<string>|null $failureCode Only subscriptions whose last attempt failed for this reason. A
     * comma-separated list matches any of its values.
     * @param list<string>|null $failureClass Only subscriptions whose last attempt failed in this class. A
     * comma-separated list matches any of its values.
     * @param \DateTimeImmutable|null $nextRetryFrom Only subscriptions whose next retry is at or after this time.
     * @param \DateTimeImmutable|null $nextRetryTo Only subscriptions whose next retry is before this time.
     * @param string|null $cardExpiresFrom Only subscriptions charged to a card whose last valid day is on or after this
     * date.
     * @param string|null $cardExpiresTo Only subscriptions charged to a card whose last valid day is before this date.
     * @param bool|null $cancelAtPeriodEnd Whether the subscription will be canceled on its next processing date. Omit
     * to include both.
     * @param string|null $cancelReason Only subscriptions that were canceled for exactly this reason.
     * @param \DateTimeImmutable|null $cancelledFrom Only subscriptions canceled at or after this time.
     * @param \DateTimeImmutable|null $cancelledTo Only subscriptions canceled before this time.
     * @param string|null $pausedUntilFrom Only paused subscriptions that resume automatically on or after this date.
     * @param string|null $pausedUntilTo Only paused subscriptions that resume automatically before this date.
     * @param list<int>|null $customerPaymentMethodId Only subscriptions that are charged to this payment method. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $storeCustomerId Only subscriptions of this customer. A comma-separated list matches any of
     * its values.
     * @param list<int>|null $subscriptionPlanId Only subscriptions on this plan. A comma-separated list matches any of
     * its values.
     * @param list<int>|null $productId Only subscriptions with a live line of this product. A comma-separated list
     * matches any of its values.
     * @param list<int>|null $variantId Only subscriptions with a live line of this variant. A comma-separated list
     * matches any of its values.
     * @param string|null $sku Only subscriptions with a live line of this SKU.
     * @param string|null $nextProcessingDateFrom Only subscriptions whose next processing date is on or after this
     * date.
     * @param string|null $nextProcessingDateTo Only subscriptions whose next processing date is before this date.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     * @param \DateTimeImmutable|null $modifiedSince Only objects changed at or after this time. Together with a cursor,
     * the list never skips a row that was committed late: keep the cursor and continue from it. If a change makes an
     * object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
     * the change. To synchronize, send no filter on a value that can change, and filter your copy.
     */
    public function listSubscriptions(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $search = null,
        ?string $sort = null,
        ?array $status = null,
        ?array $dunningState = null,
        ?array $cycleStatus = null,
        ?bool $due = null,
        ?string $dueBy = null,
        ?array $failureCode = null,
        ?array $failureClass = null,
        ?\DateTimeImmutable $nextRetryFrom = null,
        ?\DateTimeImmutable $nextRetryTo = null,
        ?string $cardExpiresFrom = null,
        ?string $cardExpiresTo = null,
        ?bool $cancelAtPeriodEnd = null,
        ?string $cancelReason = null,
        ?\DateTimeImmutable $cancelledFrom = null,
        ?\DateTimeImmutable $cancelledTo = null,
        ?string $pausedUntilFrom = null,
        ?string $pausedUntilTo = null,
        ?array $customerPaymentMethodId = null,
        ?array $storeCustomerId = null,
        ?array $subscriptionPlanId = null,
        ?array $productId = null,
        ?array $variantId = null,
        ?string $sku = null,
        ?string $nextProcessingDateFrom = null,
        ?string $nextProcessingDateTo = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?\DateTimeImmutable $modifiedSince = null,
        ?CallOptions $options = null,
    ): SubscriptionPage
    {
        return $this->call('GET', '/admin/subscription/paged', 't', [0 => SubscriptionPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'search' => $search, 'sort' => $sort, 'status' => $status, 'dunningState' => $dunningState, 'cycleStatus' => $cycleStatus, 'due' => $due, 'dueBy' => $dueBy, 'failureCode' => $failureCode, 'failureClass' => $failureClass, 'nextRetryFrom' => $nextRetryFrom, 'nextRetryTo' => $nextRetryTo, 'cardExpiresFrom' => $cardExpiresFrom, 'cardExpiresTo' => $cardExpiresTo, 'cancelAtPeriodEnd' => $cancelAtPeriodEnd, 'cancelReason' => $cancelReason, 'cancelledFrom' => $cancelledFrom, 'cancelledTo' => $cancelledTo, 'pausedUntilFrom' => $pausedUntilFrom, 'pausedUntilTo' => $pausedUntilTo, 'customerPaymentMethodId' => $customerPaymentMethodId, 'storeCustomerId' => $storeCustomerId, 'subscriptionPlanId' => $subscriptionPlanId, 'productId' => $productId, 'variantId' => $variantId, 'sku' => $sku, 'nextProcessingDateFrom' => $nextProcessingDateFrom, 'nextProcessingDateTo' => $nextProcessingDateTo, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'modifiedSince' => $modifiedSince], $options);
    }

    /**
     * Get a subscription.
     *
     * Returns one subscription: the snapshot that events carry, plus dunning and the newest 50 history entries. It also
     * has upcoming renewals with an estimate of the next one, and the actions that are possible now (`allowedActions`).
     * Send exactly one of `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
     *
     * @param int|null $subscriptionId The subscription's id.
     * @param int|null $subscriptionNumber The subscription's number.
     */
    public function getSubscription(?int $subscriptionId = null, ?int $subscriptionNumber = null, ?CallOptions $options = null): Subscription
    {
        return $this->call('GET', '/admin/subscription', 't', [0 => Subscription::class], null, ['subscriptionId' => $subscriptionId, 'subscriptionNumber' => $subscriptionNumber], $options);
    }

    /**
     * Update a subscription.
     *
     * Changes the shipping, billing and prices of future renewals. Placed orders do not change. Addresses and payment
     * method must be active ones of the subscription's customer (404 otherwise). A new plan changes the interval and
     * the prices from the next renewal on; the next date stays. The subscription takes the new plan's binding terms:
     * interval, anchor, number of cycles, prepaid terms and cancel policy. Introductory cycles are not granted again. A
     * new payment method in dunning state RETRYING or EXHAUSTED, or in TERMINAL_FAILED, starts a retry at once, in the
     * background. Fires `subscription.items_changed` when the plan changes and `subscription.pricing_changed` when
     * prices or coupons change. Changes of other fields fire no event; the history records them. Errors: - 409
     * `cycle_locked`: inside the plan's cutoff, unless `overrideCutoff`. The cutoff does not apply to payment method,
     * note and custom fields. - 409 `cycle_locked`: while a charge is running, and for plan and coupons while
     * deliveries of a prepaid term are left. - 409 `invalid_state_transition`: the subscription is CANCELLED. - 409
     * `version_conflict`. - 422 `invalid_value`: an inactive plan, or a plan on which the product of a line is not
     * sold. - 422 `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`.
     */
    public function updateSubscription(SubscriptionUpdate $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('PATCH', '/admin/subscription', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Create a subscription.
     *
     * Creates a subscription without a checkout, for example for an order by telephone or for a subscription from
     * another system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of
     * `nextProcessingDate` make the first charge (today's renewals, if that date is today), and the schedule counts
     * from that date. Introductory prices and coupons count from the first charge. The customer must be ACTIVE (409
     * `invalid_state_transition`) and have an account type that may subscribe. The payment method and addresses must be
     * active ones of this customer (404 otherwise). A customer may have several subscriptions to the same product.
     * Errors with 422, with every invalid field: - `invalid_value`: an inactive plan, a variant that is not sold on the
     * plan, or a date out of range. - `invalid_value`: a payment method that its provider cannot charge later, or a
     * missing address or shipping method. - `unsupported_operation`: an account type that cannot subscribe. -
     * `currency_mismatch`: a variant has no price in the currency. - `coupon_not_applicable`, `coupon_exhausted`,
     * `shipping_not_available`.
     */
    public function createSubscription(\StorePlatform\Shared\SubscriptionCreate $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Estimate a renewal of a subscription.
     *
     * Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real
     * charge. `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real
     * renewal is priced when it runs. A renewal that is covered by a prepaid term costs nothing. 422 `invalid_value`
     * for a date on which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
     *
     * @param int $subscriptionId The subscription.
     * @param string|null $processingDate Date of the renewal to estimate. Defaults to the next renewal.
     */
    public function getSubscriptionEstimate(int $subscriptionId, ?string $processingDate = null, ?CallOptions $options = null): \StorePlatform\Shared\SubscriptionEstimate
    {
        return $this->call('GET', '/admin/subscription/estimate', 't', [0 => \StorePlatform\Shared\SubscriptionEstimate::class], null, ['subscriptionId' => $subscriptionId, 'processingDate' => $processingDate], $options);
    }

    /**
     * List the upcoming renewals of a subscription.
     *
     * The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal
     * includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal
     * is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
     *
     * @param int $subscriptionId The subscription.
     * @param string|null $until Last day of the list, at most two years ahead. Defaults to one year ahead.
     */
    public function listUpcomingSubscriptionCycles(int $subscriptionId, ?string $until = null, ?CallOptions $options = null): \StorePlatform\Shared\SubscriptionUpcomingList
    {
        return $this->call('GET', '/admin/subscription/upcoming/all', 't', [0 => \StorePlatform\Shared\SubscriptionUpcomingList::class], null, ['subscriptionId' => $subscriptionId, 'until' => $until], $options);
    }

    /**
     * List the history of a subscription.
     *
     * The changes of the subscription and who made them, newest first: events, and changes that fire no event
     * (addresses, payment and shipping method, note). Entries are never removed.
     *
     * @param int $subscriptionId The subscription.
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\SubscriptionHistorySort::*|null $sort Sort order. Defaults to `-createdOn`.
     */
    public function listSubscriptionHistory(
        int $subscriptionId,
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\SubscriptionHistoryPage
    {
        return $this->call('GET', '/admin/subscription/history/paged', 't', [0 => \StorePlatform\Shared\SubscriptionHistoryPage::class], null, ['subscriptionId' => $subscriptionId, 'page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort], $options);
    }

    /**
     * Process all due subscriptions.
     *
     * Queues the renewal of every ACTIVE subscription of the store that is due by `processingDate`, or only of the
     * given subscriptions. The default is today in the store's time zone; a later date returns 422 `invalid_value`. The
     * API responds when the renewals are queued; charging continues in the background. Repeated and concurrent calls
     * are safe: each cycle is charged only once. `lockedCount` counts renewals that are already being processed. Status
     * and dunning are checked again at the time of the charge. A successful renewal fires `order.created`,
     * `order.payment_captured` when money was captured, and `subscription.processed`. A failed one fires
     * `subscription.payment_failed`. When an item is out of stock and the store's settings skip such renewals,
     * `subscription.cycle_skipped` fires. Subscriptions with a test clock are not included; advancing their clock
     * renews them.
     */
    public function processSubscriptions(SubscriptionProcessAll $body, ?CallOptions $options = null): SubscriptionProcessResult
    {
        return $this->call('POST', '/admin/subscription/process/all', 'tk', [0 => SubscriptionProcessResult::class], $body, [], $options);
    }

    /**
     * Retry the failed renewal of a subscription.
     *
     * Charges the missed cycle now. Allowed in dunning state RETRYING or EXHAUSTED and in TERMINAL_FAILED, otherwise
     * 409 `invalid_state_transition`; 409 `cycle_locked` while a charge is running, without `Retry-After` while a bank
     * is processing the payment. `customerPaymentMethodId` first replaces the subscription's payment method. If the
     * bank debit of a renewal, or of the subscription's first order, failed late, the call charges the existing order:
     * it creates no order and processes no cycle. Success from RETRYING: the order counts for the missed cycle and the
     * schedule does not shift. Fires `order.created`, `order.payment_captured`, `subscription.processed`. Success from
     * TERMINAL_FAILED: the subscription becomes ACTIVE, and its next date counts from today. Also fires
     * `subscription.processed`, `subscription.status_changed`. A decline returns 422 `payment_declined`: the attempt is
     * recorded, counts as a failed attempt, and fires `subscription.payment_failed`. 422 `insufficient_stock` does not
     * count as a failed payment. 503 `payment_outcome_unknown`: the service looks up the outcome and never charges
     * again under another key. 503 `unavailable`: the store is closed.
     */
    public function retrySubscription(SubscriptionRetry $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/retry', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Cancel a subscription.
     *
     * Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next
     * date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no
     * further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and
     * is then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is
     * canceled at once even with `atPeriodEnd`. The plan's cancel policy binds customers, not administrators. Nothing
     * is refunded. In a prepaid term, the period ends with the term: paid deliveries are still sent. The reasons
     * `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Canceling again succeeds without an event. Fires
     * `subscription.cancelled`, then `subscription.status_changed`, when the subscription becomes CANCELLED.
     */
    public function cancelSubscription(\StorePlatform\Shared\SubscriptionCancel $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/cancel', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Pause a subscription.
     *
     * Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that
     * date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`.
     * The schedule does not move: the next processing date is the first scheduled date on or after `pausedUntil`.
     * Without `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a renewal that
     * failed or waits. Pausing a PAUSED subscription replaces date and reason. The plan's `allowPause` and cutoff bind
     * customers, not administrators. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` is
     * true (reactivate the subscription first), `cycle_locked` while a charge is running. Fires
     * `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and
     * `subscription.status_changed`. For a subscription that is already PAUSED, fires only
     * `subscription.processing_date_changed`, and only if the next date moves.
     */
    public function pauseSubscription(\StorePlatform\Shared\SubscriptionPause $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/pause', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Resume a paused subscription.
     *
     * Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled
     * date after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without an event;
     * other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one
     * year ahead. Fires `subscription.resumed`, then `subscription.status_changed`.
     */
    public function resumeSubscription(\StorePlatform\Shared\SubscriptionResume $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/resume', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Skip the next renewal of a subscription.
     *
     * Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription
     * must be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`).
     * Send `processingDate` to name the renewal to skip: any date other than the next one returns 409
     * `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff (unless
     * `overrideCutoff`) or while a charge is running. The store's skip limit and the plan's `allowSkip` bind customers,
     * not administrators. Fires `subscription.cycle_skipped`.
     */
    public function skipSubscription(AdminSubscriptionSkip $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/skip', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Undo the skip of a renewal.
     *
     * Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current
     * next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have
     * been skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing
     * the same skip again succeeds without an event. 409 `cycle_locked` inside the plan's cutoff (unless
     * `overrideCutoff`) or while a charge is running. Fires `subscription.processing_date_changed` with the action
     * `subscription.cycle_unskipped`.
     */
    public function unskipSubscription(AdminSubscriptionUnskip $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/unskip', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Reactivate a canceled subscription.
     *
     * Moves the subscription from CANCELLED to ACTIVE, even if the customer is not ACTIVE. A subscription that was
     * replaced or has completed its cycles cannot be reactivated (409 `invalid_state_transition`). The subscription
     * needs an active payment method, its own or the one in the request (422 `invalid_value`). A date that is past or
     * more than one year ahead returns 422 `invalid_value`, too. Without `nextProcessingDate`, the next date is the
     * first scheduled date after today. Nothing is charged now. Fires `subscription.resumed`, then
     * `subscription.status_changed`. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the
     * period (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment.
     */
    public function reactivateSubscription(\StorePlatform\Shared\SubscriptionReactivate $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/reactivate', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Replace a subscription with a new one.
     *
     * Creates a new subscription with the same customer and currency and cancels the old one (cancelReason `REPLACED`)
     * in one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0, is not
     * charged before its next processing date, and gets introductory prices only for the introductory cycles that the
     * old one had left. The new subscription is PAUSED if the old one is and no date is given. A replaced subscription
     * cannot be reactivated. Fires `subscription.replaced`, `subscription.cancelled` and `subscription.status_changed`
     * for the old subscription, then `subscription.created` for the new one. Errors: - 409 `invalid_state_transition`:
     * the old subscription is not ACTIVE, PAUSED or TERMINAL_FAILED, or the customer is not ACTIVE. - 409
     * `cycle_locked`: a charge is running, or the request changes plan, items or coupons while deliveries of a prepaid
     * term are left. - 422 `unsupported_operation`: the customer's account type may not subscribe. - 422
     * `invalid_value`: a variant is not sold on the plan. - 422 `currency_mismatch`, `coupon_not_applicable`.
     */
    public function replaceSubscription(\StorePlatform\Shared\SubscriptionReplace $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/replace', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Change the items of a subscription.
     *
     * Removes, updates, swaps and adds lines in this order, all or nothing, from the next renewal on. A line keeps its
     * `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice` fixes the price of a line;
     * null restores the plan's price. A request may remove every line; a subscription without lines is skipped when
     * due. Fires `subscription.items_changed` (once) when lines change, and `subscription.pricing_changed` when the
     * unit price of a remaining line changes. Errors: - 404: an unknown line or variant. - 409
     * `invalid_state_transition`: the subscription is not ACTIVE, PAUSED or TERMINAL_FAILED. - 409 `cycle_locked`:
     * inside the plan's cutoff (unless `overrideCutoff`), while a charge is running, or while deliveries of a prepaid
     * term are left. - 409 `version_conflict`. - 422 `invalid_value`: a variant is not sold on the plan. - 422
     * `currency_mismatch`: a variant has no price in the currency.
     */
    public function changeSubscriptionItems(SubscriptionItemsChange $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/items', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * Move the next renewal of a subscription.
     *
     * Sets the next processing date: today or later, at most one year ahead (422 `invalid_value`). Later dates count
     * from the new date, unless `keepAnchor` is true. Fires `subscription.processing_date_changed`. Sending the current
     * date succeeds without an event. Errors: - 409 `invalid_state_transition`: the subscription is not ACTIVE. - 409
     * `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`), or while a charge is running. - 409
     * `cycle_locked`: the renewal has failed or waits, and is being retried. Skip it, or have it paid. - 409
     * `version_conflict`.
     */
    public function changeSubscriptionDate(SubscriptionDateChange $body, ?CallOptions $options = null): Subscription
    {
        return $this->call('POST', '/admin/subscription/date', 'tk', [0 => Subscription::class], $body, [], $options);
    }

    /**
     * List subscription plans.
     *
     * All plans of the store, active and inactive, by name. `subscriberCount` counts subscriptions that are not
     * CANCELLED.
     *
     * @param bool|null $isActive true returns only active plans, false only inactive ones. Omit to include both.
     */
    public function listSubscriptionPlans(?bool $isActive = null, ?CallOptions $options = null): SubscriptionPlanList
    {
        return $this->call('GET', '/admin/subscription-plan/all', 't', [0 => SubscriptionPlanList::class], null, ['isActive' => $isActive], $options);
    }

    /**
     * Create a subscription plan.
     *
     * Creates a plan, which defines how often a subscription renews, and how its renewals are priced, shipped and
     * canceled. Defaults: no anchor, no minimum and no end, ANY_TIME as `cancelPolicy` (AFTER_MIN_CYCLES when
     * `minCycles` is set), the one-time prices, and shipping charged for every shipment. Errors: - 409
     * `already_exists`: `code` is taken. - 422 `invalid_value`: `maxCycles` below `minCycles` or not a multiple of
     * `prepaidCycles`, or AFTER_MIN_CYCLES without `minCycles`. - 422 `invalid_value`: an anchor that does not fit the
     * interval unit (WEEKDAY requires WEEK, MONTHDAY requires MONTH), or a cutoff that is not shorter than the
     * interval. - 422 `invalid_value`: a pricing value without type, a fixed amount without currency, or `firstCycles`
     * without `thenValue`. - 422 `currency_mismatch`: a currency that the store does not have. - 422
     * `unsupported_operation`: more than 1,000 plans.
     */
    public function createSubscriptionPlan(SubscriptionPlanCreate $body, ?CallOptions $options = null): SubscriptionPlan
    {
        return $this->call('POST', '/admin/subscription-plan', 'tk', [0 => SubscriptionPlan::class], $body, [], $options);
    }

    /**
     * Update a subscription plan.
     *
     * Changes the given fields of a subscription plan. A new subscription copies the binding terms (interval, anchor,
     * `minCycles`, `maxCycles`, `prepaidCycles`, `trialDays`, `cancelPolicy`), so changing them affects new
     * subscriptions only. Interval and anchor cannot change while the plan has subscribers (409 `in_use`): create
     * another plan. Changes of name, pricing, shipping policy, cutoff and the customer permissions also apply to
     * existing subscriptions, from their next renewal on. A lower price applies at once. Existing subscriptions are
     * charged a higher price only after it was announced and the store's `priceChangeNoticeDays` have passed. About a
     * minute after the change, the service mails the customers and fires `subscription.pricing_changed` for each
     * subscription. `announcedPrices` of each line shows the day from which the line may cost more. A price that an
     * administrator or an external system fixed does not change. `anchor` and `pricing` are replaced as a whole. An
     * inactive plan accepts no new subscriptions; existing ones continue. 409 `version_conflict`, `already_exists`; 422
     * `invalid_value` as for creating a plan.
     */
    public function updateSubscriptionPlan(SubscriptionPlanUpdate $body, ?CallOptions $options = null): SubscriptionPlan
    {
        return $this->call('PATCH', '/admin/subscription-plan', 'tk', [0 => SubscriptionPlan::class], $body, [], $options);
    }

    /**
     * Delete a subscription plan.
     *
     * Deletes a plan that never had subscriptions, with its prices. Otherwise, and while a checkout uses the plan, 409
     * `in_use`: set `isActive` to false instead.
     *
     * @param int $subscriptionPlanId The plan to delete.
     */
    public function deleteSubscriptionPlan(int $subscriptionPlanId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/subscription-plan', 't', [], null, ['subscriptionPlanId' => $subscriptionPlanId], $options);
    }

    /**
     * List test clocks.
     *
     * All test clocks of the store, newest first. In a store with `livemode: true`, every operation on test clocks
     * returns 422 `unsupported_operation`.
     */
    public function listTestClocks(?CallOptions $options = null): TestClockList
    {
        return $this->call('GET', '/admin/test-clock/all', 't', [0 => TestClockList::class], null, [], $options);
    }

    /**
     * Get a test clock.
     *
     * A test clock: its current time, and whether it is still advancing. In a store with `livemode: true`, every
     * operation on test clocks returns 422 `unsupported_operation`.
     *
     * @param int $testClockId The test clock.
     */
    public function getTestClock(int $testClockId, ?CallOptions $options = null): TestClock
    {
        return $this->call('GET', '/admin/test-clock', 't', [0 => TestClock::class], null, ['testClockId' => $testClockId], $options);
    }

    /**
     * Create a test clock.
     *
     * Creates a test clock for one customer, to test an integration. Subscriptions that the customer starts from now on
     * follow the clock, and `POST /admin/test-clock/advance` moves it forward. A year of renewals takes a minute, with
     * real orders, events and mails, all with `livemode: false`. Business dates follow the clock: the due dates of
     * renewals, retries, reminders and trial ends, the `orderDate` of the customer's orders, and the expiry of cards.
     * Ids, signatures and the creation times of events use real time. The store's regular renewals do not process these
     * subscriptions. The customer must have no live subscriptions (409 `invalid_state_transition`) and no test clock
     * (409 `already_exists`). In a store with `livemode: true`, every operation on test clocks returns 422
     * `unsupported_operation`.
     */
    public function createTestClock(TestClockCreate $body, ?CallOptions $options = null): TestClock
    {
        return $this->call('POST', '/admin/test-clock', 'tk', [0 => TestClock::class], $body, [], $options);
    }

    /**
     * Delete a test clock.
     *
     * Deletes the clock and cancels the customer's live subscriptions, because their dates are in the clock's time.
     * They fire `subscription.cancelled`, then `subscription.status_changed`. Orders stay. 409
     * `invalid_state_transition` while the clock is advancing. In a store with `livemode: true`, every operation on
     * test clocks returns 422 `unsupported_operation`.
     *
     * @param int $testClockId The test clock.
     */
    public function deleteTestClock(int $testClockId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/test-clock', 't', [], null, ['testClockId' => $testClockId], $options);
    }

    /**
     * Advance a test clock.
     *
     * Moves the clock forward and processes everything that falls due on the way, in the order of the dates: renewals,
     * retries, reminders, resumptions, ends of terms. The API responds at once with status ADVANCING; read the clock
     * until its status is READY. On the way, the clock waits for charges in flight, and up to two minutes for a bank's
     * decision, so that later work has the right date. A charge without an outcome after two minutes stops the clock
     * (FAILED). To see a decline, give the subscription a payment method of the sandbox that declines before you
     * advance the clock; `pm_card_expires0127` expires. 409 `invalid_state_transition` while the clock is already
     * advancing, `version_conflict`. 422 `invalid_value` for a time that is not later than the clock's, or more than
     * 400 days ahead of it. In a store with `livemode: true`, every operation on test clocks returns 422
     * `unsupported_operation`.
     */
    public function advanceTestClock(TestClockAdvance $body, ?CallOptions $options = null): TestClock
    {
        return $this->call('POST', '/admin/test-clock/advance', 'tk', [0 => TestClock::class], $body, [], $options);
    }

    /**
     * List what is not translated.
     *
     * The objects of a kind with a text that has no translation into a language, oldest first, and the names of the
     * members with these texts. A translation into a parent of the language counts: for `de-AT`, texts in `de` are not
     * missing. For the language of the catalog (`catalogLanguageCode` of the settings) nothing is missing. Texts that
     * an object does not have in any language are not missing, and neither are slugs. Archived products are omitted.
     * Shipping methods, subscription plans, coupons, payment providers and account types have one translated text,
     * their name; coupons without a name are omitted. `rates` of a tax class are the names of its rates, and `altText`
     * is the text of a media file. The settings of the store have legal pages (`policies`) and the names of custom
     * fields (`customFieldDefinitions`). To list these also requires the permission to read them:
     * `shipping-method:read`, `subscription-plan:read`, `coupon:read`, `customer:read` for account types, `media:read`,
     * or `store:read` for payment providers and settings. A request examines at most 10,000 objects. If these do not
     * fill the page, the page has fewer items, or none, and `nextCursor` continues after them; the list ends where
     * `nextCursor` is null. The language does not have to be one of the store's, so the list also shows what a new
     * language would need.
     *
     * @param string $languageCode Language of the missing translations.
     * @param TranslatedObjectType::* $objectType Kind of the objects to list.
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param MissingTranslationSort::*|null $sort Order of the list.
     */
    public function listMissingTranslations(
        string $languageCode,
        string $objectType,
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?CallOptions $options = null,
    ): MissingTranslationPage
    {
        return $this->call('GET', '/admin/translation/missing/paged', 't', [0 => MissingTranslationPage::class], null, ['languageCode' => $languageCode, 'objectType' => $objectType, 'page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort], $options);
    }

    /**
     * List the administrators of the store.
     *
     * All users who hold a scope that includes the request's store, including deactivated users, sorted by e-mail
     * address. The list is complete (at most 1,000). `scopeIds` contains only scopes that include one of the caller's
     * stores.
     *
     * @param bool|null $isActive true returns only active users, false only deactivated ones. Omit to include both.
     */
    public function listAdminUsers(?bool $isActive = null, ?CallOptions $options = null): AdminUserList
    {
        return $this->call('GET', '/admin/user/all', 't', [0 => AdminUserList::class], null, ['isActive' => $isActive], $options);
    }

    /**
     * Get the logged-in administrator.
     *
     * The user of the access token. Neither a body nor a store is needed. `GET /admin/scope/me` returns the user's
     * permissions. An app token has no user: 403 `forbidden`.
     */
    public function getMyUser(?CallOptions $options = null): AdminUserProfile
    {
        return $this->call('GET', '/admin/user/me', 't', [0 => AdminUserProfile::class], null, [], $options);
    }

    /**
     * Change one's own profile or password.
     *
     * Changes the user's own names, phone number and password. Only a user with `user:write` can change the e-mail
     * address and the scopes (`PATCH /admin/user`). A new `password` requires `currentPassword`. A wrong one returns
     * 422 `invalid_value` at `/currentPassword`; wrong passwords are throttled like logins. 422 `weak_password`: fewer
     * than 15 characters (8 with confirmed TOTP), or a common password. A new password ends all other sessions of the
     * user, and the service notifies the user by mail. An app token has no user: 403 `forbidden`.
     */
    public function updateMyUser(AdminUserProfileUpdate $body, ?CallOptions $options = null): AdminUserProfile
    {
        return $this->call('PATCH', '/admin/user/me', 'tk', [0 => AdminUserProfile::class], $body, [], $options);
    }

    /**
     * Invite an administrator.
     *
     * Mails an invitation to the address. Its link works once, for 7 days (`POST /admin/user/resend-invitation` mails a
     * new one), and leads to a page of the service. There, a new person chooses a password; an existing administrator
     * proves their identity and gets the scopes in addition to their own. Until then, `confirmedOn` is null and the
     * invitation gives no access. The response is the same whether or not the address is known elsewhere on the
     * platform. After an administrator of other stores accepts, the store lists that administrator's own id in place of
     * this one. 409 `already_exists`: the store lists a user with this address, who may be invited or deactivated. 429:
     * a store's administrators can mail 30 addresses per hour, including address changes, and one address five times.
     * Callers can grant only permissions that they hold. 403 if the scope has a permission or a store that the caller
     * does not have, or a store in which the caller does not have `user:write`. 422 `invalid_value`: a scope that is
     * unknown, or that includes none of the caller's stores.
     */
    public function createAdminUser(AdminUserCreate $body, ?CallOptions $options = null): AdminUser
    {
        return $this->call('POST', '/admin/user', 'tk', [0 => AdminUser::class], $body, [], $options);
    }

    /**
     * Change an administrator.
     *
     * Changes names, e-mail address, phone number, scopes, password or activity. The caller needs `user:write` in every
     * store that the user's scopes include, and must hold there every permission that the user has before and after the
     * change (403). To change only `scopeIds`, the caller needs this only in the stores that both have in common. A
     * user without any of the caller's stores returns 404. Changing one's own `email` or `password` requires
     * `currentPassword`: without it or with a wrong one, 422 `invalid_value` at `/currentPassword`; wrong passwords are
     * throttled like logins. `scopeIds` replaces all scopes that include a store of the caller and takes effect with
     * the user's next request. A new password ends all sessions of the user. A new `email` is stored as `pendingEmail`
     * until the person follows the link that is mailed to it, within 24 hours. The service notifies the old address at
     * once, and again when the new address replaces it, which ends all sessions. The response is the same whether or
     * not the new address is known elsewhere. The address of a user who has not accepted the invitation changes at
     * once, and the new address gets a new invitation. The service notifies the user by mail of changes of password,
     * e-mail address or second factor. `isActive: true` reactivates a deactivated user, `false` is the same as DELETE.
     * `resetTotp: true` removes a lost second factor; it requires a `password` of at least 15 characters unless the
     * current password is that long (422 `weak_password`). 409 `already_exists`: the store lists another user with the
     * new address of an invited user. 409 `in_use`: the last active user with all permissions would lose them. 409
     * `version_conflict`. 422 `unsupported_operation`: deactivating oneself, resetting one's own second factor, or
     * changing the password or second factor of a user who has not accepted the invitation. 422 `invalid_value`: a
     * scope that is unknown, or that includes none of the caller's stores. 429: more than 30 addresses per hour, or one
     * address more than five times.
     */
    public function updateAdminUser(AdminUserUpdate $body, ?CallOptions $options = null): AdminUser
    {
        return $this->call('PATCH', '/admin/user', 'tk', [0 => AdminUser::class], $body, [], $options);
    }

    /**
     * Deactivate an administrator.
     *
     * Deactivates the user: all sessions end at once and the user cannot log in. The user stays in lists and in the
     * audit log (`isActive: false`). App tokens that the user created continue to work. `PATCH /admin/user` with
     * `isActive: true` reactivates the user. Deactivating a deactivated user returns 204. The caller needs `user:write`
     * in every one of the caller's stores that the user's scopes include, and must hold there every permission that the
     * user has (403). A user who also has stores that the caller does not have loses only the scopes of the caller's
     * stores, and keeps all others. 409 `in_use`: this is the last active user with all permissions. 422
     * `unsupported_operation`: the caller's own user.
     *
     * @param int $id The user to deactivate.
     */
    public function deleteAdminUser(int $id, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/user', 't', [], null, ['id' => $id], $options);
    }

    /**
     * Mail an invitation again.
     *
     * Mails a pending invitation to its address again, with a new link that works for 7 days. The previous link becomes
     * invalid. Requires the same permissions as changing the user (`PATCH /admin/user`). 422 `unsupported_operation`:
     * the user has accepted, or is deactivated. 429: more than 30 addresses per hour, or this one more than five times.
     */
    public function resendAdminInvitation(AdminInvitationResend $body, ?CallOptions $options = null): void
    {
        $this->call('POST', '/admin/user/resend-invitation', 'tk', [], $body, [], $options);
    }

    /**
     * Start one's own TOTP enrollment.
     *
     * Creates a new secret for an authenticator app (SHA-1, 6 digits, 30 seconds) and shows it once. The secret has no
     * effect until `PATCH /admin/user/totp` confirms one of its codes within 10 minutes; a second call before that
     * replaces the first secret. Requires the user's password, because a stolen access token must not be enough: a
     * wrong one returns 422 `invalid_value` at `/currentPassword`. 409 `already_exists`: TOTP is on; remove it first.
     * An app token has no user: 403 `forbidden`.
     */
    public function createTotp(TotpCreate $body, ?CallOptions $options = null): TotpEnrollment
    {
        return $this->call('POST', '/admin/user/totp', 'tk', [0 => TotpEnrollment::class], $body, [], $options);
    }

    /**
     * Confirm one's own TOTP enrollment.
     *
     * Turns TOTP on with a code of the new secret. Returns ten recovery codes, shown once, each valid for one login.
     * All other sessions of the user end. 422 `code_invalid`: a wrong code, or no enrollment was started in the last 10
     * minutes. 409 `already_exists`: TOTP is on. Wrong codes are throttled per user, across all operations that take a
     * code: five attempts, then one more every 15 minutes.
     */
    public function updateTotp(TotpUpdate $body, ?CallOptions $options = null): TotpRecoveryCodes
    {
        return $this->call('PATCH', '/admin/user/totp', 'tk', [0 => TotpRecoveryCodes::class], $body, [], $options);
    }

    /**
     * Remove one's own TOTP.
     *
     * Turns TOTP off and invalidates the recovery codes. Requires the user's password (422 `invalid_value` at
     * `/currentPassword`), and a current code or a recovery code, which the call uses up. 422 `code_invalid`: a wrong
     * code; wrong codes are throttled together with those of logins. 422 `weak_password`: the password has fewer than
     * 15 characters; choose a longer one first. 404 when TOTP is off. A user who lost both authenticator app and
     * recovery codes needs an administrator with `user:write` (`resetTotp` of `PATCH /admin/user`). An app token has no
     * user: 403 `forbidden`.
     */
    public function removeTotp(TotpRemove $body, ?CallOptions $options = null): void
    {
        $this->call('POST', '/admin/user/totp/remove', 'tk', [], $body, [], $options);
    }

    /**
     * Get one's own preferences.
     *
     * Returns the texts that programs keep for the logged-in administrator, such as the saved views of the admin
     * console. They follow the person to every browser and every store. No store is required. Only the administrator
     * can read them. An administrator without preferences gets an empty object and `version` 1. An app token has no
     * user: 403 `forbidden`.
     */
    public function getMyPreferences(?CallOptions $options = null): AdminPreferences
    {
        return $this->call('GET', '/admin/user/me/preference', 't', [0 => AdminPreferences::class], null, [], $options);
    }

    /**
     * Replace one's own preferences.
     *
     * Replaces all preferences of the logged-in administrator. Read them first, change your own names, and send the
     * others unchanged. Start your names with the name of your program, as in `console.views.1`. The service does not
     * interpret the values. Do not store secrets. The audit log notes the change without the values. 409
     * `version_conflict`: another program has changed the preferences since `version`; read them again and repeat your
     * change. Without `version` the request replaces them in any case. 422 `invalid_value`: a name is not 1 to 100
     * letters, digits, dots, hyphens and underscores, or all names and values together have more than 65,536 bytes. An
     * app token has no user: 403 `forbidden`.
     */
    public function replaceMyPreferences(AdminPreferencesReplace $body, ?CallOptions $options = null): AdminPreferences
    {
        return $this->call('PUT', '/admin/user/me/preference', 'tk', [0 => AdminPreferences::class], $body, [], $options);
    }

    /**
     * List webhook deliveries.
     *
     * The deliveries of the store, without their attempts. `GET /admin/webhook-delivery` returns a delivery with its
     * attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next
     * due first. Deliveries are kept for at least 90 days after they end. The list has only deliveries of events whose
     * object the caller may read (`order:read` for `order.created`).
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\WebhookDeliverySort::*|null $sort Sort order. Defaults to `-createdOn`.
     * @param list<int>|null $webhookEndpointId Only deliveries to this endpoint. A comma-separated list matches any of
     * its values.
     * @param list<string>|null $webhookEventId Only deliveries of this event. A comma-separated list matches any of its
     * values.
     * @param list<int>|null $webhookReplayId Only deliveries of this replay. A comma-separated list matches any of its
     * values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryStatus::*>|null $status Only deliveries in this status. A
     * comma-separated list matches any of its values.
     * @param list<string>|null $type Only this event type, or all types of an object (`order.*`). A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryOrigin::*>|null $origin Only deliveries of this origin. A
     * comma-separated list matches any of its values.
     * @param list<string>|null $errorCode Only deliveries whose last attempt failed with this code. A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookObjectType::*>|null $objectType Only events of this object type. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $objectId Only events of this object. A comma-separated list matches any of its values.
     * Requires exactly one objectType, otherwise 400.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listWebhookDeliveries(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $webhookEndpointId = null,
        ?array $webhookEventId = null,
        ?array $webhookReplayId = null,
        ?array $status = null,
        ?array $type = null,
        ?array $origin = null,
        ?array $errorCode = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\WebhookDeliveryPage
    {
        return $this->call('GET', '/admin/webhook-delivery/paged', 't', [0 => \StorePlatform\Shared\WebhookDeliveryPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'webhookEndpointId' => $webhookEndpointId, 'webhookEventId' => $webhookEventId, 'webhookReplayId' => $webhookReplayId, 'status' => $status, 'type' => $type, 'origin' => $origin, 'errorCode' => $errorCode, 'objectType' => $objectType, 'objectId' => $objectId, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a webhook delivery.
     *
     * The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first
     * 16 KiB of the response. Each attempt also shows when the next attempt follows and why. Also requires the
     * permission to read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
     *
     * @param int $webhookDeliveryId The delivery.
     */
    public function getWebhookDelivery(int $webhookDeliveryId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookDeliveryDetails
    {
        return $this->call('GET', '/admin/webhook-delivery', 't', [0 => \StorePlatform\Shared\WebhookDeliveryDetails::class], null, ['webhookDeliveryId' => $webhookDeliveryId], $options);
    }

    /**
     * Get a webhook endpoint.
     *
     * The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
     *
     * @param int $webhookEndpointId The endpoint.
     */
    public function getWebhookEndpoint(int $webhookEndpointId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('GET', '/admin/webhook-endpoint', 't', [0 => \StorePlatform\Shared\WebhookEndpoint::class], null, ['webhookEndpointId' => $webhookEndpointId], $options);
    }

    /**
     * Create a webhook endpoint.
     *
     * Registers an address for future events; earlier events can be replayed. The response shows the v1 signing secret
     * once; only a retry with the same Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering
     * PER_OBJECT, timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and
     * stays pinned. A delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds),
     * `webhook-signature`, `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks. To
     * verify a delivery, join id, timestamp and raw body with dots (`id.timestamp.body`) and compute the HMAC-SHA256 of
     * the result. The key is the base64-decoded part of the secret after `whsec_`. Compare the base64 of the HMAC, in
     * constant time, with the part of the signature after `v1,`. The header may contain several signatures, separated
     * by spaces. Reject a timestamp that is more than five minutes off. The caller also needs the permission to read
     * the object of each of its event types: `order:read` for `order.*`, all five for `*`, and `gift-card:read` and
     * `store-credit:read` for `stored_value.*`. 403 `forbidden` names the first missing permission. Deliveries are at
     * least once: a consumer discards duplicates by the event's id. A delivery succeeds with a 2xx response within the
     * timeout; redirects are not followed.
     */
    public function createWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointCreated
    {
        return $this->call('POST', '/admin/webhook-endpoint', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointCreated::class], $body, [], $options);
    }

    /**
     * Change a webhook endpoint.
     *
     * Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting
     * deliveries; only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued
     * deliveries wait, and new events get no delivery and can be replayed later. `isActive: true` activates the
     * endpoint and closes its breaker. Waiting deliveries then continue at once, and parked deliveries after the first
     * success. A new URL closes the breaker. 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an
     * unknown event type, and for a forbidden header. 422 `invalid_value` also for a URL that is not https (in a
     * livemode store), has credentials or a fragment, or leads to a non-public address. Changing `url` or `eventTypes`
     * also requires the permission to read the objects of all its event types (403 `forbidden`).
     */
    public function updateWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointUpdate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('PATCH', '/admin/webhook-endpoint', 'tk', [0 => \StorePlatform\Shared\WebhookEndpoint::class], $body, [], $options);
    }

    /**
     * Delete a webhook endpoint.
     *
     * Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An
     * attempt in flight may still arrive. Past deliveries stay readable for 90 days.
     *
     * @param int $webhookEndpointId The endpoint.
     */
    public function deleteWebhookEndpoint(int $webhookEndpointId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/webhook-endpoint', 't', [], null, ['webhookEndpointId' => $webhookEndpointId], $options);
    }

    /**
     * List webhook endpoints.
     *
     * All endpoints of the store, oldest first, at most 50.
     */
    public function listWebhookEndpoints(?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointList
    {
        return $this->call('GET', '/admin/webhook-endpoint/all', 't', [0 => \StorePlatform\Shared\WebhookEndpointList::class], null, [], $options);
    }

    /**
     * Rotate a webhook signing key.
     *
     * Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for
     * overlapHours (0–168, default 24). Until then every delivery carries several signatures, separated by spaces,
     * and a receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including
     * those of earlier rotations. At most 20 keys of a scheme are live. More return 422 `unsupported_operation`, as
     * does v1a while asymmetricSignature is off.
     */
    public function rotateWebhookEndpointSecret(\StorePlatform\Shared\WebhookEndpointSecretRotate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointSecretRotated
    {
        return $this->call('POST', '/admin/webhook-endpoint/rotate-secret', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointSecretRotated::class], $body, [], $options);
    }

    /**
     * Send a test event.
     *
     * Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits
     * for the outcome: one attempt, no retry. A failed attempt returns 200 with `succeeded: false`. The test works for
     * every type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode:
     * false` and the request has the header `webhook-test: true`. The sample appears in no event list, has no delivery,
     * and does not affect health or breaker.
     */
    public function testWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointTest $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpointTestResult
    {
        return $this->call('POST', '/admin/webhook-endpoint/test', 'tk', [0 => \StorePlatform\Shared\WebhookEndpointTestResult::class], $body, [], $options);
    }

    /**
     * Enable a webhook endpoint.
     *
     * Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow
     * after the first success, oldest first, at 10 per second. Events from the time when the endpoint was disabled have
     * no delivery. Replay them with `POST /admin/webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an
     * active endpoint only closes its breaker.
     */
    public function enableWebhookEndpoint(\StorePlatform\Shared\WebhookEndpointEnable $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEndpoint
    {
        return $this->call('POST', '/admin/webhook-endpoint/enable', 'tk', [0 => \StorePlatform\Shared\WebhookEndpoint::class], $body, [], $options);
    }

    /**
     * List webhook events.
     *
     * The events of the store, including events that no endpoint subscribes to, without their payloads (`GET
     * /admin/webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest
     * transaction still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest sequence
     * already seen, a poller never skips an event. Use this to poll instead of receiving webhooks. Events are kept for
     * at least 90 days, and longer while a delivery or a replay needs them. Each event also requires the permission to
     * read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`,
     * `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require
     * `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list has only
     * events of objects that the caller may read.
     *
     * @param int|null $page The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page`
     * × `pageSize` can be 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth
     * limit. `page` and `cursor` cannot be combined.
     * @param int|null $pageSize Maximum number of items per page.
     * @param string|null $cursor `nextCursor` of the previous response, to get the next page. List, store, filters,
     * search and sort must be unchanged; otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any
     * depth, and never repeats or skips an item that exists during the whole listing.
     * @param \StorePlatform\Shared\WebhookEventSort::*|null $sort Sort order. Defaults to `-sequence`.
     * @param list<string>|null $type Only this event type, or all types of an object (`order.*`). A comma-separated
     * list matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookObjectType::*>|null $objectType Only events of this object type. A
     * comma-separated list matches any of its values.
     * @param list<int>|null $objectId Only events of this object. A comma-separated list matches any of its values.
     * Requires exactly one objectType, otherwise 400.
     * @param list<int>|null $webhookEndpointId Only events with a delivery to this endpoint. A comma-separated list
     * matches any of its values.
     * @param list<\StorePlatform\Shared\WebhookDeliveryStatus::*>|null $deliveryStatus Only events with a delivery in
     * this status (to webhookEndpointId, if set). A comma-separated list matches any of its values.
     * @param int|null $sequenceAfter Only events with a sequence greater than this one.
     * @param \DateTimeImmutable|null $createdFrom Only objects created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only objects created before this time.
     */
    public function listWebhookEvents(
        ?int $page = null,
        ?int $pageSize = null,
        ?string $cursor = null,
        ?string $sort = null,
        ?array $type = null,
        ?array $objectType = null,
        ?array $objectId = null,
        ?array $webhookEndpointId = null,
        ?array $deliveryStatus = null,
        ?int $sequenceAfter = null,
        ?\DateTimeImmutable $createdFrom = null,
        ?\DateTimeImmutable $createdTo = null,
        ?CallOptions $options = null,
    ): \StorePlatform\Shared\WebhookEventPage
    {
        return $this->call('GET', '/admin/webhook-event/paged', 't', [0 => \StorePlatform\Shared\WebhookEventPage::class], null, ['page' => $page, 'pageSize' => $pageSize, 'cursor' => $cursor, 'sort' => $sort, 'type' => $type, 'objectType' => $objectType, 'objectId' => $objectId, 'webhookEndpointId' => $webhookEndpointId, 'deliveryStatus' => $deliveryStatus, 'sequenceAfter' => $sequenceAfter, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo], $options);
    }

    /**
     * Get a webhook event.
     *
     * The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404
     * after the event's retention (at least 90 days). Also requires the permission to read the object (`order:read` for
     * `order.created`); 403 `forbidden` names it.
     *
     * @param string $webhookEventId Id of the event, the payload's `id`.
     */
    public function getWebhookEvent(string $webhookEventId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookEventDetails
    {
        return $this->call('GET', '/admin/webhook-event', 't', [0 => \StorePlatform\Shared\WebhookEventDetails::class], null, ['webhookEventId' => $webhookEventId], $options);
    }

    /**
     * List webhook event types.
     *
     * All event types, each with its meaning and a realistic sample.
     */
    public function listWebhookEventTypes(?CallOptions $options = null): \StorePlatform\Shared\WebhookEventTypeList
    {
        return $this->call('GET', '/admin/webhook-event/type/all', 't', [0 => \StorePlatform\Shared\WebhookEventTypeList::class], null, [], $options);
    }

    /**
     * Resend a webhook event.
     *
     * Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule.
     * The pending retry or parked delivery of the event to the endpoint is canceled. Without webhookEndpointId, the
     * event goes to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that
     * endpoint, whatever types it subscribes to. Also requires the permission to read the object (403 `forbidden`). 409
     * `invalid_state_transition` when the named endpoint is disabled.
     */
    public function resendWebhookEvent(\StorePlatform\Shared\WebhookEventResend $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookDeliveryList
    {
        return $this->call('POST', '/admin/webhook-event/resend', 'tk', [0 => \StorePlatform\Shared\WebhookDeliveryList::class], $body, [], $options);
    }

    /**
     * Get the progress of a replay.
     *
     * The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been
     * canceled or been parked. Kept for 90 days after the replay ends.
     *
     * @param int $webhookReplayId The replay.
     */
    public function getWebhookReplay(int $webhookReplayId, ?CallOptions $options = null): \StorePlatform\Shared\WebhookReplay
    {
        return $this->call('GET', '/admin/webhook-event/replay', 't', [0 => \StorePlatform\Shared\WebhookReplay::class], null, ['webhookReplayId' => $webhookReplayId], $options);
    }

    /**
     * Replay webhook events.
     *
     * Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the
     * background. The filters are time (createdFrom inclusive, createdTo exclusive, default now), type, delivery status
     * and object. The number of events is unlimited, and the replay survives a restart of the service. `dryRun: true`
     * only counts the events and returns 200; otherwise the API returns 202 with the replay, and the GET shows its
     * progress. A dry run also works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked
     * deliveries. A replay does not delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the
     * replay, so consumers must order by `webhook-sequence`. Also requires the permission to read the objects of all
     * types that are replayed (403 `forbidden`). 409 `already_exists` while another replay to the endpoint is queued or
     * running, 409 `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without any filter,
     * for objectId without objectType, and when createdTo is not after createdFrom.
     */
    public function createWebhookReplay(\StorePlatform\Shared\WebhookReplayCreate $body, ?CallOptions $options = null): \StorePlatform\Shared\WebhookReplayPreview|\StorePlatform\Shared\WebhookReplay
    {
        return $this->call('POST', '/admin/webhook-event/replay', 'tk', [200 => \StorePlatform\Shared\WebhookReplayPreview::class, 202 => \StorePlatform\Shared\WebhookReplay::class], $body, [], $options);
    }

    /**
     * Cancel a replay.
     *
     * Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED.
     * Finished deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409
     * `invalid_state_transition`.
     *
     * @param int $webhookReplayId The replay.
     */
    public function cancelWebhookReplay(int $webhookReplayId, ?CallOptions $options = null): void
    {
        $this->call('DELETE', '/admin/webhook-event/replay', 't', [], null, ['webhookReplayId' => $webhookReplayId], $options);
    }
}
