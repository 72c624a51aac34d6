// The lists of the console: which operation fills them, and what they show of each object.
import type { Key } from './language.ts';

export interface Column {
  field: string;
  title: Key;
  kind?: 'money' | 'date' | 'badge' | 'number' | 'strong' | 'stock';
  /** The column is hidden on narrow screens. */
  wide?: boolean;
  /** The column shows this field below the first. */
  second?: string;
}
export interface Noun {
  name: string;
  title: Key;
  permission: string;
  path: string;
  search: boolean;
  columns: Column[];
  /** The field with the id of an object, and the operation that returns the whole object. */
  id?: string;
  details?: { path: string; parameter: string; operation: string };
  filters?: { parameter: string; title: Key; values: string[] }[];
  sorts?: { value: string; title: Key }[];
  /** Commands of the noun: shown as buttons above the list if the permission is there. */
  create?: { operation: string; title: Key; permission: string; /** The noun has a page of its own for this, at <noun>/new. */ page?: boolean };
}

export const nouns: Noun[] = [
  {
    name: 'orders', title: 'orders', permission: 'order:read', path: '/admin/order/paged', search: true, id: 'orderId',
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
    create: { operation: 'createOrder', title: 'create.order', permission: 'order:write' },
  },
  {
    name: 'products', title: 'products', permission: 'product:read', path: '/admin/product/paged', search: true, id: 'productId',
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
    name: 'customers', title: 'customers', permission: 'customer:read', path: '/admin/customer/paged', search: true, id: 'storeCustomerId',
    details: { path: '/admin/customer', parameter: 'storeCustomerId', operation: 'getCustomer' },
    columns: [
      { field: 'firstName', title: 'column.firstName', kind: 'strong' },
      { field: 'lastName', title: 'column.lastName', kind: 'strong' },
      { field: 'email', title: 'column.email' },
      { field: 'orderCount', title: 'column.orders', kind: 'number', wide: true },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'createdOn', title: 'column.since', kind: 'date' },
    ],
    create: { operation: 'createCustomer', title: 'create.customer', permission: 'customer:write' },
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
      { field: 'nextProcessingDate', title: 'column.next' },
      { field: 'createdOn', title: 'column.since', kind: 'date' },
    ],
  },
  {
    name: 'refunds', title: 'refunds', permission: 'refund:read', path: '/admin/refund/paged', search: false, id: 'refundId',
    details: { path: '/admin/refund', parameter: 'refundId', operation: 'getRefund' },
    columns: [
      { field: 'refundNumber', title: 'column.refund', kind: 'strong' },
      { field: 'orderNumber', title: 'column.order' },
      { field: 'amount', title: 'column.amount', kind: 'money' },
      { field: 'status', title: 'column.status', kind: 'badge' },
      { field: 'reason', title: 'column.reason', kind: 'badge', wide: true },
      { field: 'refundedOn', title: 'column.date', kind: 'date' },
    ],
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
    create: { operation: 'createCoupon', title: 'create.coupon', permission: 'coupon:write' },
  },
];
