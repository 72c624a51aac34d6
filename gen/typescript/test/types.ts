// Compiled, never run: what callers may rely on in types.
import { createAdminClient, getMyUser, items, listOrders, type PaymentStatus, StoreError } from '@storeplatform/client/admin';
import { createCustomerClient, getCartSummary } from '@storeplatform/client/customer';
import * as forPublic from '@storeplatform/client/public';
import { zWebhookEvent } from '@storeplatform/client/schemas';
import { type EventOf, verifyWebhook } from '@storeplatform/client/webhooks';

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
