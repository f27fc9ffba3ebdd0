// npx tsx apps/web/tests/firefox.ts
//
// The built table in a real Firefox, driven over WebDriver BiDi: the page opens, a battle begins, a shot falls; with cookies, and where they are blocked
// and with them all that a browser keeps. Last line: "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { headers } from '../policy.mjs';
import { findFirefox } from '../../../scripts/firefox.mjs';
import { dist } from '../../../scripts/prepare.mjs';
import { createStaticServer, listen } from '../../../apps/server/src/static.mjs';
import { linkOf } from '../src/share/envelope.ts';
import { fileOf } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';

/** How long anything may take to come on a busy machine, in milliseconds. */
const PATIENCE = 90_000;
/** Of `network.cookie.cookieBehavior`: what is usual, and nothing at all. */
const COOKIES = { 'with cookies': 5, 'with cookies blocked': 2 };

/** Presses what a player reads. */
const press = (page: Page, selector: string): Promise<void> => page.locator(selector).setTimeout(PATIENCE).click();

const includes = (where: string, what: string): boolean => document.querySelector(where)?.textContent.includes(what) ?? false;

/** Waits until a part of the page says something. */
async function says(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(includes, { timeout: PATIENCE }, selector, text).catch(async () => {
    const found = await page.evaluate((where) => document.querySelector(where)?.textContent, selector);
    throw new Error(`"${text}" is not said by ${selector}: ${found ?? 'nothing is there'}`);
  });
}

/** The quick battle, from the first page to its first turn. */
async function begins(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await says(page, 'h1', 'Escarmouche');
  await press(page, '.others button');
  for (let side = 0; side < 2; side++) for (const step of ['autoPlace', 'endDeployment']) await press(page, `[data-step=${step}].main`);
  await says(page, '.moment', 'Tour 1');
}

/** A battle that a link brings, where an enemy is near. */
async function shoots(page: Page, site: string): Promise<void> {
  const file = await fileOf(LAST_ENEMY);
  await page.goto(`${site}${await linkOf({ kind: 'battle', title: 'Un tir', file })}`);
  await press(page, '.acts button');
  await page.locator('.board > svg').setTimeout(PATIENCE).wait();
  await page.locator('[data-version][data-rest]').setTimeout(PATIENCE).wait();
  await page.locator('[role=application]').click();
  for (const key of ['t', 'Enter'] as const) await page.keyboard.press(key);
  await says(page, '.log', 'Rask');
}

/** Both ways of a player with one kind of Firefox; returns the errors on them. */
async function faultsOf(browser: Browser, site: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  // Firefox names a worker that it refuses as an error of the page, though the page has expected it.
  page.on('pageerror', (error) => !/ServiceWorker/.test(String(error)) && faults.push(String(error)));
  try {
    await begins(page, site);
    await shoots(page, site);
  } catch (error) {
    faults.push(String(error));
  }
  return faults;
}

const executablePath = findFirefox();
if (executablePath === undefined) throw new Error('No Firefox: install one, or name one in the FIREFOX variable.');
const server = createStaticServer(dist, headers);
const site = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
// Firefox does not run as root in a home that is another's.
const home = mkdtempSync(join(tmpdir(), 'escarmouche-firefox-'));
let failed = 0;
for (const [name, behaviour] of Object.entries(COOKIES)) {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: { 'network.cookie.cookieBehavior': behaviour, 'intl.accept_languages': 'fr', 'ui.prefersReducedMotion': 1 },
  });
  const faults = await faultsOf(browser, site);
  await browser.close();
  if (faults.length > 0) failed++;
  for (const fault of faults) console.log(`Firefox ${name}: ${fault}`);
}
server.close();
rmSync(home, { recursive: true });
console.log(`${Object.keys(COOKIES).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
