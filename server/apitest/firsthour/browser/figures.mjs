// Prints figures of the components on a slow phone, with a list of 24 products. The phone is 4
// times slower than this machine, at 1.6 Mbit/s with 150 ms latency (slow 4G). The task
// bench:storefront runs it.
import { launch } from './chromium.mjs';

const { STORE_URL: url, STORE_KEY, APP_TOKEN } = process.env;

const get = async (path, headers) => (await fetch(url + path, { headers })).json();
const { items } = await get('/customer/product/paged', { 'X-Store-Key': STORE_KEY });
const pictures = await Promise.all(items.map(({ slug }) => get(`/customer/product?slug=${slug}`, { 'X-Store-Key': STORE_KEY })));
for (let n = items.length; n < 24; n++) {
  const answer = await fetch(`${url}/admin/product`, {
    method: 'POST', headers: { Authorization: `Bearer ${APP_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: `Figure ${n}`, slug: `figure-${n}`, productType: 'PHYSICAL', status: 'ACTIVE', shortDescription: 'One of many.', media: [{ mediaId: pictures[n % items.length].media[0].mediaId }],
      variants: [{ sku: `FIGURE-${n}`, stockOnHand: 9, prices: [{ currencyCode: 'EUR', amount: `${n}.00` }] }],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const browser = await launch();
const rounds = [];
for (let round = 0; round < 5; round++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    globalThis.seen = { paint: 0, largest: 0, shift: 0, interaction: 0 };
    const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
    watch('paint', (e) => { if (e.name === 'first-contentful-paint') seen.paint = e.startTime; });
    watch('largest-contentful-paint', (e) => { seen.largest = e.startTime; });
    watch('layout-shift', (e) => { if (!e.hadRecentInput) seen.shift += e.value; });
    watch('event', (e) => { if (e.interactionId) seen.interaction = Math.max(seen.interaction, e.duration); }, { durationThreshold: 16 });
  });
  await page.goto(`${url}/demo?storeKey=${STORE_KEY}&pageSize=24`);
  await page.getByRole('heading', { name: 'Figure 9' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { paint, largest, shift } = await page.evaluate(() => ({ ...seen }));
  await page.getByRole('button', { name: /^Cart/ }).click();
  await page.getByText('Your cart is empty').waitFor();
  await page.waitForTimeout(300);
  rounds.push({ paint, largest, shift, interaction: await page.evaluate(() => seen.interaction) });
  await context.close();
}
await browser.close();
for (const [name, label, unit] of [['paint', 'first paint with content', ' ms'], ['largest', 'largest paint', ' ms'], ['interaction', 'slowest interaction (the cart opens)', ' ms'], ['shift', 'layout shift', '']]) {
  const all = rounds.map((round) => round[name]).sort((a, b) => a - b);
  console.log(`${label.padEnd(40)} median ${+all[2].toFixed(4)}${unit}, worst ${+all[4].toFixed(4)}${unit}`);
}
