// Runs the cases in each language. A driver is a program of that language. It reads one case per line as JSON, makes the
// calls with its client, and writes the results as one line of JSON. This program compares the results of all languages,
// so no client can have expectations of its own.
//
//   node suite/run.mjs [--only=text] python php …      default: every language
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { drivers } from './drivers.mjs';
import { exampleCases, examplePage, exampleResponse } from './examples.mjs';
import { differences } from './match.mjs';
import { startServer } from './server.mjs';

const started = performance.now();
const folder = resolve(import.meta.dirname, '../cases');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const written = readdirSync(folder).sort().flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).map((one) => ({ ...one, file })));
const cases = [...written, ...exampleCases(signed)];
const wanted = cases.filter(({ name }) => name.includes(only));
const titles = new Set();
for (const { name, file } of cases) {
  if (titles.has(name)) throw new Error(`${file}: two cases are named "${name}"`);
  titles.add(name);
}

const server = await startServer();
const totals = await Promise.all((named.length ? named : Object.keys(drivers)).map(runLanguage));
server.close();
const failed = totals.reduce((sum, total) => sum + total.failed, 0);
const passed = totals.reduce((sum, total) => sum + total.passed, 0);
console.log(`clients: ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;

/** A delivery of a body, signed as the service signs. */
function signed(body) {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const [id, now] = ['msg_1', 1_800_000_000];
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(`${id}.${now}.${body}`).digest('base64');
  return { body, headers: { 'webhook-id': id, 'webhook-timestamp': String(now), 'webhook-signature': `v1,${signature}` }, secrets: [secret], now };
}

/** An answer of a script, with the examples that it names. */
function filled(answer, surface) {
  if (answer.example) return { ...exampleResponse(surface, answer.example), ...answer };
  if (answer.page) return { ...examplePage({ surface, ...answer.page }), ...answer };
  return answer;
}

function script(responses, surface) {
  if (Array.isArray(responses)) return responses.map((answer) => filled(answer, surface));
  return { ...responses, answer: filled(responses.answer, surface), otherwise: filled(responses.otherwise, surface) };
}

/** Runs every case in one language, several at a time. */
async function runLanguage(language) {
  const total = { passed: 0, failed: 0 };
  for (const { title, command, args, cwd, env } of await drivers[language]()) {
    const driver = startDriver(command, args, cwd, env);
    let next = 0;
    const work = async () => {
      while (next < wanted.length) {
        const one = wanted[next++];
        const found = await runCase(driver, one);
        if (found.length === 0) total.passed++;
        else {
          total.failed++;
          console.error(`✖ ${title}: ${one.name} (${one.file})\n${found.map((line) => `    ${line}`).join('\n')}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    driver.end();
    console.log(`${title}: ${wanted.length} cases`);
  }
  return total;
}

async function runCase(driver, one) {
  const { baseUrl, requests, close } = server.open(script(one.responses ?? [{ status: 200, json: {} }], one.surface));
  try {
    const outcome = await driver.ask({ ...one, responses: undefined, outcomes: undefined, requests: undefined, baseUrl });
    if (outcome.crashed) return [outcome.crashed];
    const names = new Map();
    const seen = requests.map((request) => ({ ...request, json: parsed(request.body) }));
    const found = [
      ...(one.outcomes ? differences(one.outcomes, outcome.outcomes, 'outcomes', names) : []),
      ...(one.requests ? differences(one.requests.map(lowered), seen, 'requests', names) : []),
      ...(one.renewals === undefined ? [] : differences(one.renewals, outcome.renewals, 'renewals')),
      ...(one.cartTokens === undefined ? [] : differences(one.cartTokens, outcome.cartTokens, 'cartTokens')),
    ];
    return found.length ? [...found, `the outcomes were ${JSON.stringify(outcome.outcomes).slice(0, 600)}`] : found;
  } finally {
    close();
  }
}

/** A request of a case, with the names of its headers as Node has them. */
function lowered(request) {
  if (!request.headers) return request;
  return { ...request, headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])) };
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function startDriver(command, args, cwd, env) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map();
  let last = 0;
  let ended = false;
  const crash = (why) => {
    for (const answer of waiting.values()) answer({ crashed: why });
    waiting.clear();
    ended = true;
  };
  child.stdin.on('error', () => {});
  child.on('error', (error) => crash(`${command}: ${error.message}`));
  child.on('exit', (code) => crash(`the driver ended with ${code}`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const outcome = JSON.parse(line);
    waiting.get(outcome.id)?.(outcome);
    waiting.delete(outcome.id);
  });
  return {
    ask: (one) => new Promise((answer) => {
      if (ended) return answer({ crashed: 'the driver has ended' });
      const id = ++last;
      waiting.set(id, answer);
      child.stdin.write(`${JSON.stringify({ ...one, id })}\n`);
      return undefined;
    }),
    end: () => child.stdin.end(),
  };
}
