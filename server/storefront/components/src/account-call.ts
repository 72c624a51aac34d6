// How the account page speaks with the service: the address of the page names the store,
// and a login names the customer. The refresh token lies in a cookie that no script reads.
import type { CustomerLogin, CustomerProfile } from './account-types.ts';
import { send as sent, type Fault } from './page-call.ts';

export type { Fault };

export class Refusal extends Error {
  constructor(readonly code: string, readonly status = 0, readonly faults: Fault[] = [], readonly requestId = '', readonly text = '') { super(code); }
}

/** The address of the page: …/account/<store code>. */
export const page = new URL(location.pathname, location.origin).href.replace(/\/$/, '');

/** The login. The access token lives in memory only. */
export const login: { token: string; customer: CustomerProfile | null } = { token: '', customer: null };

async function send(method: string, url: URL, body: unknown, once: string | undefined): Promise<Response> {
  const response = await sent(method, url, { 'Account-Request': '1', ...(login.token ? { Authorization: `Bearer ${login.token}` } : {}) }, body, once);
  if (!response) throw new Refusal('network');
  return response;
}

async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = await response.json().catch(() => ({})) as { code?: string; requestId?: string; errors?: Fault[] };
  throw new Refusal(problem.code ?? '', response.status, problem.errors ?? [], problem.requestId ?? '');
}

/** Requests an operation of the Customer API. An expired login is renewed once. */
async function request(method: string, path: string, query: Record<string, string>, body?: unknown, key?: string): Promise<Response> {
  const url = new URL(`${page}/customer/${path}`);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const once = method === 'GET' || method === 'DELETE' ? undefined : key ?? crypto.randomUUID();
  const used = login.token;
  let response = await send(method, url, body, once);
  if (response.status === 401 && used && (login.token !== used || await renew())) response = await send(method, url, body, once);
  return response;
}

/** Calls an operation of the Customer API. A request that may be sent again has the same key. */
export const call = async <T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown, key?: string): Promise<T> => read<T>(await request(method, path, query, body, key));

/** Reads a file of the Customer API. */
export async function file(path: string, query: Record<string, string>): Promise<Blob> {
  const response = await request('GET', path, query);
  return response.ok ? response.blob() : read<Blob>(response);
}

function keep(begun: CustomerLogin): void {
  login.token = begun.accessToken;
  login.customer = begun.customer;
}

export async function logIn(email: string, password: string): Promise<void> {
  login.token = '';
  keep(await read<CustomerLogin>(await send('POST', new URL(`${page}/session`), { email, password }, undefined)));
}

let renewing: Promise<boolean> | null = null;

/** Renews the login from its cookie. It returns false if no login exists or the login has expired. */
export function renew(): Promise<boolean> {
  return renewing ??= (async () => {
    login.token = '';
    const response = await send('PUT', new URL(`${page}/session`), undefined, 'again').finally(() => { renewing = null; });
    if (response.status === 200) keep(await response.json() as CustomerLogin);
    else login.customer = null;
    if (![200, 204, 401, 403].includes(response.status)) throw new Refusal('unavailable', response.status);
    return login.token !== '';
  })();
}

export async function logOut(): Promise<void> {
  await read(await send('DELETE', new URL(`${page}/session`), undefined, undefined));
  [login.token, login.customer] = ['', null];
}
