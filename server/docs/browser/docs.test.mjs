// The reference at /docs in a real browser: it shows all four documents, asks
// nobody else for anything, keeps to its content security policy and can be read.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const url = process.env.STORE_URL;
assert.ok(url, 'STORE_URL: run this by way of with-server.mjs');
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));
assert.ok(executablePath, 'no Chromium: install one (Debian: apt-get install chromium), or say where with CHROMIUM');

let browser;
before(async () => {
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
});
after(() => browser?.close());

// open shows a document, and listens to what the page asks for and complains about.
async function open(document) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const outside = [], complaints = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  page.on('console', (message) => { if (/Content Security Policy/i.test(message.text())) complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}/docs?api=${document}`, { waitUntil: 'load' });
  return { page, outside, complaints };
}

for (const [document, text] of [['admin', 'Store platform: Admin API'], ['customer', 'Store platform: Customer API'], ['public', 'Store platform: Public API'], ['webhook', 'Store platform: Webhook events']]) {
  test(`shows the ${document} document`, async () => {
    const { page, outside, complaints } = await open(document);
    await page.waitForFunction((words) => document.body.innerText.toLowerCase().includes(words.toLowerCase()), text, { timeout: 60_000 });
    assert.deepEqual(outside, [], 'requests to other hosts');
    assert.deepEqual(complaints, [], 'policy violations and script errors');
    await page.close();
  });
}

test('can be read: contrast and link names', async () => {
  const { page } = await open('customer');
  await page.waitForFunction(() => document.body.innerText.length > 2000, undefined, { timeout: 60_000 });
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['color-contrast', 'link-name', 'document-title', 'html-has-lang'] }));
  assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)).join(' | ')}`), []);
  await page.close();
});

test('explains a problem on a page of its own', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/problems/payment_declined`);
  assert.match(await page.textContent('body'), /Nothing was charged/);
  await page.close();
});
