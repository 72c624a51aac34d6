// Requests of the checkout and payment pages to the service. The token of their link names the store, and
// the cart or the order to pay. A login is sent beside the token.
import type { CouponRefusal } from './coupon-reason.ts';
import { send, waitOf, type Fault } from './page-call.ts';

export type { Fault };

export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly status = 0, readonly faults: Fault[] = [], readonly wait = 0, readonly requestId = '', readonly coupon?: CouponRefusal) {
    super(message);
  }
}

/** The parts of its link that this tab keeps. */
interface Kept { token?: string; lang?: string; seen?: boolean; pays?: boolean; opens?: string }

const base = new URL('../..', import.meta.url);
export const place = `checkout:${location.pathname}`;
/** The address of this page, without what a payment service has put behind it. */
export const here = location.origin + location.pathname;
const given = new URLSearchParams(location.hash.slice(1));
if (given.get('c') || given.get('o') || given.get('token')) {
  sessionStorage.setItem(place, JSON.stringify({ token: given.get('c') ?? given.get('o') ?? given.get('token'), lang: given.get('l'), seen: given.has('o'), pays: given.has('token'), ...(given.has('c') ? { opens: crypto.randomUUID() } : {}) }));
  sessionStorage.removeItem(`${place}:left`);
}
if (location.hash || location.search) history.replaceState(null, '', location.pathname); // nothing of it is believed
addEventListener('hashchange', () => location.reload()); // another link, in the same tab
const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Kept;

/** Whether the page was opened by a link. */
export const linked = Boolean(kept.token);
/** Whether the link is to an order, which is seen and not paid here. */
export let seen = Boolean(kept.seen);

function keep(token: string): void {
  kept.token = token;
  sessionStorage.setItem(place, JSON.stringify(kept));
}

/** Exchanges the token of the link, which its maker knows too, for one of this page's own. */
export async function open(): Promise<void> {
  if (!kept.opens) return;
  const session = await call<{ token: string }>('POST', 'checkout/session', {}, undefined, kept.opens).catch((e: Refusal) => {
    if (e.status !== 401) throw e;
    return null; // a customer has taken the cart; the link still names the store for a login
  });
  if (!session) return;
  delete kept.opens;
  keep(session.token);
}

/** Opens the order for its buyer, who knows its e-mail address or postal code. */
export async function prove(known: string): Promise<void> {
  const access = await call<{ token: string }>('POST', 'order/open', {}, known.includes('@') ? { email: known.trim() } : { postalCode: known.trim() }, crypto.randomUUID());
  kept.seen = seen = true;
  keep(access.token);
}
/** The language that the shop shows, else the reader's. */
export const asked = kept.lang || navigator.language;
/** The language that the shop shows, if the link names one. */
export const named = kept.lang;

/** The login, if there is one; it is kept nowhere. */
export const login = { token: '' };

/** Requests an operation of the Customer API, in the name of the link and of the login. It throws if the service refuses. */
async function request(method: string, path: string, query: Record<string, string>, body?: unknown, once?: string): Promise<Response> {
  const url = new URL(`customer/${path}`, base);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const response = await send(method, url, { [kept.pays ? 'X-Payment-Token' : 'X-Cart-Token']: kept.token ?? '', ...(login.token ? { Authorization: `Bearer ${login.token}` } : {}) }, body, once);
  if (!response) throw new Refusal('network', '');
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({})) as { code?: string; requestId?: string; errors?: Fault[]; coupon?: CouponRefusal };
  throw new Refusal(problem.code ?? '', '', response.status, problem.errors ?? [], waitOf(response), problem.requestId ?? response.headers.get('X-Request-Id') ?? '', problem.coupon);
}

/** Calls an operation of the Customer API. */
export async function call<T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown, once?: string): Promise<T> {
  const response = await request(method, path, query, body, once);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Reads a file of the Customer API. */
export const file = async (path: string, query: Record<string, string>): Promise<Blob> => (await request('GET', path, query)).blob();
