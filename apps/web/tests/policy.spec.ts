import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { deploy, openHome, rests } from './play.ts';
import { test } from './test.ts';

/** Breaches of a page's policy, and errors in the page that nobody notices. */
async function faultsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      console.error(`forbidden: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return async () => {
    // An answer from the page comes after all that it has said before.
    await page.evaluate(() => 0);
    return errors;
  };
}

const FINISHED = fileURLToPath(new URL('finished-battle.jsonl', import.meta.url));

test('no page does what its policy forbids: battle, opponent, view in relief, charts, paper, files', async ({ page }) => {
  const faults = await faultsOf(page);
  await openHome(page);
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute('content', /script-src 'self'/);
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await page.locator('[data-step="autoPlace"]').click();
  await page.locator('[data-step="endDeployment"]').click();
  await expect(page.locator('.moment')).toContainText('Tour 1');
  await rests(page);
  await page.locator('.board').first().focus();
  await page.keyboard.press('v');
  await expect(page.locator('.board canvas').first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.locator('.board > svg')).toBeVisible();

  await page.goto('/#/battles');
  await page.locator('input[type=file]').setInputFiles(FINISHED);
  const finished = page.locator('li', { hasText: 'finished-battle' });
  await expect(finished.locator('svg').first()).toBeVisible();
  await finished.locator('summary').click();
  const coming = page.waitForEvent('download');
  await finished.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  await coming;
  const id = (await finished.locator('a[href^="#/table/"]').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/#/battle/${id}/summary`);
  await expect(page.locator('[role=img] svg').first()).toBeVisible();
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator('.board > svg')).toBeVisible();
  for (const address of [`print/${id}`, 'print/zombies', 'rules', 'settings', 'credits', 'setup', 'setup/zombies']) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
  expect(await faults()).toEqual([]);
});

test('a game that nobody knows, whatever its name, is a page with a sentence', async ({ page }) => {
  const faults = await faultsOf(page);
  await openHome(page);
  for (const name of ['__proto__', 'constructor', 'chess']) {
    for (const address of [
      `setup/${name}`,
      `setup/urss-classic/${name}`,
      `print/${name}`,
      `rules/${name}`,
      `table/${name}`,
      `battle/${name}/summary`,
    ]) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole('heading').first(), address).toBeVisible();
    }
    await page.goto('/#/battles');
    const file = `{"format":"escarmouche-match","version":1,"system":"${name}","setup":{}}\n`;
    await page.locator('input[type=file]').setInputFiles({ name: `${name}.jsonl`, mimeType: 'text/plain', buffer: Buffer.from(file) });
    await expect(page.getByRole('alert')).toContainText('pas une partie connue');
  }
  expect(await faults()).toEqual([]);
});

test('where the browser lets nothing be kept at all, the battle is played, and each page says what is not kept', async ({ page }) => {
  const faults = await faultsOf(page);
  await page.addInitScript(() => {
    const blocked = new DOMException('blocked', 'SecurityError');
    const get = (): never => {
      throw blocked;
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(globalThis, name, { get });
    for (const name of ['serviceWorker', 'locks']) Object.defineProperty(Navigator.prototype, name, { get });
  });
  await openHome(page);
  await expect(page.getByRole('alert')).toContainText('ne laisse rien garder');
  await page.getByRole('button', { name: 'À deux sur cet écran', exact: true }).click();
  await deploy(page);
  await expect(page.locator('.moment')).toContainText('Tour 1');
  await expect(page.getByText('ne peut pas être gardée sur cet appareil')).toBeVisible();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Claires' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText('ne laisse rien garder')).toBeVisible();
  await expect(page.getByText('Sans réseau, le programme ne s’ouvre pas.')).toBeVisible();
  expect(await faults()).toEqual([]);
});
