// Prints one table of what the published documents and the client are worth to tools. It counts the
// refusals of each validator, importer and generator for each form of each document, and of Prism as a
// proxy in front of the running service. It prints redocly's score and what each rule takes from it, and
// the package as publint and attw see it. Any refusal fails it. It needs the environment of
// server/apitest/firsthour/browser/start.mjs, and the files that openapi/internal/publish writes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { validate } from '@readme/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import bruno from '@usebruno/converters';
import insomnia from 'insomnia-importers';
import postman from 'openapi-to-postmanv2';

const here = fileURLToPath(new URL('.', import.meta.url));
const room = (name) => join(here, '..', name);
const documents = join(room('lint'), 'published/openapi');
const surfaces = ['admin', 'customer', 'public', 'webhook'];
const forms = { '3.0': 'json', '3.1': 'v31.json' };
const columns = surfaces.flatMap((surface) => Object.keys(forms).map((form) => `${surface} ${form}`));

const run = (file, args, cwd) => spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } });
const lint = (tool, ...args) => run(join(room('lint'), 'node_modules/.bin', tool), args, room('lint'));
/** The JSON in what a tool printed. */
const json = ({ stdout, stderr }) => {
  const at = stdout.search(/[[{]/);
  if (at < 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout.slice(at));
};

const rows = [];
/** Adds a row; `of` gives the cell of a document, or undefined where the tool does not read it. */
async function row(tool, of) {
  const cells = {};
  for (const surface of surfaces) {
    for (const [form, ending] of Object.entries(forms)) {
      const cell = await of({ surface, form, file: join(documents, `${surface}.${ending}`) });
      if (cell !== undefined) cells[`${surface} ${form}`] = String(cell);
    }
  }
  rows.push({ tool, cells });
}

let failed = 0;
/** Adds a row of refusals; `of` gives what a document was refused for. */
const refusals = (tool, of) => row(tool, async (document) => {
  let wrong;
  try {
    wrong = await of(document);
  } catch (error) {
    wrong = [error.message];
  }
  if (wrong === undefined) return undefined;
  failed += wrong.length;
  for (const why of wrong.slice(0, 3)) console.error(`${tool}, ${document.surface} ${document.form}: ${String(why).slice(0, 400)}`);
  return wrong.length;
});
const read = ({ file }) => JSON.parse(readFileSync(file, 'utf8'));
const count = (found, one) => Array.from({ length: found }, () => one);

// Validators.
await refusals('redocly', ({ form, file }) => (form === '3.1' ? json(lint('redocly', 'lint', file, '--format=json')).problems.map(({ message }) => message) : undefined));
await refusals('spectral', ({ form, file }) => (form === '3.1' ? json(lint('spectral', 'lint', file, '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet')).map(({ message }) => message) : undefined));
await refusals('swagger-parser', async (document) => {
  await SwaggerParser.validate(read(document));
  return [];
});
await refusals('readme openapi-parser', async (document) => (await validate(read(document))).errors ?? []);
await refusals('seriousme', async (document) => {
  const { valid, errors } = await new Validator().validate(read(document));
  return valid ? [] : [errors].flat().map((error) => JSON.stringify(error));
});

// Importers: each operation becomes one request.
const operations = (document) => Object.values(document.paths ?? {}).reduce((sum, item) => sum + ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'].filter((method) => item[method]).length, 0);
/** The requests in a tree of folders. */
const requests = (items, is) => items.reduce((sum, item) => sum + (is(item) ? 1 : 0) + requests(item.item ?? item.items ?? [], is), 0);
const imports = (tool, of) => refusals(tool, async (document) => {
  const source = read(document), wanted = operations(source);
  if (wanted === 0) return undefined;
  const found = await of(source, document);
  return found === undefined ? undefined : count(Math.abs(wanted - found), `it made ${found} requests of ${wanted} operations`);
});
await imports('Postman', (source) => new Promise((resolve, reject) => {
  postman.convertV2({ type: 'json', data: source }, {}, (error, { result, reason, output } = {}) => {
    if (error || !result) reject(error ?? new Error(reason));
    else resolve(requests(output[0].data.item, (item) => item.request));
  });
}));
await imports('Bruno', async (source) => requests((await bruno.openApiToBruno(source)).items, ({ type }) => type === 'http-request'));
await imports('Insomnia', async (source, { form }) => (form === '3.0' ? (await insomnia.convert(JSON.stringify(source))).data.resources.filter(({ _type: type }) => type === 'request').length : undefined));

// Generators.
const generated = json(run('node', ['check.mjs', '--json'], room('clients')));
for (const tool of new Set(generated.map((of) => of.tool))) {
  await refusals(tool, ({ surface, form }) => {
    const result = generated.find((of) => of.tool === tool && of.surface === surface);
    return result && form === (tool === 'oapi-codegen' ? '3.0' : '3.1') ? count(result.refusals, result.why) : undefined;
  });
}
const client = room('typescript');
const own = run('npm', ['test', '--silent'], client); // it compiles the client, and runs it
await refusals('hey-api (our client)', ({ form, surface }) => (form === '3.0' && surface !== 'webhook' ? count(own.status === 0 ? 0 : 1, own.stdout + own.stderr) : undefined));

// Prism, as a proxy in front of the service.
const walked = [...run('node', ['walk.mjs'], room('prism')).stdout.matchAll(/^(\w+)\.(json|v31\.json) +(\d+) responses, (\d+) of them successes, (\d+) operations refused$/gm)];
const walk = ({ surface, form }) => walked.find(([, of, ending]) => of === surface && ending === forms[form]);
await row('Prism: responses', (document) => walk(document)?.[3]);
await refusals('Prism', (document) => (document.surface === 'webhook' ? undefined : walk(document) ? count(Number(walk(document)[5]), 'task prism says more') : ['it did not run']));

// The score, and what each of redocly's rules takes from it.
/** The points of redocly's rules. `redocly score` prints only the shares of them. The other 10 points are for discoverability. */
const points = {
  parameterSimplicity: 9, schemaSimplicity: 9, documentationQuality: 16.2, constraintClarity: 10.8, exampleCoverage: 16.2,
  errorClarity: 10.8, dependencyClarity: 9, identifierClarity: 4.5, polymorphismClarity: 4.5,
};
const scores = Object.fromEntries(surfaces.filter((surface) => surface !== 'webhook').map((surface) => [surface, json(lint('redocly', 'score', `published/openapi/${surface}.v31.json`, '--format=json'))]));
const score = (what, value) => row(what, ({ surface, form }) => (form === '3.1' && scores[surface] ? value(scores[surface]) : undefined));
await score('redocly score of 100', ({ agentReadiness }) => agentReadiness);
for (const [rule, most] of Object.entries(points)) await score(`  - ${rule}`, ({ subscores }) => (most * (1 - subscores[rule])).toFixed(1));
await score('  - discoverability', ({ discoverability }) => ((100 - discoverability) / 10).toFixed(1));

const widths = [Math.max(...rows.map(({ tool }) => tool.length)), ...columns.map((column) => column.length)];
const print = (cells) => console.log(cells.map((text, i) => text.padEnd(widths[i])).join('  ').trimEnd());
print(['', ...columns]);
for (const { tool, cells } of rows) print([tool, ...columns.map((column) => cells[column] ?? '')]);

// The package.
const required = createRequire(join(client, 'package.json'));
const imported = (name) => import(pathToFileURL(required.resolve(name)));
const out = mkdtempSync(join(tmpdir(), 'client-'));
try {
  const folder = join(here, '../../gen/typescript');
  const { publint } = await imported('publint');
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
  run('npm', ['pack', '--silent', '--pack-destination', out], folder);
  const { checkPackage, createPackageFromTarballData } = await imported('@arethetypeswrong/core');
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(join(out, readdirSync(out)[0])))));
  const wrong = problems.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
  failed += messages.length + wrong.length;
  console.log(`\nthe package: publint ${messages.length} findings, attw ${wrong.length} problems`);
} finally {
  rmSync(out, { recursive: true, force: true });
}
const exceptions = ['redocly.yaml', 'spectral.yaml'].map((name) => `${name} ${readFileSync(join(room('lint'), name), 'utf8').match(/: off\b/g).length}`);
console.log(`exceptions from lint rules: ${exceptions.join(', ')}`);
process.exitCode = failed > 0 ? 1 : 0;
