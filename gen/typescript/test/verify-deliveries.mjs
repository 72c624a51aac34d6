// Verifies deliveries that a spec has kept in a file, with the published library.
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';

const { secret, deliveries } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const webhook = new Webhook(secret);
const real = Date.now;
for (const { headers, body } of deliveries) {
  const flat = Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values[0]]));
  Date.now = () => Number(flat['webhook-timestamp']) * 1000; // the service's clock was set ahead
  webhook.verify(body, flat);
}
Date.now = real;
console.log(`${deliveries.length} verified`);
