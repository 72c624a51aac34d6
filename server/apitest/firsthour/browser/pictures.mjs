// Renders the pages of buyers, the console's main screens, and mails and documents into a folder with an
// index.html, for people to look at. Run by task pictures; the argument is the folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addFile, asAdmin, asVisitor, ask, checkout, home } from './buyer.mjs';
import { launch } from './chromium.mjs';

const { STORE_URL: url, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const folder = resolve(process.argv[2] ?? 'pictures');
mkdirSync(folder, { recursive: true });
const browser = await launch();
const locales = { en: 'en-US', de: 'de-DE', ar: 'ar-EG' };
const taken = []; // { group, state, file, what }

/** Takes a page as it is now, wide and narrow, light and dark. */
async function take(page, group, state, widths = [1440, 390]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 0)); // what is sticky is where a reader sees it first
      const file = `${group}-${state}-${width}-${colorScheme}.png`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      taken.push({ group, state, file, what: `${width} px, ${colorScheme}${sideways ? ' (scrolls sideways)' : ''}` });
    }
  }
  await page.setViewportSize({ width: widths[0], height: 900 });
}

async function on(address, lang, work) {
  const context = await browser.newContext({ locale: locales[lang], viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await work(page);
  } finally {
    await context.close();
  }
}
const buyer = { ...home, company: 'Özil & Söhne GmbH', phoneNumber: '(212) 555-0142' };
async function fill(page, { countryCode = 'DE', ...values }) {
  await page.locator('[name=countryCode]').selectOption(countryCode);
  await page.locator('[name=email]').fill('m.oezil@example.com');
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name=terms]').check();
}
const settled = (page) => page.waitForFunction(() => !document.querySelector('[aria-busy]'));
const placed = (page) => page.locator('.tick-mark').waitFor();

const file = await addFile('LONG-FILE', 'Handdrawn topographic map of the Allgäu Alps, second edition');
const { items: [shipping] } = await asAdmin('GET', 'shipping-method/all');
await asAdmin('POST', 'coupon', { code: 'GIFT', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '100' });
await asAdmin('POST', 'coupon', { code: 'TENTH', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '10' });

