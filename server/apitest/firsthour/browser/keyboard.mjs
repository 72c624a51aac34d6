// A person without a mouse: every step of a spec is a key.
import assert from 'node:assert/strict';

/** Returns the steps of a person at a page who has a keyboard only. */
export function keyboard(page) {
  const keys = page.keyboard;
  const focused = (target) => target.evaluate((e) => e === document.activeElement).catch(() => false);
  /** Presses Tab until the element has the focus, as a person does who sees the focus move. */
  const reach = async (target, key = 'Tab') => {
    await target.first().waitFor();
    for (let n = 0; !(await focused(target.first())); n++) {
      assert.ok(n < 250, `${target}: ${key} does not reach it`);
      await keys.press(key);
    }
    const outline = await target.first().evaluate((e) => [e, e.closest('label')].some((x) => x && getComputedStyle(x).outlineStyle !== 'none') || e.matches('[type=checkbox]'));
    assert.ok(outline, `${target}: the focus is visible`);
  };
  /** Waits until an element of the selector has the focus, and has the text if there is one. */
  const has = (selector, text) => page.waitForFunction(([s, t]) => document.activeElement.matches(s) && (!t || document.activeElement.textContent === t), [selector, text]);
  const button = (name, within = page) => within.getByRole('button', { name, exact: typeof name === 'string' });
  return {
    reach, keys, has,
    press: async (target, key = 'Enter') => { await reach(target); await keys.press(key); },
    button: async (name, within) => { await reach(button(name, within)); await keys.press('Enter'); },
    /** Replaces the text of a field. */
    write: async (target, text) => { await reach(target); await keys.press('Control+A'); await keys.type(text); },
    /** Chooses an option of a select by its first letters. The browser forgets letters after a second, so a slow machine tries again. */
    choose: async (target, text) => {
      await reach(target);
      for (let tries = 0; tries < 5; tries++) {
        await keys.type(text);
        if (await target.locator('option:checked').innerText() === text) return;
        await page.waitForTimeout(1_500);
      }
      assert.equal(await target.locator('option:checked').innerText(), text);
    },
    /** Sets a checkbox. */
    check: async (target) => { await reach(target); await keys.press('Space'); assert.equal(await target.isChecked(), true); },
    /** Opens a page by its name in the palette. */
    go: async (name) => {
      await keys.press('Control+K');
      await has('[role=combobox]');
      await keys.type(name);
      await page.locator('[role=option][aria-selected=true]', { hasText: name }).waitFor();
      await keys.press('Enter');
      await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
    },
    /** Searches the list, and opens the first row once it is the only one with the text. */
    find: async (text, row = text) => {
      for (let tries = 0; !(await page.evaluate(() => document.activeElement.matches('[type=search]'))); tries++) {
        assert.ok(tries < 200, 'the slash moves the focus to the search field');
        await keys.press('/');
      }
      await keys.type(text);
      await page.waitForURL(/search=/);
      await page.locator('.table:not(.stale) tbody tr', { hasText: row }).first().waitFor();
      await page.locator('tbody tr').filter({ hasNotText: row }).first().waitFor({ state: 'detached' });
      await keys.press('Enter'); // moves the focus to the first row
      await has('tbody tr :focus');
      await keys.press('Enter');
    },
  };
}

/** Counts the presses of a pointer, so that a spec proves that there was none. */
export async function pointers(page) {
  await page.addInitScript(() => addEventListener('pointerdown', () => sessionStorage.setItem('pointers', '1'), true));
  return async () => assert.equal(await page.evaluate(() => sessionStorage.getItem('pointers')), null, 'no pointer was pressed');
}
