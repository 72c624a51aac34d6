// The login of this page. The access token stays in memory; the refresh token is in a cookie that no script can read.
import { createAdminClient, StoreError, toProblem } from './client.ts';
import type { AdminLogin, MyScope, Store } from './client.ts';
import { active, idle } from './idle.ts';

/** The path before /console, for services behind a path prefix. */
export const prefix = new URL(import.meta.url).pathname.replace(/\/console\/assets\/.*$/, '');
const address = `${prefix}/console/session`;

export type Login = Omit<AdminLogin, 'refreshToken' | 'refreshExpiresOn'>;

export interface Session {
  user: Login['user'];
  stores: Store[];
  scope: MyScope;
  /** The login has ended. The page stays as it is until the administrator logs in again. */
  ended?: boolean;
  /** The login has ended because the console was idle. The page is covered. */
  locked?: boolean;
}

let accessToken: string | undefined;
let session: Session | undefined;
const listeners = new Set<() => void>();

export const current = () => session;
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function set(next: Session | undefined) {
  session = next;
  for (const listener of listeners) listener();
}

async function ask(method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<Login | undefined> {
  const response = await fetch(address, {
    method,
    headers: { 'Console-Request': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toProblem(answer, response);
  return answer as Login;
}

/** Tabs renew one after the other, because each renewal replaces the cookie. */
const alone = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? (navigator.locks.request('console-session', work) as Promise<T>) : work());

/** Returns a new access token, or undefined if the login has ended. */
async function renew(): Promise<string | undefined> {
  const login = await alone(() => ask('PUT')).catch((error: unknown) => {
    if (StoreError.is(error) && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  });
  accessToken = login?.accessToken;
  if (!login && session) set({ ...session, ended: true });
  return accessToken;
}

/** The Authorization header of requests that do not use the client, and the renewal of its token. */
export const authorization = () => `Bearer ${accessToken}`;
export { renew };

export const client = createAdminClient({ baseUrl: location.origin + prefix, token: () => accessToken, renewToken: renew });

async function begin(login: Login) {
  accessToken = login.accessToken;
  active();
  const scope = await client.get({ url: '/admin/scope/me', security: [{ scheme: 'bearer', type: 'http' }] });
  if (session && session.user.id !== login.user.id) return location.reload(); // nothing of the other person remains
  set({ user: login.user, stores: login.stores, scope: scope as unknown as MyScope });
}

export async function logIn(credentials: { email: string; password: string; totpCode?: string }) {
  const login = await alone(() => ask('POST', credentials));
  if (login) await begin(login);
  channel.postMessage('began');
}

/** Continues the login of the cookie, if there is one. */
export async function resume() {
  if (idle()) { await alone(() => ask('DELETE')); return; }
  const login = await alone(() => ask('PUT')).catch((error: unknown) => {
    if (StoreError.is(error)) return undefined;
    throw error;
  });
  if (login) await begin(login);
}

export async function logOut() {
  await alone(() => ask('DELETE'));
  accessToken = undefined;
  set(undefined);
  channel.postMessage('ended');
}

/** Ends the login of an idle console. Its pages and forms stay, below the login. */
export async function lock() {
  if (!session || session.ended) return;
  accessToken = undefined;
  set({ ...session, ended: true, locked: true });
  await alone(() => ask('DELETE')).catch(() => {}); // without a connection, resume ends the login later
}

const channel = new BroadcastChannel('console-session');
channel.onmessage = ({ data }) => {
  if (data === 'began') { // a login in one tab opens the others
    if (session?.ended) void resume().catch(() => {});
    return;
  }
  accessToken = undefined;
  set(undefined);
};
