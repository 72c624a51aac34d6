// Breaking changes that the gate lets pass, each with its reason.

// Values that the release published and that every request was refused with (422), so no program relied on them.
const unusable = Object.entries({
  'POST /admin/store/payment-provider': ['ADYEN', 'AUTHORIZE_NET', 'NMI', 'CRYPTO'],
  'PATCH /admin/store/tax-provider': ['AVALARA', 'TAXJAR'],
  'PATCH /admin/store/commission-provider': ['EXIGO', 'BYDESIGN', 'DIRECTSCALE', 'MLM_SOFT', 'TAPFILIATE', 'REFERSION', 'PARTNERSTACK', 'FLUID', 'SANDBOX'],
}).flatMap(([operation, values]) => values.map((value) => `oasdiff: ${operation} removed the x-extensible-enum value \`${value}\` of the request property \`providerCode\``));

// Fields that the release published in a shape whose fields the specification lists, and that it does not list.
const foreign = [
  // In GET /subscription/announced-price/all since.
  /^redocly: .*: Properties of `PublicSubscriptionListItem` are no longer required: `announcedPrices`\.$/,
  /^redocly: .*: Property `announcedPrices` of `PublicSubscriptionListItem` was removed\.$/,
  /^oasdiff: \w+ \/(customer\/)?subscription\S* removed the required property `(items\/)+announcedPrices` from the response with the `200` status$/,
  // The schemas left the documents together with the field.
  /^oasdiff: removed the schema `AnnouncedPrices?`$/,
];

// Headers that the release published for every 409 and 422, and that an operation without an Idempotency-Key, or without
// a code that comes with Retry-After, never sent.
const unsent = /^redocly: \S*\/responses\/(409|422)\/headers\/(Idempotent-Replayed|Retry-After): Response header `\S+` was removed\.$/;

// Names within a document. Requests and responses are those of the release.
const renamed = [
  // Generators made one type of the scheme appToken and the schema AppToken.
  /^redocly: #\/security\/\d+: Security requirement `appToken` now requires `appTokenBearer`\.$/,
  // The buyer's list has CustomerOrderPage and CustomerOrderListItem: the same fields, and orderName.
  /^oasdiff: removed the schema `PublicOrder(Page|ListItem)`$/,
  // The values have a schema of their own, CustomerEmailCheckReason, beside null.
  /^redocly: \S*customer~1email-check\/get\/responses\/200\/\S*\/reason: (Enum of `reason` was removed|Type of `reason` widened from 'string \| null' to 'any')\.$/,
];

// Sources of templates: stores could not save the longer ones that they brought along (422). A reader of a source keeps it as
// a text; no other response is longer.
const longer = [
  /^redocly: #\/paths\/~1admin~1(email|pdf)-template\S*: `maxLength` of `(bodyHtml|bodyText|headerHtml|footerHtml|css)` changed from '65536' to '262144'\.$/,
  /^oasdiff: \w+ \/admin\/(email|pdf)-template\S* the `(bodyHtml|bodyText|headerHtml|footerHtml|css)` response property's maxLength was increased from `65536` to `262144` for the response status `\d+`$/,
];

// Operations that accept one more security scheme than the release does. Callers with the released schemes need no change.
const alternatives = [['POST /customer/user', 'checkoutToken'], ['POST /customer/user/forgot-password', 'checkoutToken'], ['PATCH /customer/user', 'checkoutToken AND customerToken']]
  .map(([operation, scheme]) => `oasdiff: ${operation} the endpoint scheme security \`${scheme}\` was added to the API`);

// Types of events beyond those of the specification. The release says that types are added without a new version, and only
// endpoints that name them receive them.
const families = [
  /^redocly: \S+: Enum of `WebhookEventType` gained values: ('(return|stored_value)\.\w+'(, )?)+\.$/,
  /^redocly: \S+: Enum of `WebhookObjectType` gained values: ('(return|giftCard|storeCreditAccount)'(, )?)+\.$/,
  /^redocly: \S+: `pattern` of `WebhookEventTypeFilter` changed from '\S+\|customer\)\S+' to '\S+\|customer\|return\|stored_value\)\S+'\.$/,
  /^oasdiff: \w+ \S+ added the new `(return|stored_value)\.\w+` enum value to the `\S*[tT]ype\S*` response property for the response status `\d+`$/,
  /^oasdiff: \w+ \S+ added the new `(return|giftCard|storeCreditAccount)` enum value to the `\S*objectType\S*` response property for the response status `\d+`$/,
];

// Codes of coupons with letters of every alphabet and spaces: stores could not save them (400). A reader of a code keeps it
// as a text, and responses have such a code only after staff has chosen one.
const codes = [
  /^redocly: #\/paths\/~1admin~1coupon\S*: `pattern` of `code` was removed\.$/,
  /^oasdiff: \w+ \/admin\/coupon\S* the `(items\/items\/)?code` response's property pattern `\^\[!-~\]\+\$` was removed for the status `200`$/,
];

// The status of a coupon before its start. Such a coupon was ACTIVE, although no buyer could use it. Only staff read statuses
// of coupons, and a coupon has this status only after staff has given it a start in the future.
const scheduled = [
  /^redocly: \S+: Enum of `CouponStatus` gained values: 'SCHEDULED'\.$/,
  /^oasdiff: \w+ \/admin\/coupon\S* added the new `SCHEDULED` enum value to the `(items\/items\/)?status` response property for the response status `200`$/,
];

/** Whether the gate lets a change pass. */
export const allowed = (text) => alternatives.includes(text) || unusable.includes(text) || unsent.test(text) || [...foreign, ...renamed, ...longer, ...families, ...codes, ...scheduled].some((pattern) => pattern.test(text));
