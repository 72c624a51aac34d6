// How the pages on which is paid speak with the service: the token of their link names
// the cart, or the order that is to be paid, and the store; a login comes beside it.

/** An error in one field. Its text is the page's own: the service's is for developers. */
export interface Fault { pointer?: string; code: string }

export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly status = 0, readonly faults: Fault[] = [], readonly wait = 0, readonly requestId = '') {
    super(message);
  }
}

/** What this tab keeps of the link that it was opened by. */
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

/** Keeps in this tab what the buyer saw when they paid, and finds it again. */
export const remember = (what: unknown): void => { sessionStorage.setItem(`${place}:paid`, JSON.stringify(what)); };
export const remembered = <T>(): T | null => JSON.parse(sessionStorage.getItem(`${place}:paid`) ?? 'null') as T | null;

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
    return null; // the cart has become somebody's: the link still names the store, to log in
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

/** How many seconds the page waits without a word. A longer wait is shown to the buyer. */
const longest = 10;

/** Asks the service; what is safe to repeat is repeated while nobody answers. */
export async function call<T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown, once?: string): Promise<T> {
  const url = new URL(`customer/${path}`, base);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const headers: Record<string, string> = { [kept.pays ? 'X-Payment-Token' : 'X-Cart-Token']: kept.token ?? '' };
  if (login.token) headers['Authorization'] = `Bearer ${login.token}`;
  if (body) headers['Content-Type'] = 'application/json';
  if (once) headers['Idempotency-Key'] = once;
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}), signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer?.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
    const wait = Number(answer?.headers.get('Retry-After')) || 0;
    if (tries < 4 && wait <= longest && (method === 'GET' || once) && (!answer || [429, 502, 503, 504].includes(answer.status))) {
      await new Promise((done) => setTimeout(done, wait * 1000 || 500 * 2 ** tries));
      continue;
    }
    if (!answer) throw new Refusal('network', '');
    const problem = await answer.json().catch(() => ({})) as { code?: string; requestId?: string; errors?: Fault[] };
    throw new Refusal(problem.code ?? '', '', answer.status, problem.errors ?? [], wait, problem.requestId ?? answer.headers.get('X-Request-Id') ?? '');
  }
}
