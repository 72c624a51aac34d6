// One table of what the published documents and the client are worth to tools:
// redocly's score and lint findings of each document, the exceptions from the lint
// rules, the client generators, and the package as publint and attw see it. It
// tells; the tasks lint, clients and client are what fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const room = (name) => join(here, '..', name);
const run = (file, args, cwd = here) => spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } });
const bin = (name) => join(here, 'node_modules/.bin', name);
const rows = [];
const row = (what, ...values) => rows.push([what, ...values.map(String)]);

/** The JSON in what a tool printed. */
const json = ({ stdout }) => JSON.parse(stdout.slice(stdout.search(/[[{]/)));

const surfaces = ['admin', 'customer', 'public', 'webhook'];
const documents = surfaces.map((surface) => `published/openapi/${surface}.v31.json`);
const attempt = (read) => {
  try {
    return read();
  } catch (error) {
    return `? ${error.message}`.slice(0, 60);
  }
};

row('', ...surfaces);
row('redocly score', ...documents.map((document) => attempt(() => {
  const { score, agentReadiness = score } = json(run(bin('redocly'), ['score', document, '--format=json']));
  return agentReadiness;
})));
row('redocly findings', ...surfaces.map((surface) => attempt(() => json(run(bin('redocly'), ['lint', surface, '--format=json'])).problems.length)));
row('spectral findings', ...documents.map((document) => attempt(() => json(run(bin('spectral'), ['lint', document, '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet'])).length)));
row('lint exceptions', `${['redocly.yaml', 'spectral.yaml'].map((name) => `${name} ${readFileSync(join(here, name), 'utf8').match(/: off\b/g).length}`).join(', ')}`);
const clients = run('node', ['check.mjs'], room('clients'));
row('openapi-typescript, orval, oapi-codegen', clients.status === 0 ? 'compile' : 'fail: task clients tells');

const client = room('typescript');
const required = createRequire(join(client, 'package.json'));
const imported = (name) => import(pathToFileURL(required.resolve(name)));
const hey = run('npm', ['test', '--silent'], client); // it compiles the client, and runs it
row('hey-api (our client)', hey.status === 0 ? 'compiles and runs' : 'fails: task client tells');
const out = mkdtempSync(join(tmpdir(), 'client-'));
try {
  const folder = join(here, '../../gen/typescript');
  const { publint } = await imported('publint');
  row('publint', `${(await publint({ pkgDir: folder, strict: true, pack: false })).messages.length} findings`);
  run('npm', ['pack', '--silent', '--pack-destination', out], folder);
  const { checkPackage, createPackageFromTarballData } = await imported('@arethetypeswrong/core');
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(join(out, readdirSync(out)[0])))));
  row('attw', `${problems.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind)).length} problems`);
} finally {
  rmSync(out, { recursive: true, force: true });
}

const widths = [Math.max(...rows.map(([what]) => what.length)), ...surfaces.map(() => 10)];
for (const line of rows) console.log(line.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  ').trimEnd());
