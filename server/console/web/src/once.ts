// Runs each command once, although its connection may fail at any time, and knows whether the service may have it.
import { currentStore } from './call.ts';
import { StoreConnectionError, StoreError } from './client.ts';

/** The service sent no response to a command. If sent is false, the browser was offline, so the service does not have the command. */
export class Unanswered extends Error {
  constructor(readonly sent: boolean, readonly key: string, cause: unknown) {
    super('no response', { cause });
  }
}

/** Counts the times that the browser got a network. */
let connections = 0;
addEventListener('online', () => connections++);

/** Sends a command, and throws Unanswered if no response came. */
export async function known<T>(send: () => Promise<T>, key = '', before = false): Promise<T> {
  const offline = !navigator.onLine, count = connections;
  try {
    return await send();
  } catch (error) {
    if (error instanceof StoreConnectionError) throw new Unanswered(before || !offline || connections !== count, key, error);
    throw error;
  }
}

interface Open { key: string; sent: boolean }
/** The commands without a final response, by their request. They outlive their form, which the person may open again. */
const open = new Map<string, Open>();

/**
 * Sends a request with its Idempotency-Key. A request without a final response keeps its key, so a second click after a
 * broken connection runs the command once. After a refusal the same request gets a new key: the service would repeat the
 * refusal for an old one, although the reason may be gone.
 */
export async function once<T>(request: unknown, send: (key: string) => Promise<T>, earlier?: string): Promise<T> {
  const name = JSON.stringify([currentStore(), request]);
  const before = open.get(name) ?? [...open.values()].find((o) => o.key === earlier);
  const key = before?.key ?? newKey();
  const settle = () => { for (const [n, o] of open) if (o.key === key) open.delete(n); };
  open.set(name, { key, sent: before?.sent ?? false });
  try {
    const result = await known(() => send(key), key, before?.sent);
    settle();
    return result;
  } catch (error) {
    if (StoreError.is(error) && error.status < 500 && error.retryAfter === undefined) settle();
    else open.set(name, { key, sent: error instanceof Unanswered ? error.sent : true });
    throw error;
  }
}

/** Describes a form with its files. A file that was chosen twice is the same. */
export const describe = (form: FormData) => [...form].map(([name, v]) => [name, typeof v === 'string' ? v : [v.name, v.size, v.lastModified]]);

export const newKey = () => (crypto.randomUUID ? crypto.randomUUID() : Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join(''));
