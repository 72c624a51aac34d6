// Store credit in the admin console: an administrator adjusts it, reads its ledger, and forfeits it with the account.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, openAs } from './console.mjs';

test('an administrator adjusts a customer\'s store credit and forfeits it with the account', async () => {
  const { storeCustomerId } = await api('POST', '/admin/customer', { email: 'cora@example.com', firstName: 'Cora', lastName: 'Credit', address });
  const balance = async () => (await api('GET', `/admin/store-credit/all?storeCustomerId=${storeCustomerId}`)).items[0]?.balance;
  const { page, quiet } = await open(`${url}/console/customers/${storeCustomerId}`, { viewport: { width: 390, height: 844 } });
  await logIn(page);
  await page.getByText('The customer has no store credit.').waitFor();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Adjust store credit' }).click();
  await dialog.getByRole('button', { name: 'Adjust store credit' }).click();
  await dialog.getByText('This field is required.').first().waitFor();
  await dialog.getByLabel('Amount').fill('25.00');
  await dialog.getByLabel('Reason').fill('Parcel arrived late');
  await readable(page, 'console store credit');
  if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/console-adjust.png` });
  await dialog.getByRole('button', { name: 'Adjust store credit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Adjusted by staff').waitFor();
  await page.getByText('Balance: €25.00').waitFor();
  assert.equal(await balance(), '25.00');
  await readable(page, 'console customer with store credit');
  if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/console.png`, fullPage: true });

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('alert').waitFor();
  assert.equal(await balance(), '25.00');
  await dialog.getByLabel('The customer loses their store credit: €25.00').check();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await balance(), '0.00');
  quiet();
  await page.close();

  const reader = await openAs(`/customers/${storeCustomerId}`, 'counts', ['customer:read', 'store-credit:read']);
  await reader.page.getByText('Forfeited with the customer\'s account').waitFor();
  assert.equal(await reader.page.getByRole('button', { name: 'Adjust store credit' }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});
