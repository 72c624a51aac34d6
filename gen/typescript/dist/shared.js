import { API_VERSION } from "./gen/version.js";
import { StoreConnectionError, StoreError } from "./errors.js";
import { fetchWithProgress } from "./progress.js";
import { items, pages, take } from "./pages.js";
export {
  API_VERSION,
  StoreConnectionError,
  StoreError,
  fetchWithProgress,
  items,
  pages,
  take
};
