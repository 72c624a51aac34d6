// Tests the pages that a new user reads: the reference with its request form, the guides and the
// lists. They must work at every address of the service, send no request to other hosts, keep
// their content security policy, and be accessible.
import assert from 'node:assert/strict';
import { createServer, request as forward } from 'node:http';
import { after, before, test } from 'node:test';
import { browser, elsewhere, findings, open, url } from './browser.mjs';

const { STORE_KEY, APP_TOKEN } = process.env;
const { port } = new URL(url);

// A proxy as companies have it: another host and port, and a path in front that the
// service does not see.
const prefix = '/platform';
const proxy = createServer((incoming, answer) => {
  if (!incoming.url.startsWith(`${prefix}/`)) return answer.writeHead(404).end('not behind the proxy');
  const outgoing = forward(url + incoming.url.slice(prefix.length), { method: incoming.method, headers: { ...incoming.headers, host: 'inside.example' } }, (passed) => {
    answer.writeHead(passed.statusCode, passed.headers);
    passed.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
});
let proxied;
before(() => new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => {
  proxied = `http://${elsewhere}:${proxy.address().port}${prefix}`;
  resolve();
})));
after(() => { proxy.closeAllConnections(); proxy.close(); });

// send opens an operation in the reference, gives it a credential, presses Send and
// returns what was sent and answered. With checked it also checks the accessibility of
// the page and the dialog, which takes long.
async function send(page, base, { api, tag, operation, secret, body, checked }) {
  const [method, path] = operation.split(' ');
  await page.goto(`${base}/docs?api=${api}#tag/${tag}/${method}${path}`);
  if (api === 'customer') await page.getByText('X-Store-Key').first().waitFor();
  const token = api === 'customer' ? page.getByPlaceholder('QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT').first() : page.getByPlaceholder('Token', { exact: true }).first();
  await token.fill(secret);
  await page.locator('button.show-api-client-button').filter({ hasText: `(${method.toLowerCase()} ${path})` }).first().click();
  const dialog = page.getByRole('dialog').first();
  await page.waitForFunction((secret) => [...document.querySelectorAll('[role=dialog] input')].some(({ value }) => value === secret), secret);
  const ticked = await dialog.getByRole('checkbox', { checked: true }).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label').split(' ')[1]));
  assert.deepEqual(ticked.filter((name) => !['accept', 'content-type'].includes(name.toLowerCase())), [], `${operation}: what is optional is not sent by itself`);
  if (body) {
    await dialog.locator('.cm-content').last().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(JSON.stringify(body));
    await page.waitForFunction((text) => [...document.querySelectorAll('[role=dialog] .cm-content')].at(-1).textContent === text, JSON.stringify(body));
  }
  const answered = page.waitForResponse((r) => r.request().resourceType() === 'fetch' && !r.url().includes('/openapi/'));
  await dialog.getByRole('button', { name: 'Send', exact: false }).first().click();
  const answer = await answered;
  assert.equal(answer.url(), base + path, 'it goes to where the page came from');
  const status = answer.status(), content = await answer.json();
  await dialog.getByText(String(status), { exact: false }).first().waitFor();
  if (checked) assert.deepEqual(await findings(page), [], `${operation}, in the reference and behind it`);
  await page.mouse.click(5, 5); // beside the dialog, which closes
  await dialog.waitFor({ state: 'hidden' });
  return { status, content };
}

// Addresses elsewhere that a reader may choose to go to.
const named = ['https://www.scalar.com', 'https://www.apache.org/licenses/', 'mailto:api@storeplatform.example'];

// links follows what the reference leads to, and the folders of the service, as the
// browser understands them. The specs beside this folder follow every link there is.
async function links(page, base) {
  const read = (address) => page.evaluate((href) => fetch(href).then(async (r) => ({ status: r.status, at: r.url, text: await r.text() })), address);
  const found = await page.locator('a[href]').evaluateAll((all) => [...new Set(all.map((a) => a.href.split('#')[0]))]);
  assert.ok(found.length > 10, String(found));
  for (const link of found.filter((href) => !named.some((address) => href.startsWith(address)))) {
    assert.ok(link.startsWith(`${base}/`), `${link} leads out of ${base}`);
    const { status, text } = await read(link);
    assert.equal(status, 200, link);
    for (const [, href] of /\/(guides|problems|schemas|openapi)\b[^.]*$/.test(link) ? text.matchAll(/(?:href|src)="([^"]+)"/g) : []) {
      assert.match(new URL(href, link).href, new RegExp(`^(data:|${base}/)`), `${link} has ${href}`);
    }
  }
  for (const [folder, page] of [['', ''], ...['docs', 'guides', 'openapi', 'schemas', 'problems', 'changes'].map((name) => [`${name}/`, name])]) {
    const { status, at } = await read(`${base}/${folder}`);
    assert.deepEqual([status, at], [200, `${base}/${page}`]);
  }
}

