import { connect, current } from "./connect.js";
export * from "./gen/customer/index.js";
export * from "./shared.js";
const ADDS = /\/customer\/cart\/item(\/all)?$/;
const inAddress = (request, security) => {
  const { headers } = request;
  const shared = request.method === "GET" && security.some(({ in: place, name }) => place === "query" && name === "storeKey");
  const [key, version] = [headers.get("x-store-key"), headers.get("api-version")];
  if (!shared || !key || headers.has("authorization")) return request;
  const named = `storeKey=${encodeURIComponent(key)}${version ? `&apiVersion=${encodeURIComponent(version)}` : ""}`;
  const moved = new Request(`${request.url}${request.url.includes("?") ? "&" : "?"}${named}`, request);
  for (const name of ["x-store-key", "x-cart-token", "api-version"]) moved.headers.delete(name);
  return moved;
};
function createCustomerClient(options) {
  const credentials = ({ name }) => {
    if (name === "X-Store-Key") return options.storeKey;
    if (name === "storeKey") return void 0;
    return current(name === "X-Cart-Token" ? options.cartToken : options.token);
  };
  const onResponse = (response, request) => {
    const token = response.headers.get("x-cart-token");
    if (token) options.onCartToken?.(token);
    options.onResponse?.(response, request);
  };
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const withCart = async (input, init) => {
    const request = new Request(input, init);
    const adds = options.onCartToken && /^P(OS|U)T$/.test(request.method) && request.headers.has("x-cart-token") && ADDS.test(new URL(request.url).pathname);
    const again = adds ? request.clone() : void 0;
    const response = await send(request);
    if (!again || response.status !== 404) return response;
    await response.body?.cancel();
    again.headers.delete("x-cart-token");
    return send(again);
  };
  return connect({ ...options, onResponse, fetch: withCart }, credentials, {}, inAddress);
}
export {
  createCustomerClient
};
