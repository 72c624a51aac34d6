import type { Problem } from './gen/shared/types.gen.js';
/** The service answered with a failure (RFC 9457). Decide by `code`, which does not change. */
export declare class StoreError extends Error {
    readonly name = "StoreError";
    readonly status: number;
    readonly code: Problem['code'];
    readonly problem: Problem;
    /** Finds the request in the service's log. */
    readonly requestId: string | undefined;
    /** Milliseconds to wait, when the service said so. */
    readonly retryAfter: number | undefined;
    constructor(problem: Problem, response: Response);
    /** Every field that was refused, with a JSON pointer to it. */
    get fields(): NonNullable<Problem['errors']>;
    /** Narrows what a catch clause got, optionally to one code. */
    static is(error: unknown, code?: Problem['code']): error is StoreError;
}
/** No answer came: the connection failed or the time was up. The request may have been carried out. */
export declare class StoreConnectionError extends Error {
    readonly name = "StoreConnectionError";
}
/** What Retry-After asks for in milliseconds: seconds or a date. */
export declare function retryAfter(response: Response): number | undefined;
/** Turns a failed answer's body into a problem, also when a proxy answered in its own words. */
export declare function toStoreError(body: unknown, response: Response): StoreError;
