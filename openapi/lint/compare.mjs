// Compares two versions of a document by two tools that find different things:
// redocly diff and oasdiff. A change that one of them calls breaking is breaking.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { project } from './project.mjs';
import { settled } from './settled.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const bin = join(here, 'node_modules', '.bin');
const OASDIFF = 'github.com/oasdiff/oasdiff@v1.33.0';

/** The breaking changes from one parsed document to another, one text for each. */
export const breakingChanges = (base, next) => compared(base, next, async (from, to) => (await Promise.all([redocly(from, to), oasdiff(from, to)])).flat());

/** Reports whether there is a breaking change. The slower tool runs only if the other one finds none. */
export const breaks = (base, next) => compared(base, next, async (from, to) => (await oasdiff(from, to)).length > 0 || (await redocly(from, to)).length > 0);

async function compared(base, next, by) {
  const dir = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const [from, to] = [join(dir, 'base.json'), join(dir, 'next.json')];
    await writeFile(from, JSON.stringify(project(settled(base))));
    await writeFile(to, JSON.stringify(project(settled(next))));
    return await by(from, to);
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function redocly(from, to) {
  const report = await run(join(bin, 'redocly'), ['diff', from, to, '--config', join(here, 'redocly.yaml'), '--format', 'json', '--fail-on', 'none']);
  return report.changes
    .filter(({ impact }) => impact === 'major')
    .map(({ path, verdicts }) => `redocly: ${path}: ${verdicts.map((v) => v.message).join(', ')}`);
}

async function oasdiff(from, to) {
  const report = await run(join(bin, 'oasdiff'), ['breaking', from, to, '--format', 'json', '--severity-levels', join(here, 'severities.txt')]);
  const errors = (report ?? []).filter(({ level }) => level === 3);
  return errors.map(({ operation, path, text }) => `oasdiff: ${[operation, path, text].filter(Boolean).join(' ')}`);
}

/** Runs a tool and parses what it prints. */
function run(file, args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' };
  return new Promise((resolve, reject) => {
    execFile(file, args, { env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${file}: ${error.message}\n${stderr}`));
      else resolve(JSON.parse(stdout));
    });
  });
}

/** Builds oasdiff once; it is a Go program and has no npm package. */
export async function install() {
  if (existsSync(join(bin, 'oasdiff'))) return;
  await new Promise((resolve, reject) => {
    execFile('go', ['install', OASDIFF], { env: { ...process.env, GOBIN: bin, GOFLAGS: '-mod=mod' } }, (error, _, stderr) => (error ? reject(new Error(stderr)) : resolve()));
  });
}
