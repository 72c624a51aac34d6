import { connect, current } from "./connect.js";
export * from "./gen/public/index.js";
export * from "./shared.js";
function createPublicClient(options) {
  return connect(options, () => current(options.token));
}
export {
  createPublicClient
};
