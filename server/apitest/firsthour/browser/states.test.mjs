// Tests rare states of a shop in both color schemes: loading, failed and empty. It also tests
// content and styles that pages give to components.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { browser, open, readable, url } from './browser.mjs';

const { STORE_KEY } = process.env;
const demo = `${url}/demo?storeKey=${STORE_KEY}`;

const works = (route) => route.continue();

/** Lets a page wait without its time limit, so that it does not repeat a request that a test holds. */
const patient = () => { AbortSignal.timeout = () => new AbortController().signal; };

/** Answers what a page asks its store for: the function that comes back says how, from then on. */
async function answering(page, path) {
  let how = works;
  await page.addInitScript(patient);
  await page.evaluate(patient);
  await page.route((asked) => asked.pathname === `/customer/${path}`, (route) => how(route));
  return (next) => { how = next; };
}
const changed = (change) => async (route) => {
  const response = await route.fetch();
  const json = await response.json();
  change(json);
  await route.fulfill({ response, json });
};
const problem = { status: 503, contentType: 'application/problem+json', headers: { 'Retry-After': '0' }, body: '{"code":"unavailable","detail":"Later."}' };

for (const colorScheme of ['light', 'dark']) {
  test(`the loading, error and sold-out states are readable, ${colorScheme}`, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme });
    page.setDefaultTimeout(180_000);
    let held;
    const list = await answering(page, 'product/paged'), product = await answering(page, 'product');
    const hold = (route) => { held = route; };
    list(hold);
    await page.goto(demo);
    await page.getByText('Loading').waitFor({ state: 'attached' });
    await readable(page, `a list that loads, ${colorScheme}`);
    list((route) => route.fulfill(problem));
    await held.fulfill(problem);
    await page.getByRole('alert').getByText('This did not load.').waitFor();
    await readable(page, `a list that did not load, ${colorScheme}`);
    list(changed(({ items }) => { for (const p of items) p.inStock = false; }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Sold out').first().waitFor();
    assert.equal(await page.getByRole('button', { name: /^Add to cart/ }).count(), 0);
    await readable(page, `a list that is sold out, ${colorScheme}`);

    const details = page.getByRole('dialog');
    const opened = () => page.getByRole('button', { name: 'Ceramic pour-over set', exact: true }).click();
    product(hold);
    await opened();
    await details.getByText('Loading').waitFor({ state: 'attached' });
    await readable(page, `a product that loads, ${colorScheme}`);
    await held.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not_found"}' });
    await details.getByText('This product is not available.').waitFor();
    assert.equal(await details.getByRole('button', { name: 'Try again' }).count(), 0);
    await readable(page, `a product that is gone, ${colorScheme}`);
    await page.keyboard.press('Escape');
    product(changed(({ variants }) => { for (const v of variants) Object.assign(v, { availability: 'OUT_OF_STOCK', availableQuantity: 0 }); }));
    await opened();
    await details.getByRole('button', { name: 'Sold out' }).waitFor();
    await readable(page, `a product that is sold out, ${colorScheme}`);
    await details.getByRole('button', { name: 'Sold out' }).dispatchEvent('click');
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
    await page.close();
  });
}

const english = { add: 'Add to cart', adding: 'Adding to your cart', added: 'Added to your cart', noStock: 'There is not enough of it in stock.', notAllowed: 'It cannot be ordered like this. Open the product, or choose another one.', unchanged: 'Your cart did not change. Try again.' };
const refused = (code) => (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ code, detail: 'For developers.' }) });

