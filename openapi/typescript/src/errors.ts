import type { Problem } from './gen/shared/types.gen.js';

/** The service answered with a failure (RFC 9457). Decide by `code`, which does not change. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly status: number;
  readonly code: Problem['code'];
  readonly problem: Problem;
  /** Finds the request in the service's log. */
  readonly requestId: string | undefined;
  /** Milliseconds to wait, when the service said so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, response: Response) {
    super(problem.detail || problem.title);
    this.status = response.status;
    this.code = problem.code;
    this.problem = problem;
    this.requestId = response.headers.get('x-request-id') ?? problem.requestId;
    this.retryAfter = retryAfter(response);
  }

  /** Every field that was refused, with a JSON pointer to it. */
  get fields(): NonNullable<Problem['errors']> {
    return this.problem.errors ?? [];
  }

  /** Narrows what a catch clause got, optionally to one code. */
  static is(error: unknown, code?: Problem['code']): error is StoreError {
    return error instanceof StoreError && (code === undefined || error.code === code);
  }
}

/** No answer came: the connection failed or the time was up. The request may have been carried out. */
export class StoreConnectionError extends Error {
  override readonly name = 'StoreConnectionError';
}

/** What Retry-After asks for in milliseconds: seconds or a date. */
export function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** Turns a failed answer's body into a problem, also when a proxy answered in its own words. */
export function toStoreError(body: unknown, response: Response): StoreError {
  if (typeof body === 'object' && body !== null && 'code' in body && 'title' in body) return new StoreError(body as Problem, response);
  const title = response.statusText || `HTTP ${response.status}`;
  const detail = typeof body === 'string' && body !== '' ? body.slice(0, 500) : title;
  const code = response.status === 304 ? 'not_modified' : 'unknown';
  return new StoreError({ type: 'about:blank', title, status: response.status, detail, instance: '', code, requestId: '' }, response);
}
