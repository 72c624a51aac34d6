// Prints how large each generated client is, and how long a program takes to load the client of the Admin API. It measures
// the first time, and later times with the caches of the language. Each figure is the median of five processes, without
// the start of the language itself.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { python } from './drivers.mjs';

const generated = resolve(import.meta.dirname, '../../../gen');
const room = mkdtempSync(join(tmpdir(), 'client-sizes-'));
process.on('exit', () => rmSync(room, { recursive: true, force: true }));

const source = join(room, 'python');
cpSync(join(generated, 'python/src'), source, { recursive: true, filter: (path) => !path.includes('__pycache__') });
const withPython = (...flags) => (code) => [python, [...flags, '-c', `import sys; sys.path.insert(0, ${JSON.stringify(source)}); import httpx; ${code}`]];
const php = (code) => ['php', ['-r', code]];
const load = `require ${JSON.stringify(join(generated, 'php/autoload.php'))}; class_exists('StorePlatform\\Admin\\AdminClient'); class_exists('StorePlatform\\Admin\\OrderRefund'); class_exists('StorePlatform\\Shared\\Problem');`;
writeFileSync(join(room, 'admin.mjs'), `import ${JSON.stringify(join(generated, 'typescript/dist/admin.js'))};`);
writeFileSync(join(room, 'none.mjs'), '');
const node = (file) => [process.execPath, [join(room, file)]];

const rows = [
  ['typescript', loading(node('admin.mjs'), node('none.mjs')), ''],
  ['python', loading(withPython('-B')('import storeplatform.admin'), withPython('-B')('pass')), loading(withPython()('import storeplatform.admin'), withPython()('pass'))],
  ['php', loading(php(load), php('')), ''],
  ['go', '', ''],
];
console.log('client        kB  files   load, ms   load from cache, ms');
for (const [language, first, cached] of rows) {
  const { bytes, files } = sizeOf(join(generated, language));
  console.log(`${language.padEnd(10)} ${String(Math.round(bytes / 1024)).padStart(5)} ${String(files).padStart(6)} ${String(first).padStart(10)} ${String(cached).padStart(21)}`);
}

function sizeOf(folder) {
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, name)).filter((path) => !path.includes('__pycache__') && statSync(path).isFile());
  return { files: all.length, bytes: all.reduce((sum, path) => sum + statSync(path).size, 0) };
}

/** Milliseconds that one program takes longer than another. */
function loading(program, bare) {
  return Math.max(0, Math.round(median(program) - median(bare)));
}

function median([command, args]) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    execFileSync(command, args);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[2];
}
