import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { keptAll } from './play.ts';
import { test } from './test.ts';

/** Keeps a battle and 999 more of it under names of their own, the first two days apart; leaves the page on the list. */
async function keepThousand(page: Page): Promise<void> {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 2 }, { Stormtrooper: 2 }], seed: 'mille' });
  await keptAll(page);
  await page.goto('/#/battles');
  await expect(page.locator('article')).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('escarmouche').onsuccess = ({ target }) => {
          const { result: db } = target as IDBOpenDBRequest;
          const stores = ['list', 'boards', 'files'];
          const transaction = db.transaction(stores, 'readwrite');
          for (const name of stores) {
            const store = transaction.objectStore(name);
            store.getAll().onsuccess = (event) => {
              const [one] = (event.target as IDBRequest<{ updated: number }[]>).result;
              for (let i = 1; i < 1000; i++) {
                store.put({ ...one, id: `b${i}`, ...(name === 'list' && { title: `Bataille ${i} !`, updated: i }) });
              }
            };
          }
          transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
}

test('of a thousand battles only some are drawn: searched, paged through and drawn as they are come to', async ({ page }) => {
  await keepThousand(page);
  const nodes = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
  await expect(page.getByText('24 parties sur 1000')).toBeVisible();
  await expect(page.locator('article')).toHaveCount(24);
  await expect(page.locator('article').first().locator('.picture svg .side-1').first()).toBeVisible();
  const last = page.locator('article').nth(23);
  await expect(last.locator('.picture svg')).toHaveCount(0);
  expect(await nodes()).toBeLessThan(5000);

  await page.getByRole('searchbox').fill('bataille 99');
  await expect(page.getByText('19 parties', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('24 parties sur 1000')).toBeVisible();
  expect(await nodes()).toBeLessThan(5000);

  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.picture svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'En montrer 24 de plus' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('48 parties sur 1000')).toBeVisible();
  await expect(page.locator('article').nth(24).getByRole('link', { name: 'Reprendre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.moment')).toContainText('Tour 1');
});