for (const [api, title, reached, look, requests] of [
  ['admin', 'Store platform: Admin API', () => `http://localhost:${port}`, () => {}, [
    [{ tag: 'store', operation: 'GET /admin/store/all', secret: APP_TOKEN }, ({ items }) => assert.equal(items[0].storeId, Number(process.env.STORE_ID))],
    [{ tag: 'collection', operation: 'POST /admin/collection', secret: APP_TOKEN }, ({ name }) => assert.equal(name, 'Gifts under 50')],
  ]],
  ['customer', 'Store platform: Customer API', () => proxied, links, [
    [{ tag: 'product', operation: 'GET /customer/product/paged', secret: STORE_KEY }, ({ totalCount }) => assert.ok(totalCount > 3)],
    [{ tag: 'cart', operation: 'POST /customer/cart/item', secret: STORE_KEY, body: { sku: 'MUG-STONE-300', quantity: 2 } }, ({ grandTotal }) => assert.equal(grandTotal, '44.00')],
  ]],
  ['public', 'Store platform: Public API', () => url, async (page) => assert.deepEqual(await findings(page), []), [
    [{ tag: 'product', operation: 'GET /product/paged', secret: APP_TOKEN }, ({ page }) => assert.equal(page, 1)],
    [{ tag: 'webhook-endpoint', operation: 'POST /webhook-endpoint', secret: APP_TOKEN, body: { url: 'http://127.0.0.1:9/', eventTypes: ['order.*'] } }, ({ secret }) => assert.match(secret, /^whsec_/)],
  ]],
]) {
  test(`the reference of the ${api} document: the Send button gets a successful response`, async () => {
    const base = reached();
    const { page, quiet } = await open(`${base}/docs?api=${api}`);
    await page.getByRole('heading', { name: title }).waitFor();
    const entries = page.locator('aside a, .sidebar a, [role=navigation] a');
    await entries.filter({ hasText: 'Quickstart' }).first().waitFor({ state: 'attached' });
    const sidebar = await entries.allTextContents();
    assert.equal(sidebar.map((text) => text.trim()).find((text) => !/API$|events$/.test(text)), 'Quickstart', 'the first thing in the sidebar');
    await look(page, base);
    for (const [request, right] of requests) {
      const { status, content } = await send(page, base, { api, ...request, checked: right === requests.at(-1)[1] });
      assert.equal(status, 200, `${request.operation}: ${JSON.stringify(content)}`);
      right(content);
    }
    quiet();
    await page.close();
  });
}

test('the published pages meet WCAG 2.2 AA in light and dark mode', async () => {
  const lists = [`${url}/`, `${url}/guides`, `${url}/changes`, `${proxied}/problems`, `${url}/problems/payment_declined`, `${url}/schemas`, `${url}/openapi`];
  for (const [colorScheme, addresses] of [['light', [`${url}/guides/webhooks`, ...lists]], ['dark', [`${url}/`, `${url}/docs?api=webhook`, `${url}/guides/webhooks`]]]) {
    for (const address of addresses) {
      const { page, quiet } = await open(address, { colorScheme });
      await (address.includes('/docs') ? page.getByRole('heading', { name: 'Store platform: Webhook events' }) : page.locator('h1').first()).waitFor();
      assert.deepEqual(await findings(page), [], `${address}, ${colorScheme}`);
      quiet();
      await page.close();
    }
  }
});

test('the start page says what the product is, and fits a phone, also behind a proxy', async () => {
  for (const base of [url, proxied]) {
    const { page, quiet } = await open(`${base}/`, { viewport: { width: 390, height: 844 } });
    await page.getByRole('heading', { level: 1, name: 'Store Platform' }).waitFor();
    const targets = await page.locator('main a').evaluateAll((all) => all.map((a) => a.href));
    assert.deepEqual(targets, ['demo', 'console', 'guides/quickstart', 'guides', 'docs?api=customer', 'docs?api=admin', 'docs?api=public', 'docs?api=webhook'].map((path) => `${base}/${path}`));
    for (const target of targets) assert.equal((await page.request.get(url + target.slice(base.length))).status(), 200, target);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone');
    const files = await page.locator('link[rel=stylesheet], script[src]').evaluateAll((all) => all.map((e) => e.href || e.src));
    let bytes = 0;
    for (const file of [`${base}/`, ...files]) bytes += (await (await page.request.get(url + file.slice(base.length))).body()).length;
    assert.ok(bytes > 1_000 && bytes < 100_000, `${bytes} bytes`);
    assert.deepEqual(await findings(page), [], base);
    quiet();
    await page.close();
  }
});

