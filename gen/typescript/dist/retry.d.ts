export interface RetryOptions {
    fetch: typeof fetch;
    /** Returns the limits of a request. */
    limits: (request: Request) => Limits;
    /** Returns a new token after `refused` got a 401; undefined means no retry. */
    renew?: ((refused: string) => Promise<string | undefined>) | undefined;
}
export interface Limits {
    /** How often a request is sent again. */
    maxRetries: number;
    /** How long one attempt may take, in milliseconds. */
    timeout: number;
}
/**
 * A fetch that repeats what may be repeated: reads, PUT, DELETE, and what carries an
 * Idempotency-Key. It waits as long as Retry-After says, otherwise half a second,
 * doubled each time, with jitter.
 */
export declare function resilientFetch(options: RetryOptions): typeof fetch;
