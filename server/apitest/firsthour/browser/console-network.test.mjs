// The network fails in the middle of every kind of submit of the admin console. The forms come from the pages: each list
// with a button to create, each object that this creates, each action of an order, each upload, and each kind of operation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, url } from './browser.mjs';
import { address, api, logIn, navigation, shipping } from './console.mjs';

const unsent = /You are offline\. Nothing was sent/, unknown = /The connection failed before the service answered/;
const changes = (r) => /^(POST|PUT|PATCH|DELETE)$/.test(r.method) && new URL(r.url).pathname.startsWith('/admin/') && !/\/preview$/.test(new URL(r.url).pathname);

/** Opens the console. While lost is set, the service receives commands, but their responses do not arrive. */
async function network(path) {
  const { page, quiet } = await open(`${url}/console${path}`);
  await logIn(page);
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  const line = { lost: false, sent: [], page, quiet };
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/admin/*', requestStage: 'Response' }] });
  cdp.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
    const header = (name, all) => all.find((h) => h.name.toLowerCase() === name)?.value;
    if (changes(request) && responseStatusCode !== undefined) {
      const key = header('idempotency-key', Object.entries(request.headers).map(([name, value]) => ({ name, value })));
      line.sent.push({ method: request.method, path: new URL(request.url).pathname, key, status: responseStatusCode, replayed: header('idempotent-replayed', responseHeaders) === 'true' });
    }
    const send = changes(request) && line.lost ? cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }) : cdp.send('Fetch.continueResponse', { requestId });
    send.catch(() => {}); // the page has left
  });
  return line;
}

/** The values that a person sees in a form. */
const entries = (form) => form.locator('input:not([type=file]), select, textarea').evaluateAll((all) => all.map((e) => (e.type === 'checkbox' || e.type === 'radio' ? e.checked : e.value)));

let count = 0;
const sample = (id) => {
  count++;
  if (/email/i.test(id)) return `network-${count}@example.com`;
  if (/url/i.test(id)) return `https://example.com/${count}`;
  if (/sku|code$/i.test(id)) return `NET${count}`;
  if (/Date|On$/.test(id)) return '2030-01-01';
  if (/price|amount|value|rate|quantity|number$/i.test(id)) return '1';
  return `Network ${count}`;
};

/** Fills the fields that a form marks as missing. */
async function fill(form) {
  for (const field of await form.locator('[aria-invalid=true]').all()) {
    const { tag, type, id, options } = await field.evaluate((e) => ({ tag: e.tagName, type: e.type, id: e.id, options: [...(e.options ?? [])].map((o) => o.value).filter(Boolean) }));
    if (tag === 'SELECT') await field.selectOption(options[0]);
    else if (type !== 'file') await field.fill(type === 'datetime-local' ? '2030-01-01T10:00' : sample(id));
  }
  for (const group of await form.locator('fieldset:has(> .error)').all()) await group.locator('input[type=checkbox]').first().check();
}

const pressed = async (page, button) => { await button.click(); await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' }); };

/**
 * Submits a form offline until it has no missing field, so that nothing arrives at the service. It reports whether the form
 * has a request.
 */
async function complete({ page, sent }, form, button, what) {
  const before = sent.length;
  await page.context().setOffline(true);
  try {
    for (let tries = 0; tries <= 3; tries++) {
      await pressed(page, button);
      if (await page.getByText(unsent).count()) return true;
      await fill(form);
    }
    return false;
  } finally {
    await page.context().setOffline(false);
    assert.equal(sent.length, before, `${what}: nothing arrived`);
  }
}

/**
 * Submits a form three times: offline, with a lost response, and with a working network. It returns the last response, or
 * undefined if the form has no request.
 */
async function submit(line, form, button, what) {
  const { page } = line, failure = form.getByRole('alert').or(page.locator('.savebar').getByRole('alert')).first();
  const press = () => pressed(page, button);
  line.sent = [];
  if (!await complete(line, form, button, what)) return undefined;
  const typed = await entries(form);
  line.lost = true;
  await press();
  line.lost = false;
  await page.getByText(unknown).waitFor();
  assert.ok(line.sent.length > 0, `${what}: the service has the command`);
  assert.deepEqual(await entries(form), typed, `${what}: the form keeps its entries`);
  const lost = line.sent.at(-1), first = line.sent.find((s) => s.path === lost.path && s.method === lost.method);
  const answered = page.waitForResponse((r) => r.request().method() === lost.method && new URL(r.url()).pathname === lost.path);
  await press();
  await answered;
  const own = line.sent.filter((s) => s.path === lost.path && s.method === lost.method), last = own.at(-1);
  assert.ok(last.status < 500, `${what}: ${JSON.stringify(last)}`);
  assert.equal(new Set(own.map((s) => s.key)).size, 1, `${what}: one key, ${JSON.stringify(own)}`);
  if (lost.method === 'DELETE') assert.ok(last.status === 404 || last.status === 204, what); // some operations answer 204 again
  else if (first.status !== 400) assert.ok(last.replayed, `${what}: the service repeats its response, ${JSON.stringify(own)}`);
  if (lost.method !== 'DELETE') assert.equal(own.filter((s) => s.status < 300 && !s.replayed).length, first.status < 300 ? 1 : 0, `${what}: the command runs once`);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  if (last.status < 300) await failure.waitFor({ state: 'detached' });
  return last;
}

/** Opens a page within the console, so that its login stays. */
async function go({ page }, path) {
  await page.goto(`${url}/console${path}`);
  await page.locator('main h1').first().waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** The lists that need more than texts for a new object have a spec of their own in console-create, console-return and console-redirect. */
const byHand = ['orders', 'subscriptions', 'returns', 'products', 'redirects', 'tasks'];

/** The lists that the short form walks; "task console:whole" walks each. */
const whole = Boolean(process.env.CONSOLE_WHOLE), short = ['collections', 'scopes'];

test('the console creates, saves and deletes each object once even if the network fails', async () => {
  const line = await network('');
  const { page } = line;
  await navigation(page).getByRole('link', { name: 'Orders' }).waitFor();
  const lists = (await navigation(page).getByRole('link').evaluateAll((all) => all.map((a) => a.pathname.replace(/^.*\/console/, '')))).filter((p) => p !== '' && p !== '/');
  const results = { created: [], saved: [], deleted: [], refused: [] };
  for (const path of lists) {
    const name = path.slice(1);
    if (!whole && !short.includes(name)) continue;
    await go(line, path);
    if (byHand.includes(name) || await page.locator(`header.title a.main[href$="${path}/new"]`).count() === 0) continue;
    await go(line, `${path}/new`);
    const form = page.locator('main');
    const typed = form.locator('input[type=text]:enabled, textarea:enabled').first();
    if (await typed.count()) await typed.fill(sample(await typed.getAttribute('id') ?? ''));
    let made;
    for (let tries = 0; tries < 3 && !(made?.status < 300); tries++) { // the fields that the service refuses get other values
      if (made) await fill(form);
      made = await submit(line, form, page.locator('.savebar').getByRole('button').last(), `create ${name}`);
      assert.ok(made, `create ${name}: the form sends its request`);
    }
    if (made.status >= 300) { results.refused.push(`${name}: ${await form.locator('.error, .failure').allInnerTexts()}`); continue; }
    results.created.push(name);
    const dialog = page.getByRole('dialog');
    const shown = page.getByRole('button', { name: 'Close' });
    await page.waitForURL((u) => !u.pathname.endsWith('/new')).catch(() => {});
    if (await dialog.count()) await shown.click();
    await page.locator('.savebar').waitFor();
    const field = page.locator('main form input[type=text]:enabled, main form input[autocomplete=off]:enabled:not([type]), main form textarea:enabled').first();
    if (await field.count()) {
      await field.fill(`${await field.inputValue()}2`);
      const saved = await submit(line, page.locator('main'), page.getByRole('button', { name: 'Save', exact: true }), `save ${name}`);
      if (saved?.status < 300) results.saved.push(name);
    }
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    if (await remove.count()) {
      await go(line, new URL(page.url()).pathname.replace(/^.*\/console/, ''));
      await remove.click();
      const gone = await submit(line, dialog, dialog.getByRole('button', { name: 'Delete', exact: true }), `delete ${name}`);
      if (gone) results.deleted.push(name);
      await page.waitForURL((u) => u.pathname.endsWith(path));
    }
  }
  if (whole) assert.ok(results.created.length >= 8 && results.saved.length >= 5 && results.deleted.length >= 3, JSON.stringify(results));
  else assert.deepEqual([results.created, results.saved, results.deleted], [short, short, ['collections']], JSON.stringify(results));
  line.quiet();
  await page.close();
});

test('the console runs each action of an order once even if the network fails', async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  const shippingMethodId = await shipping();
  const order = (more) => api('POST', '/admin/order', { email: 'network@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: address, shippingMethodId, ...more });
  const paid = { payment: { paymentToken: 'pm_card_visa' } };
  const line = await network('/orders');
  const { page } = line;
  const actions = page.getByRole('group', { name: 'Commands' }).getByRole('button'), dialog = page.getByRole('dialog');
  const ran = new Set();
  // Each action needs an order that allows it: a new one for each button that no earlier order had.
  for (const more of [paid, { isDraft: true }, {}]) {
    for (;;) {
      const { orderId } = await order(more);
      await go(line, `/orders/${orderId}`);
      const next = (await actions.allInnerTexts()).find((name) => !ran.has(name));
      if (!next) break;
      ran.add(next);
      await page.getByRole('group', { name: 'Commands' }).getByRole('button', { name: next, exact: true }).click();
      await dialog.waitFor();
      const quantity = dialog.getByRole('spinbutton').first();
      if (await quantity.count() && await quantity.inputValue() === '0') await quantity.fill('1');
      const done = await submit(line, dialog, dialog.locator('footer').getByRole('button').last(), next);
      assert.ok(done, `${next}: the dialog sends its request`);
    }
  }
  assert.ok(ran.size >= 9, [...ran].join());
  line.quiet();
  await page.close();
});

test('a closed dialog keeps the key of a lost command, and a changed form learns that the first command arrived', async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  const { orderId } = await api('POST', '/admin/order', { email: 'network@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa' } });
  const line = await network(`/orders/${orderId}`);
  const { page } = line, dialog = page.getByRole('dialog');
  const refund = async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByRole('spinbutton').first().fill('1');
    await dialog.getByLabel('Reason').selectOption('GOODWILL');
    await dialog.getByRole('button', { name: /^Refund €/ }).click();
  };
  line.lost = true;
  await refund();
  await dialog.getByText(unknown).waitFor();
  line.lost = false;
  await dialog.getByRole('button', { name: 'Back' }).click();
  await refund();
  await dialog.waitFor({ state: 'detached' });
  assert.equal((await api('GET', `/admin/order/details?orderId=${orderId}`)).refunds.length, 1, 'the second dialog repeats the first command');

  await go(line, '/coupons/new');
  await page.getByLabel('Code', { exact: true }).fill('NETTWICE');
  const create = page.locator('.savebar').getByRole('button').last();
  assert.ok(await complete(line, page.locator('main'), create, 'create coupon'), 'the form has a request');
  await pressed(page, create); // the service asks for more than the form
  assert.equal(line.sent.at(-1).status, 422);
  await fill(page.locator('main'));
  line.lost = true;
  await create.click();
  await page.getByText(unknown).waitFor();
  line.lost = false;
  await page.getByLabel('Code', { exact: true }).fill('NETTHRICE');
  await create.click();
  await page.getByText('The service had already received your earlier request.').waitFor();
  assert.equal(await page.getByLabel('Code', { exact: true }).inputValue(), 'NETTHRICE');
  assert.deepEqual((await api('GET', '/admin/coupon/paged?search=NETT')).items.map((c) => c.code), ['NETTWICE']);
  line.quiet();
  await page.close();
});

test('the console uploads each kind of file once even if the network fails', async () => {
  const line = await network('/tasks/new');
  const { page } = line;
  await page.locator('main h1').waitFor();
  const kinds = await page.locator('main select').first().locator('option').evaluateAll((all) => all.map((o) => o.value));
  assert.ok(kinds.length >= 4, kinds.join());
  for (const kind of kinds) {
    await go(line, `/tasks/new?kind=${kind}`);
    const text = kind === 'customers' ? 'email,firstName,lastName\nnetwork-import@example.com,Nora,Net\n' : `${await page.locator('main pre code').innerText()}\n`;
    await page.locator('input[type=file]').setInputFiles({ name: kind === 'customers' ? 'a.csv' : 'a.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const task = await submit(line, page.locator('main form'), page.locator('main form button[type=submit]'), `import ${kind}`);
    assert.ok(task.status < 300, `${kind}: ${JSON.stringify(task)}`);
    await page.waitForURL(/tasks\/\d+$/);
  }
  const { items: [{ productId }] } = await api('GET', '/admin/product/paged?search=mug');
  await go(line, `/products/${productId}`);
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  line.sent = [];
  line.lost = true;
  await page.locator('.pictures input[type=file]').setInputFiles({ name: 'network.png', mimeType: 'image/png', buffer: png });
  await page.getByText(unknown).waitFor();
  line.lost = false;
  await page.locator('.pictures').getByRole('button', { name: 'Try again' }).click();
  await page.getByText(unknown).waitFor({ state: 'detached' });
  await page.locator('.savebar').getByRole('button', { name: 'Discard' }).click();
  const uploads = line.sent.filter((s) => s.path === '/admin/media');
  assert.deepEqual([new Set(uploads.map((s) => s.key)).size, uploads.filter((s) => !s.replayed).length], [1, 1], JSON.stringify(uploads));
  line.quiet();
  await page.close();
});
