const queryKeyJsonReplacer = (_key, value) => {
  if (value === void 0 || typeof value === "function" || typeof value === "symbol") {
    return void 0;
  }
  if (typeof value === "bigint") {
    return value.toString();
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  return value;
};
const stringifyToJsonValue = (input) => {
  try {
    const json = JSON.stringify(input, queryKeyJsonReplacer);
    if (json === void 0) {
      return void 0;
    }
    return JSON.parse(json);
  } catch {
    return void 0;
  }
};
const isPlainObject = (value) => {
  if (value === null || typeof value !== "object") {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
const serializeSearchParams = (params) => {
  const entries = Array.from(params.entries()).sort(([a], [b]) => a.localeCompare(b));
  const result = {};
  for (const [key, value] of entries) {
    const existing = result[key];
    if (existing === void 0) {
      result[key] = value;
      continue;
    }
    if (Array.isArray(existing)) {
      existing.push(value);
    } else {
      result[key] = [existing, value];
    }
  }
  return result;
};
const serializeQueryKeyValue = (value) => {
  if (value === null) {
    return null;
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (value === void 0 || typeof value === "function" || typeof value === "symbol") {
    return void 0;
  }
  if (typeof value === "bigint") {
    return value.toString();
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return stringifyToJsonValue(value);
  }
  if (typeof URLSearchParams !== "undefined" && value instanceof URLSearchParams) {
    return serializeSearchParams(value);
  }
  if (isPlainObject(value)) {
    return stringifyToJsonValue(value);
  }
  return void 0;
};
export {
  queryKeyJsonReplacer,
  serializeQueryKeyValue,
  stringifyToJsonValue
};
