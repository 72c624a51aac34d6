<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Admin;

/** A group of customers of the store, with its prices, tax exemption and sign-up rule. */
final class AccountType extends \StorePlatform\Model
{
    protected const SPEC = 'accountTypeId!:i name!:s translations!:[@Admin\\NameTranslation code!:s isDefault!:b priceMode!:s discountPercent!?:d taxExempt!:b minOrderAmount!?:d currencyCode!:s canSubscribe!:b signUpMode!:s autoTier!?:@Admin\\AccountTypeAutoTier rank!:i customerCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $accountTypeId
     * @param string $name Shown as `accountTypeName` of its customers.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param string $code Machine-readable name of the type, unique in the store.
     * @param bool $isDefault Whether new customers get the type.
     * @param AccountTypePriceMode::* $priceMode
     * @param numeric-string|null $discountPercent Set only with `priceMode` DISCOUNT.
     * @param bool $taxExempt Whether customers of the type pay no tax.
     * @param numeric-string|null $minOrderAmount Minimum subtotal of an order after discounts, in `currencyCode`.
     * @param string $currencyCode
     * @param bool $canSubscribe Whether customers of the type may subscribe.
     * @param \StorePlatform\Shared\AccountTypeSignUpMode::* $signUpMode
     * @param AccountTypeAutoTier|null $autoTier Null means only an administrator assigns the type.
     * @param int $rank Order of the types. Automatic moves choose the highest rank that the customer reaches.
     * @param int $customerCount Number of customers with the type.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $accountTypeId,
        public string $name,
        public array $translations,
        public string $code,
        public bool $isDefault,
        public string $priceMode,
        public ?string $discountPercent,
        public bool $taxExempt,
        public ?string $minOrderAmount,
        public string $currencyCode,
        public bool $canSubscribe,
        public string $signUpMode,
        public ?AccountTypeAutoTier $autoTier,
        public int $rank,
        public int $customerCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The rule for moving customers to the type automatically. */
final class AccountTypeAutoTier extends \StorePlatform\Model
{
    protected const SPEC = 'metric!:s threshold!:d downgrade!:b';

    /**
     * @param AccountTypeTierMetric::* $metric
     * @param numeric-string $threshold Value that `metric` has to reach: an amount in the store's default currency, a
     * number of orders, or a volume.
     * @param bool $downgrade Whether customers move down when they no longer reach the threshold.
     */
    public function __construct(
        public string $metric,
        public string $threshold,
        public bool $downgrade,
    ) {
    }
}

/** The rule for moving customers to the type automatically. Replaced as a whole; null turns it off. */
final class AccountTypeAutoTierInput extends \StorePlatform\Model
{
    protected const SPEC = 'metric!:s threshold!:d downgrade!:b';

    /**
     * @param AccountTypeTierMetric::* $metric
     * @param numeric-string $threshold Value that `metric` has to reach: an amount in the store's default currency, a
     * number of orders, or a volume.
     * @param bool $downgrade Whether customers move down when they no longer reach the threshold.
     */
    public function __construct(
        public string $metric,
        public string $threshold,
        public bool $downgrade,
    ) {
    }
}

/** A new account type. Fields that are left out take their defaults. */
final class AccountTypeCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s translations:[@Admin\\NameTranslationInput code:s isDefault:b priceMode:s discountPercent?:d taxExempt:b minOrderAmount?:d canSubscribe:b signUpMode:s autoTier?:@Admin\\AccountTypeAutoTierInput rank:i';

    /**
     * @param string $name Unique in the store. Customers show it as `accountTypeName`.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param string|null $code Unique in the store. If left out at creation, the code is derived from the name.
     * @param bool|null $isDefault true makes this type the default in place of the current one.
     * @param AccountTypePriceMode::*|null $priceMode
     * @param numeric-string|null $discountPercent 0 to 100. Allowed only with `priceMode` DISCOUNT.
     * @param bool|null $taxExempt Default false.
     * @param numeric-string|null $minOrderAmount Minimum order amount, in the store's default currency.
     * @param bool|null $canSubscribe Default true.
     * @param \StorePlatform\Shared\AccountTypeSignUpMode::*|null $signUpMode
     * @param AccountTypeAutoTierInput|null $autoTier Replaced as a whole. Null means only an administrator assigns the
     * type.
     * @param int|null $rank Order of the types. Automatic moves choose the highest rank that the customer reaches.
     */
    public function __construct(
        public string $name,
        public ?array $translations = null,
        public ?string $code = null,
        public ?bool $isDefault = null,
        public ?string $priceMode = null,
        public ?string $discountPercent = null,
        public ?bool $taxExempt = null,
        public ?string $minOrderAmount = null,
        public ?bool $canSubscribe = null,
        public ?string $signUpMode = null,
        public ?AccountTypeAutoTierInput $autoTier = null,
        public ?int $rank = null,
    ) {
    }
}

/** All account types, complete. */
final class AccountTypeList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\AccountType';

    /** @param list<AccountType> $items The account types. */
    public function __construct(
        public array $items,
    ) {
    }
}

/**
 * LIST: list prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: the prices set for this account type,
 * and list prices where none is set.
 */
final class AccountTypePriceMode
{
    public const LIST = 'LIST';
    public const DISCOUNT = 'DISCOUNT';
    public const OWN_PRICES = 'OWN_PRICES';
}

/**
 * SPEND_12M: the customer's payments for the orders of the last twelve months, less refunds, in the store's default
 * currency. ORDERS_12M: the number of orders of these twelve months that are paid and not fully refunded. Canceled
 * orders and replacements count for neither. VOLUME: the volume that the commission provider reports. While no provider
 * reports a volume, no customer moves up or down by it.
 */
final class AccountTypeTierMetric
{
    public const SPEND_12_M = 'SPEND_12M';
    public const ORDERS_12_M = 'ORDERS_12M';
    public const VOLUME = 'VOLUME';
}

/** Changes to an account type: an absent field keeps its value, null clears it, an array is replaced as a whole. */
final class AccountTypeUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'accountTypeId!:i name:s translations:[@Admin\\NameTranslationInput code:s isDefault:b priceMode:s discountPercent?:d taxExempt:b minOrderAmount?:d canSubscribe:b signUpMode:s autoTier?:@Admin\\AccountTypeAutoTierInput rank:i version:i';

    /**
     * @param int $accountTypeId
     * @param string|null $name Unique in the store. Customers show it as `accountTypeName`.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     * @param string|null $code Unique in the store. If left out at creation, the code is derived from the name.
     * @param bool|null $isDefault true makes this type the default in place of the current one.
     * @param AccountTypePriceMode::*|null $priceMode
     * @param numeric-string|null $discountPercent 0 to 100. Allowed only with `priceMode` DISCOUNT.
     * @param bool|null $taxExempt Default false.
     * @param numeric-string|null $minOrderAmount Minimum order amount, in the store's default currency.
     * @param bool|null $canSubscribe Default true.
     * @param \StorePlatform\Shared\AccountTypeSignUpMode::*|null $signUpMode
     * @param AccountTypeAutoTierInput|null $autoTier Replaced as a whole. Null means only an administrator assigns the
     * type.
     * @param int|null $rank Order of the types. Automatic moves choose the highest rank that the customer reaches.
     * @param int|null $version
     */
    public function __construct(
        public int $accountTypeId,
        public ?string $name = null,
        public ?array $translations = null,
        public ?string $code = null,
        public ?bool $isDefault = null,
        public ?string $priceMode = null,
        public ?string $discountPercent = null,
        public ?bool $taxExempt = null,
        public ?string $minOrderAmount = null,
        public ?bool $canSubscribe = null,
        public ?string $signUpMode = null,
        public ?AccountTypeAutoTierInput $autoTier = null,
        public ?int $rank = null,
        public ?int $version = null,
    ) {
    }
}

/** The user whose invitation is mailed again. */
final class AdminInvitationResend extends \StorePlatform\Model
{
    protected const SPEC = 'id!:i';

    /** @param int $id */
    public function __construct(
        public int $id,
    ) {
    }
}

/**
 * The result of a login: tokens, their expiry times, the user and the stores that the user can access. Tokens are shown
 * here only.
 */
final class AdminLogin extends \StorePlatform\Model
{
    protected const SPEC = 'accessToken!:s expiresOn!:t refreshToken!:s refreshExpiresOn!:t user!:@Admin\\AdminUserProfile stores!:[@Admin\\Store';

    /**
     * @param string $accessToken Opaque, `sp_admin_…`; sent as `Authorization: Bearer`.
     * @param \DateTimeImmutable $expiresOn When the access token expires.
     * @param string $refreshToken Opaque, `sp_refresh_…`; valid for one refresh.
     * @param \DateTimeImmutable $refreshExpiresOn When the refresh token expires. After that, a new login is needed.
     * @param AdminUserProfile $user
     * @param list<Store> $stores The stores that the user can access, by name.
     */
    public function __construct(
        public string $accessToken,
        public \DateTimeImmutable $expiresOn,
        public string $refreshToken,
        public \DateTimeImmutable $refreshExpiresOn,
        public AdminUserProfile $user,
        public array $stores,
    ) {
    }
}

/** The refresh token of a login. It is valid once; the response has the next one. */
final class AdminLoginRefresh extends \StorePlatform\Model
{
    protected const SPEC = 'refreshToken!:s';

    /** @param string $refreshToken The refresh token of the last login or refresh (`sp_refresh_…`). */
    public function __construct(
        public string $refreshToken,
    ) {
    }
}

/** E-mail, password and, if the account has a second factor, its current code. */
final class AdminLoginRequest extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s password!:s totpCode:s';

    /**
     * @param string $email
     * @param string $password The password. It is never logged and never returned.
     * @param string|null $totpCode
     */
    public function __construct(
        public string $email,
        public string $password,
        public ?string $totpCode = null,
    ) {
    }
}

/** The preferences of the logged-in administrator. */
final class AdminPreferences extends \StorePlatform\Model
{
    protected const SPEC = 'preferences!:{s modifiedOn!?:t version!:i';

    /**
     * @param array<string, string> $preferences
     * @param \DateTimeImmutable|null $modifiedOn When the preferences last changed. Null means never.
     * @param int $version
     */
    public function __construct(
        public array $preferences,
        public ?\DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** All preferences of the caller. */
final class AdminPreferencesReplace extends \StorePlatform\Model
{
    protected const SPEC = 'preferences!:{s version:i';

    /**
     * @param array<string, string> $preferences
     * @param int|null $version
     */
    public function __construct(
        public array $preferences,
        public ?int $version = null,
    ) {
    }
}

/** An administrator as other administrators manage them. */
final class AdminUser extends \StorePlatform\Model
{
    protected const SPEC = 'id!:i firstName!?:s lastName!?:s email!:s lastLoginOn!?:t createdOn!:t adminPhoneNumber!?:s adminPhoneCountry!?:s scopeIds!:[i isActive!:b deactivatedOn!?:t confirmedOn!?:t pendingEmail!?:s totpEnabled!:b modifiedOn!:t version!:i';

    /**
     * @param int $id
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string $email
     * @param \DateTimeImmutable|null $lastLoginOn When the user last logged in. Null means never.
     * @param \DateTimeImmutable $createdOn
     * @param string|null $adminPhoneNumber
     * @param 'null'|null $adminPhoneCountry Always null.
     * @param list<int> $scopeIds Ids of the user's scopes. The user has the permissions of all of them combined.
     * @param bool $isActive Whether the user is active. False means deactivated.
     * @param \DateTimeImmutable|null $deactivatedOn When the user was deactivated. Null while the user is active.
     * @param \DateTimeImmutable|null $confirmedOn When the user accepted the invitation. Null until then; the user
     * cannot log in before.
     * @param string|null $pendingEmail The new address, which replaces `email` when the person follows the link that
     * was mailed to it.
     * @param bool $totpEnabled Whether a login needs a second factor.
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $id,
        public ?string $firstName,
        public ?string $lastName,
        public string $email,
        public ?\DateTimeImmutable $lastLoginOn,
        public \DateTimeImmutable $createdOn,
        public ?string $adminPhoneNumber,
        public ?string $adminPhoneCountry,
        public array $scopeIds,
        public bool $isActive,
        public ?\DateTimeImmutable $deactivatedOn,
        public ?\DateTimeImmutable $confirmedOn,
        public ?string $pendingEmail,
        public bool $totpEnabled,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** An administrator to invite. */
final class AdminUserCreate extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s firstName?:s lastName?:s adminPhoneNumber?:s scopeIds!:[i';

    /**
     * @param string $email
     * @param list<int> $scopeIds Ids of the user's scopes. Callers can grant only permissions that they hold.
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $adminPhoneNumber
     */
    public function __construct(
        public string $email,
        public array $scopeIds,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $adminPhoneNumber = null,
    ) {
    }
}

/** All users of the store, not paged. */
final class AdminUserList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\AdminUser';

    /** @param list<AdminUser> $items The admin users. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The profile of the logged-in administrator. */
final class AdminUserProfile extends \StorePlatform\Model
{
    protected const SPEC = 'id!:i firstName!?:s lastName!?:s email!:s lastLoginOn!?:t createdOn!:t adminPhoneNumber!?:s adminPhoneCountry!?:s';

    /**
     * @param int $id
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string $email
     * @param \DateTimeImmutable|null $lastLoginOn When the user last logged in. Null means never.
     * @param \DateTimeImmutable $createdOn
     * @param string|null $adminPhoneNumber
     * @param 'null'|null $adminPhoneCountry Always null.
     */
    public function __construct(
        public int $id,
        public ?string $firstName,
        public ?string $lastName,
        public string $email,
        public ?\DateTimeImmutable $lastLoginOn,
        public \DateTimeImmutable $createdOn,
        public ?string $adminPhoneNumber,
        public ?string $adminPhoneCountry,
    ) {
    }
}

/**
 * Changes to the caller's profile. An omitted field keeps its value, null clears it, and an array is replaced as a
 * whole.
 */
final class AdminUserProfileUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'firstName?:s lastName?:s adminPhoneNumber?:s currentPassword:s password:s';

    /**
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $adminPhoneNumber
     * @param string|null $currentPassword The current password. Required with `password`.
     * @param string|null $password The new password: at least 15 characters, 8 with TOTP.
     */
    public function __construct(
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $adminPhoneNumber = null,
        public ?string $currentPassword = null,
        public ?string $password = null,
    ) {
    }
}

/** Changes to an admin user. An omitted field keeps its value, null clears it, and an array is replaced as a whole. */
final class AdminUserUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'id!:i email:s password:s currentPassword:s firstName?:s lastName?:s adminPhoneNumber?:s scopeIds:[i isActive:b resetTotp:b version:i';

    /**
     * @param int $id
     * @param string|null $email
     * @param string|null $password The new password: at least 15 characters, 8 with TOTP.
     * @param string|null $currentPassword The caller's own password. Required to change one's own `email` or
     * `password`.
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $adminPhoneNumber
     * @param list<int>|null $scopeIds Replaces all scopes of the user that include a store of the caller.
     * @param bool|null $isActive true activates the user, false deactivates the user.
     * @param bool|null $resetTotp true removes the user's second factor and recovery codes.
     * @param int|null $version
     */
    public function __construct(
        public int $id,
        public ?string $email = null,
        public ?string $password = null,
        public ?string $currentPassword = null,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $adminPhoneNumber = null,
        public ?array $scopeIds = null,
        public ?bool $isActive = null,
        public ?bool $resetTotp = null,
        public ?int $version = null,
    ) {
    }
}

/** One of the APIs of the service. */
final class ApiSurface
{
    public const ADMIN = 'ADMIN';
    public const CUSTOMER = 'CUSTOMER';
    public const PUBLIC = 'PUBLIC';
}

/** A credential of an integration, bound to one store. Its secret is shown only at creation and rotation. */
final class AppToken extends \StorePlatform\Model
{
    protected const SPEC = 'appTokenId!:i storeId!:i name!:s prefix!:s scopeId!?:i permissions!:[s apiVersion!:s expiresOn!?:t previousSecretExpiresOn!?:t lastUsedOn!?:t lastUsedIp!?:s revokedOn!?:t createdByAdminUserId!?:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $appTokenId
     * @param int $storeId
     * @param string $name The purpose of the token, for people.
     * @param string $prefix The token's first characters, to recognize it.
     * @param int|null $scopeId Id of the scope that the permissions follow. Null means the token has its own
     * permissions.
     * @param list<string> $permissions The token's current permissions.
     * @param string $apiVersion
     * @param \DateTimeImmutable|null $expiresOn Null means the token never expires.
     * @param \DateTimeImmutable|null $previousSecretExpiresOn When the secret before the latest rotation stops or
     * stopped working. Null means the token has one secret only.
     * @param \DateTimeImmutable|null $lastUsedOn When the token was last used, to the minute. Null means it has not
     * been used.
     * @param string|null $lastUsedIp IP address of the last request with the token. Null means it has not been used.
     * @param \DateTimeImmutable|null $revokedOn When the token was revoked. Null means it is not revoked.
     * @param int|null $createdByAdminUserId Id of the administrator who created the token. Null means the platform or
     * another app token created it.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $appTokenId,
        public int $storeId,
        public string $name,
        public string $prefix,
        public ?int $scopeId,
        public array $permissions,
        public string $apiVersion,
        public ?\DateTimeImmutable $expiresOn,
        public ?\DateTimeImmutable $previousSecretExpiresOn,
        public ?\DateTimeImmutable $lastUsedOn,
        public ?string $lastUsedIp,
        public ?\DateTimeImmutable $revokedOn,
        public ?int $createdByAdminUserId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new app token, with exactly one of `permissions` and `scopeId`. */
final class AppTokenCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s permissions:[s scopeId:i apiVersion:s expiresOn?:t';

    /**
     * @param string $name The purpose of the token, for people.
     * @param list<string>|null $permissions Permissions of the token, limited to those of its creator.
     * @param int|null $scopeId
     * @param string|null $apiVersion
     * @param \DateTimeImmutable|null $expiresOn Null or absent means the token never expires.
     */
    public function __construct(
        public string $name,
        public ?array $permissions = null,
        public ?int $scopeId = null,
        public ?string $apiVersion = null,
        public ?\DateTimeImmutable $expiresOn = null,
    ) {
    }
}

/** An app token with its secret, which is shown once. */
final class AppTokenCreated extends \StorePlatform\Model
{
    protected const SPEC = 'appTokenId!:i storeId!:i name!:s prefix!:s scopeId!?:i permissions!:[s apiVersion!:s expiresOn!?:t previousSecretExpiresOn!?:t lastUsedOn!?:t lastUsedIp!?:s revokedOn!?:t createdByAdminUserId!?:i createdOn!:t modifiedOn!:t version!:i token!:s';

    /**
     * @param int $appTokenId
     * @param int $storeId
     * @param string $name The purpose of the token, for people.
     * @param string $prefix The token's first characters, to recognize it.
     * @param int|null $scopeId Id of the scope that the permissions follow. Null means the token has its own
     * permissions.
     * @param list<string> $permissions The token's current permissions.
     * @param string $apiVersion
     * @param \DateTimeImmutable|null $expiresOn Null means the token never expires.
     * @param \DateTimeImmutable|null $previousSecretExpiresOn When the secret before the latest rotation stops or
     * stopped working. Null means the token has one secret only.
     * @param \DateTimeImmutable|null $lastUsedOn When the token was last used, to the minute. Null means it has not
     * been used.
     * @param string|null $lastUsedIp IP address of the last request with the token. Null means it has not been used.
     * @param \DateTimeImmutable|null $revokedOn When the token was revoked. Null means it is not revoked.
     * @param int|null $createdByAdminUserId Id of the administrator who created the token. Null means the platform or
     * another app token created it.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param string $token The credential (`sp_app_…`). The service stores only its hash.
     */
    public function __construct(
        public int $appTokenId,
        public int $storeId,
        public string $name,
        public string $prefix,
        public ?int $scopeId,
        public array $permissions,
        public string $apiVersion,
        public ?\DateTimeImmutable $expiresOn,
        public ?\DateTimeImmutable $previousSecretExpiresOn,
        public ?\DateTimeImmutable $lastUsedOn,
        public ?string $lastUsedIp,
        public ?\DateTimeImmutable $revokedOn,
        public ?int $createdByAdminUserId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public string $token,
    ) {
    }
}

/** All app tokens, complete. */
final class AppTokenList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\AppToken';

    /** @param list<AppToken> $items The app tokens. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The app token that gets a new secret. */
final class AppTokenSecretRotate extends \StorePlatform\Model
{
    protected const SPEC = 'appTokenId!:i overlapHours:i';

    /**
     * @param int $appTokenId
     * @param int|null $overlapHours How long the old secret continues to work in addition to the new one. 0 means it
     * stops at once (for a leaked secret).
     */
    public function __construct(
        public int $appTokenId,
        public ?int $overlapHours = null,
    ) {
    }
}

/** Changes to an app token, with at most one of `permissions` and `scopeId`. */
final class AppTokenUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'appTokenId!:i name:s permissions:[s scopeId:i apiVersion:s expiresOn?:t version:i';

    /**
     * @param int $appTokenId
     * @param string|null $name The purpose of the token, for people.
     * @param list<string>|null $permissions Replaces all permissions and detaches the token from its scope.
     * @param int|null $scopeId
     * @param string|null $apiVersion
     * @param \DateTimeImmutable|null $expiresOn Null means the token never expires.
     * @param int|null $version
     */
    public function __construct(
        public int $appTokenId,
        public ?string $name = null,
        public ?array $permissions = null,
        public ?int $scopeId = null,
        public ?string $apiVersion = null,
        public ?\DateTimeImmutable $expiresOn = null,
        public ?int $version = null,
    ) {
    }
}

/** One change, with the values before and after. */
final class AuditLog extends \StorePlatform\Model
{
    protected const SPEC = 'auditLogId!:i storeId!?:i actorType!:s adminUserId!?:i appTokenId!?:i actorName!?:s action!:s objectType!:s objectId!?:s changes!:[@Admin\\AuditLogChange requestId!?:s ipHash!?:s hash!:s createdOn!:t';

    /**
     * @param int $auditLogId
     * @param int|null $storeId Null means the entry belongs to no store (logins, users, scopes).
     * @param \StorePlatform\Shared\ActorType::* $actorType
     * @param int|null $adminUserId
     * @param int|null $appTokenId
     * @param string|null $actorName The name of the user or token at the time of the change.
     * @param string $action The operationId, or the name of the job.
     * @param string $objectType Kind of the changed object.
     * @param string|null $objectId Id of the changed object, as text.
     * @param list<AuditLogChange> $changes The changed fields, one by one; secrets are masked. At most 200.
     * @param string|null $requestId The `X-Request-Id` of the request. Null means a job made the change.
     * @param string|null $ipHash A keyed hash of the caller's IP address: equal addresses have equal hashes.
     * @param string $hash SHA-256 chained over the entry before it.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $auditLogId,
        public ?int $storeId,
        public string $actorType,
        public ?int $adminUserId,
        public ?int $appTokenId,
        public ?string $actorName,
        public string $action,
        public string $objectType,
        public ?string $objectId,
        public array $changes,
        public ?string $requestId,
        public ?string $ipHash,
        public string $hash,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** A changed field. Values other than text are JSON text. */
final class AuditLogChange extends \StorePlatform\Model
{
    protected const SPEC = 'field!:s old!?:s new!?:s';

    /**
     * @param string $field Name of the changed field.
     * @param string|null $old Value before the change; secrets are masked. Null means the field had no value.
     * @param string|null $new Value after the change; secrets are masked. Null means the field has no value.
     */
    public function __construct(
        public string $field,
        public ?string $old,
        public ?string $new,
    ) {
    }
}

/** One page of audit log entries, with the cursor of the next page. */
final class AuditLogPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\AuditLog page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<AuditLog> $items The entries of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class AuditLogSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** The task that processes the lines. Read the task to follow its progress. */
final class BulkAccepted extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i';

    /** @param int $integrationTaskId */
    public function __construct(
        public int $integrationTaskId,
    ) {
    }
}

/** A JSONL file, sent as multipart. */
final class BulkFile extends \StorePlatform\Model
{
    protected const SPEC = 'file!:f';

    /** @param \StorePlatform\Upload $file JSONL: one JSON value per line. */
    public function __construct(
        public \StorePlatform\Upload $file,
    ) {
    }
}

/**
 * When an authorized payment is captured: at once, when its goods ship, or when an administrator captures it. A payment
 * keeps the mode under which it began. With ON_FULFILLMENT, an order that buys gift cards is captured at once, because
 * the cards are issued when it is paid in full.
 */
final class CaptureMode
{
    public const AUTOMATIC = 'AUTOMATIC';
    public const ON_FULFILLMENT = 'ON_FULFILLMENT';
    public const MANUAL = 'MANUAL';
}

/** A dispute of a payment, as reported by the payment provider or recorded by an administrator. */
final class Chargeback extends \StorePlatform\Model
{
    protected const SPEC = 'reference!:s paymentId!:i amount!:d reason!?:s status!:s isInquiry!:b dueOn!?:t evidenceSubmittedOn!?:t reportedOn!:t';

    /**
     * @param string $reference Id of the dispute at the processor.
     * @param int $paymentId
     * @param numeric-string $amount Disputed amount, in the currency of the order.
     * @param string|null $reason Reason, as the processor reports it.
     * @param ChargebackStatus::* $status
     * @param bool $isInquiry Whether the dispute is only an inquiry of the bank, which moves no money.
     * @param \DateTimeImmutable|null $dueOn When evidence is due.
     * @param \DateTimeImmutable|null $evidenceSubmittedOn When evidence was last submitted; null means never.
     * @param \DateTimeImmutable $reportedOn When the dispute was first reported.
     */
    public function __construct(
        public string $reference,
        public int $paymentId,
        public string $amount,
        public ?string $reason,
        public string $status,
        public bool $isInquiry,
        public ?\DateTimeImmutable $dueOn,
        public ?\DateTimeImmutable $evidenceSubmittedOn,
        public \DateTimeImmutable $reportedOn,
    ) {
    }
}

/** A dispute of a payment, with its order. */
final class ChargebackListItem extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i storeCustomerId!?:i customerName!:s customerEmail!:s currencyCode!:s reference!:s paymentId!:i amount!:d reason!?:s status!:s isInquiry!:b dueOn!?:t evidenceSubmittedOn!?:t reportedOn!:t modifiedOn!:t';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param int|null $storeCustomerId null means a guest.
     * @param string $customerName First and last name of the buyer; `""` means unknown.
     * @param string $customerEmail
     * @param string $currencyCode
     * @param string $reference Id of the dispute at the processor.
     * @param int $paymentId
     * @param numeric-string $amount Disputed amount.
     * @param string|null $reason Reason, as the processor reports it.
     * @param ChargebackStatus::* $status
     * @param bool $isInquiry Whether the dispute is only an inquiry of the bank, which moves no money.
     * @param \DateTimeImmutable|null $dueOn When evidence is due.
     * @param \DateTimeImmutable|null $evidenceSubmittedOn When evidence was last submitted; null means never.
     * @param \DateTimeImmutable $reportedOn When the dispute was first reported.
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public ?int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public string $currencyCode,
        public string $reference,
        public int $paymentId,
        public string $amount,
        public ?string $reason,
        public string $status,
        public bool $isInquiry,
        public ?\DateTimeImmutable $dueOn,
        public ?\DateTimeImmutable $evidenceSubmittedOn,
        public \DateTimeImmutable $reportedOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of disputes, with the cursor of the next page. */
final class ChargebackPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\ChargebackListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<ChargebackListItem> $items The disputes of this page, in the requested order; empty after the last
     * page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class ChargebackSort
{
    public const REPORTED_ON = 'reportedOn';
    public const REPORTED_ON_DESC = '-reportedOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** State of a dispute at the payment processor. */
final class ChargebackStatus
{
    public const OPEN = 'OPEN';
    public const WON = 'WON';
    public const LOST = 'LOST';
    public const ACCEPTED = 'ACCEPTED';
}

/** A group of products, listed one by one or selected by a rule. */
final class Collection extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name!:s slug!:s description!?:s mediaId!?:i parentCollectionId!?:i position!:i type!:s rules!?:@Admin\\CollectionRules sortOrder!:s productIds!:[i productCount!:i isActive!:b publishOn!?:t unpublishOn!?:t seo!:@Shared\\Seo translations!:[@Admin\\Translation createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $collectionId
     * @param string $name The name in the store's main language, as customers see it.
     * @param string $slug Unique in the store.
     * @param string|null $description
     * @param int|null $mediaId
     * @param int|null $parentCollectionId Null means top level. The parent cannot be the object itself or one below it.
     * @param int $position Position among its siblings.
     * @param CollectionType::* $type Fixed at creation.
     * @param CollectionRules|null $rules Null for a manual collection.
     * @param CollectionSortOrder::* $sortOrder How the storefront sorts the products.
     * @param list<int> $productIds Products of a manual collection, in order; empty for a rule collection.
     * @param int $productCount Number of products in the collection, without archived ones.
     * @param bool $isActive Whether the storefront shows the collection.
     * @param \DateTimeImmutable|null $publishOn When the collection becomes visible. Null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn When the collection stops being visible; after publishOn.
     * @param \StorePlatform\Shared\Seo $seo
     * @param list<Translation> $translations At most one translation per language.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $collectionId,
        public string $name,
        public string $slug,
        public ?string $description,
        public ?int $mediaId,
        public ?int $parentCollectionId,
        public int $position,
        public string $type,
        public ?CollectionRules $rules,
        public string $sortOrder,
        public array $productIds,
        public int $productCount,
        public bool $isActive,
        public ?\DateTimeImmutable $publishOn,
        public ?\DateTimeImmutable $unpublishOn,
        public \StorePlatform\Shared\Seo $seo,
        public array $translations,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** Whether a slug is free, and a free one if not. */
final class CollectionCheck extends \StorePlatform\Model
{
    protected const SPEC = 'available!:b slug!:s suggestion!?:s';

    /**
     * @param bool $available Whether the slug is free.
     * @param string $slug The checked slug: the given one, or the one derived from the name.
     * @param string|null $suggestion A free slug. Null means the checked slug is free.
     */
    public function __construct(
        public bool $available,
        public string $slug,
        public ?string $suggestion,
    ) {
    }
}

/** A condition of a rule, with the names of the objects that it refers to. */
final class CollectionCondition extends \StorePlatform\Model
{
    protected const SPEC = 'field!:s operator!:s value!:s';

    /**
     * @param CollectionConditionField::* $field
     * @param CollectionConditionOperator::* $operator
     * @param string $value Always text: an amount as a decimal string, a time in ISO 8601, true or false.
     */
    public function __construct(
        public string $field,
        public string $operator,
        public string $value,
    ) {
    }
}

/** PRICE and COMPARE_AT_AMOUNT are in the store's default currency. */
final class CollectionConditionField
{
    public const NAME = 'NAME';
    public const BRAND = 'BRAND';
    public const TAG = 'TAG';
    public const PRODUCT_TYPE = 'PRODUCT_TYPE';
    public const SKU = 'SKU';
    public const PRICE = 'PRICE';
    public const COMPARE_AT_AMOUNT = 'COMPARE_AT_AMOUNT';
    public const STOCK_AVAILABLE = 'STOCK_AVAILABLE';
    public const CREATED_ON = 'CREATED_ON';
    public const IS_SUBSCRIBABLE = 'IS_SUBSCRIBABLE';
}

/** A condition of a rule. */
final class CollectionConditionInput extends \StorePlatform\Model
{
    protected const SPEC = 'field!:s operator!:s value!:s';

    /**
     * @param CollectionConditionField::* $field
     * @param CollectionConditionOperator::* $operator
     * @param string $value Always text: an amount as a decimal string, a time in ISO 8601, true or false.
     */
    public function __construct(
        public string $field,
        public string $operator,
        public string $value,
    ) {
    }
}

/**
 * Texts do not accept GREATER_THAN and LESS_THAN. Amounts, counts and times accept EQUALS, NOT_EQUALS, GREATER_THAN and
 * LESS_THAN. All other fields accept EQUALS and NOT_EQUALS.
 */
final class CollectionConditionOperator
{
    public const EQUALS = 'EQUALS';
    public const NOT_EQUALS = 'NOT_EQUALS';
    public const CONTAINS = 'CONTAINS';
    public const NOT_CONTAINS = 'NOT_CONTAINS';
    public const STARTS_WITH = 'STARTS_WITH';
    public const ENDS_WITH = 'ENDS_WITH';
    public const GREATER_THAN = 'GREATER_THAN';
    public const LESS_THAN = 'LESS_THAN';
}

/** A new collection. Fields that are left out take their defaults. */
final class CollectionCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s slug:s description?:s mediaId?:i parentCollectionId?:i position:i type:s rules?:@Admin\\CollectionRulesInput sortOrder:s productIds:[i isActive:b publishOn?:t unpublishOn?:t seo:@Admin\\SeoInput translations:[@Admin\\TranslationInput';

    /**
     * @param string $name The name in the store's main language, as customers see it.
     * @param string|null $slug Unique in the store. If left out at creation, the slug is derived from the name, with a
     * number appended if needed.
     * @param string|null $description
     * @param int|null $mediaId
     * @param int|null $parentCollectionId Null means top level. The parent cannot be the object itself or one below it.
     * @param int|null $position Position among its siblings. If left out at creation, the collection comes last.
     * @param CollectionType::*|null $type Fixed at creation.
     * @param CollectionRulesInput|null $rules Required for a rule collection, rejected (422) for a manual one.
     * @param CollectionSortOrder::*|null $sortOrder How the storefront sorts the products. Default at creation: MANUAL,
     * for a rule collection NEWEST.
     * @param list<int>|null $productIds Products of a manual collection, in order; rejected (422) for a rule
     * collection.
     * @param bool|null $isActive Whether the storefront shows the collection.
     * @param \DateTimeImmutable|null $publishOn When the collection becomes visible. Null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn When the collection stops being visible; after publishOn.
     * @param SeoInput|null $seo
     * @param list<TranslationInput>|null $translations At most one translation per language.
     */
    public function __construct(
        public string $name,
        public ?string $slug = null,
        public ?string $description = null,
        public ?int $mediaId = null,
        public ?int $parentCollectionId = null,
        public ?int $position = null,
        public ?string $type = null,
        public ?CollectionRulesInput $rules = null,
        public ?string $sortOrder = null,
        public ?array $productIds = null,
        public ?bool $isActive = null,
        public ?\DateTimeImmutable $publishOn = null,
        public ?\DateTimeImmutable $unpublishOn = null,
        public ?SeoInput $seo = null,
        public ?array $translations = null,
    ) {
    }
}

/** All collections, complete. */
final class CollectionList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CollectionListItem';

    /** @param list<CollectionListItem> $items The collections. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A collection without its texts, rules and products, which `GET /admin/collection` returns. */
final class CollectionListItem extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name!:s slug!:s mediaId!?:i parentCollectionId!?:i position!:i type!:s sortOrder!:s productCount!:i isActive!:b publishOn!?:t unpublishOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $collectionId
     * @param string $name The name in the store's main language, as customers see it.
     * @param string $slug Unique in the store.
     * @param int|null $mediaId
     * @param int|null $parentCollectionId Null means top level. The parent cannot be the object itself or one below it.
     * @param int $position Position among its siblings.
     * @param CollectionType::* $type Fixed at creation.
     * @param CollectionSortOrder::* $sortOrder How the storefront sorts the products.
     * @param int $productCount Number of products in the collection, without archived ones.
     * @param bool $isActive Whether the storefront shows the collection.
     * @param \DateTimeImmutable|null $publishOn When the collection becomes visible. Null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn When the collection stops being visible; after publishOn.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $collectionId,
        public string $name,
        public string $slug,
        public ?int $mediaId,
        public ?int $parentCollectionId,
        public int $position,
        public string $type,
        public string $sortOrder,
        public int $productCount,
        public bool $isActive,
        public ?\DateTimeImmutable $publishOn,
        public ?\DateTimeImmutable $unpublishOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** Whether a product has to meet all conditions of the rule, or any of them. */
final class CollectionRuleMatch
{
    public const ALL = 'ALL';
    public const ANY = 'ANY';
}

/** The rule that selects the products of the collection. */
final class CollectionRules extends \StorePlatform\Model
{
    protected const SPEC = 'match!:s conditions!:[@Admin\\CollectionCondition';

    /**
     * @param CollectionRuleMatch::* $match
     * @param list<CollectionCondition> $conditions The conditions for products. `match` defines whether a product has
     * to meet all or any of them.
     */
    public function __construct(
        public string $match,
        public array $conditions,
    ) {
    }
}

/** The rule that selects the products of the collection. Replaced as a whole. */
final class CollectionRulesInput extends \StorePlatform\Model
{
    protected const SPEC = 'match!:s conditions!:[@Admin\\CollectionConditionInput';

    /**
     * @param CollectionRuleMatch::* $match
     * @param list<CollectionConditionInput> $conditions The conditions for products. `match` defines whether a product
     * has to meet all or any of them.
     */
    public function __construct(
        public string $match,
        public array $conditions,
    ) {
    }
}

/**
 * How the storefront sorts the products; MANUAL only for a manual collection, BEST_SELLING by the units sold in the
 * last 30 days.
 */
final class CollectionSortOrder
{
    public const MANUAL = 'MANUAL';
    public const NAME = 'NAME';
    public const PRICE_ASC = 'PRICE_ASC';
    public const PRICE_DESC = 'PRICE_DESC';
    public const NEWEST = 'NEWEST';
    public const BEST_SELLING = 'BEST_SELLING';
}

/** MANUAL: the collection lists its products. RULE: its rules select them. */
final class CollectionType
{
    public const MANUAL = 'MANUAL';
    public const RULE = 'RULE';
}

/** The fields to change. `rules` and `seo` are replaced as a whole. */
final class CollectionUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name:s slug:s description?:s mediaId?:i parentCollectionId?:i position:i rules?:@Admin\\CollectionRulesInput sortOrder:s productIds:[i isActive:b publishOn?:t unpublishOn?:t seo:@Admin\\SeoInput translations:[@Admin\\TranslationInput version:i';

    /**
     * @param int $collectionId
     * @param string|null $name The name in the store's main language, as customers see it.
     * @param string|null $slug Unique in the store. If left out at creation, the slug is derived from the name, with a
     * number appended if needed.
     * @param string|null $description
     * @param int|null $mediaId
     * @param int|null $parentCollectionId Null means top level. The parent cannot be the object itself or one below it.
     * @param int|null $position Position among its siblings. If left out at creation, the collection comes last.
     * @param CollectionRulesInput|null $rules Required for a rule collection, rejected (422) for a manual one.
     * @param CollectionSortOrder::*|null $sortOrder How the storefront sorts the products. Default at creation: MANUAL,
     * for a rule collection NEWEST.
     * @param list<int>|null $productIds Products of a manual collection, in order; rejected (422) for a rule
     * collection.
     * @param bool|null $isActive Whether the storefront shows the collection.
     * @param \DateTimeImmutable|null $publishOn When the collection becomes visible. Null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn When the collection stops being visible; after publishOn.
     * @param SeoInput|null $seo
     * @param list<TranslationInput>|null $translations At most one translation per language.
     * @param int|null $version
     */
    public function __construct(
        public int $collectionId,
        public ?string $name = null,
        public ?string $slug = null,
        public ?string $description = null,
        public ?int $mediaId = null,
        public ?int $parentCollectionId = null,
        public ?int $position = null,
        public ?CollectionRulesInput $rules = null,
        public ?string $sortOrder = null,
        public ?array $productIds = null,
        public ?bool $isActive = null,
        public ?\DateTimeImmutable $publishOn = null,
        public ?\DateTimeImmutable $unpublishOn = null,
        public ?SeoInput $seo = null,
        public ?array $translations = null,
        public ?int $version = null,
    ) {
    }
}

/** The store's connection to a commission system. Credentials are masked. */
final class CommissionProvider extends \StorePlatform\Model
{
    protected const SPEC = 'commissionProviderId!:i providerCode!:s displayName!?:s isActive!:b baseUrl!?:s credentials!:{s syncCustomers!:b syncOrders!:b qualifyingOn!:s volumeField!?:s ssoEnabled!:b referrerParameter!?:s attributionDays!:i webhookUrl!?:s lastSyncedOn!?:t healthStatus!:s lastErrorOn!?:t lastError!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $commissionProviderId
     * @param string $providerCode
     * @param string|null $displayName Shown as a customer's `commissionProviderName`.
     * @param bool $isActive Whether the platform sends data to the commission service.
     * @param string|null $baseUrl Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`,
     * `/referrers/{code}` and `/sso`. Null with `NONE`.
     * @param array<string, string> $credentials
     * @param bool $syncCustomers Whether new and changed customers are sent to the commission service.
     * @param bool $syncOrders Whether orders are sent to the commission service.
     * @param CommissionQualifyingOn::* $qualifyingOn
     * @param string|null $volumeField Key of the variant's custom field that contains the commissionable volume. Null
     * means the net line total.
     * @param bool $ssoEnabled Whether customers get a link into the provider's back office.
     * @param string|null $referrerParameter Query parameter of storefront links that contains the referrer's code. Null
     * means none.
     * @param int $attributionDays Number of days that a referral counts, from the last time the code was submitted.
     * @param string|null $webhookUrl URL to which the service reports that it has linked a customer
     * (`customer.linked`). Null with `NONE`.
     * @param \DateTimeImmutable|null $lastSyncedOn When data was last sent. Null means never.
     * @param ProviderHealthStatus::* $healthStatus
     * @param \DateTimeImmutable|null $lastErrorOn When a call last failed, within the last 15 minutes. Null when none
     * failed.
     * @param string|null $lastError Reason of the failure, in words.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $commissionProviderId,
        public string $providerCode,
        public ?string $displayName,
        public bool $isActive,
        public ?string $baseUrl,
        public array $credentials,
        public bool $syncCustomers,
        public bool $syncOrders,
        public string $qualifyingOn,
        public ?string $volumeField,
        public bool $ssoEnabled,
        public ?string $referrerParameter,
        public int $attributionDays,
        public ?string $webhookUrl,
        public ?\DateTimeImmutable $lastSyncedOn,
        public string $healthStatus,
        public ?\DateTimeImmutable $lastErrorOn,
        public ?string $lastError,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * The commission system. `NONE`: the store has none. `HTTP`: any service that implements the contract in the guide
 * "Connect a commission service".
 *
 * More values may be added.
 */
final class CommissionProviderCode
{
    public const NONE = 'NONE';
    public const HTTP = 'HTTP';
}

/**
 * Changes to the commission system. An omitted field keeps its value, null clears it, and an array is replaced as a
 * whole.
 */
final class CommissionProviderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'providerCode:s displayName?:s isActive:b baseUrl?:s credentials:{s syncCustomers:b syncOrders:b qualifyingOn:s volumeField?:s ssoEnabled:b referrerParameter?:s attributionDays:i version:i';

    /**
     * @param string|null $providerCode
     * @param string|null $displayName The system's name as customers see it.
     * @param bool|null $isActive Whether the platform sends data to the commission service.
     * @param string|null $baseUrl Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`,
     * `/referrers/{code}` and `/sso`.
     * @param array<string, string>|null $credentials
     * @param bool|null $syncCustomers Whether new and changed customers are sent to the commission service.
     * @param bool|null $syncOrders Whether orders are sent to the commission service.
     * @param CommissionQualifyingOn::*|null $qualifyingOn
     * @param string|null $volumeField Key of the variant's custom field that contains the commissionable volume. Null
     * means the net line total.
     * @param bool|null $ssoEnabled Whether customers can open the system without another login.
     * @param string|null $referrerParameter Query parameter of storefront links that contains the referrer's code. Null
     * means none.
     * @param int|null $attributionDays Number of days that a referral counts, from the last time the code was
     * submitted.
     * @param int|null $version
     */
    public function __construct(
        public ?string $providerCode = null,
        public ?string $displayName = null,
        public ?bool $isActive = null,
        public ?string $baseUrl = null,
        public ?array $credentials = null,
        public ?bool $syncCustomers = null,
        public ?bool $syncOrders = null,
        public ?string $qualifyingOn = null,
        public ?string $volumeField = null,
        public ?bool $ssoEnabled = null,
        public ?string $referrerParameter = null,
        public ?int $attributionDays = null,
        public ?int $version = null,
    ) {
    }
}

/** When an order counts for commission. */
final class CommissionQualifyingOn
{
    public const PAID = 'PAID';
    public const FULFILLED = 'FULFILLED';
}

/**
 * Whether the order, including its refunds and chargebacks, has been reported to the commission provider.
 * `NOT_REQUIRED`: the order does not count for commission, or does not count yet. `PENDING`: a report is in progress.
 * `FAILED`: one of its integration tasks failed or was canceled; `POST /admin/integration-task/retry` or `POST
 * /admin/order/sync` retries it.
 */
final class CommissionSyncStatus
{
    public const NOT_REQUIRED = 'NOT_REQUIRED';
    public const PENDING = 'PENDING';
    public const SYNCED = 'SYNCED';
    public const FAILED = 'FAILED';
}

/** A discount that customers get by a code, or automatically in the cart. */
final class Coupon extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!:i code!:s name!?:s translations!:[@Admin\\NameTranslation description!?:s status!:s discountType!:s value!?:d currencyCode!?:s maxDiscountAmount!?:d appliesTo!:s productIds!:[i collectionIds!:[i excludedProductIds!:[i excludeSaleItems!:b minSubtotal!?:d minQuantity!?:i accountTypeIds!:[i storeCustomerIds!:[i firstOrderOnly!:b usageLimit!?:i usageLimitPerCustomer!?:i usageCount!:i reservedCount!:i combinesWith!:[s priority!:i appliesToSubscriptions!:s subscriptionCycleLimit!?:i startsOn!?:t endsOn!?:t isAutomatic!:b buyX!?:@Admin\\CouponBuyX createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $couponId
     * @param string $code Code that customers enter; unique in the store, case-insensitive.
     * @param string|null $name Name that buyers see on orders and carts. Null means the code is shown.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param string|null $description Shown to customers.
     * @param CouponStatus::* $status
     * @param CouponDiscountType::* $discountType
     * @param numeric-string|null $value Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and
     * FIXED_PRICE, null otherwise.
     * @param string|null $currencyCode Currency of value, maxDiscountAmount and minSubtotal; required if one of them is
     * an amount. The coupon then applies only to carts in this currency.
     * @param numeric-string|null $maxDiscountAmount Maximum discount per order.
     * @param CouponAppliesTo::* $appliesTo The base of the discount.
     * @param list<int> $productIds Ids of products. Required for PRODUCTS.
     * @param list<int> $collectionIds Ids of collections. Required for COLLECTIONS.
     * @param list<int> $excludedProductIds Ids of products that the discount never applies to.
     * @param bool $excludeSaleItems Whether the discount skips lines with a compareAtAmount.
     * @param numeric-string|null $minSubtotal Minimum subtotal of the eligible lines, in the prices that the buyer
     * sees.
     * @param int|null $minQuantity Minimum number of eligible units.
     * @param list<int> $accountTypeIds Ids of account types whose customers can use the coupon. Empty means all.
     * @param list<int> $storeCustomerIds Ids of customers who can use the coupon. Empty means all.
     * @param bool $firstOrderOnly Whether only a customer's first order gets the discount.
     * @param int|null $usageLimit Maximum number of uses in total. Null means no limit.
     * @param int|null $usageLimitPerCustomer Maximum number of uses per customer; guests are identified by e-mail
     * address. Null means no limit.
     * @param int $usageCount Number of placed orders that used the coupon.
     * @param int $reservedCount Number of uses reserved by running checkouts.
     * @param list<CouponCombinesWith::*> $combinesWith Kinds of discount that the coupon can be combined with. Empty
     * means none.
     * @param int $priority Coupons with a lower priority are computed first; coupons with equal priority by couponId.
     * Of coupons that do not combine, those apply that leave the lowest amount to pay.
     * @param CouponSubscriptionMode::* $appliesToSubscriptions
     * @param int|null $subscriptionCycleLimit Required for FIRST_N.
     * @param \DateTimeImmutable|null $startsOn When the coupon becomes valid. Null means immediately.
     * @param \DateTimeImmutable|null $endsOn When the coupon expires; exclusive, after startsOn. Null means never.
     * @param bool $isAutomatic Whether the coupon is applied without a code being entered.
     * @param CouponBuyX|null $buyX The rule of BUY_X_GET_Y; null for other types.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $couponId,
        public string $code,
        public ?string $name,
        public array $translations,
        public ?string $description,
        public string $status,
        public string $discountType,
        public ?string $value,
        public ?string $currencyCode,
        public ?string $maxDiscountAmount,
        public string $appliesTo,
        public array $productIds,
        public array $collectionIds,
        public array $excludedProductIds,
        public bool $excludeSaleItems,
        public ?string $minSubtotal,
        public ?int $minQuantity,
        public array $accountTypeIds,
        public array $storeCustomerIds,
        public bool $firstOrderOnly,
        public ?int $usageLimit,
        public ?int $usageLimitPerCustomer,
        public int $usageCount,
        public int $reservedCount,
        public array $combinesWith,
        public int $priority,
        public string $appliesToSubscriptions,
        public ?int $subscriptionCycleLimit,
        public ?\DateTimeImmutable $startsOn,
        public ?\DateTimeImmutable $endsOn,
        public bool $isAutomatic,
        public ?CouponBuyX $buyX,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The base of the discount. */
final class CouponAppliesTo
{
    public const ORDER = 'ORDER';
    public const PRODUCTS = 'PRODUCTS';
    public const COLLECTIONS = 'COLLECTIONS';
    public const SHIPPING = 'SHIPPING';
}

/** The rule of BUY_X_GET_Y; the cheapest eligible units are discounted. */
final class CouponBuyX extends \StorePlatform\Model
{
    protected const SPEC = 'buyQuantity!:i buyProductIds!:[i buyCollectionIds!:[i getQuantity!:i getProductIds!:[i getCollectionIds!:[i discountPercent!:d maxApplications!?:i';

    /**
     * @param int $buyQuantity Units to buy at full price.
     * @param list<int> $buyProductIds Ids of products to buy. If `buyCollectionIds` is also empty, all products count
     * as bought.
     * @param list<int> $buyCollectionIds Ids of collections whose products count as bought.
     * @param int $getQuantity Units discounted per application.
     * @param list<int> $getProductIds Ids of products that are discounted. If `getCollectionIds` is also empty, the
     * bought products are discounted.
     * @param list<int> $getCollectionIds Ids of collections whose products are discounted.
     * @param numeric-string $discountPercent Discount in percent; 100 means free.
     * @param int|null $maxApplications Maximum number of applications per order. Null means no limit.
     */
    public function __construct(
        public int $buyQuantity,
        public array $buyProductIds,
        public array $buyCollectionIds,
        public int $getQuantity,
        public array $getProductIds,
        public array $getCollectionIds,
        public string $discountPercent,
        public ?int $maxApplications,
    ) {
    }
}

/** The rule of BUY_X_GET_Y. Replaced as a whole. */
final class CouponBuyXInput extends \StorePlatform\Model
{
    protected const SPEC = 'buyQuantity!:i buyProductIds:[i buyCollectionIds:[i getQuantity!:i getProductIds:[i getCollectionIds:[i discountPercent!:d maxApplications?:i';

    /**
     * @param int $buyQuantity Units to buy at full price.
     * @param int $getQuantity Units discounted per application.
     * @param numeric-string $discountPercent Discount in percent; 100 means free.
     * @param list<int>|null $buyProductIds Ids of products to buy. If `buyCollectionIds` is also empty, all products
     * count as bought.
     * @param list<int>|null $buyCollectionIds Ids of collections whose products count as bought.
     * @param list<int>|null $getProductIds Ids of products that are discounted. If `getCollectionIds` is also empty,
     * the bought products are discounted.
     * @param list<int>|null $getCollectionIds Ids of collections whose products are discounted.
     * @param int|null $maxApplications Maximum number of applications per order. Null means no limit.
     */
    public function __construct(
        public int $buyQuantity,
        public int $getQuantity,
        public string $discountPercent,
        public ?array $buyProductIds = null,
        public ?array $buyCollectionIds = null,
        public ?array $getProductIds = null,
        public ?array $getCollectionIds = null,
        public ?int $maxApplications = null,
    ) {
    }
}

/** A kind of discount that the coupon can be combined with. */
final class CouponCombinesWith
{
    public const ORDER = 'ORDER';
    public const PRODUCT = 'PRODUCT';
    public const SHIPPING = 'SHIPPING';
}

/** A new coupon. Fields that are left out take their defaults. */
final class CouponCreate extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name?:s translations:[@Admin\\NameTranslationInput description?:s status:s discountType!:s value?:d currencyCode?:s maxDiscountAmount?:d appliesTo:s productIds:[i collectionIds:[i excludedProductIds:[i excludeSaleItems:b minSubtotal?:d minQuantity?:i accountTypeIds:[i storeCustomerIds:[i firstOrderOnly:b usageLimit?:i usageLimitPerCustomer?:i combinesWith:[s priority:i appliesToSubscriptions:s subscriptionCycleLimit?:i startsOn?:t endsOn?:t isAutomatic:b buyX?:@Admin\\CouponBuyXInput';

    /**
     * @param string $code Code that customers enter; unique in the store, case-insensitive. Spaces around the code are
     * removed, and several spaces between words become one. Control and invisible characters are refused.
     * @param CouponDiscountType::* $discountType
     * @param string|null $name Name that buyers see on orders and carts. Null means the code is shown.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param string|null $description Shown to customers.
     * @param CouponStatusInput::*|null $status
     * @param numeric-string|null $value Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and
     * FIXED_PRICE, null otherwise.
     * @param string|null $currencyCode Currency of value, maxDiscountAmount and minSubtotal; required if one of them is
     * an amount. The coupon then applies only to carts in this currency.
     * @param numeric-string|null $maxDiscountAmount Maximum discount per order.
     * @param CouponAppliesTo::*|null $appliesTo The base of the discount. Default at creation: ORDER. FREE_SHIPPING
     * coupons always have SHIPPING.
     * @param list<int>|null $productIds Ids of products. Required for PRODUCTS.
     * @param list<int>|null $collectionIds Ids of collections. Required for COLLECTIONS.
     * @param list<int>|null $excludedProductIds Ids of products that the discount never applies to.
     * @param bool|null $excludeSaleItems Whether the discount skips lines with a compareAtAmount.
     * @param numeric-string|null $minSubtotal Minimum subtotal of the eligible lines, in the prices that the buyer
     * sees.
     * @param int|null $minQuantity Minimum number of eligible units.
     * @param list<int>|null $accountTypeIds Ids of account types whose customers can use the coupon. Empty means all.
     * @param list<int>|null $storeCustomerIds Ids of customers who can use the coupon. Empty means all.
     * @param bool|null $firstOrderOnly Whether only a customer's first order gets the discount.
     * @param int|null $usageLimit Maximum number of uses in total. Null means no limit.
     * @param int|null $usageLimitPerCustomer Maximum number of uses per customer; guests are identified by e-mail
     * address. Null means no limit.
     * @param list<CouponCombinesWith::*>|null $combinesWith Kinds of discount that the coupon can be combined with.
     * Empty means none.
     * @param int|null $priority Coupons with a lower priority are computed first; coupons with equal priority by
     * couponId. Of coupons that do not combine, those apply that leave the lowest amount to pay.
     * @param CouponSubscriptionMode::*|null $appliesToSubscriptions
     * @param int|null $subscriptionCycleLimit Required for FIRST_N.
     * @param \DateTimeImmutable|null $startsOn When the coupon becomes valid. Null means immediately.
     * @param \DateTimeImmutable|null $endsOn When the coupon expires; exclusive, after startsOn. Null means never.
     * @param bool|null $isAutomatic Whether the coupon is applied without a code being entered.
     * @param CouponBuyXInput|null $buyX The rule of BUY_X_GET_Y; null for other types.
     */
    public function __construct(
        public string $code,
        public string $discountType,
        public ?string $name = null,
        public ?array $translations = null,
        public ?string $description = null,
        public ?string $status = null,
        public ?string $value = null,
        public ?string $currencyCode = null,
        public ?string $maxDiscountAmount = null,
        public ?string $appliesTo = null,
        public ?array $productIds = null,
        public ?array $collectionIds = null,
        public ?array $excludedProductIds = null,
        public ?bool $excludeSaleItems = null,
        public ?string $minSubtotal = null,
        public ?int $minQuantity = null,
        public ?array $accountTypeIds = null,
        public ?array $storeCustomerIds = null,
        public ?bool $firstOrderOnly = null,
        public ?int $usageLimit = null,
        public ?int $usageLimitPerCustomer = null,
        public ?array $combinesWith = null,
        public ?int $priority = null,
        public ?string $appliesToSubscriptions = null,
        public ?int $subscriptionCycleLimit = null,
        public ?\DateTimeImmutable $startsOn = null,
        public ?\DateTimeImmutable $endsOn = null,
        public ?bool $isAutomatic = null,
        public ?CouponBuyXInput $buyX = null,
    ) {
    }
}

/** Type of the discount. FIXED_PRICE sells each eligible unit at the price in `value`. */
final class CouponDiscountType
{
    public const PERCENTAGE = 'PERCENTAGE';
    public const FIXED_AMOUNT = 'FIXED_AMOUNT';
    public const FREE_SHIPPING = 'FREE_SHIPPING';
    public const BUY_X_GET_Y = 'BUY_X_GET_Y';
    public const FIXED_PRICE = 'FIXED_PRICE';
}

/** One page of coupons, with the cursor of the next page. */
final class CouponPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Coupon page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<Coupon> $items The coupons of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class CouponSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const CODE = 'code';
    public const CODE_DESC = '-code';
    public const ENDS_ON = 'endsOn';
    public const ENDS_ON_DESC = '-endsOn';
    public const USAGE_COUNT = 'usageCount';
    public const USAGE_COUNT_DESC = '-usageCount';
}

/**
 * SCHEDULED (before startsOn), EXPIRED (past endsOn) and EXHAUSTED (usageLimit reached) are derived from an ACTIVE
 * coupon. EXPIRED takes precedence over EXHAUSTED, and both over SCHEDULED.
 */
final class CouponStatus
{
    public const DRAFT = 'DRAFT';
    public const ACTIVE = 'ACTIVE';
    public const PAUSED = 'PAUSED';
    public const EXPIRED = 'EXPIRED';
    public const EXHAUSTED = 'EXHAUSTED';
    public const SCHEDULED = 'SCHEDULED';
}

/** The states that a request can set. */
final class CouponStatusInput
{
    public const DRAFT = 'DRAFT';
    public const ACTIVE = 'ACTIVE';
    public const PAUSED = 'PAUSED';
}

/**
 * Which orders of a subscription get the discount: its first one (FIRST_ORDER, the default), the first
 * `subscriptionCycleLimit` of them (FIRST_N), or all (EVERY_ORDER).
 */
final class CouponSubscriptionMode
{
    public const FIRST_ORDER = 'FIRST_ORDER';
    public const FIRST_N = 'FIRST_N';
    public const EVERY_ORDER = 'EVERY_ORDER';
}

/** The fields to change. */
final class CouponUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!:i code:s name?:s translations:[@Admin\\NameTranslationInput description?:s status:s discountType:s value?:d currencyCode?:s maxDiscountAmount?:d appliesTo:s productIds:[i collectionIds:[i excludedProductIds:[i excludeSaleItems:b minSubtotal?:d minQuantity?:i accountTypeIds:[i storeCustomerIds:[i firstOrderOnly:b usageLimit?:i usageLimitPerCustomer?:i combinesWith:[s priority:i appliesToSubscriptions:s subscriptionCycleLimit?:i startsOn?:t endsOn?:t isAutomatic:b buyX?:@Admin\\CouponBuyXInput version:i';

    /**
     * @param int $couponId
     * @param string|null $code Code that customers enter; unique in the store, case-insensitive. Spaces around the code
     * are removed, and several spaces between words become one. Control and invisible characters are refused.
     * @param string|null $name Name that buyers see on orders and carts. Null means the code is shown.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     * @param string|null $description Shown to customers.
     * @param CouponStatusInput::*|null $status
     * @param CouponDiscountType::*|null $discountType
     * @param numeric-string|null $value Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and
     * FIXED_PRICE, null otherwise.
     * @param string|null $currencyCode Currency of value, maxDiscountAmount and minSubtotal; required if one of them is
     * an amount. The coupon then applies only to carts in this currency.
     * @param numeric-string|null $maxDiscountAmount Maximum discount per order.
     * @param CouponAppliesTo::*|null $appliesTo The base of the discount. Default at creation: ORDER. FREE_SHIPPING
     * coupons always have SHIPPING.
     * @param list<int>|null $productIds Ids of products. Required for PRODUCTS.
     * @param list<int>|null $collectionIds Ids of collections. Required for COLLECTIONS.
     * @param list<int>|null $excludedProductIds Ids of products that the discount never applies to.
     * @param bool|null $excludeSaleItems Whether the discount skips lines with a compareAtAmount.
     * @param numeric-string|null $minSubtotal Minimum subtotal of the eligible lines, in the prices that the buyer
     * sees.
     * @param int|null $minQuantity Minimum number of eligible units.
     * @param list<int>|null $accountTypeIds Ids of account types whose customers can use the coupon. Empty means all.
     * @param list<int>|null $storeCustomerIds Ids of customers who can use the coupon. Empty means all.
     * @param bool|null $firstOrderOnly Whether only a customer's first order gets the discount.
     * @param int|null $usageLimit Maximum number of uses in total. Null means no limit.
     * @param int|null $usageLimitPerCustomer Maximum number of uses per customer; guests are identified by e-mail
     * address. Null means no limit.
     * @param list<CouponCombinesWith::*>|null $combinesWith Kinds of discount that the coupon can be combined with.
     * Empty means none.
     * @param int|null $priority Coupons with a lower priority are computed first; coupons with equal priority by
     * couponId. Of coupons that do not combine, those apply that leave the lowest amount to pay.
     * @param CouponSubscriptionMode::*|null $appliesToSubscriptions
     * @param int|null $subscriptionCycleLimit Required for FIRST_N.
     * @param \DateTimeImmutable|null $startsOn When the coupon becomes valid. Null means immediately.
     * @param \DateTimeImmutable|null $endsOn When the coupon expires; exclusive, after startsOn. Null means never.
     * @param bool|null $isAutomatic Whether the coupon is applied without a code being entered.
     * @param CouponBuyXInput|null $buyX The rule of BUY_X_GET_Y; null for other types.
     * @param int|null $version
     */
    public function __construct(
        public int $couponId,
        public ?string $code = null,
        public ?string $name = null,
        public ?array $translations = null,
        public ?string $description = null,
        public ?string $status = null,
        public ?string $discountType = null,
        public ?string $value = null,
        public ?string $currencyCode = null,
        public ?string $maxDiscountAmount = null,
        public ?string $appliesTo = null,
        public ?array $productIds = null,
        public ?array $collectionIds = null,
        public ?array $excludedProductIds = null,
        public ?bool $excludeSaleItems = null,
        public ?string $minSubtotal = null,
        public ?int $minQuantity = null,
        public ?array $accountTypeIds = null,
        public ?array $storeCustomerIds = null,
        public ?bool $firstOrderOnly = null,
        public ?int $usageLimit = null,
        public ?int $usageLimitPerCustomer = null,
        public ?array $combinesWith = null,
        public ?int $priority = null,
        public ?string $appliesToSubscriptions = null,
        public ?int $subscriptionCycleLimit = null,
        public ?\DateTimeImmutable $startsOn = null,
        public ?\DateTimeImmutable $endsOn = null,
        public ?bool $isAutomatic = null,
        public ?CouponBuyXInput $buyX = null,
        public ?int $version = null,
    ) {
    }
}

/**
 * One row per coupon and order. Uses reserved by a subscription since the coupon was added to it count in
 * `reservedCount`, and are listed from the subscription's first renewal with the coupon on.
 */
final class CouponUsage extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!:i code!:s orderId!:i orderNumber!:i subscriptionId!?:i storeCustomerId!?:i email!:s discountAmount!:d currencyCode!:s status!:s usedOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $couponId
     * @param string $code The code at the time of use.
     * @param int $orderId
     * @param int $orderNumber
     * @param int|null $subscriptionId The subscription that the coupon was added to without an order; orderId is then
     * its first renewal with the coupon. Null for all other uses.
     * @param int|null $storeCustomerId Null for a guest.
     * @param string $email
     * @param numeric-string $discountAmount Discount from the coupon, net of tax.
     * @param string $currencyCode
     * @param CouponUsageStatus::* $status
     * @param \DateTimeImmutable|null $usedOn When the order was placed. Null means the use is only reserved.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $couponId,
        public string $code,
        public int $orderId,
        public int $orderNumber,
        public ?int $subscriptionId,
        public ?int $storeCustomerId,
        public string $email,
        public string $discountAmount,
        public string $currencyCode,
        public string $status,
        public ?\DateTimeImmutable $usedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of coupon usages, with the cursor of the next page. */
final class CouponUsagePage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CouponUsage page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<CouponUsage> $items The coupon usages of this page, in the requested order; empty after the last
     * page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class CouponUsageSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** RESERVED by a running checkout, USED by a placed order, RELEASED when the checkout failed or the order was canceled. */
final class CouponUsageStatus
{
    public const RESERVED = 'RESERVED';
    public const USED = 'USED';
    public const RELEASED = 'RELEASED';
}

/** A customer of the store, with all fields that administrators can see. */
final class Customer extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Shared\\Phone status!:s accountTypeId!:i accountTypeName!:s accountTypeSource!:s emailVerified!:b commissionProviderName!?:s commissionProviderId!?:s company!?:s taxNumber!?:s languageCode!?:s acceptsMarketing!:b acceptsMarketingOn!?:t marketingConsent!?:@Admin\\CustomerConsent isClaimed!:b statusReason!?:s statusChangedOn!?:t statusHistory!:[@Admin\\CustomerStatusChange referrerCode!?:s note!?:s tags!:[s customFields!:[@Shared\\CustomField externalId!?:s defaultAddress!?:@Admin\\CustomerAddress orderCount!:i lastOrderId!?:i lastOrderOn!?:t spending!:[@Admin\\CustomerSpending activeSubscriptionCount!:i allowedStatuses!:[s lastLoginOn!?:t eraseOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeCustomerId
     * @param string $email
     * @param string $firstName Empty means not set.
     * @param string $lastName Empty means not set.
     * @param string|null $phoneNumber
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param int $accountTypeId
     * @param string $accountTypeName Display name of the account type.
     * @param CustomerAccountTypeSource::* $accountTypeSource
     * @param bool $emailVerified Whether the customer has proved to own the e-mail address.
     * @param string|null $commissionProviderName Null means the store has no commission provider.
     * @param string|null $commissionProviderId The customer's id in that provider. Null means the customer is not
     * synced yet, or the store has no provider.
     * @param string|null $company Company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number, printed on invoices.
     * @param string|null $languageCode Language of e-mails and documents. Null means the store's default.
     * @param bool $acceptsMarketing Whether the customer has agreed to marketing e-mails.
     * @param \DateTimeImmutable|null $acceptsMarketingOn When the customer agreed. Null means the customer has not
     * agreed.
     * @param CustomerConsent|null $marketingConsent The latest consent to marketing e-mails, even if it was withdrawn.
     * Null means the customer never consented.
     * @param bool $isClaimed Whether the customer has logged in or set a password in this store. False for customers
     * created by an administrator or an import until then.
     * @param string|null $statusReason Reason given with the last status change. Never shown to the customer.
     * @param \DateTimeImmutable|null $statusChangedOn When the status last changed. Null means never.
     * @param list<CustomerStatusChange> $statusHistory The latest 100 changes of the status, the oldest first. Erased
     * with the personal data.
     * @param string|null $referrerCode Code of the referrer who brought the customer.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<string> $tags Labels for the store's own use.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param string|null $externalId The customer's id in another system of the store, unique per store.
     * @param CustomerAddress|null $defaultAddress The default address. Null means no address is saved.
     * @param int $orderCount Number of placed orders that are not canceled.
     * @param int|null $lastOrderId Id of the newest order. Null means the customer has no orders.
     * @param \DateTimeImmutable|null $lastOrderOn When the newest order was placed.
     * @param list<CustomerSpending> $spending The customer's spending, one entry per currency with orders.
     * @param int $activeSubscriptionCount Number of ACTIVE subscriptions.
     * @param list<\StorePlatform\Shared\CustomerStatus::*> $allowedStatuses Statuses that the customer can change to
     * now.
     * @param \DateTimeImmutable|null $lastLoginOn Time of the last login in this store.
     * @param \DateTimeImmutable|null $eraseOn When the personal data will be or was erased. Null unless DEACTIVATED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param \StorePlatform\Shared\Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is
     * no number.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $email,
        public string $firstName,
        public string $lastName,
        public ?string $phoneNumber,
        public string $status,
        public int $accountTypeId,
        public string $accountTypeName,
        public string $accountTypeSource,
        public bool $emailVerified,
        public ?string $commissionProviderName,
        public ?string $commissionProviderId,
        public ?string $company,
        public ?string $taxNumber,
        public ?string $languageCode,
        public bool $acceptsMarketing,
        public ?\DateTimeImmutable $acceptsMarketingOn,
        public ?CustomerConsent $marketingConsent,
        public bool $isClaimed,
        public ?string $statusReason,
        public ?\DateTimeImmutable $statusChangedOn,
        public array $statusHistory,
        public ?string $referrerCode,
        public ?string $note,
        public array $tags,
        public array $customFields,
        public ?string $externalId,
        public ?CustomerAddress $defaultAddress,
        public int $orderCount,
        public ?int $lastOrderId,
        public ?\DateTimeImmutable $lastOrderOn,
        public array $spending,
        public int $activeSubscriptionCount,
        public array $allowedStatuses,
        public ?\DateTimeImmutable $lastLoginOn,
        public ?\DateTimeImmutable $eraseOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public ?\StorePlatform\Shared\Phone $phone = null,
    ) {
    }
}

/**
 * Source of the account type. DEFAULT: the type was the store's default when the customer was created. AUTOMATIC: the
 * daily check of `autoTier` assigned the type. ADMIN: an administrator chose the type, and the check skips the
 * customer.
 */
final class CustomerAccountTypeSource
{
    public const DEFAULT = 'DEFAULT';
    public const AUTOMATIC = 'AUTOMATIC';
    public const ADMIN = 'ADMIN';
}

/** A saved address of a customer. */
final class CustomerAddress extends \StorePlatform\Model
{
    protected const SPEC = 'customerAddressId!:i storeCustomerId!:i firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Shared\\Phone isDefault!:b isActive!:b createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $customerAddressId
     * @param int $storeCustomerId
     * @param string $firstName Given name.
     * @param string $lastName Family name.
     * @param string|null $company Company name for the label; null means none.
     * @param string $streetLine1 Street and number.
     * @param string|null $streetLine2 Floor, apartment, care of; null means none.
     * @param string $city City or town.
     * @param string $stateProvince Empty for countries without states or provinces.
     * @param string $postalCode Empty for countries without postal codes.
     * @param string $countryCode
     * @param string|null $phoneNumber
     * @param bool $isDefault Whether this is the customer's default address.
     * @param bool $isActive False after removal.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param \StorePlatform\Shared\Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is
     * no number.
     */
    public function __construct(
        public int $customerAddressId,
        public int $storeCustomerId,
        public string $firstName,
        public string $lastName,
        public ?string $company,
        public string $streetLine1,
        public ?string $streetLine2,
        public string $city,
        public string $stateProvince,
        public string $postalCode,
        public string $countryCode,
        public ?string $phoneNumber,
        public bool $isDefault,
        public bool $isActive,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public ?\StorePlatform\Shared\Phone $phone = null,
    ) {
    }
}

/** An address to save. */
final class CustomerAddressCreate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s isDefault:b';

    /**
     * @param int $storeCustomerId
     * @param string $streetLine1 Street and number.
     * @param string $countryCode
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company, for the label. Null means none.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince State or province; `""` where the country has none.
     * @param string|null $postalCode Postal code; `""` where the country has none.
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     * @param bool|null $isDefault Whether to make it the default address.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $streetLine1,
        public string $countryCode,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $company = null,
        public ?string $streetLine2 = null,
        public ?string $city = null,
        public ?string $stateProvince = null,
        public ?string $postalCode = null,
        public ?string $phoneNumber = null,
        public ?bool $isDefault = null,
    ) {
    }
}

/** All customer addresses, complete. */
final class CustomerAddressList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CustomerAddress';

    /** @param list<CustomerAddress> $items The customer addresses. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Changes to a saved address. An omitted field keeps its value, and null clears it. */
final class CustomerAddressUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'customerAddressId!:i firstName:s lastName:s company?:s streetLine1:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode:s phoneNumber?:s isDefault:b version:i';

    /**
     * @param int $customerAddressId
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company, for the label. Null means none.
     * @param string|null $streetLine1 Street and number.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince State or province; `""` where the country has none.
     * @param string|null $postalCode Postal code; `""` where the country has none.
     * @param string|null $countryCode
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     * @param bool|null $isDefault True makes it the default address. False is rejected for the default address: make
     * another one the default.
     * @param int|null $version
     */
    public function __construct(
        public int $customerAddressId,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $company = null,
        public ?string $streetLine1 = null,
        public ?string $streetLine2 = null,
        public ?string $city = null,
        public ?string $stateProvince = null,
        public ?string $postalCode = null,
        public ?string $countryCode = null,
        public ?string $phoneNumber = null,
        public ?bool $isDefault = null,
        public ?int $version = null,
    ) {
    }
}

/** Evidence of a customer's consent to marketing e-mails. */
final class CustomerConsent extends \StorePlatform\Model
{
    protected const SPEC = 'acceptedOn!:t importedOn!?:t evidence!?:s source!:s withdrawnOn!?:t';

    /**
     * @param \DateTimeImmutable $acceptedOn When the customer consented. If it equals `importedOn`, the imported file
     * had no date, and the customer consented at an unknown earlier time.
     * @param \DateTimeImmutable|null $importedOn When an import recorded the consent. Null means that no import did.
     * @param string|null $evidence Where the customer consented, as in `acceptsMarketingSource` of the imported file.
     * Null means that the file had none, or that no import recorded the consent.
     * @param string $source
     * @param \DateTimeImmutable|null $withdrawnOn When the customer withdrew the consent. Null means it is in force.
     */
    public function __construct(
        public \DateTimeImmutable $acceptedOn,
        public ?\DateTimeImmutable $importedOn,
        public ?string $evidence,
        public string $source,
        public ?\DateTimeImmutable $withdrawnOn,
    ) {
    }
}

/**
 * Where the consent was given. ADMIN: an administrator entered it. API: an integration entered it. IMPORT: it was in an
 * imported file. UNKNOWN: it was stored before sources were recorded.
 *
 * More values may be added.
 */
final class CustomerConsentSource
{
    public const CHECKOUT_PAGE = 'CHECKOUT_PAGE';
    public const STOREFRONT = 'STOREFRONT';
    public const ADMIN = 'ADMIN';
    public const API = 'API';
    public const IMPORT = 'IMPORT';
    public const UNKNOWN = 'UNKNOWN';
}

/** A new customer. Fields that are left out take their defaults. */
final class CustomerCreate extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s firstName:s lastName:s phoneNumber?:s accountTypeId:i company?:s taxNumber?:s languageCode?:s acceptsMarketing:b referrerCode?:s note?:s tags:[s customFields:[@Shared\\CustomFieldInput externalId?:s address?:@Shared\\AddressInput sendWelcomeEmail:b';

    /**
     * @param string $email
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $phoneNumber
     * @param int|null $accountTypeId
     * @param string|null $company Company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number, printed on invoices.
     * @param string|null $languageCode Language of e-mails and documents. Null or absent means the store's default.
     * @param bool|null $acceptsMarketing Set it only if the customer has agreed to marketing e-mails.
     * @param string|null $referrerCode Code of the referrer who brought the customer.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<string>|null $tags Labels for the store's own use.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as defined in the store's
     * settings.
     * @param string|null $externalId The customer's id in another system of the store, unique per store.
     * @param \StorePlatform\Shared\AddressInput|null $address Address to save as the default address.
     * @param bool|null $sendWelcomeEmail Whether to send the welcome e-mail. It links to the page where the customer
     * requests a password.
     */
    public function __construct(
        public string $email,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $phoneNumber = null,
        public ?int $accountTypeId = null,
        public ?string $company = null,
        public ?string $taxNumber = null,
        public ?string $languageCode = null,
        public ?bool $acceptsMarketing = null,
        public ?string $referrerCode = null,
        public ?string $note = null,
        public ?array $tags = null,
        public ?array $customFields = null,
        public ?string $externalId = null,
        public ?\StorePlatform\Shared\AddressInput $address = null,
        public ?bool $sendWelcomeEmail = null,
    ) {
    }
}

/** Whether a customer can be created with an e-mail address, and the customer who has it if not. */
final class CustomerEmailCheck extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s available!:b reason!?:s storeCustomerId!?:i status!?:s';

    /**
     * @param string $email
     * @param bool $available Whether a customer with this e-mail can be created in this store.
     * @param CustomerEmailCheckReason::*|null $reason Why the e-mail is not available. Null means it is available.
     * @param int|null $storeCustomerId The store's customer with this e-mail. Null means none.
     * @param \StorePlatform\Shared\CustomerStatus::*|null $status Status of that customer.
     */
    public function __construct(
        public string $email,
        public bool $available,
        public ?string $reason,
        public ?int $storeCustomerId,
        public ?string $status,
    ) {
    }
}

/** CUSTOMER_EXISTS: the store has a customer with this e-mail. BANNED: that customer is banned. */
final class CustomerEmailCheckReason
{
    public const CUSTOMER_EXISTS = 'CUSTOMER_EXISTS';
    public const BANNED = 'BANNED';
}

/** A customer file, sent as multipart. */
final class CustomerImport extends \StorePlatform\Model
{
    protected const SPEC = 'file!:f dryRun:b onExisting:s onError:s sendWelcomeEmail:b';

    /**
     * @param \StorePlatform\Upload $file CSV or xlsx file in the format of the template.
     * @param bool|null $dryRun Whether to check the rows without changing anything.
     * @param CustomerImportOnExisting::*|null $onExisting
     * @param CustomerImportOnError::*|null $onError
     * @param bool|null $sendWelcomeEmail Whether to send the welcome e-mail to created customers.
     */
    public function __construct(
        public \StorePlatform\Upload $file,
        public ?bool $dryRun = null,
        public ?string $onExisting = null,
        public ?string $onError = null,
        public ?bool $sendWelcomeEmail = null,
    ) {
    }
}

/** The task that imports the file. Read the task for its progress. */
final class CustomerImportAccepted extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i';

    /** @param int $integrationTaskId */
    public function __construct(
        public int $integrationTaskId,
    ) {
    }
}

/** The file's format. */
final class CustomerImportFormat
{
    public const CSV = 'csv';
    public const XLSX = 'xlsx';
}

/** Effect of invalid rows. CONTINUE imports the valid rows; REJECT_ALL imports no row if any row is invalid. */
final class CustomerImportOnError
{
    public const CONTINUE = 'CONTINUE';
    public const REJECT_ALL = 'REJECT_ALL';
}

/**
 * Handling of rows whose customer already exists in the store. SKIP leaves the customer unchanged, UPDATE changes the
 * customer by the columns that are not empty, FAIL reports the row as invalid.
 */
final class CustomerImportOnExisting
{
    public const SKIP = 'SKIP';
    public const UPDATE = 'UPDATE';
    public const FAIL = 'FAIL';
}

/** A customer in a list. */
final class CustomerListItem extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Shared\\Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b acceptsMarketing!:b acceptsMarketingOn!?:t marketingConsent!?:@Admin\\CustomerConsent commissionProviderName!?:s commissionProviderId!?:s tags!:[s orderCount!:i lastOrderOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeCustomerId
     * @param string $email
     * @param string $firstName Empty means not set.
     * @param string $lastName Empty means not set.
     * @param string|null $phoneNumber
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param int $accountTypeId
     * @param string $accountTypeName Display name of the account type.
     * @param bool $emailVerified Whether the customer has proved to own the e-mail address.
     * @param bool $acceptsMarketing Whether the customer has agreed to marketing e-mails.
     * @param \DateTimeImmutable|null $acceptsMarketingOn When the customer agreed. Null means the customer has not
     * agreed.
     * @param CustomerConsent|null $marketingConsent The latest consent to marketing e-mails, even if it was withdrawn.
     * Null means the customer never consented.
     * @param string|null $commissionProviderName Null means the store has no commission provider.
     * @param string|null $commissionProviderId The customer's id in that provider. Null means the customer is not
     * synced yet, or the store has no provider.
     * @param list<string> $tags Labels for the store's own use.
     * @param int $orderCount Number of placed orders that are not canceled.
     * @param \DateTimeImmutable|null $lastOrderOn When the newest order was placed.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param \StorePlatform\Shared\Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is
     * no number.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $email,
        public string $firstName,
        public string $lastName,
        public ?string $phoneNumber,
        public string $status,
        public int $accountTypeId,
        public string $accountTypeName,
        public bool $emailVerified,
        public bool $acceptsMarketing,
        public ?\DateTimeImmutable $acceptsMarketingOn,
        public ?CustomerConsent $marketingConsent,
        public ?string $commissionProviderName,
        public ?string $commissionProviderId,
        public array $tags,
        public int $orderCount,
        public ?\DateTimeImmutable $lastOrderOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public ?\StorePlatform\Shared\Phone $phone = null,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class CustomerOrderSort
{
    public const ORDER_DATE = 'orderDate';
    public const ORDER_DATE_DESC = '-orderDate';
    public const GRAND_TOTAL = 'grandTotal';
    public const GRAND_TOTAL_DESC = '-grandTotal';
}

/** One page of customers, with the cursor of the next page. */
final class CustomerPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CustomerListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<CustomerListItem> $items The customers of this page, in the requested order; empty after the last
     * page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** A saved payment method of a customer. Never contains card numbers, gateway tokens or vault ids. */
final class CustomerPaymentMethod extends \StorePlatform\Model
{
    protected const SPEC = 'customerPaymentMethodId!:i storeCustomerId!:i paymentType!:s brand!:s lastFour!?:s expiryMonth!?:s expiryYear!?:s isDefault!:b isActive!:b paymentProviderId!:i paymentProviderName!:s isExpired!:b activeSubscriptionCount!:i lastUsedOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $customerPaymentMethodId
     * @param int $storeCustomerId
     * @param \StorePlatform\Shared\PaymentType::* $paymentType
     * @param string $brand Brand as reported by the payment processor.
     * @param string|null $lastFour Null means the processor reports none.
     * @param string|null $expiryMonth Null for payment methods that do not expire.
     * @param string|null $expiryYear Null for payment methods that do not expire.
     * @param bool $isDefault Whether this is the customer's default payment method.
     * @param bool $isActive False after removal.
     * @param int $paymentProviderId
     * @param string $paymentProviderName Display name of the payment provider that stores the payment method.
     * @param bool $isExpired Whether the expiry month has passed.
     * @param int $activeSubscriptionCount Number of ACTIVE subscriptions.
     * @param \DateTimeImmutable|null $lastUsedOn Time of the last successful charge.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $customerPaymentMethodId,
        public int $storeCustomerId,
        public string $paymentType,
        public string $brand,
        public ?string $lastFour,
        public ?string $expiryMonth,
        public ?string $expiryYear,
        public bool $isDefault,
        public bool $isActive,
        public int $paymentProviderId,
        public string $paymentProviderName,
        public bool $isExpired,
        public int $activeSubscriptionCount,
        public ?\DateTimeImmutable $lastUsedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** All customer payment methods, complete. */
final class CustomerPaymentMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CustomerPaymentMethod';

    /** @param list<CustomerPaymentMethod> $items The customer payment methods. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A customer in the search results. */
final class CustomerSearchItem extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Shared\\Phone status!:s accountTypeId!:i accountTypeName!:s';

    /**
     * @param int $storeCustomerId
     * @param string $email
     * @param string $firstName Empty means not set.
     * @param string $lastName Empty means not set.
     * @param string|null $phoneNumber
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param int $accountTypeId
     * @param string $accountTypeName Display name of the account type.
     * @param \StorePlatform\Shared\Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is
     * no number.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $email,
        public string $firstName,
        public string $lastName,
        public ?string $phoneNumber,
        public string $status,
        public int $accountTypeId,
        public string $accountTypeName,
        public ?\StorePlatform\Shared\Phone $phone = null,
    ) {
    }
}

/** The best matches, best first. */
final class CustomerSearchResult extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\CustomerSearchItem';

    /** @param list<CustomerSearchItem> $items The matching customers. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class CustomerSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
    public const EMAIL = 'email';
    public const EMAIL_DESC = '-email';
    public const LAST_NAME = 'lastName';
    public const LAST_NAME_DESC = '-lastName';
    public const LAST_ORDER_ON = 'lastOrderOn';
    public const LAST_ORDER_ON_DESC = '-lastOrderOn';
}

/** A customer's spending in one currency: placed orders that are not canceled. */
final class CustomerSpending extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s orderCount!:i total!:d';

    /**
     * @param string $currencyCode
     * @param int $orderCount Number of placed orders that are not canceled.
     * @param numeric-string $total Captured amount less refunds.
     */
    public function __construct(
        public string $currencyCode,
        public int $orderCount,
        public string $total,
    ) {
    }
}

/** A status that the customer got. */
final class CustomerStatusChange extends \StorePlatform\Model
{
    protected const SPEC = 'status!:s reason!?:s changedOn!:t';

    /**
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param string|null $reason The reason given with the change. Never shown to the customer.
     * @param \DateTimeImmutable $changedOn When the status changed.
     */
    public function __construct(
        public string $status,
        public ?string $reason,
        public \DateTimeImmutable $changedOn,
    ) {
    }
}

/** Overview of the store's sales and open tasks. */
final class Dashboard extends \StorePlatform\Model
{
    protected const SPEC = 'range!:@Admin\\DashboardRange currencyCode!:s sales!:@Admin\\DashboardSales orders!:@Admin\\DashboardOrders unfulfilledCount!:i awaitingPaymentCount!:i refundsPendingCount!:i subscriptions!:@Admin\\DashboardSubscriptions customers!:@Admin\\DashboardCustomers topProducts!:[@Admin\\DashboardProduct salesByDay!:[@Admin\\DashboardDay lowStock!:[@Admin\\DashboardLowStock failedTasksCount!:i webhookFailures24h!:i generatedOn!:t';

    /**
     * @param DashboardRange $range
     * @param string $currencyCode
     * @param DashboardSales $sales
     * @param DashboardOrders $orders
     * @param int $unfulfilledCount Number of orders that are not fulfilled, or only in part.
     * @param int $awaitingPaymentCount Number of orders that are not paid, or only in part.
     * @param int $refundsPendingCount Number of refunds that the gateway has not decided yet.
     * @param DashboardSubscriptions $subscriptions
     * @param DashboardCustomers $customers
     * @param list<DashboardProduct> $topProducts The products with the highest sales of the period, highest first.
     * @param list<DashboardDay> $salesByDay Every day of the range, oldest first.
     * @param list<DashboardLowStock> $lowStock Variants with low stock, scarcest first.
     * @param int $failedTasksCount Number of failed jobs: integration tasks that failed, and mails that no server
     * accepted.
     * @param int $webhookFailures24h Number of failed delivery attempts in the last 24 hours.
     * @param \DateTimeImmutable $generatedOn When the figures were computed.
     */
    public function __construct(
        public DashboardRange $range,
        public string $currencyCode,
        public DashboardSales $sales,
        public DashboardOrders $orders,
        public int $unfulfilledCount,
        public int $awaitingPaymentCount,
        public int $refundsPendingCount,
        public DashboardSubscriptions $subscriptions,
        public DashboardCustomers $customers,
        public array $topProducts,
        public array $salesByDay,
        public array $lowStock,
        public int $failedTasksCount,
        public int $webhookFailures24h,
        public \DateTimeImmutable $generatedOn,
    ) {
    }
}

/** The range to compare with. */
final class DashboardComparison
{
    public const PREVIOUS_PERIOD = 'PREVIOUS_PERIOD';
    public const PREVIOUS_YEAR = 'PREVIOUS_YEAR';
    public const NONE = 'NONE';
}

/** Customers who ordered in the range, each counted once. Guests are not counted. */
final class DashboardCustomers extends \StorePlatform\Model
{
    protected const SPEC = 'new!:i returning!:i';

    /**
     * @param int $new Customers whose first order is in the range.
     * @param int $returning Customers who also ordered before the range.
     */
    public function __construct(
        public int $new,
        public int $returning,
    ) {
    }
}

/** Sales of one day. */
final class DashboardDay extends \StorePlatform\Model
{
    protected const SPEC = 'date!:D net!:d orders!:i';

    /**
     * @param string $date The day.
     * @param numeric-string $net Sales of the day, net of tax and shipping: gross - discounts - refunds.
     * @param int $orders Number of orders placed on the day and not canceled.
     */
    public function __construct(
        public string $date,
        public string $net,
        public int $orders,
    ) {
    }
}

/** A variant with stock at or below its threshold. */
final class DashboardLowStock extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i sku!:s name!:s available!:i';

    /**
     * @param int $variantId
     * @param string $sku
     * @param string $name Name of product and variant.
     * @param int $available Available units. Negative if the variant is backordered.
     */
    public function __construct(
        public int $variantId,
        public string $sku,
        public string $name,
        public int $available,
    ) {
    }
}

/** Orders of the range. */
final class DashboardOrders extends \StorePlatform\Model
{
    protected const SPEC = 'count!:i previousCount!?:i averageValue!:d';

    /**
     * @param int $count Number of orders placed in the range and not canceled.
     * @param int|null $previousCount Number of orders in the comparison range. Null means no comparison.
     * @param numeric-string $averageValue Average `grandTotal` of the orders, without bought gift cards.
     */
    public function __construct(
        public int $count,
        public ?int $previousCount,
        public string $averageValue,
    ) {
    }
}

/** One of the best-selling products. */
final class DashboardProduct extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i name!:s quantity!:i net!:d';

    /**
     * @param int $productId
     * @param string $name The product's name.
     * @param int $quantity
     * @param numeric-string $net Sales of the product in the range, net of tax and discounts, before refunds. Gift
     * cards are no sales.
     */
    public function __construct(
        public int $productId,
        public string $name,
        public int $quantity,
        public string $net,
    ) {
    }
}

/** The days that the figures cover, in the store's time zone. */
final class DashboardRange extends \StorePlatform\Model
{
    protected const SPEC = 'from!:D to!:D timezone!:s compareTo!:s previousFrom!?:D previousTo!?:D';

    /**
     * @param string $from Inclusive.
     * @param string $to Exclusive.
     * @param string $timezone
     * @param DashboardComparison::* $compareTo
     * @param string|null $previousFrom First day of the comparison range. Null means no comparison.
     * @param string|null $previousTo Day after the last day of the comparison range. Null means no comparison.
     */
    public function __construct(
        public string $from,
        public string $to,
        public string $timezone,
        public string $compareTo,
        public ?string $previousFrom,
        public ?string $previousTo,
    ) {
    }
}

/** Sales of the range. */
final class DashboardSales extends \StorePlatform\Model
{
    protected const SPEC = 'gross!:d discounts!:d refunds!:d tax!:d shipping!:d net!:d previousNet!?:d changePercent!?:d';

    /**
     * @param numeric-string $gross Subtotals, net of tax, before discounts. Bought gift cards do not count; the orders
     * that they pay do.
     * @param numeric-string $discounts Discounts of these orders, net of tax.
     * @param numeric-string $refunds Refunds of these orders, net of tax and shipping.
     * @param numeric-string $tax Tax of these orders.
     * @param numeric-string $shipping Shipping charges of these orders, net of tax.
     * @param numeric-string $net gross - discounts - refunds.
     * @param numeric-string|null $previousNet `net` of the comparison range. Null means no comparison.
     * @param numeric-string|null $changePercent Change from `previousNet` in percent. Null means no comparison, or that
     * `previousNet` is zero.
     */
    public function __construct(
        public string $gross,
        public string $discounts,
        public string $refunds,
        public string $tax,
        public string $shipping,
        public string $net,
        public ?string $previousNet,
        public ?string $changePercent,
    ) {
    }
}

/** Subscriptions. */
final class DashboardSubscriptions extends \StorePlatform\Model
{
    protected const SPEC = 'active!:i new!:i cancelled!:i pastDue!:i mrr!:d churnPercent!:d upcoming7Days!:@Admin\\DashboardUpcoming';

    /**
     * @param int $active Number of ACTIVE subscriptions now.
     * @param int $new Number of subscriptions created in the range, without replacements.
     * @param int $cancelled Number of subscriptions canceled in the range, without those that were replaced.
     * @param int $pastDue Number of subscriptions in dunning now.
     * @param numeric-string $mrr Monthly recurring revenue: the amount expected from renewals per month at the prices
     * of the items. A month has 365/12 days, a year 12 months. Subscriptions that end with their period are not
     * included.
     * @param numeric-string $churnPercent Share of the subscriptions at the start of the range that were canceled in
     * the range, or whose renewals stopped in it (TERMINAL_FAILED). Replaced and recovered subscriptions do not count.
     * 0 if there were no subscriptions at its start.
     * @param DashboardUpcoming $upcoming7Days
     */
    public function __construct(
        public int $active,
        public int $new,
        public int $cancelled,
        public int $pastDue,
        public string $mrr,
        public string $churnPercent,
        public DashboardUpcoming $upcoming7Days,
    ) {
    }
}

/** Renewals of the next 7 days. */
final class DashboardUpcoming extends \StorePlatform\Model
{
    protected const SPEC = 'count!:i amount!:d';

    /**
     * @param int $count Number of renewals.
     * @param numeric-string $amount Expected amount of the renewals.
     */
    public function __construct(
        public int $count,
        public string $amount,
    ) {
    }
}

/**
 * Action after the last attempt. FAIL sets TERMINAL_FAILED, PAUSE sets PAUSED, CANCEL sets CANCELLED, SKIP skips the
 * cycle and stays ACTIVE.
 */
final class DunningFinalAction
{
    public const FAIL = 'FAIL';
    public const PAUSE = 'PAUSE';
    public const CANCEL = 'CANCEL';
    public const SKIP = 'SKIP';
}

/** When the customer gets a mail. */
final class DunningNotice
{
    public const FIRST_FAILURE = 'FIRST_FAILURE';
    public const EVERY_FAILURE = 'EVERY_FAILURE';
    public const FINAL_FAILURE = 'FINAL_FAILURE';
}

/** A mail of the store in the list, without its body. */
final class EmailListItem extends \StorePlatform\Model
{
    protected const SPEC = 'emailId!:i emailTemplateTypeCode!:s to!:s renderedSubject!?:s status!:s attempts!:i lastError!?:s orderId!?:i nextAttemptOn!?:t expiresOn!?:t sentOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $emailId
     * @param EmailTemplateTypeCode::* $emailTemplateTypeCode
     * @param string $to Recipient of the mail.
     * @param string|null $renderedSubject The subject. Null for mails with a pin or a link that opens an account.
     * @param EmailStatus::* $status
     * @param int $attempts Number of attempts, including one in progress.
     * @param string|null $lastError Error message of the last attempt. Null means it did not fail.
     * @param int|null $orderId Id of the order that the mail is about. Null means none.
     * @param \DateTimeImmutable|null $nextAttemptOn Time of the next attempt. Null means no further attempt.
     * @param \DateTimeImmutable|null $expiresOn When the mail expires and is no longer sent. Null means never.
     * @param \DateTimeImmutable|null $sentOn When the mail server accepted the mail. Null means it has not.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $emailId,
        public string $emailTemplateTypeCode,
        public string $to,
        public ?string $renderedSubject,
        public string $status,
        public int $attempts,
        public ?string $lastError,
        public ?int $orderId,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?\DateTimeImmutable $expiresOn,
        public ?\DateTimeImmutable $sentOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of mails, with the cursor of the next page. */
final class EmailPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\EmailListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<EmailListItem> $items The mails of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** The mail to send again. */
final class EmailResend extends \StorePlatform\Model
{
    protected const SPEC = 'emailId!:i';

    /** @param int $emailId */
    public function __construct(
        public int $emailId,
    ) {
    }
}

/** The failed mails to retry. A field that is absent does not filter. */
final class EmailRetry extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateTypeCodes:[s createdFrom:t createdTo:t fromEmailId:i';

    /**
     * @param list<EmailTemplateTypeCode::*>|null $emailTemplateTypeCodes Only mails of one of these types.
     * @param \DateTimeImmutable|null $createdFrom Only mails created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only mails created before this time.
     * @param int|null $fromEmailId Only this mail and mails with a larger id: the `nextEmailId` of the request before.
     */
    public function __construct(
        public ?array $emailTemplateTypeCodes = null,
        public ?\DateTimeImmutable $createdFrom = null,
        public ?\DateTimeImmutable $createdTo = null,
        public ?int $fromEmailId = null,
    ) {
    }
}

/** The result of a retry of failed mails. */
final class EmailRetryResult extends \StorePlatform\Model
{
    protected const SPEC = 'retriedCount!:i skippedCount!:i nextEmailId!?:i';

    /**
     * @param int $retriedCount Number of mails that were queued again.
     * @param int $skippedCount Number of failed mails that the request selected and did not queue.
     * @param int|null $nextEmailId Id of the first selected mail that the request did not examine. Null means that it
     * examined all.
     */
    public function __construct(
        public int $retriedCount,
        public int $skippedCount,
        public ?int $nextEmailId,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class EmailSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/**
 * Status of a mail. - `PENDING`: the mail is waiting to be sent, or to be retried after a failure. - `SENT`: the mail
 * server accepted the mail. - `FAILED`: the mail server permanently rejected the mail, retries were exhausted, or the
 * mail expired. - `SUPPRESSED`: the mail was not sent because its address is suppressed.
 */
final class EmailStatus
{
    public const PENDING = 'PENDING';
    public const SENT = 'SENT';
    public const FAILED = 'FAILED';
    public const SUPPRESSED = 'SUPPRESSED';
}

/** An address that the store sends no mails to. */
final class EmailSuppression extends \StorePlatform\Model
{
    protected const SPEC = 'emailSuppressionId!:i email!:s emailTemplateTypeCode!:s lastError!:s createdOn!:t';

    /**
     * @param int $emailSuppressionId
     * @param string $email
     * @param EmailTemplateTypeCode::* $emailTemplateTypeCode The type of the rejected mail.
     * @param string $lastError Response of the mail server.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $emailSuppressionId,
        public string $email,
        public string $emailTemplateTypeCode,
        public string $lastError,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of suppressed addresses, with the cursor of the next page. */
final class EmailSuppressionPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\EmailSuppression page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<EmailSuppression> $items The suppressed addresses of this page, in the requested order; empty after
     * the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class EmailSuppressionSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** An e-mail template with its source. */
final class EmailTemplate extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i emailTemplateTypeId!:i emailTemplateTypeCode!:s languageCode!:s name!:s subject!:s preheader!?:s bodyHtml!:s bodyText!?:s fromName!?:s fromEmail!?:s replyTo!?:s bcc!:[s isActive!:b isDefault!:b variables!:[@Admin\\TemplateVariable lastTestedOn!?:t lastError!?:s lastFailedOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $emailTemplateId
     * @param int $emailTemplateTypeId
     * @param EmailTemplateTypeCode::* $emailTemplateTypeCode
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param string $subject Liquid source.
     * @param string|null $preheader Liquid source of the preview line that mail clients show.
     * @param string $bodyHtml
     * @param string|null $bodyText Liquid source of the plain-text part. Null means the text is generated from the
     * HTML.
     * @param string|null $fromName Null means the store's name.
     * @param string|null $fromEmail Null means the store's sender address.
     * @param string|null $replyTo Null means the store's support address; notices of orders are answered to the buyer.
     * @param list<string> $bcc Addresses that receive a blind copy of every mail.
     * @param bool $isActive Whether the store uses the template.
     * @param bool $isDefault Whether the template is the platform's own content and was never edited.
     * @param list<TemplateVariable> $variables Variables that the source may use.
     * @param \DateTimeImmutable|null $lastTestedOn When a test e-mail was last sent.
     * @param string|null $lastError Error of the last mail that the template could not render, with line and column.
     * That mail has the platform's own text. Null means none since the template last changed.
     * @param \DateTimeImmutable|null $lastFailedOn When rendering first failed with `lastError`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $emailTemplateId,
        public int $emailTemplateTypeId,
        public string $emailTemplateTypeCode,
        public string $languageCode,
        public string $name,
        public string $subject,
        public ?string $preheader,
        public string $bodyHtml,
        public ?string $bodyText,
        public ?string $fromName,
        public ?string $fromEmail,
        public ?string $replyTo,
        public array $bcc,
        public bool $isActive,
        public bool $isDefault,
        public array $variables,
        public ?\DateTimeImmutable $lastTestedOn,
        public ?string $lastError,
        public ?\DateTimeImmutable $lastFailedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new e-mail template. Fields that are left out take their defaults. */
final class EmailTemplateCreate extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateTypeId!:i languageCode!:s name!:s subject!:s preheader?:s bodyHtml!:s bodyText?:s fromName?:s fromEmail?:s replyTo?:s bcc:[s isActive:b';

    /**
     * @param int $emailTemplateTypeId
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param string $subject Liquid source.
     * @param string $bodyHtml
     * @param string|null $preheader Liquid source of the preview line that mail clients show.
     * @param string|null $bodyText Liquid source of the plain-text part. Null means the text is generated from the
     * HTML.
     * @param string|null $fromName Null means the store's name.
     * @param string|null $fromEmail Null means the store's sender address.
     * @param string|null $replyTo Null means the store's support address; notices of orders are answered to the buyer.
     * @param list<string>|null $bcc Addresses that receive a blind copy of every mail.
     * @param bool|null $isActive Whether the store uses the template.
     */
    public function __construct(
        public int $emailTemplateTypeId,
        public string $languageCode,
        public string $name,
        public string $subject,
        public string $bodyHtml,
        public ?string $preheader = null,
        public ?string $bodyText = null,
        public ?string $fromName = null,
        public ?string $fromEmail = null,
        public ?string $replyTo = null,
        public ?array $bcc = null,
        public ?bool $isActive = null,
    ) {
    }
}

/** An e-mail template without its source. */
final class EmailTemplateListItem extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i emailTemplateTypeId!:i emailTemplateTypeCode!:s languageCode!:s name!:s subject!:s isActive!:b isDefault!:b lastTestedOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $emailTemplateId
     * @param int $emailTemplateTypeId
     * @param EmailTemplateTypeCode::* $emailTemplateTypeCode
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param string $subject Liquid source.
     * @param bool $isActive Whether the store uses the template.
     * @param bool $isDefault Whether the template is the platform's own content and was never edited.
     * @param \DateTimeImmutable|null $lastTestedOn When a test e-mail was last sent.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $emailTemplateId,
        public int $emailTemplateTypeId,
        public string $emailTemplateTypeCode,
        public string $languageCode,
        public string $name,
        public string $subject,
        public bool $isActive,
        public bool $isDefault,
        public ?\DateTimeImmutable $lastTestedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** One page of e-mail templates, with the cursor of the next page. */
final class EmailTemplatePage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\EmailTemplateListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<EmailTemplateListItem> $items The e-mail templates of this page, in the requested order; empty after
     * the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** A stored or unsaved template to render with an order or sample data. */
final class EmailTemplatePreview extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i subject:s preheader?:s bodyHtml:s bodyText?:s orderId:i';

    /**
     * @param int $emailTemplateId
     * @param string|null $subject Replaces the stored field for this request.
     * @param string|null $preheader Replaces the stored field for this request.
     * @param string|null $bodyHtml
     * @param string|null $bodyText Replaces the stored field for this request.
     * @param int|null $orderId Id of the order to render with. Absent means sample data.
     */
    public function __construct(
        public int $emailTemplateId,
        public ?string $subject = null,
        public ?string $preheader = null,
        public ?string $bodyHtml = null,
        public ?string $bodyText = null,
        public ?int $orderId = null,
    ) {
    }
}

/** The rendered mail, or the errors of its source. */
final class EmailTemplatePreviewResult extends \StorePlatform\Model
{
    protected const SPEC = 'renderedSubject!:s renderedPreheader!?:s renderedHtml!:s renderedText!:s errors!:[@Admin\\TemplateError';

    /**
     * @param string $renderedSubject Empty if it could not be rendered.
     * @param string|null $renderedPreheader The preview line that mail clients show after the subject. Null means the
     * template has none.
     * @param string $renderedHtml Empty if it could not be rendered.
     * @param string $renderedText Empty if it could not be rendered.
     * @param list<TemplateError> $errors Errors of the template, with line and column; empty if the template has none.
     */
    public function __construct(
        public string $renderedSubject,
        public ?string $renderedPreheader,
        public string $renderedHtml,
        public string $renderedText,
        public array $errors,
    ) {
    }
}

/** The template to revert to the platform's text. */
final class EmailTemplateRevert extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i version:i';

    /**
     * @param int $emailTemplateId
     * @param int|null $version
     */
    public function __construct(
        public int $emailTemplateId,
        public ?int $version = null,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class EmailTemplateSort
{
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** A type of e-mail that the platform sends. */
final class EmailTemplateType extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateTypeId!:i code!:s name!:s description!:s variables!:[@Admin\\TemplateVariable isTransactional!:b';

    /**
     * @param int $emailTemplateTypeId
     * @param EmailTemplateTypeCode::* $code
     * @param string $name Purpose of the mail, in English.
     * @param string $description When the mail is sent and to whom.
     * @param list<TemplateVariable> $variables Variables that the template may use.
     * @param bool $isTransactional Whether the mail is always sent. Mails of other types are sent only while their
     * template is active.
     */
    public function __construct(
        public int $emailTemplateTypeId,
        public string $code,
        public string $name,
        public string $description,
        public array $variables,
        public bool $isTransactional,
    ) {
    }
}

/** Type of an e-mail. */
final class EmailTemplateTypeCode
{
    public const ORDER_CONFIRMATION = 'ORDER_CONFIRMATION';
    public const ORDER_CANCELLED = 'ORDER_CANCELLED';
    public const PAYMENT_FAILED = 'PAYMENT_FAILED';
    public const PAYMENT_LINK = 'PAYMENT_LINK';
    public const ORDER_LINK = 'ORDER_LINK';
    public const SHIPMENT_CREATED = 'SHIPMENT_CREATED';
    public const SHIPMENT_DELIVERED = 'SHIPMENT_DELIVERED';
    public const REFUND_COMPLETED = 'REFUND_COMPLETED';
    public const SUBSCRIPTION_CREATED = 'SUBSCRIPTION_CREATED';
    public const SUBSCRIPTION_RENEWAL_UPCOMING = 'SUBSCRIPTION_RENEWAL_UPCOMING';
    public const SUBSCRIPTION_PAYMENT_FAILED = 'SUBSCRIPTION_PAYMENT_FAILED';
    public const SUBSCRIPTION_ACTION_NEEDED = 'SUBSCRIPTION_ACTION_NEEDED';
    public const SUBSCRIPTION_PRICE_CHANGED = 'SUBSCRIPTION_PRICE_CHANGED';
    public const SUBSCRIPTION_TRIAL_ENDING = 'SUBSCRIPTION_TRIAL_ENDING';
    public const SUBSCRIPTION_CANCELLED = 'SUBSCRIPTION_CANCELLED';
    public const SUBSCRIPTION_PAUSED = 'SUBSCRIPTION_PAUSED';
    public const SUBSCRIPTION_RESUMED = 'SUBSCRIPTION_RESUMED';
    public const SUBSCRIPTION_ADDRESS_NEEDED = 'SUBSCRIPTION_ADDRESS_NEEDED';
    public const SUBSCRIPTION_REPLACED = 'SUBSCRIPTION_REPLACED';
    public const CARD_EXPIRING = 'CARD_EXPIRING';
    public const VERIFY_EMAIL = 'VERIFY_EMAIL';
    public const RESET_PASSWORD = 'RESET_PASSWORD';
    public const PASSWORD_CHANGED = 'PASSWORD_CHANGED';
    public const EMAIL_CHANGE = 'EMAIL_CHANGE';
    public const EMAIL_CHANGE_NOTICE = 'EMAIL_CHANGE_NOTICE';
    public const EMAIL_CHANGED = 'EMAIL_CHANGED';
    public const WELCOME = 'WELCOME';
    public const ADMIN_ORDER_NOTICE = 'ADMIN_ORDER_NOTICE';
    public const ADMIN_RENEWAL_NOTICE = 'ADMIN_RENEWAL_NOTICE';
    public const WEBHOOK_ENDPOINT_FAILING = 'WEBHOOK_ENDPOINT_FAILING';
    public const WEBHOOK_ENDPOINT_DISABLED = 'WEBHOOK_ENDPOINT_DISABLED';
}

/** All e-mail template types, complete. */
final class EmailTemplateTypeList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\EmailTemplateType';

    /** @param list<EmailTemplateType> $items The e-mail template types. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Changes to an e-mail template: an absent field keeps its value, null clears it, an array is replaced as a whole. */
final class EmailTemplateUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i name:s subject:s preheader?:s bodyHtml:s bodyText?:s fromName?:s fromEmail?:s replyTo?:s bcc:[s isActive:b version:i';

    /**
     * @param int $emailTemplateId
     * @param string|null $name Name of the template, for administrators.
     * @param string|null $subject Liquid source.
     * @param string|null $preheader Liquid source of the preview line that mail clients show.
     * @param string|null $bodyHtml
     * @param string|null $bodyText Liquid source of the plain-text part. Null means the text is generated from the
     * HTML.
     * @param string|null $fromName Null means the store's name.
     * @param string|null $fromEmail Null means the store's sender address.
     * @param string|null $replyTo Null means the store's support address; notices of orders are answered to the buyer.
     * @param list<string>|null $bcc Addresses that receive a blind copy of every mail.
     * @param bool|null $isActive Whether the store uses the template.
     * @param int|null $version
     */
    public function __construct(
        public int $emailTemplateId,
        public ?string $name = null,
        public ?string $subject = null,
        public ?string $preheader = null,
        public ?string $bodyHtml = null,
        public ?string $bodyText = null,
        public ?string $fromName = null,
        public ?string $fromEmail = null,
        public ?string $replyTo = null,
        public ?array $bcc = null,
        public ?bool $isActive = null,
        public ?int $version = null,
    ) {
    }
}

/** A test mail to send. */
final class EmailTest extends \StorePlatform\Model
{
    protected const SPEC = 'emailTemplateId!:i to!:s orderId:i';

    /**
     * @param int $emailTemplateId
     * @param string $to Recipient of the test mail.
     * @param int|null $orderId Id of the order to render with. Absent means sample data.
     */
    public function __construct(
        public int $emailTemplateId,
        public string $to,
        public ?int $orderId = null,
    ) {
    }
}

/** Result of the test mail. */
final class EmailTestResult extends \StorePlatform\Model
{
    protected const SPEC = 'accepted!:b emailId!?:i renderedSubject!:s renderedHtml!:s errors!:[@Admin\\TemplateError';

    /**
     * @param bool $accepted Whether the mail was queued for sending. The mail server may still refuse it.
     * @param int|null $emailId Id of the queued mail; its status shows what became of it. Null means the template has
     * errors.
     * @param string $renderedSubject Empty if it could not be rendered.
     * @param string $renderedHtml Empty if it could not be rendered.
     * @param list<TemplateError> $errors Errors of the template, with line and column; empty if the template has none.
     */
    public function __construct(
        public bool $accepted,
        public ?int $emailId,
        public string $renderedSubject,
        public string $renderedHtml,
        public array $errors,
    ) {
    }
}

/** File format of an export. */
final class ExportFormat
{
    public const CSV = 'csv';
    public const XLSX = 'xlsx';
}

/** Value that belongs to the bearer of a code. */
final class GiftCard extends \StorePlatform\Model
{
    protected const SPEC = 'giftCardId!:i lastFour!?:s status!:s source!:s currencyCode!:s initialAmount!:d balance!:d heldAmount!:d expiresOn!?:t recipient!?:@Admin\\GiftCardRecipient deliverOn!?:t deliveryStatus!:s lineItemId!?:s externalId!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $giftCardId
     * @param string|null $lastFour The last four characters of the code. Null means that the code was not made yet.
     * @param string $status
     * @param string $source
     * @param string $currencyCode
     * @param numeric-string $initialAmount The value with which the card was issued.
     * @param numeric-string $balance The value of the card, including the part that orders hold.
     * @param numeric-string $heldAmount Part of the balance that orders hold. It is not available to other orders.
     * @param \DateTimeImmutable|null $expiresOn From this time on the card pays no new order. Null means that the card
     * does not expire.
     * @param GiftCardRecipient|null $recipient The person for whom the card is meant. Null means none. Anyone who has
     * the code can use the card.
     * @param \DateTimeImmutable|null $deliverOn When the code is mailed to the recipient. A resend sets it to its own
     * time. Null means that the code is not mailed.
     * @param string $deliveryStatus
     * @param string|null $lineItemId The order line that bought the card. Its `ISSUE` entry has the order. Null means
     * that no order bought it.
     * @param string|null $externalId The card's id in another system. Unique in the store.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $giftCardId,
        public ?string $lastFour,
        public string $status,
        public string $source,
        public string $currencyCode,
        public string $initialAmount,
        public string $balance,
        public string $heldAmount,
        public ?\DateTimeImmutable $expiresOn,
        public ?GiftCardRecipient $recipient,
        public ?\DateTimeImmutable $deliverOn,
        public string $deliveryStatus,
        public ?string $lineItemId,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A change of a gift card's balance. */
final class GiftCardAdjust extends \StorePlatform\Model
{
    protected const SPEC = 'giftCardId!:i amount!:d reason!:s';

    /**
     * @param int $giftCardId
     * @param numeric-string $amount The value to add, or to remove if it is negative. Not 0.
     * @param string $reason Why the balance changes, for the store's staff. The bearer of the card does not see it.
     */
    public function __construct(
        public int $giftCardId,
        public string $amount,
        public string $reason,
    ) {
    }
}

/** A gift card to issue. */
final class GiftCardCreate extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d expiresOn?:t recipient?:@Admin\\GiftCardRecipientInput deliverOn?:t externalId?:s reason!:s';

    /**
     * @param string $currencyCode Currency of the amount and of the orders that the card can pay.
     * @param numeric-string $amount The value of the card, above 0.
     * @param string $reason Why the card is issued, for the store's staff. The bearer of the card does not see it.
     * @param \DateTimeImmutable|null $expiresOn From this time on the card pays no new order. Null or absent means that
     * the card does not expire.
     * @param GiftCardRecipientInput|null $recipient The person for whom the card is meant. Null or absent means none.
     * @param \DateTimeImmutable|null $deliverOn When the service mails the code to the recipient. A time in the past
     * means now. Null or absent means that the response has the code and no mail is sent.
     * @param string|null $externalId The card's id in another system. Unique in the store.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
        public string $reason,
        public ?\DateTimeImmutable $expiresOn = null,
        public ?GiftCardRecipientInput $recipient = null,
        public ?\DateTimeImmutable $deliverOn = null,
        public ?string $externalId = null,
    ) {
    }
}

/** A new gift card with its code. */
final class GiftCardCreated extends \StorePlatform\Model
{
    protected const SPEC = 'code!?:s giftCard!:@Admin\\GiftCard';

    /**
     * @param string|null $code The code with which the card pays. Shown here only. Null means that it is mailed to the
     * recipient on `deliverOn`.
     * @param GiftCard $giftCard
     */
    public function __construct(
        public ?string $code,
        public GiftCard $giftCard,
    ) {
    }
}

/**
 * The state of the mail with the code. NONE: the code is not mailed. SCHEDULED: the mail waits for `deliverOn` or for
 * the mail server. SENT: the mail server has accepted it. FAILED: it was not sent; `POST /admin/gift-card/resend` mails
 * a new code. Later versions can add values.
 *
 * More values may be added.
 */
final class GiftCardDeliveryStatus
{
    public const NONE = 'NONE';
    public const SCHEDULED = 'SCHEDULED';
    public const SENT = 'SENT';
    public const FAILED = 'FAILED';
}

/** One change of a gift card. */
final class GiftCardEntry extends \StorePlatform\Model
{
    protected const SPEC = 'entryId!:i giftCardId!:i type!:s currencyCode!:s amount!:d heldAmount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i reason!?:s actor!:@Admin\\StoredValueActor createdOn!:t';

    /**
     * @param int $entryId
     * @param int $giftCardId
     * @param string $type
     * @param string $currencyCode
     * @param numeric-string $amount Change of the balance; negative if the balance fell.
     * @param numeric-string $heldAmount Change of the held amount; negative if the held amount fell.
     * @param numeric-string $balanceAfter The balance after the entry.
     * @param int|null $orderId The order that caused the entry. Null means none.
     * @param int|null $paymentId The payment that caused the entry. Null means none.
     * @param int|null $refundId The refund that caused the entry. Null means none.
     * @param string|null $reason The reason that staff entered. Null means none.
     * @param StoredValueActor $actor
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $entryId,
        public int $giftCardId,
        public string $type,
        public string $currencyCode,
        public string $amount,
        public string $heldAmount,
        public string $balanceAfter,
        public ?int $orderId,
        public ?int $paymentId,
        public ?int $refundId,
        public ?string $reason,
        public StoredValueActor $actor,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of entries, with the cursor of the next page. */
final class GiftCardEntryPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\GiftCardEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<GiftCardEntry> $items The entries of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class GiftCardEntrySort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** One page of gift cards, with the cursor of the next page. */
final class GiftCardPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\GiftCard page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<GiftCard> $items The gift cards of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** The person for whom a gift card is meant. An erasure of the person's data clears it. */
final class GiftCardRecipient extends \StorePlatform\Model
{
    protected const SPEC = 'name!?:s email!?:s message!?:s';

    /**
     * @param string|null $name The recipient's name. Null means that it is not known.
     * @param string|null $email The recipient's e-mail address. Null means that it is not known.
     * @param string|null $message Text for the recipient, in the mail with the code. Null means none.
     */
    public function __construct(
        public ?string $name,
        public ?string $email,
        public ?string $message,
    ) {
    }
}

/** The person for whom a gift card is meant. Replaces the stored recipient. */
final class GiftCardRecipientInput extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s email?:s message?:s';

    /**
     * @param string $name The recipient's name.
     * @param string|null $email The recipient's e-mail address. Null or absent means none.
     * @param string|null $message Text for the recipient, in the mail with the code. The mail shows it without links.
     * Null or absent means none.
     */
    public function __construct(
        public string $name,
        public ?string $email = null,
        public ?string $message = null,
    ) {
    }
}

/** The gift card to change. */
final class GiftCardReference extends \StorePlatform\Model
{
    protected const SPEC = 'giftCardId!:i';

    /** @param int $giftCardId */
    public function __construct(
        public int $giftCardId,
    ) {
    }
}

/** Sort order; a minus sign means descending. Cards that do not expire are sorted after all expiry dates. */
final class GiftCardSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const EXPIRES_ON = 'expiresOn';
    public const EXPIRES_ON_DESC = '-expiresOn';
}

/** Changes of a gift card. Absent fields keep their values. */
final class GiftCardUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'giftCardId!:i expiresOn?:t recipient?:@Admin\\GiftCardRecipientInput deliverOn:t externalId?:s version:i';

    /**
     * @param int $giftCardId
     * @param \DateTimeImmutable|null $expiresOn From this time on the card pays no new order. Null means that the card
     * does not expire.
     * @param GiftCardRecipientInput|null $recipient The person for whom the card is meant. Null clears the recipient.
     * @param \DateTimeImmutable|null $deliverOn When the service mails the code. Only for a card whose delivery is
     * SCHEDULED for later. A time in the past means now.
     * @param string|null $externalId The card's id in another system. Null clears it.
     * @param int|null $version The card's version; a stale version returns 409 `version_conflict`.
     */
    public function __construct(
        public int $giftCardId,
        public ?\DateTimeImmutable $expiresOn = null,
        public ?GiftCardRecipientInput $recipient = null,
        public ?\DateTimeImmutable $deliverOn = null,
        public ?string $externalId = null,
        public ?int $version = null,
    ) {
    }
}

/** The result of an erasure. */
final class GuestErasure extends \StorePlatform\Model
{
    protected const SPEC = 'orderCount!:i';

    /**
     * @param int $orderCount Number of orders that were placed with the address. 0 means none, or that their personal
     * data is already erased.
     */
    public function __construct(
        public int $orderCount,
    ) {
    }
}

/** The guest to erase. */
final class GuestErasureRequest extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s';

    /** @param string $email */
    public function __construct(
        public string $email,
    ) {
    }
}

/** OUTBOUND: the service called the outside system. INBOUND: the outside system called the service. */
final class IntegrationDirection
{
    public const OUTBOUND = 'OUTBOUND';
    public const INBOUND = 'INBOUND';
}

/** One call to or from an outside system. Entries never change. */
final class IntegrationLog extends \StorePlatform\Model
{
    protected const SPEC = 'integrationLogId!:i integration!:s providerCode!:s paymentProviderId!?:i direction!:s operation!:s objectType!?:s objectId!?:s requestMethod!?:s requestUrl!?:s responseStatus!?:i durationMs!:i outcome!:s errorCode!?:s errorMessage!?:s attempt!:i correlationId!?:s integrationTaskId!?:i requestHeaders!:[@Admin\\IntegrationLogHeader requestBody!?:s responseHeaders!:[@Admin\\IntegrationLogHeader responseBody!?:s isTruncated!:b createdOn!:t';

    /**
     * @param int $integrationLogId
     * @param IntegrationType::* $integration
     * @param string $providerCode The service that was called, or that made the call.
     * @param int|null $paymentProviderId Id of the store's account at that payment service. Null for tests of
     * credentials before the account existed, and for other services, where a store has one account.
     * @param IntegrationDirection::* $direction
     * @param string $operation The requested operation, such as capture.
     * @param string|null $objectType Kind of the related object. Null means that no stored object is related.
     * @param string|null $objectId Id of the related object, as text.
     * @param string|null $requestMethod The HTTP method. Null means the call was not HTTP.
     * @param string|null $requestUrl Secrets are masked.
     * @param int|null $responseStatus The HTTP status. Null means no response arrived.
     * @param int $durationMs Duration of the call in milliseconds.
     * @param IntegrationOutcome::* $outcome
     * @param string|null $errorCode Machine-readable reason of the failure. Null means the call succeeded.
     * @param string|null $errorMessage Description of the failure. Null means the call succeeded.
     * @param int $attempt Number of the attempt, starting at 1.
     * @param string|null $correlationId The X-Request-Id of the request that caused the call.
     * @param int|null $integrationTaskId
     * @param list<IntegrationLogHeader> $requestHeaders The headers of the request; credentials are masked.
     * @param string|null $requestBody Secrets are masked. Truncated at 64 KB.
     * @param list<IntegrationLogHeader> $responseHeaders The headers of the response; credentials are masked.
     * @param string|null $responseBody Secrets are masked. Truncated at 64 KB.
     * @param bool $isTruncated Whether a body was truncated.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $integrationLogId,
        public string $integration,
        public string $providerCode,
        public ?int $paymentProviderId,
        public string $direction,
        public string $operation,
        public ?string $objectType,
        public ?string $objectId,
        public ?string $requestMethod,
        public ?string $requestUrl,
        public ?int $responseStatus,
        public int $durationMs,
        public string $outcome,
        public ?string $errorCode,
        public ?string $errorMessage,
        public int $attempt,
        public ?string $correlationId,
        public ?int $integrationTaskId,
        public array $requestHeaders,
        public ?string $requestBody,
        public array $responseHeaders,
        public ?string $responseBody,
        public bool $isTruncated,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** A header of a call; credentials are masked. */
final class IntegrationLogHeader extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s value!:s';

    /**
     * @param string $name Name of the header.
     * @param string $value Secrets are masked.
     */
    public function __construct(
        public string $name,
        public string $value,
    ) {
    }
}

/** A call in the list, without headers and bodies. */
final class IntegrationLogListItem extends \StorePlatform\Model
{
    protected const SPEC = 'integrationLogId!:i integration!:s providerCode!:s paymentProviderId!?:i direction!:s operation!:s objectType!?:s objectId!?:s requestMethod!?:s requestUrl!?:s responseStatus!?:i durationMs!:i outcome!:s errorCode!?:s errorMessage!?:s attempt!:i correlationId!?:s integrationTaskId!?:i createdOn!:t';

    /**
     * @param int $integrationLogId
     * @param IntegrationType::* $integration
     * @param string $providerCode The service that was called, or that made the call.
     * @param int|null $paymentProviderId Id of the store's account at that payment service. Null for tests of
     * credentials before the account existed, and for other services, where a store has one account.
     * @param IntegrationDirection::* $direction
     * @param string $operation The requested operation, such as capture.
     * @param string|null $objectType Kind of the related object. Null means that no stored object is related.
     * @param string|null $objectId Id of the related object, as text.
     * @param string|null $requestMethod The HTTP method. Null means the call was not HTTP.
     * @param string|null $requestUrl Secrets are masked.
     * @param int|null $responseStatus The HTTP status. Null means no response arrived.
     * @param int $durationMs Duration of the call in milliseconds.
     * @param IntegrationOutcome::* $outcome
     * @param string|null $errorCode Machine-readable reason of the failure. Null means the call succeeded.
     * @param string|null $errorMessage Description of the failure. Null means the call succeeded.
     * @param int $attempt Number of the attempt, starting at 1.
     * @param string|null $correlationId The X-Request-Id of the request that caused the call.
     * @param int|null $integrationTaskId
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $integrationLogId,
        public string $integration,
        public string $providerCode,
        public ?int $paymentProviderId,
        public string $direction,
        public string $operation,
        public ?string $objectType,
        public ?string $objectId,
        public ?string $requestMethod,
        public ?string $requestUrl,
        public ?int $responseStatus,
        public int $durationMs,
        public string $outcome,
        public ?string $errorCode,
        public ?string $errorMessage,
        public int $attempt,
        public ?string $correlationId,
        public ?int $integrationTaskId,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of integration logs, with the cursor of the next page. */
final class IntegrationLogPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\IntegrationLogListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<IntegrationLogListItem> $items The integration logs of this page, in the requested order; empty after
     * the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class IntegrationLogSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const DURATION_MS = 'durationMs';
    public const DURATION_MS_DESC = '-durationMs';
}

/** Outcome of a call. */
final class IntegrationOutcome
{
    public const SUCCESS = 'SUCCESS';
    public const FAILURE = 'FAILURE';
    public const TIMEOUT = 'TIMEOUT';
}

/** A background job for an outside system. */
final class IntegrationTask extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i taskType!:s integration!:s providerCode!?:s objectType!?:s objectId!?:s status!:s attempts!:i maxAttempts!:i nextAttemptOn!?:t lockedUntil!?:t lastError!?:s lastLogId!?:i progress!?:@Admin\\IntegrationTaskProgress startedOn!?:t finishedOn!?:t payload!?:s errors!:[@Admin\\IntegrationTaskError errorFileUrl!?:s resultFileUrl!?:s allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $integrationTaskId
     * @param string $taskType Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be
     * added.
     * @param IntegrationType::* $integration
     * @param string|null $providerCode The service that the task calls. Null means none.
     * @param string|null $objectType Kind of the related object. Null means that no stored object is related.
     * @param string|null $objectId Id of the related object, as text.
     * @param IntegrationTaskStatus::* $status
     * @param int $attempts Number of attempts so far.
     * @param int $maxAttempts Maximum number of attempts before the task fails permanently.
     * @param \DateTimeImmutable|null $nextAttemptOn Time of the next attempt. Null means no further attempt.
     * @param \DateTimeImmutable|null $lockedUntil Until when a worker has locked the task.
     * @param string|null $lastError Error of the last attempt. Null means no attempt failed.
     * @param int|null $lastLogId
     * @param IntegrationTaskProgress|null $progress Null for a task about one object.
     * @param \DateTimeImmutable|null $startedOn When the first attempt started. Null means not started.
     * @param \DateTimeImmutable|null $finishedOn When the task finished. Null means not finished.
     * @param string|null $payload JSON text, masked and truncated at 64 KB.
     * @param list<IntegrationTaskError> $errors The first 1000 rejected rows and fields of an import, or rejected lines
     * of a bulk operation.
     * @param string|null $errorFileUrl CSV file with all rejected rows and fields of an import: row, column, code,
     * message, the rejected value, and the outcome (ROW_REJECTED, FIELD_IGNORED or ADDRESS_IGNORED).
     * @param string|null $resultFileUrl File with the responses of a bulk operation, one per line.
     * @param list<IntegrationTaskAction::*> $allowedActions Actions that are allowed in the current state. For other
     * actions the operation leaves the task unchanged and returns a `reason`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $integrationTaskId,
        public string $taskType,
        public string $integration,
        public ?string $providerCode,
        public ?string $objectType,
        public ?string $objectId,
        public string $status,
        public int $attempts,
        public int $maxAttempts,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?\DateTimeImmutable $lockedUntil,
        public ?string $lastError,
        public ?int $lastLogId,
        public ?IntegrationTaskProgress $progress,
        public ?\DateTimeImmutable $startedOn,
        public ?\DateTimeImmutable $finishedOn,
        public ?string $payload,
        public array $errors,
        public ?string $errorFileUrl,
        public ?string $resultFileUrl,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** An action that is allowed on the task in its current state. */
final class IntegrationTaskAction
{
    public const RETRY = 'RETRY';
    public const CANCEL = 'CANCEL';
}

/** Tasks to cancel. */
final class IntegrationTaskCancel extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskIds!:[i';

    /** @param list<int> $integrationTaskIds Ids of the tasks to cancel. */
    public function __construct(
        public array $integrationTaskIds,
    ) {
    }
}

/** Result for one task: canceled, or the reason why not. */
final class IntegrationTaskCancelItem extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i cancelled!:b reason!?:s';

    /**
     * @param int $integrationTaskId
     * @param bool $cancelled Whether the task was canceled.
     * @param string|null $reason Why the task was not canceled. Null means it was canceled.
     */
    public function __construct(
        public int $integrationTaskId,
        public bool $cancelled,
        public ?string $reason,
    ) {
    }
}

/** The result for each task, in the requested order. */
final class IntegrationTaskCancelResult extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\IntegrationTaskCancelItem';

    /** @param list<IntegrationTaskCancelItem> $items One result per id, in the order of the request. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A rejected row, or a field without which a row was imported. */
final class IntegrationTaskError extends \StorePlatform\Model
{
    protected const SPEC = 'row!:i column!?:s code!:s message!:s isRowImported!:b';

    /**
     * @param int $row Row of the file, starting at 1.
     * @param string|null $column Column of the file. Null means the error concerns the whole row.
     * @param string $code Machine-readable error code.
     * @param string $message Description of the error.
     * @param bool $isRowImported Whether the row was imported without this field. False means that the row was
     * rejected.
     */
    public function __construct(
        public int $row,
        public ?string $column,
        public string $code,
        public string $message,
        public bool $isRowImported,
    ) {
    }
}

/** A task in the list, without payload and row errors. */
final class IntegrationTaskListItem extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i taskType!:s integration!:s providerCode!?:s objectType!?:s objectId!?:s status!:s attempts!:i maxAttempts!:i nextAttemptOn!?:t lockedUntil!?:t lastError!?:s lastLogId!?:i progress!?:@Admin\\IntegrationTaskProgress startedOn!?:t finishedOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $integrationTaskId
     * @param string $taskType Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be
     * added.
     * @param IntegrationType::* $integration
     * @param string|null $providerCode The service that the task calls. Null means none.
     * @param string|null $objectType Kind of the related object. Null means that no stored object is related.
     * @param string|null $objectId Id of the related object, as text.
     * @param IntegrationTaskStatus::* $status
     * @param int $attempts Number of attempts so far.
     * @param int $maxAttempts Maximum number of attempts before the task fails permanently.
     * @param \DateTimeImmutable|null $nextAttemptOn Time of the next attempt. Null means no further attempt.
     * @param \DateTimeImmutable|null $lockedUntil Until when a worker has locked the task.
     * @param string|null $lastError Error of the last attempt. Null means no attempt failed.
     * @param int|null $lastLogId
     * @param IntegrationTaskProgress|null $progress Null for a task about one object.
     * @param \DateTimeImmutable|null $startedOn When the first attempt started. Null means not started.
     * @param \DateTimeImmutable|null $finishedOn When the task finished. Null means not finished.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $integrationTaskId,
        public string $taskType,
        public string $integration,
        public ?string $providerCode,
        public ?string $objectType,
        public ?string $objectId,
        public string $status,
        public int $attempts,
        public int $maxAttempts,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?\DateTimeImmutable $lockedUntil,
        public ?string $lastError,
        public ?int $lastLogId,
        public ?IntegrationTaskProgress $progress,
        public ?\DateTimeImmutable $startedOn,
        public ?\DateTimeImmutable $finishedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of integration tasks, with the cursor of the next page. */
final class IntegrationTaskPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\IntegrationTaskListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<IntegrationTaskListItem> $items The integration tasks of this page, in the requested order; empty
     * after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Progress of a task with many rows. */
final class IntegrationTaskProgress extends \StorePlatform\Model
{
    protected const SPEC = 'totalCount!?:i processedCount!:i failedCount!:i skippedCount!:i incompleteCount!:i';

    /**
     * @param int|null $totalCount Total number of rows. Null means unknown.
     * @param int $processedCount Number of processed rows, including failed ones.
     * @param int $failedCount Number of rejected rows.
     * @param int $skippedCount Number of rows of an import whose customer existed and was left unchanged, as
     * `onExisting: SKIP` asks.
     * @param int $incompleteCount Number of rows that an import took without the fields that it could not read.
     * `errors` lists these fields.
     */
    public function __construct(
        public ?int $totalCount,
        public int $processedCount,
        public int $failedCount,
        public int $skippedCount,
        public int $incompleteCount,
    ) {
    }
}

/** Tasks to retry. */
final class IntegrationTaskRetry extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskIds!:[i';

    /** @param list<int> $integrationTaskIds Ids of the tasks to retry. */
    public function __construct(
        public array $integrationTaskIds,
    ) {
    }
}

/** Result for one task: queued again, or the reason why not. */
final class IntegrationTaskRetryItem extends \StorePlatform\Model
{
    protected const SPEC = 'integrationTaskId!:i retried!:b reason!?:s';

    /**
     * @param int $integrationTaskId
     * @param bool $retried Whether the task was queued again.
     * @param string|null $reason Why the task was not retried. Null means it was queued again.
     */
    public function __construct(
        public int $integrationTaskId,
        public bool $retried,
        public ?string $reason,
    ) {
    }
}

/** The result for each task, in the requested order. */
final class IntegrationTaskRetryResult extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\IntegrationTaskRetryItem';

    /** @param list<IntegrationTaskRetryItem> $items One result per id, in the order of the request. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class IntegrationTaskSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const NEXT_ATTEMPT_ON = 'nextAttemptOn';
    public const NEXT_ATTEMPT_ON_DESC = '-nextAttemptOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** Status of a task. SUCCEEDED, FAILED and CANCELLED are final unless the task is retried. */
final class IntegrationTaskStatus
{
    public const QUEUED = 'QUEUED';
    public const RUNNING = 'RUNNING';
    public const SUCCEEDED = 'SUCCEEDED';
    public const RETRYING = 'RETRYING';
    public const FAILED = 'FAILED';
    public const CANCELLED = 'CANCELLED';
}

/** The kind of outside system. DOMAIN means records that a domain owner publishes. */
final class IntegrationType
{
    public const PAYMENT = 'PAYMENT';
    public const TAX = 'TAX';
    public const SHIPPING = 'SHIPPING';
    public const COMMISSION = 'COMMISSION';
    public const EMAIL = 'EMAIL';
    public const WEBHOOK = 'WEBHOOK';
    public const IMPORT = 'IMPORT';
    public const SYNC = 'SYNC';
    public const DOMAIN = 'DOMAIN';
}

/**
 * When stock is reserved. AT_PAYMENT: when an order is placed or its payment begins. AT_CART: when a product is added
 * to a cart, which reserves the stock for `reservationMinutes` after the cart's last change. Existing cart reservations
 * stay valid for that time when this setting changes.
 */
final class InventoryReserveMode
{
    public const AT_PAYMENT = 'AT_PAYMENT';
    public const AT_CART = 'AT_CART';
}

/**
 * A numbered document of an order. Amounts of a credit note are the credited amounts. subtotal + shippingTotal +
 * taxTotal = total.
 */
final class Invoice extends \StorePlatform\Model
{
    protected const SPEC = 'invoiceId!:i type!:s reason!:s number!:s orderId!:i orderNumber!:i refundId!?:i currencyCode!:s subtotal!:d shippingTotal!:d taxTotal!:d taxConversion!?:@Admin\\InvoiceTaxConversion total!:d issuedOn!:t';

    /**
     * @param int $invoiceId
     * @param \StorePlatform\Shared\InvoiceType::* $type
     * @param InvoiceReason::* $reason
     * @param string $number The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
     * @param int $orderId
     * @param int $orderNumber
     * @param int|null $refundId Id of the refund that the document is about; null for other documents.
     * @param string $currencyCode
     * @param numeric-string $subtotal Net of tax, after discounts.
     * @param numeric-string $shippingTotal Net of tax.
     * @param numeric-string $taxTotal Includes the tax on shipping.
     * @param InvoiceTaxConversion|null $taxConversion The tax in the currency of the tax office, by the store's
     * `taxExchangeRates`. Null means that the document shows it in its own currency only.
     * @param numeric-string $total Total of the document, including tax.
     * @param \DateTimeImmutable $issuedOn When the document was issued.
     */
    public function __construct(
        public int $invoiceId,
        public string $type,
        public string $reason,
        public string $number,
        public int $orderId,
        public int $orderNumber,
        public ?int $refundId,
        public string $currencyCode,
        public string $subtotal,
        public string $shippingTotal,
        public string $taxTotal,
        public ?InvoiceTaxConversion $taxConversion,
        public string $total,
        public \DateTimeImmutable $issuedOn,
    ) {
    }
}

/** One page of invoices and credit notes, with the cursor of the next page. */
final class InvoicePage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Invoice page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<Invoice> $items The documents of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/**
 * Why the document was issued: the order itself, an edit of the order, a refund, a completed refund that failed later,
 * or the cancellation of the order. A credit note of a cancellation deducts the amount that is no longer due or that a
 * dispute took. An invoice of a cancellation charges disputed money again after it came back to the store.
 */
final class InvoiceReason
{
    public const ORDER = 'ORDER';
    public const EDIT = 'EDIT';
    public const REFUND = 'REFUND';
    public const REFUND_FAILED = 'REFUND_FAILED';
    public const CANCELLATION = 'CANCELLATION';
}

/** Sort order; a minus sign means descending. */
final class InvoiceSort
{
    public const ISSUED_ON = 'issuedOn';
    public const ISSUED_ON_DESC = '-issuedOn';
}

/** The tax of a document in the currency of the tax office. */
final class InvoiceTaxConversion extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s rate!:d taxTotal!:d';

    /**
     * @param string $currencyCode
     * @param numeric-string $rate Price of one unit of the document's currency.
     * @param numeric-string $taxTotal The document's `taxTotal` in this currency, rounded.
     */
    public function __construct(
        public string $currencyCode,
        public string $rate,
        public string $taxTotal,
    ) {
    }
}

/** All languages, complete. */
final class LanguageList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\Language';

    /** @param list<\StorePlatform\Shared\Language> $items The languages. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** An image or another file of the store. */
final class Media extends \StorePlatform\Model
{
    protected const SPEC = 'mediaId!:i folderId!?:i fileName!:s mediaType!:s mimeType!:s sizeBytes!:i width!?:i height!?:i durationSeconds!?:i checksum!:s url!:s thumbnailUrl!?:s variants!:[@Shared\\MediaVariant altText!?:s translations!:[@Admin\\MediaTranslation focalX!?:d focalY!?:d tags!:[s usageCount!:i status!:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $mediaId
     * @param int|null $folderId Null means top level.
     * @param string $fileName Name for people; it does not affect where the file is stored.
     * @param \StorePlatform\Shared\MediaType::* $mediaType
     * @param string $mimeType Detected from the content, not from the name.
     * @param int $sizeBytes Size of the served file in bytes.
     * @param int|null $width Width of the displayed image in pixels. Null for files that are not images.
     * @param int|null $height Height of the displayed image in pixels. Null for files that are not images.
     * @param int|null $durationSeconds Duration of a video. Null for other files, and if the file does not state it.
     * @param string $checksum SHA-256 of the uploaded file.
     * @param string $url URL of the file.
     * @param string|null $thumbnailUrl URL of the smallest of `variants`. Null until ready, and for files that are not
     * images.
     * @param list<\StorePlatform\Shared\MediaVariant> $variants Smaller versions of an image, the widest first; empty
     * until ready, and for files that are not images. For an animated image they show the first frame.
     * @param string|null $altText Description of the image for people who cannot see it. Null means none.
     * @param list<MediaTranslation> $translations The text in other languages; at most one entry per language.
     * @param numeric-string|null $focalX Horizontal focal point, from 0 (left) to 1 (right), which stays visible when
     * the image is cropped.
     * @param numeric-string|null $focalY Vertical focal point, from 0 (top) to 1 (bottom).
     * @param list<string> $tags Keywords to find the file by.
     * @param int $usageCount Number of products, variants, option values, collections and settings that use the medium.
     * A product or collection also uses the media in its descriptions.
     * @param MediaStatus::* $status
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $mediaId,
        public ?int $folderId,
        public string $fileName,
        public string $mediaType,
        public string $mimeType,
        public int $sizeBytes,
        public ?int $width,
        public ?int $height,
        public ?int $durationSeconds,
        public string $checksum,
        public string $url,
        public ?string $thumbnailUrl,
        public array $variants,
        public ?string $altText,
        public array $translations,
        public ?string $focalX,
        public ?string $focalY,
        public array $tags,
        public int $usageCount,
        public string $status,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A file to upload, sent as multipart. */
final class MediaCreate extends \StorePlatform\Model
{
    protected const SPEC = 'file!:f folderId:i altText:s';

    /**
     * @param \StorePlatform\Upload $file The file itself.
     * @param int|null $folderId
     * @param string|null $altText Description of the image for people who cannot see it.
     */
    public function __construct(
        public \StorePlatform\Upload $file,
        public ?int $folderId = null,
        public ?string $altText = null,
    ) {
    }
}

/** Storage usage of a store's files. */
final class MediaUsage extends \StorePlatform\Model
{
    protected const SPEC = 'fileCount!:i sizeBytes!:i maxSizeBytes!?:i';

    /**
     * @param int $fileCount Number of stored files.
     * @param int $sizeBytes Storage that the files use, by their uploaded size.
     * @param int|null $maxSizeBytes Storage limit. The operator of the service sets it for all stores; null means no
     * limit.
     */
    public function __construct(
        public int $fileCount,
        public int $sizeBytes,
        public ?int $maxSizeBytes,
    ) {
    }
}

/** A folder of files. Folders can be nested. */
final class MediaFolder extends \StorePlatform\Model
{
    protected const SPEC = 'folderId!:i parentFolderId!?:i name!:s path!:s mediaCount!:i childCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $folderId
     * @param int|null $parentFolderId Null means top level. The parent cannot be the object itself or one below it.
     * @param string $name Unique among its siblings.
     * @param string $path Folder names from the top level, such as /products/coffee.
     * @param int $mediaCount Number of media directly in the folder.
     * @param int $childCount Number of folders directly in the folder.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $folderId,
        public ?int $parentFolderId,
        public string $name,
        public string $path,
        public int $mediaCount,
        public int $childCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new media folder. Fields that are left out take their defaults. */
final class MediaFolderCreate extends \StorePlatform\Model
{
    protected const SPEC = 'parentFolderId?:i name!:s';

    /**
     * @param string $name Unique among its siblings.
     * @param int|null $parentFolderId Null means top level. The parent cannot be the object itself or one below it.
     */
    public function __construct(
        public string $name,
        public ?int $parentFolderId = null,
    ) {
    }
}

/** One page of media folders, with the cursor of the next page. */
final class MediaFolderPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\MediaFolder page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<MediaFolder> $items The media folders of this page, in the requested order; empty after the last
     * page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class MediaFolderSort
{
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** Changes to a media folder: an absent field keeps its value, null clears it, an array is replaced as a whole. */
final class MediaFolderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'folderId!:i parentFolderId?:i name:s version:i';

    /**
     * @param int $folderId
     * @param int|null $parentFolderId Null means top level. The parent cannot be the object itself or one below it.
     * @param string|null $name Unique among its siblings.
     * @param int|null $version
     */
    public function __construct(
        public int $folderId,
        public ?int $parentFolderId = null,
        public ?string $name = null,
        public ?int $version = null,
    ) {
    }
}

/** One page of files, with the cursor of the next page. */
final class MediaPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Media page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<Media> $items The files of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class MediaSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const FILE_NAME = 'fileName';
    public const FILE_NAME_DESC = '-fileName';
    public const SIZE_BYTES = 'sizeBytes';
    public const SIZE_BYTES_DESC = '-sizeBytes';
}

/** PROCESSING until the smaller versions of an image are ready; FAILED if the image could not be read. */
final class MediaStatus
{
    public const PROCESSING = 'PROCESSING';
    public const READY = 'READY';
    public const FAILED = 'FAILED';
}

/** The text of a media file in an additional language of the store. */
final class MediaTranslation extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s altText!:s';

    /**
     * @param string $languageCode
     * @param string $altText Description of the image in the language.
     */
    public function __construct(
        public string $languageCode,
        public string $altText,
    ) {
    }
}

/** The text of a media file in an additional language of the store; at most one entry per language. */
final class MediaTranslationInput extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s altText!:s';

    /**
     * @param string $languageCode
     * @param string $altText Description of the image in the language.
     */
    public function __construct(
        public string $languageCode,
        public string $altText,
    ) {
    }
}

/** Changes to a file: an absent field keeps its value, null clears it, an array is replaced as a whole. */
final class MediaUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'mediaId!:i folderId?:i fileName:s altText?:s translations:[@Admin\\MediaTranslationInput focalX?:d focalY?:d tags:[s version:i';

    /**
     * @param int $mediaId
     * @param int|null $folderId Null means top level.
     * @param string|null $fileName Name for people; it does not affect where the file is stored.
     * @param string|null $altText Description of the image for people who cannot see it. Null means none.
     * @param list<MediaTranslationInput>|null $translations The text in other languages; at most one entry per
     * language. The list replaces the stored one; absent keeps it.
     * @param numeric-string|null $focalX Horizontal focal point, from 0 (left) to 1 (right), which stays visible when
     * the image is cropped.
     * @param numeric-string|null $focalY Vertical focal point, from 0 (top) to 1 (bottom).
     * @param list<string>|null $tags Keywords to find the file by. Replaced as a whole.
     * @param int|null $version
     */
    public function __construct(
        public int $mediaId,
        public ?int $folderId = null,
        public ?string $fileName = null,
        public ?string $altText = null,
        public ?array $translations = null,
        public ?string $focalX = null,
        public ?string $focalY = null,
        public ?array $tags = null,
        public ?int $version = null,
    ) {
    }
}

/** An object with texts that are not translated into the language. */
final class MissingTranslation extends \StorePlatform\Model
{
    protected const SPEC = 'objectType!:s productId!?:i collectionId!?:i shippingMethodId!?:i subscriptionPlanId!?:i couponId!?:i paymentProviderId!?:i accountTypeId!?:i taxClassId!?:i mediaId!?:i name!:s missing!:[s';

    /**
     * @param string $objectType Kind of the object.
     * @param int|null $productId Id of the product; null for another object.
     * @param int|null $collectionId Id of the collection; null for another object.
     * @param int|null $shippingMethodId Id of the shipping method; null for another object.
     * @param int|null $subscriptionPlanId Id of the subscription plan; null for another object.
     * @param int|null $couponId Id of the coupon; null for another object.
     * @param int|null $paymentProviderId Id of the payment provider; null for another object.
     * @param int|null $accountTypeId Id of the account type; null for another object.
     * @param int|null $taxClassId Id of the tax class; null for another object.
     * @param int|null $mediaId Id of the media file; null for another object.
     * @param string $name Name in the catalog's language: of a media file, the start of its file name; of the settings,
     * the store's name.
     * @param list<string> $missing Members without a translation. `options`: names or values of options. `variants`:
     * names of variants that are not made of option values. `seo`: a text for search engines.
     */
    public function __construct(
        public string $objectType,
        public ?int $productId,
        public ?int $collectionId,
        public ?int $shippingMethodId,
        public ?int $subscriptionPlanId,
        public ?int $couponId,
        public ?int $paymentProviderId,
        public ?int $accountTypeId,
        public ?int $taxClassId,
        public ?int $mediaId,
        public string $name,
        public array $missing,
    ) {
    }
}

/** One page of objects, with the cursor of the next page. */
final class MissingTranslationPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\MissingTranslation page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<MissingTranslation> $items Objects on this page, oldest first; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** `createdOn`: oldest first. */
final class MissingTranslationSort
{
    public const CREATED_ON = 'createdOn';
}

/** The caller's permissions by store. */
final class MyScope extends \StorePlatform\Model
{
    protected const SPEC = 'adminUserId!?:i appTokenId!?:i stores!:[@Admin\\MyScopeStore';

    /**
     * @param int|null $adminUserId null means that the caller is an app token.
     * @param int|null $appTokenId null means that the caller is a user.
     * @param list<MyScopeStore> $stores Stores that the caller can access.
     */
    public function __construct(
        public ?int $adminUserId,
        public ?int $appTokenId,
        public array $stores,
    ) {
    }
}

/** The caller's permissions in one store. */
final class MyScopeStore extends \StorePlatform\Model
{
    protected const SPEC = 'storeId!:i permissions!:[s';

    /**
     * @param int $storeId
     * @param list<string> $permissions Permissions of the caller in the store.
     */
    public function __construct(
        public int $storeId,
        public array $permissions,
    ) {
    }
}

/** A name in an additional language of the store. */
final class NameTranslation extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s name!:s';

    /**
     * @param string $languageCode
     * @param string $name The name, or the value of an option, in the language.
     */
    public function __construct(
        public string $languageCode,
        public string $name,
    ) {
    }
}

/** A name in an additional language of the store; at most one entry per language. */
final class NameTranslationInput extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s name!:s';

    /**
     * @param string $languageCode
     * @param string $name The name, or the value of an option, in the language; at most as long as the original may be
     * (422 `invalid_value` otherwise).
     */
    public function __construct(
        public string $languageCode,
        public string $name,
    ) {
    }
}

/** An order with all its data. Totals are frozen when the order is placed. */
final class Order extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i storeId!:i cartId!?:i source!:s status!:s customer!:@Shared\\OrderCustomer shippingAddress!?:@Shared\\Address billingAddress!?:@Shared\\Address shippingMethodId!?:i shippingMethodName!?:s shippingTaxes!:[@Shared\\OrderTax pricesIncludeTax!:b items!:[@Shared\\OrderLine payments!:[@Shared\\Payment balance!:@Shared\\OrderBalance refunds!:[@Admin\\RefundDetails shipments!:[@Admin\\Shipment coupons!:[@Shared\\OrderCoupon discount!?:@Admin\\OrderDiscount subscriptionIds!:[i replacementOrderNumber!?:i marketingConsent!?:@Admin\\MarketingConsent referrer!?:@Admin\\OrderReferrer commissionSyncStatus!:s taxProviderReference!?:s taxSource!:s notes!:@Admin\\OrderNotes tags!:[s customFields!:[@Shared\\CustomField hold!?:@Admin\\OrderHold cancelReason!?:s externalId!?:s timeline!:[@Admin\\OrderTimelineEntry chargebacks!:[@Admin\\Chargeback invoices!:[@Admin\\Invoice allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param \DateTimeImmutable $orderDate When the order was placed.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled; kept afterwards.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled; null means it is not canceled.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param string|null $languageCode Language of the order's mails and documents, and of `localName` of its lines.
     * Null means an order from before languages were recorded: the customer's language selects these.
     * @param numeric-string $subtotal Net of tax, before discounts.
     * @param numeric-string $discountTotal Net of tax.
     * @param numeric-string $shippingTotal Net of tax.
     * @param numeric-string $taxTotal Includes the tax on shipping.
     * @param numeric-string $grandTotal subtotal - discountTotal + shippingTotal + taxTotal.
     * @param int|null $replacedOrderNumber Number of the order that this one replaces.
     * @param int $itemCount Sum of the quantities.
     * @param int $storeId
     * @param int|null $cartId null means that the order was not placed from a cart.
     * @param OrderSource::* $source
     * @param \StorePlatform\Shared\OrderState::* $status
     * @param \StorePlatform\Shared\OrderCustomer $customer
     * @param \StorePlatform\Shared\Address|null $shippingAddress null means that nothing is shipped.
     * @param \StorePlatform\Shared\Address|null $billingAddress
     * @param int|null $shippingMethodId
     * @param string|null $shippingMethodName The shipping method's name when the order was placed; null means that
     * nothing is shipped.
     * @param list<\StorePlatform\Shared\OrderTax> $shippingTaxes The taxes on shipping, one for each rate.
     * @param bool $pricesIncludeTax Whether unit prices were shown with tax.
     * @param list<\StorePlatform\Shared\OrderLine> $items The lines, in the order of the cart.
     * @param list<\StorePlatform\Shared\Payment> $payments Oldest first.
     * @param \StorePlatform\Shared\OrderBalance $balance
     * @param list<RefundDetails> $refunds Oldest first.
     * @param list<Shipment> $shipments Oldest first.
     * @param list<\StorePlatform\Shared\OrderCoupon> $coupons Coupons that the order used, including those that only
     * discount later charges of its subscriptions.
     * @param OrderDiscount|null $discount
     * @param list<int> $subscriptionIds Ids of the subscriptions that the order started or renews.
     * @param int|null $replacementOrderNumber Number of the order that replaces this one.
     * @param MarketingConsent|null $marketingConsent The buyer's consent to marketing e-mails, given with this order;
     * null means that the buyer did not consent, or that their data was erased.
     * @param OrderReferrer|null $referrer
     * @param CommissionSyncStatus::* $commissionSyncStatus
     * @param string|null $taxProviderReference Id of the calculation at the tax service; null with the store's own
     * rates.
     * @param OrderTaxSource::* $taxSource
     * @param OrderNotes $notes
     * @param list<string> $tags The store's own tags, to search and group by.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as the store's settings define them.
     * @param OrderHold|null $hold null means that the order is not on hold.
     * @param OrderCancelReason::*|null $cancelReason
     * @param string|null $externalId Id of the order in your own system.
     * @param list<OrderTimelineEntry> $timeline History of the order, newest first; the newest 500 entries.
     * @param list<Chargeback> $chargebacks Disputes of the order's payments, oldest first.
     * @param list<Invoice> $invoices The order's numbered documents, oldest first; empty while the order is neither
     * paid nor shipped.
     * @param list<OrderAction::*> $allowedActions Actions that the order's state allows. The caller's permissions are
     * not considered.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public \DateTimeImmutable $orderDate,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public string $currencyCode,
        public ?string $languageCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public ?int $replacedOrderNumber,
        public int $itemCount,
        public int $storeId,
        public ?int $cartId,
        public string $source,
        public string $status,
        public \StorePlatform\Shared\OrderCustomer $customer,
        public ?\StorePlatform\Shared\Address $shippingAddress,
        public ?\StorePlatform\Shared\Address $billingAddress,
        public ?int $shippingMethodId,
        public ?string $shippingMethodName,
        public array $shippingTaxes,
        public bool $pricesIncludeTax,
        public array $items,
        public array $payments,
        public \StorePlatform\Shared\OrderBalance $balance,
        public array $refunds,
        public array $shipments,
        public array $coupons,
        public ?OrderDiscount $discount,
        public array $subscriptionIds,
        public ?int $replacementOrderNumber,
        public ?MarketingConsent $marketingConsent,
        public ?OrderReferrer $referrer,
        public string $commissionSyncStatus,
        public ?string $taxProviderReference,
        public string $taxSource,
        public OrderNotes $notes,
        public array $tags,
        public array $customFields,
        public ?OrderHold $hold,
        public ?string $cancelReason,
        public ?string $externalId,
        public array $timeline,
        public array $chargebacks,
        public array $invoices,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** An action that the order's current state allows. */
final class OrderAction
{
    public const PLACE = 'PLACE';
    public const CAPTURE = 'CAPTURE';
    public const VOID = 'VOID';
    public const OFFLINE_PAYMENT = 'OFFLINE_PAYMENT';
    public const CHARGE = 'CHARGE';
    public const PAYMENT_LINK = 'PAYMENT_LINK';
    public const REFUND = 'REFUND';
    public const CANCEL = 'CANCEL';
    public const FULFILL = 'FULFILL';
    public const HOLD = 'HOLD';
    public const RELEASE = 'RELEASE';
    public const EDIT = 'EDIT';
    public const REPLACE = 'REPLACE';
}

/**
 * A kind of object. The name matches the object's schema and id, and its name in events (WebhookObjectType).
 *
 * More values may be added.
 */
final class ObjectType
{
    public const ACCOUNT_TYPE = 'accountType';
    public const ADMIN_USER = 'adminUser';
    public const APP_TOKEN = 'appToken';
    public const CART = 'cart';
    public const CART_ITEM = 'cartItem';
    public const CHARGEBACK = 'chargeback';
    public const COLLECTION = 'collection';
    public const COMMISSION_PROVIDER = 'commissionProvider';
    public const COUPON = 'coupon';
    public const CUSTOMER = 'customer';
    public const CUSTOMER_ADDRESS = 'customerAddress';
    public const CUSTOMER_PAYMENT_METHOD = 'customerPaymentMethod';
    public const EMAIL = 'email';
    public const EMAIL_SUPPRESSION = 'emailSuppression';
    public const EMAIL_TEMPLATE = 'emailTemplate';
    public const GIFT_CARD = 'giftCard';
    public const INTEGRATION_TASK = 'integrationTask';
    public const MEDIA = 'media';
    public const MEDIA_FOLDER = 'mediaFolder';
    public const ORDER = 'order';
    public const PAYMENT = 'payment';
    public const PAYMENT_PROVIDER = 'paymentProvider';
    public const PDF_TEMPLATE = 'pdfTemplate';
    public const PRICE = 'price';
    public const PRODUCT = 'product';
    public const REDIRECT = 'redirect';
    public const REFUND = 'refund';
    public const RETURN = 'return';
    public const SCOPE = 'scope';
    public const SESSION = 'session';
    public const SHIPMENT = 'shipment';
    public const SHIPPING_METHOD = 'shippingMethod';
    public const STOCK = 'stock';
    public const STORE = 'store';
    public const STORE_CREDIT_ACCOUNT = 'storeCreditAccount';
    public const STORE_KEY = 'storeKey';
    public const SUBSCRIPTION = 'subscription';
    public const SUBSCRIPTION_PLAN = 'subscriptionPlan';
    public const TAX_CLASS = 'taxClass';
    public const TAX_PROVIDER = 'taxProvider';
    public const TEST_CLOCK = 'testClock';
    public const VARIANT = 'variant';
    public const WEBHOOK_DELIVERY = 'webhookDelivery';
    public const WEBHOOK_ENDPOINT = 'webhookEndpoint';
    public const WEBHOOK_REPLAY = 'webhookReplay';
}

/** The order to cancel, with the reason, and the handling of stock and money. */
final class OrderCancel extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason!:s note?:s refundPayment:b restock:b notifyCustomer:b';

    /**
     * @param int $orderId
     * @param OrderCancelReason::* $reason
     * @param string|null $note Internal note.
     * @param bool|null $refundPayment Whether to refund the captured amount.
     * @param bool|null $restock Whether to put reserved units, and units that need no shipping and left the stock with
     * the payment, back into stock. False means they are written off.
     * @param bool|null $notifyCustomer Whether to notify the customer by e-mail. If a refund that the mail announces
     * fails, another mail says so.
     */
    public function __construct(
        public int $orderId,
        public string $reason,
        public ?string $note = null,
        public ?bool $refundPayment = null,
        public ?bool $restock = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** Why the order was canceled or voided. */
final class OrderCancelReason
{
    public const CUSTOMER_REQUEST = 'CUSTOMER_REQUEST';
    public const FRAUD = 'FRAUD';
    public const OUT_OF_STOCK = 'OUT_OF_STOCK';
    public const PAYMENT_NOT_RECEIVED = 'PAYMENT_NOT_RECEIVED';
    public const DUPLICATE = 'DUPLICATE';
    public const OTHER = 'OTHER';
}

/** The amount to capture, and the payment to capture it from. */
final class OrderCapture extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i paymentId:i amount:d isFinal:b';

    /**
     * @param int $orderId
     * @param int|null $paymentId Id of a payment. Default: the live authorizations, oldest first.
     * @param numeric-string|null $amount Default: the whole amount that is authorized and due.
     * @param bool|null $isFinal Whether to release the rest of the authorization afterwards.
     */
    public function __construct(
        public int $orderId,
        public ?int $paymentId = null,
        public ?string $amount = null,
        public ?bool $isFinal = null,
    ) {
    }
}

/** A charge to a saved payment method. */
final class OrderCharge extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i customerPaymentMethodId:i';

    /**
     * @param int $orderId
     * @param int|null $customerPaymentMethodId Id of a payment method of the order's customer. Default: the customer's
     * default payment method.
     */
    public function __construct(
        public int $orderId,
        public ?int $customerPaymentMethodId = null,
    ) {
    }
}

/** A new order. Absent fields take their defaults. */
final class OrderCreate extends \StorePlatform\Model
{
    protected const SPEC = 'isDraft:b storeCustomerId:i email:s currencyCode:s languageCode:s items!:[@Admin\\OrderItemInput shippingAddress:@Shared\\AddressInput billingAddress:@Shared\\AddressInput shippingMethodId:i shippingPrice:d couponCodes:[s discount:@Admin\\OrderDiscountInput payment:@Admin\\OrderPaymentInput orderDate:t notes:@Admin\\OrderNotesInput tags:[s customFields:[@Shared\\CustomFieldInput referrerCode:s consentText:s externalId:s notifyCustomer:b';

    /**
     * @param list<OrderItemInput> $items Lines of the order.
     * @param bool|null $isDraft Save a draft: no stock is reserved, no payment is charged and no e-mail is sent.
     * @param int|null $storeCustomerId Absent means a guest; `email` is then required.
     * @param string|null $email Absent means the customer's e-mail address.
     * @param string|null $currencyCode Absent means the store's default currency.
     * @param string|null $languageCode Language of the buyer, which selects the names that the buyer reads, the mails
     * and the documents. Instead of a language that the store does not have, the closest of its languages applies, else
     * its default. 422 `invalid_value` for an unknown language. Absent means the customer's language, else the store's
     * default.
     * @param \StorePlatform\Shared\AddressInput|null $shippingAddress
     * @param \StorePlatform\Shared\AddressInput|null $billingAddress Absent means the shipping address.
     * @param int|null $shippingMethodId
     * @param numeric-string|null $shippingPrice Overrides the price of the shipping method, as shown to the buyer.
     * @param list<string>|null $couponCodes Coupon codes, case-insensitive.
     * @param OrderDiscountInput|null $discount
     * @param OrderPaymentInput|null $payment Absent means that the order waits for an offline payment, unless its total
     * is 0.
     * @param \DateTimeImmutable|null $orderDate Absent means now. Must not be in the future; a past date is for orders
     * imported from another system.
     * @param OrderNotesInput|null $notes
     * @param list<string>|null $tags The store's own tags, to search and group by.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param string|null $referrerCode Code of the referrer who referred the buyer; stored with the order.
     * @param string|null $consentText How and to what the customer agreed (by telephone, in a contract), stored as the
     * evidence of the mandate. Allowed when a line has a plan. For a draft, send this text when the draft is placed.
     * @param string|null $externalId Id of the order in your own system, unique in the store. An order that is not
     * placed, because its payment was declined or its draft was canceled, gives the id up.
     * @param bool|null $notifyCustomer Whether to send the order confirmation and the e-mail about a new subscription.
     */
    public function __construct(
        public array $items,
        public ?bool $isDraft = null,
        public ?int $storeCustomerId = null,
        public ?string $email = null,
        public ?string $currencyCode = null,
        public ?string $languageCode = null,
        public ?\StorePlatform\Shared\AddressInput $shippingAddress = null,
        public ?\StorePlatform\Shared\AddressInput $billingAddress = null,
        public ?int $shippingMethodId = null,
        public ?string $shippingPrice = null,
        public ?array $couponCodes = null,
        public ?OrderDiscountInput $discount = null,
        public ?OrderPaymentInput $payment = null,
        public ?\DateTimeImmutable $orderDate = null,
        public ?OrderNotesInput $notes = null,
        public ?array $tags = null,
        public ?array $customFields = null,
        public ?string $referrerCode = null,
        public ?string $consentText = null,
        public ?string $externalId = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** Sums over the orders in one currency. */
final class OrderCurrencyTotals extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s orderCount!:i subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d disputed!:d due!:d';

    /**
     * @param string $currencyCode
     * @param int $orderCount Number of orders in the currency.
     * @param numeric-string $subtotal Sum of the lines net of tax, before discounts.
     * @param numeric-string $discountTotal Discounts, net of tax.
     * @param numeric-string $shippingTotal Shipping, net of tax.
     * @param numeric-string $taxTotal Tax of lines and shipping.
     * @param numeric-string $grandTotal subtotal - discountTotal + shippingTotal + taxTotal.
     * @param numeric-string $paid Captured amount.
     * @param numeric-string $refunded Refunded amount, including refunds in progress.
     * @param numeric-string $disputed Captured amount that a bank holds or took back: chargebacks that are open, lost
     * or accepted, without inquiries.
     * @param numeric-string $due Amount still to be captured.
     */
    public function __construct(
        public string $currencyCode,
        public int $orderCount,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public string $paid,
        public string $refunded,
        public string $disputed,
        public string $due,
    ) {
    }
}

/** A manual discount by an administrator. */
final class OrderDiscount extends \StorePlatform\Model
{
    protected const SPEC = 'discountType!:s value!:d reason!?:s amount!:d';

    /**
     * @param OrderDiscountType::* $discountType
     * @param numeric-string $value Percentage or amount, depending on `discountType`.
     * @param string|null $reason Why the discount was given; visible only to the store.
     * @param numeric-string $amount Amount that the discount takes off, net of tax.
     */
    public function __construct(
        public string $discountType,
        public string $value,
        public ?string $reason,
        public string $amount,
    ) {
    }
}

/** A manual discount on the whole order. */
final class OrderDiscountInput extends \StorePlatform\Model
{
    protected const SPEC = 'discountType!:s value!:d reason?:s';

    /**
     * @param OrderDiscountType::* $discountType
     * @param numeric-string $value A percentage, or an amount in the order's currency. The amount includes tax where
     * prices include tax.
     * @param string|null $reason Why the discount was given; visible only to the store.
     */
    public function __construct(
        public string $discountType,
        public string $value,
        public ?string $reason = null,
    ) {
    }
}

/** How `value` of a manual discount is interpreted. */
final class OrderDiscountType
{
    public const PERCENTAGE = 'PERCENTAGE';
    public const FIXED_AMOUNT = 'FIXED_AMOUNT';
}

/** Whether the file has one row per order, or one per order line. */
final class OrderExportRows
{
    public const ORDER = 'ORDER';
    public const LINE = 'LINE';
}

/** The order lines in a parcel, and its shipping data. */
final class OrderFulfill extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i items:[@Admin\\OrderFulfillItem status:s carrierName:s trackingNumber:s trackingUrl:s shippedOn:t estimatedDelivery:t externalShipmentId:s locationName?:s weight?:d labelUrl?:s notifyCustomer:b';

    /**
     * @param int $orderId
     * @param list<OrderFulfillItem>|null $items Each line item at most once. Default: all open lines.
     * @param string|null $status Initial status of the shipment. Default: IN_TRANSIT.
     * @param string|null $carrierName Default: the shipping method's carrier.
     * @param string|null $trackingNumber The carrier's tracking number.
     * @param string|null $trackingUrl URL of the carrier's tracking page.
     * @param \DateTimeImmutable|null $shippedOn Default: now. Must not be in the future.
     * @param \DateTimeImmutable|null $estimatedDelivery Default: `shippedOn` plus the shipping method's maximum days.
     * @param string|null $externalShipmentId Id of the parcel at the carrier or warehouse. Unique among the store's
     * shipments that are not canceled. Default: the shipment's id as text.
     * @param string|null $locationName The warehouse or shop that ships the parcel.
     * @param numeric-string|null $weight Weight of the parcel, in the store's weight unit.
     * @param string|null $labelUrl URL of the shipping label.
     * @param bool|null $notifyCustomer Whether to send the shipment e-mail.
     */
    public function __construct(
        public int $orderId,
        public ?array $items = null,
        public ?string $status = null,
        public ?string $carrierName = null,
        public ?string $trackingNumber = null,
        public ?string $trackingUrl = null,
        public ?\DateTimeImmutable $shippedOn = null,
        public ?\DateTimeImmutable $estimatedDelivery = null,
        public ?string $externalShipmentId = null,
        public ?string $locationName = null,
        public ?string $weight = null,
        public ?string $labelUrl = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** A quantity of an order line in the parcel. */
final class OrderFulfillItem extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i';

    /**
     * @param string $lineItemId
     * @param int $quantity
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
    ) {
    }
}

/** Number of orders with one fulfillment status. */
final class OrderFulfillmentStatusCount extends \StorePlatform\Model
{
    protected const SPEC = 'fulfillmentStatus!:s count!:i';

    /**
     * @param string $fulfillmentStatus
     * @param int $count Orders with the status.
     */
    public function __construct(
        public string $fulfillmentStatus,
        public int $count,
    ) {
    }
}

/** Why and since when the order is on hold. */
final class OrderHold extends \StorePlatform\Model
{
    protected const SPEC = 'reason!:s note!?:s heldOn!:t heldBy!?:s';

    /**
     * @param OrderHoldReason::* $reason
     * @param string|null $note The store's note on the hold; null means no note.
     * @param \DateTimeImmutable $heldOn When the order was put on hold.
     * @param string|null $heldBy Name of the actor who put the order on hold; null for the system, and for actors whose
     * name is no longer known.
     */
    public function __construct(
        public string $reason,
        public ?string $note,
        public \DateTimeImmutable $heldOn,
        public ?string $heldBy,
    ) {
    }
}

/** The order to put on hold, with the reason. */
final class OrderHoldInput extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason!:s note?:s';

    /**
     * @param int $orderId
     * @param OrderHoldReason::* $reason
     * @param string|null $note Internal note.
     */
    public function __construct(
        public int $orderId,
        public string $reason,
        public ?string $note = null,
    ) {
    }
}

/** Why the order is on hold. */
final class OrderHoldReason
{
    public const FRAUD = 'FRAUD';
    public const ADDRESS = 'ADDRESS';
    public const BACKORDER = 'BACKORDER';
    public const PAYMENT = 'PAYMENT';
    public const OTHER = 'OTHER';
}

/** A line to order. Send exactly one of `variantId` and `sku`. */
final class OrderItemInput extends \StorePlatform\Model
{
    protected const SPEC = 'variantId:i sku:s quantity!:i unitPrice:d subscriptionPlanId:i customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $quantity
     * @param int|null $variantId
     * @param string|null $sku
     * @param numeric-string|null $unitPrice Overrides the price from the price list, as shown to the buyer. On a line
     * with a plan, every delivery keeps this price.
     * @param int|null $subscriptionPlanId An active plan that the product is sold on. The subscription starts when the
     * order is placed. A draft must not have a plan with a trial. Absent means a one-time purchase.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     */
    public function __construct(
        public int $quantity,
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?string $unitPrice = null,
        public ?int $subscriptionPlanId = null,
        public ?array $customFields = null,
    ) {
    }
}

/** Sums of order lines by variant. */
final class OrderItemSummary extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\OrderItemSummaryRow isTruncated!:b';

    /**
     * @param list<OrderItemSummaryRow> $items The sums, one row for each variant, SKU and currency.
     * @param bool $isTruncated Whether there are more than 1000 rows. If true, narrow the filters.
     */
    public function __construct(
        public array $items,
        public bool $isTruncated,
    ) {
    }
}

/** Order quantities and sums of one variant in one currency. */
final class OrderItemSummaryRow extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!?:i sku!:s name!:s currencyCode!:s quantityOrdered!:i quantityFulfilled!:i quantityToFulfill!:i quantityRefunded!:i gross!:d discount!:d net!:d tax!:d orderCount!:i';

    /**
     * @param int|null $variantId
     * @param string $sku
     * @param string $name Name of the product and variant.
     * @param string $currencyCode
     * @param int $quantityOrdered Units ordered.
     * @param int $quantityFulfilled Units shipped.
     * @param int $quantityToFulfill Units still to be shipped, without those that buyers withdrew from.
     * @param int $quantityRefunded Units refunded.
     * @param numeric-string $gross Net of tax, before discounts.
     * @param numeric-string $discount Discounts, net of tax.
     * @param numeric-string $net gross - discount.
     * @param numeric-string $tax Tax on `net`.
     * @param int $orderCount Number of orders with this variant and SKU.
     */
    public function __construct(
        public ?int $variantId,
        public string $sku,
        public string $name,
        public string $currencyCode,
        public int $quantityOrdered,
        public int $quantityFulfilled,
        public int $quantityToFulfill,
        public int $quantityRefunded,
        public string $gross,
        public string $discount,
        public string $net,
        public string $tax,
        public int $orderCount,
    ) {
    }
}

/** Sort order; a leading minus sign means descending. */
final class OrderItemSummarySort
{
    public const SKU = 'sku';
    public const SKU_DESC = '-sku';
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const QUANTITY_TO_FULFILL = 'quantityToFulfill';
    public const QUANTITY_TO_FULFILL_DESC = '-quantityToFulfill';
    public const QUANTITY_ORDERED = 'quantityOrdered';
    public const QUANTITY_ORDERED_DESC = '-quantityOrdered';
    public const NET = 'net';
    public const NET_DESC = '-net';
}

/** A line after the edit. `lineItemId` keeps an existing line; a new line has exactly one of `variantId` and `sku`. */
final class OrderItemUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId:s variantId:i sku:s quantity!:i unitPrice:d customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $quantity
     * @param string|null $lineItemId
     * @param int|null $variantId
     * @param string|null $sku
     * @param numeric-string|null $unitPrice Absent means that an existing line keeps its price and a new one takes the
     * price from the price list.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     */
    public function __construct(
        public int $quantity,
        public ?string $lineItemId = null,
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?string $unitPrice = null,
        public ?array $customFields = null,
    ) {
    }
}

/** An order in a list, without lines, payments or shipments. */
final class OrderListItem extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i status!:s source!:s storeCustomerId!?:i customerName!:s customerEmail!:s shippingCountryCode!?:s shippingMethodName!?:s paid!:d refunded!:d disputed!:d due!:d isOnHold!:b hasChargeback!:b hasSubscription!:b replacementOrderNumber!?:i tags!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param \DateTimeImmutable $orderDate When the order was placed.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled; kept afterwards.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled; null means it is not canceled.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param numeric-string $subtotal Net of tax, before discounts.
     * @param numeric-string $discountTotal Net of tax.
     * @param numeric-string $shippingTotal Net of tax.
     * @param numeric-string $taxTotal Includes the tax on shipping.
     * @param numeric-string $grandTotal subtotal - discountTotal + shippingTotal + taxTotal.
     * @param int|null $replacedOrderNumber Number of the order that this one replaces.
     * @param int $itemCount Sum of the quantities.
     * @param \StorePlatform\Shared\OrderState::* $status
     * @param OrderSource::* $source
     * @param int|null $storeCustomerId null means a guest.
     * @param string $customerName First and last name of the buyer; `""` means unknown.
     * @param string $customerEmail
     * @param string|null $shippingCountryCode
     * @param string|null $shippingMethodName The shipping method's name when the order was placed; null means that
     * nothing is shipped.
     * @param numeric-string $paid Captured amount.
     * @param numeric-string $refunded Refunded amount, including refunds in progress.
     * @param numeric-string $disputed Captured amount that a bank holds or took back: chargebacks that are open, lost
     * or accepted, without inquiries.
     * @param numeric-string $due grandTotal minus paid, where refunded overpayments do not count as paid. Never below
     * zero; zero for canceled orders.
     * @param bool $isOnHold Whether the order is on hold. Nothing is shipped until the hold is released.
     * @param bool $hasChargeback Whether an amount is in dispute, or the buyer's bank took it back; `paymentStatus` is
     * then CHARGEBACK.
     * @param bool $hasSubscription Whether a line started or renewed a subscription.
     * @param int|null $replacementOrderNumber
     * @param list<string> $tags The store's own tags, to search and group by.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public \DateTimeImmutable $orderDate,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public string $currencyCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public ?int $replacedOrderNumber,
        public int $itemCount,
        public string $status,
        public string $source,
        public ?int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public ?string $shippingCountryCode,
        public ?string $shippingMethodName,
        public string $paid,
        public string $refunded,
        public string $disputed,
        public string $due,
        public bool $isOnHold,
        public bool $hasChargeback,
        public bool $hasSubscription,
        public ?int $replacementOrderNumber,
        public array $tags,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** Notes on the order. */
final class OrderNotes extends \StorePlatform\Model
{
    protected const SPEC = 'customer!?:s internal!?:s';

    /**
     * @param string|null $customer Written by the customer at checkout.
     * @param string|null $internal Internal note, never shown to the customer.
     */
    public function __construct(
        public ?string $customer,
        public ?string $internal,
    ) {
    }
}

/** An absent field keeps its value; null clears it. */
final class OrderNotesInput extends \StorePlatform\Model
{
    protected const SPEC = 'customer?:s internal?:s';

    /**
     * @param string|null $customer The buyer's note. The buyer can read it.
     * @param string|null $internal Internal note, visible only to the store.
     */
    public function __construct(
        public ?string $customer = null,
        public ?string $internal = null,
    ) {
    }
}

/** Money received outside of the platform, such as by bank transfer. */
final class OrderOfflinePayment extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i amount:d method!:s paymentProviderId:i reference?:s receivedOn:t note?:s';

    /**
     * @param int $orderId
     * @param \StorePlatform\Shared\OfflinePaymentMethod::* $method
     * @param numeric-string|null $amount Default: the amount due.
     * @param int|null $paymentProviderId Id of an OFFLINE provider of the store.
     * @param string|null $reference Reference of the payment, such as the number on the bank statement.
     * @param \DateTimeImmutable|null $receivedOn Default: now. Must not be in the future.
     * @param string|null $note Internal note.
     */
    public function __construct(
        public int $orderId,
        public string $method,
        public ?string $amount = null,
        public ?int $paymentProviderId = null,
        public ?string $reference = null,
        public ?\DateTimeImmutable $receivedOn = null,
        public ?string $note = null,
    ) {
    }
}

/** A recorded offline payment that never arrived. */
final class OrderOfflinePaymentVoid extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i paymentId!:i note?:s';

    /**
     * @param int $orderId
     * @param int $paymentId
     * @param string|null $note Internal note; replaces the payment's note.
     */
    public function __construct(
        public int $orderId,
        public int $paymentId,
        public ?string $note = null,
    ) {
    }
}

/** One page of orders, with the cursor of the next page. */
final class OrderPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\OrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<OrderListItem> $items Orders on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/**
 * How the order is paid. Send exactly one of `customerPaymentMethodId` and `paymentToken`. Leave the whole payment out
 * for an order that waits for its money.
 */
final class OrderPaymentInput extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId:i customerPaymentMethodId:i paymentToken:s savePaymentMethod:b';

    /**
     * @param int|null $paymentProviderId Absent means the provider of the saved payment method, or else the store's
     * default provider.
     * @param int|null $customerPaymentMethodId
     * @param string|null $paymentToken Token from the provider's own form.
     * @param bool|null $savePaymentMethod Whether to save the payment method to the customer's account.
     */
    public function __construct(
        public ?int $paymentProviderId = null,
        public ?int $customerPaymentMethodId = null,
        public ?string $paymentToken = null,
        public ?bool $savePaymentMethod = null,
    ) {
    }
}

/** A payment link for an order. */
final class OrderPaymentLink extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s expiresOn!:t';

    /**
     * @param string $url URL of the page, with its token after `#`. It is shown here only.
     * @param \DateTimeImmutable $expiresOn When the link expires. It expires earlier once nothing is due.
     */
    public function __construct(
        public string $url,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** The order to pay with the link. */
final class OrderPaymentLinkCreate extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i notifyCustomer:b pageUrl:s returnUrl:s';

    /**
     * @param int $orderId
     * @param bool|null $notifyCustomer Whether to mail the link to the buyer.
     * @param string|null $pageUrl A page of the store's own that pays with the token. Default: the service's page. The
     * URL must be at the domain that the store has verified, or at one of its `allowedOrigins`, and have no fragment.
     * @param string|null $returnUrl Where the page of a bank or wallet redirects the buyer. Default: the storefront.
     * The URL must be at the domain that the store has verified, or at one of its `allowedOrigins`.
     */
    public function __construct(
        public int $orderId,
        public ?bool $notifyCustomer = null,
        public ?string $pageUrl = null,
        public ?string $returnUrl = null,
    ) {
    }
}

/** Number of orders with one payment status. */
final class OrderPaymentStatusCount extends \StorePlatform\Model
{
    protected const SPEC = 'paymentStatus!:s count!:i';

    /**
     * @param string $paymentStatus
     * @param int $count Orders with the status.
     */
    public function __construct(
        public string $paymentStatus,
        public int $count,
    ) {
    }
}

/** The draft to place, and its payment. */
final class OrderPlace extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i payment:@Admin\\OrderPaymentInput expectedGrandTotal:d consentText:s notifyCustomer:b';

    /**
     * @param int $orderId
     * @param OrderPaymentInput|null $payment Absent means that the order waits for an offline payment, unless its total
     * is 0.
     * @param numeric-string|null $expectedGrandTotal Expected total. Returns 409 when the current total differs.
     * @param string|null $consentText How and to what the customer agreed (by telephone, in a contract), stored as the
     * evidence of the mandate. Allowed when a line has a plan.
     * @param bool|null $notifyCustomer Whether to send the order confirmation and the e-mail about a new subscription.
     */
    public function __construct(
        public int $orderId,
        public ?OrderPaymentInput $payment = null,
        public ?string $expectedGrandTotal = null,
        public ?string $consentText = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** The referrer of the buyer. */
final class OrderReferrer extends \StorePlatform\Model
{
    protected const SPEC = 'referrerCode!:s displayName!?:s';

    /**
     * @param string $referrerCode The code with which the buyer was referred.
     * @param string|null $displayName The referrer's name, as last reported by the commission service when the order
     * was placed; null means that the service had not reported this code.
     */
    public function __construct(
        public string $referrerCode,
        public ?string $displayName,
    ) {
    }
}

/**
 * The part of the order to refund: lines, an amount, or shipping alone. The operation describes which fields can be
 * combined.
 */
final class OrderRefund extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason!:s lines:[@Admin\\OrderRefundLine shippingAmount:d amount:d overpaymentAmount:d paymentId:i destination:s note?:s notifyCustomer:b';

    /**
     * @param int $orderId
     * @param \StorePlatform\Shared\RefundReason::* $reason
     * @param list<OrderRefundLine>|null $lines Each line item at most once.
     * @param numeric-string|null $shippingAmount Part of the shipping charge, including tax.
     * @param numeric-string|null $amount Including tax. Allowed only without lines, shippingAmount and
     * overpaymentAmount. It is taken from the overpayment first, then from goods, shipping, and gift cards that the
     * order bought.
     * @param numeric-string|null $overpaymentAmount Part of the overpaid amount (the balance's `overpaid`); refunds
     * nothing of the lines.
     * @param int|null $paymentId Id of a payment. Default: the captured payments, oldest first.
     * @param string|null $destination Where the money of payments without stored value goes: back to them, or to the
     * customer's store credit in the order's currency. Store credit and gift cards that paid a part get their part back
     * in either case.
     * @param string|null $note Internal note.
     * @param bool|null $notifyCustomer Whether to send the refund e-mail when the refund is completed, and another one
     * if a completed refund fails later.
     */
    public function __construct(
        public int $orderId,
        public string $reason,
        public ?array $lines = null,
        public ?string $shippingAmount = null,
        public ?string $amount = null,
        public ?string $overpaymentAmount = null,
        public ?int $paymentId = null,
        public ?string $destination = null,
        public ?string $note = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** At least one of quantity and amount. */
final class OrderRefundLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity:i amount:d';

    /**
     * @param string $lineItemId
     * @param int|null $quantity Units that are returned or not shipped. Absent means a refund of money only.
     * @param numeric-string|null $amount Including tax. Default: the price of the quantity after discounts.
     */
    public function __construct(
        public string $lineItemId,
        public ?int $quantity = null,
        public ?string $amount = null,
    ) {
    }
}

/** A refund to compute without issuing it. */
final class OrderRefundPreview extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason:s lines:[@Admin\\OrderRefundLine shippingAmount:d amount:d overpaymentAmount:d paymentId:i destination:s';

    /**
     * @param int $orderId
     * @param \StorePlatform\Shared\RefundReason::*|null $reason
     * @param list<OrderRefundLine>|null $lines Each line item at most once.
     * @param numeric-string|null $shippingAmount Part of the shipping charge, including tax.
     * @param numeric-string|null $amount Including tax. Allowed only without lines, shippingAmount and
     * overpaymentAmount. It is taken from the overpayment first, then from goods, shipping, and gift cards that the
     * order bought.
     * @param numeric-string|null $overpaymentAmount Part of the overpaid amount (the balance's `overpaid`); refunds
     * nothing of the lines.
     * @param int|null $paymentId Id of a payment. Default: the captured payments, oldest first.
     * @param string|null $destination Where the money of payments without stored value goes: back to them, or to the
     * customer's store credit in the order's currency. Store credit and gift cards that paid a part get their part back
     * in either case.
     */
    public function __construct(
        public int $orderId,
        public ?string $reason = null,
        public ?array $lines = null,
        public ?string $shippingAmount = null,
        public ?string $amount = null,
        public ?string $overpaymentAmount = null,
        public ?int $paymentId = null,
        public ?string $destination = null,
    ) {
    }
}

/** The order to release from hold. */
final class OrderRelease extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i note?:s';

    /**
     * @param int $orderId
     * @param string|null $note Appended to the internal note of the order.
     */
    public function __construct(
        public int $orderId,
        public ?string $note = null,
    ) {
    }
}

/** The order to replace, and the items to send. */
final class OrderReplace extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason!:s items:[@Admin\\OrderReplacementItem isFree:b cancelReplaced:b shippingAddress:@Shared\\AddressInput shippingMethodId:i payment:@Admin\\OrderPaymentInput note?:s notifyCustomer:b';

    /**
     * @param int $orderId
     * @param OrderReplacementReason::* $reason
     * @param list<OrderReplacementItem>|null $items Default: all lines that are not refunded or canceled.
     * @param bool|null $isFree Whether to discount the new order to zero, including shipping.
     * @param bool|null $cancelReplaced Whether to also cancel the replaced order and refund its payment. Allowed only
     * with isFree false and without payment.
     * @param \StorePlatform\Shared\AddressInput|null $shippingAddress Default: the replaced order's.
     * @param int|null $shippingMethodId Default: the replaced order's.
     * @param OrderPaymentInput|null $payment Only for isFree false.
     * @param string|null $note Internal note.
     * @param bool|null $notifyCustomer Whether to send the order confirmation.
     */
    public function __construct(
        public int $orderId,
        public string $reason,
        public ?array $items = null,
        public ?bool $isFree = null,
        public ?bool $cancelReplaced = null,
        public ?\StorePlatform\Shared\AddressInput $shippingAddress = null,
        public ?int $shippingMethodId = null,
        public ?OrderPaymentInput $payment = null,
        public ?string $note = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** A line of the replacement. */
final class OrderReplacementItem extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s variantId:i quantity!:i';

    /**
     * @param string $lineItemId
     * @param int $quantity At most the ordered quantity, counting all items of the same line.
     * @param int|null $variantId Id of another variant. Default: the line's variant.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
        public ?int $variantId = null,
    ) {
    }
}

/** Why the order is replaced. */
final class OrderReplacementReason
{
    public const LOST = 'LOST';
    public const DAMAGED = 'DAMAGED';
    public const WRONG_ITEM = 'WRONG_ITEM';
    public const DEFECTIVE = 'DEFECTIVE';
    public const OTHER = 'OTHER';
}

/** A shipping method that is available for the order, with its price for this order. */
final class OrderShippingMethod extends \StorePlatform\Model
{
    protected const SPEC = 'shippingMethodId!:i name!:s carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!?:i isSelected!:b';

    /**
     * @param int $shippingMethodId
     * @param string $name Name of the method, as buyers see it.
     * @param string|null $carrierName Name of the carrier; null means that the method has no carrier.
     * @param string|null $serviceCode The carrier's code for the service; null means that the method has no code.
     * @param numeric-string $price The price of this shipping method, before discounts on shipping.
     * @param string $currencyCode
     * @param bool $taxIncluded Whether `price` includes tax.
     * @param int|null $estimatedMinDays Minimum number of days from shipping to delivery; null means unknown.
     * @param int|null $estimatedMaxDays Maximum number of days from shipping to delivery; null means unknown.
     * @param bool $isSelected Whether this is the order's current method.
     */
    public function __construct(
        public int $shippingMethodId,
        public string $name,
        public ?string $carrierName,
        public ?string $serviceCode,
        public string $price,
        public string $currencyCode,
        public bool $taxIncluded,
        public ?int $estimatedMinDays,
        public ?int $estimatedMaxDays,
        public bool $isSelected,
    ) {
    }
}

/** The shipping methods that serve the order, cheapest first. */
final class OrderShippingMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\OrderShippingMethod';

    /** @param list<OrderShippingMethod> $items The methods, cheapest first. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Sort order; a leading minus sign means descending. */
final class OrderSort
{
    public const ORDER_DATE = 'orderDate';
    public const ORDER_DATE_DESC = '-orderDate';
    public const ORDER_NUMBER = 'orderNumber';
    public const ORDER_NUMBER_DESC = '-orderNumber';
    public const GRAND_TOTAL = 'grandTotal';
    public const GRAND_TOTAL_DESC = '-grandTotal';
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** Evidence of a buyer's consent to marketing e-mails. */
final class MarketingConsent extends \StorePlatform\Model
{
    protected const SPEC = 'acceptedOn!:t source!:s withdrawnOn!?:t';

    /**
     * @param \DateTimeImmutable $acceptedOn When the buyer consented.
     * @param MarketingConsentSource::* $source
     * @param \DateTimeImmutable|null $withdrawnOn When a guest withdrew the consent. Null means that it was not
     * withdrawn with this order; a customer's withdrawal is in their marketingConsent.
     */
    public function __construct(
        public \DateTimeImmutable $acceptedOn,
        public string $source,
        public ?\DateTimeImmutable $withdrawnOn,
    ) {
    }
}

/** Where the buyer consented. CHECKOUT_PAGE is the platform's own checkout page, which a checkout link opens. */
final class MarketingConsentSource
{
    public const CHECKOUT_PAGE = 'CHECKOUT_PAGE';
    public const STOREFRONT = 'STOREFRONT';
}

/** Where the order came from. */
final class OrderSource
{
    public const STOREFRONT = 'STOREFRONT';
    public const ADMIN = 'ADMIN';
    public const SUBSCRIPTION = 'SUBSCRIPTION';
    public const API = 'API';
    public const MCP = 'MCP';
}

/** A short form of one order. */
final class OrderSummary extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderDate!:t paymentStatus!:s fulfillmentStatus!:s itemCount!:i currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d disputed!:d due!:d';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param \DateTimeImmutable $orderDate When the order was placed.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param int $itemCount Sum of the quantities.
     * @param string $currencyCode
     * @param numeric-string $subtotal Sum of the lines net of tax, before discounts.
     * @param numeric-string $discountTotal Discounts, net of tax.
     * @param numeric-string $shippingTotal Shipping, net of tax.
     * @param numeric-string $taxTotal Tax of lines and shipping.
     * @param numeric-string $grandTotal subtotal - discountTotal + shippingTotal + taxTotal.
     * @param numeric-string $paid Captured amount.
     * @param numeric-string $refunded Refunded amount, including refunds in progress.
     * @param numeric-string $disputed Captured amount that a bank holds or took back: chargebacks that are open, lost
     * or accepted, without inquiries.
     * @param numeric-string $due Amount still to be captured.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public \DateTimeImmutable $orderDate,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public int $itemCount,
        public string $currencyCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public string $paid,
        public string $refunded,
        public string $disputed,
        public string $due,
    ) {
    }
}

/** Exactly one field is not null. */
final class OrderSummaryAnswer extends \StorePlatform\Model
{
    protected const SPEC = 'order!?:@Admin\\OrderSummary totals!?:@Admin\\OrderTotals';

    /**
     * @param OrderSummary|null $order null unless the request names one order.
     * @param OrderTotals|null $totals null when the request names one order.
     */
    public function __construct(
        public ?OrderSummary $order,
        public ?OrderTotals $totals,
    ) {
    }
}

/** Orders to synchronize with the connected systems. */
final class OrderSync extends \StorePlatform\Model
{
    protected const SPEC = 'orderIds!:[i targets:[s';

    /**
     * @param list<int> $orderIds Ids of the orders.
     * @param list<OrderSyncTarget::*>|null $targets Default: all targets that apply.
     */
    public function __construct(
        public array $orderIds,
        public ?array $targets = null,
    ) {
    }
}

/** The tasks queued for an order. */
final class OrderSyncItem extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i integrationTaskIds!:[i';

    /**
     * @param int $orderId
     * @param list<int> $integrationTaskIds One task per target that applies to the order; empty if none applies.
     */
    public function __construct(
        public int $orderId,
        public array $integrationTaskIds,
    ) {
    }
}

/** The queued tasks for each order. */
final class OrderSyncResult extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\OrderSyncItem';

    /** @param list<OrderSyncItem> $items One entry per order. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The outside system to synchronize with. */
final class OrderSyncTarget
{
    public const PAYMENT = 'PAYMENT';
    public const TAX = 'TAX';
    public const SHIPPING = 'SHIPPING';
    public const COMMISSION = 'COMMISSION';
}

/**
 * Source of the taxes: the rates of the tax classes, the tax service, or the tax classes because the tax service did
 * not respond (`fallback` of the tax provider).
 */
final class OrderTaxSource
{
    public const MANUAL_RATES = 'MANUAL_RATES';
    public const PROVIDER = 'PROVIDER';
    public const FALLBACK = 'FALLBACK';
}

/** One entry of the order's history. */
final class OrderTimelineEntry extends \StorePlatform\Model
{
    protected const SPEC = 'eventType!:s actorType!:s actorName!?:s message!:s createdOn!:t';

    /**
     * @param string $eventType A webhook event type, or an internal one such as email.sent.
     * @param \StorePlatform\Shared\ActorType::* $actorType
     * @param string|null $actorName Name of the actor; null for the system, and for actors whose name is no longer
     * known.
     * @param string $message Description of the event, in English.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public string $eventType,
        public string $actorType,
        public ?string $actorName,
        public string $message,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** Counts and sums over a set of orders. */
final class OrderTotals extends \StorePlatform\Model
{
    protected const SPEC = 'count!:i currencies!:[@Admin\\OrderCurrencyTotals paymentStatuses!:[@Admin\\OrderPaymentStatusCount fulfillmentStatuses!:[@Admin\\OrderFulfillmentStatusCount';

    /**
     * @param int $count Number of orders in all currencies.
     * @param list<OrderCurrencyTotals> $currencies Count and sums by currency.
     * @param list<OrderPaymentStatusCount> $paymentStatuses Number of orders with each payment status.
     * @param list<OrderFulfillmentStatusCount> $fulfillmentStatuses Number of orders with each fulfillment status.
     */
    public function __construct(
        public int $count,
        public array $currencies,
        public array $paymentStatuses,
        public array $fulfillmentStatuses,
    ) {
    }
}

/** Changes to an order. An absent field keeps its value, null clears it, and an array replaces the stored one. */
final class OrderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i version:i storeCustomerId?:i email:s languageCode:s shippingAddress?:@Shared\\AddressInput billingAddress?:@Shared\\AddressInput shippingMethodId?:i shippingPrice:d items:[@Admin\\OrderItemUpdate couponCodes:[s discount?:@Admin\\OrderDiscountInput orderDate:t acceptsMarketing:b notes:@Admin\\OrderNotesInput tags:[s customFields:[@Shared\\CustomFieldInput externalId?:s';

    /**
     * @param int $orderId
     * @param int|null $version
     * @param int|null $storeCustomerId null turns the order into a guest order.
     * @param string|null $email
     * @param string|null $languageCode Language of the buyer. Later mails and documents are in it, and `localName` of
     * lines, coupons and shipping method is read again from the translations. Issued invoices keep their language.
     * Instead of a language that the store does not have, the closest of its languages applies, else its default. 422
     * `invalid_value` for an unknown language.
     * @param \StorePlatform\Shared\AddressInput|null $shippingAddress
     * @param \StorePlatform\Shared\AddressInput|null $billingAddress
     * @param int|null $shippingMethodId
     * @param numeric-string|null $shippingPrice Overrides the price of the shipping method, as shown to the buyer.
     * @param list<OrderItemUpdate>|null $items The complete list of lines after the edit. An omitted line is removed.
     * @param list<string>|null $couponCodes Coupon codes, case-insensitive.
     * @param OrderDiscountInput|null $discount
     * @param \DateTimeImmutable|null $orderDate Must not be in the future.
     * @param bool|null $acceptsMarketing false withdraws the consent to marketing e-mails that a guest gave with the
     * order. true is rejected, and so is false for a customer's order: change acceptsMarketing of the customer.
     * @param OrderNotesInput|null $notes
     * @param list<string>|null $tags The store's own tags, to search and group by.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param string|null $externalId Id of the order in another system; null clears it.
     */
    public function __construct(
        public int $orderId,
        public ?int $version = null,
        public ?int $storeCustomerId = null,
        public ?string $email = null,
        public ?string $languageCode = null,
        public ?\StorePlatform\Shared\AddressInput $shippingAddress = null,
        public ?\StorePlatform\Shared\AddressInput $billingAddress = null,
        public ?int $shippingMethodId = null,
        public ?string $shippingPrice = null,
        public ?array $items = null,
        public ?array $couponCodes = null,
        public ?OrderDiscountInput $discount = null,
        public ?\DateTimeImmutable $orderDate = null,
        public ?bool $acceptsMarketing = null,
        public ?OrderNotesInput $notes = null,
        public ?array $tags = null,
        public ?array $customFields = null,
        public ?string $externalId = null,
    ) {
    }
}

/** The dispute to accept. */
final class OrderChargebackAccept extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reference!:s';

    /**
     * @param int $orderId
     * @param string $reference The processor's reference.
     */
    public function __construct(
        public int $orderId,
        public string $reference,
    ) {
    }
}

/** Evidence against a dispute. */
final class OrderChargebackEvidence extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reference!:s text!:s';

    /**
     * @param int $orderId
     * @param string $reference The processor's reference.
     * @param string $text Description of the case for the bank: delivery, use, terms that the buyer agreed to.
     */
    public function __construct(
        public int $orderId,
        public string $reference,
        public string $text,
    ) {
    }
}

/** A dispute of a payment of an order. */
final class OrderChargebackReport extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i paymentId:i reference!:s amount:d reason:s status:s isInquiry:b dueOn:t';

    /**
     * @param int $orderId
     * @param string $reference The processor's reference; unique for the payment.
     * @param int|null $paymentId
     * @param numeric-string|null $amount Disputed amount. Default: unchanged; in the first report, the whole captured
     * amount.
     * @param string|null $reason Reason as stated by the processor.
     * @param ChargebackStatus::*|null $status Outcome of the dispute. Default: unchanged; in the first report, OPEN.
     * @param bool|null $isInquiry Whether the bank only inquires and no money has moved. Default: unchanged; in the
     * first report, false.
     * @param \DateTimeImmutable|null $dueOn Deadline for evidence. Default: unchanged.
     */
    public function __construct(
        public int $orderId,
        public string $reference,
        public ?int $paymentId = null,
        public ?string $amount = null,
        public ?string $reason = null,
        public ?string $status = null,
        public ?bool $isInquiry = null,
        public ?\DateTimeImmutable $dueOn = null,
    ) {
    }
}

/** The order to void. Its authorizations are released and the order is canceled. */
final class OrderVoid extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i reason!:s note?:s notifyCustomer:b';

    /**
     * @param int $orderId
     * @param OrderCancelReason::* $reason
     * @param string|null $note Internal note.
     * @param bool|null $notifyCustomer Whether to notify the customer by e-mail.
     */
    public function __construct(
        public int $orderId,
        public string $reason,
        public ?string $note = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** A payment provider of the store: an account at a payment service. Credentials are masked. */
final class PaymentProvider extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i providerCode!:s displayName!:s translations!:[@Admin\\NameTranslation isActive!:b isDefault!:b priority!:i livemode!:b paymentTypes!:[s currencyCodes!:[s countryCodes!:[s minAmount!?:d maxAmount!?:d currencyCode!:s captureMode!?:s supports!:@Admin\\PaymentProviderSupports publicConfig!:{s credentials!:{s webhookUrl!?:s webhookStatus!:s lastErrorOn!?:t lastError!?:s healthStatus!:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $paymentProviderId
     * @param string $providerCode
     * @param string $displayName Shown to customers at checkout.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param bool $isActive Whether checkouts offer the provider.
     * @param bool $isDefault Whether the provider is used when a request names none.
     * @param int $priority Position at checkout. Lower values are offered first.
     * @param bool $livemode Same as the store's livemode. false means the provider's test system.
     * @param list<\StorePlatform\Shared\PaymentType::*> $paymentTypes Payment types that buyers can use through the
     * provider.
     * @param list<string> $currencyCodes Currencies that the provider is offered in. Empty means all currencies of the
     * store.
     * @param list<string> $countryCodes Billing countries that the provider is offered in. Empty means all.
     * @param numeric-string|null $minAmount Smallest amount that the provider is offered for, in `currencyCode`. Does
     * not apply to carts in other currencies.
     * @param numeric-string|null $maxAmount Largest amount that the provider is offered for, in `currencyCode`. Does
     * not apply to carts in other currencies.
     * @param string $currencyCode
     * @param CaptureMode::*|null $captureMode Null means the capture mode of the store's settings.
     * @param PaymentProviderSupports $supports
     * @param array<string, string> $publicConfig
     * @param array<string, string> $credentials
     * @param string|null $webhookUrl The URL to register with the provider. Null if the provider sends no webhooks.
     * @param ProviderWebhookStatus::* $webhookStatus
     * @param \DateTimeImmutable|null $lastErrorOn When a call to a provider of this code last failed, within the last
     * 15 minutes. Null when none failed.
     * @param string|null $lastError Reason of the failure, in words.
     * @param ProviderHealthStatus::* $healthStatus
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $paymentProviderId,
        public string $providerCode,
        public string $displayName,
        public array $translations,
        public bool $isActive,
        public bool $isDefault,
        public int $priority,
        public bool $livemode,
        public array $paymentTypes,
        public array $currencyCodes,
        public array $countryCodes,
        public ?string $minAmount,
        public ?string $maxAmount,
        public string $currencyCode,
        public ?string $captureMode,
        public PaymentProviderSupports $supports,
        public array $publicConfig,
        public array $credentials,
        public ?string $webhookUrl,
        public string $webhookStatus,
        public ?\DateTimeImmutable $lastErrorOn,
        public ?string $lastError,
        public string $healthStatus,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new payment provider. Omitted fields take their defaults. */
final class PaymentProviderCreate extends \StorePlatform\Model
{
    protected const SPEC = 'providerCode!:s credentials:{s displayName!:s translations:[@Admin\\NameTranslationInput isActive:b isDefault:b priority:i paymentTypes:[s currencyCodes:[s countryCodes:[s minAmount?:d maxAmount?:d captureMode?:s publicConfig:{s';

    /**
     * @param string $providerCode
     * @param string $displayName Shown to customers at checkout.
     * @param array<string, string>|null $credentials
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param bool|null $isActive Whether checkouts offer the provider. Defaults to true.
     * @param bool|null $isDefault true makes this provider the default instead of the previous one.
     * @param int|null $priority Position at checkout. Lower values are offered first.
     * @param list<\StorePlatform\Shared\PaymentType::*>|null $paymentTypes Payment types to offer. Defaults to all that
     * the provider supports.
     * @param list<string>|null $currencyCodes Currencies that the provider is offered in. Empty means all currencies of
     * the store.
     * @param list<string>|null $countryCodes Billing countries that the provider is offered in. Empty means all.
     * @param numeric-string|null $minAmount Smallest amount that the provider is offered for, in the store's default
     * currency.
     * @param numeric-string|null $maxAmount Largest amount that the provider is offered for, in the store's default
     * currency.
     * @param CaptureMode::*|null $captureMode Null means the capture mode of the store's settings.
     * @param array<string, string>|null $publicConfig
     */
    public function __construct(
        public string $providerCode,
        public string $displayName,
        public ?array $credentials = null,
        public ?array $translations = null,
        public ?bool $isActive = null,
        public ?bool $isDefault = null,
        public ?int $priority = null,
        public ?array $paymentTypes = null,
        public ?array $currencyCodes = null,
        public ?array $countryCodes = null,
        public ?string $minAmount = null,
        public ?string $maxAmount = null,
        public ?string $captureMode = null,
        public ?array $publicConfig = null,
    ) {
    }
}

/** All payment providers, not paged. */
final class PaymentProviderList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\PaymentProvider';

    /** @param list<PaymentProvider> $items The payment providers. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The provider's capabilities. */
final class PaymentProviderSupports extends \StorePlatform\Model
{
    protected const SPEC = 'savedMethods!:b partialCapture!:b partialRefund!:b void!:b threeDs!:b';

    /**
     * @param bool $savedMethods Whether cards can be saved for later payments.
     * @param bool $partialCapture Whether less than the authorized amount can be captured.
     * @param bool $partialRefund Whether less than the captured amount can be refunded.
     * @param bool $void Whether an authorization can be voided.
     * @param bool $threeDs Whether buyers can be asked to authenticate (3-D Secure).
     */
    public function __construct(
        public bool $savedMethods,
        public bool $partialCapture,
        public bool $partialRefund,
        public bool $void,
        public bool $threeDs,
    ) {
    }
}

/** Changes to a payment provider. An omitted field keeps its value, null clears it, and an array is replaced as a whole. */
final class PaymentProviderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i credentials:{s displayName:s translations:[@Admin\\NameTranslationInput isActive:b isDefault:b priority:i paymentTypes:[s currencyCodes:[s countryCodes:[s minAmount?:d maxAmount?:d captureMode?:s publicConfig:{s version:i';

    /**
     * @param int $paymentProviderId
     * @param array<string, string>|null $credentials
     * @param string|null $displayName Shown to customers at checkout.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     * @param bool|null $isActive Whether checkouts offer the provider.
     * @param bool|null $isDefault true makes this provider the default instead of the previous one.
     * @param int|null $priority Position at checkout. Lower values are offered first.
     * @param list<\StorePlatform\Shared\PaymentType::*>|null $paymentTypes Payment types to offer.
     * @param list<string>|null $currencyCodes Currencies that the provider is offered in. Empty means all currencies of
     * the store.
     * @param list<string>|null $countryCodes Billing countries that the provider is offered in. Empty means all.
     * @param numeric-string|null $minAmount Smallest amount that the provider is offered for, in the store's default
     * currency.
     * @param numeric-string|null $maxAmount Largest amount that the provider is offered for, in the store's default
     * currency.
     * @param CaptureMode::*|null $captureMode Null means the capture mode of the store's settings.
     * @param array<string, string>|null $publicConfig
     * @param int|null $version
     */
    public function __construct(
        public int $paymentProviderId,
        public ?array $credentials = null,
        public ?string $displayName = null,
        public ?array $translations = null,
        public ?bool $isActive = null,
        public ?bool $isDefault = null,
        public ?int $priority = null,
        public ?array $paymentTypes = null,
        public ?array $currencyCodes = null,
        public ?array $countryCodes = null,
        public ?string $minAmount = null,
        public ?string $maxAmount = null,
        public ?string $captureMode = null,
        public ?array $publicConfig = null,
        public ?int $version = null,
    ) {
    }
}

/** A movement of money of a payment. */
final class PaymentTransaction extends \StorePlatform\Model
{
    protected const SPEC = 'paymentTransactionId!:i type!:s orderId!:i orderNumber!:i paymentId!:i refundId!?:i paymentProviderId!?:i providerCode!:s paymentType!?:s offlineMethod!?:s providerReference!?:s paymentReference!?:s amount!:d currencyCode!:s occurredOn!:t createdOn!:t';

    /**
     * @param int $paymentTransactionId
     * @param string $type
     * @param int $orderId
     * @param int $orderNumber
     * @param int $paymentId
     * @param int|null $refundId Null unless `type` is REFUND.
     * @param int|null $paymentProviderId Null means an offline payment without a provider or a payment with stored
     * value.
     * @param string $providerCode Code of the payment provider. `STORED_VALUE` means a payment with stored value.
     * @param \StorePlatform\Shared\PaymentType::*|null $paymentType Null for an offline payment and for stored value.
     * @param \StorePlatform\Shared\OfflinePaymentMethod::*|null $offlineMethod Null means a payment through a processor
     * or with stored value.
     * @param string|null $providerReference The provider's id of the capture, refund or dispute; the reference that was
     * entered for an offline payment or refund.
     * @param string|null $paymentReference The provider's id of the payment.
     * @param numeric-string $amount Positive if the store received the money, negative if it left the store.
     * @param string $currencyCode
     * @param \DateTimeImmutable $occurredOn When the money moved, as the service learned it; for offline money, the
     * entered time.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $paymentTransactionId,
        public string $type,
        public int $orderId,
        public int $orderNumber,
        public int $paymentId,
        public ?int $refundId,
        public ?int $paymentProviderId,
        public string $providerCode,
        public ?string $paymentType,
        public ?string $offlineMethod,
        public ?string $providerReference,
        public ?string $paymentReference,
        public string $amount,
        public string $currencyCode,
        public \DateTimeImmutable $occurredOn,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of transactions, with the cursor of the next page. */
final class PaymentTransactionPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\PaymentTransaction page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<PaymentTransaction> $items The transactions of this page, in the requested order; empty after the
     * last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class PaymentTransactionSort
{
    public const OCCURRED_ON = 'occurredOn';
    public const OCCURRED_ON_DESC = '-occurredOn';
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/**
 * CAPTURE (money of the buyer), REFUND (a completed refund, or one that failed later) or DISPUTE (money that a bank
 * took back, or returned). Later versions can add values.
 *
 * More values may be added.
 */
final class PaymentTransactionType
{
    public const CAPTURE = 'CAPTURE';
    public const REFUND = 'REFUND';
    public const DISPUTE = 'DISPUTE';
}

/** Page margins in millimeters. */
final class PdfMargins extends \StorePlatform\Model
{
    protected const SPEC = 'top!:d right!:d bottom!:d left!:d';

    /**
     * @param numeric-string $top In millimeters.
     * @param numeric-string $right In millimeters.
     * @param numeric-string $bottom In millimeters.
     * @param numeric-string $left In millimeters.
     */
    public function __construct(
        public string $top,
        public string $right,
        public string $bottom,
        public string $left,
    ) {
    }
}

/** Page margins in millimeters, 0 to 100 each. */
final class PdfMarginsInput extends \StorePlatform\Model
{
    protected const SPEC = 'top!:d right!:d bottom!:d left!:d';

    /**
     * @param numeric-string $top In millimeters.
     * @param numeric-string $right In millimeters.
     * @param numeric-string $bottom In millimeters.
     * @param numeric-string $left In millimeters.
     */
    public function __construct(
        public string $top,
        public string $right,
        public string $bottom,
        public string $left,
    ) {
    }
}

/** Page orientation. */
final class PdfOrientation
{
    public const PORTRAIT = 'PORTRAIT';
    public const LANDSCAPE = 'LANDSCAPE';
}

/** Page size. */
final class PdfPageSize
{
    public const A4 = 'A4';
    public const LETTER = 'LETTER';
    public const LABEL_4_X6 = 'LABEL_4X6';
}

/** A PDF template with its source. */
final class PdfTemplate extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateId!:i pdfTemplateTypeId!:i pdfTemplateTypeCode!:s languageCode!:s name!:s pageSize!:s orientation!:s margins!:@Admin\\PdfMargins bodyHtml!:s headerHtml!?:s footerHtml!?:s css!?:s isActive!:b isDefault!:b variables!:[@Admin\\TemplateVariable lastError!?:s lastFailedOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $pdfTemplateId
     * @param int $pdfTemplateTypeId
     * @param PdfTemplateTypeCode::* $pdfTemplateTypeCode
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param PdfPageSize::* $pageSize
     * @param PdfOrientation::* $orientation
     * @param PdfMargins $margins
     * @param string $bodyHtml
     * @param string|null $headerHtml Liquid source of the header of every page.
     * @param string|null $footerHtml Liquid source of the footer of every page.
     * @param string|null $css Style sheet in CSS.
     * @param bool $isActive Whether the template is used.
     * @param bool $isDefault Whether the source is the platform's own and was never edited.
     * @param list<TemplateVariable> $variables Variables that the source can use.
     * @param string|null $lastError Error of the last document that the template could not print, with line and column.
     * That document has the platform's own layout. Null means none since the template last changed.
     * @param \DateTimeImmutable|null $lastFailedOn When a document first failed with `lastError`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $pdfTemplateId,
        public int $pdfTemplateTypeId,
        public string $pdfTemplateTypeCode,
        public string $languageCode,
        public string $name,
        public string $pageSize,
        public string $orientation,
        public PdfMargins $margins,
        public string $bodyHtml,
        public ?string $headerHtml,
        public ?string $footerHtml,
        public ?string $css,
        public bool $isActive,
        public bool $isDefault,
        public array $variables,
        public ?string $lastError,
        public ?\DateTimeImmutable $lastFailedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new PDF template. Absent fields take their defaults. */
final class PdfTemplateCreate extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateTypeId!:i languageCode!:s name!:s pageSize:s orientation:s margins:@Admin\\PdfMarginsInput bodyHtml!:s headerHtml?:s footerHtml?:s css?:s isActive:b';

    /**
     * @param int $pdfTemplateTypeId
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param string $bodyHtml
     * @param PdfPageSize::*|null $pageSize
     * @param PdfOrientation::*|null $orientation
     * @param PdfMarginsInput|null $margins
     * @param string|null $headerHtml Liquid source of the header of every page.
     * @param string|null $footerHtml Liquid source of the footer of every page.
     * @param string|null $css Style sheet in CSS.
     * @param bool|null $isActive Whether the template is used.
     */
    public function __construct(
        public int $pdfTemplateTypeId,
        public string $languageCode,
        public string $name,
        public string $bodyHtml,
        public ?string $pageSize = null,
        public ?string $orientation = null,
        public ?PdfMarginsInput $margins = null,
        public ?string $headerHtml = null,
        public ?string $footerHtml = null,
        public ?string $css = null,
        public ?bool $isActive = null,
    ) {
    }
}

/** A PDF template without its source. */
final class PdfTemplateListItem extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateId!:i pdfTemplateTypeId!:i pdfTemplateTypeCode!:s languageCode!:s name!:s pageSize!:s orientation!:s isActive!:b isDefault!:b createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $pdfTemplateId
     * @param int $pdfTemplateTypeId
     * @param PdfTemplateTypeCode::* $pdfTemplateTypeCode
     * @param string $languageCode
     * @param string $name Name of the template, for administrators.
     * @param PdfPageSize::* $pageSize
     * @param PdfOrientation::* $orientation
     * @param bool $isActive Whether the template is used.
     * @param bool $isDefault Whether the source is the platform's own and was never edited.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $pdfTemplateId,
        public int $pdfTemplateTypeId,
        public string $pdfTemplateTypeCode,
        public string $languageCode,
        public string $name,
        public string $pageSize,
        public string $orientation,
        public bool $isActive,
        public bool $isDefault,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** One page of PDF templates, with the cursor of the next page. */
final class PdfTemplatePage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\PdfTemplateListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<PdfTemplateListItem> $items PDF templates on this page, in the requested order; empty after the last
     * page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/**
 * A template to render as a PDF, optionally with unsaved texts, with sample data or the data of an order, refund or
 * shipment.
 */
final class PdfTemplatePreview extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateId!:i pageSize:s orientation:s margins:@Admin\\PdfMarginsInput bodyHtml:s headerHtml?:s footerHtml?:s css?:s orderId:i refundId:i shipmentId:i';

    /**
     * @param int $pdfTemplateId
     * @param PdfPageSize::*|null $pageSize
     * @param PdfOrientation::*|null $orientation
     * @param PdfMarginsInput|null $margins
     * @param string|null $bodyHtml
     * @param string|null $headerHtml Replaces the stored header for the preview.
     * @param string|null $footerHtml Replaces the stored footer for the preview.
     * @param string|null $css Replaces the stored style sheet for the preview.
     * @param int|null $orderId Id of the order to render. Absent means sample data.
     * @param int|null $refundId Id of the refund to render.
     * @param int|null $shipmentId Id of the shipment to render.
     */
    public function __construct(
        public int $pdfTemplateId,
        public ?string $pageSize = null,
        public ?string $orientation = null,
        public ?PdfMarginsInput $margins = null,
        public ?string $bodyHtml = null,
        public ?string $headerHtml = null,
        public ?string $footerHtml = null,
        public ?string $css = null,
        public ?int $orderId = null,
        public ?int $refundId = null,
        public ?int $shipmentId = null,
    ) {
    }
}

/** The template to revert to the platform's layout. */
final class PdfTemplateRevert extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateId!:i version:i';

    /**
     * @param int $pdfTemplateId
     * @param int|null $version
     */
    public function __construct(
        public int $pdfTemplateId,
        public ?int $version = null,
    ) {
    }
}

/** Sort order; a leading `-` means descending. */
final class PdfTemplateSort
{
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** A kind of PDF document that the platform creates. */
final class PdfTemplateType extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateTypeId!:i code!:s name!:s description!:s variables!:[@Admin\\TemplateVariable';

    /**
     * @param int $pdfTemplateTypeId
     * @param PdfTemplateTypeCode::* $code
     * @param string $name Name of the document type, in English.
     * @param string $description Purpose of the document.
     * @param list<TemplateVariable> $variables Variables that the source can use.
     */
    public function __construct(
        public int $pdfTemplateTypeId,
        public string $code,
        public string $name,
        public string $description,
        public array $variables,
    ) {
    }
}

/** Type of a document. */
final class PdfTemplateTypeCode
{
    public const INVOICE = 'INVOICE';
    public const PACKING_SLIP = 'PACKING_SLIP';
    public const PICK_LIST = 'PICK_LIST';
    public const CREDIT_NOTE = 'CREDIT_NOTE';
    public const SHIPPING_LABEL = 'SHIPPING_LABEL';
}

/** All PDF template types. */
final class PdfTemplateTypeList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\PdfTemplateType';

    /** @param list<PdfTemplateType> $items The PDF template types. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Changes to a PDF template. An absent field keeps its value, null clears it, and an array replaces the stored one. */
final class PdfTemplateUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'pdfTemplateId!:i name:s pageSize:s orientation:s margins:@Admin\\PdfMarginsInput bodyHtml:s headerHtml?:s footerHtml?:s css?:s isActive:b version:i';

    /**
     * @param int $pdfTemplateId
     * @param string|null $name Name of the template, for administrators.
     * @param PdfPageSize::*|null $pageSize
     * @param PdfOrientation::*|null $orientation
     * @param PdfMarginsInput|null $margins
     * @param string|null $bodyHtml
     * @param string|null $headerHtml Liquid source of the header of every page.
     * @param string|null $footerHtml Liquid source of the footer of every page.
     * @param string|null $css Style sheet in CSS.
     * @param bool|null $isActive Whether the template is used.
     * @param int|null $version
     */
    public function __construct(
        public int $pdfTemplateId,
        public ?string $name = null,
        public ?string $pageSize = null,
        public ?string $orientation = null,
        public ?PdfMarginsInput $margins = null,
        public ?string $bodyHtml = null,
        public ?string $headerHtml = null,
        public ?string $footerHtml = null,
        public ?string $css = null,
        public ?bool $isActive = null,
        public ?int $version = null,
    ) {
    }
}

/**
 * One price row of a variant. A row applies if its currency, account type, plan, quantity and time match. The most
 * specific row is charged (plan and account type, plan, account type, everyone). Among equally specific rows, the one
 * with the highest minQuantity is charged, then the one with the lowest amount. Without a row for a plan, the plan's
 * own pricing is applied to the one-time price.
 */
final class Price extends \StorePlatform\Model
{
    protected const SPEC = 'priceId!:i variantId!:i currencyCode!:s amount!:d compareAtAmount!?:d accountTypeId!?:i subscriptionPlanId!?:i minQuantity!:i startsOn!?:t endsOn!?:t source!:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $priceId
     * @param int $variantId
     * @param string $currencyCode One of the store's currencies.
     * @param numeric-string $amount Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the
     * settings).
     * @param numeric-string|null $compareAtAmount Former price to strike through; greater than `amount`.
     * @param int|null $accountTypeId Account type that the price is for; null means everyone.
     * @param int|null $subscriptionPlanId Plan that the price is for; null means a one-time purchase.
     * @param int $minQuantity Minimum quantity for this price.
     * @param \DateTimeImmutable|null $startsOn Start of the price; null means no start.
     * @param \DateTimeImmutable|null $endsOn End of the price, exclusive; null means no end.
     * @param PriceSource::* $source
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $priceId,
        public int $variantId,
        public string $currencyCode,
        public string $amount,
        public ?string $compareAtAmount,
        public ?int $accountTypeId,
        public ?int $subscriptionPlanId,
        public int $minQuantity,
        public ?\DateTimeImmutable $startsOn,
        public ?\DateTimeImmutable $endsOn,
        public string $source,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** One price row. Unique by variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn. */
final class PriceInput extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i currencyCode!:s amount!:d compareAtAmount?:d accountTypeId?:i subscriptionPlanId?:i minQuantity:i startsOn?:t endsOn?:t version:i';

    /**
     * @param int $variantId
     * @param string $currencyCode One of the store's currencies.
     * @param numeric-string $amount Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the
     * settings).
     * @param numeric-string|null $compareAtAmount Former price to strike through; greater than `amount`.
     * @param int|null $accountTypeId Account type that the price is for; null means everyone.
     * @param int|null $subscriptionPlanId Plan that the price is for; null means a one-time purchase.
     * @param int|null $minQuantity Minimum quantity for this price.
     * @param \DateTimeImmutable|null $startsOn Start of the price; null means no start.
     * @param \DateTimeImmutable|null $endsOn End of the price, exclusive; null means no end.
     * @param int|null $version Version of the stored row with the same key. A stale version rejects the whole request
     * (409).
     */
    public function __construct(
        public int $variantId,
        public string $currencyCode,
        public string $amount,
        public ?string $compareAtAmount = null,
        public ?int $accountTypeId = null,
        public ?int $subscriptionPlanId = null,
        public ?int $minQuantity = null,
        public ?\DateTimeImmutable $startsOn = null,
        public ?\DateTimeImmutable $endsOn = null,
        public ?int $version = null,
    ) {
    }
}

/** The price rows after the change. */
final class PriceList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Price';

    /** @param list<Price> $items The price rows. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Reference data for pricing variants in this store. */
final class PriceReference extends \StorePlatform\Model
{
    protected const SPEC = 'currencies!:[@Admin\\PriceReferenceCurrency defaultCurrencyCode!:s pricesIncludeTax!:b priceTypes!:[s accountTypes!:[@Admin\\PriceReferenceAccountType subscriptionPlans!:[@Admin\\PriceReferenceSubscriptionPlan taxClasses!:[@Admin\\PriceReferenceTaxClass';

    /**
     * @param list<PriceReferenceCurrency> $currencies The currencies that the store sells in.
     * @param string $defaultCurrencyCode
     * @param bool $pricesIncludeTax Whether the amounts of price rows include tax.
     * @param list<PriceType::*> $priceTypes Kinds of price rows.
     * @param list<PriceReferenceAccountType> $accountTypes Account types that a price can be for.
     * @param list<PriceReferenceSubscriptionPlan> $subscriptionPlans Active plans.
     * @param list<PriceReferenceTaxClass> $taxClasses The tax classes that products can have.
     */
    public function __construct(
        public array $currencies,
        public string $defaultCurrencyCode,
        public bool $pricesIncludeTax,
        public array $priceTypes,
        public array $accountTypes,
        public array $subscriptionPlans,
        public array $taxClasses,
    ) {
    }
}

/** An account type that a price can be for. */
final class PriceReferenceAccountType extends \StorePlatform\Model
{
    protected const SPEC = 'accountTypeId!:i name!:s';

    /**
     * @param int $accountTypeId
     * @param string $name Name of the account type.
     */
    public function __construct(
        public int $accountTypeId,
        public string $name,
    ) {
    }
}

/** A currency that the store sells in. */
final class PriceReferenceCurrency extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s symbol!:s minorUnits!:i rounding!:s';

    /**
     * @param string $currencyCode
     * @param string $symbol Symbol of the currency, such as `€`.
     * @param int $minorUnits Number of decimals of every amount in this currency.
     * @param PriceRounding::* $rounding
     */
    public function __construct(
        public string $currencyCode,
        public string $symbol,
        public int $minorUnits,
        public string $rounding,
    ) {
    }
}

/** A plan that a price can be for. */
final class PriceReferenceSubscriptionPlan extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i name!:s';

    /**
     * @param int $subscriptionPlanId
     * @param string $name Name of the plan.
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $name,
    ) {
    }
}

/** A tax class that products can have. */
final class PriceReferenceTaxClass extends \StorePlatform\Model
{
    protected const SPEC = 'taxClassId!:i name!:s rate!?:d';

    /**
     * @param int $taxClassId
     * @param string $name Name of the tax class.
     * @param numeric-string|null $rate Rate in percent in the store's own country; null means the class has no rate
     * there.
     */
    public function __construct(
        public int $taxClassId,
        public string $name,
        public ?string $rate,
    ) {
    }
}

/** New price rows of variants. */
final class PriceReplace extends \StorePlatform\Model
{
    protected const SPEC = 'variantIds:[i currencyCode:s prices!:[@Admin\\PriceInput';

    /**
     * @param list<PriceInput> $prices All new rows of each variant.
     * @param list<int>|null $variantIds Ids of the variants whose rows are replaced; absent means the variants that
     * occur in `prices`. A variant listed here without a row in `prices` loses its prices.
     * @param string|null $currencyCode Replace only rows of this currency and keep the others; absent means all
     * currencies.
     */
    public function __construct(
        public array $prices,
        public ?array $variantIds = null,
        public ?string $currencyCode = null,
    ) {
    }
}

/** How amounts in the currency are rounded. */
final class PriceRounding
{
    public const HALF_UP = 'HALF_UP';
    public const HALF_EVEN = 'HALF_EVEN';
    public const HALF_DOWN = 'HALF_DOWN';
}

/** Origin of the row: a request to this API, an import, or a connected system. */
final class PriceSource
{
    public const MANUAL = 'MANUAL';
    public const IMPORT = 'IMPORT';
    public const PROVIDER = 'PROVIDER';
}

/** Kind of a price row. */
final class PriceType
{
    public const BASE = 'BASE';
    public const COMPARE_AT = 'COMPARE_AT';
    public const ACCOUNT_TYPE = 'ACCOUNT_TYPE';
    public const SUBSCRIPTION = 'SUBSCRIPTION';
    public const VOLUME = 'VOLUME';
}

/** A product with its options, variants, prices and stock. */
final class Product extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i name!:s slug!:s productType!:s status!:s description!?:s shortDescription!?:s brand!?:s tags!:[s collectionIds!:[i taxClassId!?:i requiresShipping!:b isSubscribable!:b subscriptionPlanIds!:[i subscriptionOnly!:b options!:[@Admin\\ProductOption variants!:[@Admin\\Variant media!:[@Shared\\ProductMedia primaryMediaId!?:i seo!:@Shared\\Seo visibility!:@Admin\\ProductVisibility minQuantity!:i maxQuantity!?:i quantityStep!:i customFields!:[@Shared\\CustomField relatedProductIds!:[i translations!:[@Admin\\Translation externalId!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $productId
     * @param string $name Name in the store's main language.
     * @param string $slug Unique in the store.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param \StorePlatform\Shared\ProductStatus::* $status
     * @param string|null $description
     * @param string|null $shortDescription One or two sentences for lists, as plain text; null means none.
     * @param string|null $brand Brand or manufacturer; null means none.
     * @param list<string> $tags The store's own tags, to search and group by.
     * @param list<int> $collectionIds Ids of the manual collections that contain the product.
     * @param int|null $taxClassId Id of the tax class; null means the store's default class.
     * @param bool $requiresShipping Whether the product has to be shipped.
     * @param bool $isSubscribable Whether the product can be bought on a plan.
     * @param list<int> $subscriptionPlanIds Ids of the plans assigned to the product. Plans assigned to its collections
     * are not listed.
     * @param bool $subscriptionOnly Whether the product is only sold with a plan.
     * @param list<ProductOption> $options Up to 5 options; empty for a product with one variant.
     * @param list<Variant> $variants Variants in display order.
     * @param list<\StorePlatform\Shared\ProductMedia> $media Media in display order.
     * @param int|null $primaryMediaId Id of one of the product's media; null means the product has no media.
     * @param \StorePlatform\Shared\Seo $seo
     * @param ProductVisibility $visibility
     * @param int $minQuantity Smallest quantity in a cart line.
     * @param int|null $maxQuantity Largest quantity in a cart line; null means no limit.
     * @param int $quantityStep Step between allowed quantities, which start at `minQuantity`.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as the store's settings define them.
     * @param list<int> $relatedProductIds Ids of products to show next to this one, in this order.
     * @param list<Translation> $translations Texts in other languages; at most one entry per language.
     * @param string|null $externalId Id in another system; unique among the store's products.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $productId,
        public string $name,
        public string $slug,
        public string $productType,
        public string $status,
        public ?string $description,
        public ?string $shortDescription,
        public ?string $brand,
        public array $tags,
        public array $collectionIds,
        public ?int $taxClassId,
        public bool $requiresShipping,
        public bool $isSubscribable,
        public array $subscriptionPlanIds,
        public bool $subscriptionOnly,
        public array $options,
        public array $variants,
        public array $media,
        public ?int $primaryMediaId,
        public \StorePlatform\Shared\Seo $seo,
        public ProductVisibility $visibility,
        public int $minQuantity,
        public ?int $maxQuantity,
        public int $quantityStep,
        public array $customFields,
        public array $relatedProductIds,
        public array $translations,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A variant to choose for an order line. */
final class ProductBrowseItem extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i productId!:i sku!:s barcode!?:s productName!:s variantName!:s productType!:s thumbnailUrl!?:s unitPrice!:d compareAtAmount!?:d currencyCode!:s priceId!:i trackInventory!:b inventoryPolicy!:s stockAvailable!:i isOrderable!:b expectedOn!?:t requiresShipping!:b isSubscribable!:b subscriptionOnly!:b minQuantity!:i maxQuantity!?:i quantityStep!:i createdOn!:t modifiedOn!:t';

    /**
     * @param int $variantId
     * @param int $productId
     * @param string $sku
     * @param string|null $barcode GTIN, EAN or another code on the package; null means no code.
     * @param string $productName Name of the product.
     * @param string $variantName Names of the chosen option values, such as `White / Large`.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param string|null $thumbnailUrl URL of a small version of the first image; null means no image.
     * @param numeric-string $unitPrice Current price for the requested currency, account type, plan and quantity.
     * @param numeric-string|null $compareAtAmount Price to compare with, such as a former price; null means no such
     * price.
     * @param string $currencyCode
     * @param int $priceId Id of the price row that `unitPrice` comes from.
     * @param bool $trackInventory Whether stock is counted. If false, any quantity can be sold.
     * @param \StorePlatform\Shared\InventoryPolicy::* $inventoryPolicy
     * @param int $stockAvailable Stock on hand minus reserved units.
     * @param bool $isOrderable Whether minQuantity can be ordered now.
     * @param \DateTimeImmutable|null $expectedOn When new stock is expected; null means unknown.
     * @param bool $requiresShipping Whether the product has to be shipped.
     * @param bool $isSubscribable Whether the product can be subscribed to.
     * @param bool $subscriptionOnly Whether the product is only sold with a subscription plan.
     * @param int $minQuantity Smallest quantity in an order line.
     * @param int|null $maxQuantity Largest quantity in an order line; null means no limit.
     * @param int $quantityStep Step between allowed quantities, which start at `minQuantity`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $variantId,
        public int $productId,
        public string $sku,
        public ?string $barcode,
        public string $productName,
        public string $variantName,
        public string $productType,
        public ?string $thumbnailUrl,
        public string $unitPrice,
        public ?string $compareAtAmount,
        public string $currencyCode,
        public int $priceId,
        public bool $trackInventory,
        public string $inventoryPolicy,
        public int $stockAvailable,
        public bool $isOrderable,
        public ?\DateTimeImmutable $expectedOn,
        public bool $requiresShipping,
        public bool $isSubscribable,
        public bool $subscriptionOnly,
        public int $minQuantity,
        public ?int $maxQuantity,
        public int $quantityStep,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of variants, with the cursor of the next page. */
final class ProductBrowsePage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\ProductBrowseItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<ProductBrowseItem> $items Variants on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a leading `-` means descending. */
final class ProductBrowseSort
{
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const SKU = 'sku';
    public const SKU_DESC = '-sku';
}

/** A product with its options, variants, prices and opening stock. */
final class ProductCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s slug:s productType:s status:s description?:s shortDescription?:s brand?:s tags:[s collectionIds:[i taxClassId?:i requiresShipping:b isSubscribable:b subscriptionPlanIds:[i subscriptionOnly:b options:[@Admin\\ProductOptionCreate variants:[@Admin\\VariantCreate media:[@Admin\\ProductMediaInput primaryMediaId?:i seo:@Admin\\SeoInput visibility:@Admin\\ProductVisibilityInput minQuantity:i maxQuantity?:i quantityStep:i customFields:[@Shared\\CustomFieldInput relatedProductIds:[i translations:[@Admin\\TranslationInput externalId?:s';

    /**
     * @param string $name Name in the store's main language.
     * @param string|null $slug Unique in the store. Absent at creation means a slug made from the name, with a number
     * where needed.
     * @param \StorePlatform\Shared\ProductType::*|null $productType
     * @param \StorePlatform\Shared\ProductStatus::*|null $status
     * @param string|null $description
     * @param string|null $shortDescription One or two sentences for lists, as plain text; null means none.
     * @param string|null $brand Brand or manufacturer; null means none.
     * @param list<string>|null $tags The store's own tags, to search and group by.
     * @param list<int>|null $collectionIds Ids of manual collections that contain the product. A rule collection is
     * rejected (422 invalid_value).
     * @param int|null $taxClassId Id of the tax class; null means the store's default class.
     * @param bool|null $requiresShipping Whether the product has to be shipped. Absent at creation means true for
     * PHYSICAL and false otherwise.
     * @param bool|null $isSubscribable Whether the product can be bought on a plan.
     * @param list<int>|null $subscriptionPlanIds Ids of the plans assigned to the product.
     * @param bool|null $subscriptionOnly Whether the product is only sold with a plan.
     * @param list<ProductOptionCreate>|null $options Up to 5 options; none for a product with one variant.
     * @param list<VariantCreate>|null $variants Variants in display order.
     * @param list<ProductMediaInput>|null $media Media in display order.
     * @param int|null $primaryMediaId Id of one of the product's media; absent or null means the first one.
     * @param SeoInput|null $seo
     * @param ProductVisibilityInput|null $visibility
     * @param int|null $minQuantity Smallest quantity in a cart line.
     * @param int|null $maxQuantity Largest quantity in a cart line; null means no limit.
     * @param int|null $quantityStep Step between allowed quantities, which start at `minQuantity`.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param list<int>|null $relatedProductIds Ids of products to show next to this one, in this order.
     * @param list<TranslationInput>|null $translations Texts in other languages; at most one entry per language.
     * @param string|null $externalId Id in another system; unique among the store's products.
     */
    public function __construct(
        public string $name,
        public ?string $slug = null,
        public ?string $productType = null,
        public ?string $status = null,
        public ?string $description = null,
        public ?string $shortDescription = null,
        public ?string $brand = null,
        public ?array $tags = null,
        public ?array $collectionIds = null,
        public ?int $taxClassId = null,
        public ?bool $requiresShipping = null,
        public ?bool $isSubscribable = null,
        public ?array $subscriptionPlanIds = null,
        public ?bool $subscriptionOnly = null,
        public ?array $options = null,
        public ?array $variants = null,
        public ?array $media = null,
        public ?int $primaryMediaId = null,
        public ?SeoInput $seo = null,
        public ?ProductVisibilityInput $visibility = null,
        public ?int $minQuantity = null,
        public ?int $maxQuantity = null,
        public ?int $quantityStep = null,
        public ?array $customFields = null,
        public ?array $relatedProductIds = null,
        public ?array $translations = null,
        public ?string $externalId = null,
    ) {
    }
}

/** A product without its variants and texts, which GET /admin/product returns. */
final class ProductListItem extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i name!:s slug!:s productType!:s status!:s brand!?:s tags!:[s primaryMediaId!?:i thumbnailUrl!?:s variantCount!:i priceFrom!?:d priceTo!?:d currencyCode!:s stockAvailable!:i stockStatus!:s taxClassId!?:i isSubscribable!:b externalId!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $productId
     * @param string $name Name in the store's main language.
     * @param string $slug
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param \StorePlatform\Shared\ProductStatus::* $status
     * @param string|null $brand Brand or manufacturer; null means none.
     * @param list<string> $tags The store's own tags, to search and group by.
     * @param int|null $primaryMediaId
     * @param string|null $thumbnailUrl URL of the primary medium's thumbnail.
     * @param int $variantCount Number of variants.
     * @param numeric-string|null $priceFrom Lowest current price of an active variant for everyone; null means no such
     * price.
     * @param numeric-string|null $priceTo Highest current price of an active variant for everyone; null means no such
     * price.
     * @param string $currencyCode Currency of the prices: the store's default currency.
     * @param int $stockAvailable Available units, summed over the variants that track inventory.
     * @param StockStatus::* $stockStatus
     * @param int|null $taxClassId
     * @param bool $isSubscribable Whether the product can be subscribed to.
     * @param string|null $externalId Id in another system; null means none.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $productId,
        public string $name,
        public string $slug,
        public string $productType,
        public string $status,
        public ?string $brand,
        public array $tags,
        public ?int $primaryMediaId,
        public ?string $thumbnailUrl,
        public int $variantCount,
        public ?string $priceFrom,
        public ?string $priceTo,
        public string $currencyCode,
        public int $stockAvailable,
        public string $stockStatus,
        public ?int $taxClassId,
        public bool $isSubscribable,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A medium of the product. Positions follow the order of the array. */
final class ProductMediaInput extends \StorePlatform\Model
{
    protected const SPEC = 'mediaId!:i altText?:s';

    /**
     * @param int $mediaId
     * @param string|null $altText Overrides the medium's own alt text for this product, in every language.
     */
    public function __construct(
        public int $mediaId,
        public ?string $altText = null,
    ) {
    }
}

/** An option of a product, such as the color. */
final class ProductOption extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionId!:i name!:s position!:i values!:[@Admin\\ProductOptionValue translations!:[@Admin\\NameTranslation';

    /**
     * @param int $productOptionId
     * @param string $name Unique within the product, such as Color.
     * @param int $position Display position, from 0.
     * @param list<ProductOptionValue> $values The values of the option, in display order.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     */
    public function __construct(
        public int $productOptionId,
        public string $name,
        public int $position,
        public array $values,
        public array $translations,
    ) {
    }
}

/** A new option. Positions follow the order of the array. */
final class ProductOptionCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s values!:[@Admin\\ProductOptionValueCreate translations:[@Admin\\NameTranslationInput';

    /**
     * @param string $name Unique within the product, such as Color.
     * @param list<ProductOptionValueCreate> $values The choices, in the order in which they are shown.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     */
    public function __construct(
        public string $name,
        public array $values,
        public ?array $translations = null,
    ) {
    }
}

/**
 * With productOptionId, the option is kept and only the fields in the request change. Without it, an option is added;
 * `name` and `values` are then required.
 */
final class ProductOptionUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionId:i name:s values:[@Admin\\ProductOptionValueUpdate translations:[@Admin\\NameTranslationInput';

    /**
     * @param int|null $productOptionId Id of the option to keep; absent means that an option is added.
     * @param string|null $name Unique within the product.
     * @param list<ProductOptionValueUpdate>|null $values The complete list of values. An omitted value is removed.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     */
    public function __construct(
        public ?int $productOptionId = null,
        public ?string $name = null,
        public ?array $values = null,
        public ?array $translations = null,
    ) {
    }
}

/** One value of an option, such as white. */
final class ProductOptionValue extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionValueId!:i value!:s position!:i swatchHex!?:s mediaId!?:i translations!:[@Admin\\NameTranslation';

    /**
     * @param int $productOptionValueId
     * @param string $value The value that the customer selects; unique within the option.
     * @param int $position Display position, from 0.
     * @param string|null $swatchHex Color of the swatch.
     * @param int|null $mediaId Image of the swatch; one of the product's media.
     * @param list<NameTranslation> $translations The value in other languages; at most one entry per language.
     */
    public function __construct(
        public int $productOptionValueId,
        public string $value,
        public int $position,
        public ?string $swatchHex,
        public ?int $mediaId,
        public array $translations,
    ) {
    }
}

/** A new option value. Positions follow the order of the array. */
final class ProductOptionValueCreate extends \StorePlatform\Model
{
    protected const SPEC = 'value!:s swatchHex?:s mediaId?:i translations:[@Admin\\NameTranslationInput';

    /**
     * @param string $value The choice shown to the customer; unique within the option.
     * @param string|null $swatchHex Color of the swatch.
     * @param int|null $mediaId Image of the swatch.
     * @param list<NameTranslationInput>|null $translations The value in other languages; at most one entry per
     * language.
     */
    public function __construct(
        public string $value,
        public ?string $swatchHex = null,
        public ?int $mediaId = null,
        public ?array $translations = null,
    ) {
    }
}

/**
 * With productOptionValueId, the value is kept and only the fields in the request change. Without it, a value is added;
 * `value` is then required.
 */
final class ProductOptionValueUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionValueId:i value:s swatchHex?:s mediaId?:i translations:[@Admin\\NameTranslationInput';

    /**
     * @param int|null $productOptionValueId Id of the value to keep; absent means that a value is added.
     * @param string|null $value The choice shown to the customer; unique within the option.
     * @param string|null $swatchHex Color of the swatch.
     * @param int|null $mediaId Image of the swatch.
     * @param list<NameTranslationInput>|null $translations The value in other languages; at most one entry per
     * language. The list replaces the stored one; absent keeps it.
     */
    public function __construct(
        public ?int $productOptionValueId = null,
        public ?string $value = null,
        public ?string $swatchHex = null,
        public ?int $mediaId = null,
        public ?array $translations = null,
    ) {
    }
}

/** One page of products, with the cursor of the next page. */
final class ProductPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\ProductListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<ProductListItem> $items Products on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a leading `-` means descending. */
final class ProductSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
    public const NAME = 'name';
    public const NAME_DESC = '-name';
}

/** The fields to change. `seo` and `visibility` replace the stored objects. */
final class ProductUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i name:s slug:s productType:s status:s description?:s shortDescription?:s brand?:s tags:[s collectionIds:[i taxClassId?:i requiresShipping:b isSubscribable:b subscriptionPlanIds:[i subscriptionOnly:b options:[@Admin\\ProductOptionUpdate variants:[@Admin\\VariantUpdate media:[@Admin\\ProductMediaInput primaryMediaId?:i seo:@Admin\\SeoInput visibility:@Admin\\ProductVisibilityInput minQuantity:i maxQuantity?:i quantityStep:i customFields:[@Shared\\CustomFieldInput relatedProductIds:[i translations:[@Admin\\TranslationInput externalId?:s version:i';

    /**
     * @param int $productId
     * @param string|null $name Name in the store's main language.
     * @param string|null $slug Unique in the store. Absent at creation means a slug made from the name, with a number
     * where needed.
     * @param \StorePlatform\Shared\ProductType::*|null $productType
     * @param \StorePlatform\Shared\ProductStatus::*|null $status
     * @param string|null $description
     * @param string|null $shortDescription One or two sentences for lists, as plain text; null means none.
     * @param string|null $brand Brand or manufacturer; null means none.
     * @param list<string>|null $tags The store's own tags, to search and group by.
     * @param list<int>|null $collectionIds Ids of manual collections that contain the product. A rule collection is
     * rejected (422 invalid_value).
     * @param int|null $taxClassId Id of the tax class; null means the store's default class.
     * @param bool|null $requiresShipping Whether the product has to be shipped. Absent at creation means true for
     * PHYSICAL and false otherwise.
     * @param bool|null $isSubscribable Whether the product can be bought on a plan.
     * @param list<int>|null $subscriptionPlanIds Ids of the plans assigned to the product.
     * @param bool|null $subscriptionOnly Whether the product is only sold with a plan.
     * @param list<ProductOptionUpdate>|null $options Up to 5 options; none for a product with one variant.
     * @param list<VariantUpdate>|null $variants Variants in display order.
     * @param list<ProductMediaInput>|null $media Media in display order.
     * @param int|null $primaryMediaId Id of one of the product's media; absent or null means the first one.
     * @param SeoInput|null $seo
     * @param ProductVisibilityInput|null $visibility
     * @param int|null $minQuantity Smallest quantity in a cart line.
     * @param int|null $maxQuantity Largest quantity in a cart line; null means no limit.
     * @param int|null $quantityStep Step between allowed quantities, which start at `minQuantity`.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param list<int>|null $relatedProductIds Ids of products to show next to this one, in this order.
     * @param list<TranslationInput>|null $translations Texts in other languages; at most one entry per language.
     * @param string|null $externalId Id in another system; unique among the store's products.
     * @param int|null $version
     */
    public function __construct(
        public int $productId,
        public ?string $name = null,
        public ?string $slug = null,
        public ?string $productType = null,
        public ?string $status = null,
        public ?string $description = null,
        public ?string $shortDescription = null,
        public ?string $brand = null,
        public ?array $tags = null,
        public ?array $collectionIds = null,
        public ?int $taxClassId = null,
        public ?bool $requiresShipping = null,
        public ?bool $isSubscribable = null,
        public ?array $subscriptionPlanIds = null,
        public ?bool $subscriptionOnly = null,
        public ?array $options = null,
        public ?array $variants = null,
        public ?array $media = null,
        public ?int $primaryMediaId = null,
        public ?SeoInput $seo = null,
        public ?ProductVisibilityInput $visibility = null,
        public ?int $minQuantity = null,
        public ?int $maxQuantity = null,
        public ?int $quantityStep = null,
        public ?array $customFields = null,
        public ?array $relatedProductIds = null,
        public ?array $translations = null,
        public ?string $externalId = null,
        public ?int $version = null,
    ) {
    }
}

/** When the storefront shows the product, and to which customers. */
final class ProductVisibility extends \StorePlatform\Model
{
    protected const SPEC = 'publishOn!?:t unpublishOn!?:t accountTypeIds!:[i';

    /**
     * @param \DateTimeImmutable|null $publishOn The product is shown from this time on; null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn The product is hidden from this time on; null means never. Must be
     * after publishOn.
     * @param list<int> $accountTypeIds Ids of the account types that see the product; empty means everyone.
     */
    public function __construct(
        public ?\DateTimeImmutable $publishOn,
        public ?\DateTimeImmutable $unpublishOn,
        public array $accountTypeIds,
    ) {
    }
}

/** Replaces the stored visibility; absent fields take their empty value. */
final class ProductVisibilityInput extends \StorePlatform\Model
{
    protected const SPEC = 'publishOn?:t unpublishOn?:t accountTypeIds:[i';

    /**
     * @param \DateTimeImmutable|null $publishOn The product is shown from this time on; null means immediately.
     * @param \DateTimeImmutable|null $unpublishOn The product is hidden from this time on; null means never. Must be
     * after publishOn.
     * @param list<int>|null $accountTypeIds Ids of the account types that see the product; empty means everyone.
     */
    public function __construct(
        public ?\DateTimeImmutable $publishOn = null,
        public ?\DateTimeImmutable $unpublishOn = null,
        public ?array $accountTypeIds = null,
    ) {
    }
}

/** Health of the provider, from the calls of the last 15 minutes. */
final class ProviderHealthStatus
{
    public const UNKNOWN = 'UNKNOWN';
    public const HEALTHY = 'HEALTHY';
    public const DEGRADED = 'DEGRADED';
    public const DOWN = 'DOWN';
}

/**
 * Whether the provider's webhooks reach this service: none needed, none received yet, received, or rejected (bad
 * signature).
 */
final class ProviderWebhookStatus
{
    public const NOT_NEEDED = 'NOT_NEEDED';
    public const WAITING = 'WAITING';
    public const RECEIVING = 'RECEIVING';
    public const FAILING = 'FAILING';
}

/**
 * A former path of the storefront, and the page that replaces it. Exactly one of productId, collectionId and targetPath
 * is not null.
 */
final class Redirect extends \StorePlatform\Model
{
    protected const SPEC = 'redirectId!:i path!:s productId!?:i collectionId!?:i targetPath!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $redirectId
     * @param string $path The former path. Its percent-escapes are decoded, except `%25`.
     * @param int|null $productId The product that replaces the page. While the storefront does not show the product,
     * the redirect has no effect.
     * @param int|null $collectionId The collection that replaces the page. While the storefront does not show the
     * collection, the redirect has no effect. Deleting the collection deletes the redirect.
     * @param string|null $targetPath The path that replaces the former path. Its percent-escapes are decoded, except
     * `%25`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $redirectId,
        public string $path,
        public ?int $productId,
        public ?int $collectionId,
        public ?string $targetPath,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The former path and its target: exactly one of productId, collectionId and targetPath. */
final class RedirectCreate extends \StorePlatform\Model
{
    protected const SPEC = 'path!:s productId:i collectionId:i targetPath:s';

    /**
     * @param string $path
     * @param int|null $productId
     * @param int|null $collectionId
     * @param string|null $targetPath
     */
    public function __construct(
        public string $path,
        public ?int $productId = null,
        public ?int $collectionId = null,
        public ?string $targetPath = null,
    ) {
    }
}

/** One page of redirects, with the cursor of the next page. */
final class RedirectPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Redirect page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<Redirect> $items The redirects of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Order of the list; a `-` in front means descending. */
final class RedirectSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const PATH = 'path';
    public const PATH_DESC = '-path';
}

/** The fields to change. */
final class RedirectUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'redirectId!:i path:s productId:i collectionId:i targetPath:s version:i';

    /**
     * @param int $redirectId
     * @param string|null $path
     * @param int|null $productId
     * @param int|null $collectionId
     * @param string|null $targetPath
     * @param int|null $version
     */
    public function __construct(
        public int $redirectId,
        public ?string $path = null,
        public ?int $productId = null,
        public ?int $collectionId = null,
        public ?string $targetPath = null,
        public ?int $version = null,
    ) {
    }
}

/** An action that the refund's current state allows. */
final class RefundAction
{
    public const VOID = 'VOID';
    public const COMPLETE = 'COMPLETE';
    public const RETRY = 'RETRY';
}

/** The actor who issued the refund. */
final class RefundActor extends \StorePlatform\Model
{
    protected const SPEC = 'actorType!:s adminUserId!?:i name!?:s';

    /**
     * @param \StorePlatform\Shared\ActorType::* $actorType
     * @param int|null $adminUserId
     * @param string|null $name Name of the user or app token; null for the system.
     */
    public function __construct(
        public string $actorType,
        public ?int $adminUserId,
        public ?string $name,
    ) {
    }
}

/** An offline refund that was paid out. */
final class RefundComplete extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i reference?:s completedOn:t note?:s';

    /**
     * @param int $refundId
     * @param string|null $reference Reference of the payout, such as the number of the bank transfer.
     * @param \DateTimeImmutable|null $completedOn Absent means now. Must not be in the future.
     * @param string|null $note Internal note.
     */
    public function __construct(
        public int $refundId,
        public ?string $reference = null,
        public ?\DateTimeImmutable $completedOn = null,
        public ?string $note = null,
    ) {
    }
}

/**
 * - `ORIGINAL`: the money returns to the payment that it came from. - `STORE_CREDIT`: the money became the customer's
 * store credit. Such a refund is COMPLETED and stays so. More values may be added.
 *
 * More values may be added.
 */
final class RefundDestination
{
    public const ORIGINAL = 'ORIGINAL';
    public const STORE_CREDIT = 'STORE_CREDIT';
}

/** A refund with all its data. */
final class RefundDetails extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d overpaymentAmount!:d currencyCode!:s refundedOn!:t voidedOn!?:t completedOn!?:t isOffline!:b destination!:s lines!:[@Admin\\RefundLine payments!:[@Admin\\RefundPayment failure!?:@Admin\\RefundFailure note!?:s createdBy!:@Admin\\RefundActor retryOfRefundId!?:i retriedByRefundId!?:i allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $refundId
     * @param int $orderId
     * @param int $orderNumber
     * @param int $refundNumber
     * @param \StorePlatform\Shared\RefundStatus::* $status
     * @param \StorePlatform\Shared\RefundReason::* $reason
     * @param numeric-string $amount subtotal + taxTotal + shippingTotal.
     * @param numeric-string $subtotal Net of tax.
     * @param numeric-string $taxTotal Tax on the refunded goods and shipping.
     * @param numeric-string $shippingTotal Net of tax.
     * @param numeric-string $overpaymentAmount The part of `amount` that returns an overpayment and belongs to no line.
     * @param string $currencyCode
     * @param \DateTimeImmutable $refundedOn When the refund was issued.
     * @param \DateTimeImmutable|null $voidedOn When the refund was voided, before any money was returned; null means it
     * was not voided.
     * @param \DateTimeImmutable|null $completedOn When the money was returned; null means the refund is not completed.
     * @param bool $isOffline Whether the money is returned outside a processor, so that an admin completes the refund.
     * @param string $destination
     * @param list<RefundLine> $lines Refunded lines.
     * @param list<RefundPayment> $payments Payments that the money is returned to; empty when units were returned
     * without money.
     * @param RefundFailure|null $failure null unless `status` is FAILED.
     * @param string|null $note Internal note.
     * @param RefundActor $createdBy
     * @param int|null $retryOfRefundId Id of the failed refund that this one retries.
     * @param int|null $retriedByRefundId Id of the refund that retries this one.
     * @param list<RefundAction::*> $allowedActions Actions that the refund's state allows. All others return 409
     * `invalid_state_transition`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $refundId,
        public int $orderId,
        public int $orderNumber,
        public int $refundNumber,
        public string $status,
        public string $reason,
        public string $amount,
        public string $subtotal,
        public string $taxTotal,
        public string $shippingTotal,
        public string $overpaymentAmount,
        public string $currencyCode,
        public \DateTimeImmutable $refundedOn,
        public ?\DateTimeImmutable $voidedOn,
        public ?\DateTimeImmutable $completedOn,
        public bool $isOffline,
        public string $destination,
        public array $lines,
        public array $payments,
        public ?RefundFailure $failure,
        public ?string $note,
        public RefundActor $createdBy,
        public ?int $retryOfRefundId,
        public ?int $retriedByRefundId,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A completed offline refund whose money came back. */
final class RefundFail extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i reason?:s note?:s';

    /**
     * @param int $refundId
     * @param string|null $reason Reason of the failure, shown as `failure.message`.
     * @param string|null $note Internal note; replaces the refund's note.
     */
    public function __construct(
        public int $refundId,
        public ?string $reason = null,
        public ?string $note = null,
    ) {
    }
}

/** Why the processor rejected the refund. */
final class RefundFailure extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s message!:s failedOn!:t';

    /**
     * @param string $code
     * @param string $message Reason for the rejection, as text.
     * @param \DateTimeImmutable $failedOn When the processor rejected the refund.
     */
    public function __construct(
        public string $code,
        public string $message,
        public \DateTimeImmutable $failedOn,
    ) {
    }
}

/** A refunded line. */
final class RefundLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s quantity!:i subtotal!:d taxTotal!:d amount!:d restockedQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of the product and variant when the order was placed.
     * @param int $quantity Refunded units; 0 when only money is returned.
     * @param numeric-string $subtotal Net of tax.
     * @param numeric-string $taxTotal Tax on `subtotal`.
     * @param numeric-string $amount subtotal + taxTotal.
     * @param int $restockedQuantity Units put back into stock.
     */
    public function __construct(
        public string $lineItemId,
        public string $sku,
        public string $name,
        public int $quantity,
        public string $subtotal,
        public string $taxTotal,
        public string $amount,
        public int $restockedQuantity,
    ) {
    }
}

/** A refund in a list. */
final class RefundListItem extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d currencyCode!:s refundedOn!:t voidedOn!?:t completedOn!?:t storeCustomerId!?:i customerName!:s customerEmail!:s isOffline!:b destination!:s failureCode!?:s createdOn!:t modifiedOn!:t';

    /**
     * @param int $refundId
     * @param int $orderId
     * @param int $orderNumber
     * @param int $refundNumber
     * @param \StorePlatform\Shared\RefundStatus::* $status
     * @param \StorePlatform\Shared\RefundReason::* $reason
     * @param numeric-string $amount subtotal + taxTotal + shippingTotal.
     * @param numeric-string $subtotal Net of tax.
     * @param numeric-string $taxTotal Tax on the refunded goods and shipping.
     * @param numeric-string $shippingTotal Net of tax.
     * @param string $currencyCode
     * @param \DateTimeImmutable $refundedOn When the refund was issued.
     * @param \DateTimeImmutable|null $voidedOn When the refund was voided, before any money was returned; null means it
     * was not voided.
     * @param \DateTimeImmutable|null $completedOn When the money was returned; null means the refund is not completed.
     * @param int|null $storeCustomerId null means a guest.
     * @param string $customerName First and last name of the buyer; `""` means unknown.
     * @param string $customerEmail
     * @param bool $isOffline Whether the money is returned outside the platform.
     * @param string $destination
     * @param string|null $failureCode null unless `status` is FAILED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $refundId,
        public int $orderId,
        public int $orderNumber,
        public int $refundNumber,
        public string $status,
        public string $reason,
        public string $amount,
        public string $subtotal,
        public string $taxTotal,
        public string $shippingTotal,
        public string $currencyCode,
        public \DateTimeImmutable $refundedOn,
        public ?\DateTimeImmutable $voidedOn,
        public ?\DateTimeImmutable $completedOn,
        public ?int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public bool $isOffline,
        public string $destination,
        public ?string $failureCode,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** Whether refunds have their own number sequence or share that of orders. */
final class RefundNumberSequence
{
    public const OWN = 'OWN';
    public const SHARED = 'SHARED';
}

/** One page of refunds, with the cursor of the next page. */
final class RefundPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\RefundListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<RefundListItem> $items Refunds on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** The part of a refund that is returned to one payment. */
final class RefundPayment extends \StorePlatform\Model
{
    protected const SPEC = 'paymentId!:i providerCode!:s paymentType!?:s brand!?:s lastFour!?:s amount!:d status!:s providerReference!?:s';

    /**
     * @param int $paymentId
     * @param string $providerCode Code of the payment provider. `STORED_VALUE` means a payment with stored value.
     * @param \StorePlatform\Shared\PaymentType::*|null $paymentType
     * @param string|null $brand Brand of the card; null when the payment was not made by card.
     * @param string|null $lastFour Last four digits of the card or account; null means unknown.
     * @param numeric-string $amount Amount returned to this payment.
     * @param \StorePlatform\Shared\RefundStatus::* $status
     * @param string|null $providerReference Id of the refund at the provider; null until the provider has accepted the
     * refund.
     */
    public function __construct(
        public int $paymentId,
        public string $providerCode,
        public ?string $paymentType,
        public ?string $brand,
        public ?string $lastFour,
        public string $amount,
        public string $status,
        public ?string $providerReference,
    ) {
    }
}

/** A refund as it would be issued, and its limits. */
final class RefundPreview extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i currencyCode!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d maximumAmount!:d maximumShippingAmount!:d lines!:[@Admin\\RefundPreviewLine payments!:[@Admin\\RefundPreviewPayment';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $currencyCode
     * @param numeric-string $amount subtotal + taxTotal + shippingTotal.
     * @param numeric-string $subtotal Lines, net of tax.
     * @param numeric-string $taxTotal Tax of the refund.
     * @param numeric-string $shippingTotal Shipping, net of tax.
     * @param numeric-string $maximumAmount Maximum amount that can be refunded now, including tax.
     * @param numeric-string $maximumShippingAmount Maximum of the shipping charge that can be refunded now, including
     * tax.
     * @param list<RefundPreviewLine> $lines All lines of the order.
     * @param list<RefundPreviewPayment> $payments All captured payments.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $currencyCode,
        public string $amount,
        public string $subtotal,
        public string $taxTotal,
        public string $shippingTotal,
        public string $maximumAmount,
        public string $maximumShippingAmount,
        public array $lines,
        public array $payments,
    ) {
    }
}

/** A line with its limits, and its part of the refund. */
final class RefundPreviewLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s orderedQuantity!:i refundedQuantity!:i refundableQuantity!:i maximumAmount!:d quantity!:i subtotal!:d taxTotal!:d amount!:d restockQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of product and variant at the time of the order.
     * @param int $orderedQuantity Units ordered.
     * @param int $refundedQuantity Units in earlier refunds.
     * @param int $refundableQuantity Units that can be refunded now.
     * @param numeric-string $maximumAmount Maximum amount for the line now, including tax.
     * @param int $quantity Units in this refund.
     * @param numeric-string $subtotal Net of tax.
     * @param numeric-string $taxTotal Tax of `subtotal`.
     * @param numeric-string $amount subtotal + taxTotal.
     * @param int $restockQuantity Units that would go back into stock.
     */
    public function __construct(
        public string $lineItemId,
        public string $sku,
        public string $name,
        public int $orderedQuantity,
        public int $refundedQuantity,
        public int $refundableQuantity,
        public string $maximumAmount,
        public int $quantity,
        public string $subtotal,
        public string $taxTotal,
        public string $amount,
        public int $restockQuantity,
    ) {
    }
}

/** A payment with its limit, and its part of the refund. */
final class RefundPreviewPayment extends \StorePlatform\Model
{
    protected const SPEC = 'paymentId!:i providerCode!:s paymentType!?:s brand!?:s lastFour!?:s refundableAmount!:d amount!:d';

    /**
     * @param int $paymentId
     * @param string $providerCode Code of the payment provider.
     * @param \StorePlatform\Shared\PaymentType::*|null $paymentType
     * @param string|null $brand Brand of the card. Null for other payment methods.
     * @param string|null $lastFour The last four digits of the card or account. Null means none.
     * @param numeric-string $refundableAmount Maximum amount that can be refunded on the payment now, at most the
     * order's `balance.refundable`. If the amounts of several payments add up to more, all refunds together still
     * return at most `balance.refundable`.
     * @param numeric-string $amount Amount of this refund on the payment.
     */
    public function __construct(
        public int $paymentId,
        public string $providerCode,
        public ?string $paymentType,
        public ?string $brand,
        public ?string $lastFour,
        public string $refundableAmount,
        public string $amount,
    ) {
    }
}

/** The failed refund to retry. */
final class RefundRetry extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i note?:s';

    /**
     * @param int $refundId
     * @param string|null $note Internal note.
     */
    public function __construct(
        public int $refundId,
        public ?string $note = null,
    ) {
    }
}

/** Sort order; a leading minus sign means descending. */
final class RefundSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
    public const AMOUNT = 'amount';
    public const AMOUNT_DESC = '-amount';
    public const REFUND_NUMBER = 'refundNumber';
    public const REFUND_NUMBER_DESC = '-refundNumber';
}

/** The refund to void. */
final class RefundVoid extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i note?:s';

    /**
     * @param int $refundId
     * @param string|null $note Internal note.
     */
    public function __construct(
        public int $refundId,
        public ?string $note = null,
    ) {
    }
}

/**
 * How a renewal handles an item that is out of stock. WAIT retries daily for `renewalStockWaitDays`, then skips the
 * item. SKIP skips the item at once.
 */
final class RenewalStockPolicy
{
    public const WAIT = 'WAIT';
    public const SKIP = 'SKIP';
}

/** How halves of the smallest unit are rounded. */
final class RoundingMode
{
    public const HALF_UP = 'HALF_UP';
    public const HALF_EVEN = 'HALF_EVEN';
    public const HALF_DOWN = 'HALF_DOWN';
}

/** A request to the store's API, with its result. */
final class RequestLog extends \StorePlatform\Model
{
    protected const SPEC = 'requestLogId!:i surface!:s operation!:s requestMethod!:s path!:s responseStatus!:i problemCode!?:s durationMs!:i actorType!:s adminUserId!?:i appTokenId!?:i storeCustomerId!?:i requestId!:s idempotencyKey!?:s isReplayed!:b ipHash!:s createdOn!:t userAgent!?:s errors!:[@Admin\\RequestLogError';

    /**
     * @param int $requestLogId
     * @param ApiSurface::* $surface
     * @param string $operation operationId of the request.
     * @param string $requestMethod HTTP method.
     * @param string $path Path without the query.
     * @param int $responseStatus HTTP status of the response.
     * @param string|null $problemCode Error code; null means that the request did not fail.
     * @param int $durationMs Time until the response was written, in milliseconds.
     * @param \StorePlatform\Shared\ActorType::* $actorType Kind of the caller; CUSTOMER for every visitor of the
     * storefront.
     * @param int|null $adminUserId Id of the administrator; null means that the caller was not an administrator.
     * @param int|null $appTokenId Id of the app token; null means that the caller was not an app token.
     * @param int|null $storeCustomerId Id of the customer; null means that no customer was logged in.
     * @param string $requestId X-Request-Id of the request.
     * @param string|null $idempotencyKey Idempotency-Key of the request; null means none.
     * @param bool $isReplayed Whether the response was replayed from an earlier request with the same Idempotency-Key.
     * @param string $ipHash A keyed hash of the caller's address, as in the audit log: equal addresses have equal
     * hashes.
     * @param \DateTimeImmutable $createdOn
     * @param string|null $userAgent User-Agent of the request; null means none.
     * @param list<RequestLogError> $errors Rejected places in the request; empty means that no place is known.
     */
    public function __construct(
        public int $requestLogId,
        public string $surface,
        public string $operation,
        public string $requestMethod,
        public string $path,
        public int $responseStatus,
        public ?string $problemCode,
        public int $durationMs,
        public string $actorType,
        public ?int $adminUserId,
        public ?int $appTokenId,
        public ?int $storeCustomerId,
        public string $requestId,
        public ?string $idempotencyKey,
        public bool $isReplayed,
        public string $ipHash,
        public \DateTimeImmutable $createdOn,
        public ?string $userAgent,
        public array $errors,
    ) {
    }
}

/** A rejected place in a request. The rejected value is not stored. */
final class RequestLogError extends \StorePlatform\Model
{
    protected const SPEC = 'in!:s pointer!:s code!:s';

    /**
     * @param \StorePlatform\Shared\ProblemFieldLocation::* $in
     * @param string $pointer Pointer as in the problem: an RFC 6901 pointer into the body, or a slash and the name of
     * the parameter or header.
     * @param string $code
     */
    public function __construct(
        public string $in,
        public string $pointer,
        public string $code,
    ) {
    }
}

/** A request in the list. */
final class RequestLogListItem extends \StorePlatform\Model
{
    protected const SPEC = 'requestLogId!:i surface!:s operation!:s requestMethod!:s path!:s responseStatus!:i problemCode!?:s durationMs!:i actorType!:s adminUserId!?:i appTokenId!?:i storeCustomerId!?:i requestId!:s idempotencyKey!?:s isReplayed!:b ipHash!:s createdOn!:t';

    /**
     * @param int $requestLogId
     * @param ApiSurface::* $surface
     * @param string $operation operationId of the request.
     * @param string $requestMethod HTTP method.
     * @param string $path Path without the query.
     * @param int $responseStatus HTTP status of the response.
     * @param string|null $problemCode Error code; null means that the request did not fail.
     * @param int $durationMs Time until the response was written, in milliseconds.
     * @param \StorePlatform\Shared\ActorType::* $actorType Kind of the caller; CUSTOMER for every visitor of the
     * storefront.
     * @param int|null $adminUserId Id of the administrator; null means that the caller was not an administrator.
     * @param int|null $appTokenId Id of the app token; null means that the caller was not an app token.
     * @param int|null $storeCustomerId Id of the customer; null means that no customer was logged in.
     * @param string $requestId X-Request-Id of the request.
     * @param string|null $idempotencyKey Idempotency-Key of the request; null means none.
     * @param bool $isReplayed Whether the response was replayed from an earlier request with the same Idempotency-Key.
     * @param string $ipHash A keyed hash of the caller's address, as in the audit log: equal addresses have equal
     * hashes.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $requestLogId,
        public string $surface,
        public string $operation,
        public string $requestMethod,
        public string $path,
        public int $responseStatus,
        public ?string $problemCode,
        public int $durationMs,
        public string $actorType,
        public ?int $adminUserId,
        public ?int $appTokenId,
        public ?int $storeCustomerId,
        public string $requestId,
        public ?string $idempotencyKey,
        public bool $isReplayed,
        public string $ipHash,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of requests, with the cursor of the next page. */
final class RequestLogPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\RequestLogListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<RequestLogListItem> $items Requests on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a leading minus sign means descending. */
final class RequestLogSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/**
 * Result of a request. - `SUCCESS`: a status below 400. - `REFUSED`: a status from 400 to 499. - `FAILURE`: a status of
 * 500 or above.
 */
final class RequestOutcome
{
    public const SUCCESS = 'SUCCESS';
    public const REFUSED = 'REFUSED';
    public const FAILURE = 'FAILURE';
}

/**
 * An action that the return's current state allows.
 *
 * More values may be added.
 */
final class ReturnAction
{
    public const APPROVE = 'APPROVE';
    public const REJECT = 'REJECT';
    public const SEND = 'SEND';
    public const RECEIVE = 'RECEIVE';
    public const EXCHANGE = 'EXCHANGE';
    public const COMPLETE = 'COMPLETE';
    public const CANCEL = 'CANCEL';
}

/** The return to approve. */
final class ReturnApprove extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i lines:[@Admin\\ReturnApproveLine';

    /**
     * @param int $returnId
     * @param int|null $version
     * @param list<ReturnApproveLine>|null $lines Approved units, each line at most once. Lines that are absent are
     * approved as requested.
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
        public ?array $lines = null,
    ) {
    }
}

/** Approved units of a line. */
final class ReturnApproveLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i';

    /**
     * @param string $lineItemId
     * @param int $quantity Approved units; 0 approves none of the line.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
    ) {
    }
}

/** The return to cancel. */
final class ReturnCancel extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i';

    /**
     * @param int $returnId
     * @param int|null $version
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
    ) {
    }
}

/** The return to complete. */
final class ReturnComplete extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i withoutReplacement:b';

    /**
     * @param int $returnId
     * @param int|null $version
     * @param bool|null $withoutReplacement true ends an EXCHANGE whose replacement order was not placed, and releases
     * its reserved stock.
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
        public ?bool $withoutReplacement = null,
    ) {
    }
}

/**
 * The condition in which units arrived. SELLABLE: restocked. DAMAGED: not restocked. MISSING: sent by the buyer, and
 * not arrived.
 *
 * More values may be added.
 */
final class ReturnCondition
{
    public const SELLABLE = 'SELLABLE';
    public const DAMAGED = 'DAMAGED';
    public const MISSING = 'MISSING';
}

/** A return to create. */
final class ReturnCreate extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i kind!:s lines!:[@Shared\\ReturnRequestLine exchangeLines:[@Shared\\ReturnExchangeRequestLine note?:s isApproved:b';

    /**
     * @param int $orderId
     * @param string $kind
     * @param list<\StorePlatform\Shared\ReturnRequestLine> $lines Units to return, each line at most once.
     * @param list<\StorePlatform\Shared\ReturnExchangeRequestLine>|null $exchangeLines Goods that the buyer wants
     * instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty leaves the exchange to
     * an agreement of buyer and store.
     * @param string|null $note Internal note.
     * @param bool|null $isApproved false creates the return as REQUESTED, for another person to approve. A withdrawal
     * in time is always approved.
     */
    public function __construct(
        public int $orderId,
        public string $kind,
        public array $lines,
        public ?array $exchangeLines = null,
        public ?string $note = null,
        public ?bool $isApproved = null,
    ) {
    }
}

/** A return with all its data. */
final class ReturnDetails extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b exceeds!:[s lines!:[@Admin\\ReturnLine exchangeLines!:[@Shared\\ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D note!?:s carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId
     * @param int $orderNumber
     * @param string $kind
     * @param string $status
     * @param bool $isInTime Whether the return is a withdrawal that the buyer declared before its deadline. Staff can
     * neither reject nor cancel it.
     * @param list<string> $exceeds Rules of the policy that the return sets aside.
     * @param list<ReturnLine> $lines Lines of the return.
     * @param list<\StorePlatform\Shared\ReturnExchangeLine> $exchangeLines Goods that the buyer wants in exchange;
     * empty for other kinds, and if the buyer named none.
     * @param int|null $replacementOrderId The order that sends the goods of `exchangeLines`; null means that it is not
     * placed.
     * @param list<int> $refundIds Refunds with units of the return, including unshipped units of a withdrawal, oldest
     * first. A request that is refunded to several payments is listed with all its refunds. Failed and voided refunds
     * are omitted.
     * @param string|null $refundDueOn Last day on which the store can refund a withdrawal; null for other kinds.
     * @param string|null $note Internal note; null means none.
     * @param string $carrierName Carrier of the parcel; empty means unknown.
     * @param string $trackingNumber Tracking number of the parcel; empty means unknown.
     * @param \DateTimeImmutable $requestedOn When the return was requested.
     * @param \DateTimeImmutable|null $approvedOn When it was approved; null means it is not.
     * @param \DateTimeImmutable|null $rejectedOn When it was rejected; null means it is not.
     * @param \DateTimeImmutable|null $sentOn When the parcel was reported as sent; null means it is not.
     * @param \DateTimeImmutable|null $receivedOn When the first units arrived; null means that no unit has arrived.
     * @param \DateTimeImmutable|null $completedOn When it was completed; null means it is not.
     * @param \DateTimeImmutable|null $cancelledOn When it was canceled; null means it is not.
     * @param list<string> $allowedActions Actions that the return's state allows. All others return 409
     * `invalid_state_transition`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $returnId,
        public string $returnNumber,
        public int $orderId,
        public int $orderNumber,
        public string $kind,
        public string $status,
        public bool $isInTime,
        public array $exceeds,
        public array $lines,
        public array $exchangeLines,
        public ?int $replacementOrderId,
        public array $refundIds,
        public ?string $refundDueOn,
        public ?string $note,
        public string $carrierName,
        public string $trackingNumber,
        public \DateTimeImmutable $requestedOn,
        public ?\DateTimeImmutable $approvedOn,
        public ?\DateTimeImmutable $rejectedOn,
        public ?\DateTimeImmutable $sentOn,
        public ?\DateTimeImmutable $receivedOn,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The exchange whose replacement order is placed. */
final class ReturnExchange extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i chargesFees:b shippingMethodId:i note?:s notifyCustomer:b';

    /**
     * @param int $returnId
     * @param int|null $version
     * @param bool|null $chargesFees false waives the fees of the store's `returnPolicy`.
     * @param int|null $shippingMethodId Shipping method of the replacement order. Absent means the method of the
     * returned order.
     * @param string|null $note Internal note of the replacement order.
     * @param bool|null $notifyCustomer Whether the buyer gets the e-mails about the replacement order and the refund.
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
        public ?bool $chargesFees = null,
        public ?int $shippingMethodId = null,
        public ?string $note = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** The part of a return for one line of its order. */
final class ReturnLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s reason!?:s requestedQuantity!:i approvedQuantity!:i sellableQuantity!:i damagedQuantity!:i missingQuantity!:i returnedQuantity!:i restockedQuantity!:i unshippedQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of the product and variant when the order was placed.
     * @param string|null $reason Code of a reason in the store's `returnPolicy`; null means none.
     * @param int $requestedQuantity Units that the buyer wants to return.
     * @param int $approvedQuantity Units that may come back.
     * @param int $sellableQuantity Units that arrived and can be sold.
     * @param int $damagedQuantity Units that arrived damaged.
     * @param int $missingQuantity Units that did not arrive.
     * @param int $returnedQuantity Units that the order counts as returned, because of a receipt or a refund.
     * @param int $restockedQuantity Of these, units that are for sale again.
     * @param int $unshippedQuantity Units of a withdrawal that had not been shipped. They do not come back: the store
     * cancels or refunds them.
     */
    public function __construct(
        public string $lineItemId,
        public string $sku,
        public string $name,
        public ?string $reason,
        public int $requestedQuantity,
        public int $approvedQuantity,
        public int $sellableQuantity,
        public int $damagedQuantity,
        public int $missingQuantity,
        public int $returnedQuantity,
        public int $restockedQuantity,
        public int $unshippedQuantity,
    ) {
    }
}

/** A return in a list. */
final class ReturnListItem extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i storeCustomerId!?:i customerName!:s customerEmail!:s kind!:s status!:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i requestedOn!:t completedOn!?:t modifiedOn!:t';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId
     * @param int $orderNumber
     * @param int|null $storeCustomerId null means a guest.
     * @param string $customerName First and last name of the buyer; `""` means unknown.
     * @param string $customerEmail
     * @param string $kind
     * @param string $status
     * @param int $requestedQuantity Requested units of all lines.
     * @param int $approvedQuantity Approved units of all lines.
     * @param int $receivedQuantity Units of all lines that arrived, in any condition.
     * @param \DateTimeImmutable $requestedOn When the return was requested.
     * @param \DateTimeImmutable|null $completedOn When it was completed; null means it is not.
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $returnId,
        public string $returnNumber,
        public int $orderId,
        public int $orderNumber,
        public ?int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public string $kind,
        public string $status,
        public int $requestedQuantity,
        public int $approvedQuantity,
        public int $receivedQuantity,
        public \DateTimeImmutable $requestedOn,
        public ?\DateTimeImmutable $completedOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of returns, with the cursor of the next page. */
final class ReturnPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\ReturnListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<ReturnListItem> $items Returns on this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** The return that a request would lead to, with its money. */
final class ReturnPreview extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i currencyCode!:s kind!:s status!:s exceeds!:[s lines!:[@Shared\\ReturnPreviewLine goodsTotal!:d shippingTotal!:d fees!:[@Shared\\ReturnFee refundTotal!:d exchangeTotal!?:d amountDue!:d amountRefunded!:d refundDueOn!?:D';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $currencyCode
     * @param string $kind
     * @param string $status
     * @param list<string> $exceeds Rules of the policy that the return sets aside.
     * @param list<\StorePlatform\Shared\ReturnPreviewLine> $lines Lines of the return.
     * @param numeric-string $goodsTotal Price of the units, tax included.
     * @param numeric-string $shippingTotal Delivery charge, tax included, that the store refunds once the buyer has
     * withdrawn from every unit of the order; 0 otherwise. The buyer may have chosen a dearer delivery than the
     * standard one: the store then refunds the standard one only.
     * @param list<\StorePlatform\Shared\ReturnFee> $fees Fees of the store's `returnPolicy`.
     * @param numeric-string $refundTotal `goodsTotal` and `shippingTotal` less the fees.
     * @param numeric-string|null $exchangeTotal Present price of the goods of `exchangeLines`, tax included; null means
     * that the request names none. The replacement order is priced when it is placed.
     * @param numeric-string $amountDue Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing
     * remains.
     * @param numeric-string $amountRefunded Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if
     * nothing remains.
     * @param string|null $refundDueOn Last day on which the store can refund a withdrawal; null for other kinds.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $currencyCode,
        public string $kind,
        public string $status,
        public array $exceeds,
        public array $lines,
        public string $goodsTotal,
        public string $shippingTotal,
        public array $fees,
        public string $refundTotal,
        public ?string $exchangeTotal,
        public string $amountDue,
        public string $amountRefunded,
        public ?string $refundDueOn,
    ) {
    }
}

/** A return to preview. */
final class ReturnPreviewRequest extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i kind!:s lines!:[@Shared\\ReturnRequestLine exchangeLines:[@Shared\\ReturnExchangeRequestLine';

    /**
     * @param int $orderId
     * @param string $kind
     * @param list<\StorePlatform\Shared\ReturnRequestLine> $lines Units to return, each line at most once.
     * @param list<\StorePlatform\Shared\ReturnExchangeRequestLine>|null $exchangeLines Goods that the buyer wants
     * instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty leaves the exchange to
     * an agreement of buyer and store.
     */
    public function __construct(
        public int $orderId,
        public string $kind,
        public array $lines,
        public ?array $exchangeLines = null,
    ) {
    }
}

/** Units that arrived, or that are missing. */
final class ReturnReceive extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i lines!:[@Admin\\ReturnReceiveLine';

    /**
     * @param int $returnId
     * @param list<ReturnReceiveLine> $lines Units by condition. A line can occur once per condition.
     * @param int|null $version
     */
    public function __construct(
        public int $returnId,
        public array $lines,
        public ?int $version = null,
    ) {
    }
}

/** Units of a line in one condition. */
final class ReturnReceiveLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i condition!:s';

    /**
     * @param string $lineItemId
     * @param int $quantity
     * @param string $condition
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
        public string $condition,
    ) {
    }
}

/** The return to reject. */
final class ReturnReject extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i note?:s';

    /**
     * @param int $returnId
     * @param int|null $version
     * @param string|null $note Internal note. Absent or null keeps the present note.
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
        public ?string $note = null,
    ) {
    }
}

/** The return whose parcel left. */
final class ReturnSend extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i carrierName:s trackingNumber:s';

    /**
     * @param int $returnId
     * @param int|null $version
     * @param string|null $carrierName Carrier of the parcel.
     * @param string|null $trackingNumber Tracking number of the parcel.
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
        public ?string $carrierName = null,
        public ?string $trackingNumber = null,
    ) {
    }
}

/** A named role: permissions, and the stores in which they apply. */
final class Scope extends \StorePlatform\Model
{
    protected const SPEC = 'scopeId!:i name!:s description!?:s isSystem!:b permissions!:[s storeIds!:[i userCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $scopeId
     * @param string $name Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
     * @param string|null $description Purpose of the scope; null means no description.
     * @param bool $isSystem Whether the platform created the scope. A system scope cannot be changed.
     * @param list<string> $permissions Permissions of users with the scope.
     * @param list<int> $storeIds Empty means all stores, present and future. Otherwise only the stores that the caller
     * can access are listed.
     * @param int $userCount Number of active admin users with the scope.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $scopeId,
        public string $name,
        public ?string $description,
        public bool $isSystem,
        public array $permissions,
        public array $storeIds,
        public int $userCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** All scopes of the store. */
final class ScopeList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Scope permissions!:[s';

    /**
     * @param list<Scope> $items The scopes.
     * @param list<string> $permissions All existing permissions.
     */
    public function __construct(
        public array $items,
        public array $permissions,
    ) {
    }
}

/** The complete content of the scope. Absent `scopeId` means a new scope. */
final class ScopeReplace extends \StorePlatform\Model
{
    protected const SPEC = 'scopeId:i name!:s description?:s permissions!:[s storeIds!:[i version:i';

    /**
     * @param string $name Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
     * @param list<string> $permissions Permissions of users with the scope.
     * @param list<int> $storeIds Ids of the stores in which the permissions apply; empty means all stores.
     * @param int|null $scopeId
     * @param string|null $description Purpose of the scope; null means no description.
     * @param int|null $version
     */
    public function __construct(
        public string $name,
        public array $permissions,
        public array $storeIds,
        public ?int $scopeId = null,
        public ?string $description = null,
        public ?int $version = null,
    ) {
    }
}

/** Texts for search engines. Replaces the stored object. */
final class SeoInput extends \StorePlatform\Model
{
    protected const SPEC = 'title?:s description?:s';

    /**
     * @param string|null $title Title for search engines; null means the name.
     * @param string|null $description Description for search engines.
     */
    public function __construct(
        public ?string $title = null,
        public ?string $description = null,
    ) {
    }
}

/** A live session of one login. */
final class Session extends \StorePlatform\Model
{
    protected const SPEC = 'sessionId!:i adminUserId!:i isCurrent!:b ipAddress!?:s userAgent!?:s lastUsedOn!:t expiresOn!:t createdOn!:t';

    /**
     * @param int $sessionId
     * @param int $adminUserId
     * @param bool $isCurrent Whether the request was made in this session.
     * @param string|null $ipAddress IP address of the last use.
     * @param string|null $userAgent User-Agent header of the login.
     * @param \DateTimeImmutable $lastUsedOn When the session was last used, to the minute.
     * @param \DateTimeImmutable $expiresOn When the session expires if it is not used.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $sessionId,
        public int $adminUserId,
        public bool $isCurrent,
        public ?string $ipAddress,
        public ?string $userAgent,
        public \DateTimeImmutable $lastUsedOn,
        public \DateTimeImmutable $expiresOn,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** All live sessions of the user. */
final class SessionList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Session';

    /** @param list<Session> $items The sessions. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A shipment with all its data. */
final class Shipment extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i shipmentNumber!:s orderId!:i orderNumber!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t deliveredOn!?:t cancelledOn!?:t cancelReason!?:s items!:[@Admin\\ShipmentItem locationName!?:s weight!?:d labelUrl!?:s scans!:[@Admin\\ShipmentScan allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $shipmentId
     * @param string $shipmentNumber Human-readable number of the shipment.
     * @param int $orderId
     * @param int $orderNumber
     * @param string $externalShipmentId Id of the parcel at the carrier or warehouse; the platform's own shipment id as
     * text when none was set. An id that was set can equal the id of another shipment, so compare shipments by
     * `shipmentId`.
     * @param string $status
     * @param string $carrierName Name of the carrier; empty means unknown.
     * @param string $trackingNumber Tracking number; empty means unknown.
     * @param string $trackingUrl Tracking URL; empty means unknown.
     * @param \DateTimeImmutable $shippedOn When the parcel was shipped.
     * @param \DateTimeImmutable $estimatedDelivery When the parcel is expected to arrive.
     * @param \DateTimeImmutable|null $deliveredOn When the parcel was delivered; null means it is not delivered.
     * @param \DateTimeImmutable|null $cancelledOn When the shipment was canceled; null means it is not canceled.
     * @param string|null $cancelReason Reason for the cancellation, as entered; null means no reason, or that the
     * shipment is not canceled.
     * @param list<ShipmentItem> $items Lines in the parcel.
     * @param string|null $locationName The warehouse or shop that the parcel is shipped from.
     * @param numeric-string|null $weight Weight in the store's weight unit.
     * @param string|null $labelUrl URL of the shipping label.
     * @param list<ShipmentScan> $scans Newest first, by the carrier's time.
     * @param list<ShipmentAction::*> $allowedActions Actions that the shipment's state allows. All others return 409
     * `invalid_state_transition`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $shipmentId,
        public string $shipmentNumber,
        public int $orderId,
        public int $orderNumber,
        public string $externalShipmentId,
        public string $status,
        public string $carrierName,
        public string $trackingNumber,
        public string $trackingUrl,
        public \DateTimeImmutable $shippedOn,
        public \DateTimeImmutable $estimatedDelivery,
        public ?\DateTimeImmutable $deliveredOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $items,
        public ?string $locationName,
        public ?string $weight,
        public ?string $labelUrl,
        public array $scans,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** An action that the shipment's current state allows. */
final class ShipmentAction
{
    public const UPDATE = 'UPDATE';
    public const CANCEL = 'CANCEL';
    public const RESEND_EMAIL = 'RESEND_EMAIL';
}

/** The shipment to cancel. Its quantities become open again. */
final class ShipmentCancel extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i reason?:s force:b notifyCustomer:b';

    /**
     * @param int $shipmentId
     * @param string|null $reason Reason for the cancellation, for the store's records.
     * @param bool|null $force Cancel even if the carrier already has the parcel.
     * @param bool|null $notifyCustomer Whether to notify the customer by e-mail.
     */
    public function __construct(
        public int $shipmentId,
        public ?string $reason = null,
        public ?bool $force = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** The shipment whose e-mail is sent again. */
final class ShipmentEmailResend extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i email:s';

    /**
     * @param int $shipmentId
     * @param string|null $email Default: the order's address.
     */
    public function __construct(
        public int $shipmentId,
        public ?string $email = null,
    ) {
    }
}

/** A shipped line. */
final class ShipmentItem extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i sku!:s name!:s';

    /**
     * @param string $lineItemId
     * @param int $quantity
     * @param string $sku
     * @param string $name Name of the product and variant when the order was placed.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
        public string $sku,
        public string $name,
    ) {
    }
}

/** One scan of the carrier. */
final class ShipmentScan extends \StorePlatform\Model
{
    protected const SPEC = 'status!:s occurredOn!:t location!?:s message!?:s';

    /**
     * @param string $status
     * @param \DateTimeImmutable $occurredOn Time that the carrier reports.
     * @param string|null $location Location of the parcel; null means the carrier does not report it.
     * @param string|null $message Message of the carrier; null means none.
     */
    public function __construct(
        public string $status,
        public \DateTimeImmutable $occurredOn,
        public ?string $location,
        public ?string $message,
    ) {
    }
}

/** Changes to a shipment. An absent field keeps its value, null clears it, and an array replaces the stored one. */
final class ShipmentUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i version:i status:s statusMessage:s location:s occurredOn:t isCorrection:b carrierName:s trackingNumber:s trackingUrl:s shippedOn:t estimatedDelivery:t externalShipmentId:s locationName?:s weight?:d labelUrl?:s notifyCustomer:b';

    /**
     * @param int $shipmentId
     * @param int|null $version
     * @param string|null $status The new status. CANCELLED is rejected here (use `POST /admin/shipment/cancel`).
     * @param string|null $statusMessage Message stored with the scan.
     * @param string|null $location Location stored with the scan.
     * @param \DateTimeImmutable|null $occurredOn When the status changed. Absent means now. Must not be in the future.
     * @param bool|null $isCorrection Allow a move backwards, to correct a mistake.
     * @param string|null $carrierName Name of the carrier; an empty text clears it.
     * @param string|null $trackingNumber Tracking number; an empty text clears it.
     * @param string|null $trackingUrl Tracking URL; an empty text clears it. A new `carrierName` or `trackingNumber`
     * without it replaces a URL that was derived from the former ones.
     * @param \DateTimeImmutable|null $shippedOn Must not be in the future.
     * @param \DateTimeImmutable|null $estimatedDelivery When the parcel is expected to arrive.
     * @param string|null $externalShipmentId Id of the parcel at the carrier or warehouse. Unique among the store's
     * shipments that are not canceled.
     * @param string|null $locationName The warehouse or shop that the parcel is shipped from.
     * @param numeric-string|null $weight Weight in the store's weight unit.
     * @param string|null $labelUrl URL of the shipping label.
     * @param bool|null $notifyCustomer Whether to send the customer the e-mail about the new status (DELIVERED).
     */
    public function __construct(
        public int $shipmentId,
        public ?int $version = null,
        public ?string $status = null,
        public ?string $statusMessage = null,
        public ?string $location = null,
        public ?\DateTimeImmutable $occurredOn = null,
        public ?bool $isCorrection = null,
        public ?string $carrierName = null,
        public ?string $trackingNumber = null,
        public ?string $trackingUrl = null,
        public ?\DateTimeImmutable $shippedOn = null,
        public ?\DateTimeImmutable $estimatedDelivery = null,
        public ?string $externalShipmentId = null,
        public ?string $locationName = null,
        public ?string $weight = null,
        public ?string $labelUrl = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** A way to ship parcels, with its price and destinations. */
final class ShippingMethod extends \StorePlatform\Model
{
    protected const SPEC = 'shippingMethodId!:i name!:s translations!:[@Admin\\NameTranslation carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!:i freeOverSubtotal!?:d countryCodes!:[s minWeight!?:d maxWeight!?:d weightUnit!:s position!:i isActive!:b createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $shippingMethodId
     * @param string $name Name of the method, as buyers see it.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param string|null $carrierName Name of the carrier; null means that the method has no carrier.
     * @param string|null $serviceCode The carrier's code for the service.
     * @param numeric-string $price Price before discounts; includes tax if `taxIncluded`.
     * @param string $currencyCode
     * @param bool $taxIncluded Whether `price` includes tax.
     * @param int|null $estimatedMinDays Minimum number of days from shipping to delivery; null means unknown.
     * @param int $estimatedMaxDays Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery`
     * is `shippedOn` plus these days, unless the request sets it.
     * @param numeric-string|null $freeOverSubtotal Shipping is free when the shipped goods reach this subtotal after
     * discounts; digital goods do not count. Null means never.
     * @param list<string> $countryCodes Countries that the method ships to; empty means all countries that the store
     * allows.
     * @param numeric-string|null $minWeight Minimum weight of a cart, in `weightUnit`; null means no minimum.
     * @param numeric-string|null $maxWeight Maximum weight of a cart, in `weightUnit`; null means no maximum.
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit
     * @param int $position Position in the list at checkout.
     * @param bool $isActive Whether the method is offered.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $shippingMethodId,
        public string $name,
        public array $translations,
        public ?string $carrierName,
        public ?string $serviceCode,
        public string $price,
        public string $currencyCode,
        public bool $taxIncluded,
        public ?int $estimatedMinDays,
        public int $estimatedMaxDays,
        public ?string $freeOverSubtotal,
        public array $countryCodes,
        public ?string $minWeight,
        public ?string $maxWeight,
        public string $weightUnit,
        public int $position,
        public bool $isActive,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new shipping method. Absent fields take their defaults. */
final class ShippingMethodCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s translations:[@Admin\\NameTranslationInput carrierName?:s serviceCode?:s price!:d currencyCode!:s taxIncluded:b estimatedMinDays?:i estimatedMaxDays!:i freeOverSubtotal?:d countryCodes:[s minWeight?:d maxWeight?:d weightUnit:s position:i isActive:b';

    /**
     * @param string $name Unique in the store.
     * @param numeric-string $price Price before discounts; includes tax if `taxIncluded`.
     * @param string $currencyCode
     * @param int $estimatedMaxDays Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery`
     * is `shippedOn` plus these days, unless the request sets it.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param string|null $carrierName Name of the carrier, as buyers see it.
     * @param string|null $serviceCode The carrier's code for the service.
     * @param bool|null $taxIncluded Whether `price` includes tax. Absent means the store's `pricesIncludeTax`.
     * @param int|null $estimatedMinDays Minimum number of days from shipping to delivery.
     * @param numeric-string|null $freeOverSubtotal Shipping is free when the shipped goods reach this subtotal after
     * discounts; digital goods do not count. Null means never.
     * @param list<string>|null $countryCodes Countries that the method ships to; empty means all countries that the
     * store allows.
     * @param numeric-string|null $minWeight Minimum weight of a cart, in `weightUnit`; must not be negative.
     * @param numeric-string|null $maxWeight Maximum weight of a cart, in `weightUnit`; must not be negative.
     * @param \StorePlatform\Shared\WeightUnit::*|null $weightUnit
     * @param int|null $position Position in the list at checkout. Absent at creation means last.
     * @param bool|null $isActive Whether the method is offered. Default true.
     */
    public function __construct(
        public string $name,
        public string $price,
        public string $currencyCode,
        public int $estimatedMaxDays,
        public ?array $translations = null,
        public ?string $carrierName = null,
        public ?string $serviceCode = null,
        public ?bool $taxIncluded = null,
        public ?int $estimatedMinDays = null,
        public ?string $freeOverSubtotal = null,
        public ?array $countryCodes = null,
        public ?string $minWeight = null,
        public ?string $maxWeight = null,
        public ?string $weightUnit = null,
        public ?int $position = null,
        public ?bool $isActive = null,
    ) {
    }
}

/** All shipping methods of the store. */
final class ShippingMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\ShippingMethod';

    /** @param list<ShippingMethod> $items The shipping methods. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Changes to a shipping method. An absent field keeps its value, null clears it, and an array replaces the stored one. */
final class ShippingMethodUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'shippingMethodId!:i name:s translations:[@Admin\\NameTranslationInput carrierName?:s serviceCode?:s price:d currencyCode:s taxIncluded:b estimatedMinDays?:i estimatedMaxDays:i freeOverSubtotal?:d countryCodes:[s minWeight?:d maxWeight?:d weightUnit:s position:i isActive:b version:i';

    /**
     * @param int $shippingMethodId
     * @param string|null $name Unique in the store.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     * @param string|null $carrierName Name of the carrier, as buyers see it.
     * @param string|null $serviceCode The carrier's code for the service.
     * @param numeric-string|null $price Price before discounts; includes tax if `taxIncluded`.
     * @param string|null $currencyCode
     * @param bool|null $taxIncluded Whether `price` includes tax.
     * @param int|null $estimatedMinDays Minimum number of days from shipping to delivery.
     * @param int|null $estimatedMaxDays Maximum number of days from shipping to delivery. A shipment's
     * `estimatedDelivery` is `shippedOn` plus these days, unless the request sets it.
     * @param numeric-string|null $freeOverSubtotal Shipping is free when the shipped goods reach this subtotal after
     * discounts; digital goods do not count. Null means never.
     * @param list<string>|null $countryCodes Countries that the method ships to; empty means all countries that the
     * store allows.
     * @param numeric-string|null $minWeight Minimum weight of a cart, in `weightUnit`; must not be negative.
     * @param numeric-string|null $maxWeight Maximum weight of a cart, in `weightUnit`; must not be negative.
     * @param \StorePlatform\Shared\WeightUnit::*|null $weightUnit
     * @param int|null $position Position in the list at checkout.
     * @param bool|null $isActive Whether the method is offered.
     * @param int|null $version
     */
    public function __construct(
        public int $shippingMethodId,
        public ?string $name = null,
        public ?array $translations = null,
        public ?string $carrierName = null,
        public ?string $serviceCode = null,
        public ?string $price = null,
        public ?string $currencyCode = null,
        public ?bool $taxIncluded = null,
        public ?int $estimatedMinDays = null,
        public ?int $estimatedMaxDays = null,
        public ?string $freeOverSubtotal = null,
        public ?array $countryCodes = null,
        public ?string $minWeight = null,
        public ?string $maxWeight = null,
        public ?string $weightUnit = null,
        public ?int $position = null,
        public ?bool $isActive = null,
        public ?int $version = null,
    ) {
    }
}

/** Changes of stock on hand, all or nothing. */
final class StockAdjust extends \StorePlatform\Model
{
    protected const SPEC = 'reason!:s note:s reference:s items!:[@Admin\\StockAdjustItem';

    /**
     * @param StockAdjustReason::* $reason
     * @param list<StockAdjustItem> $items The changes; each variant at most once.
     * @param string|null $note Note stored with the adjustment.
     * @param string|null $reference Reference stored with the adjustment, such as the number of a delivery or a
     * stocktake.
     */
    public function __construct(
        public string $reason,
        public array $items,
        public ?string $note = null,
        public ?string $reference = null,
    ) {
    }
}

/** The change of one variant's stock, by a difference or to a value. */
final class StockAdjustItem extends \StorePlatform\Model
{
    protected const SPEC = 'variantId:i sku:s delta:i stockOnHand:i expectedStockOnHand:i';

    /**
     * @param int|null $variantId Id of the variant. Send exactly one of `variantId` and `sku`.
     * @param string|null $sku SKU of the variant. Send exactly one of `variantId` and `sku`.
     * @param int|null $delta Difference added to the stock on hand. Send exactly one of `delta` and `stockOnHand`.
     * @param int|null $stockOnHand New stock on hand. Send exactly one of `delta` and `stockOnHand`.
     * @param int|null $expectedStockOnHand Reject the request (409) when the current value differs.
     */
    public function __construct(
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?int $delta = null,
        public ?int $stockOnHand = null,
        public ?int $expectedStockOnHand = null,
    ) {
    }
}

/** COUNTED is a stocktake. */
final class StockAdjustReason
{
    public const RECEIVED = 'RECEIVED';
    public const COUNTED = 'COUNTED';
    public const RETURNED = 'RETURNED';
    public const DAMAGED = 'DAMAGED';
    public const LOST = 'LOST';
    public const TRANSFERRED = 'TRANSFERRED';
    public const CORRECTED = 'CORRECTED';
    public const OTHER = 'OTHER';
}

/** A change of a variant's stock, with the resulting stock. */
final class StockAdjustment extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i productId!:i sku!:s reason!:s note!?:s reference!?:s delta!:i previousStockOnHand!:i stockOnHand!:i stockReserved!:i stockAvailable!:i createdOn!:t';

    /**
     * @param int $variantId
     * @param int $productId
     * @param string $sku
     * @param StockAdjustReason::* $reason
     * @param string|null $note Note stored with the change; null means no note.
     * @param string|null $reference The delivery, count or order that the change belongs to; null means no reference.
     * @param int $delta Difference between the new and the previous stock on hand, even if the request set a value.
     * @param int $previousStockOnHand Stock on hand before the change.
     * @param int $stockOnHand Stock on hand after the change.
     * @param int $stockReserved Units reserved by running checkouts and by orders that are not shipped or, for units
     * that need no shipping, not paid.
     * @param int $stockAvailable Stock on hand minus reserved units.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $variantId,
        public int $productId,
        public string $sku,
        public string $reason,
        public ?string $note,
        public ?string $reference,
        public int $delta,
        public int $previousStockOnHand,
        public int $stockOnHand,
        public int $stockReserved,
        public int $stockAvailable,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** Results of the changes, in the order of the request. */
final class StockAdjustmentList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\StockAdjustment';

    /** @param list<StockAdjustment> $items The results. */
    public function __construct(
        public array $items,
    ) {
    }
}

/**
 * Stock status over all active variants. OUT_OF_STOCK: no variant can be sold. LOW_STOCK: a variant is at or below its
 * `lowStockThreshold`. A variant that does not track inventory can always be sold.
 */
final class StockStatus
{
    public const IN_STOCK = 'IN_STOCK';
    public const LOW_STOCK = 'LOW_STOCK';
    public const OUT_OF_STOCK = 'OUT_OF_STOCK';
}

/** A store and its state. */
final class Store extends \StorePlatform\Model
{
    protected const SPEC = 'storeId!:i name!:s code!:s domain!?:s domainVerifiedOn!?:t status!:s livemode!:b timezone!:s defaultCurrencyCode!:s defaultLanguageCode!:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeId
     * @param string $name The store's name as customers see it.
     * @param string $code The store's code. Unique on the platform; never changes.
     * @param string|null $domain The storefront's host name, used in mails and links once the domain is proven.
     * @param \DateTimeImmutable|null $domainVerifiedOn When the store proved that it owns the domain (see `GET
     * /admin/store/domain`). Null while the domain is not proven.
     * @param \StorePlatform\Shared\StoreStatus::* $status
     * @param bool $livemode false means a test store without real money.
     * @param string $timezone
     * @param string $defaultCurrencyCode
     * @param string $defaultLanguageCode
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $storeId,
        public string $name,
        public string $code,
        public ?string $domain,
        public ?\DateTimeImmutable $domainVerifiedOn,
        public string $status,
        public bool $livemode,
        public string $timezone,
        public string $defaultCurrencyCode,
        public string $defaultLanguageCode,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** Ids of analytics services that the storefront may load. */
final class StoreAnalyticsInput extends \StorePlatform\Model
{
    protected const SPEC = 'googleMeasurementId?:s metaPixelId?:s matomoUrl?:s matomoSiteId?:s';

    /**
     * @param string|null $googleMeasurementId Google Analytics measurement id. Null means not used.
     * @param string|null $metaPixelId Meta pixel id. Null means not used.
     * @param string|null $matomoUrl URL of the store's Matomo instance.
     * @param string|null $matomoSiteId Matomo site id. Null means not used.
     */
    public function __construct(
        public ?string $googleMeasurementId = null,
        public ?string $metaPixelId = null,
        public ?string $matomoUrl = null,
        public ?string $matomoSiteId = null,
    ) {
    }
}

/** A new store. Omitted fields take their defaults. */
final class StoreCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s code!:s domain?:s livemode:b timezone!:s defaultCurrencyCode!:s defaultLanguageCode!:s';

    /**
     * @param string $name The store's name as customers see it.
     * @param string $code The store's code for use in programs. Unique on the platform.
     * @param string $timezone
     * @param string $defaultCurrencyCode
     * @param string $defaultLanguageCode
     * @param string|null $domain The storefront's host name, without scheme and path.
     * @param bool|null $livemode Whether the store is live, with real money. Defaults to false. Cannot be changed
     * later.
     */
    public function __construct(
        public string $name,
        public string $code,
        public string $timezone,
        public string $defaultCurrencyCode,
        public string $defaultLanguageCode,
        public ?string $domain = null,
        public ?bool $livemode = null,
    ) {
    }
}

/** Store credit of a customer in one currency. */
final class StoreCreditAccount extends \StorePlatform\Model
{
    protected const SPEC = 'storeCreditAccountId!:i storeCustomerId!:i currencyCode!:s balance!:d heldAmount!:d createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeCreditAccountId
     * @param int $storeCustomerId
     * @param string $currencyCode
     * @param numeric-string $balance The store credit, including the part that orders hold.
     * @param numeric-string $heldAmount Part of the balance that orders hold. It is not available to other orders.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $storeCreditAccountId,
        public int $storeCustomerId,
        public string $currencyCode,
        public string $balance,
        public string $heldAmount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** Store credit accounts of one customer. */
final class StoreCreditAccountList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\StoreCreditAccount';

    /** @param list<StoreCreditAccount> $items The accounts, sorted by currency. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A change of a customer's store credit. */
final class StoreCreditAdjust extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i currencyCode!:s amount!:d reason!:s';

    /**
     * @param int $storeCustomerId
     * @param string $currencyCode Currency of the amount and of the account.
     * @param numeric-string $amount The value to add, or to remove if it is negative. Not 0.
     * @param string $reason Why the store credit changes, for the store's staff. The customer does not see it.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $currencyCode,
        public string $amount,
        public string $reason,
    ) {
    }
}

/** One change of a store credit account. */
final class StoreCreditEntry extends \StorePlatform\Model
{
    protected const SPEC = 'entryId!:i storeCreditAccountId!:i storeCustomerId!:i type!:s currencyCode!:s amount!:d heldAmount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i reason!?:s actor!:@Admin\\StoredValueActor createdOn!:t';

    /**
     * @param int $entryId
     * @param int $storeCreditAccountId
     * @param int $storeCustomerId
     * @param string $type
     * @param string $currencyCode
     * @param numeric-string $amount Change of the balance; negative if the balance fell.
     * @param numeric-string $heldAmount Change of the held amount; negative if the held amount fell.
     * @param numeric-string $balanceAfter The balance after the entry.
     * @param int|null $orderId The order that caused the entry. Null means none.
     * @param int|null $paymentId The payment that caused the entry. Null means none.
     * @param int|null $refundId The refund that caused the entry. Null means none.
     * @param string|null $reason The reason that staff entered. Null means none.
     * @param StoredValueActor $actor
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $entryId,
        public int $storeCreditAccountId,
        public int $storeCustomerId,
        public string $type,
        public string $currencyCode,
        public string $amount,
        public string $heldAmount,
        public string $balanceAfter,
        public ?int $orderId,
        public ?int $paymentId,
        public ?int $refundId,
        public ?string $reason,
        public StoredValueActor $actor,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of entries, with the cursor of the next page. */
final class StoreCreditEntryPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\StoreCreditEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<StoreCreditEntry> $items The entries of this page, in the requested order; empty after the last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** Sort order; a minus sign means descending. */
final class StoreCreditEntrySort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** The definition of a custom field. Values are validated against it. */
final class StoreCustomField extends \StorePlatform\Model
{
    protected const SPEC = 'object!:s key!:s type!:s name!:s translations!:[@Admin\\NameTranslation isRequired!:b';

    /**
     * @param StoreCustomFieldObject::* $object
     * @param string $key The field's key for use in programs. Unique for its object type.
     * @param \StorePlatform\Shared\CustomFieldType::* $type
     * @param string $name Name that buyers and staff see.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param bool $isRequired Whether a request that creates an object, or sends its `customFields`, must have a value.
     * Existing objects, placed orders and drafts keep the fields that they have: changing, placing, paying and
     * replacing them needs no value.
     */
    public function __construct(
        public string $object,
        public string $key,
        public string $type,
        public string $name,
        public array $translations,
        public bool $isRequired,
    ) {
    }
}

/** The definition of a custom field. */
final class StoreCustomFieldInput extends \StorePlatform\Model
{
    protected const SPEC = 'object!:s key!:s type!:s name!:s translations:[@Admin\\NameTranslationInput isRequired:b';

    /**
     * @param StoreCustomFieldObject::* $object
     * @param string $key The field's key. Unique among the fields of the object type.
     * @param \StorePlatform\Shared\CustomFieldType::* $type
     * @param string $name The field's name for people.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param bool|null $isRequired Whether a request that creates an object, or sends its `customFields`, must have a
     * value; a cart needs it at checkout. Existing objects, placed orders and drafts keep the fields that they have:
     * changing, placing, paying and replacing them needs no value. Defaults to false.
     */
    public function __construct(
        public string $object,
        public string $key,
        public string $type,
        public string $name,
        public ?array $translations = null,
        public ?bool $isRequired = null,
    ) {
    }
}

/** The object type that the custom field belongs to. */
final class StoreCustomFieldObject
{
    public const PRODUCT = 'PRODUCT';
    public const VARIANT = 'VARIANT';
    public const ORDER = 'ORDER';
    public const ORDER_LINE = 'ORDER_LINE';
    public const CUSTOMER = 'CUSTOMER';
}

/** The customer and the new account type. */
final class StoreCustomerAccountTypeUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i accountTypeId!:i automatic:b version:i';

    /**
     * @param int $storeCustomerId
     * @param int $accountTypeId
     * @param bool|null $automatic Whether the daily check of automatic tiers may move the customer to another account
     * type. Defaults to false: the account type stays until a request changes it.
     * @param int|null $version
     */
    public function __construct(
        public int $storeCustomerId,
        public int $accountTypeId,
        public ?bool $automatic = null,
        public ?int $version = null,
    ) {
    }
}

/** The customer, the new status and the reason. */
final class StoreCustomerStatusUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i status!:s reason?:s forfeitStoreCredit:b version:i';

    /**
     * @param int $storeCustomerId
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param string|null $reason Stored as `statusReason` and in `statusHistory`. The audit log, which is never erased,
     * masks it. Never shown to the customer.
     * @param bool|null $forfeitStoreCredit true removes the customer's store credit in every currency. Only with
     * DEACTIVATED (422 `invalid_value`). Default false.
     * @param int|null $version
     */
    public function __construct(
        public int $storeCustomerId,
        public string $status,
        public ?string $reason = null,
        public ?bool $forfeitStoreCredit = null,
        public ?int $version = null,
    ) {
    }
}

/** Changes to a customer. An omitted field keeps its value, null clears it, and an array is replaced as a whole. */
final class StoreCustomerUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b referrerCode?:s note?:s tags:[s customFields:[@Shared\\CustomFieldInput externalId?:s version:i';

    /**
     * @param int $storeCustomerId
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $phoneNumber
     * @param string|null $company The company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number, printed on invoices.
     * @param string|null $languageCode Language of e-mails and documents. Null means the store's default.
     * @param bool|null $acceptsMarketing Whether the customer accepts marketing e-mails. Set to true only with the
     * customer's consent.
     * @param string|null $referrerCode Code of the referrer who brought the customer.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<string>|null $tags Replaces all tags.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Replaces all custom fields.
     * @param string|null $externalId The customer's id in another system of the store, unique per store.
     * @param int|null $version
     */
    public function __construct(
        public int $storeCustomerId,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $phoneNumber = null,
        public ?string $company = null,
        public ?string $taxNumber = null,
        public ?string $languageCode = null,
        public ?bool $acceptsMarketing = null,
        public ?string $referrerCode = null,
        public ?string $note = null,
        public ?array $tags = null,
        public ?array $customFields = null,
        public ?string $externalId = null,
        public ?int $version = null,
    ) {
    }
}

/** The behavior after a failed renewal payment. */
final class StoreDunning extends \StorePlatform\Model
{
    protected const SPEC = 'maxAttempts!:i intervalsDays!:[i finalAction!:s graceDays!:i notifyOn!:[s';

    /**
     * @param int $maxAttempts Maximum number of charges, including the first.
     * @param list<int> $intervalsDays Days between the attempts. One entry fewer than `maxAttempts`.
     * @param DunningFinalAction::* $finalAction
     * @param int $graceDays Days after the last attempt before the final action.
     * @param list<DunningNotice::*> $notifyOn The steps at which the customer gets a mail.
     */
    public function __construct(
        public int $maxAttempts,
        public array $intervalsDays,
        public string $finalAction,
        public int $graceDays,
        public array $notifyOn,
    ) {
    }
}

/** The behavior after a failed renewal payment. */
final class StoreDunningInput extends \StorePlatform\Model
{
    protected const SPEC = 'maxAttempts!:i intervalsDays!:[i finalAction!:s graceDays!:i notifyOn!:[s';

    /**
     * @param int $maxAttempts Maximum number of charges, including the first.
     * @param list<int> $intervalsDays Days between the attempts. One entry fewer than `maxAttempts`.
     * @param DunningFinalAction::* $finalAction
     * @param int $graceDays Days after the last attempt before the final action.
     * @param list<DunningNotice::*> $notifyOn The steps at which the customer gets a mail.
     */
    public function __construct(
        public int $maxAttempts,
        public array $intervalsDays,
        public string $finalAction,
        public int $graceDays,
        public array $notifyOn,
    ) {
    }
}

/** A public key that identifies the store in a storefront's requests. It is not a secret. */
final class StoreKey extends \StorePlatform\Model
{
    protected const SPEC = 'storeKeyId!:i storeId!:i name!:s prefix!:s lastUsedOn!?:t revokedOn!?:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeKeyId
     * @param int $storeId
     * @param string $name A description of the key's use, for people.
     * @param string $prefix The key's first characters, to identify it.
     * @param \DateTimeImmutable|null $lastUsedOn When the key was last used, to the minute. Null means never.
     * @param \DateTimeImmutable|null $revokedOn When the key was revoked. Null while it is valid.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $storeKeyId,
        public int $storeId,
        public string $name,
        public string $prefix,
        public ?\DateTimeImmutable $lastUsedOn,
        public ?\DateTimeImmutable $revokedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new store key. Omitted fields take their defaults. */
final class StoreKeyCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s';

    /** @param string $name A description of the key's use, for people. */
    public function __construct(
        public string $name,
    ) {
    }
}

/** A store key with the key itself, which is shown once. */
final class StoreKeyCreated extends \StorePlatform\Model
{
    protected const SPEC = 'storeKeyId!:i storeId!:i name!:s prefix!:s lastUsedOn!?:t revokedOn!?:t createdOn!:t modifiedOn!:t version!:i key!:s';

    /**
     * @param int $storeKeyId
     * @param int $storeId
     * @param string $name A description of the key's use, for people.
     * @param string $prefix The key's first characters, to identify it.
     * @param \DateTimeImmutable|null $lastUsedOn When the key was last used, to the minute. Null means never.
     * @param \DateTimeImmutable|null $revokedOn When the key was revoked. Null while it is valid.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param string $key The key (`pk_…`), which storefronts send as `X-Store-Key`.
     */
    public function __construct(
        public int $storeKeyId,
        public int $storeId,
        public string $name,
        public string $prefix,
        public ?\DateTimeImmutable $lastUsedOn,
        public ?\DateTimeImmutable $revokedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public string $key,
    ) {
    }
}

/** All store keys, not paged. */
final class StoreKeyList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\StoreKey';

    /** @param list<StoreKey> $items The store keys. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** All stores that the caller has access to, not paged. */
final class StoreList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\Store';

    /** @param list<Store> $items The stores. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A store's domain, and the records to publish to prove that the store owns it. */
final class StoreDomain extends \StorePlatform\Model
{
    protected const SPEC = 'domain!:s verifiedOn!?:t record!:@Admin\\StoreDomainRecord file!:@Admin\\StoreDomainFile';

    /**
     * @param string $domain The host name of the storefront.
     * @param \DateTimeImmutable|null $verifiedOn When the domain was proven. Null while it is not proven.
     * @param StoreDomainRecord $record
     * @param StoreDomainFile $file
     */
    public function __construct(
        public string $domain,
        public ?\DateTimeImmutable $verifiedOn,
        public StoreDomainRecord $record,
        public StoreDomainFile $file,
    ) {
    }
}

/** A file that the storefront must serve without a redirect. */
final class StoreDomainFile extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s content!:s';

    /**
     * @param string $url URL of the file.
     * @param string $content The complete content of the file.
     */
    public function __construct(
        public string $url,
        public string $content,
    ) {
    }
}

/** A DNS record. */
final class StoreDomainRecord extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s type!:s value!:s';

    /**
     * @param string $name The name of the DNS record.
     * @param 'TXT' $type The type of the DNS record.
     * @param string $value The text of the DNS record.
     */
    public function __construct(
        public string $name,
        public string $type,
        public string $value,
    ) {
    }
}

/** A legal page of the store: an external page, or a text that this service shows. */
final class StorePolicy extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s title!:s url!?:s html!?:s translations!:[@Admin\\StorePolicyTranslation';

    /**
     * @param \StorePlatform\Shared\PolicyType::* $type
     * @param string $title The text of links to the page.
     * @param string|null $url URL of the page. Null when the text is in `html`.
     * @param string|null $html The text of the page. Null when the page is at `url`.
     * @param list<StorePolicyTranslation> $translations The page in other languages; at most one entry per language.
     */
    public function __construct(
        public string $type,
        public string $title,
        public ?string $url,
        public ?string $html,
        public array $translations,
    ) {
    }
}

/** A legal page of the store: exactly one of `url` and `html`. */
final class StorePolicyInput extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s title!:s url?:s html?:s translations:[@Admin\\StorePolicyTranslationInput';

    /**
     * @param \StorePlatform\Shared\PolicyType::* $type
     * @param string $title The text of links to the page.
     * @param string|null $url URL of the page.
     * @param string|null $html The text of the page, which this service shows.
     * @param list<StorePolicyTranslationInput>|null $translations The page in other languages; at most one entry per
     * language.
     */
    public function __construct(
        public string $type,
        public string $title,
        public ?string $url = null,
        public ?string $html = null,
        public ?array $translations = null,
    ) {
    }
}

/** The appearance of the service's pages for buyers: checkout, payment and policies. */
final class StoreBranding extends \StorePlatform\Model
{
    protected const SPEC = 'colors!:@Admin\\StoreColors font!?:s radius!?:i iconMediaId!?:i';

    /**
     * @param StoreColors $colors
     * @param \StorePlatform\Shared\BrandingFont::*|null $font Null means the page's default font.
     * @param int|null $radius Corner radius, in pixels. Null means the page's default.
     * @param int|null $iconMediaId The icon of the browser tab (favicon).
     */
    public function __construct(
        public StoreColors $colors,
        public ?string $font,
        public ?int $radius,
        public ?int $iconMediaId,
    ) {
    }
}

/** The appearance of the service's pages for buyers. Replaced as a whole: an omitted field becomes null. */
final class StoreBrandingInput extends \StorePlatform\Model
{
    protected const SPEC = 'colors:@Admin\\StoreColorsInput font?:s radius?:i iconMediaId?:i';

    /**
     * @param StoreColorsInput|null $colors
     * @param \StorePlatform\Shared\BrandingFont::*|null $font Null means the page's default font.
     * @param int|null $radius Corner radius, in pixels. Null means the page's default.
     * @param int|null $iconMediaId The icon of the browser tab (favicon).
     */
    public function __construct(
        public ?StoreColorsInput $colors = null,
        public ?string $font = null,
        public ?int $radius = null,
        public ?int $iconMediaId = null,
    ) {
    }
}

/** The colors of the store's pages. Null means the page's default color. */
final class StoreColors extends \StorePlatform\Model
{
    protected const SPEC = 'accent!?:s background!?:s text!?:s';

    /**
     * @param string|null $accent Color of buttons and selected items. Their text is black or white, whichever is more
     * readable.
     * @param string|null $background Color of the page background.
     * @param string|null $text Color of text.
     */
    public function __construct(
        public ?string $accent,
        public ?string $background,
        public ?string $text,
    ) {
    }
}

/** The colors of the store's pages. `background` and `text` must be set together, with a contrast of at least 4.5:1. */
final class StoreColorsInput extends \StorePlatform\Model
{
    protected const SPEC = 'accent?:s background?:s text?:s';

    /**
     * @param string|null $accent Color of buttons and selected items.
     * @param string|null $background Color of the page background.
     * @param string|null $text Color of text.
     */
    public function __construct(
        public ?string $accent = null,
        public ?string $background = null,
        public ?string $text = null,
    ) {
    }
}

/** A legal page in an additional language of the store. */
final class StorePolicyTranslation extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s title!:s url!?:s html!?:s';

    /**
     * @param string $languageCode
     * @param string $title The text of links to the page, in the language.
     * @param string|null $url URL of the page in the language. Null means the original `url`, if the page has one.
     * @param string|null $html The text of the page in the language. Null means the original `html`, if the page has
     * one.
     */
    public function __construct(
        public string $languageCode,
        public string $title,
        public ?string $url,
        public ?string $html,
    ) {
    }
}

/** A legal page in an additional language of the store; at most one entry per language. */
final class StorePolicyTranslationInput extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s title!:s url?:s html?:s';

    /**
     * @param string $languageCode
     * @param string $title The text of links to the page, in the language.
     * @param string|null $url URL of the page in the language; only for a page with `url` (422 `invalid_value`
     * otherwise).
     * @param string|null $html The text of the page in the language; only for a page with `html` (422 `invalid_value`
     * otherwise).
     */
    public function __construct(
        public string $languageCode,
        public string $title,
        public ?string $url = null,
        public ?string $html = null,
    ) {
    }
}

/** A product that cannot be returned. */
final class StoreReturnExclusion extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i reason!:s';

    /**
     * @param int $productId
     * @param string $reason
     */
    public function __construct(
        public int $productId,
        public string $reason,
    ) {
    }
}

/** A product that cannot be returned. */
final class StoreReturnExclusionInput extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i reason!:s';

    /**
     * @param int $productId
     * @param string $reason
     */
    public function __construct(
        public int $productId,
        public string $reason,
    ) {
    }
}

/**
 * Why a product cannot be returned. HYGIENE: sealed goods that lose their purpose once opened. DIGITAL: provided with
 * the buyer's consent. STORE: the store's own choice, which does not end the right to withdraw.
 *
 * More values may be added.
 */
final class StoreReturnExclusionReason
{
    public const HYGIENE = 'HYGIENE';
    public const CUSTOM_MADE = 'CUSTOM_MADE';
    public const PERISHABLE = 'PERISHABLE';
    public const DIGITAL = 'DIGITAL';
    public const STORE = 'STORE';
}

/** Which returns buyers can request, and what they pay for them. Staff can set it aside. */
final class StoreReturnPolicy extends \StorePlatform\Model
{
    protected const SPEC = 'terms!:[@Admin\\StoreReturnTerms exclusions!:[@Admin\\StoreReturnExclusion reasons!:[@Admin\\StoreReturnReason needsApproval!:b';

    /**
     * @param list<StoreReturnTerms> $terms The first terms whose countries and account types match the buyer apply.
     * Without matching terms the store offers no returns.
     * @param list<StoreReturnExclusion> $exclusions Products that cannot be returned, each at most once.
     * @param list<StoreReturnReason> $reasons Reasons that buyers can choose, each code at most once. Empty means that
     * they name none.
     * @param bool $needsApproval Whether staff approve a buyer's return or exchange. Claims always need it, and a
     * withdrawal in time never does.
     */
    public function __construct(
        public array $terms,
        public array $exclusions,
        public array $reasons,
        public bool $needsApproval,
    ) {
    }
}

/** Which returns buyers can request, and what they pay for them. Replaced as a whole. Staff can set it aside. */
final class StoreReturnPolicyInput extends \StorePlatform\Model
{
    protected const SPEC = 'terms!:[@Admin\\StoreReturnTermsInput exclusions!:[@Admin\\StoreReturnExclusionInput reasons!:[@Admin\\StoreReturnReasonInput needsApproval!:b';

    /**
     * @param list<StoreReturnTermsInput> $terms The first terms whose countries and account types match the buyer
     * apply. Without matching terms the store offers no returns.
     * @param list<StoreReturnExclusionInput> $exclusions Products that cannot be returned, each at most once.
     * @param list<StoreReturnReasonInput> $reasons Reasons that buyers can choose, each code at most once. Empty means
     * that they name none.
     * @param bool $needsApproval Whether staff approve a buyer's return or exchange. Claims always need it, and a
     * withdrawal in time never does.
     */
    public function __construct(
        public array $terms,
        public array $exclusions,
        public array $reasons,
        public bool $needsApproval,
    ) {
    }
}

/** A reason that buyers can choose. */
final class StoreReturnReason extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name!:s';

    /**
     * @param string $code Code that a return stores.
     * @param string $name Text that buyers read.
     */
    public function __construct(
        public string $code,
        public string $name,
    ) {
    }
}

/** A reason that buyers can choose. */
final class StoreReturnReasonInput extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name!:s';

    /**
     * @param string $code Code that a return stores.
     * @param string $name Text that buyers read.
     */
    public function __construct(
        public string $code,
        public string $name,
    ) {
    }
}

/** The buyer's share of a return label in one currency. */
final class StoreReturnShipping extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d';

    /**
     * @param string $currencyCode
     * @param numeric-string $amount Tax included.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
    ) {
    }
}

/** The buyer's share of a return label in one currency. */
final class StoreReturnShippingInput extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d';

    /**
     * @param string $currencyCode
     * @param numeric-string $amount Tax included.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
    ) {
    }
}

/** Windows and fees for some buyers. */
final class StoreReturnTerms extends \StorePlatform\Model
{
    protected const SPEC = 'countryCodes!:[s accountTypeIds!:[i windowDays!:i withdrawalDays!:i restockingRate!:d returnShipping!:[@Admin\\StoreReturnShipping';

    /**
     * @param list<string> $countryCodes Countries of the delivery; empty means every country.
     * @param list<int> $accountTypeIds Account types of the buyer; empty means every buyer, including guests.
     * @param int $windowDays Days from the delivery in which a buyer can request a return or an exchange; 0 means that
     * the store offers none.
     * @param int $withdrawalDays Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0
     * means that the law gives these buyers no such right.
     * @param numeric-string $restockingRate Restocking fee in percent of the goods' price, at most 100.
     * @param list<StoreReturnShipping> $returnShipping The buyer's share of the return label, each currency at most
     * once. In other currencies the store pays it.
     */
    public function __construct(
        public array $countryCodes,
        public array $accountTypeIds,
        public int $windowDays,
        public int $withdrawalDays,
        public string $restockingRate,
        public array $returnShipping,
    ) {
    }
}

/** Windows and fees for some buyers. */
final class StoreReturnTermsInput extends \StorePlatform\Model
{
    protected const SPEC = 'countryCodes!:[s accountTypeIds!:[i windowDays!:i withdrawalDays!:i restockingRate!:d returnShipping!:[@Admin\\StoreReturnShippingInput';

    /**
     * @param list<string> $countryCodes Countries of the delivery; empty means every country.
     * @param list<int> $accountTypeIds Account types of the buyer; empty means every buyer, including guests.
     * @param int $windowDays Days from the delivery in which a buyer can request a return or an exchange; 0 means that
     * the store offers none.
     * @param int $withdrawalDays Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0
     * means that the law gives these buyers no such right.
     * @param numeric-string $restockingRate Restocking fee in percent of the goods' price, at most 100.
     * @param list<StoreReturnShippingInput> $returnShipping The buyer's share of the return label, each currency at
     * most once. In other currencies the store pays it.
     */
    public function __construct(
        public array $countryCodes,
        public array $accountTypeIds,
        public int $windowDays,
        public int $withdrawalDays,
        public string $restockingRate,
        public array $returnShipping,
    ) {
    }
}

/** The settings of the store. */
final class StoreSettings extends \StorePlatform\Model
{
    protected const SPEC = 'storeId!:i name!:s domain!?:s domainVerifiedOn!?:t status!:s legalName!?:s supportEmail!?:s supportPhone!?:s address!?:@Shared\\Address logoMediaId!?:i timezone!:s defaultLanguageCode!:s catalogLanguageCode!:s languageCodes!:[s defaultCurrencyCode!:s currencyCodes!:[s pricesIncludeTax!:b taxRounding!:s taxRoundingTarget!:s roundingMode!:s weightUnit!:s dimensionUnit!:s orderNumberPrefix!?:s orderNumberStart!:i taxNumber!?:s taxExchangeRates!:[@Admin\\TaxExchangeRate storedValueLimits!:[@Admin\\StoredValueLimit invoiceNumberPrefix!?:s invoiceNumberStart!:i refundNumberSequence!:s captureMode!:s allowUnsecuredFulfillment!:b inventoryReserveMode!:s reservationMinutes!:i cartExpiryDays!:i guestCheckout!:b accountPages!:b requireVerifiedEmail!:b customerPasswordMinLength!:i defaultAccountTypeId!:i defaultTaxClassId!:i shippingTaxClassId!?:i allowedCountryCodes!:[s allowedOrigins!:[s customFieldDefinitions!:[@Admin\\StoreCustomField dunning!:@Admin\\StoreDunning renewalHour!:i renewalReminderDays!:i renewalStockWaitDays!:i priceChangeNoticeDays!:i renewalStockPolicy!:s skipLimit!?:i pauseMaxDays!?:i pauseOnSuspension!:b termsUrl!?:s privacyUrl!?:s policies!:[@Admin\\StorePolicy returnPolicy!:@Admin\\StoreReturnPolicy branding!:@Admin\\StoreBranding productUrlTemplate!?:s checkoutUrl!?:s analytics!:@Shared\\StoreAnalytics webhookApiVersion!:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeId
     * @param string $name The store's name as customers see it.
     * @param string|null $domain The storefront's host name, used in mails and links once the domain is proven.
     * @param \DateTimeImmutable|null $domainVerifiedOn When the store proved that it owns the domain (see `GET
     * /admin/store/domain`). Null while the domain is not proven.
     * @param \StorePlatform\Shared\StoreStatus::* $status
     * @param string|null $legalName The store's legal name, printed on invoices.
     * @param string|null $supportEmail Support address shown to customers. It receives replies to the store's mails,
     * and mails about failing webhook endpoints.
     * @param string|null $supportPhone
     * @param \StorePlatform\Shared\Address|null $address The merchant's address, printed on invoices and used as the
     * origin of shipments.
     * @param int|null $logoMediaId
     * @param string $timezone
     * @param string $defaultLanguageCode
     * @param string $catalogLanguageCode Language of the names, descriptions and slugs of products and collections;
     * their `translations` are in other languages. It stays when `defaultLanguageCode` changes.
     * @param list<string> $languageCodes Must include the default one.
     * @param string $defaultCurrencyCode
     * @param list<string> $currencyCodes Must include the default one.
     * @param bool $pricesIncludeTax Whether catalog prices include tax. New tax rates that do not set this themselves
     * take this value; existing rates keep theirs.
     * @param TaxRounding::* $taxRounding
     * @param TaxRoundingTarget::* $taxRoundingTarget
     * @param RoundingMode::* $roundingMode
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit
     * @param \StorePlatform\Shared\DimensionUnit::* $dimensionUnit
     * @param string|null $orderNumberPrefix Prefix of the order number where people read it. `orderNumber` itself stays
     * a number.
     * @param int $orderNumberStart The minimum number of the next order.
     * @param string|null $taxNumber The merchant's VAT or other tax number, printed on invoices.
     * @param list<TaxExchangeRate> $taxExchangeRates Rates at which invoices and credit notes in these currencies also
     * show their tax in the currency of the tax office (VAT directive, article 230). A document keeps the rate of its
     * issue; a credit note has the rate of the invoice that it corrects. Documents in currencies without a rate show
     * the tax in their own currency only. At most one rate per currency.
     * @param list<StoredValueLimit> $storedValueLimits The value that each administrator and each app token may add in
     * one day of the store's time zone, by currency. Currencies without an entry have no limit. The limit does not
     * apply to callers with `store:write`. At most one limit per currency.
     * @param string|null $invoiceNumberPrefix Prefix of invoice numbers. Credit note numbers have it after `CN-`.
     * Issued documents keep their numbers. A prefix that ends in a digit, begins with `CN-`, or would repeat an issued
     * number returns 422.
     * @param int $invoiceNumberStart The number of the first invoice. It cannot change once that invoice is issued.
     * Credit note numbers start at 1.
     * @param RefundNumberSequence::* $refundNumberSequence
     * @param CaptureMode::* $captureMode
     * @param bool $allowUnsecuredFulfillment Whether orders may be fulfilled before their payment is authorized.
     * @param InventoryReserveMode::* $inventoryReserveMode
     * @param int $reservationMinutes Minutes that a cart reserves stock after its last change, if
     * `inventoryReserveMode` is AT_CART. Also the minutes that a checkout reserves stock while its payment waits for
     * the buyer: then at least half an hour, unless the provider sets a time.
     * @param int $cartExpiryDays Days without a change after which a cart expires.
     * @param bool $guestCheckout Whether customers can buy without an account.
     * @param bool $accountPages Whether the service's own page at `/account/` and the store's code lets customers log
     * in, sign up and manage their orders, subscriptions and data. If false, the page does not exist; storefronts are
     * not affected.
     * @param bool $requireVerifiedEmail Whether an account must verify its e-mail before it can buy.
     * @param int $customerPasswordMinLength Minimum length of customers' passwords.
     * @param int $defaultAccountTypeId
     * @param int $defaultTaxClassId
     * @param int|null $shippingTaxClassId Null means the default tax class.
     * @param list<string> $allowedCountryCodes Countries that the store ships to. Empty means everywhere.
     * @param list<string> $allowedOrigins Origins whose pages may call the customer API (CORS): scheme, host and
     * optional port, such as `https://shop.example`. For development, `http://localhost:*` allows every port of the
     * local machine.
     * @param list<StoreCustomField> $customFieldDefinitions The store's custom fields, by object type.
     * @param StoreDunning $dunning
     * @param int $renewalHour Hour of the day at which renewals run, in the store's time zone.
     * @param int $renewalReminderDays Days before a renewal at which the customer gets a reminder by mail; also the
     * days before the last valid day of a card that renewals charge. 0 means no mail.
     * @param int $renewalStockWaitDays Days that a renewal waits for stock, or for an available shipping method, before
     * it is skipped (WAIT).
     * @param int $priceChangeNoticeDays Days between the mail that announces a higher price and the first renewal that
     * charges it.
     * @param RenewalStockPolicy::* $renewalStockPolicy
     * @param int|null $skipLimit Number of renewals in a row that a customer may skip. Null means no limit.
     * @param int|null $pauseMaxDays Maximum days of a pause. For customers, the pauses since the last charge count
     * together. Null means no limit.
     * @param bool $pauseOnSuspension Whether suspending a customer pauses their subscriptions.
     * @param string|null $termsUrl The terms of sale.
     * @param string|null $privacyUrl The privacy policy.
     * @param list<StorePolicy> $policies The store's other legal pages, in display order. Includes the terms and the
     * privacy policy if `termsUrl` and `privacyUrl` have no address for them.
     * @param StoreReturnPolicy $returnPolicy
     * @param StoreBranding $branding
     * @param string|null $productUrlTemplate URL template of product pages, with the placeholder `{slug}` or
     * `{productId}`. Null while the storefront has none. The `url` of product cards is built from it.
     * @param string|null $checkoutUrl The storefront's own checkout page, which checkout links open. Null means this
     * service's page.
     * @param \StorePlatform\Shared\StoreAnalytics $analytics
     * @param string $webhookApiVersion
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $storeId,
        public string $name,
        public ?string $domain,
        public ?\DateTimeImmutable $domainVerifiedOn,
        public string $status,
        public ?string $legalName,
        public ?string $supportEmail,
        public ?string $supportPhone,
        public ?\StorePlatform\Shared\Address $address,
        public ?int $logoMediaId,
        public string $timezone,
        public string $defaultLanguageCode,
        public string $catalogLanguageCode,
        public array $languageCodes,
        public string $defaultCurrencyCode,
        public array $currencyCodes,
        public bool $pricesIncludeTax,
        public string $taxRounding,
        public string $taxRoundingTarget,
        public string $roundingMode,
        public string $weightUnit,
        public string $dimensionUnit,
        public ?string $orderNumberPrefix,
        public int $orderNumberStart,
        public ?string $taxNumber,
        public array $taxExchangeRates,
        public array $storedValueLimits,
        public ?string $invoiceNumberPrefix,
        public int $invoiceNumberStart,
        public string $refundNumberSequence,
        public string $captureMode,
        public bool $allowUnsecuredFulfillment,
        public string $inventoryReserveMode,
        public int $reservationMinutes,
        public int $cartExpiryDays,
        public bool $guestCheckout,
        public bool $accountPages,
        public bool $requireVerifiedEmail,
        public int $customerPasswordMinLength,
        public int $defaultAccountTypeId,
        public int $defaultTaxClassId,
        public ?int $shippingTaxClassId,
        public array $allowedCountryCodes,
        public array $allowedOrigins,
        public array $customFieldDefinitions,
        public StoreDunning $dunning,
        public int $renewalHour,
        public int $renewalReminderDays,
        public int $renewalStockWaitDays,
        public int $priceChangeNoticeDays,
        public string $renewalStockPolicy,
        public ?int $skipLimit,
        public ?int $pauseMaxDays,
        public bool $pauseOnSuspension,
        public ?string $termsUrl,
        public ?string $privacyUrl,
        public array $policies,
        public StoreReturnPolicy $returnPolicy,
        public StoreBranding $branding,
        public ?string $productUrlTemplate,
        public ?string $checkoutUrl,
        public \StorePlatform\Shared\StoreAnalytics $analytics,
        public string $webhookApiVersion,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * Changes to the store's settings. An omitted field keeps its value, null clears it, and an array is replaced as a
 * whole.
 */
final class StoreSettingsUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'name:s domain?:s status:s legalName?:s supportEmail?:s supportPhone?:s address?:@Shared\\AddressInput logoMediaId?:i timezone:s defaultLanguageCode:s catalogLanguageCode:s languageCodes:[s defaultCurrencyCode:s currencyCodes:[s pricesIncludeTax:b taxRounding:s taxRoundingTarget:s roundingMode:s weightUnit:s dimensionUnit:s orderNumberPrefix?:s orderNumberStart:i taxNumber?:s taxExchangeRates:[@Admin\\TaxExchangeRateInput storedValueLimits:[@Admin\\StoredValueLimitInput invoiceNumberPrefix?:s invoiceNumberStart:i refundNumberSequence:s captureMode:s allowUnsecuredFulfillment:b inventoryReserveMode:s reservationMinutes:i cartExpiryDays:i guestCheckout:b accountPages:b requireVerifiedEmail:b customerPasswordMinLength:i defaultAccountTypeId:i defaultTaxClassId:i shippingTaxClassId?:i allowedCountryCodes:[s allowedOrigins:[s customFieldDefinitions:[@Admin\\StoreCustomFieldInput dunning:@Admin\\StoreDunningInput renewalHour:i renewalReminderDays:i renewalStockWaitDays:i priceChangeNoticeDays:i renewalStockPolicy:s skipLimit?:i pauseMaxDays?:i pauseOnSuspension:b termsUrl?:s privacyUrl?:s policies:[@Admin\\StorePolicyInput returnPolicy:@Admin\\StoreReturnPolicyInput branding:@Admin\\StoreBrandingInput productUrlTemplate?:s checkoutUrl?:s analytics:@Admin\\StoreAnalyticsInput webhookApiVersion:s version:i';

    /**
     * @param string|null $name The store's name as customers see it.
     * @param string|null $domain The storefront's host name. A new host name must be proven before mails link to it.
     * @param \StorePlatform\Shared\StoreStatus::*|null $status
     * @param string|null $legalName The store's legal name, printed on invoices.
     * @param string|null $supportEmail Support address shown to customers. It receives replies to the store's mails,
     * and mails about failing webhook endpoints.
     * @param string|null $supportPhone
     * @param \StorePlatform\Shared\AddressInput|null $address Replaced as a whole.
     * @param int|null $logoMediaId
     * @param string|null $timezone
     * @param string|null $defaultLanguageCode
     * @param string|null $catalogLanguageCode Language of the names, descriptions and slugs of products and
     * collections. Texts are not translated by a change.
     * @param list<string>|null $languageCodes Must include the default one.
     * @param string|null $defaultCurrencyCode
     * @param list<string>|null $currencyCodes Must include the default one.
     * @param bool|null $pricesIncludeTax Whether catalog prices include tax. New tax rates that do not set this
     * themselves take this value; existing rates keep theirs.
     * @param TaxRounding::*|null $taxRounding
     * @param TaxRoundingTarget::*|null $taxRoundingTarget
     * @param RoundingMode::*|null $roundingMode
     * @param \StorePlatform\Shared\WeightUnit::*|null $weightUnit
     * @param \StorePlatform\Shared\DimensionUnit::*|null $dimensionUnit
     * @param string|null $orderNumberPrefix Prefix of the order number where people read it. `orderNumber` itself stays
     * a number.
     * @param int|null $orderNumberStart The minimum number of the next order.
     * @param string|null $taxNumber The merchant's VAT or other tax number, printed on invoices.
     * @param list<TaxExchangeRateInput>|null $taxExchangeRates Rates at which invoices and credit notes in these
     * currencies also show their tax in the currency of the tax office (VAT directive, article 230). A document keeps
     * the rate of its issue; a credit note has the rate of the invoice that it corrects. Documents in currencies
     * without a rate show the tax in their own currency only. At most one rate per currency.
     * @param list<StoredValueLimitInput>|null $storedValueLimits The value that each administrator and each app token
     * may add in one day of the store's time zone, by currency. Currencies without an entry have no limit. The limit
     * does not apply to callers with `store:write`. At most one limit per currency.
     * @param string|null $invoiceNumberPrefix Prefix of invoice numbers. Credit note numbers have it after `CN-`.
     * Issued documents keep their numbers.
     * @param int|null $invoiceNumberStart The number of the first invoice. It cannot change once that invoice is
     * issued. Credit note numbers start at 1.
     * @param RefundNumberSequence::*|null $refundNumberSequence
     * @param CaptureMode::*|null $captureMode
     * @param bool|null $allowUnsecuredFulfillment Whether orders may be fulfilled before their payment is authorized.
     * @param InventoryReserveMode::*|null $inventoryReserveMode
     * @param int|null $reservationMinutes Minutes that a cart reserves stock after its last change, if
     * `inventoryReserveMode` is AT_CART. Also the minutes that a checkout reserves stock while its payment waits for
     * the buyer: then at least half an hour, unless the provider sets a time.
     * @param int|null $cartExpiryDays Days without a change after which a cart expires.
     * @param bool|null $guestCheckout Whether customers can buy without an account.
     * @param bool|null $accountPages Whether the service's own page at `/account/` and the store's code lets customers
     * log in, sign up and manage their orders, subscriptions and data. If false, the page does not exist; storefronts
     * are not affected.
     * @param bool|null $requireVerifiedEmail Whether an account must verify its e-mail before it can buy.
     * @param int|null $customerPasswordMinLength Minimum length of customers' passwords.
     * @param int|null $defaultAccountTypeId
     * @param int|null $defaultTaxClassId
     * @param int|null $shippingTaxClassId Null means the default tax class.
     * @param list<string>|null $allowedCountryCodes Countries that the store ships to. Empty means everywhere.
     * @param list<string>|null $allowedOrigins Origins whose pages may call the customer API (CORS): scheme, host and
     * optional port, such as `https://shop.example`. For development, `http://localhost:*` allows every port of the
     * local machine.
     * @param list<StoreCustomFieldInput>|null $customFieldDefinitions Replaced as a whole. Values of a removed
     * definition are kept but no longer validated.
     * @param StoreDunningInput|null $dunning
     * @param int|null $renewalHour Hour of the day at which renewals run, in the store's time zone.
     * @param int|null $renewalReminderDays Days before a renewal at which the customer gets a reminder by mail; also
     * the days before the last valid day of a card that renewals charge. 0 means no mail.
     * @param int|null $renewalStockWaitDays Days that a renewal waits for stock, or for an available shipping method,
     * before it is skipped (WAIT).
     * @param int|null $priceChangeNoticeDays Days between the mail that announces a higher price and the first renewal
     * that charges it.
     * @param RenewalStockPolicy::*|null $renewalStockPolicy
     * @param int|null $skipLimit Number of renewals in a row that a customer may skip. Null means no limit.
     * @param int|null $pauseMaxDays Maximum days of a pause. For customers, the pauses since the last charge count
     * together. Null means no limit.
     * @param bool|null $pauseOnSuspension Whether suspending a customer pauses their subscriptions.
     * @param string|null $termsUrl The terms of sale.
     * @param string|null $privacyUrl The privacy policy.
     * @param list<StorePolicyInput>|null $policies The store's other legal pages, in display order, each type at most
     * once. Terms and privacy policy are allowed only if they have no address in `termsUrl` and `privacyUrl`. Replaced
     * as a whole.
     * @param StoreReturnPolicyInput|null $returnPolicy
     * @param StoreBrandingInput|null $branding
     * @param string|null $productUrlTemplate URL template of product pages, with the placeholder `{slug}` or
     * `{productId}`. Null while the storefront has none.
     * @param string|null $checkoutUrl The storefront's own checkout page, which checkout links open. It must be on one
     * of the `allowedOrigins`, without a fragment. Null means this service's page.
     * @param StoreAnalyticsInput|null $analytics
     * @param string|null $webhookApiVersion
     * @param int|null $version
     */
    public function __construct(
        public ?string $name = null,
        public ?string $domain = null,
        public ?string $status = null,
        public ?string $legalName = null,
        public ?string $supportEmail = null,
        public ?string $supportPhone = null,
        public ?\StorePlatform\Shared\AddressInput $address = null,
        public ?int $logoMediaId = null,
        public ?string $timezone = null,
        public ?string $defaultLanguageCode = null,
        public ?string $catalogLanguageCode = null,
        public ?array $languageCodes = null,
        public ?string $defaultCurrencyCode = null,
        public ?array $currencyCodes = null,
        public ?bool $pricesIncludeTax = null,
        public ?string $taxRounding = null,
        public ?string $taxRoundingTarget = null,
        public ?string $roundingMode = null,
        public ?string $weightUnit = null,
        public ?string $dimensionUnit = null,
        public ?string $orderNumberPrefix = null,
        public ?int $orderNumberStart = null,
        public ?string $taxNumber = null,
        public ?array $taxExchangeRates = null,
        public ?array $storedValueLimits = null,
        public ?string $invoiceNumberPrefix = null,
        public ?int $invoiceNumberStart = null,
        public ?string $refundNumberSequence = null,
        public ?string $captureMode = null,
        public ?bool $allowUnsecuredFulfillment = null,
        public ?string $inventoryReserveMode = null,
        public ?int $reservationMinutes = null,
        public ?int $cartExpiryDays = null,
        public ?bool $guestCheckout = null,
        public ?bool $accountPages = null,
        public ?bool $requireVerifiedEmail = null,
        public ?int $customerPasswordMinLength = null,
        public ?int $defaultAccountTypeId = null,
        public ?int $defaultTaxClassId = null,
        public ?int $shippingTaxClassId = null,
        public ?array $allowedCountryCodes = null,
        public ?array $allowedOrigins = null,
        public ?array $customFieldDefinitions = null,
        public ?StoreDunningInput $dunning = null,
        public ?int $renewalHour = null,
        public ?int $renewalReminderDays = null,
        public ?int $renewalStockWaitDays = null,
        public ?int $priceChangeNoticeDays = null,
        public ?string $renewalStockPolicy = null,
        public ?int $skipLimit = null,
        public ?int $pauseMaxDays = null,
        public ?bool $pauseOnSuspension = null,
        public ?string $termsUrl = null,
        public ?string $privacyUrl = null,
        public ?array $policies = null,
        public ?StoreReturnPolicyInput $returnPolicy = null,
        public ?StoreBrandingInput $branding = null,
        public ?string $productUrlTemplate = null,
        public ?string $checkoutUrl = null,
        public ?StoreAnalyticsInput $analytics = null,
        public ?string $webhookApiVersion = null,
        public ?int $version = null,
    ) {
    }
}

/** The person, program or job that caused the entry. */
final class StoredValueActor extends \StorePlatform\Model
{
    protected const SPEC = 'actorType!:s adminUserId!?:i appTokenId!?:i';

    /**
     * @param \StorePlatform\Shared\ActorType::* $actorType
     * @param int|null $adminUserId The administrator. Null means that no administrator caused the entry.
     * @param int|null $appTokenId The app token. Null means that no app token caused the entry.
     */
    public function __construct(
        public string $actorType,
        public ?int $adminUserId,
        public ?int $appTokenId,
    ) {
    }
}

/** The changes of one day. */
final class StoredValueDay extends \StorePlatform\Model
{
    protected const SPEC = 'date!:D openingAmount!:d issuedAmount!:d capturedAmount!:d refundedAmount!:d cancelledAmount!:d restoredAmount!:d expiredAmount!:d adjustedAmount!:d closingAmount!:d';

    /**
     * @param string $date The day, in the store's time zone.
     * @param numeric-string $openingAmount The value at the start of the day.
     * @param numeric-string $issuedAmount The value of new gift cards.
     * @param numeric-string $capturedAmount The value that paid orders, as a negative amount.
     * @param numeric-string $refundedAmount The value that refunds paid back.
     * @param numeric-string $cancelledAmount The value whose purchase was refunded, as a negative amount.
     * @param numeric-string $restoredAmount The value that came back because the refund of its purchase failed.
     * @param numeric-string $expiredAmount The value that expired, as a negative amount.
     * @param numeric-string $adjustedAmount The value that staff added, less the value that they removed.
     * @param numeric-string $closingAmount The value at the end of the day.
     */
    public function __construct(
        public string $date,
        public string $openingAmount,
        public string $issuedAmount,
        public string $capturedAmount,
        public string $refundedAmount,
        public string $cancelledAmount,
        public string $restoredAmount,
        public string $expiredAmount,
        public string $adjustedAmount,
        public string $closingAmount,
    ) {
    }
}

/** Stored value of one currency, kind and source. */
final class StoredValueGroup extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s kind!:s source!?:s openingAmount!:d closingAmount!:d days!:[@Admin\\StoredValueDay';

    /**
     * @param string $currencyCode
     * @param string $kind
     * @param string|null $source The origin of gift cards: PURCHASE, STAFF, BATCH, REFUND or IMPORT. Null for store
     * credit. Later versions can add values.
     * @param numeric-string $openingAmount The value at the start of the first day.
     * @param numeric-string $closingAmount The value at the end of the last day.
     * @param list<StoredValueDay> $days The days with changes, oldest first.
     */
    public function __construct(
        public string $currencyCode,
        public string $kind,
        public ?string $source,
        public string $openingAmount,
        public string $closingAmount,
        public array $days,
    ) {
    }
}

/** The value that the store owes the holders of stored value. */
final class StoredValueLiability extends \StorePlatform\Model
{
    protected const SPEC = 'from!:D to!:D groups!:[@Admin\\StoredValueGroup';

    /**
     * @param string $from First day of the report.
     * @param string $to Day after the last day of the report.
     * @param list<StoredValueGroup> $groups The groups, sorted by currency, kind and source.
     */
    public function __construct(
        public string $from,
        public string $to,
        public array $groups,
    ) {
    }
}

/** The value in one currency that an administrator or an app token may add in one day. */
final class StoredValueLimit extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d';

    /**
     * @param string $currencyCode Currency of the value.
     * @param numeric-string $amount The highest sum of a day. 0 means that only callers with `store:write` can add
     * value.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
    ) {
    }
}

/** The value in one currency that an administrator or an app token may add in one day. */
final class StoredValueLimitInput extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d';

    /**
     * @param string $currencyCode Currency of the value.
     * @param numeric-string $amount The highest sum of a day. 0 means that only callers with `store:write` can add
     * value.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
    ) {
    }
}

/** A subscription with all fields that administrators can see, including those of the event snapshot. */
final class Subscription extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionNumber!:i status!:s nextProcessingDate!?:D createdOn!:t cancelledOn!?:t cancelReason!?:s items!:[@Admin\\SubscriptionItem storeCustomerId!:i customerName!:s customerEmail!:s subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i currencyCode!:s shippingAddressId!?:i billingAddressId!?:i customerPaymentMethodId!?:i useStoreCredit!:b shippingMethodId!?:i cycleNumber!:i cancelAtPeriodEnd!:b pausedUntil!?:D pauseReason!?:s prepaidDeliveriesLeft!:i lastProcessedOn!?:t lastOrderId!?:i failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s dunningState!:s coupons!:[@Admin\\SubscriptionCoupon replacedBySubscriptionId!?:i replacesSubscriptionId!?:i changesUntil!?:t consent!?:@Admin\\SubscriptionConsent testClockId!?:i note!?:s customFields!:[@Shared\\CustomField upcoming!:[@Shared\\SubscriptionUpcomingCycle history!:[@Shared\\SubscriptionHistoryEntry allowedActions!:[s modifiedOn!:t version!:i';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionNumber
     * @param \StorePlatform\Shared\SubscriptionStatus::* $status
     * @param string|null $nextProcessingDate Null while no renewal is scheduled.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means that it is not
     * canceled.
     * @param string|null $cancelReason Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED,
     * CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
     * @param list<SubscriptionItem> $items The live lines. Empty once every line is removed.
     * @param int $storeCustomerId
     * @param string $customerName First and last name.
     * @param string $customerEmail
     * @param int $subscriptionPlanId
     * @param string $subscriptionPlanName The plan's name.
     * @param string $intervalUnit
     * @param int $intervalCount Number of interval units between renewals.
     * @param string $currencyCode
     * @param int|null $shippingAddressId Null when nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId Null when the customer has no payment method left. The next renewal then
     * fails.
     * @param bool $useStoreCredit Whether the customer's store credit pays as much of each renewal as it can before the
     * payment method is charged. Only store credit in `currencyCode` pays. False for a new subscription.
     * @param int|null $shippingMethodId Null when nothing is shipped.
     * @param int $cycleNumber Number of the last processed cycle. The first order is cycle 1, or cycle 0 for a trial.
     * Skipped and failed renewals get no number.
     * @param bool $cancelAtPeriodEnd Whether the subscription will be canceled on the next processing date instead of
     * renewed.
     * @param string|null $pausedUntil Date on which the subscription resumes automatically. Null when it is not paused
     * or is paused without end.
     * @param string|null $pauseReason Reason for the pause, as entered. Null unless the subscription is paused.
     * @param int $prepaidDeliveriesLeft Number of deliveries that a charge has paid for and that were not sent yet. A
     * paused subscription sends them after the pause. A CANCELLED subscription sends none of them.
     * @param \DateTimeImmutable|null $lastProcessedOn When a renewal last placed an order.
     * @param int|null $lastOrderId Id of the newest order of this subscription.
     * @param int $failedAttempts Number of failed attempts in the current cycle.
     * @param \DateTimeImmutable|null $nextRetryOn When the failed renewal is retried.
     * @param string|null $lastFailureCode Why the last attempt failed. Null after a success.
     * @param string|null $lastFailureClass The action that would resolve the last failure. Null after a success.
     * @param \StorePlatform\Shared\DunningState::* $dunningState
     * @param list<SubscriptionCoupon> $coupons The coupons that apply to future renewals.
     * @param int|null $replacedBySubscriptionId Id of the subscription that replaced this one.
     * @param int|null $replacesSubscriptionId Id of the subscription that this one replaced.
     * @param \DateTimeImmutable|null $changesUntil Time until which the next renewal can be changed without
     * `overrideCutoff`. Null when no renewal is scheduled.
     * @param SubscriptionConsent|null $consent The customer's consent when the subscription began. Null when none was
     * recorded.
     * @param int|null $testClockId Id of the test clock that the subscription's dates follow. Null means real time.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param list<\StorePlatform\Shared\SubscriptionUpcomingCycle> $upcoming The next renewals, earliest first. Empty
     * while none is scheduled.
     * @param list<\StorePlatform\Shared\SubscriptionHistoryEntry> $history The latest history entries, newest first, at
     * most 50. `GET /admin/subscription/history/paged` returns all entries.
     * @param list<\StorePlatform\Shared\SubscriptionAction::*> $allowedActions The actions that are possible now.
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionNumber,
        public string $status,
        public ?string $nextProcessingDate,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $items,
        public int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public int $subscriptionPlanId,
        public string $subscriptionPlanName,
        public string $intervalUnit,
        public int $intervalCount,
        public string $currencyCode,
        public ?int $shippingAddressId,
        public ?int $billingAddressId,
        public ?int $customerPaymentMethodId,
        public bool $useStoreCredit,
        public ?int $shippingMethodId,
        public int $cycleNumber,
        public bool $cancelAtPeriodEnd,
        public ?string $pausedUntil,
        public ?string $pauseReason,
        public int $prepaidDeliveriesLeft,
        public ?\DateTimeImmutable $lastProcessedOn,
        public ?int $lastOrderId,
        public int $failedAttempts,
        public ?\DateTimeImmutable $nextRetryOn,
        public ?string $lastFailureCode,
        public ?string $lastFailureClass,
        public string $dunningState,
        public array $coupons,
        public ?int $replacedBySubscriptionId,
        public ?int $replacesSubscriptionId,
        public ?\DateTimeImmutable $changesUntil,
        public ?SubscriptionConsent $consent,
        public ?int $testClockId,
        public ?string $note,
        public array $customFields,
        public array $upcoming,
        public array $history,
        public array $allowedActions,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The basis of renewal dates. */
final class SubscriptionAnchorType
{
    public const NONE = 'NONE';
    public const WEEKDAY = 'WEEKDAY';
    public const MONTHDAY = 'MONTHDAY';
}

/** The customer's consent when the subscription began: the evidence of the mandate for later charges. */
final class SubscriptionConsent extends \StorePlatform\Model
{
    protected const SPEC = 'text!:s grandTotal!?:d currencyCode!:s termsUrl!?:s ipHash!?:s userAgent!?:s acceptedOn!:t';

    /**
     * @param string $text The text as shown to the customer, or as recorded by an administrator.
     * @param numeric-string|null $grandTotal The cost of each renewal as shown to the customer, including tax and
     * shipping. Null when an administrator recorded the consent.
     * @param string $currencyCode
     * @param string|null $termsUrl URL of the store's terms at that time. Null when the store had none.
     * @param string|null $ipHash Hash of the network address of the request. Equal addresses have equal hashes. Null
     * when an administrator recorded the consent.
     * @param string|null $userAgent The browser's user agent. Null when an administrator recorded the consent.
     * @param \DateTimeImmutable $acceptedOn When the customer gave consent.
     */
    public function __construct(
        public string $text,
        public ?string $grandTotal,
        public string $currencyCode,
        public ?string $termsUrl,
        public ?string $ipHash,
        public ?string $userAgent,
        public \DateTimeImmutable $acceptedOn,
    ) {
    }
}

/** A coupon on the subscription, with the number of renewals that it still applies to. */
final class SubscriptionCoupon extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!:i code!:s name!:s remainingCycles!?:i';

    /**
     * @param int $couponId
     * @param string $code The code, as entered.
     * @param string $name The coupon's name.
     * @param int|null $remainingCycles Number of renewals that the coupon still applies to. Null means all.
     */
    public function __construct(
        public int $couponId,
        public string $code,
        public string $name,
        public ?int $remainingCycles,
    ) {
    }
}

/** The new date of the next renewal. */
final class SubscriptionDateChange extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i nextProcessingDate!:D keepAnchor:b overrideCutoff:b version:i';

    /**
     * @param int $subscriptionId
     * @param string $nextProcessingDate Today or later, in the store's time zone, at most one year ahead.
     * @param bool|null $keepAnchor Whether the dates after the moved one follow the old schedule.
     * @param bool|null $overrideCutoff Whether to make the change even inside the plan's cutoff. The history records
     * the override.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public string $nextProcessingDate,
        public ?bool $keepAnchor = null,
        public ?bool $overrideCutoff = null,
        public ?int $version = null,
    ) {
    }
}

/** A line of a subscription, with all fields of PublicSubscriptionListItem. */
final class SubscriptionItem extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d announcedPrices!:[@Shared\\AnnouncedPrice intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@Shared\\CustomField productId!:i variantId!:i isPriceFixed!:b';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionItemId
     * @param int $subscriptionNumber
     * @param string $status
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in one delivery, at the next renewal, as shown to the buyer.
     * @param list<\StorePlatform\Shared\AnnouncedPrice> $announcedPrices
     * @param int $intervalCount Number of interval units between renewals.
     * @param string $intervalUnit
     * @param string $nextProcessingDate Date of the line's next renewal.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means that it is not
     * canceled.
     * @param string|null $cancelReason Reason for the cancellation, as entered. Null unless the subscription is
     * canceled.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param int $productId
     * @param int $variantId
     * @param bool $isPriceFixed Whether an administrator or an external system fixed the unit price. The plan's pricing
     * does not change a fixed price.
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionItemId,
        public int $subscriptionNumber,
        public string $status,
        public string $sku,
        public string $name,
        public int $quantity,
        public string $unitPrice,
        public array $announcedPrices,
        public int $intervalCount,
        public string $intervalUnit,
        public string $nextProcessingDate,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $customFields,
        public int $productId,
        public int $variantId,
        public bool $isPriceFixed,
    ) {
    }
}

/** Lines to add, change and remove in one request. */
final class SubscriptionItemsChange extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i remove:[i update:[@Shared\\SubscriptionItemUpdate add:[@Shared\\SubscriptionItemAdd overrideCutoff:b version:i';

    /**
     * @param int $subscriptionId
     * @param list<int>|null $remove Lines to remove.
     * @param list<\StorePlatform\Shared\SubscriptionItemUpdate>|null $update Lines to change, each at most once. A line
     * cannot be both changed and removed.
     * @param list<\StorePlatform\Shared\SubscriptionItemAdd>|null $add Lines to add.
     * @param bool|null $overrideCutoff Whether to make the change even inside the plan's cutoff. The history records
     * the override.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public ?array $remove = null,
        public ?array $update = null,
        public ?array $add = null,
        public ?bool $overrideCutoff = null,
        public ?int $version = null,
    ) {
    }
}

/** A subscription in a list. */
final class SubscriptionListItem extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionNumber!:i status!:s dunningState!:s storeCustomerId!:i customerName!:s customerEmail!:s subscriptionPlanId!:i subscriptionPlanName!:s intervalCount!:i intervalUnit!:s nextProcessingDate!?:D cycleNumber!:i itemCount!:i recurringSubtotal!:d currencyCode!:s failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s cycleStatus!?:s cancelAtPeriodEnd!:b pausedUntil!?:D customerPaymentMethodId!?:i lastProcessedOn!?:t cancelledOn!?:t cancelReason!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionNumber
     * @param \StorePlatform\Shared\SubscriptionStatus::* $status
     * @param \StorePlatform\Shared\DunningState::* $dunningState
     * @param int $storeCustomerId
     * @param string $customerName First and last name.
     * @param string $customerEmail
     * @param int $subscriptionPlanId
     * @param string $subscriptionPlanName The plan's name.
     * @param int $intervalCount Number of interval units between renewals.
     * @param string $intervalUnit
     * @param string|null $nextProcessingDate Null while no renewal is scheduled.
     * @param int $cycleNumber Number of the last processed cycle.
     * @param int $itemCount Sum of the quantities.
     * @param numeric-string $recurringSubtotal Sum of unit price times quantity, as shown to the buyer.
     * @param string $currencyCode
     * @param int $failedAttempts Number of failed attempts in the current cycle.
     * @param \DateTimeImmutable|null $nextRetryOn When the failed renewal is retried.
     * @param string|null $lastFailureCode Why the last attempt failed. Null after a success.
     * @param string|null $lastFailureClass The action that would resolve the last failure. Null after a success.
     * @param \StorePlatform\Shared\SubscriptionCycleStatus::*|null $cycleStatus Status of the next renewal. Null while
     * none is scheduled.
     * @param bool $cancelAtPeriodEnd Whether the subscription will be canceled on the next processing date instead of
     * renewed.
     * @param string|null $pausedUntil Date on which the subscription resumes automatically. Null when it is not paused
     * or is paused without end.
     * @param int|null $customerPaymentMethodId Id of the payment method that renewals charge. Null when none is left.
     * @param \DateTimeImmutable|null $lastProcessedOn When a renewal last placed an order.
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means that it is not
     * canceled.
     * @param string|null $cancelReason Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED,
     * CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionNumber,
        public string $status,
        public string $dunningState,
        public int $storeCustomerId,
        public string $customerName,
        public string $customerEmail,
        public int $subscriptionPlanId,
        public string $subscriptionPlanName,
        public int $intervalCount,
        public string $intervalUnit,
        public ?string $nextProcessingDate,
        public int $cycleNumber,
        public int $itemCount,
        public string $recurringSubtotal,
        public string $currencyCode,
        public int $failedAttempts,
        public ?\DateTimeImmutable $nextRetryOn,
        public ?string $lastFailureCode,
        public ?string $lastFailureClass,
        public ?string $cycleStatus,
        public bool $cancelAtPeriodEnd,
        public ?string $pausedUntil,
        public ?int $customerPaymentMethodId,
        public ?\DateTimeImmutable $lastProcessedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A page of subscriptions, with the cursor of the next page. */
final class SubscriptionPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\SubscriptionListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<SubscriptionListItem> $items The subscriptions of this page, in the requested order. Empty after the
     * last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** A plan: how often subscriptions renew, and how renewals are priced, shipped and canceled. */
final class SubscriptionPlan extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i name!:s translations!:[@Admin\\NameTranslation code!?:s intervalUnit!:s intervalCount!:i anchor!:@Admin\\SubscriptionPlanAnchor cutoffDays!:i minCycles!?:i maxCycles!?:i trialDays!:i prepaidCycles!:i pricing!:@Shared\\SubscriptionPlanPricing shippingPolicy!:s allowSkip!:b allowPause!:b allowSwap!:b allowQuantityChange!:b cancelPolicy!:s productIds!:[i collectionIds!:[i isActive!:b subscriberCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $subscriptionPlanId
     * @param string $name The plan's name as customers see it.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param string|null $code The store's own short code, unique per store.
     * @param string $intervalUnit
     * @param int $intervalCount Number of interval units between renewals.
     * @param SubscriptionPlanAnchor $anchor
     * @param int $cutoffDays Number of days before a renewal from which it can no longer be changed, starting at the
     * renewal's hour. Less than the interval.
     * @param int|null $minCycles Number of cycles before the customer may cancel, with the `cancelPolicy`
     * AFTER_MIN_CYCLES. Null means none.
     * @param int|null $maxCycles Number of cycles after which the subscription ends. Null means no end.
     * @param int $trialDays Days before the first charge. The lines on the plan cost nothing in the first order and are
     * not shipped with it. The payment method is verified.
     * @param int $prepaidCycles Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
     * @param \StorePlatform\Shared\SubscriptionPlanPricing $pricing
     * @param \StorePlatform\Shared\SubscriptionShippingPolicy::* $shippingPolicy
     * @param bool $allowSkip Whether the customer may skip a renewal.
     * @param bool $allowPause Whether the customer may pause.
     * @param bool $allowSwap Whether the customer may swap a line for another variant.
     * @param bool $allowQuantityChange Whether the customer may change quantities.
     * @param \StorePlatform\Shared\SubscriptionCancelPolicy::* $cancelPolicy
     * @param list<int> $productIds Ids of the products sold on this plan.
     * @param list<int> $collectionIds Ids of the collections whose products are sold on this plan.
     * @param bool $isActive Whether the plan accepts new subscriptions.
     * @param int $subscriberCount Number of subscriptions on this plan that are not CANCELLED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $name,
        public array $translations,
        public ?string $code,
        public string $intervalUnit,
        public int $intervalCount,
        public SubscriptionPlanAnchor $anchor,
        public int $cutoffDays,
        public ?int $minCycles,
        public ?int $maxCycles,
        public int $trialDays,
        public int $prepaidCycles,
        public \StorePlatform\Shared\SubscriptionPlanPricing $pricing,
        public string $shippingPolicy,
        public bool $allowSkip,
        public bool $allowPause,
        public bool $allowSwap,
        public bool $allowQuantityChange,
        public string $cancelPolicy,
        public array $productIds,
        public array $collectionIds,
        public bool $isActive,
        public int $subscriberCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The day on which renewals fall. */
final class SubscriptionPlanAnchor extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s value!?:i';

    /**
     * @param SubscriptionAnchorType::* $type
     * @param int|null $value WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day.
     * NONE: null.
     */
    public function __construct(
        public string $type,
        public ?int $value,
    ) {
    }
}

/** The day on which renewals fall. */
final class SubscriptionPlanAnchorInput extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s value?:i';

    /**
     * @param SubscriptionAnchorType::* $type
     * @param int|null $value WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day.
     * NONE: null.
     */
    public function __construct(
        public string $type,
        public ?int $value = null,
    ) {
    }
}

/** A new subscription plan. Omitted fields take their defaults. */
final class SubscriptionPlanCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s translations:[@Admin\\NameTranslationInput code?:s intervalUnit!:s intervalCount!:i anchor:@Admin\\SubscriptionPlanAnchorInput cutoffDays:i minCycles?:i maxCycles?:i trialDays:i prepaidCycles:i pricing:@Admin\\SubscriptionPlanPricingInput shippingPolicy:s allowSkip:b allowPause:b allowSwap:b allowQuantityChange:b cancelPolicy:s productIds:[i collectionIds:[i isActive:b';

    /**
     * @param string $name The plan's name as customers see it.
     * @param string $intervalUnit
     * @param int $intervalCount Number of interval units between renewals.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * @param string|null $code The store's own short code, unique per store.
     * @param SubscriptionPlanAnchorInput|null $anchor
     * @param int|null $cutoffDays Number of days before a renewal from which it can no longer be changed, starting at
     * the renewal's hour. Less than the interval.
     * @param int|null $minCycles Number of cycles before the customer may cancel, with the `cancelPolicy`
     * AFTER_MIN_CYCLES. Null means none.
     * @param int|null $maxCycles Number of cycles after which the subscription ends. Null means no end.
     * @param int|null $trialDays Days before the first charge. The lines on the plan cost nothing in the first order
     * and are not shipped with it. The payment method is verified.
     * @param int|null $prepaidCycles Number of cycles that one charge pays for. The orders of the other cycles cost
     * nothing.
     * @param SubscriptionPlanPricingInput|null $pricing
     * @param \StorePlatform\Shared\SubscriptionShippingPolicy::*|null $shippingPolicy
     * @param bool|null $allowSkip Whether the customer may skip a renewal.
     * @param bool|null $allowPause Whether the customer may pause.
     * @param bool|null $allowSwap Whether the customer may swap a line for another variant.
     * @param bool|null $allowQuantityChange Whether the customer may change quantities.
     * @param \StorePlatform\Shared\SubscriptionCancelPolicy::*|null $cancelPolicy
     * @param list<int>|null $productIds Ids of the products sold on this plan.
     * @param list<int>|null $collectionIds Ids of the collections whose products are sold on this plan.
     * @param bool|null $isActive Whether the plan accepts new subscriptions.
     */
    public function __construct(
        public string $name,
        public string $intervalUnit,
        public int $intervalCount,
        public ?array $translations = null,
        public ?string $code = null,
        public ?SubscriptionPlanAnchorInput $anchor = null,
        public ?int $cutoffDays = null,
        public ?int $minCycles = null,
        public ?int $maxCycles = null,
        public ?int $trialDays = null,
        public ?int $prepaidCycles = null,
        public ?SubscriptionPlanPricingInput $pricing = null,
        public ?string $shippingPolicy = null,
        public ?bool $allowSkip = null,
        public ?bool $allowPause = null,
        public ?bool $allowSwap = null,
        public ?bool $allowQuantityChange = null,
        public ?string $cancelPolicy = null,
        public ?array $productIds = null,
        public ?array $collectionIds = null,
        public ?bool $isActive = null,
    ) {
    }
}

/** All subscription plans, not paged. */
final class SubscriptionPlanList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\SubscriptionPlan';

    /** @param list<SubscriptionPlan> $items The subscription plans. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** How the plan changes the price. */
final class SubscriptionPlanPricingInput extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s value?:d currencyCode?:s firstCycles?:i thenValue?:d';

    /**
     * @param \StorePlatform\Shared\SubscriptionPricingType::* $type
     * @param numeric-string|null $value Percent off, amount off, or price per unit. Null for NONE.
     * @param string|null $currencyCode Currency of a fixed amount or price. Null otherwise.
     * @param int|null $firstCycles Number of cycles that the value applies to; then `thenValue` applies. Null means all
     * cycles.
     * @param numeric-string|null $thenValue The value after the first cycles. Null when `firstCycles` is null.
     */
    public function __construct(
        public string $type,
        public ?string $value = null,
        public ?string $currencyCode = null,
        public ?int $firstCycles = null,
        public ?string $thenValue = null,
    ) {
    }
}

/**
 * Changes to a subscription plan. An omitted field keeps its value, null clears it, and an array is replaced as a
 * whole.
 */
final class SubscriptionPlanUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i name:s translations:[@Admin\\NameTranslationInput code?:s intervalUnit:s intervalCount:i anchor:@Admin\\SubscriptionPlanAnchorInput cutoffDays:i minCycles?:i maxCycles?:i trialDays:i prepaidCycles:i pricing:@Admin\\SubscriptionPlanPricingInput shippingPolicy:s allowSkip:b allowPause:b allowSwap:b allowQuantityChange:b cancelPolicy:s productIds:[i collectionIds:[i isActive:b version:i';

    /**
     * @param int $subscriptionPlanId
     * @param string|null $name The plan's name as customers see it.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * The list replaces the stored one; absent keeps it.
     * @param string|null $code The store's own short code, unique per store.
     * @param string|null $intervalUnit
     * @param int|null $intervalCount Number of interval units between renewals.
     * @param SubscriptionPlanAnchorInput|null $anchor
     * @param int|null $cutoffDays Number of days before a renewal from which it can no longer be changed, starting at
     * the renewal's hour. Less than the interval.
     * @param int|null $minCycles Number of cycles before the customer may cancel, with the `cancelPolicy`
     * AFTER_MIN_CYCLES. Null means none.
     * @param int|null $maxCycles Number of cycles after which the subscription ends. Null means no end.
     * @param int|null $trialDays Days before the first charge. The lines on the plan cost nothing in the first order
     * and are not shipped with it. The payment method is verified.
     * @param int|null $prepaidCycles Number of cycles that one charge pays for. The orders of the other cycles cost
     * nothing.
     * @param SubscriptionPlanPricingInput|null $pricing
     * @param \StorePlatform\Shared\SubscriptionShippingPolicy::*|null $shippingPolicy
     * @param bool|null $allowSkip Whether the customer may skip a renewal.
     * @param bool|null $allowPause Whether the customer may pause.
     * @param bool|null $allowSwap Whether the customer may swap a line for another variant.
     * @param bool|null $allowQuantityChange Whether the customer may change quantities.
     * @param \StorePlatform\Shared\SubscriptionCancelPolicy::*|null $cancelPolicy
     * @param list<int>|null $productIds Ids of the products sold on this plan.
     * @param list<int>|null $collectionIds Ids of the collections whose products are sold on this plan.
     * @param bool|null $isActive Whether the plan accepts new subscriptions.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionPlanId,
        public ?string $name = null,
        public ?array $translations = null,
        public ?string $code = null,
        public ?string $intervalUnit = null,
        public ?int $intervalCount = null,
        public ?SubscriptionPlanAnchorInput $anchor = null,
        public ?int $cutoffDays = null,
        public ?int $minCycles = null,
        public ?int $maxCycles = null,
        public ?int $trialDays = null,
        public ?int $prepaidCycles = null,
        public ?SubscriptionPlanPricingInput $pricing = null,
        public ?string $shippingPolicy = null,
        public ?bool $allowSkip = null,
        public ?bool $allowPause = null,
        public ?bool $allowSwap = null,
        public ?bool $allowQuantityChange = null,
        public ?string $cancelPolicy = null,
        public ?array $productIds = null,
        public ?array $collectionIds = null,
        public ?bool $isActive = null,
        public ?int $version = null,
    ) {
    }
}

/** The due renewals to process. */
final class SubscriptionProcessAll extends \StorePlatform\Model
{
    protected const SPEC = 'processingDate:D subscriptionIds:[i';

    /**
     * @param string|null $processingDate Only renewals due by this date. Defaults to today in the store's time zone.
     * @param list<int>|null $subscriptionIds Ids of the subscriptions to process. Absent means all.
     */
    public function __construct(
        public ?string $processingDate = null,
        public ?array $subscriptionIds = null,
    ) {
    }
}

/** The counts of due renewals, of renewals that this call queued, and of renewals that were already locked. */
final class SubscriptionProcessResult extends \StorePlatform\Model
{
    protected const SPEC = 'processingDate!:D dueCount!:i queuedCount!:i lockedCount!:i integrationTaskId!?:i';

    /**
     * @param string $processingDate The date by which the renewals are due.
     * @param int $dueCount Number of due subscriptions.
     * @param int $queuedCount Number of renewals queued by this call.
     * @param int $lockedCount Number of renewals that were already queued or running.
     * @param int|null $integrationTaskId Id of the background task. Null when the renewals have no task record: each
     * renewal is visible in its subscription.
     */
    public function __construct(
        public string $processingDate,
        public int $dueCount,
        public int $queuedCount,
        public int $lockedCount,
        public ?int $integrationTaskId,
    ) {
    }
}

/** The renewal to skip. */
final class AdminSubscriptionSkip extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i processingDate:D reason?:s overrideCutoff:b';

    /**
     * @param int $subscriptionId
     * @param string|null $processingDate Date of the renewal to skip. It must be the next one.
     * @param string|null $reason Reason, recorded in the history.
     * @param bool|null $overrideCutoff Whether to make the change even inside the plan's cutoff. The history records
     * the override.
     */
    public function __construct(
        public int $subscriptionId,
        public ?string $processingDate = null,
        public ?string $reason = null,
        public ?bool $overrideCutoff = null,
    ) {
    }
}

/** The skipped renewal to schedule again. */
final class AdminSubscriptionUnskip extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i processingDate!:D reason?:s overrideCutoff:b';

    /**
     * @param int $subscriptionId
     * @param string $processingDate Date of the skipped renewal.
     * @param string|null $reason Reason, recorded in the history.
     * @param bool|null $overrideCutoff Whether to make the change even inside the plan's cutoff. The history records
     * the override.
     */
    public function __construct(
        public int $subscriptionId,
        public string $processingDate,
        public ?string $reason = null,
        public ?bool $overrideCutoff = null,
    ) {
    }
}

/** The subscription whose payment is retried. */
final class SubscriptionRetry extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i customerPaymentMethodId:i';

    /**
     * @param int $subscriptionId
     * @param int|null $customerPaymentMethodId Replaces the subscription's payment method, for later renewals too.
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $customerPaymentMethodId = null,
    ) {
    }
}

/** Sort order; a leading `-` means descending. */
final class SubscriptionSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
    public const NEXT_PROCESSING_DATE = 'nextProcessingDate';
    public const NEXT_PROCESSING_DATE_DESC = '-nextProcessingDate';
    public const NEXT_RETRY_ON = 'nextRetryOn';
    public const NEXT_RETRY_ON_DESC = '-nextRetryOn';
    public const SUBSCRIPTION_NUMBER = 'subscriptionNumber';
    public const SUBSCRIPTION_NUMBER_DESC = '-subscriptionNumber';
}

/** Changes to a subscription. An omitted field keeps its value, null clears it, and an array is replaced as a whole. */
final class SubscriptionUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionPlanId:i shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i useStoreCredit:b shippingMethodId?:i couponCodes:[s note?:s customFields:[@Shared\\CustomFieldInput overrideCutoff:b version:i';

    /**
     * @param int $subscriptionId
     * @param int|null $subscriptionPlanId
     * @param int|null $shippingAddressId Null is allowed only when nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId
     * @param bool|null $useStoreCredit Whether store credit pays first. It applies to each later charge of a renewal,
     * also inside the plan's cutoff.
     * @param int|null $shippingMethodId Null is allowed only when nothing is shipped.
     * @param list<string>|null $couponCodes Replaces all coupons. An existing coupon keeps its remaining renewals. A
     * new coupon is validated now and counts as a use. The use is reserved until the coupon's first renewal. It is
     * released if the coupon is removed or the subscription ends before that.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Replaces all custom fields.
     * @param bool|null $overrideCutoff Whether to make the change even inside the plan's cutoff. The history records
     * the override.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $subscriptionPlanId = null,
        public ?int $shippingAddressId = null,
        public ?int $billingAddressId = null,
        public ?int $customerPaymentMethodId = null,
        public ?bool $useStoreCredit = null,
        public ?int $shippingMethodId = null,
        public ?array $couponCodes = null,
        public ?string $note = null,
        public ?array $customFields = null,
        public ?bool $overrideCutoff = null,
        public ?int $version = null,
    ) {
    }
}

/** A simulated time that the subscriptions of one customer follow. */
final class TestClock extends \StorePlatform\Model
{
    protected const SPEC = 'testClockId!:i storeCustomerId!:i status!:s currentTime!:t targetTime!?:t failureDetail!?:s subscriptionCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $testClockId
     * @param int $storeCustomerId
     * @param TestClockStatus::* $status
     * @param \DateTimeImmutable $currentTime The clock's current time. All work that was due before this time is done.
     * @param \DateTimeImmutable|null $targetTime The time that the clock advances to. Null unless ADVANCING.
     * @param string|null $failureDetail Reason that the clock stopped. Null unless FAILED.
     * @param int $subscriptionCount Number of the customer's subscriptions that follow the clock.
     * @param \DateTimeImmutable $createdOn When the clock was created, in real time.
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $testClockId,
        public int $storeCustomerId,
        public string $status,
        public \DateTimeImmutable $currentTime,
        public ?\DateTimeImmutable $targetTime,
        public ?string $failureDetail,
        public int $subscriptionCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** The time to advance a test clock to. */
final class TestClockAdvance extends \StorePlatform\Model
{
    protected const SPEC = 'testClockId!:i targetTime!:t version:i';

    /**
     * @param int $testClockId
     * @param \DateTimeImmutable $targetTime The time to advance to: later than the clock's current time, at most 400
     * days ahead.
     * @param int|null $version
     */
    public function __construct(
        public int $testClockId,
        public \DateTimeImmutable $targetTime,
        public ?int $version = null,
    ) {
    }
}

/** A test clock for one customer. */
final class TestClockCreate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i currentTime:t';

    /**
     * @param int $storeCustomerId Id of a customer of the store who has no live subscription and no test clock.
     * @param \DateTimeImmutable|null $currentTime The clock's initial time. Defaults to now, and is never earlier.
     */
    public function __construct(
        public int $storeCustomerId,
        public ?\DateTimeImmutable $currentTime = null,
    ) {
    }
}

/** All test clocks of the store, not paged. */
final class TestClockList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\TestClock';

    /** @param list<TestClock> $items The test clocks. */
    public function __construct(
        public array $items,
    ) {
    }
}

/**
 * READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to
 * `targetTime` are being processed. FAILED: the clock stopped at `currentTime` and can be advanced again.
 */
final class TestClockStatus
{
    public const READY = 'READY';
    public const ADVANCING = 'ADVANCING';
    public const FAILED = 'FAILED';
}

/** A kind of goods, with its rates by country and region. */
final class TaxClass extends \StorePlatform\Model
{
    protected const SPEC = 'taxClassId!:i name!:s code!?:s isDefault!:b rates!:[@Admin\\TaxRate providerTaxCode!?:s productCount!:i createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $taxClassId
     * @param string $name Unique in the store.
     * @param string|null $code Your own code for the class; unique in the store.
     * @param bool $isDefault Whether the class is used for products without a class. Exactly one class is the default.
     * @param list<TaxRate> $rates Tax rates by place. At an address, the rates of the most specific matching place
     * apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If they are
     * all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates; the most
     * specific compound rates apply on top of them.
     * @param string|null $providerTaxCode Code of the class at the tax provider.
     * @param int $productCount Number of products in the class.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $taxClassId,
        public string $name,
        public ?string $code,
        public bool $isDefault,
        public array $rates,
        public ?string $providerTaxCode,
        public int $productCount,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A new tax class. Absent fields take their defaults. */
final class TaxClassCreate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s code?:s isDefault:b rates:[@Admin\\TaxRateInput providerTaxCode?:s';

    /**
     * @param string $name Unique in the store.
     * @param string|null $code Your own code for the class; unique in the store.
     * @param bool|null $isDefault Whether the class is used for products without a class. Exactly one class is the
     * default.
     * @param list<TaxRateInput>|null $rates Tax rates by place. At an address, the rates of the most specific matching
     * place apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If
     * they are all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates;
     * the most specific compound rates apply on top of them.
     * @param string|null $providerTaxCode Code of the class at the tax provider.
     */
    public function __construct(
        public string $name,
        public ?string $code = null,
        public ?bool $isDefault = null,
        public ?array $rates = null,
        public ?string $providerTaxCode = null,
    ) {
    }
}

/** All tax classes of the store. */
final class TaxClassList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Admin\\TaxClass';

    /** @param list<TaxClass> $items The tax classes. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Changes to a tax class. An absent field keeps its value, null clears it, and an array replaces the stored one. */
final class TaxClassUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'taxClassId!:i name:s code?:s isDefault:b rates:[@Admin\\TaxRateInput providerTaxCode?:s version:i';

    /**
     * @param int $taxClassId
     * @param string|null $name Unique in the store.
     * @param string|null $code Your own code for the class; unique in the store.
     * @param bool|null $isDefault Whether the class is used for products without a class. Exactly one class is the
     * default.
     * @param list<TaxRateInput>|null $rates Tax rates by place. At an address, the rates of the most specific matching
     * place apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If
     * they are all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates;
     * the most specific compound rates apply on top of them.
     * @param string|null $providerTaxCode Code of the class at the tax provider.
     * @param int|null $version
     */
    public function __construct(
        public int $taxClassId,
        public ?string $name = null,
        public ?string $code = null,
        public ?bool $isDefault = null,
        public ?array $rates = null,
        public ?string $providerTaxCode = null,
        public ?int $version = null,
    ) {
    }
}

/** The exchange rate by which an invoice shows its tax in the tax office's currency. */
final class TaxExchangeRate extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s taxCurrencyCode!:s rate!:d';

    /**
     * @param string $currencyCode Currency of the invoice.
     * @param string $taxCurrencyCode Currency of the tax office.
     * @param numeric-string $rate Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
     */
    public function __construct(
        public string $currencyCode,
        public string $taxCurrencyCode,
        public string $rate,
    ) {
    }
}

/** The exchange rate by which an invoice shows its tax in the tax office's currency. */
final class TaxExchangeRateInput extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s taxCurrencyCode!:s rate!:d';

    /**
     * @param string $currencyCode Currency of the invoice.
     * @param string $taxCurrencyCode Currency of the tax office.
     * @param numeric-string $rate Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
     */
    public function __construct(
        public string $currencyCode,
        public string $taxCurrencyCode,
        public string $rate,
    ) {
    }
}

/** A place in which the store must collect tax. */
final class TaxNexus extends \StorePlatform\Model
{
    protected const SPEC = 'countryCode!:s stateProvince!?:s';

    /**
     * @param string $countryCode
     * @param string|null $stateProvince State or province. Null means the whole country.
     */
    public function __construct(
        public string $countryCode,
        public ?string $stateProvince,
    ) {
    }
}

/** A place in which the store collects tax. */
final class TaxNexusInput extends \StorePlatform\Model
{
    protected const SPEC = 'countryCode!:s stateProvince?:s';

    /**
     * @param string $countryCode
     * @param string|null $stateProvince State or province. Null means the whole country.
     */
    public function __construct(
        public string $countryCode,
        public ?string $stateProvince = null,
    ) {
    }
}

/** The source of taxes: the store's own rates, or a tax service. Credentials are masked. */
final class TaxProvider extends \StorePlatform\Model
{
    protected const SPEC = 'taxProviderId!:i providerCode!:s baseUrl!?:s isActive!:b nexus!:[@Admin\\TaxNexus originAddress!?:@Shared\\Address commitOnCapture!:b fallback!:s timeoutMs!:i credentials!:{s healthStatus!:s lastErrorOn!?:t lastError!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $taxProviderId
     * @param string $providerCode
     * @param string|null $baseUrl Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`. Null
     * with `MANUAL`.
     * @param bool $isActive Whether the tax service is used. false means that the manual rates apply to new orders;
     * changes and refunds of orders that it taxed are still reported to it.
     * @param list<TaxNexus> $nexus The places in which the store collects tax.
     * @param \StorePlatform\Shared\Address|null $originAddress The address that goods are shipped from. Null means the
     * store's address.
     * @param bool $commitOnCapture Whether the tax is reported to the provider at capture. false means that tax is only
     * quoted.
     * @param TaxProviderFallback::* $fallback
     * @param int $timeoutMs Maximum duration of a calculation, in milliseconds, before `fallback` applies. After five
     * unanswered calculations in a row, `fallback` applies at once, and an occasional call tests the service.
     * @param array<string, string> $credentials
     * @param ProviderHealthStatus::* $healthStatus
     * @param \DateTimeImmutable|null $lastErrorOn When a call last failed, within the last 15 minutes. Null when none
     * failed.
     * @param string|null $lastError Reason of the failure, in words.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $taxProviderId,
        public string $providerCode,
        public ?string $baseUrl,
        public bool $isActive,
        public array $nexus,
        public ?\StorePlatform\Shared\Address $originAddress,
        public bool $commitOnCapture,
        public string $fallback,
        public int $timeoutMs,
        public array $credentials,
        public string $healthStatus,
        public ?\DateTimeImmutable $lastErrorOn,
        public ?string $lastError,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * The tax service. `MANUAL`: the rates of the store's tax classes. `STRIPE_TAX`: Stripe Tax, in the store's own
 * account. `HTTP`: any service that implements the contract in the guide "Connect a tax service".
 *
 * More values may be added.
 */
final class TaxProviderCode
{
    public const MANUAL = 'MANUAL';
    public const STRIPE_TAX = 'STRIPE_TAX';
    public const HTTP = 'HTTP';
}

/**
 * Behavior when the provider does not respond in time: refuse the checkout (503), or use the rates of the tax classes.
 * `BLOCK` also refuses an address that the provider cannot locate: 422 `invalid_value`, which names the address.
 */
final class TaxProviderFallback
{
    public const BLOCK = 'BLOCK';
    public const USE_MANUAL_RATES = 'USE_MANUAL_RATES';
}

/** Changes to the tax service. An omitted field keeps its value, null clears it, and an array is replaced as a whole. */
final class TaxProviderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'providerCode:s baseUrl?:s isActive:b nexus:[@Admin\\TaxNexusInput originAddress?:@Shared\\AddressInput commitOnCapture:b fallback:s timeoutMs:i credentials:{s version:i';

    /**
     * @param string|null $providerCode
     * @param string|null $baseUrl Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`.
     * @param bool|null $isActive Whether the tax service is used. false means that the manual rates apply to new
     * orders; changes and refunds of orders that it taxed are still reported to it.
     * @param list<TaxNexusInput>|null $nexus The places in which the store collects tax.
     * @param \StorePlatform\Shared\AddressInput|null $originAddress The address that goods are shipped from. Null means
     * the store's address.
     * @param bool|null $commitOnCapture Whether the tax is reported to the provider at capture.
     * @param TaxProviderFallback::*|null $fallback
     * @param int|null $timeoutMs Maximum duration of a calculation, in milliseconds, before `fallback` applies.
     * @param array<string, string>|null $credentials
     * @param int|null $version
     */
    public function __construct(
        public ?string $providerCode = null,
        public ?string $baseUrl = null,
        public ?bool $isActive = null,
        public ?array $nexus = null,
        public ?\StorePlatform\Shared\AddressInput $originAddress = null,
        public ?bool $commitOnCapture = null,
        public ?string $fallback = null,
        public ?int $timeoutMs = null,
        public ?array $credentials = null,
        public ?int $version = null,
    ) {
    }
}

/** A tax rate of a class in a country or region. */
final class TaxRate extends \StorePlatform\Model
{
    protected const SPEC = 'countryCode!:s stateProvince!?:s postalCodePattern!?:s rate!:d name!:s translations!:[@Admin\\NameTranslation isCompound!:b isCombinable!:b includedInPrice!:b';

    /**
     * @param string $countryCode
     * @param string|null $stateProvince State or province; null means the whole country.
     * @param string|null $postalCodePattern Postal code, where a final * matches any rest, such as 101*; null means all
     * postal codes.
     * @param numeric-string $rate Rate in percent.
     * @param string $name Name shown on the tax line, such as VAT.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language.
     * @param bool $isCompound Whether the tax is computed on the price plus the other taxes.
     * @param bool $isCombinable Whether the rate is added to the other rates of its region and of larger regions. False
     * means that it replaces the rates of larger regions.
     * @param bool $includedInPrice Whether prices include this tax. Absent in a request means the store's
     * `pricesIncludeTax`.
     */
    public function __construct(
        public string $countryCode,
        public ?string $stateProvince,
        public ?string $postalCodePattern,
        public string $rate,
        public string $name,
        public array $translations,
        public bool $isCompound,
        public bool $isCombinable,
        public bool $includedInPrice,
    ) {
    }
}

/** A tax rate. Unique by countryCode, stateProvince and postalCodePattern; a compound or combinable rate also by name. */
final class TaxRateInput extends \StorePlatform\Model
{
    protected const SPEC = 'countryCode!:s stateProvince?:s postalCodePattern?:s rate!:d name!:s translations:[@Admin\\NameTranslationInput isCompound:b isCombinable:b includedInPrice:b';

    /**
     * @param string $countryCode
     * @param numeric-string $rate Rate in percent.
     * @param string $name Name shown on the tax line, such as VAT.
     * @param string|null $stateProvince State or province; null means the whole country.
     * @param string|null $postalCodePattern Postal code, where a final * matches any rest, such as 101*; null means all
     * postal codes.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * Absent keeps those of the stored rate of the same place and name.
     * @param bool|null $isCompound Whether the tax is computed on the price plus the other taxes.
     * @param bool|null $isCombinable Whether the rate is added to the other rates of its region and of larger regions.
     * False means that it replaces the rates of larger regions. Examples are PST of British Columbia with GST of
     * Canada, SGST with CGST in India, and a city's tax with its state's.
     * @param bool|null $includedInPrice Whether prices include this tax. Absent in a request means the store's
     * `pricesIncludeTax`.
     */
    public function __construct(
        public string $countryCode,
        public string $rate,
        public string $name,
        public ?string $stateProvince = null,
        public ?string $postalCodePattern = null,
        public ?array $translations = null,
        public ?bool $isCompound = null,
        public ?bool $isCombinable = null,
        public ?bool $includedInPrice = null,
    ) {
    }
}

/** The amount on which tax is rounded. */
final class TaxRounding
{
    public const LINE = 'LINE';
    public const UNIT = 'UNIT';
    public const TOTAL = 'TOTAL';
}

/** The part that is rounded when prices include tax. The other part is the remainder. */
final class TaxRoundingTarget
{
    public const TAX = 'TAX';
    public const NET = 'NET';
}

/** An error in a template's source or in rendering it. */
final class TemplateError extends \StorePlatform\Model
{
    protected const SPEC = 'field!:s line!?:i column!?:i message!:s';

    /**
     * @param string $field Field of the template that contains the error, such as bodyHtml.
     * @param int|null $line Line of the text, from 1. Null when the error concerns the whole text.
     * @param int|null $column Column of the line, from 1. Null means unknown.
     * @param string $message The error in words.
     */
    public function __construct(
        public string $field,
        public ?int $line,
        public ?int $column,
        public string $message,
    ) {
    }
}

/** A variable that templates of a type may use. */
final class TemplateVariable extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s type!:s description!:s example!:s';

    /**
     * @param string $name Path as written in the source, such as order.orderNumber.
     * @param TemplateVariableType::* $type
     * @param string $description Meaning of the variable.
     * @param string $example The value sample data has.
     */
    public function __construct(
        public string $name,
        public string $type,
        public string $description,
        public string $example,
    ) {
    }
}

/** The type of a variable's value. */
final class TemplateVariableType
{
    public const STRING = 'STRING';
    public const NUMBER = 'NUMBER';
    public const BOOLEAN = 'BOOLEAN';
    public const MONEY = 'MONEY';
    public const DATE = 'DATE';
    public const URL = 'URL';
    public const LIST = 'LIST';
    public const OBJECT = 'OBJECT';
}

/** The caller's password, to start the enrollment of a second factor. */
final class TotpCreate extends \StorePlatform\Model
{
    protected const SPEC = 'currentPassword!:s';

    /** @param string $currentPassword The caller's current password. */
    public function __construct(
        public string $currentPassword,
    ) {
    }
}

/** The secret for an authenticator app. Confirm it with one of its codes. Shown once. */
final class TotpEnrollment extends \StorePlatform\Model
{
    protected const SPEC = 'secret!:s otpauthUrl!:s expiresOn!:t';

    /**
     * @param string $secret Base32, to type into the authenticator app.
     * @param string $otpauthUrl The secret as an `otpauth://` URL, to show as a QR code.
     * @param \DateTimeImmutable $expiresOn When the enrollment expires.
     */
    public function __construct(
        public string $secret,
        public string $otpauthUrl,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** Codes that replace the second factor, each valid once. Shown once. */
final class TotpRecoveryCodes extends \StorePlatform\Model
{
    protected const SPEC = 'recoveryCodes!:[s';

    /** @param list<string> $recoveryCodes The codes. Shown once; each is valid for one login. */
    public function __construct(
        public array $recoveryCodes,
    ) {
    }
}

/** The password, and a code of the second factor that is removed. */
final class TotpRemove extends \StorePlatform\Model
{
    protected const SPEC = 'currentPassword!:s totpCode!:s';

    /**
     * @param string $currentPassword The caller's current password.
     * @param string $totpCode
     */
    public function __construct(
        public string $currentPassword,
        public string $totpCode,
    ) {
    }
}

/** A code of the authenticator app, to turn the second factor on. */
final class TotpUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'totpCode!:s';

    /** @param string $totpCode Six digits of the authenticator app. */
    public function __construct(
        public string $totpCode,
    ) {
    }
}

/** Kind of an object with translations. */
final class TranslatedObjectType
{
    public const PRODUCT = 'product';
    public const COLLECTION = 'collection';
    public const SHIPPING_METHOD = 'shippingMethod';
    public const SUBSCRIPTION_PLAN = 'subscriptionPlan';
    public const COUPON = 'coupon';
    public const PAYMENT_PROVIDER = 'paymentProvider';
    public const ACCOUNT_TYPE = 'accountType';
    public const TAX_CLASS = 'taxClass';
    public const MEDIA = 'media';
    public const STORE_SETTINGS = 'storeSettings';
}

/** Texts in an additional language of the store. */
final class Translation extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s name!:s description!?:s slug!?:s shortDescription!?:s seo!:@Shared\\Seo';

    /**
     * @param string $languageCode
     * @param string $name Name in the language.
     * @param string|null $description
     * @param string|null $slug Slug in the language; null means the slug of the main language.
     * @param string|null $shortDescription Short description in the language; null means not translated. Always null in
     * translations of collections.
     * @param \StorePlatform\Shared\Seo $seo Texts for search engines in the language; null means not translated.
     */
    public function __construct(
        public string $languageCode,
        public string $name,
        public ?string $description,
        public ?string $slug,
        public ?string $shortDescription,
        public \StorePlatform\Shared\Seo $seo,
    ) {
    }
}

/** Texts in an additional language of the store; at most one entry per language. */
final class TranslationInput extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s name!:s description?:s slug?:s shortDescription?:s seo:@Admin\\SeoInput';

    /**
     * @param string $languageCode
     * @param string $name Name in the language.
     * @param string|null $description
     * @param string|null $slug Slug in the language; null means the slug of the main language.
     * @param string|null $shortDescription Short description in the language. Null means not translated; absent keeps
     * the stored text of the language. 422 `invalid_value` for a blank text, and for a collection, which has no short
     * description.
     * @param SeoInput|null $seo Texts for search engines in the language; null means not translated, and a blank text
     * is 422 `invalid_value`. It replaces the stored object; absent keeps it.
     */
    public function __construct(
        public string $languageCode,
        public string $name,
        public ?string $description = null,
        public ?string $slug = null,
        public ?string $shortDescription = null,
        public ?SeoInput $seo = null,
    ) {
    }
}

/** Counts of orders with units left to ship. */
final class UnfulfilledOrderCount extends \StorePlatform\Model
{
    protected const SPEC = 'count!:i unfulfilledCount!:i partiallyFulfilledCount!:i onHoldCount!:i oldestOrderDate!?:t';

    /**
     * @param int $count Sum of the three counts.
     * @param int $unfulfilledCount Orders with nothing shipped yet.
     * @param int $partiallyFulfilledCount Orders shipped in part.
     * @param int $onHoldCount Orders on hold.
     * @param \DateTimeImmutable|null $oldestOrderDate null means that no order is left to ship.
     */
    public function __construct(
        public int $count,
        public int $unfulfilledCount,
        public int $partiallyFulfilledCount,
        public int $onHoldCount,
        public ?\DateTimeImmutable $oldestOrderDate,
    ) {
    }
}

/** The unit of sale: a product with one choice of its options, with its stock and prices. */
final class Variant extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i productId!:i sku!:s barcode!?:s name!:s translations!:[@Admin\\NameTranslation optionValueIds!:[i optionValues!:[@Shared\\VariantOptionValue status!:s position!:i weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s hsCode!?:s countryOfOrigin!?:s trackInventory!:b inventoryPolicy!:s stockOnHand!:i stockReserved!:i stockAvailable!:i lowStockThreshold!?:i backorderLimit!?:i expectedOn!?:t costPrice!?:d currencyCode!:s mediaIds!:[i prices!:[@Admin\\Price customFields!:[@Shared\\CustomField externalId!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $variantId
     * @param int $productId
     * @param string $sku Unique in the store.
     * @param string|null $barcode EAN, UPC, ISBN or a similar code.
     * @param string $name Name shown next to the product's name.
     * @param list<NameTranslation> $translations The name in other languages; at most one entry per language. Without
     * an entry, a name made of option values consists of their translations.
     * @param list<int> $optionValueIds Ids of the variant's option values, one for each option.
     * @param list<\StorePlatform\Shared\VariantOptionValue> $optionValues One value for each option; no two variants of
     * a product have the same set.
     * @param \StorePlatform\Shared\VariantStatus::* $status
     * @param int $position Position in display order, from 0.
     * @param numeric-string|null $weight Weight of one unit, in the variant's `weightUnit`.
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit Unit of `weight`.
     * @param numeric-string|null $length Length of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $width Width of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $height Height of one unit, in the variant's `dimensionUnit`.
     * @param \StorePlatform\Shared\DimensionUnit::* $dimensionUnit Unit of length, width and height.
     * @param string|null $hsCode Customs tariff number.
     * @param string|null $countryOfOrigin
     * @param bool $trackInventory Whether sales check and count the stock.
     * @param \StorePlatform\Shared\InventoryPolicy::* $inventoryPolicy
     * @param int $stockOnHand Units in the warehouse.
     * @param int $stockReserved Units reserved by running checkouts and by orders that are not shipped yet. Units that
     * need no shipping leave the stock when their order is paid.
     * @param int $stockAvailable stockOnHand minus stockReserved; below zero only with BACKORDER or without inventory
     * tracking.
     * @param int|null $lowStockThreshold Number of available units at or below which the stock counts as low; null
     * means never.
     * @param int|null $backorderLimit Maximum number of units sold below zero with BACKORDER; null means no limit.
     * @param \DateTimeImmutable|null $expectedOn When new stock is expected.
     * @param numeric-string|null $costPrice Cost of one unit in the store's default currency; never shown to customers.
     * @param string $currencyCode Currency of costPrice: the store's default currency.
     * @param list<int> $mediaIds Ids of the variant's images. Each image is among the product's media.
     * @param list<Price> $prices Every price row of the variant.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as the store's settings define them.
     * @param string|null $externalId Id in another system; unique among the store's variants.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $variantId,
        public int $productId,
        public string $sku,
        public ?string $barcode,
        public string $name,
        public array $translations,
        public array $optionValueIds,
        public array $optionValues,
        public string $status,
        public int $position,
        public ?string $weight,
        public string $weightUnit,
        public ?string $length,
        public ?string $width,
        public ?string $height,
        public string $dimensionUnit,
        public ?string $hsCode,
        public ?string $countryOfOrigin,
        public bool $trackInventory,
        public string $inventoryPolicy,
        public int $stockOnHand,
        public int $stockReserved,
        public int $stockAvailable,
        public ?int $lowStockThreshold,
        public ?int $backorderLimit,
        public ?\DateTimeImmutable $expectedOn,
        public ?string $costPrice,
        public string $currencyCode,
        public array $mediaIds,
        public array $prices,
        public array $customFields,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A variant to create. Positions follow the order of the array. */
final class VariantCreate extends \StorePlatform\Model
{
    protected const SPEC = 'sku!:s barcode?:s name:s translations:[@Admin\\NameTranslationInput optionValues:[@Admin\\VariantOptionValueInput status:s weight?:d weightUnit:s length?:d width?:d height?:d dimensionUnit:s hsCode?:s countryOfOrigin?:s trackInventory:b inventoryPolicy:s stockOnHand:i lowStockThreshold?:i backorderLimit?:i expectedOn?:t costPrice?:d mediaIds:[i prices:[@Admin\\VariantPriceInput customFields:[@Shared\\CustomFieldInput externalId?:s';

    /**
     * @param string $sku Unique in the store.
     * @param string|null $barcode EAN, UPC, ISBN or a similar code.
     * @param string|null $name Empty, or absent for a new variant, means the option values joined by a slash, or else
     * the product's name; such a name follows them.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * Names made of option values need none.
     * @param list<VariantOptionValueInput>|null $optionValues One value for each option; no two variants of a product
     * have the same set.
     * @param \StorePlatform\Shared\VariantStatus::*|null $status
     * @param numeric-string|null $weight Weight of one unit, in the variant's `weightUnit`.
     * @param \StorePlatform\Shared\WeightUnit::*|null $weightUnit Unit of `weight`. Absent for a new variant means the
     * store's unit.
     * @param numeric-string|null $length Length of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $width Width of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $height Height of one unit, in the variant's `dimensionUnit`.
     * @param \StorePlatform\Shared\DimensionUnit::*|null $dimensionUnit Unit of length, width and height. Absent for a
     * new variant means the store's unit.
     * @param string|null $hsCode Customs tariff number.
     * @param string|null $countryOfOrigin
     * @param bool|null $trackInventory Whether sales check and count the stock.
     * @param \StorePlatform\Shared\InventoryPolicy::*|null $inventoryPolicy
     * @param int|null $stockOnHand Opening stock of a new variant; absent means 0. Rejected (422) together with
     * variantId: use POST /admin/stock/adjust instead.
     * @param int|null $lowStockThreshold Number of available units at or below which the stock counts as low; null
     * means never.
     * @param int|null $backorderLimit Maximum number of units sold below zero with BACKORDER; null means no limit.
     * @param \DateTimeImmutable|null $expectedOn When new stock is expected.
     * @param numeric-string|null $costPrice Cost of one unit in the store's default currency; never shown to customers.
     * @param list<int>|null $mediaIds Ids of the variant's images. Each image must be among the product's media (422
     * invalid_value otherwise).
     * @param list<VariantPriceInput>|null $prices Every price row of the variant. A variant without a row for a
     * currency is not for sale in it.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param string|null $externalId Id in another system; unique among the store's variants.
     */
    public function __construct(
        public string $sku,
        public ?string $barcode = null,
        public ?string $name = null,
        public ?array $translations = null,
        public ?array $optionValues = null,
        public ?string $status = null,
        public ?string $weight = null,
        public ?string $weightUnit = null,
        public ?string $length = null,
        public ?string $width = null,
        public ?string $height = null,
        public ?string $dimensionUnit = null,
        public ?string $hsCode = null,
        public ?string $countryOfOrigin = null,
        public ?bool $trackInventory = null,
        public ?string $inventoryPolicy = null,
        public ?int $stockOnHand = null,
        public ?int $lowStockThreshold = null,
        public ?int $backorderLimit = null,
        public ?\DateTimeImmutable $expectedOn = null,
        public ?string $costPrice = null,
        public ?array $mediaIds = null,
        public ?array $prices = null,
        public ?array $customFields = null,
        public ?string $externalId = null,
    ) {
    }
}

/** One option value of a variant, by names, because ids may not exist yet. */
final class VariantOptionValueInput extends \StorePlatform\Model
{
    protected const SPEC = 'optionName!:s value!:s';

    /**
     * @param string $optionName Name of one of the product's options after this request.
     * @param string $value One of that option's values.
     */
    public function __construct(
        public string $optionName,
        public string $value,
    ) {
    }
}

/**
 * A price row of the variant that contains it. Unique by currencyCode, accountTypeId, subscriptionPlanId, minQuantity
 * and startsOn.
 */
final class VariantPriceInput extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s amount!:d compareAtAmount?:d accountTypeId?:i subscriptionPlanId?:i minQuantity:i startsOn?:t endsOn?:t';

    /**
     * @param string $currencyCode One of the store's currencies.
     * @param numeric-string $amount Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the
     * settings).
     * @param numeric-string|null $compareAtAmount Former price to strike through; greater than `amount`.
     * @param int|null $accountTypeId Account type that the price is for; null means everyone.
     * @param int|null $subscriptionPlanId Plan that the price is for; null means a one-time purchase.
     * @param int|null $minQuantity Minimum quantity for this price.
     * @param \DateTimeImmutable|null $startsOn Start of the price; null means no start.
     * @param \DateTimeImmutable|null $endsOn End of the price, exclusive; null means no end.
     */
    public function __construct(
        public string $currencyCode,
        public string $amount,
        public ?string $compareAtAmount = null,
        public ?int $accountTypeId = null,
        public ?int $subscriptionPlanId = null,
        public ?int $minQuantity = null,
        public ?\DateTimeImmutable $startsOn = null,
        public ?\DateTimeImmutable $endsOn = null,
    ) {
    }
}

/**
 * With variantId, the variant is kept and only the fields in the request change (null clears a field, an array replaces
 * the stored one). Without it, a variant is created; `sku` is then required.
 */
final class VariantUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'variantId:i sku:s barcode?:s name:s translations:[@Admin\\NameTranslationInput optionValues:[@Admin\\VariantOptionValueInput status:s weight?:d weightUnit:s length?:d width?:d height?:d dimensionUnit:s hsCode?:s countryOfOrigin?:s trackInventory:b inventoryPolicy:s stockOnHand:i lowStockThreshold?:i backorderLimit?:i expectedOn?:t costPrice?:d mediaIds:[i prices:[@Admin\\VariantPriceInput customFields:[@Shared\\CustomFieldInput externalId?:s version:i';

    /**
     * @param int|null $variantId Id of the variant to keep; absent means that a variant is created.
     * @param string|null $sku Unique in the store.
     * @param string|null $barcode EAN, UPC, ISBN or a similar code.
     * @param string|null $name Empty, or absent for a new variant, means the option values joined by a slash, or else
     * the product's name; such a name follows them.
     * @param list<NameTranslationInput>|null $translations The name in other languages; at most one entry per language.
     * Names made of option values need none. The list replaces the stored one; absent keeps it.
     * @param list<VariantOptionValueInput>|null $optionValues One value for each option; no two variants of a product
     * have the same set.
     * @param \StorePlatform\Shared\VariantStatus::*|null $status
     * @param numeric-string|null $weight Weight of one unit, in the variant's `weightUnit`.
     * @param \StorePlatform\Shared\WeightUnit::*|null $weightUnit Unit of `weight`. Absent for a new variant means the
     * store's unit.
     * @param numeric-string|null $length Length of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $width Width of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $height Height of one unit, in the variant's `dimensionUnit`.
     * @param \StorePlatform\Shared\DimensionUnit::*|null $dimensionUnit Unit of length, width and height. Absent for a
     * new variant means the store's unit.
     * @param string|null $hsCode Customs tariff number.
     * @param string|null $countryOfOrigin
     * @param bool|null $trackInventory Whether sales check and count the stock.
     * @param \StorePlatform\Shared\InventoryPolicy::*|null $inventoryPolicy
     * @param int|null $stockOnHand Opening stock of a new variant; absent means 0. Rejected (422) together with
     * variantId: use POST /admin/stock/adjust instead.
     * @param int|null $lowStockThreshold Number of available units at or below which the stock counts as low; null
     * means never.
     * @param int|null $backorderLimit Maximum number of units sold below zero with BACKORDER; null means no limit.
     * @param \DateTimeImmutable|null $expectedOn When new stock is expected.
     * @param numeric-string|null $costPrice Cost of one unit in the store's default currency; never shown to customers.
     * @param list<int>|null $mediaIds Ids of the variant's images. Each image must be among the product's media (422
     * invalid_value otherwise).
     * @param list<VariantPriceInput>|null $prices Every price row of the variant. A variant without a row for a
     * currency is not for sale in it.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as the store's settings
     * define them.
     * @param string|null $externalId Id in another system; unique among the store's variants.
     * @param int|null $version Version of the variant; only allowed together with variantId. A stale version rejects
     * the whole request (409).
     */
    public function __construct(
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?string $barcode = null,
        public ?string $name = null,
        public ?array $translations = null,
        public ?array $optionValues = null,
        public ?string $status = null,
        public ?string $weight = null,
        public ?string $weightUnit = null,
        public ?string $length = null,
        public ?string $width = null,
        public ?string $height = null,
        public ?string $dimensionUnit = null,
        public ?string $hsCode = null,
        public ?string $countryOfOrigin = null,
        public ?bool $trackInventory = null,
        public ?string $inventoryPolicy = null,
        public ?int $stockOnHand = null,
        public ?int $lowStockThreshold = null,
        public ?int $backorderLimit = null,
        public ?\DateTimeImmutable $expectedOn = null,
        public ?string $costPrice = null,
        public ?array $mediaIds = null,
        public ?array $prices = null,
        public ?array $customFields = null,
        public ?string $externalId = null,
        public ?int $version = null,
    ) {
    }
}
