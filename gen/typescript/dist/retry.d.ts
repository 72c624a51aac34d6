export interface RetryOptions {
    fetch: typeof fetch;
    /** What holds for a request. */
    limits: (request: Request) => Limits;
    /** Gives a new token after `refused` was answered with 401; undefined gives up. */
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
