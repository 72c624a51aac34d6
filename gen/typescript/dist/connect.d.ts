import type { Auth } from './gen/core/auth.gen.js';
import { type Client } from './gen/client/index.js';
/** A token, or a function that gives the current one; it may ask a server or a store. */
export type Token = string | (() => string | undefined | Promise<string | undefined>);
export interface ConnectOptions {
    /** Where the service is, such as `https://api.example.com`. */
    baseUrl: string;
    /**
     * Called when a token was refused with 401, once for all requests that it was refused to: they are sent again
     * with what it gives. Nothing ends the login and lets them fail. It may use this client for the refresh,
     * and for nothing that needs the token.
     */
    renewToken?: ((refused: string) => string | undefined | Promise<string | undefined>) | undefined;
    /** Sent with every request, for example `X-Request-Id`. */
    headers?: Record<string, string> | undefined;
    /** Version of the contract; the one that this package was made from unless set. */
    apiVersion?: string | undefined;
    /** How often a request is sent again when that is safe: 2 unless set. */
    maxRetries?: number | undefined;
    /** Milliseconds for one attempt: 30,000 unless set, `Infinity` for no limit. */
    timeout?: number | undefined;
    /** Called with every answer, for rate limits, ETags or logs. */
    onResponse?: ((response: Response, request: Request) => void) | undefined;
    fetch?: typeof fetch | undefined;
}
/** Gives the value of a credential that an operation takes. */
export type Credentials = (scheme: Auth) => string | undefined | Promise<string | undefined>;
export declare const current: (token: Token | undefined) => string | Promise<string | undefined> | undefined;
/** Changes a request before it is sent, by the credentials that its operation takes. */
export type Rewrite = (request: Request, security: readonly Auth[]) => Request;
/** Makes a client, of one shape for all surfaces, that authenticates, repeats and fails as this package promises. */
export declare function connect(options: ConnectOptions, credentials: Credentials, headers?: Record<string, string>, rewrite?: Rewrite): Client;
