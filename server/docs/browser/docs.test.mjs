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
  const heard = listen(page);
  await page.goto(`${url}/docs?api=${document}`, { waitUntil: 'load' });
  return { page, ...heard };
}

function listen(page) {
  const outside = [], complaints = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  page.on('console', (message) => { if (/Content Security Policy/i.test(message.text())) complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { outside, complaints };
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

test('shows the guides: nothing from elsewhere, readable in light and dark, samples that can be copied', async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme, bypassCSP: false });
    for (const path of ['/guides', '/guides/quickstart', '/guides/webhooks']) {
      const page = await context.newPage();
      const { outside, complaints } = listen(page);
      await page.goto(url + path, { waitUntil: 'load' });
      await page.evaluate(axe);
      const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }));
      assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)).join(' | ')}`), [], `${path}, ${colorScheme}`);
      assert.deepEqual([outside, complaints], [[], []]);
      await page.close();
    }
    await context.close();
  }
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${url}/guides/quickstart`);
  const sample = page.locator('figure.sample').nth(1);
  await sample.getByRole('button', { name: 'Copy: Shell' }).click();
  await page.waitForFunction(() => document.getElementById('said').textContent === 'Copied');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await sample.locator('code').textContent());
  await context.close();
});

test('leads from the reference to the guides', async () => {
  const { page } = await open('admin');
  await page.getByRole('link', { name: 'Guides', exact: true }).click();
  await page.waitForURL(`${url}/guides`);
  assert.equal(await page.textContent('h1'), 'Guides');
  await page.close();
});
