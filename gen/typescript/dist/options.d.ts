import type { Client, Options as RequestOptions, TDataShape } from './gen/client/index.js';
/** The options of every function, in addition to its query and its body. */
export interface CallOptions {
    /** The client from `createAdminClient`, `createCustomerClient` or `createPublicClient`. */
    client: Client;
    /** The number of retries of this request if a retry is safe; the client's setting by default. */
    maxRetries?: number | undefined;
    /** Milliseconds for one attempt of this request, `Infinity` for no limit; as the client says unless set. */
    timeout?: number | undefined;
    /** Ends the call, whatever it waits for: it throws the signal's reason. */
    signal?: AbortSignal | null | undefined;
}
export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean> = RequestOptions<TData, ThrowOnError> & CallOptions;
