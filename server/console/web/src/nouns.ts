// The lists of the console: which operation fills them, and what they show of each object.
import type { Key } from './language.ts';

export interface Column {
  field: string;
  title: Key;
  kind?: 'money' | 'date' | 'badge' | 'number' | 'strong' | 'stock' | 'active' | 'list' | 'count' | 'day' | 'interval' | 'time' | 'progress' | 'language' | 'builtin' | 'path' | 'target';
  /** The column is hidden on narrow screens. */
  wide?: boolean;
  /** The column shows this field below the first. */
  second?: string;
}
export interface Group { title: Key; fields: string[] }
/** A form whose fields come from the contract. */
export interface RecordForm {
  create?: string;
  update: string;
  remove?: string;
  permission: string;
  groups: Group[];
  side?: Group[];
  /** The form and the other column have the same width. */
  even?: boolean;
  /** Values of a new object. */
  start?: Record<string, unknown>;
  /** A new object starts with the store's default currency. */
  priced?: boolean;
  /** Exactly one of these fields has a value. The form shows one of them, below a choice with this title. */
  oneOf?: { title: Key; fields: string[] };
  /** Reports whether a field does not apply to the other values. */
  hidden?: (field: string, values: Record<string, unknown>) => boolean;
  /** The field of the response that the service shows once, after it created the object. */
  secret?: string;
  /** Reports whether the object is read-only. */
  locked?: (o: Record<string, unknown>) => boolean;
  /** Operations that appear as links on the page. */
  commands?: string[];
}
export interface Noun {
  name: string;
  title: Key;
  permission: string;
  path: string;
  search: boolean;
  columns: Column[];
  /** The field with the id of an object, and the operation that returns the whole object; with all, the one that lists all. */
  id?: string;
  details?: { path: string; parameter: string; operation: string; all?: boolean };
  form?: RecordForm;
  /** The permission to export the list with its filters, at the path with export in place of paged. */
  exports?: string;
  /** The permission to import a file of the noun. */
  imports?: string;
  /** The noun is one object instead of a list. */
  single?: boolean;
  /** The noun appears below the daily work. */
  setup?: 'store' | 'people' | 'developers';
  /** The noun exists in test stores only. */
  test?: boolean;
  filters?: { parameter: string; title: Key; values: string[] }[];
  sorts?: { value: string; title: Key }[];
  /** Commands of the noun: shown as buttons above the list if the permission is there. */
  create?: { operation: string; title: Key; permission: string | readonly string[]; /** The noun has a page of its own for this, at <noun>/new. */ page?: boolean };
}

/** A noun whose objects the API returns in one list only. */
const whole = (path: string, operation: string) => ({ path, details: { path, parameter: '', operation, all: true } });

