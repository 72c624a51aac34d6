// Generates clients from the published documents with the settings that a generator
// has by itself, and compiles them: openapi-typescript and orval here, oapi-codegen in
// Go. (Our own client is hey-api's; task client compiles it.) Needs what
// openapi/internal/publish writes.
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

/** TypeScript: types of every document, a client of every document with operations. */
async function typescript() {
  const out = join(here, 'dist');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  for (const surface of surfaces) {
    const document = join(documents, `${surface}.v31.json`);
    await run(bin('openapi-typescript'), [document, '-o', join(out, `${surface}.types.ts`)]);
    if (surface !== 'webhook') await run(bin('orval'), ['--input', document, '--output', join(out, `${surface}.orval.ts`)]);
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', skipLibCheck: true, lib: ['es2022', 'dom'], types: [] },
    include: ['*.ts'],
  }));
  await run(bin('tsc'), ['-p', out]);
}

/** Go: oapi-codegen reads OpenAPI 3.0, so it gets that. The code is in this module, for its libraries, where nothing else looks for Go. */
async function go() {
  const out = join(here, 'node_modules/generated');
  try {
    for (const surface of surfaces) {
      mkdirSync(join(out, surface), { recursive: true });
      await run('go', ['tool', 'oapi-codegen', '-package', surface, '-o', join(out, surface, 'client.go'), join(documents, `${surface}.json`)], root);
    }
    await run('go', ['build', './openapi/clients/node_modules/generated/...'], root);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const failed = (await Promise.allSettled([typescript(), go()])).filter(({ status }) => status === 'rejected');
for (const { reason } of failed) console.error(reason.message);
process.exitCode = failed.length > 0 ? 1 : 0;
