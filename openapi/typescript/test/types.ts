// Compiled, never run: what callers may rely on in types.
import { createAdminClient, type ErrorCode, getMyUser, items, listOrders, type PaymentStatus, type ProblemFieldCode, StoreError } from '@storeplatform/client/admin';
import { createCustomerClient, getCartSummary } from '@storeplatform/client/customer';
import * as forPublic from '@storeplatform/client/public';
import { zWebhookEvent } from '@storeplatform/client/schemas';
import {
  type EventOf, type FieldChange, type PublicCustomer, type PublicCustomerAddress, type PublicCustomerPaymentMethod, type PublicOrderListItem, type PublicRefund, type PublicReturn,
  type PublicShipmentSnapshot, type PublicStoredValueSnapshot, type PublicSubscriptionSnapshot, type ShipmentStatus, type StoreEvent, verifyWebhook,
} from '@storeplatform/client/webhooks';

const client = createAdminClient({ baseUrl: 'http://127.0.0.1:8080', token: async () => 'sp_admin_…', storeId: 1 });

export async function reads(): Promise<[string, number[]]> {
  const user = await getMyUser({ client });
  const ids: number[] = [];
  for await (const order of items((cursor) => listOrders({ client, query: { cursor, pageSize: 100 } }))) ids.push(order.orderId);
  return [user.email, ids];
}

export async function failures(): Promise<string | undefined> {
  try {
    // @ts-expect-error a page number is a number
    await listOrders({ client, query: { page: 'first' } });
  } catch (error) {
    if (StoreError.is(error, 'invalid_request')) return error.fields[0]?.pointer;
  }
  return undefined;
}

export const uncalled = [
  // @ts-expect-error no call without a client
  () => listOrders({ query: { page: 1 } }),
  // @ts-expect-error nor without anything
  () => getMyUser(),
  // @ts-expect-error milliseconds are a number
  () => getMyUser({ client, timeout: '5s' }),
];
export const called = (page: number | undefined, signal: AbortSignal | undefined, maxRetries?: number) => listOrders({ client, signal, maxRetries, timeout: 500, query: { page } });

export const codes = (error: StoreError): [ErrorCode, ProblemFieldCode | undefined] => [error.code, error.fields[0]?.code];

export async function resumed(from?: string): Promise<string | undefined> {
  const list = items((cursor) => listOrders({ client, query: { cursor } }), from);
  for await (const { orderId } of list) if (orderId === 7) break;
  return list.cursor;
}

// An open set offers the values known today and takes those of tomorrow.
export const statuses: PaymentStatus[] = ['PAID', 'BARTERED'];

export const guest = createCustomerClient({ baseUrl: '', storeKey: 'pk_…' });
export const cart = () => getCartSummary({ client: guest });
export const orders = () => forPublic.listOrders({ client: forPublic.createPublicClient({ baseUrl: '', token: 'sp_app_…' }) });

export async function receive(body: string, headers: Headers): Promise<string> {
  const event = await verifyWebhook(body, headers, 'whsec_…');
  switch (event.type) {
    case 'order.created':
      return event.data.object.grandTotal;
    case 'customer.address_changed':
      return event.data.object.city;
    default:
      return event.source.action;
  }
}

export const created = (event: EventOf<'refund.issued'>): number => event.data.object.orderId;
export const checked = (value: unknown) => zWebhookEvent.parse(value).type;

// Every event is narrowed by its type alone, to its snapshot and what may change in it.
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
type Changes<S> = { [F in Exclude<keyof S, 'modifiedOn'>]?: FieldChange<S[F]> } | null;
type Narrowed<T extends StoreEvent['type'], S, C> = [Same<Extract<StoreEvent, { type: T }>['data']['object'], S>, Same<Extract<StoreEvent, { type: T }>['data']['changes'], C>];
type SnapshotsOf = {
  order: PublicOrderListItem;
  refund: PublicRefund;
  shipment: PublicShipmentSnapshot;
  subscription: PublicSubscriptionSnapshot;
  customer: PublicCustomer;
  return: PublicReturn;
  stored_value: PublicStoredValueSnapshot;
};
type Expected<T extends StoreEvent['type']> = T extends 'customer.address_changed' ? PublicCustomerAddress
  : T extends 'customer.payment_method_changed' ? PublicCustomerPaymentMethod
  : T extends `${infer O extends keyof SnapshotsOf}.${string}` ? SnapshotsOf[O] : never;
const yes: [true, true] = [true, true];
export const narrowed: { [T in StoreEvent['type']]: Narrowed<T, Expected<T>, T extends `order.${string}` ? null : Changes<Expected<T>>> } = {
  'order.created': yes, 'order.payment_status_changed': yes, 'order.payment_captured': yes, 'order.payment_failed': yes, 'order.fulfillment_status_changed': yes,
  'order.fulfilled': yes, 'order.cancelled': yes, 'order.updated': yes, 'order.chargeback_reported': yes,
  'refund.issued': yes, 'refund.completed': yes, 'refund.failed': yes, 'refund.voided': yes,
  'shipment.created': yes, 'shipment.status_changed': yes, 'shipment.tracking_updated': yes, 'shipment.cancelled': yes,
  'subscription.created': yes, 'subscription.status_changed': yes, 'subscription.cancelled': yes, 'subscription.paused': yes, 'subscription.resumed': yes,
  'subscription.processed': yes, 'subscription.payment_failed': yes, 'subscription.cycle_skipped': yes, 'subscription.processing_date_changed': yes,
  'subscription.items_changed': yes, 'subscription.pricing_changed': yes, 'subscription.replaced': yes,
  'customer.created': yes, 'customer.updated': yes, 'customer.status_changed': yes, 'customer.account_type_changed': yes, 'customer.address_changed': yes,
  'customer.payment_method_changed': yes,
  'return.requested': yes, 'return.status_changed': yes, 'return.received': yes, 'return.exchanged': yes, 'return.withdrawal_declared': yes,
  'stored_value.issued': yes, 'stored_value.redeemed': yes, 'stored_value.refunded': yes, 'stored_value.adjusted': yes, 'stored_value.expired': yes, 'stored_value.status_changed': yes,
  'stored_value.delivery_failed': yes,
};

export function consume(event: StoreEvent): ShipmentStatus | string | null | undefined {
  switch (event.type) {
    case 'shipment.status_changed':
      return event.data.changes?.status?.old;
    case 'order.updated': {
      const none: null = event.data.changes;
      return none;
    }
    case 'customer.address_changed':
      // @ts-expect-error an address has no grand total
      return event.data.object.grandTotal;
    case 'customer.updated':
      // @ts-expect-error modifiedOn always differs, and is not told
      return event.data.changes?.modifiedOn?.old;
    default:
      // @ts-expect-error what is left has no field in common but its envelope's
      return event.data.object.trackingNumber;
  }
}
