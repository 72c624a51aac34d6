// Installs the package as its users do: packed, from its folder, and from git. Each installation goes into an
// empty project without a network. The tests run in the first project, against the installed package.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const started = performance.now();
const run = promisify(execFile);
const source = resolve(import.meta.dirname, '..');
const generated = resolve(source, '../../gen');
const room = mkdtempSync(join(tmpdir(), 'client-'));
process.on('exit', () => rmSync(room, { recursive: true, force: true }));

const [project] = await Promise.all([
  packed().then((tarball) => install('packed', tarball)),
  install('folder', join(generated, 'typescript')),
  branch().then((url) => install('git', url)),
]);
for (const tool of ['@arethetypeswrong/core', '@types/node', 'esbuild', 'publint', 'standardwebhooks', 'typescript', 'zod']) {
  mkdirSync(join(project, 'node_modules', tool, '..'), { recursive: true });
  symlinkSync(join(source, 'node_modules', tool), join(project, 'node_modules', tool));
}
cpSync(join(source, 'test'), join(project, 'test'), { recursive: true });

const specs = readdirSync(join(project, 'test')).filter((name) => name.endsWith('.test.mjs')).map((name) => join('test', name));
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=spec', '--test-timeout=300000', ...process.argv.slice(2), ...specs], {
  cwd: project,
  stdio: 'inherit',
  env: { ...process.env, ROOM: room, DOCUMENTS: join(generated, 'openapi') },
});
console.log(`client: ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = status ?? 1;

/** Packs the package as npm would publish it. */
async function packed() {
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', room, join(generated, 'typescript')], { cwd: room });
  return join(room, stdout.trim());
}

/** The branch of the package, made as ours is in a repository that has the package where ours has it. */
async function branch() {
  const folder = join(room, 'repository');
  cpSync(join(generated, 'typescript'), join(folder, 'gen', 'typescript'), { recursive: true });
  const env = { ...process.env, GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com', GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };
  const git = (...args) => run('git', args, { cwd: folder, env });
  await git('init', '--quiet');
  await git('add', '--all', '--force');
  await git('commit', '--quiet', '--no-gpg-sign', '--message', 'The package');
  const { scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (let release = 0; release < 2; release++) await run('sh', ['-c', scripts.branch], { cwd: folder, env });
  return `git+file://${folder}#typescript-client`;
}

async function install(name, what) {
  const folder = join(room, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "private": true, "type": "module" }\n');
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', what], { cwd: folder });
  return folder;
}
