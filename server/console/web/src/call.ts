// Calls of the Admin API in the store that the page works in.
import { StoreConnectionError, toProblem } from './client.ts';
import { describe, once } from './once.ts';
import { authorization, client, current, prefix, renew } from './session.ts';

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined | null>;
export interface Call {
  method: string;
  path: string;
  query?: Query;
  body?: unknown;
  /** Stays the same for every retry of one submit, so that the operation runs once. */
  key?: string;
  signal?: AbortSignal;
  file?: boolean;
}

let storeId: number | undefined;
export const inStore = (id: number | undefined) => (storeId = id);
export const currentStore = () => storeId;
export const store = () => current()!.stores.find((s) => s.storeId === storeId)!;

export const search = (query: Query = {}) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
};

/** Sends a request and returns the body of its response. It throws a StoreError for a response that is a failure. */
export async function call<T>({ method, path, query, body, key, signal, file }: Call): Promise<T> {
  const response = await client.request({
    method: method as 'GET',
    url: path + search(query),
    security: [{ scheme: 'bearer', type: 'http' }],
    headers: {
      ...(storeId === undefined ? {} : { 'X-Store-Id': String(storeId) }),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(body === undefined || body instanceof FormData ? { 'Content-Type': null } : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    ...(body instanceof FormData ? { bodySerializer: null } : {}),
    ...(signal ? { signal } : {}),
    ...(file ? { parseAs: 'blob' as const } : {}),
  } as Parameters<typeof client.request>[0]);
  return response as T;
}

/** Uploads a form once and reports its progress from 0 to 1. Only XMLHttpRequest tells how much of a request is sent. */
export function upload<T>(path: string, data: FormData, progress: (part: number) => void): Promise<T> {
  return once(['POST', path, describe(data)], async (key) => {
    const send = () => new Promise<Response>((done, fail) => {
      const request = new XMLHttpRequest();
      request.open('POST', prefix + path);
      request.setRequestHeader('Authorization', authorization());
      request.setRequestHeader('Idempotency-Key', key);
      if (storeId !== undefined) request.setRequestHeader('X-Store-Id', String(storeId));
      request.upload.onprogress = (event) => progress(event.lengthComputable ? event.loaded / event.total : 0);
      request.onload = () => done(new Response(request.responseText, { status: request.status, headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '', 'Request-Id': request.getResponseHeader('Request-Id') ?? '', 'Retry-After': request.getResponseHeader('Retry-After') ?? '' } }));
      request.onerror = () => fail(new StoreConnectionError('the connection failed'));
      request.send(data);
    });
    let response = await send();
    if (response.status === 401 && (await renew())) response = await send();
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw toProblem(answer, response);
    return answer as T;
  });
}

/** Reports whether the administrator has a permission in the current store, or at least one of several. */
export function may(permission: string | readonly string[] | undefined): boolean {
  if (typeof permission === 'object') return permission.some((p) => may(p));
  if (!permission || permission === 'authenticated') return true;
  const store = current()?.scope.stores.find((s) => s.storeId === storeId);
  return store?.permissions.some((p) => p === permission) ?? false;
}

/** Saves a file that a response contains. */
export async function download(c: Omit<Call, 'method'>, name: string) {
  save(await call<Blob>({ ...c, method: 'GET', file: true }), name);
}

export function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
