// Generates src/gen from the published OpenAPI 3.1 documents. Called by
// openapi/internal/generate, which sets where the documents are and where to write.
import { defineConfig } from '@hey-api/openapi-ts';

const { DOCUMENTS, OUTPUT } = process.env;
if (!DOCUMENTS || !OUTPUT) throw new Error('set DOCUMENTS and OUTPUT');

type Node = Record<string, any>;

/** Headers that the client sends on its own, for all operations. */
const CLIENT_HEADERS = new Set(['X-Store-Id', 'Api-Version', 'X-Request-Id']);

function patch(document: Node): void {
  const parameters: Node = document.components.parameters ?? {};
  const named = (list: Node[] = []) => list.filter((p) => !CLIENT_HEADERS.has(parameters[p.$ref?.split('/').pop()]?.name));
  for (const item of Object.values<Node>(document.paths ?? {})) {
    for (const part of [item, ...Object.values<Node>(item)]) if (part.parameters) part.parameters = named(part.parameters);
  }
  // The client makes a key where the caller gives none.
  for (const p of Object.values(parameters)) if (p.name === 'Idempotency-Key') p.required = false;
  stripInt64(document);
}

/** The zod plugin takes int64 for bigint, but ids end at 2^53-1 and are numbers. */
function stripInt64(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ((node as Node).type === 'integer') delete (node as Node).format;
  Object.values(node).forEach(stripInt64);
}

const job = (name: string, plugins: Node[]) => ({
  input: `${DOCUMENTS}/${name}.v31.json`,
  output: { path: `${OUTPUT}/${name}`, importFileExtension: '.js' },
  parser: { patch: { input: patch } },
  plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }, ...plugins] as any,
});

const surface = (name: string) => job(name, [
  { name: '@hey-api/client-fetch', baseUrl: false, throwOnError: true },
  { name: '@hey-api/sdk', auth: true, client: false, responseStyle: 'data' },
]);

export default defineConfig([
  surface('admin'),
  surface('customer'),
  surface('public'),
  job('webhook', [{ name: 'zod', dates: { offset: true } }]),
]);
