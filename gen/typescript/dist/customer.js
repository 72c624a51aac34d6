import { connect, current } from "./connect.js";
export * from "./gen/customer/index.js";
export * from "./shared.js";
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
  return connect({ ...options, onResponse }, credentials);
}
export {
  createCustomerClient
};
