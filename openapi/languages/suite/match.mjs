// Compares what happened with what a case expects. An object must have the expected members and may have more; a list
// must have exactly the expected elements. null means that the member is absent or null. { "$match": "…" } is a pattern,
// { "$is": "name" } a value that is the same wherever the name occurs and differs from that of other names, and
// { "$atLeast": n } a number.

/** Returns the differences, one line each. */
export function differences(expected, actual, path = '', names = new Map()) {
  if (expected === null) return actual === null || actual === undefined ? [] : [`${path}: expected nothing, got ${JSON.stringify(actual)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: expected a list, got ${JSON.stringify(actual)}`];
    const length = expected.length === actual.length ? [] : [`${path}: expected ${expected.length} elements, got ${actual.length}: ${JSON.stringify(actual).slice(0, 400)}`];
    return [...length, ...expected.slice(0, actual.length).flatMap((item, i) => differences(item, actual[i], `${path}/${i}`, names))];
  }
  if (typeof expected === 'object') {
    const [operator] = Object.keys(expected);
    if (operator === '$match') return typeof actual === 'string' && new RegExp(expected.$match).test(actual) ? [] : [`${path}: ${JSON.stringify(actual)} does not match ${expected.$match}`];
    if (operator === '$atLeast') return actual >= expected.$atLeast ? [] : [`${path}: ${actual} is less than ${expected.$atLeast}`];
    if (operator === '$is') return named(expected.$is, actual, path, names);
    if (typeof actual !== 'object' || actual === null) return [`${path}: expected an object, got ${JSON.stringify(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], `${path}/${key}`, names));
  }
  return expected === actual || sameTime(expected, actual) ? [] : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Reports whether two texts are the same moment: a client may write 09:15:30Z as 09:15:30.000Z. */
function sameTime(expected, actual) {
  return TIME.test(expected) && TIME.test(actual) && Date.parse(expected) === Date.parse(actual);
}

function named(name, actual, path, names) {
  if (actual === undefined || actual === null) return [`${path}: expected a value`];
  if (names.has(name)) return names.get(name) === actual ? [] : [`${path}: ${actual} is not ${names.get(name)}`];
  const [other] = [...names].find(([, value]) => value === actual) ?? [];
  names.set(name, actual);
  return other === undefined ? [] : [`${path}: ${actual} is also the value of ${other}`];
}
