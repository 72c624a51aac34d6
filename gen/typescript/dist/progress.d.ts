/**
 * Makes a `fetch` that reports how much of a request's body was sent, for the client's option `fetch`. `onProgress` gets the
 * sent bytes and all bytes of the body, which has the file and the form around it; it is called at least once, with both the
 * same at the end. A request that is sent again starts again at its first bytes. Browsers report what their network has
 * taken (`XMLHttpRequest`), other runtimes what the connection has read.
 */
export declare function fetchWithProgress(onProgress: (sent: number, total: number) => void): typeof fetch;
