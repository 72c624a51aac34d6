// The gate: gen/openapi against the newest release in openapi/released/<date>/.
// Breaking changes fail it, unless the document has a newer version.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

// Values that the release published and that every request was refused with (422), so no program relied on them.
const unusable = Object.entries({
  'POST /admin/store/payment-provider': ['ADYEN', 'AUTHORIZE_NET', 'NMI', 'CRYPTO'],
  'PATCH /admin/store/tax-provider': ['AVALARA', 'TAXJAR'],
  'PATCH /admin/store/commission-provider': ['EXIGO', 'BYDESIGN', 'DIRECTSCALE', 'MLM_SOFT', 'TAPFILIATE', 'REFERSION', 'PARTNERSTACK', 'FLUID', 'SANDBOX'],
}).flatMap(([operation, values]) => values.map((value) => `${operation} removed the x-extensible-enum value \`${value}\` of the request property \`providerCode\``));

await install();
let failed = false;
for (const surface of surfaces) {
  const [base, next] = [read(`openapi/released/${release}/${surface}.json`), read(`gen/openapi/${surface}.json`)];
  const found = (await breakingChanges(base, next)).filter((text) => !unusable.includes(text.replace('oasdiff: ', '')));
  const allowed = next.info.version > base.info.version;
  failed ||= found.length > 0 && !allowed;
  console.log(`${surface}: ${found.length} breaking changes since ${release}${found.length && allowed ? `, allowed by the new version ${next.info.version}` : ''}`);
  for (const text of found) console.log(`  ${text}`);
}
process.exit(failed ? 1 : 0);