for (const lang of Object.keys(locales)) {
  const pages = `Checkout, ${lang}`;
  await on((await checkout('MUG-STONE-300', { lang })).address, lang, async (page) => {
    await page.locator('[name=email]').waitFor();
    await take(page, pages, '1 empty');
    await page.locator('[name=postalCode]').fill('1');
    await page.locator('[name=postalCode]').press('Enter');
    await page.locator('#email-fault').waitFor();
    await take(page, pages, '2 errors');
    await fill(page, { ...home, company: buyer.company });
    await page.locator('[name=shippingMethodId]').first().waitFor();
    await page.locator('#coupon').fill('NOSUCHCODE');
    await page.locator('[data-k=apply]').click();
    await page.locator('#coupon-fault').waitFor();
    await page.locator('[name=same]').uncheck();
    await page.locator('[name="billing.countryCode"]').selectOption('US');
    await page.locator('[name="billing.stateProvince"]').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.fold').click(); // unfolded on a phone
    await take(page, pages, '3 code refused, billed elsewhere');
  });
  const espresso = await asVisitor('GET', 'product?slug=house-espresso');
  const cart = await asVisitor('POST', 'cart/item', { variantId: espresso.variants[0].variantId, quantity: 1, subscriptionPlanId: espresso.subscriptionPlans[0].subscriptionPlanId });
  const { url: subscription } = await ask('POST', 'customer/checkout/link', { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token, 'Idempotency-Key': crypto.randomUUID() }, {});
  await on(`${subscription}&l=${lang}`, lang, async (page) => {
    await page.locator('[data-k=sign-up]').waitFor();
    await take(page, pages, '4 subscription, before the login');
    await page.locator('[name=password]').fill('seven slow kettles');
    await fill(page, home);
    await page.locator('[name=email]').fill(`buyer.${lang}@example.com`);
    await page.locator('[data-k=sign-up]').click();
    await page.locator('[name=taxNumber]').waitFor();
    await settled(page);
    await take(page, pages, '5 subscription, logged in');
  });
  await on((await checkout('LONG-FILE', { lang, coupon: 'GIFT' })).address, lang, async (page) => {
    await page.locator('[name=email]').waitFor();
    await fill(page, { ...buyer, countryCode: 'US', postalCode: '10001', city: 'New York' });
    await page.locator('[name=stateProvince]').selectOption('NY');
    await settled(page);
    await take(page, pages, '6 free order');
    await page.locator('button.pay').click();
    await placed(page);
    await take(page, pages, '7 free order, done');
  });
  await on((await checkout('MUG-STONE-300', { lang, coupon: 'TENTH' })).address, lang, async (page) => {
    await page.locator('[name=email]').waitFor();
    await fill(page, home);
    await page.locator('[name=shippingMethodId]').first().waitFor();
    await page.locator('[name=paymentToken]').selectOption('pm_card_chargeDeclined');
    await page.locator('button.pay').click();
    await page.locator('[data-k=declined]').waitFor();
    await settled(page);
    await take(page, pages, '8 declined');
    await page.locator('[name=paymentToken]').selectOption('pm_card_visa');
    await page.locator('button.pay').click();
    await placed(page);
    await take(page, pages, '9 done');
  });
  const { variants: [{ variantId }] } = await asVisitor('GET', 'product?slug=stoneware-mug');
  const { orderId } = await asAdmin('POST', 'order', { email: 'payer@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: { ...home, countryCode: 'DE' }, shippingMethodId: shipping.shippingMethodId, notifyCustomer: false });
  const { url: due } = await asAdmin('POST', 'order/payment-link', { orderId });
  await on(`${due}&l=${lang}`, lang, async (page) => {
    await page.locator('button.pay').waitFor();
    await take(page, `Payment page, ${lang}`, 'due');
  });
  await on(`${url}/demo?storeKey=${STORE_KEY}&lang=${lang}`, lang, async (page) => {
    await page.waitForLoadState('networkidle');
    await take(page, `Components, ${lang}`, 'shop');
  });
}

/** The lists of the console, the first object of each, and the forms of new objects, in English and from right to left. */
for (const lang of ['en', 'ar']) {
  await on(`${url}/console`, lang, async (page) => {
    const group = `Console, ${lang}`;
    await page.locator('form input').first().fill(ADMIN_EMAIL);
    await page.locator('form input[type=password]').fill(ADMIN_PASSWORD);
    await page.locator('form input[type=password]').press('Enter');
    await page.locator('nav a[href]').first().waitFor();
    const screens = new Set(await page.evaluate(() => [...document.querySelectorAll('nav a[href]')].map((a) => a.pathname)));
    for (const path of screens) { // the walk includes what it adds
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await page.locator('main h1').waitFor();
      await take(page, group, path.replace(/^\/console\/?/, '') || 'home');
      const more = await page.evaluate(() => [document.querySelector('main a.row'), document.querySelector('header.title a.main[href$="/new"]')].map((a) => a?.pathname));
      for (const next of more) if (next) screens.add(next);
    }
    if (lang === 'en') {
      await page.goto(`${url}/console/products/${file.productId}`, { waitUntil: 'networkidle' });
      await take(page, group, 'a long name');
    }
  });
}

async function all(list) {
  const found = [];
  for (let cursor = ''; cursor !== null;) {
    const answer = await asAdmin('GET', `${list}?pageSize=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    found.push(...answer.items);
    cursor = answer.nextCursor;
  }
  return found;
}
for (const { emailTemplateId, emailTemplateTypeCode, languageCode } of await all('email-template/paged')) {
  const mail = await asAdmin('POST', 'email-template/preview', { emailTemplateId });
  const context = await browser.newContext({ viewport: { width: 600, height: 800 } });
  const page = await context.newPage();
  await page.setContent(mail.renderedHtml);
  await take(page, 'Mails', `${emailTemplateTypeCode} ${languageCode}`, [600, 390]);
  await context.close();
}
const documents = [];
const { accessToken } = await ask('POST', 'admin/login', {}, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
for (const { pdfTemplateId, pdfTemplateTypeCode, languageCode } of await all('pdf-template/paged')) {
  const answer = await fetch(`${url}/admin/pdf-template/preview`, { method: 'POST', body: JSON.stringify({ pdfTemplateId }),
    headers: { Authorization: `Bearer ${accessToken}`, 'X-Store-Id': process.env.STORE_ID, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } });
  if (!answer.ok) throw new Error(await answer.text());
  const name = `document-${pdfTemplateTypeCode}-${languageCode}.pdf`.toLowerCase();
  writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()));
  documents.push(name);
}
await browser.close();

const by = (list, name) => [...new Set(list.map((p) => p[name]))].map((value) => [value, list.filter((p) => p[name] === value)]);
const section = ([group, pictures]) => `<h2>${group}</h2>${by(pictures, 'state').map(([state, shots]) =>
  `<h3>${state}</h3><p>${shots.map((p) => `<a href="${p.file}"><img src="${p.file}" alt="${p.what}" loading="lazy"><br>${p.what}</a>`).join(' ')}</p>`).join('')}`;
writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:16px system-ui;margin:2rem}a{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0}img{height:320px;border:1px solid #ccc}</style>
<h1>${taken.length} pictures, ${documents.length} documents</h1>${by(taken, 'group').map(section).join('')}<h2>Documents</h2><ul>${documents.map((name) => `<li><a href="${name}">${name}</a>`).join('')}</ul></html>\n`);
const sideways = taken.filter((p) => p.what.includes('sideways'));
console.log(`${taken.length} pictures and ${documents.length} documents: ${join(folder, 'index.html')}${sideways.length ? `\nscroll sideways: ${sideways.map((p) => p.file).join(', ')}` : ''}`);
