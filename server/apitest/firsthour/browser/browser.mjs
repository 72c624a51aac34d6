// A real browser at the service that start.mjs has started: it listens to what pages
// ask for and complain about.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { launch } from './chromium.mjs';

export const url = process.env.STORE_URL;
assert.ok(url, 'STORE_URL: run this by way of start.mjs');

/** A host that the browser takes for this machine, so that pages come from elsewhere. */
export const elsewhere = 'shop.example';

export let browser;
before(async () => {
  browser = await launch('--disable-software-rasterizer', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`);
  const make = browser.newContext;
  browser.newContext = async function (...given) {
    const context = await make.apply(this, given);
    context.setDefaultTimeout(180_000); // a state may come late on a busy machine
    return context;
  };
  await waitFirst();
});
after(() => browser?.close());

/**
 * Right after a page was opened, its script may not have written its content yet. A check of the
 * page must wait for an element first.
 */
async function waitFirst() {
  const page = await browser.newPage();
  const pages = Object.getPrototypeOf(page), locators = Object.getPrototypeOf(page.locator('html'));
  await page.close();
  const opened = new WeakSet();
  const before = (methods, names, does) => {
    for (const name of names) {
      const method = methods[name];
      methods[name] = function (...given) { does(methods === pages ? this : this.page(), name); return method.apply(this, given); };
    }
  };
  const waited = (page) => opened.delete(page);
  before(pages, ['goto', 'reload', 'goBack', 'goForward'], (page) => opened.add(page));
  before(pages, ['waitForFunction', 'waitForRequest', 'waitForResponse'], waited);
  before(locators, ['waitFor', 'click', 'fill', 'check', 'uncheck', 'selectOption', 'press', 'focus', 'hover'], waited);
  const looks = (page, name) => assert.ok(!opened.has(page), `${name}: wait for what the opened page shows first`);
  before(pages, ['evaluate'], looks);
  before(locators, ['count', 'all', 'isVisible', 'isHidden', 'isEnabled', 'isDisabled', 'isChecked', 'allTextContents', 'allInnerTexts', 'evaluateAll'], looks);
}

/**
 * The address of a visitor from a network of their own. The service limits logins and sign-ups of a network, and all
 * specs run on one machine. Only for pages without requests to other origins, which would need a preflight.
 */
export const network = () => ({ 'X-Forwarded-For': `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}` });

/** Opens a page; outside are requests to any other origin, complaints what it violates or throws. */
export async function open(address, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const outside = [], complaints = [];
  const { origin } = new URL(address);
  page.on('request', (request) => {
    if (!request.url().startsWith(origin + '/') && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  page.on('console', (message) => { if (/Content Security Policy/i.test(message.text())) complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address, { waitUntil: 'load' });
  return { page, quiet: () => assert.deepEqual({ outside, complaints }, { outside: [], complaints: [] }, address) };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails if a page breaks an accessibility rule in a state. With PICTURES it saves a picture in that folder. */
export async function readable(page, state) {
  assert.deepEqual(await findings(page), [], state);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${state.replaceAll(/\W+/g, '-')}.png`, fullPage: true });
}

/**
 * Returns axe's findings on a page by WCAG 2.2 AA, after transitions have ended. While a modal dialog is open, the page
 * behind it is inert, so findings there do not count.
 */
export async function findings(page) {
  await page.evaluate(axe);
  for (let tries = 0; ; tries++) {
    const found = await page.evaluate(async () => {
      const modals = [], roots = [document];
      for (const root of roots) {
        modals.push(...root.querySelectorAll('dialog:modal'));
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
      const reachable = (element) => {
        let at = element;
        while (at && !modals.includes(at)) at = at.parentNode ?? at.host;
        return modals.length === 0 || Boolean(at);
      };
      const { violations } = await globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], elementRef: true });
      return violations.flatMap(({ id, nodes }) => nodes.filter(({ element }) => reachable(element)).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
    if (found.length === 0 || tries === 10) return found;
    await page.waitForTimeout(300);
  }
}
