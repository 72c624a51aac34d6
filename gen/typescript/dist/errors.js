class StoreError extends Error {
  name = "StoreError";
  status;
  code;
  problem;
  /** Finds the request in the service's log. */
  requestId;
  /** Milliseconds to wait, when the service said so. */
  retryAfter;
  constructor(problem, response) {
    super(problem.detail || problem.title);
    this.status = response.status;
    this.code = problem.code;
    this.problem = problem;
    this.requestId = response.headers.get("x-request-id") ?? problem.requestId;
    this.retryAfter = retryAfter(response);
  }
  /** Every field that was refused, with a JSON pointer to it. */
  get fields() {
    return this.problem.errors ?? [];
  }
  /** Narrows what a catch clause got, optionally to one code. */
  static is(error, code) {
    return error instanceof StoreError && (code === void 0 || error.code === code);
  }
}
class StoreConnectionError extends Error {
  name = "StoreConnectionError";
}
function retryAfter(response) {
  const value = response.headers.get("retry-after");
  if (value === null) return void 0;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? void 0 : Math.max(0, milliseconds);
}
function toStoreError(body, response) {
  if (typeof body === "object" && body !== null && "code" in body && "title" in body) return new StoreError(body, response);
  const title = response.statusText || `HTTP ${response.status}`;
  const detail = typeof body === "string" && body !== "" ? body.slice(0, 500) : title;
  const code = response.status === 304 ? "not_modified" : "unknown";
  return new StoreError({ type: "about:blank", title, status: response.status, detail, instance: "", code, requestId: "" }, response);
}
export {
  StoreConnectionError,
  StoreError,
  retryAfter,
  toStoreError
};
