// Opens a built table once in Chromium: a program whose first screen does not come is refused before anybody tests or serves it.
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { createStaticServer, listen } from '../apps/server/src/static.mjs';

/** Longest wait for the first screen on a busy machine, in milliseconds. */
const patience = 60_000;

/**
 * @param {string} folder of the built table
 * @returns {Promise<{ code: number, output: string }>} 1 when its first screen does not come or anything fails on the way, with what went wrong;
 * 0 with a remark when there is no Chromium that could open it
 */
export async function openBuilt(folder) {
  const executablePath = findChromium();
  if (executablePath === undefined) return { code: 0, output: 'The built page was not opened: no Chromium.\n' };
  const browser = await chromium.launch({ executablePath, args: chromiumFlags }).catch(() => undefined);
  if (!browser) return { code: 0, output: `The built page was not opened: ${executablePath} does not start.\n` };
  const server = createStaticServer(folder);
  try {
    const faults = await faultsOf(browser, `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`);
    return { code: faults.length > 0 ? 1 : 0, output: faults.map((fault) => `The built page does not start: ${fault}\n`).join('') };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<string[]>} what went wrong until the first screen stood
 */
async function faultsOf(browser, address) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  /** @type {string[]} */
  const faults = [];
  const failed = new Promise((resolve) => {
    const fault = (/** @type {string} */ text) => resolve(faults.push(text));
    page.on('pageerror', (error) => fault(error.stack ?? error.message));
    page.on('requestfailed', (request) => fault(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`));
    page.on('response', (response) => response.status() >= 400 && fault(`${response.url()}: ${response.status()}`));
  });
  const shown = page
    .goto(address)
    .then(() => page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience }))
    .then(() => page.waitForLoadState('networkidle', { timeout: patience }))
    .catch((error) => faults.push(`its first screen does not come: ${error.message}`));
  await Promise.race([failed, shown]);
  return faults;
}