for (const lang of ['en', 'de', 'fr', 'es', 'it', 'ar']) {
  test(`a quick add announces that it is pending, refused or done, ${lang}`, async () => {
    const words = lang === 'en' ? english : await (await fetch(`${url}/storefront/1/${lang}.json`)).json();
    const { page } = await open(`${demo}&lang=${lang}`);
    const list = page.locator('store-product-list');
    const button = list.getByRole('button', { name: `${words.add}: Oak serving board` });
    await button.waitFor();
    await page.evaluate(() => addEventListener('store:cart-open', (e) => { globalThis.carts = (globalThis.carts ?? 0) + 1; e.preventDefault(); })); // a page with its own cart
    const item = await answering(page, 'cart/item');
    let sent = 0, held;
    item((route) => { sent++; held = route; });
    await button.click();
    const status = list.getByRole('status');
    await status.getByText(`${words.adding}: Oak serving board`).waitFor({ state: 'attached' });
    assert.equal(await button.getAttribute('aria-busy'), 'true');
    await button.click(); // a second click while the first one is pending adds nothing
    await readable(page, `a quick add that is pending, ${lang}`);
    while (!held) await page.waitForTimeout(20);
    await refused('insufficient_stock')(held);
    const alert = list.getByRole('alert');
    await alert.getByText(words.noStock, { exact: true }).waitFor();
    assert.equal(sent, 1);
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(await button.evaluate((e) => e.getRootNode().getElementById(e.getAttribute('aria-describedby')).textContent), words.noStock);
    assert.equal(await alert.count(), 1, 'the list itself did not fail');
    assert.equal(await status.getByText(words.adding).count(), 0);
    await readable(page, `a quick add that is refused, ${lang}`);
    for (const [code, text] of [['invalid_value', words.notAllowed], ['currency_mismatch', words.unchanged]]) {
      item(refused(code));
      await button.click();
      await alert.getByText(text, { exact: true }).waitFor();
    }
    item(works);
    await button.click();
    await status.getByText(`${words.added}: Oak serving board`).waitFor({ state: 'attached' });
    assert.equal(await alert.count(), 0);
    assert.equal(await page.evaluate(() => globalThis.carts), 1);

    item(refused('insufficient_stock'));
    await list.getByRole('button', { name: 'Oak serving board', exact: true }).click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: words.add, exact: true }).click();
    await details.getByRole('alert').getByText(words.noStock, { exact: true }).waitFor();
    await page.close();
  });
}

const codes = ['price_changed', 'insufficient_stock', 'unavailable', 'quantity_not_allowed', 'coupon_not_applicable', 'coupon_exhausted', 'shipping_not_available',
  'min_order_amount', 'custom_field_required', 'custom_field_invalid', 'quantity_reduced', 'not_in_the_contract'];

for (const lang of ['de', 'ar']) {
  test(`the cart has a text for every problem and every refused code, ${lang}`, async () => {
    const words = await (await fetch(`${url}/storefront/1/${lang}.json`)).json();
    const { page } = await open(`${demo}&lang=${lang}`);
    const add = page.getByRole('button', { name: `${words.add}: Oak serving board` });
    await add.waitFor();
    const item = await answering(page, 'cart/item'), coupon = await answering(page, 'cart/coupon');
    const expected = { price_changed: words.repriced, unavailable: words.gone, coupon_not_applicable: words.noCoupon, coupon_exhausted: words.couponGone, shipping_not_available: words.notShipped,
      min_order_amount: words.minimum, custom_field_required: words.badField, custom_field_invalid: words.badField, not_in_the_contract: words.cartProblem };
    const text = (template, n) => template.replace('{n}', new Intl.NumberFormat(lang).format(n));
    const cart = page.getByRole('dialog');
    for (const code of codes) {
      item(changed((c) => {
        const [line] = c.items;
        Object.assign(line, { quantity: 7, minQuantity: 2, maxQuantity: 6, quantityStep: 4, availableQuantity: 3 });
        const whole = /^(coupon|shipping|min_)/.test(code);
        c.problems = [{ code, cartItemId: whole ? null : line.cartItemId, message: 'For developers.' }];
      }));
      await add.click();
      const left = words.left[new Intl.PluralRules(lang).select(3)] ?? words.left.other;
      const shown = expected[code] ?? { insufficient_stock: text(left, 3), quantity_reduced: text(words.reduced, 7),
        quantity_not_allowed: [text(words.ruleMin, 2), text(words.ruleMax, 6), words.ruleStep.replaceAll('{n}', new Intl.NumberFormat(lang).format(4))].join(' ') }[code];
      await cart.getByText(shown, { exact: true }).waitFor();
      assert.equal(await cart.getByText('For developers.').count(), 0, code);
      if (code === codes[0]) await readable(page, `a problem in the cart, ${lang}`);
      await page.keyboard.press('Escape');
      await cart.waitFor({ state: 'hidden' });
    }
    item(works);
    await add.click();
    for (const [code, shown] of [['coupon_not_applicable', words.couponRefused], ['coupon_exhausted', words.couponUsed], ['invalid_state_transition', words.unchanged]]) {
      coupon(refused(code));
      await cart.getByLabel(words.coupon).fill('SOME');
      await cart.getByRole('button', { name: words.apply, exact: true }).click();
      await cart.getByRole('alert').getByText(shown, { exact: true }).waitFor();
    }
    await page.close();
  });
}

