// Settings in the admin console: templates of mails and documents, providers, account types and the domain.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { api, logIn, navigation, openAs } from './console.mjs';

test('an administrator edits the template of a mail with a live preview, and resets it to the built-in texts', async () => {
  const { page, quiet } = await open(`${url}/console/mails`, { viewport: { width: 1440, height: 900 } });
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Order confirmation');
  await page.getByRole('link', { name: /Order confirmation/ }).click();
  await page.getByRole('heading', { name: 'Order confirmation · English' }).waitFor();
  const emailTemplateId = Number(page.url().split('/').at(-1));
  const stored = () => api('GET', `/admin/email-template?emailTemplateId=${emailTemplateId}`);
  const mail = page.getByRole('region', { name: 'Preview of the mail' });
  await mail.getByText('Thank you for your order').waitFor();
  await page.getByText('The template has the built-in texts.').waitFor();
  await readable(page, 'console mail template');
  const html = page.getByLabel('HTML');
  const source = await html.inputValue();
  await page.getByLabel('Subject').fill('Hello {{ customer.firstName }}');
  await page.getByText('Hello Mia', { exact: true }).waitFor();
  await html.fill('<body style="background: rgb(1, 2, 3)"><style>p { letter-spacing: 3px }</style><script>window.ran = true</script><p onclick="window.ran = true">Dear {{ customer.name }} &amp; all<br>&#8364;</p><img src="x" onerror="window.ran = true"><a href="javascript:window.ran = true">first</a> <a href="https://shop.example/a">second</a><iframe src="https://shop.example"></iframe><div style="position: fixed; inset: 0">over</div></body>');
  await mail.getByText('Dear Mia Keller & all').waitFor();
  const made = await mail.evaluate((host) => {
    const root = host.shadowRoot, p = root.querySelector('p');
    const over = root.querySelector('p ~ div').getBoundingClientRect(), box = host.getBoundingClientRect();
    return {
      names: [...new Set([...root.querySelectorAll('*')].flatMap((e) => e.getAttributeNames()))].sort(), spacing: getComputedStyle(p).letterSpacing, ground: getComputedStyle(root.firstElementChild).backgroundColor,
      links: [...root.querySelectorAll('a')].map((a) => a.getAttribute('href')), frames: root.querySelectorAll('iframe, script').length, text: p.innerText, inside: over.left >= box.left && over.right <= box.right + 1 && over.bottom <= box.bottom + 1, ran: window.ran,
    };
  });
  assert.deepEqual(made, { names: ['href', 'rel', 'style', 'target'], spacing: '3px', ground: 'rgb(1, 2, 3)', links: [null, 'https://shop.example/a'], frames: 0, text: 'Dear Mia Keller & all\n€', inside: true, ran: undefined });
  await html.fill(`${source}\n{{ order.nothing | sparkle }}`);
  await page.getByText(/HTML · line \d+, column \d+: There is no filter/).waitFor();
  await readable(page, 'console mail template with an error');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.field .error', { hasText: 'There is no filter' }).waitFor();
  await html.fill(source.replace('Thank you', 'Many thanks'));
  await mail.getByText('Many thanks for your order').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const changed = await stored();
  assert.deepEqual([changed.isDefault, changed.subject, changed.bodyHtml.includes('Many thanks')], [false, 'Hello {{ customer.firstName }}', true]);
  await page.getByRole('button', { name: 'Reset to the built-in texts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to the built-in texts' }).click();
  await page.getByText('The template has the built-in texts.').waitFor();
  await mail.getByText('Thank you for your order').waitFor();
  assert.equal((await stored()).isDefault, true);
  assert.equal(await html.inputValue(), source);
  quiet();
  await page.close();

  const reader = await openAs(`/mails/${emailTemplateId}`, 'proofreads', ['email-template:read']);
  await reader.page.getByRole('region', { name: 'Preview of the mail' }).getByText('Thank you for your order').waitFor();
  assert.equal(await reader.page.getByLabel('Subject').isDisabled(), true);
  assert.equal(await reader.page.getByRole('button', { name: /Save|Reset|Copy/ }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

test('an administrator previews a changed document template as a PDF, and copies a template to another language', async () => {
  const { languageCodes, version } = await api('GET', '/admin/store/settings');
  const added = ['nl', 'pl'].find((l) => !languageCodes.includes(l));
  await api('PATCH', '/admin/store/settings', { languageCodes: [...languageCodes, added], version });
  const { page, quiet } = await open(`${url}/console/documents`);
  await logIn(page);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  const html = page.getByLabel('HTML', { exact: true });
  await html.waitFor();
  await readable(page, 'console document template');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the preview as PDF' }).click()]);
  assert.match(readFileSync(await file.path(), 'latin1'), /^%PDF-/);
  await html.fill('<p>{{ order.orderNumber | sparkle }}</p>');
  await page.getByRole('button', { name: 'Download the preview as PDF' }).click();
  await page.getByText(/^HTML: .*sparkle/).waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Add a language').selectOption(added);
  await page.getByRole('button', { name: 'Copy this template' }).click();
  await page.getByRole('heading', { name: /^Packing slip · (Dutch|Polish)$/ }).waitFor();
  const { items } = await api('GET', `/admin/pdf-template/paged?search=Packing&languageCode=${added}`);
  assert.equal(items.length, 1);
  quiet();
  await page.close();
});

test('the console never shows stored secrets, and compares provider settings that two administrators change', async () => {
  const service = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end('{"referrer": null}')); // a commission service that knows no code
  const port = await new Promise((done) => service.listen(0, '127.0.0.1', () => done(service.address().port)));
  const stored = () => api('GET', '/admin/store/commission-provider');
  const { page, quiet } = await open(`${url}/console/commission`);
  await logIn(page);
  await page.getByLabel('Provider').selectOption('HTTP');
  await page.getByLabel('Address of the service').fill('no address');
  await page.getByLabel('Signing secret').fill(`whsec_${Buffer.from('a secret of at least 24 bytes, written once').toString('base64')}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await readable(page, 'console provider refused');
  await page.getByLabel('Address of the service').fill(`http://127.0.0.1:${port}`);
  await page.getByLabel('Active').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Stored: •+/).waitFor();
  assert.equal(await page.getByLabel('Signing secret').inputValue(), '');
  const before = await stored();
  assert.match(before.credentials.signingSecret, /^•+/);
  assert.deepEqual([before.providerCode, before.isActive], ['HTTP', true]);
  await readable(page, 'console provider');

  await page.getByLabel('Name that buyers see').fill('Ours');
  await api('PATCH', '/admin/store/commission-provider', { displayName: 'Theirs', attributionDays: 60, version: before.version });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
  await dialog.getByLabel('Name that buyers see: keep yours').check();
  await readable(page, 'console provider changed by two');
  await dialog.getByRole('button', { name: 'Apply to the form' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const after = await stored();
  assert.deepEqual([after.displayName, after.attributionDays, after.credentials], ['Ours', 60, before.credentials]);
  await page.getByLabel('Provider').selectOption('NONE');
  await page.getByLabel('Address of the service').waitFor({ state: 'detached' });
  quiet();
  await page.close();
  await api('PATCH', '/admin/store/commission-provider', { providerCode: 'NONE', version: after.version });
  await new Promise((done) => service.close(done));
});

test('an administrator creates an account type with the fields that its prices need, and verifies a domain', async () => {
  const { page, quiet } = await open(`${url}/console/accounttypes`);
  await logIn(page);
  await page.getByRole('link', { name: 'Create account type' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wholesale');
  assert.equal(await page.getByLabel('Discount in percent').count(), 0);
  await page.getByLabel('Prices').selectOption('DISCOUNT');
  await page.getByRole('button', { name: 'Create account type' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByLabel('Discount in percent').fill('12.5');
  await page.getByRole('button', { name: 'Create account type' }).click();
  await page.getByRole('heading', { name: 'Wholesale' }).waitFor();
  await readable(page, 'console account type');
  const { items } = await api('GET', '/admin/customer/account-type/all');
  assert.equal(items.find((a) => a.name === 'Wholesale').discountPercent, '12.5');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Account types' }).waitFor();
  await page.getByRole('link', { name: 'Customer', exact: true }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Wholesale' }).count(), 0);

  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByText("Enter the storefront's domain and save.").waitFor();
  await page.getByLabel('Domain of the storefront').fill('shop.invalid');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { record } = await (async () => { await page.getByText('Not verified', { exact: true }).waitFor(); return api('GET', '/admin/store/domain'); })();
  await page.getByText(record.value).first().waitFor();
  await page.getByRole('button', { name: 'Verify the domain' }).click();
  await page.getByRole('alert').waitFor();
  await readable(page, 'console domain not proven');
  await page.getByLabel('Domain of the storefront').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText("Enter the storefront's domain and save.").waitFor();
  assert.equal((await api('GET', '/admin/store/settings')).domain, null);
  quiet();
  await page.close();

  const reader = await openAs('/commission', 'looksup', ['store:read']);
  await reader.page.getByRole('heading', { name: 'Commission service', level: 1 }).waitFor();
  assert.equal(await reader.page.getByLabel('Provider').isDisabled(), true);
  await navigation(reader.page).getByRole('link', { name: 'Settings' }).click();
  await reader.page.getByLabel('Domain of the storefront').waitFor();
  assert.equal(await reader.page.getByRole('button', { name: /Verify|Save/ }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

const png = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/fCihiGlgQAfyUyAeXvZUoAAAAASUVORK5CYII=', 'base64') };

test('an administrator sets the appearance, the legal pages, the numbers, and the steps after a failed payment', async () => {
  const before = await api('GET', '/admin/store/settings');
  const stored = () => api('GET', '/admin/store/settings');
  const { page, quiet } = await open(`${url}/console/branding`);
  await logIn(page);
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
  };
  const logo = page.getByRole('group', { name: 'Logo' });
  await logo.locator('input[type=file]').setInputFiles(png);
  await logo.getByRole('img', { name: 'logo.png' }).waitFor();
  const hex = (name) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await hex('Background').fill('#fafafa');
  await hex('Text').fill('#eeeeee');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.locator('.error').first().waitFor(); // text and background lack contrast
  await readable(page, 'console branding refused');
  await hex('Text').fill('#202020');
  await page.getByLabel('Font').selectOption('SERIF');
  const policies = page.getByRole('group', { name: /^Other legal pages/ });
  await policies.getByRole('button', { name: 'Add', exact: true }).click();
  await policies.getByLabel('Type').last().selectOption('SHIPPING_POLICY');
  await policies.getByLabel('Title').last().fill('Shipping');
  await policies.getByLabel(/^Text of the page/).last().fill('<p>We ship on Mondays.</p>');
  await save();
  await readable(page, 'console branding');
  const branded = await stored();
  assert.deepEqual([branded.branding.colors.background, branded.branding.colors.text, branded.branding.font, typeof branded.logoMediaId], ['#fafafa', '#202020', 'SERIF', 'number']);
  assert.deepEqual(branded.policies.map((p) => [p.type, p.title, p.html]).at(-1), ['SHIPPING_POLICY', 'Shipping', '<p>We ship on Mondays.</p>']);
  await page.getByRole('group', { name: 'Icon of the browser tab' }).getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('button', { name: 'logo.png' }).click();
  await save();
  assert.equal((await stored()).branding.iconMediaId, branded.logoMediaId);

  await navigation(page).getByRole('link', { name: 'Renewals' }).click();
  const dunning = page.getByRole('group', { name: 'After a failed payment' });
  await dunning.getByLabel('Attempts, including the first').fill('3');
  const intervals = dunning.getByRole('group', { name: 'Days between the attempts' });
  while (await intervals.getByRole('textbox').count()) await intervals.getByRole('button', { name: /^Remove/ }).last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').waitFor(); // three attempts need two intervals
  await readable(page, 'console renewals refused');
  for (const [n, days] of [4, 6].entries()) {
    await intervals.getByRole('button', { name: 'Add', exact: true }).click();
    await intervals.getByRole('textbox').nth(n).fill(String(days));
  }
  await dunning.getByLabel('After the last attempt').selectOption('PAUSE');
  await page.getByLabel('Hour of the renewals').fill('7');
  await page.getByLabel(/^Renewals in a row/).fill('2');
  await save();
  await readable(page, 'console renewals');
  const renewed = await stored();
  assert.deepEqual([renewed.dunning.maxAttempts, renewed.dunning.intervalsDays, renewed.dunning.finalAction, renewed.renewalHour, renewed.skipLimit], [3, [4, 6], 'PAUSE', 7, 2]);

  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel(/^Prefix of order numbers/).fill('JO-');
  await page.getByLabel(/^Next order number/).fill('250000');
  await page.getByLabel('Numbers of credit notes').selectOption('SHARED');
  await save();
  const numbered = await stored();
  assert.deepEqual([numbered.orderNumberPrefix, numbered.orderNumberStart, numbered.refundNumberSequence], ['JO-', 250000, 'SHARED']);
  quiet();
  await page.close();
  // The other files find the store as it was.
  const kept = ['orderNumberPrefix', 'refundNumberSequence', 'skipLimit', 'renewalHour', 'logoMediaId'];
  const colors = Object.fromEntries(['accent', 'background', 'text'].map((c) => [c, before.branding.colors[c]]));
  await api('PATCH', '/admin/store/settings', { ...Object.fromEntries(kept.map((f) => [f, before[f]])), branding: { colors, font: before.branding.font, radius: before.branding.radius, iconMediaId: before.branding.iconMediaId },
    policies: before.policies.map(({ type, title, url: at, html }) => ({ type, title, url: at, html })), dunning: before.dunning, version: numbered.version });

  const reader = await openAs('/branding', 'looksonly', ['store:read']);
  await reader.page.getByRole('heading', { name: 'Branding and legal pages', level: 1 }).waitFor();
  await reader.page.getByRole('group', { name: 'Logo' }).waitFor();
  assert.equal(await reader.page.getByRole('button', { name: /Save|Choose a picture/ }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

test('defines the custom fields of the store, and chooses its time zone and currencies from lists', async () => {
  const before = await api('GET', '/admin/store/settings');
  const { page, quiet } = await open(`${url}/console/customfields`);
  await logIn(page);
  const all = page.getByRole('group', { name: /^Custom fields \(/ });
  const field = (n) => page.getByRole('group', { name: `Custom fields ${before.customFieldDefinitions.length + n}`, exact: true });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const n of [1, 2]) {
    await all.getByRole('button', { name: 'Add', exact: true }).last().click();
    await field(n).getByLabel('Object', { exact: true }).selectOption('CUSTOMER');
    await field(n).getByLabel('Key').fill('roast');
    await field(n).getByLabel('Type').selectOption('STRING');
    await field(n).getByLabel('Name').fill('Favorite roast');
  }
  await field(2).getByLabel('Every object must have a value').uncheck();
  await save();
  await field(2).locator('.error').waitFor(); // two fields of customers have one key
  await readable(page, 'console custom fields refused');
  await field(2).getByLabel('Key').fill('cups');
  await field(2).getByLabel('Name').fill('Cups a day');
  await field(2).getByLabel('Type').selectOption('NUMBER');
  await field(2).getByRole('button', { name: 'Add', exact: true }).click();
  await field(2).getByLabel('Language').selectOption('de');
  await field(2).getByRole('group', { name: /^Translations 1/ }).getByLabel('Name').fill('Tassen am Tag');
  await save();
  await page.getByText('Saved', { exact: true }).waitFor();
  await readable(page, 'console custom fields');
  const made = (await api('GET', '/admin/store/settings')).customFieldDefinitions.slice(before.customFieldDefinitions.length);
  assert.deepEqual(made.map((f) => [f.object, f.key, f.type, f.name, f.translations, f.isRequired]),
    [['CUSTOMER', 'roast', 'STRING', 'Favorite roast', [], false], ['CUSTOMER', 'cups', 'NUMBER', 'Cups a day', [{ languageCode: 'de', name: 'Tassen am Tag' }], false]]);

  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
  assert.equal(await page.getByLabel('Default currency').inputValue(), before.defaultCurrencyCode);
  await page.getByRole('group', { name: 'Currencies' }).getByLabel('ISK · Icelandic Króna').check();
  await save();
  await page.getByText('Saved', { exact: true }).waitFor();
  const after = await api('GET', '/admin/store/settings');
  assert.deepEqual([after.timezone, after.currencyCodes], ['Pacific/Auckland', [...before.currencyCodes, 'ISK']]);
  quiet();
  await page.close();
  const { timezone, currencyCodes, customFieldDefinitions } = before;
  await api('PATCH', '/admin/store/settings', { timezone, currencyCodes, customFieldDefinitions, version: after.version });
});
