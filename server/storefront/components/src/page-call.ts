// Requests of the service's own pages for buyers, to the service that they came from.

/** An error in one field. A page shows its own text for the code. */
export interface Fault { pointer?: string; code: string }

/** The number of attempts at a request that the service does not respond to, or is too busy for. */
const tries = 4;
/** The longest wait in seconds, as the service asks for it, that a page does not show to its reader. */
const longest = 10;

/** The wait in seconds that a response asks for; 0 means none. */
export const waitOf = (response: Response | null): number => Number(response?.headers.get('Retry-After')) || 0;

/**
 * Sends a request and returns the response; null means that the service did not respond. Reads, and requests with an
 * idempotency key, are repeated.
 */
export async function send(method: string, url: URL, headers: Record<string, string>, body: unknown, once: string | undefined): Promise<Response | null> {
  const all = { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}), ...(once ? { 'Idempotency-Key': once } : {}) };
  for (let n = 1; ; n++) {
    const response = await fetch(url, { method, headers: all, ...(body ? { body: JSON.stringify(body) } : {}), signal: AbortSignal.timeout(30_000) }).catch(() => null);
    const wait = waitOf(response);
    if (n === tries || wait > longest || method !== 'GET' && !once || response && ![429, 502, 503, 504].includes(response.status)) return response;
    await new Promise((done) => setTimeout(done, wait * 1000 || 500 * 2 ** n));
  }
}