export const nouns: Noun[] = [
  {
    name: 'orders', title: 'orders', permission: 'order:read', path: '/admin/order/paged', exports: 'order:export', search: true, id: 'orderId',
    details: { path: '/admin/order/details', parameter: 'orderId', operation: 'getOrder' },
    columns: [
      { field: 'orderNumber', title: 'column.order', kind: 'strong' },
      { field: 'orderDate', title: 'column.date', kind: 'date' },
      { field: 'customerName', title: 'column.customer', second: 'customerEmail' },
      { field: 'grandTotal', title: 'column.total', kind: 'money' },
      { field: 'paymentStatus', title: 'column.payment', kind: 'badge' },
      { field: 'fulfillmentStatus', title: 'column.fulfillment', kind: 'badge' },
      { field: 'itemCount', title: 'column.items', kind: 'number', wide: true },
    ],
    filters: [
      { parameter: 'status', title: 'column.status', values: ['OPEN', 'COMPLETED', 'CANCELLED', 'DRAFT'] },
      { parameter: 'paymentStatus', title: 'column.payment', values: ['PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'PARTIALLY_PAID', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGEBACK'] },
      { parameter: 'fulfillmentStatus', title: 'column.fulfillment', values: ['UNFULFILLED', 'ON_HOLD', 'PARTIALLY_FULFILLED', 'FULFILLED', 'RETURNED'] },
    ],
    sorts: [{ value: '-orderDate', title: 'sort.newest' }, { value: 'orderDate', title: 'sort.oldest' }, { value: '-grandTotal', title: 'sort.largest' }, { value: 'grandTotal', title: 'sort.smallest' }],
    create: { operation: 'createOrder', title: 'create.order', permission: 'order:write', page: true },
  },
  {
    name: 'products', title: 'products', permission: 'product:read', path: '/admin/product/paged', exports: 'product:export', imports: 'product:write', search: true, id: 'productId',
    details: { path: '/admin/product', parameter: 'productId', operation: 'getProduct' },
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'productType', title: 'column.type', kind: 'badge', wide: true },
      { field: 'variantCount', title: 'column.variants', kind: 'number', wide: true },
      { field: 'priceFrom', title: 'column.from', kind: 'money' },
      { field: 'stockAvailable', title: 'column.stock', kind: 'stock', wide: true },
      { field: 'modifiedOn', title: 'column.changed', kind: 'date', wide: true },
    ],
    filters: [{ parameter: 'status', title: 'column.status', values: ['DRAFT', 'ACTIVE', 'ARCHIVED'] }],
    create: { operation: 'createProduct', title: 'create.product', permission: 'product:write', page: true },
  },
  {
    name: 'customers', title: 'customers', permission: 'customer:read', path: '/admin/customer/paged', exports: 'customer:export', imports: 'customer:import', search: true, id: 'storeCustomerId',
    details: { path: '/admin/customer', parameter: 'storeCustomerId', operation: 'getCustomer' },
    columns: [
      { field: 'firstName', title: 'column.firstName', kind: 'strong' },
      { field: 'lastName', title: 'column.lastName', kind: 'strong' },
      { field: 'email', title: 'column.email' },
      { field: 'orderCount', title: 'column.orders', kind: 'number', wide: true },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'createdOn', title: 'column.since', kind: 'date' },
    ],
    create: { operation: 'createCustomer', title: 'create.customer', permission: 'customer:write', page: true },
    form: {
      create: 'createCustomer', update: 'updateStoreCustomer', permission: 'customer:write', start: { firstName: '', lastName: '' },
      groups: [{ title: 'group.profile', fields: ['email', 'firstName', 'lastName', 'phoneNumber', 'company', 'taxNumber', 'languageCode', 'acceptsMarketing'] }, { title: 'order.notes', fields: ['note', 'tags'] }],
      commands: ['updateStoreCustomerAccountType'],
    },
  },
  {
    name: 'subscriptions', title: 'subscriptions', permission: 'subscription:read', path: '/admin/subscription/paged', search: true, id: 'subscriptionId',
    details: { path: '/admin/subscription', parameter: 'subscriptionId', operation: 'getSubscription' },
    columns: [
      { field: 'subscriptionNumber', title: 'column.subscription', kind: 'strong' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'customerName', title: 'column.customer', second: 'customerEmail' },
      { field: 'subscriptionPlanName', title: 'column.plan', wide: true },
      { field: 'recurringSubtotal', title: 'column.amount', kind: 'money' },
      { field: 'nextProcessingDate', title: 'column.next', kind: 'day' },
      { field: 'createdOn', title: 'column.since', kind: 'date', wide: true },
    ],
    filters: [
      { parameter: 'status', title: 'column.status', values: ['ACTIVE', 'PAUSED', 'CANCELLED', 'TERMINAL_FAILED'] },
      { parameter: 'dunningState', title: 'column.dunning', values: ['RETRYING', 'EXHAUSTED'] },
      { parameter: 'cycleStatus', title: 'column.renewal', values: ['SCHEDULED', 'SKIPPED', 'PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER'] },
    ],
    sorts: [{ value: '-createdOn', title: 'sort.newest' }, { value: 'createdOn', title: 'sort.oldest' }, { value: 'nextProcessingDate', title: 'sort.nextRenewal' }],
    create: { operation: 'createSubscription', title: 'create.subscription', permission: 'subscription:write', page: true },
  },
  {
    ...whole('/admin/subscription-plan/all', 'listSubscriptionPlans'), name: 'plans', title: 'plans', permission: 'subscription-plan:read', search: false, id: 'subscriptionPlanId',
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'intervalCount', title: 'column.interval', kind: 'interval' },
      { field: 'subscriberCount', title: 'column.subscribers', kind: 'number' },
      { field: 'isActive', title: 'column.status', kind: 'active' },
    ],
    create: { operation: 'createSubscriptionPlan', title: 'create.plan', permission: 'subscription-plan:write', page: true },
    form: {
      create: 'createSubscriptionPlan', update: 'updateSubscriptionPlan', remove: 'deleteSubscriptionPlan', permission: 'subscription-plan:write',
      start: { name: '', intervalUnit: 'MONTH', intervalCount: 1, isActive: true, allowSkip: true, allowPause: true, allowSwap: true, allowQuantityChange: true, cancelPolicy: 'ANY_TIME', shippingPolicy: 'CHARGE', pricing: { type: 'NONE' } },
      groups: [
        { title: 'column.plan', fields: ['name', 'intervalUnit', 'intervalCount', 'anchor', 'cutoffDays'] },
        { title: 'column.amount', fields: ['pricing', 'shippingPolicy', 'trialDays', 'prepaidCycles'] },
        { title: 'products', fields: ['productIds', 'collectionIds'] },
      ],
      side: [{ title: 'column.status', fields: ['isActive', 'code'] }, { title: 'group.rights', fields: ['allowSkip', 'allowPause', 'allowSwap', 'allowQuantityChange'] }, { title: 'group.term', fields: ['cancelPolicy', 'minCycles', 'maxCycles'] }],
      hidden: (field, v) => field === 'minCycles' && v.cancelPolicy !== 'AFTER_MIN_CYCLES',
    },
  },
  {
    name: 'returns', title: 'returns', permission: 'return:read', path: '/admin/return/paged', exports: 'return:export', search: true, id: 'returnId',
    details: { path: '/admin/return', parameter: 'returnId', operation: 'getReturn' },
    columns: [
      { field: 'returnNumber', title: 'column.return', kind: 'strong' },
      { field: 'requestedOn', title: 'return.requested', kind: 'date' },
      { field: 'customerName', title: 'column.customer', second: 'customerEmail' },
      { field: 'kind', title: 'column.type', kind: 'badge', wide: true },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'approvedQuantity', title: 'return.approved', kind: 'number', wide: true },
      { field: 'receivedQuantity', title: 'return.received', kind: 'number' },
    ],
    filters: [
      { parameter: 'status', title: 'column.status', values: ['REQUESTED', 'APPROVED', 'IN_TRANSIT', 'RECEIVED', 'COMPLETED', 'REJECTED', 'CANCELLED'] },
      { parameter: 'kind', title: 'column.type', values: ['RETURN', 'EXCHANGE', 'CLAIM', 'WITHDRAWAL'] },
    ],
    sorts: [{ value: '-requestedOn', title: 'sort.newest' }, { value: 'requestedOn', title: 'sort.oldest' }],
  },
  {
    name: 'refunds', title: 'refunds', permission: 'refund:read', path: '/admin/refund/paged', exports: 'refund:export', search: false, id: 'refundId',
    details: { path: '/admin/refund', parameter: 'refundId', operation: 'getRefund' },
    columns: [
      { field: 'refundNumber', title: 'column.refund', kind: 'strong' },
      { field: 'orderNumber', title: 'column.order' },
      { field: 'amount', title: 'column.amount', kind: 'money' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'reason', title: 'column.reason', kind: 'badge', wide: true },
      { field: 'refundedOn', title: 'column.date', kind: 'date' },
    ],
    filters: [{ parameter: 'status', title: 'column.status', values: ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'VOIDED'] }],
  },
  {
    name: 'coupons', title: 'coupons', permission: 'coupon:read', path: '/admin/coupon/paged', search: true, id: 'couponId',
    details: { path: '/admin/coupon', parameter: 'couponId', operation: 'getCoupon' },
    columns: [
      { field: 'code', title: 'column.code', kind: 'strong' },
      { field: 'name', title: 'column.name' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'usageCount', title: 'column.uses', kind: 'number' },
      { field: 'createdOn', title: 'column.since', kind: 'date' },
    ],
    create: { operation: 'createCoupon', title: 'create.coupon', permission: 'coupon:write', page: true },
    form: {
      create: 'createCoupon', update: 'updateCoupon', remove: 'deleteCoupon', permission: 'coupon:write', start: { code: '', status: 'ACTIVE', discountType: 'PERCENTAGE', appliesTo: 'ORDER' },
      groups: [
        { title: 'group.discount', fields: ['code', 'name', 'discountType', 'value', 'currencyCode', 'appliesTo', 'productIds', 'collectionIds', 'buyX', 'maxDiscountAmount'] },
        { title: 'group.conditions', fields: ['minSubtotal', 'minQuantity', 'excludeSaleItems', 'excludedProductIds', 'firstOrderOnly', 'usageLimit', 'usageLimitPerCustomer', 'combinesWith'] },
      ],
      side: [{ title: 'column.status', fields: ['status', 'startsOn', 'endsOn', 'isAutomatic'] }, { title: 'subscriptions', fields: ['appliesToSubscriptions', 'subscriptionCycleLimit'] }, { title: 'order.notes', fields: ['description'] }],
      hidden: (field, v) => ({
        value: !['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE'].includes(String(v.discountType)), currencyCode: !['FIXED_AMOUNT', 'FIXED_PRICE'].includes(String(v.discountType)) && !v.minSubtotal && !v.maxDiscountAmount,
        buyX: v.discountType !== 'BUY_X_GET_Y', productIds: v.appliesTo !== 'PRODUCTS', collectionIds: v.appliesTo !== 'COLLECTIONS', subscriptionCycleLimit: v.appliesToSubscriptions !== 'FIRST_N',
      })[field] ?? false,
    },
  },
  {
    name: 'collections', title: 'collections', permission: 'collection:read', path: '/admin/collection/all', search: false, id: 'collectionId',
    details: { path: '/admin/collection', parameter: 'collectionId', operation: 'getCollection' },
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'isActive', title: 'column.status', kind: 'active' },
      { field: 'type', title: 'column.type', kind: 'badge', wide: true },
      { field: 'productCount', title: 'products', kind: 'number' },
      { field: 'modifiedOn', title: 'column.changed', kind: 'date', wide: true },
    ],
    create: { operation: 'createCollection', title: 'create.collection', permission: 'collection:write', page: true },
    form: {
      create: 'createCollection', update: 'updateCollection', remove: 'deleteCollection', permission: 'collection:write', start: { name: '', type: 'MANUAL', isActive: true },
      groups: [{ title: 'group.collection', fields: ['name', 'description'] }, { title: 'products', fields: ['type', 'productIds', 'rules', 'sortOrder'] }],
      side: [{ title: 'column.status', fields: ['isActive', 'publishOn', 'unpublishOn'] }, { title: 'product.search', fields: ['slug', 'seo'] }],
      hidden: (field, v) => (field === 'rules' && v.type === 'MANUAL') || (field === 'productIds' && v.type === 'RULE'),
    },
  },
  {
    name: 'stock', title: 'stock', permission: 'product:read', imports: 'stock:write', path: '/admin/product/browse/paged', search: true, id: 'variantId',
    columns: [
      { field: 'productName', title: 'column.name', second: 'variantName' },
      { field: 'sku', title: 'product.sku' },
      { field: 'stockAvailable', title: 'column.stock', kind: 'stock' },
      { field: 'inventoryPolicy', title: 'product.soldOut', kind: 'badge', wide: true },
      { field: 'unitPrice', title: 'column.amount', kind: 'money', wide: true },
    ],
  },
  {
    name: 'clocks', title: 'clocks', permission: 'subscription:read', path: '/admin/test-clock/all', search: false, id: 'testClockId', setup: 'store', test: true,
    details: { path: '/admin/test-clock', parameter: 'testClockId', operation: 'getTestClock' },
    columns: [
      { field: 'testClockId', title: 'clock', kind: 'strong' },
      { field: 'currentTime', title: 'clock.time', kind: 'time' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'subscriptionCount', title: 'subscriptions', kind: 'number' },
    ],
    create: { operation: 'createTestClock', title: 'create.clock', permission: 'subscription:process' },
  },
  {
    name: 'settings', title: 'settings', permission: 'store:read', path: '/admin/store/settings', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/settings', parameter: '', operation: 'getStoreSettings' },
    form: {
      update: 'updateStoreSettings', permission: 'store:write',
      groups: [
        { title: 'store', fields: ['name', 'legalName', 'address', 'taxNumber'] },
        { title: 'group.contact', fields: ['supportEmail', 'supportPhone', 'domain', 'allowedOrigins'] },
        { title: 'group.selling', fields: ['allowedCountryCodes', 'guestCheckout', 'accountPages', 'requireVerifiedEmail', 'customerPasswordMinLength', 'captureMode', 'allowUnsecuredFulfillment', 'inventoryReserveMode', 'reservationMinutes', 'cartExpiryDays', 'pricesIncludeTax'] },
        { title: 'group.pages', fields: ['productUrlTemplate', 'checkoutUrl', 'analytics'] },
      ],
      side: [{ title: 'column.status', fields: ['status'] }, { title: 'group.region', fields: ['timezone', 'defaultLanguageCode', 'languageCodes', 'defaultCurrencyCode', 'currencyCodes', 'weightUnit'] }, { title: 'group.numbers', fields: ['orderNumberPrefix', 'orderNumberStart', 'invoiceNumberPrefix', 'invoiceNumberStart', 'refundNumberSequence'] }],
      commands: ['updateStoreSettings'],
    },
  },
  {
    name: 'branding', title: 'branding', permission: 'store:read', path: '/admin/store/settings', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/settings', parameter: '', operation: 'getStoreSettings' },
    form: {
      update: 'updateStoreSettings', permission: 'store:write',
      groups: [{ title: 'group.legal', fields: ['termsUrl', 'privacyUrl', 'policies'] }], side: [{ title: 'group.look', fields: ['logoMediaId', 'branding'] }],
    },
  },
  {
    name: 'renewals', title: 'renewals', permission: 'store:read', path: '/admin/store/settings', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/settings', parameter: '', operation: 'getStoreSettings' },
    form: {
      update: 'updateStoreSettings', permission: 'store:write',
      groups: [{ title: 'group.dunning', fields: ['dunning'] }, { title: 'group.rights', fields: ['skipLimit', 'pauseMaxDays', 'pauseOnSuspension'] }],
      side: [{ title: 'renewals', fields: ['renewalHour', 'renewalReminderDays', 'priceChangeNoticeDays', 'renewalStockPolicy', 'renewalStockWaitDays'] }],
    },
  },
  {
    name: 'returnpolicy', title: 'returnpolicy', permission: 'store:read', path: '/admin/store/settings', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/settings', parameter: '', operation: 'getStoreSettings' },
    form: { update: 'updateStoreSettings', permission: 'store:write', groups: [{ title: 'returns', fields: ['returnPolicy'] }] },
  },
  {
    name: 'customfields', title: 'customfields', permission: 'store:read', path: '/admin/store/settings', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/settings', parameter: '', operation: 'getStoreSettings' },
    form: { update: 'updateStoreSettings', permission: 'store:write', groups: [{ title: 'customfields', fields: ['customFieldDefinitions'] }] },
  },
  {
    ...whole('/admin/shipping-method/all', 'listShippingMethods'), name: 'shipping', title: 'shipping', permission: 'shipping-method:read', search: false, id: 'shippingMethodId', setup: 'store',
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'price', title: 'column.amount', kind: 'money' },
      { field: 'countryCodes', title: 'column.countries', kind: 'list', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
    ],
    create: { operation: 'createShippingMethod', title: 'create.shipping', permission: 'shipping-method:write', page: true },
    form: {
      create: 'createShippingMethod', update: 'updateShippingMethod', remove: 'deleteShippingMethod', permission: 'shipping-method:write', start: { name: '', isActive: true }, priced: true,
      groups: [{ title: 'group.method', fields: ['name', 'price', 'currencyCode', 'taxIncluded', 'freeOverSubtotal', 'estimatedMinDays', 'estimatedMaxDays', 'carrierName'] }],
      side: [{ title: 'column.status', fields: ['isActive', 'position'] }, { title: 'group.limits', fields: ['countryCodes', 'minWeight', 'maxWeight', 'weightUnit'] }],
    },
  },
  {
    ...whole('/admin/product/tax-class/all', 'listTaxClasses'), name: 'taxes', title: 'taxes', permission: 'product:read', search: false, id: 'taxClassId', setup: 'store',
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'rates', title: 'column.rates', kind: 'count' },
      { field: 'productCount', title: 'products', kind: 'number' },
    ],
    create: { operation: 'createTaxClass', title: 'create.taxClass', permission: 'product:write', page: true },
    form: { create: 'createTaxClass', update: 'updateTaxClass', remove: 'deleteTaxClass', permission: 'product:write', start: { name: '' }, groups: [{ title: 'product.taxClass', fields: ['name', 'rates'] }], side: [{ title: 'group.limits', fields: ['isDefault', 'code', 'providerTaxCode'] }], },
  },
  {
    name: 'taxservice', title: 'taxservice', permission: 'store:read', path: '/admin/store/tax-provider', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/tax-provider', parameter: '', operation: 'getTaxProvider' },
    form: {
      update: 'updateTaxProvider', permission: 'store:write',
      groups: [{ title: 'taxservice', fields: ['providerCode', 'isActive', 'baseUrl', 'credentials', 'fallback', 'commitOnCapture', 'timeoutMs'] }, { title: 'group.places', fields: ['originAddress', 'nexus'] }],
      hidden: (field, v) => (field !== 'providerCode' && v.providerCode === 'MANUAL') || (field === 'baseUrl' && v.providerCode !== 'HTTP') || (field === 'nexus' && v.providerCode === 'STRIPE_TAX'),
    },
  },
  {
    name: 'commission', title: 'commission', permission: 'store:read', path: '/admin/store/commission-provider', search: false, columns: [], single: true, setup: 'store',
    details: { path: '/admin/store/commission-provider', parameter: '', operation: 'getCommissionProvider' },
    form: {
      update: 'updateCommissionProvider', permission: 'store:write',
      groups: [{ title: 'commission', fields: ['providerCode', 'displayName', 'isActive', 'baseUrl', 'credentials'] }, { title: 'group.limits', fields: ['syncCustomers', 'syncOrders', 'qualifyingOn', 'volumeField', 'ssoEnabled', 'referrerParameter', 'attributionDays'] }],
      hidden: (field, v) => field !== 'providerCode' && v.providerCode === 'NONE',
    },
  },
  {
    ...whole('/admin/customer/account-type/all', 'listAccountTypes'), name: 'accounttypes', title: 'accounttypes', permission: 'customer:read', search: false, id: 'accountTypeId', setup: 'store',
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'priceMode', title: 'prices', kind: 'badge' },
      { field: 'signUpMode', title: 'column.signUp', kind: 'badge', wide: true },
      { field: 'customerCount', title: 'customers', kind: 'number' },
    ],
    create: { operation: 'createAccountType', title: 'create.accountType', permission: 'account-type:write', page: true },
    form: {
      create: 'createAccountType', update: 'updateAccountType', remove: 'deleteAccountType', permission: 'account-type:write', start: { name: '', priceMode: 'LIST', signUpMode: 'OPEN', canSubscribe: true },
      groups: [{ title: 'accounttypes', fields: ['name', 'signUpMode', 'canSubscribe', 'isDefault', 'rank', 'code'] }, { title: 'prices', fields: ['priceMode', 'discountPercent', 'taxExempt', 'minOrderAmount'] }],
      side: [{ title: 'group.tier', fields: ['autoTier'] }],
      hidden: (field, v) => field === 'discountPercent' && v.priceMode !== 'DISCOUNT',
    },
  },
  {
    ...whole('/admin/store/payment-provider/all', 'listPaymentProviders'), name: 'payments', title: 'payments', permission: 'store:read', search: false, id: 'paymentProviderId', setup: 'store',
    columns: [
      { field: 'displayName', title: 'column.name', kind: 'strong' },
      { field: 'providerCode', title: 'column.type', kind: 'badge' },
      { field: 'healthStatus', title: 'column.health', kind: 'badge', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
    ],
    create: { operation: 'createPaymentProvider', title: 'create.payment', permission: 'store:write', page: true },
    form: {
      create: 'createPaymentProvider', update: 'updatePaymentProvider', permission: 'store:write', start: { providerCode: 'SANDBOX', displayName: '', isActive: true },
      groups: [
        { title: 'payments', fields: ['providerCode', 'displayName', 'credentials', 'isActive', 'isDefault', 'captureMode', 'priority'] },
        { title: 'group.limits', fields: ['countryCodes', 'currencyCodes', 'minAmount', 'maxAmount'] },
      ],
      hidden: (field, v) => field === 'credentials' && ['SANDBOX', 'OFFLINE'].includes(String(v.providerCode)),
    },
  },
  {
    name: 'mails', title: 'mails', permission: 'email-template:read', path: '/admin/email-template/paged', search: true, id: 'emailTemplateId', setup: 'store',
    details: { path: '/admin/email-template', parameter: 'emailTemplateId', operation: 'getEmailTemplate' },
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong', second: 'subject' },
      { field: 'languageCode', title: 'language', kind: 'language' },
      { field: 'isDefault', title: 'column.text', kind: 'builtin', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
      { field: 'modifiedOn', title: 'column.changed', kind: 'date', wide: true },
    ],
    form: {
      update: 'updateEmailTemplate', permission: 'email-template:write', even: true,
      groups: [{ title: 'template.source', fields: ['subject', 'preheader', 'bodyHtml', 'bodyText'] }, { title: 'group.limits', fields: ['name', 'isActive', 'fromName', 'fromEmail', 'replyTo', 'bcc'] }],
      commands: ['testEmail'],
    },
  },
  {
    name: 'documents', title: 'documents', permission: 'pdf-template:read', path: '/admin/pdf-template/paged', search: true, id: 'pdfTemplateId', setup: 'store',
    details: { path: '/admin/pdf-template', parameter: 'pdfTemplateId', operation: 'getPdfTemplate' },
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'languageCode', title: 'language', kind: 'language' },
      { field: 'isDefault', title: 'column.text', kind: 'builtin', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
      { field: 'modifiedOn', title: 'column.changed', kind: 'date', wide: true },
    ],
    form: {
      update: 'updatePdfTemplate', permission: 'pdf-template:write', even: true,
      groups: [{ title: 'template.source', fields: ['bodyHtml', 'headerHtml', 'footerHtml', 'css'] }, { title: 'group.limits', fields: ['name', 'isActive', 'pageSize', 'orientation', 'margins'] }],
    },
  },
  {
    name: 'redirects', title: 'redirects', permission: 'product:read', path: '/admin/redirect/paged', search: true, id: 'redirectId', setup: 'store',
    details: { path: '/admin/redirect', parameter: 'redirectId', operation: 'getRedirect' },
    columns: [
      { field: 'path', title: 'redirect.path', kind: 'path' },
      { field: 'targetPath', title: 'redirect.leadsTo', kind: 'target' },
      { field: 'modifiedOn', title: 'column.changed', kind: 'date', wide: true },
    ],
    sorts: [{ value: '-createdOn', title: 'sort.newest' }, { value: 'createdOn', title: 'sort.oldest' }, { value: 'path', title: 'sort.path' }],
    create: { operation: 'createRedirect', title: 'create.redirect', permission: 'product:write', page: true },
    form: {
      create: 'createRedirect', update: 'updateRedirect', remove: 'deleteRedirect', permission: 'product:write', start: { path: '' }, oneOf: { title: 'column.type', fields: ['productId', 'collectionId', 'targetPath'] },
      groups: [{ title: 'redirect.path', fields: ['path'] }, { title: 'redirect.leadsTo', fields: ['productId', 'collectionId', 'targetPath'] }],
    },
  },
  {
    ...whole('/admin/user/all', 'listAdminUsers'), name: 'administrators', title: 'administrators', permission: 'user:read', search: false, id: 'id', setup: 'people',
    columns: [
      { field: 'email', title: 'column.email', kind: 'strong' },
      { field: 'firstName', title: 'column.firstName', wide: true },
      { field: 'lastName', title: 'column.lastName', wide: true },
      { field: 'lastLoginOn', title: 'column.lastLogin', kind: 'time', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
    ],
    create: { operation: 'createAdminUser', title: 'create.administrator', permission: 'user:write', page: true },
    form: {
      create: 'createAdminUser', update: 'updateAdminUser', remove: 'deleteAdminUser', permission: 'user:write', start: { email: '', scopeIds: [] },
      groups: [{ title: 'group.profile', fields: ['email', 'firstName', 'lastName'] }], side: [{ title: 'group.access', fields: ['isActive', 'scopeIds'] }], commands: ['resendAdminInvitation', 'updateAdminUser'],
    },
  },
  {
    name: 'scopes', title: 'scopes', permission: 'scope:read', path: '/admin/scope/all', search: false, id: 'scopeId', setup: 'people',
    details: { path: '/admin/scope', parameter: 'scopeId', operation: 'getScope' },
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'permissions', title: 'column.permissions', kind: 'count' },
      { field: 'userCount', title: 'administrators', kind: 'number' },
    ],
    create: { operation: 'replaceScope', title: 'create.scope', permission: 'scope:write', page: true },
    form: {
      create: 'replaceScope', update: 'replaceScope', permission: 'scope:write', start: { name: '', permissions: [], storeIds: [] }, locked: (o) => o.isSystem === true,
      groups: [{ title: 'column.scope', fields: ['name', 'description', 'permissions'] }], side: [{ title: 'scope.stores', fields: ['storeIds'] }],
    },
  },
  {
    name: 'audit', title: 'audit', permission: 'audit-log:read', path: '/admin/audit-log/paged', search: false, id: 'auditLogId', setup: 'people',
    details: { path: '/admin/audit-log', parameter: 'auditLogId', operation: 'getAuditLog' },
    columns: [
      { field: 'action', title: 'column.action', kind: 'badge' },
      { field: 'createdOn', title: 'column.date', kind: 'time' },
      { field: 'actorName', title: 'column.actor', second: 'actorType' },
      { field: 'objectType', title: 'column.object', kind: 'badge' },
      { field: 'objectId', title: 'column.id', wide: true },
      { field: 'changes', title: 'column.changes', kind: 'count' },
    ],
    filters: [{ parameter: 'actorType', title: 'column.actor', values: ['ADMIN', 'CUSTOMER', 'API_TOKEN', 'SYSTEM', 'PLATFORM'] }],
  },
  {
    name: 'tasks', title: 'tasks', permission: 'integration-task:read', path: '/admin/integration-task/paged', search: true, id: 'integrationTaskId', setup: 'people',
    details: { path: '/admin/integration-task', parameter: 'integrationTaskId', operation: 'getIntegrationTask' },
    columns: [
      { field: 'taskType', title: 'column.task', kind: 'badge' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'progress', title: 'task.progress', kind: 'progress' },
      { field: 'attempts', title: 'column.attempts', kind: 'number', wide: true },
      { field: 'createdOn', title: 'column.since', kind: 'time' },
    ],
    filters: [{ parameter: 'status', title: 'column.status', values: ['QUEUED', 'RUNNING', 'SUCCEEDED', 'RETRYING', 'FAILED', 'CANCELLED'] }],
    create: { operation: 'importCustomers', title: 'create.import', permission: ['customer:import', 'product:write', 'price:write', 'stock:write'], page: true },
  },
  {
    ...whole('/admin/app-token/all', 'listAppTokens'), name: 'tokens', title: 'tokens', permission: 'app-token:read', search: false, id: 'appTokenId', setup: 'developers',
    columns: [
      { field: 'name', title: 'column.name', kind: 'strong' },
      { field: 'prefix', title: 'column.prefix' },
      { field: 'permissions', title: 'column.permissions', kind: 'count' },
      { field: 'lastUsedOn', title: 'column.lastUsed', kind: 'time', wide: true },
      { field: 'expiresOn', title: 'column.expires', kind: 'time', wide: true },
    ],
    create: { operation: 'createAppToken', title: 'create.token', permission: 'app-token:write', page: true },
    form: {
      create: 'createAppToken', update: 'updateAppToken', remove: 'deleteAppToken', permission: 'app-token:write', start: { name: '', permissions: [] }, secret: 'token',
      groups: [{ title: 'column.token', fields: ['name', 'permissions'] }], side: [{ title: 'group.limits', fields: ['expiresOn'] }], commands: ['rotateAppTokenSecret', 'updateAppToken'],
    },
  },
  {
    name: 'endpoints', title: 'endpoints', permission: 'webhook:read', path: '/admin/webhook-endpoint/all', search: false, id: 'webhookEndpointId', setup: 'developers',
    details: { path: '/admin/webhook-endpoint', parameter: 'webhookEndpointId', operation: 'getWebhookEndpoint' },
    columns: [
      { field: 'url', title: 'column.url', kind: 'strong' },
      { field: 'description', title: 'description', wide: true },
      { field: 'eventTypes', title: 'column.events', kind: 'list', wide: true },
      { field: 'isActive', title: 'column.status', kind: 'active' },
    ],
    create: { operation: 'createWebhookEndpoint', title: 'create.endpoint', permission: 'webhook:write', page: true },
    form: {
      create: 'createWebhookEndpoint', update: 'updateWebhookEndpoint', remove: 'deleteWebhookEndpoint', permission: 'webhook:write', start: { url: '', isActive: true, eventTypes: ['*'] }, secret: 'secret',
      groups: [{ title: 'endpoint', fields: ['url', 'description', 'eventTypes'] }], side: [{ title: 'column.status', fields: ['isActive'] }, { title: 'group.limits', fields: ['ordering', 'timeoutSeconds', 'ratePerSecond', 'asymmetricSignature'] }],
      commands: ['testWebhookEndpoint', 'enableWebhookEndpoint', 'rotateWebhookEndpointSecret', 'replayWebhookEvents'],
    },
  },
  {
    name: 'deliveries', title: 'deliveries', permission: 'webhook:read', path: '/admin/webhook-delivery/paged', search: false, id: 'webhookDeliveryId', setup: 'developers',
    details: { path: '/admin/webhook-delivery', parameter: 'webhookDeliveryId', operation: 'getWebhookDelivery' },
    columns: [
      { field: 'eventType', title: 'column.event', kind: 'strong' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'lastErrorCode', title: 'column.reason', kind: 'badge', wide: true },
      { field: 'attemptCount', title: 'column.attempts', kind: 'number' },
      { field: 'createdOn', title: 'column.since', kind: 'time' },
    ],
    filters: [{ parameter: 'status', title: 'column.status', values: ['PENDING', 'RETRYING', 'SUCCEEDED', 'PARKED', 'EXPIRED', 'CANCELLED'] }],
  },
];
