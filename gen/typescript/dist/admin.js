import { connect, current } from "./connect.js";
export * from "./gen/admin/index.js";
export * from "./shared.js";
function createAdminClient(options) {
  const credentials = ({ key }) => key === "appTokenBearer" ? void 0 : current(options.token);
  return connect(options, credentials, options.storeId ? { "X-Store-Id": String(options.storeId) } : {});
}
export {
  createAdminClient
};
