// Runs the suite in every runtime that the README names, against one peer. It prints a table with
// the passed cases, the size of the bundle of one call, and the time of the first import.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { build } from '../node_modules/esbuild/lib/main.js';
import { peer } from './peer.mjs';

const here = import.meta.dirname;
const room = mkdtempSync(join(tmpdir(), 'runtimes-'));
process.on('exit', () => rmSync(room, { recursive: true, force: true }));
mkdirSync(join(room, 'node_modules', '@storeplatform'), { recursive: true });
symlinkSync(resolve(here, '../../../gen/typescript'), join(room, 'node_modules', '@storeplatform', 'client'));
writeFileSync(join(room, 'package.json'), '{ "name": "shop", "private": true, "type": "module" }\n');

const tool = (...path) => join(here, 'node_modules', ...path);
const service = await peer();
const runtimes = { Node: [process.execPath], Deno: [tool('.bin', 'deno'), 'run', '--allow-all'], Bun: [program('@oven', 'bun')] };
const rows = [];
for (const [name, command] of Object.entries(runtimes)) rows.push([name, await inProcess(name, command)]);
rows.push(['workerd', await inWorkerd()], ['Chromium', await inChromium()]);
service.close();

const bytes = gzipSync((await bundle("import { createAdminClient, getOrder } from '@storeplatform/client/admin'; export const read = () => getOrder({ client: createAdminClient({ baseUrl: '/' }), query: { orderId: 1 } });")).contents).length;
const count = Math.max(...rows.map(([, { outcomes }]) => Object.keys(outcomes).length));
console.log('runtime   cases    bytes of one call   first import');
for (const [name, { cold, outcomes }] of rows) {
  const held = Object.values(outcomes).filter((wrong) => wrong === null).length;
  console.log(`${name.padEnd(9)} ${`${held}/${count}`.padEnd(8)} ${String(bytes).padEnd(19)} ${cold === undefined ? '' : `${cold.toFixed(0)} ms`}`);
  for (const [of, wrong] of Object.entries(outcomes)) if (wrong !== null) console.log(`  ${of}: ${wrong}`);
  if (held !== count || count === 0) process.exitCode = 1;
}

/** The program for this machine: Bun's package would put it in place by a script, and workerd's puts a process between. */
function program(scope, name) {
  return readdirSync(tool(scope)).map((of) => tool(scope, of, 'bin', name)).find(existsSync);
}

/** Runs a module of the room to its end and gives the last line that it printed. */
function printed(command, args) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: room, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' } });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('error', failed).on('close', (code) => (code === 0 ? done(out.trim().split('\n').at(-1)) : failed(new Error(`${command} ended with ${code}: ${out}`))));
  });
}

async function inProcess(name, [program, ...args]) {
  const file = `${name.toLowerCase()}.mjs`;
  writeFileSync(join(room, file), `import { run } from ${JSON.stringify(join(here, 'suite.mjs'))};
console.log(JSON.stringify(await run((path) => import('@storeplatform/client/' + path), ${JSON.stringify(`${service.url}/${name}`)})));\n`);
  return JSON.parse(await printed(program, [...args, file]));
}

/** Everything in one module, for runtimes that have no packages. */
async function bundle(contents) {
  const { outputFiles } = await build({ stdin: { contents, resolveDir: room }, bundle: true, minify: true, write: false, format: 'esm', platform: 'browser', target: 'es2022' });
  return outputFiles[0];
}

/** The suite and the packages in one module, and what comes of them. */
function whole(after) {
  return bundle(`import { run } from ${JSON.stringify(join(here, 'suite.mjs'))};
const packages = { admin: () => import('@storeplatform/client/admin'), webhooks: () => import('@storeplatform/client/webhooks') };
const all = (base) => run((path) => packages[path](), base);
${after}`);
}

async function inWorkerd() {
  const { text } = await whole(`export default { fetch: async () => Response.json(await all(${JSON.stringify(`${service.url}/workerd`)})) };`);
  writeFileSync(join(room, 'worker.js'), text);
  writeFileSync(join(room, 'config.capnp'), `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .main), (name = "internet", network = (allow = ["public", "private"])) ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ]
);
const main :Workerd.Worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2026-01-01");
`);
  const child = spawn(program('@cloudflare', 'workerd'), ['serve', 'config.capnp', '--control-fd=3'], { cwd: room, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  process.on('exit', () => child.kill());
  try {
    const { port } = await new Promise((listens, failed) => {
      createInterface({ input: child.stdio[3] }).on('line', (line) => listens(JSON.parse(line)));
      child.on('close', (code) => failed(new Error(`workerd ended with ${code}`)));
    });
    return { ...(await (await fetch(`http://127.0.0.1:${port}/`)).json()), cold: undefined };
  } finally {
    child.kill();
  }
}

async function inChromium() {
  const { chromium } = await import('playwright-core');
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium: install one (Debian: apt-get install chromium-headless-shell), or say where with CHROMIUM');
  const { text } = await whole('globalThis.all = all;');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${service.url}/Chromium/blank`);
    await page.addScriptTag({ type: 'module', content: text });
    await page.waitForFunction(() => globalThis.all !== undefined);
    return { ...(await page.evaluate((base) => globalThis.all(base), `${service.url}/Chromium`)), cold: undefined };
  } finally {
    await browser.close();
  }
}
