// Prints what each screen of the admin console costs: bytes as sent, requests, and the time until it shows its content.
// The processor is 4 times slower than this machine. The time is printed without a cache, and again with one.
// The task bench:console runs it.
import { launch } from './chromium.mjs';

const { STORE_URL: url, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const rounds = 3;
const browser = await launch();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
page.setDefaultTimeout(60_000);
await page.goto(`${url}/console`);
await page.getByLabel('E-mail').fill(ADMIN_EMAIL);
await page.getByLabel('Password').fill(ADMIN_PASSWORD);
await page.getByLabel('Password').press('Enter');
await page.getByRole('button', { name: 'Log out' }).waitFor();
const links = await page.getByRole('navigation', { name: 'Navigation' }).first().getByRole('link').evaluateAll((all) => all.map((a) => ({ name: a.textContent, href: a.href })));

const session = await page.context().newCDPSession(page);
await session.send('Network.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
let bytes = 0, requests = 0;
const open = new Set();
session.on('Network.requestWillBeSent', ({ requestId }) => { requests++; open.add(requestId); });
session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { bytes += encodedDataLength; open.delete(requestId); });
session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
await page.addInitScript(() => {
  globalThis.figures = { content: 0, shift: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) globalThis.figures.shift += e.value; }).observe({ type: 'layout-shift', buffered: true });
  // The content is there when the screen has its title and nothing loads. A later change of it counts again.
  new MutationObserver(() => {
    const shown = document.querySelector('main h1, main .empty') && !document.querySelector('.loading');
    if (shown) globalThis.figures.content ||= performance.now();
    else globalThis.figures.content = 0;
  }).observe(document, { childList: true, subtree: true });
});
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(`${'screen'.padEnd(28)} ${'kB gz'.padStart(7)} ${'requests'.padStart(8)} ${'content ms'.padStart(10)} ${'again ms'.padStart(8)} ${'shift'.padStart(7)}`);
for (const { name, href } of links) {
  const cold = [], warm = [];
  for (let round = 0; round < rounds * 2; round++) {
    await session.send('Network.setCacheDisabled', { cacheDisabled: round % 2 === 0 });
    [bytes, requests] = [0, 0];
    await page.goto(href);
    await page.waitForFunction(() => globalThis.figures.content > 0);
    do await page.waitForTimeout(50); while (open.size > 0);
    (round % 2 === 0 ? cold : warm).push({ bytes, requests, ...(await page.evaluate(() => globalThis.figures)) });
  }
  const of = (list, field) => median(list.map((r) => r[field]));
  console.log(`${name.padEnd(28)} ${(of(cold, 'bytes') / 1000).toFixed(1).padStart(7)} ${String(of(cold, 'requests')).padStart(8)} ${of(cold, 'content').toFixed(0).padStart(10)} ${of(warm, 'content').toFixed(0).padStart(8)} ${of(cold, 'shift').toFixed(3).padStart(7)}`);
}
await browser.close();
