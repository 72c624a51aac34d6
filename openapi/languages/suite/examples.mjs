// Makes one case for each operation and each event from the examples of the documents. The client must send the query and
// the body of the example, and return its response without a loss.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const documents = Object.fromEntries(['admin', 'customer', 'public', 'webhook'].map((surface) => [
  surface, JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../gen/openapi/${surface}.json`), 'utf8')),
]));

const resolved = (document, node) => (node?.$ref ? resolved(document, node.$ref.slice(2).split('/').reduce((at, key) => at[key], document)) : node);

/** Every operation of a surface, with its path and method. */
function operations(surface) {
  return Object.entries(documents[surface].paths).flatMap(([path, item]) => Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })));
}

/** The first example of a media type or a parameter; undefined if it has none. */
function exampleOf(document, { example, examples, schema } = {}) {
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  if (first !== undefined) return resolved(document, first).value;
  return schema && exampleOf(document, resolved(document, schema.allOf?.[0] ?? schema));
}

/** The response that an operation's document shows: its status, its media type and its example. */
export function exampleResponse(surface, operationId) {
  const document = documents[surface];
  const operation = operations(surface).find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`${surface} has no operation ${operationId}`);
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'));
  const [type, media] = Object.entries(resolved(document, response).content ?? {})[0] ?? [];
  if (!type) return { status: Number(status) };
  const value = exampleOf(document, media);
  if (type !== 'application/json') return { status: Number(status), headers: { 'Content-Type': type }, text: 'content' };
  return { status: Number(status), json: value };
}

/** A page of a list: the example's first item once for each of the members that `items` has. */
export function examplePage({ surface, of, items, next }) {
  const { json } = exampleResponse(surface, of);
  return { status: 200, json: { ...json, items: items.map((item) => ({ ...json.items[0], ...item })), nextCursor: next } };
}

/** The answer of any operation, by the method and path of a request. A list ends with this page. */
export function exampleFor(method, path) {
  for (const surface of ['admin', 'customer', 'public']) {
    const operation = operations(surface).find((one) => one.path === path && one.method === method);
    if (!operation) continue;
    const response = exampleResponse(surface, operation.operationId);
    return response.json?.nextCursor ? { ...response, json: { ...response.json, nextCursor: null } } : response;
  }
  return { status: 404, text: `no operation ${method} ${path}` };
}

function exampleCase(surface, operation) {
  const document = documents[surface];
  const call = { operation: operation.operationId };
  const request = { method: operation.method, path: operation.path };
  const query = (operation.parameters ?? []).map((one) => resolved(document, one)).filter((one) => one.in === 'query' && exampleOf(document, one) !== undefined);
  if (query.length) {
    call.query = Object.fromEntries(query.map((one) => [one.name, valueOf(document, one)]));
    request.query = Object.fromEntries(query.map((one) => [one.name, textOf(valueOf(document, one), one)]));
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === 'application/json') {
    call.body = exampleOf(document, media);
    request.json = call.body;
  } else if (type) {
    call.body = { $file: { name: 'a.csv', content: 'a;b', type: 'text/csv' } };
  }
  const response = exampleResponse(surface, operation.operationId);
  return {
    name: `${surface}: ${operation.operationId} sends and returns the examples of its document`,
    file: 'the documents',
    surface,
    client: { token: 'token', storeKey: 'pk_1', cartToken: 'cart_1', ...(surface === 'customer' ? {} : { storeKey: undefined, cartToken: undefined }) },
    responses: [response],
    calls: [call],
    requests: [request],
    outcomes: [response.text ? { file: response.text } : { result: response.json ?? null }],
  };
}

/** A list parameter takes a list, also if its example is one value. */
function valueOf(document, parameter) {
  const value = exampleOf(document, parameter);
  return resolved(document, parameter.schema).type === 'array' && !Array.isArray(value) ? [value] : value;
}

function textOf(value, parameter) {
  if (!Array.isArray(value)) return String(value);
  return parameter.explode && value.length > 1 ? value.map(String) : value.join(',');
}

/** The cases of all operations and events. */
export function exampleCases(sign) {
  const calls = ['admin', 'customer', 'public'].flatMap((surface) => operations(surface).map((operation) => exampleCase(surface, operation)));
  const events = Object.entries(documents.webhook['x-webhooks']).map(([type, { post }]) => {
    const event = exampleOf(documents.webhook, post.requestBody.content['application/json']);
    return { name: `webhook: ${type} is parsed without a loss`, file: 'the documents', webhooks: [sign(JSON.stringify(event))], outcomes: [{ event }] };
  });
  return [...calls, ...events];
}
