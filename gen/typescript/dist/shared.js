import { API_VERSION } from "./gen/version.js";
import { StoreConnectionError, StoreError } from "./errors.js";
import { items, pages, take } from "./pages.js";
export {
  API_VERSION,
  StoreConnectionError,
  StoreError,
  items,
  pages,
  take
};
