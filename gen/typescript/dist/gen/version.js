const API_VERSION = "2026-11-20";
export {
  API_VERSION
};
