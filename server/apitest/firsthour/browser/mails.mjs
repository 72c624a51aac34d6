// The mails that the service of start.mjs has sent.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

const mails = (to) => spawnSync(process.env.STORE_SERVER, ['mails', '--to', to], { encoding: 'utf8', env: { ...process.env, DATA_DIR: process.env.STORE_DATA, LOG_FORMAT: 'text' } }).stdout;

/** Waits for a mail that matches, and returns the match. */
export async function mailed(to, pattern) {
  for (let tries = 0; tries < 900; tries++) {
    const found = pattern.exec(mails(to));
    if (found) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  assert.fail(`no mail to ${to} matches ${pattern}`);
}
