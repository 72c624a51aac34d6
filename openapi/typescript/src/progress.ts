/**
 * Makes a `fetch` for the client's option of that name, which reports how much of a request's body was sent. `onProgress`
 * gets the sent bytes and the size of the body: the file and the form around it. The last call of an attempt has both the
 * same. A repeated request starts again at its first bytes. Pages report what their network has taken
 * (`XMLHttpRequest`); other runtimes report what the connection has read.
 */
export function fetchWithProgress(onProgress: (sent: number, total: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = /^(GET|HEAD)$/.test(request.method) ? undefined : await request.clone().blob();
    if (!body?.size) return globalThis.fetch(request);
    if (typeof XMLHttpRequest === 'function') return byPage(request, body, onProgress);
    let sent = 0;
    const counted = body.stream().pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        onProgress((sent += chunk.byteLength), body.size);
      },
    }));
    // Node asks for duplex, which the types of a page do not know.
    return globalThis.fetch(new Request(request, { body: counted, duplex: 'half' } as RequestInit));
  };
}

/** Pages cannot count what `fetch` sends. */
function byPage(request: Request, body: Blob, onProgress: (sent: number, total: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'blob';
    call.withCredentials = request.credentials === 'include';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    let told = -1;
    const tell = (sent: number) => {
      if (sent > told) onProgress((told = sent), body.size);
    };
    call.upload.onprogress = ({ loaded }) => tell(Math.min(loaded, body.size));
    call.upload.onload = () => tell(body.size);
    call.onload = () => {
      const headers = new Headers();
      for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
        const at = line.indexOf(':');
        if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
      }
      const answer = new Response([204, 205, 304].includes(call.status) ? null : call.response, { status: call.status, statusText: call.statusText, headers });
      Object.defineProperty(answer, 'url', { value: call.responseURL });
      resolve(answer);
    };
    call.onerror = () => reject(new TypeError('no answer'));
    const abort = () => {
      call.abort();
      reject(request.signal.reason);
    };
    if (request.signal.aborted) return abort();
    request.signal.addEventListener('abort', abort, { once: true });
    call.onloadend = () => request.signal.removeEventListener('abort', abort);
    call.send(body);
  });
}
