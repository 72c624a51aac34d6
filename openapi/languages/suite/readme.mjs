// Installs each client into an empty project, as its README says and without a network. It then runs the README's samples
// against a server that answers with the examples of the documents.
//
//   node suite/readme.mjs [python php go]
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { python } from './drivers.mjs';
import { exampleFor } from './examples.mjs';
import { startServer } from './server.mjs';

const run = promisify(execFile);
const generated = resolve(import.meta.dirname, '../../../gen');
const room = mkdtempSync(join(tmpdir(), 'client-readme-'));
process.on('exit', () => rmSync(room, { recursive: true, force: true }));

// The packages that a sample of Go may use without importing them.
const STANDARD = ['context', 'errors', 'fmt', 'log', 'net/http', 'sync', 'time'];
const OURS = ['admin', 'customer', 'public', 'store', 'webhook'];

const server = await startServer();
const languages = { python: inPython, php: inPHP, go: inGo };
const named = process.argv.slice(2);
let failed = 0;
for (const language of named.length ? named : Object.keys(languages)) {
  const project = join(room, language);
  mkdirSync(project);
  cpSync(join(generated, language), join(project, 'storeplatform/gen', language), { recursive: true });
  const { baseUrl, requests } = server.open({ examples: exampleFor });
  const blocks = [...readFileSync(join(generated, language, 'README.md'), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code.replaceAll('https://api.example.com', baseUrl.slice(0, -1)).replaceAll('…', '1'));
  try {
    const lines = await languages[language](project, blocks);
    if (blocks.length < 8 || requests.length < blocks.length / 2) throw new Error(`only ${blocks.length} samples made ${requests.length} requests`);
    console.log(`${language}: ${blocks.length} samples, ${requests.length} requests, ${lines.trim().split('\n').length} lines of output`);
  } catch (error) {
    failed++;
    console.error(`✖ ${language}: ${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
  }
}
server.close();
process.exitCode = failed ? 1 : 0;

/** A virtual environment with the system's httpx. The samples are one program, which mypy also checks. */
async function inPython(project, blocks) {
  await run(python, ['-m', 'venv', '--system-site-packages', join(project, 'env')]);
  await run(join(project, 'env/bin/pip'), ['install', '--quiet', '--no-index', '--no-deps', '--no-build-isolation', './storeplatform/gen/python'], { cwd: project, env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1' } });
  writeFileSync(join(project, 'sample.py'), blocks.join('\n'));
  const installed = join(project, 'env/bin/python');
  const [sample] = await Promise.all([
    run(installed, ['sample.py'], { cwd: project }),
    run('mypy', ['--strict', '--python-executable', installed, 'sample.py'], { cwd: project }),
  ]);
  return sample.stdout;
}

/** A Composer project whose PSR and PSR-7 packages are those of the system. The samples are one program. */
async function inPHP(project, blocks) {
  const system = ['psr/http-client', 'psr/http-factory', 'psr/http-message'];
  writeFileSync(join(project, 'composer.json'), JSON.stringify({
    replace: Object.fromEntries(system.map((name) => [name, '1.0.0'])),
    repositories: { 'packagist.org': false },
    autoload: { files: ['/usr/share/php/Nyholm/Psr7/autoload.php', '/usr/share/php/Psr/Http/Client/autoload.php'] },
  }));
  const composer = (...args) => run('composer', ['--no-interaction', '--quiet', ...args], { cwd: project, env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: join(project, 'home') } });
  await composer('config', 'repositories.storeplatform', 'path', './storeplatform/gen/php');
  await composer('require', 'storeplatform/client');
  writeFileSync(join(project, 'sample.php'), `<?php\n\nrequire __DIR__ . '/vendor/autoload.php';\n\n${blocks.join('\n')}`);
  return (await run('php', ['-d', 'error_reporting=E_ALL', '-d', 'zend.assertions=1', 'sample.php'], { cwd: project })).stdout;
}

/** A module without a network. The first sample is a program, each other one the body of a program with ctx and client. */
async function inGo(project, blocks) {
  const env = { ...process.env, GOFLAGS: '-trimpath -mod=mod', GOPROXY: 'off' };
  const go = (...args) => run('go', args, { cwd: project, env });
  await go('mod', 'init', 'example.com/shop');
  const [, edit] = /```sh\ngo (mod edit .*)\n/.exec(readFileSync(join(project, 'storeplatform/gen/go/README.md'), 'utf8'));
  await go(...edit.split(' '));
  const baseUrl = /admin\.New\("([^"]*)"/.exec(blocks[0])[1];
  blocks.forEach((block, i) => {
    const body = `ctx := context.Background()\nclient := admin.New("${baseUrl}", admin.Options{Token: store.StaticToken("t")})\n_, _ = ctx, client\n${block}`;
    const used = (name) => new RegExp(`\\b${name.split('/').pop()}\\.`).test(body);
    const imports = [...STANDARD.filter(used), ...OURS.filter(used).map((name) => `github.com/storeplatform/storeplatform/gen/go/${name}`)];
    const program = block.startsWith('package') ? block : `package main\n\nimport (\n${imports.map((name) => `\t"${name}"\n`).join('')})\n\nfunc main() {\n${body}}\n`;
    mkdirSync(join(project, `sample${i}`));
    writeFileSync(join(project, `sample${i}/main.go`), program);
  });
  await go('vet', './...');
  mkdirSync(join(project, 'bin'));
  await go('build', '-o', join(project, 'bin') + '/', './...');
  const outputs = await Promise.all(blocks.map((_, i) => run(join(project, `bin/sample${i}`))));
  return outputs.map(({ stdout }) => stdout).join('');
}
