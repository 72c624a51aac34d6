// Generates clients from the published documents with nine generators and the settings
// that each has by itself, and compiles them. (Our own client is made by a tenth, hey-api's;
// task client compiles it.) Needs what openapi/internal/publish writes.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const documents = join(here, '../lint/published/openapi');
const surfaces = ['admin', 'customer', 'public', 'webhook'];

/** Runs a tool; what it prints is the error's text. */
const run = (file, args, cwd = here) =>
  new Promise((resolve, reject) => {
    execFile(file, args, { cwd, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
const bin = (name) => join(here, 'node_modules/.bin', name);

/** The generators of TypeScript. None has settings other than names of files. */
const generators = {
  'openapi-typescript': (document, out) => run(bin('openapi-typescript'), [document, '-o', `${out}.ts`]),
  orval: (document, out) => run(bin('orval'), ['--input', document, '--output', `${out}.ts`]),
  oazapfts: (document, out) => run(bin('oazapfts'), [document, `${out}.ts`]),
  'openapi-zod-client': (document, out) => run(bin('openapi-zod-client'), [document, '-o', `${out}.ts`]),
  'openapi-typescript-codegen': (document, out) => run(bin('openapi'), ['--input', document, '--output', out]),
  'swagger-typescript-api': (document, out) => run(bin('swagger-typescript-api'), ['generate', '-p', document, '-o', out, '-n', 'api.ts']),
  'typed-openapi': (document, out) => run(bin('typed-openapi'), [document, '-o', `${out}.ts`]),
  kubb: async (document, out) => {
    const config = `${out}.config.mjs`; // kubb takes its document from a file only
    writeFileSync(config, `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({ input: { path: ${JSON.stringify(document)} }, output: { path: ${JSON.stringify(out)} }, plugins: [pluginOas(), pluginTs(), pluginClient()] });
`);
    await run(bin('kubb'), ['generate', '--config', config]);
    rmSync(config);
  },
};

/** One result for each generator and document. */
const results = [];
async function gives(tool, surface, work) {
  const result = { tool, surface, refusals: 0, why: '' };
  results.push(result);
  try {
    await work();
  } catch (error) {
    result.refusals++;
    result.why = error.message;
  }
}

/** TypeScript: every generator writes a client of every document with operations, openapi-typescript the types of the events too; then all are compiled. */
async function typescript() {
  const out = join(here, 'dist');
  rmSync(out, { recursive: true, force: true });
  for (const [name, generate] of Object.entries(generators)) {
    mkdirSync(join(out, name), { recursive: true });
    for (const surface of surfaces) {
      if (surface === 'webhook' && name !== 'openapi-typescript') continue;
      await gives(name, surface, () => generate(join(documents, `${surface}.v31.json`), join(out, name, surface)));
    }
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({
    compilerOptions: {
      strict: true, noEmit: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, lib: ['es2022', 'dom', 'dom.iterable'], types: [],
      allowImportingTsExtensions: true, // kubb writes them
    },
    include: ['**/*.ts'],
  }));
  await run(bin('tsc'), ['-p', out]).catch(({ message }) => {
    const faults = message.split('\n').filter((line) => /: error TS/.test(line));
    for (const line of faults) {
      const [, tool, surface] = line.match(/dist\/([^/]+)\/([a-z]+)/) ?? [];
      const result = results.find((of) => of.tool === tool && of.surface === surface);
      if (!result) throw new Error(message);
      result.refusals++;
      result.why += `${line}\n`;
    }
    if (faults.length === 0) throw new Error(message);
  });
}

/** Go: oapi-codegen reads OpenAPI 3.0, so it gets that. The code is in this module, for its libraries, where nothing else looks for Go. */
async function go() {
  const out = join(here, 'node_modules/generated');
  try {
    for (const surface of surfaces) {
      mkdirSync(join(out, surface), { recursive: true });
      await gives('oapi-codegen', surface, async () => {
        await run('go', ['tool', 'oapi-codegen', '-package', surface, '-o', join(out, surface, 'client.go'), join(documents, `${surface}.json`)], root);
        await run('go', ['build', `./openapi/clients/node_modules/generated/${surface}`], root);
      });
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const broken = (await Promise.allSettled([typescript(), go()])).filter(({ status }) => status === 'rejected');
for (const { reason } of broken) console.error(reason.message);
if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else for (const { tool, surface, refusals, why } of results) if (refusals > 0) console.error(`${tool}, ${surface}: ${why}`);
process.exitCode = broken.length > 0 || results.some(({ refusals }) => refusals > 0) ? 1 : 0;
