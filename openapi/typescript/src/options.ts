import type { Client, Options as RequestOptions, TDataShape } from './gen/client/index.js';

/** What every function takes beside its query and its body. */
export interface CallOptions {
  /** What `createAdminClient`, `createCustomerClient` or `createPublicClient` made. */
  client: Client;
  /** How often this request is sent again when that is safe; as the client says unless set. */
  maxRetries?: number | undefined;
  /** Milliseconds for one attempt of this request, `Infinity` for no limit; as the client says unless set. */
  timeout?: number | undefined;
  /** Ends the call, whatever it waits for: it throws the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean> = RequestOptions<TData, ThrowOnError> & CallOptions;
