// Every screen of the admin console, found in its navigation: lists, objects and forms of new objects. Each is accessible
// and fits a narrow dark page from right to left. The other specs check wide and light pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings, open, url } from './browser.mjs';
import { logIn, navigation, settling } from './console.mjs';

/** Specs show these lists and their objects; "task console:whole" shows every screen. */
const whole = Boolean(process.env.CONSOLE_WHOLE), short = /\/(orders|products|coupons|redirects|returns|scopes|returnpolicy|settings)$/;

/** The addresses of all screens: each link of the navigation, the first object of each list, and each form of a new object. */
async function screens(page, settled) {
  const found = [];
  for (const href of await navigation(page).getByRole('link').evaluateAll((all) => all.map((a) => a.href))) {
    if (!whole && !short.test(href)) continue;
    await page.goto(href);
    await settled().catch((error) => assert.fail(`${href}: ${error}`));
    found.push(href);
    const more = page.locator('main a.row').first().or(page.locator('header.title a.main[href$="/new"]'));
    found.push(...await more.evaluateAll((all) => all.map((a) => a.href)));
  }
  return found;
}

/** Returns the texts of the interface that have Latin letters only, without names of formats, and without choices and options, which are data. */
const latin = (page) => page.evaluate(() => [...document.querySelectorAll('main h2, main legend, main th, main label, main button, nav a, nav button')].filter((e) => !e.closest('.choices'))
  .map((e) => [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data.trim()).join(' ')).filter((text) => /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text) && !/^(HTML|CSS|CSV|XLSX|JSON|PDF|URL)$/.test(text)));

test('shows each screen accessibly on a narrow dark page from right to left, with no text in English', async () => {
  const { page, quiet } = await open(`${url}/console`, { viewport: { width: 1440, height: 900 } });
  await logIn(page);
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  const settled = settling(page);
  const all = await screens(page, settled);
  assert.ok(all.length >= (whole ? 60 : 13), `${all.length} screens`);
  await page.evaluate(() => localStorage.setItem('console-language', 'ar'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const faults = [];
  for (const address of all) {
    await page.goto(address);
    await settled().catch((error) => assert.fail(`${address}: ${error}`));
    const at = new URL(address).pathname;
    faults.push(...(await findings(page)).map((f) => `${at}: ${f}`), ...(/products\/\d/.test(at) ? [] : await latin(page)).map((text) => `${at}: in English: ${text}`));
    const [heading, title] = await page.evaluate(() => [document.querySelector('main h1').innerText, document.title]);
    if (!title.startsWith(`${heading} · `)) faults.push(`${at}: the tab is named ${title}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) faults.push(`${at}: ${wide} px wider than the window`);
  }
  assert.deepEqual(faults, []);
  quiet();
  await page.close();
});
