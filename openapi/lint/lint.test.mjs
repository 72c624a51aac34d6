// Proves that the lint rules find the mistakes that they are there for: one document with
// one mistake per rule, made from our own.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const schema = (d, name) => d.components.schemas[name];
const get = (d, path) => d.paths[path].get;

const mistakes = {
  spectral: {
    'store-failures-are-problems': (d) => (d.components.responses.NotFound.content = { 'application/json': { schema: { type: 'object' } } }),
    'store-no-default-answer': (d) => (get(d, '/order').responses.default = { $ref: '#/components/responses/InternalError' }),
    'store-writes-are-repeatable': (d) => (d.paths['/webhook-endpoint/test'].post.parameters = []),
    'store-headers-are-printable': (d) => delete d.components.parameters.RequestId.schema.pattern,
    'store-pages-have-an-envelope': (d) => (schema(d, 'PublicRefundPage').required = ['items']),
    'store-numbers-are-exact': (d) => (schema(d, 'PublicOrderLine').properties.weight = { type: 'number' }),
    'store-strings-are-bounded': (d) => delete schema(d, 'ProblemField').properties.detail.maxLength,
    'store-identifiers-have-a-form': (d) => delete schema(d, 'Slug').pattern,
    'owasp:api9:2023-inventory-access': (d) => delete d.servers[0]['x-internal'],
    'owasp:api8:2023-no-server-http': (d) => (d.servers[0].url = 'http://api.example'),
    'operation-description': (d) => delete get(d, '/order').description,
    'operation-tag-defined': (d) => (get(d, '/order').tags = ['nowhere']),
    'owasp:api2:2023-no-http-basic': (d) => (d.components.securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    'owasp:api2:2023-no-credentials-in-url': (d) => get(d, '/order').parameters.push({ name: 'token', in: 'query', schema: { type: 'string', maxLength: 9 } }),
    'owasp:api2:2023-write-restricted': (d) => (d.paths['/webhook-endpoint/enable'].post.security = []),
    'owasp:api4:2023-array-limit': (d) => delete schema(d, 'PublicRefundPage').properties.items.maxItems,
    'owasp:api4:2023-integer-limit': (d) => delete schema(d, 'Quantity').maximum,
    'owasp:api8:2023-define-error-responses-500': (d) => delete get(d, '/shipment/paged').responses[500],
    'owasp:api8:2023-define-error-responses-401': (d) => delete get(d, '/shipment/paged').responses[401],
  },
  redocly: {
    'struct': (d) => (schema(d, 'PublicRefund').properties.amount.nullable = true),
    'no-required-schema-properties-undefined': (d) => schema(d, 'PublicRefund').required.push('imagined'),
    'no-unresolved-refs': (d) => (schema(d, 'PublicRefund').properties.taxTotal = { $ref: '#/components/schemas/Imagined' }),
    'no-invalid-media-type-examples': (d) => (get(d, '/order').responses[200].content['application/json'].example.grandTotal = 12.5),
    'no-unused-components': (d) => (d.components.schemas.Unused = { type: 'string', maxLength: 9 }),
    'operation-operationId-unique': (d) => (get(d, '/order').operationId = 'listOrders'),
    'security-defined': (d) => (get(d, '/order').security = [{ imagined: [] }]),
    'response-contains-header': (d) => delete get(d, '/order').responses[200].headers.RateLimit,
    'parameter-description': (d) => delete d.components.parameters.Page.description,
  },
};

/** The names of the rules that a tool says are broken. */
function broken(tool, args, rule) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(here(`node_modules/.bin/${tool}`), args, { env, cwd: here('.'), maxBuffer: 1 << 28 }, (_, stdout, stderr) => {
      try {
        resolve(new Set(rule(JSON.parse(stdout))));
      } catch (error) {
        reject(new Error(`${tool}: ${stderr}`, { cause: error }));
      }
    });
  });
}

describe('the lint rules', () => {
  let dir;
  const found = {};
  before(async () => {
    dir = mkdtempSync(join(tmpdir(), 'contract-'));
    const files = Object.entries(mistakes).map(([tool, seeds]) => {
      const document = JSON.parse(readFileSync(here('published/openapi/public.v31.json'), 'utf8'));
      Object.values(seeds).forEach((seed) => seed(document));
      writeFileSync(join(dir, `${tool}.json`), JSON.stringify(document));
      return join(dir, `${tool}.json`);
    });
    [found.spectral, found.redocly] = await Promise.all([
      broken('spectral', ['lint', files[0], '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet'], (all) => all.map((p) => p.code)),
      broken('redocly', ['lint', files[1], '--format', 'json', '--max-problems', '1000'], (all) => all.problems.map((p) => p.ruleId)),
    ]);
  });
  after(() => rmSync(dir, { recursive: true }));
  for (const [tool, seeds] of Object.entries(mistakes)) {
    for (const rule of Object.keys(seeds)) {
      it(`find ${rule} (${tool})`, () => assert.ok(found[tool].has(rule), [...found[tool]].join('\n')));
    }
  }
});