test('a cart that failed to load says so, and can be loaded again', async () => {
  const { page } = await open(demo);
  await page.getByRole('button', { name: 'Add to cart: Oak serving board' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByText('Oak serving board').waitFor();
  const summary = await answering(page, 'cart/summary');
  summary((route) => route.fulfill(problem));
  await page.evaluate(() => { for (const place of Object.keys(localStorage)) if (place.startsWith('store:')) localStorage.setItem(place, JSON.stringify({ token: JSON.parse(localStorage.getItem(place)).token })); });
  await page.reload();
  await page.getByRole('button', { name: /^Cart/ }).click();
  await cart.getByRole('alert').waitFor();
  await readable(page, 'a cart that did not load');
  summary(works);
  await cart.getByRole('button', { name: 'Try again' }).click();
  await cart.getByText('Oak serving board').waitFor();
  await page.close();
});

test('a component that loads late, fails to load or was modified leaves the page intact, and loads when requested again', async () => {
  const { page } = await open('about:blank');
  const parts = (path, how) => page.route((asked) => asked.pathname.endsWith(`/${path}.js`), how);
  let lost = true, held;
  await parts('details-view', (route) => lost ? route.abort() : route.continue()); // before the first request, and then together or separately
  await parts('cart-view', async (route) => {
    const response = await route.fetch();
    if (new URL(route.request().url()).search) {
      held = () => route.fulfill({ response });
      return;
    }
    await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` });
  });
  await page.goto(demo);
  await page.getByRole('button', { name: 'Oak serving board', exact: true }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('alert').getByText('This did not load.').waitFor();
  await readable(page, 'a product whose part did not load');
  lost = false;
  await details.getByRole('button', { name: 'Try again' }).click();
  await details.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByText('Loading').or(cart.getByRole('alert')).first().waitFor({ state: 'attached' });
  if (await cart.getByRole('alert').count()) await cart.getByRole('button', { name: 'Try again' }).click();
  await cart.getByText('Loading').waitFor({ state: 'attached' });
  await readable(page, 'a cart whose part comes late');
  while (!held) {
    if (await cart.getByRole('alert').count()) await cart.getByRole('button', { name: 'Try again' }).click();
    await page.waitForTimeout(20);
  }
  await held();
  await cart.getByText('Oak serving board').waitFor();
  assert.equal(await page.evaluate(() => globalThis.changed), undefined, 'a part that was changed does not run');
  await page.close();
});

// A page of a merchant, with everything that the guide says can be replaced and painted.
const shop = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><script type="module" src="${url}/storefront/1/store.js"></script>
<store-config store-key="${STORE_KEY}"><main><h1>Shop</h1>
<store-cart-button><b slot="icon">our bag</b></store-cart-button>
<store-cart-slideout><b slot="empty">our empty cart</b><b slot="actions">our gift card</b></store-cart-slideout>
<store-product-details slug="house-espresso"><b slot="price">our price</b><b slot="actions">our wish list</b></store-product-details>
<store-product-card slug="stoneware-mug"></store-product-card>
<store-product-list search="nothing is called this"><b slot="empty">our nothing</b></store-product-list>
<store-product-card slug="no-such-product"><b slot="error">our error</b></store-product-card>
</main></store-config>`;
const css = ['button', 'card', 'name', 'price', 'badge', 'add', 'dialog', 'checkout'].map((part) => `store-config ::part(${part}) { outline: 3px solid rgb(1, 2, 3); }`).join('\n');
const merchant = createServer((request, answer) => {
  const page = { '/': ['text/html', shop], '/shop.css': ['text/css', css] }[request.url];
  answer.writeHead(page ? 200 : 404, { 'Content-Type': `${page?.[0]}; charset=utf-8` }).end(page?.[1]);
});

test('a page fills the slots of components, and styles their parts', async (t) => {
  await new Promise((done) => merchant.listen(0, '127.0.0.1', done));
  t.after(() => { merchant.closeAllConnections(); merchant.close(); });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(180_000);
  await page.goto(`http://localhost:${merchant.address().port}/`);
  for (const text of ['our bag', 'our price', 'our wish list', 'our nothing', 'our error']) await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  await page.getByText('our empty cart').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart: Stoneware mug' }).click();
  await page.getByText('our gift card').waitFor();
  const painted = await page.evaluate(() => {
    const found = {};
    for (const element of document.querySelectorAll('store-config *')) {
      for (const e of element.shadowRoot?.querySelectorAll('[part]') ?? []) if (getComputedStyle(e).outlineColor === 'rgb(1, 2, 3)') found[e.getAttribute('part')] = true;
    }
    return Object.keys(found).sort();
  });
  assert.deepEqual(painted, ['add', 'button', 'card', 'checkout', 'dialog', 'name', 'price']);
  await readable(page, 'slots and parts');
  await page.close();
});
