// Starts the service like a new user, on an empty folder and a free port. It runs commands with
// the printed values in their environment:
//   node start.mjs <server binary> <command…>
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.mjs';

const [binary, ...command] = process.argv.slice(2);
const port = await freePort(), stripe = await freePort(); // where a spec may stand in for Stripe's API

const data = mkdtempSync(join(tmpdir(), 'store-'));
const began = performance.now();
const { ADMIN_EMAIL, ADMIN_PASSWORD, ...inherited } = process.env; // those of another service, if it started this command
const server = spawn(binary, [], {
  env: { ...inherited, DATA_DIR: data, LISTEN_ADDR: `127.0.0.1:${port}`, METRICS_ADDR: 'off', LOG_FORMAT: 'json', STRIPE_URL: `http://127.0.0.1:${stripe}` },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
const ready = await Promise.race([
  ended.then((code) => { throw new Error(`the service ended with ${code}`); }),
  new Promise((resolve) => createInterface({ input: server.stdout }).on('line', (line) => {
    const said = JSON.parse(line);
    if (said.msg === 'ready') resolve(said);
    if (said.level === 'ERROR' || said.status >= 500) console.error(line); // why a page did not show what a spec waits for
  })),
]);
const run = spawn(command[0], command.slice(1), {
  stdio: 'inherit',
  env: {
    ...process.env,
    STORE_SERVER: binary, STORE_DATA: data, STORE_URL: ready.url, STORE_ID: String(ready.storeId), STORE_KEY: ready.storeKey, APP_TOKEN: ready.appToken,
    ADMIN_EMAIL: ready.adminEmail, ADMIN_PASSWORD: ready.adminPassword, STRIPE_PORT: String(stripe),
  },
});
const status = await new Promise((resolve) => run.once('error', (error) => { console.error(error); resolve(1); }).once('exit', resolve));
server.kill('SIGTERM');
const code = await ended;
rmSync(data, { recursive: true, force: true });
if (code !== 0) console.error(`the service ended with ${code}`);
console.log(`first hour, with a browser: ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.exit(status === 0 && code === 0 ? 0 : 1);
