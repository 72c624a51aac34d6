// The package as it is installed: what it holds, what it takes to use it, and what it costs.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';

const { ROOM: room } = process.env;
const project = join(room, 'packed');
const installed = (name) => realpathSync(join(room, name, 'node_modules', '@storeplatform', 'client'));
const folder = installed('packed');
const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const subpaths = Object.keys(described.exports).filter((path) => path !== './package.json').map((path) => described.name + path.slice(1));
const tarball = join(room, readdirSync(room).find((name) => name.endsWith('.tgz')));

describe('the package', () => {
  const files = (root) => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))).sort();
  it('is the same packed, from the folder and from git, and brings nothing else', () => {
    const want = files(folder);
    assert.ok(want.includes('LICENSE') && want.includes('README.md') && want.includes('dist/index.d.ts'));
    for (const name of ['folder', 'git']) {
      assert.deepEqual(files(installed(name)), want, name);
      assert.deepEqual(readdirSync(join(room, name, 'node_modules')).filter((entry) => !entry.startsWith('.')), ['@storeplatform'], name);
    }
  });
  it('is imported by each of its paths, wherever it came from', () => {
    for (const name of ['packed', 'folder', 'git']) {
      const without = subpaths.filter((path) => name === 'packed' || !path.endsWith('/schemas')); // these need zod
      const code = without.map((path) => `if (Object.keys(await import('${path}')).length < 3) throw new Error('${path}');`).join('\n');
      execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: join(room, name) });
    }
  });
  it('has nothing to run, and nothing that only making it needs', () => {
    assert.deepEqual([described.scripts, described.dependencies, described.devDependencies], [undefined, undefined, undefined]);
    assert.equal(described.repository.directory, 'gen/typescript');
    assert.equal(described.license, 'Apache-2.0');
    assert.match(readFileSync(join(folder, 'LICENSE'), 'utf8'), /Apache License\s+Version 2.0/);
  });
  it('is as publint wants it', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    assert.deepEqual(messages, []);
  });
  it('has types for whoever imports modules', async () => {
    const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    const esm = problems.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
    assert.deepEqual(esm, []);
  });
});

describe('what is written about it', () => {
  const examples = new Map(['admin', 'customer', 'public'].map((surface) => [surface, examplesOf(surface)]));
  it('has an example of every function', () => {
    for (const [surface, functions] of examples) {
      const paths = JSON.parse(readFileSync(join(process.env.DOCUMENTS, `${surface}.json`), 'utf8')).paths;
      const operations = Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []));
      assert.deepEqual([...functions.keys()].sort(), operations.sort());
      for (const [name, example] of functions) assert.match(example, new RegExp(`\\b${name}\\(\\{ client\\b`), name);
    }
  });
  it('compiles in an empty project, as strict as can be', () => {
    const readme = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    assert.ok(readme.length >= 6);
    const sources = { ...Object.fromEntries(readme.map((code, i) => [`readme-${i}.ts`, `${code}\nexport {};\n`])), 'types.ts': readFileSync(join(project, 'test', 'types.ts'), 'utf8') };
    for (const [surface, functions] of examples) {
      const calls = [...functions].map(([name, code]) => `export async function of_${name}() {\n${code}\n}`);
      sources[`examples-${surface}.ts`] = `import { type Client, items, ${[...functions.keys()].join(', ')} } from '@storeplatform/client/${surface}';\ndeclare const client: Client;\n${calls.join('\n')}\n`;
    }
    for (const [name, code] of Object.entries(sources)) writeFileSync(join(project, name), code);
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noImplicitOverride: true, verbatimModuleSyntax: true, skipDefaultLibCheck: true, skipLibCheck: false };
    const compilerOptions = { ...strict, noEmit: true, module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(sources) }));
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', '.'], { cwd: project, encoding: 'utf8' });
    assert.equal(status, 0, stdout.slice(0, 5000));
  });
});

/** The examples in the comments of a surface's functions, by the function's name. */
function examplesOf(surface) {
  const text = readFileSync(join(folder, 'dist', 'gen', surface, 'sdk.gen.d.ts'), 'utf8');
  const found = new Map();
  for (const [, comment, name] of text.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s*export declare const (\w+)/gs)) {
    const code = /@example\n \* ```ts\n(.*?)\n \* ```/s.exec(comment)?.[1] ?? '';
    found.set(name, code.replace(/^ \* ?/gm, '').replaceAll('*\\/', '*/'));
  }
  return found;
}

describe('a page that bundles it', () => {
  const most = 5400; // bytes, packed
  for (const [what, limit, code] of [
    ['one read of the Admin API', most, "import { createAdminClient, getOrder } from '@storeplatform/client/admin'; export const read = () => getOrder({ client: createAdminClient({ baseUrl: '/' }), query: { orderId: 1 } });"],
    ['the same, with the client from the root', most, "import { createAdminClient } from '@storeplatform/client'; import { getOrder } from '@storeplatform/client/admin'; export const read = () => getOrder({ client: createAdminClient({ baseUrl: '/' }), query: { orderId: 1 } });"],
    ['a storefront of eight calls', most + 1024, "import { createCustomerClient, getStoreOverview, listProducts, getProduct, createCartItem, getCartSummary, login, refreshLogin, items } from '@storeplatform/client/customer'; export default [createCustomerClient, getStoreOverview, listProducts, getProduct, createCartItem, getCartSummary, login, refreshLogin, items];"],
    ['a receiver of webhooks', 1536, "import { verifyWebhook } from '@storeplatform/client/webhooks'; export default verifyWebhook;"],
  ]) {
    it(`carries what it calls: ${what}`, async (t) => {
      const { outputFiles } = await build({ stdin: { contents: code, resolveDir: project }, bundle: true, minify: true, write: false, format: 'esm', platform: 'browser', target: 'es2022' });
      const [{ contents, text }] = outputFiles;
      const packed = gzipSync(contents).length;
      t.diagnostic(`${what}: ${packed} bytes packed, ${contents.length} not`);
      assert.ok(packed <= limit, `${packed} bytes are more than ${limit}`);
      assert.ok(!text.includes('/admin/scope'), 'nothing that is not called');
    });
  }
});
