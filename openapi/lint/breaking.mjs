// The gate: gen/openapi against the newest release in openapi/released/<date>/.
// Breaking changes fail it, unless the document has a newer version.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { allowed } from './allowed.mjs';
import { breakingChanges, install } from './compare.mjs';

const surfaces = ['admin', 'customer', 'public', 'webhook'];
const root = new URL('../../', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const released = new URL('openapi/released/', root);
const release = existsSync(released) ? readdirSync(released).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).sort().at(-1) : undefined;
if (!release) {
  console.log('There is no release in openapi/released/ yet, so nothing can break.');
  process.exit(0);
}

await install();
let failed = false;
for (const surface of surfaces) {
  const [base, next] = [read(`openapi/released/${release}/${surface}.json`), read(`gen/openapi/${surface}.json`)];
  const found = (await breakingChanges(base, next)).filter((text) => !allowed(text));
  const renewed = next.info.version > base.info.version;
  failed ||= found.length > 0 && !renewed;
  console.log(`${surface}: ${found.length} breaking changes since ${release}${found.length && renewed ? `, allowed by the new version ${next.info.version}` : ''}`);
  for (const text of found) console.log(`  ${text}`);
}
process.exit(failed ? 1 : 0);
