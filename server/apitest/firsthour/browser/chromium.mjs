// Starts the Chromium of this machine.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

// The shell comes first: it is the same engine without the windows of a desktop, which take a good part of the processor.
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));
assert.ok(executablePath, 'no Chromium: install one (Debian: apt-get install chromium-headless-shell), or say where with CHROMIUM');

/** Starts a browser without a window. More are further switches of its command line. */
export const launch = (...more) => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...more] });
