// Why a discount code does not apply: the cart and the checkout say it in six languages, with amounts, from the data of
// the service's refusal.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { ask, asAdmin, asVisitor, checkout, euros, nameIn } from './buyer.mjs';

const { STORE_KEY } = process.env;
const locales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', ar: 'ar-EG' };
const english = {
  coupon: 'Discount code', apply: 'Apply', add: 'Add to cart', couponMin: 'Add {amount} more to use this code.', couponUnits: { one: 'Add {n} more item that this code is for.', other: 'Add {n} more items that this code is for.' },
  couponMinSome: 'Add {amount} more of the products that this code is for.', couponRemove: 'Remove {code} to order without it.', couponCurrency: 'This code is for carts in {currency}.', couponRefused: 'This code is not valid, or does not apply to this cart.',
};
const texts = async (file, lang) => lang === 'en' ? english : (await fetch(`${url}/${file}${lang}.json`)).json();
const filled = (locale, text, values) => (typeof text === 'string' ? text : text[new Intl.PluralRules(locale).select(values.n)] ?? text.other)
  .replace(/\{(\w+)\}/g, (_, name) => typeof values[name] === 'number' ? new Intl.NumberFormat(locale).format(values[name]) : values[name]);
const refusal = (reason, more = {}) => ({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ code: 'coupon_not_applicable', detail: 'For developers.', requestId: 'request-1',
  coupon: { code: 'SOME', reason, isForAllItems: true, currencyCode: null, minSubtotal: null, missingSubtotal: null, minQuantity: null, missingQuantity: null, ...more } }) });

let price, reasons;
before(async () => {
  await asAdmin('POST', 'coupon', { code: 'FROMTHOUSAND', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '10', currencyCode: 'EUR', minSubtotal: '1000.50' });
  await asAdmin('POST', 'coupon', { code: 'FROMTWO', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '10', minQuantity: 2 });
  const cart = await asVisitor('POST', 'cart/item', { sku: 'MUG-STONE-300', quantity: 1 });
  price = Number((await ask('GET', 'customer/cart/summary', { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token })).shownSubtotal);
  const { components: { schemas } } = await ask('GET', 'openapi/customer.json', {});
  reasons = schemas.CouponRefusalReason['x-extensible-enum'];
  assert.ok(reasons.length > 10);
});

for (const [lang, locale] of Object.entries(locales)) {
  test(`the cart and the checkout say why a discount code does not apply: ${lang}`, async () => {
    const missing = (1000.5 - price).toFixed(2);
    const shop = await texts('storefront/1/', lang), words = await texts('checkout/page/checkout-', lang);

    const options = { locale, viewport: { width: 390, height: 844 }, colorScheme: ['de', 'ar'].includes(lang) ? 'dark' : 'light' };
    const demo = await open(`${url}/demo?storeKey=${STORE_KEY}&lang=${lang}`, options);
    await demo.page.getByRole('button', { name: `${shop.add}: Stoneware mug` }).click();
    const cart = demo.page.getByRole('dialog');
    const inCart = async (code, text) => {
      await cart.getByLabel(shop.coupon).fill(code);
      await cart.getByRole('button', { name: shop.apply, exact: true }).click();
      await cart.getByRole('alert').getByText(text, { exact: true }).waitFor();
    };
    await inCart('FROMTHOUSAND', filled(lang, shop.couponMin, { amount: await euros(demo.page, lang, missing) }));
    await readable(demo.page, `the amount that a discount code needs, in the cart, ${lang}`);
    await inCart('FROMTWO', filled(lang, shop.couponUnits, { n: 1 }));
    let answer;
    await demo.page.route((asked) => asked.pathname === '/customer/cart/coupon', (route) => route.fulfill(answer));
    answer = refusal('min_subtotal', { isForAllItems: false, currencyCode: 'EUR', minSubtotal: '9.00', missingSubtotal: '2.50' });
    await inCart('SOME', filled(lang, shop.couponMinSome, { amount: await euros(demo.page, lang, '2.50') }));
    const said = new Set();
    for (const reason of reasons.filter((r) => !['min_subtotal', 'min_quantity', 'currency'].includes(r))) {
      answer = refusal(reason);
      await cart.getByLabel(shop.coupon).fill(reason);
      const sent = demo.page.waitForResponse((r) => new URL(r.url()).pathname === '/customer/cart/coupon');
      await cart.getByRole('button', { name: shop.apply, exact: true }).click();
      await sent;
      await demo.page.waitForFunction((before) => { // the text of the last reason is gone
        const alert = document.querySelector('store-cart-slideout').shadowRoot.querySelector('[role=alert]');
        return alert && !before.includes(alert.textContent);
      }, [...said]);
      const text = await cart.getByRole('alert').innerText();
      assert.ok(text.length > 8 && !text.includes('For developers.') && text !== shop.couponRefused, `${reason}: ${text}`);
      said.add(text);
    }
    answer = refusal('of_the_future');
    await inCart('FUTURE', lang === 'en' ? 'For developers.' : shop.couponRefused); // English readers understand the service's own text
    demo.quiet();
    await demo.page.close();

    const { address, headers } = await checkout('MUG-STONE-300', { lang: locale });
    const { page, quiet } = await open(address, options);
    await page.locator('.fold').click(); // the order is folded on a phone
    const inCheckout = async (code, text) => {
      await page.locator('#coupon').fill(code);
      await page.locator('[data-k=apply]').click();
      await page.locator('#coupon-fault').getByText(text, { exact: true }).waitFor();
    };
    await inCheckout('FROMTHOUSAND', filled(locale, words.couponMin, { amount: await euros(page, locale, missing) }));
    await readable(page, `the amount that a discount code needs, in the checkout, ${lang}`);
    await inCheckout('FROMTWO', filled(locale, words.couponUnits, { n: 1 }));
    await page.route((asked) => asked.pathname === '/customer/cart/coupon', (route) => route.fulfill(answer));
    answer = refusal('currency', { currencyCode: 'USD' });
    await inCheckout('SOME', filled(locale, words.couponCurrency, { currency: await nameIn(page, locale, 'currency', 'USD') }));
    await page.unrouteAll({ behavior: 'wait' });

    // A code that applied until the buyer took out a unit keeps the cart from being ordered.
    const { items: [{ cartItemId }] } = await ask('GET', 'customer/cart/summary', headers);
    await ask('PATCH', 'customer/cart/item', headers, { cartItemId, quantity: 2 });
    await ask('POST', 'customer/cart/coupon', headers, { code: 'FROMTWO' });
    await ask('PATCH', 'customer/cart/item', headers, { cartItemId, quantity: 1 });
    await page.reload();
    await page.locator('[name=email]').fill('coupon@example.com');
    await page.locator('[name=countryCode]').selectOption('DE');
    for (const [name, value] of Object.entries({ streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin' })) await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=city]').press('Tab');
    await page.locator('#obstacle').getByText(`${filled(locale, words.couponUnits, { n: 1 })} ${filled(locale, words.couponRemove, { code: 'FROMTWO' })}`, { exact: true }).waitFor();
    await readable(page, `a discount code that no longer applies, ${lang}`);
    quiet();
    await page.close();
  });
}
