// How the driver of each language is started. Each function prepares what its language needs and returns one entry for
// each way of running the cases.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const generated = resolve(root, '../../gen');

/** The Python of the system, which has httpx from the system's packages. */
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export const drivers = {
  go: () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-go-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    execFileSync('go', ['build', '-trimpath', '-o', join(folder, 'driver'), '.'], { cwd: resolve(root, 'go/test'), stdio: 'inherit' });
    return [{ title: 'Go', command: join(folder, 'driver'), args: [] }];
  },
  typescript: () => [{ title: 'TypeScript', command: process.execPath, args: [resolve(root, 'typescript/driver.mjs')] }],
  python: () => [{
    title: 'Python',
    command: python,
    args: [resolve(root, 'python/test/driver.py')],
    env: { PYTHONPATH: resolve(generated, 'python/src'), PYTHONDONTWRITEBYTECODE: '1' },
  }],
  php: () => ['curl', 'guzzle', 'symfony'].map((client) => ({ title: `PHP with ${client}`, command: 'php', args: ['-d', 'error_reporting=E_ALL', '-d', 'display_errors=stderr', resolve(root, 'php/test/driver.php'), client] })),
};