test('a missing page is HTML for a browser, in the store\'s language if the store is known, and a problem for a program', async () => {
  const { code } = await (await fetch(`${url}/customer/store/overview`, { headers: { 'X-Store-Key': STORE_KEY } })).json();
  const store = `/policy/${code}/nothing`;
  for (const [path, locale, language, heading] of [
    ['/nowhere', 'de-DE', 'en', 'This page does not exist'], ['/guides/nothing', 'en-US', 'en', 'This page does not exist'], ['/a/b/c/', 'en-US', 'en', 'This page does not exist'],
    ['/account/nothing', 'de-DE', 'en', 'This page does not exist'], [store, 'ja-JP', 'en', 'This page does not exist'],
    [store, 'de-DE', 'de', 'Diese Seite gibt es nicht'], [store, 'fr-CA', 'fr', 'Cette page n’existe pas'], [store, 'es-ES', 'es', 'Esta página no existe'],
    [store, 'it-IT', 'it', 'Questa pagina non esiste'], [store, 'ar-AE', 'ar', 'هذه الصفحة غير موجودة'],
  ]) {
    for (const base of [url, proxied]) {
      const { page, quiet } = await open(base + path, { locale, viewport: { width: 390, height: 844 }, colorScheme: base === url ? 'light' : 'dark' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.dir]), [language, language === 'ar' ? 'rtl' : 'ltr'], path);
      assert.equal(await page.evaluate(() => performance.getEntriesByType('navigation')[0].responseStatus), 404, path);
      assert.ok(await page.evaluate(() => getComputedStyle(document.querySelector('main')).maxWidth === '1080px'), `${base}${path} has its style`);
      const ways = await page.locator('main a').evaluateAll((all) => all.map((a) => a.href));
      assert.deepEqual(ways, path === store ? [] : [`${base}/`, `${base}/guides`], path);
      assert.deepEqual(await findings(page), [], path);
      quiet();
      await page.close();
    }
    assert.match((await fetch(url + path)).headers.get('content-type'), /^application\/problem\+json/, path);
  }
  for (const path of ['/customer/nothing', '/admin/nothing', '/product/nothing', '/mcp/nothing', '/ucp/nothing', `/account/${code}/customer/nothing`]) {
    const answer = await fetch(url + path, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    assert.match(answer.headers.get('content-type'), /^application\/problem\+json/, path);
  }
  for (const [accept, type] of [['text/html', /^text\/html/], ['text/html;q=0', /^application/], ['*/*', /^application/]]) {
    const answer = await fetch(`${url}/nowhere`, { headers: { Accept: accept } });
    assert.match(answer.headers.get('content-type'), type, accept);
    assert.match(answer.headers.get('vary') ?? '', /\bAccept\b(?!-)/, accept);
    assert.equal(answer.status, 404);
  }
});

test('guides begin with their text on a phone, and link to their sections and to each other', async () => {
  for (const base of [url, proxied]) {
    const { page, quiet } = await open(`${base}/guides/webhooks`, { viewport: { width: 390, height: 844 } });
    const title = page.getByRole('heading', { level: 1, name: 'Receive webhooks' }), menu = page.getByRole('navigation', { name: 'Guides' });
    await title.waitFor();
    assert.ok((await title.boundingBox()).y < 400, 'the text is on the first screen');
    assert.equal(await menu.isVisible(), false);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone');
    const more = page.getByRole('button', { name: 'All guides' });
    await more.focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await findings(page), [], `${base}, menu`);
    await menu.getByRole('link', { name: 'Go live' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    assert.equal(await more.evaluate((button) => button === document.activeElement), true, 'the focus returns');
    await more.click();
    await menu.getByRole('link', { name: 'Errors', exact: true }).click();
    await page.waitForURL(`${base}/guides/errors`);
    await page.getByText('On this page').click();
    const sections = await page.locator('.contents a').evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href').slice(1)]));
    assert.deepEqual(sections, await page.locator('main > h2').evaluateAll((all) => all.map((h) => [h.textContent, h.id])));
    await page.goto(`${base}/guides/quickstart`);
    await page.locator('a[rel=next]').waitFor();
    assert.equal(await page.locator('a[rel=prev]').count(), 0, 'the first guide');
    const visited = [page.url()];
    for (let next; base === url && (next = page.locator('a[rel=next]')) && await next.count();) {
      await next.click();
      await page.waitForURL((to) => String(to) !== visited.at(-1));
      assert.equal(await page.locator('a[rel=prev]').evaluate((a) => a.href), visited.at(-1));
      visited.push(page.url());
    }
    if (base === url) assert.deepEqual(visited, await page.locator('#guides a').evaluateAll((links) => links.map((a) => a.href)));
    quiet();
    await page.close();
  }
  const { page, quiet } = await open(`${url}/guides/webhooks`, { viewport: { width: 1280, height: 800 } });
  await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Errors', exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'All guides' }).count(), 0, 'a wide page shows the menu');
  quiet();
  await page.close();
});

test('readers can copy the samples of the guides', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${url}/guides/quickstart`);
  const sample = page.locator('figure.sample').nth(1);
  await sample.getByRole('button', { name: 'Copy: Shell' }).click();
  await page.waitForFunction(() => document.getElementById('said').textContent === 'Copied');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await sample.locator('code').textContent());
  await context.close();
});
