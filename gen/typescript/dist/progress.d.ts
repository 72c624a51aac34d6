/**
 * Makes a `fetch` for the client's option of that name, which reports how much of a request's body was sent. `onProgress`
 * gets the sent bytes and the size of the body: the file and the form around it. The last call of an attempt has both the
 * same. A repeated request starts again at its first bytes. Pages report what their network has taken
 * (`XMLHttpRequest`); other runtimes report what the connection has read.
 */
export declare function fetchWithProgress(onProgress: (sent: number, total: number) => void): typeof fetch;
