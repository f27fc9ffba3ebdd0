import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { keptStores, type Stores } from './kept.ts';
import { endGroup, keptAll } from './play.ts';
import { test } from './test.ts';

/** Puts battles into a new database as an older version would have: on a page of the same address that is not the program. */
async function keepAsBefore(page: Page, version: number, stores: Stores): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    ([number, contents]) =>
      new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase('escarmouche');
        const opening = indexedDB.open('escarmouche', number);
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('upgradeneeded', () => {
          for (const [name, battles] of Object.entries(contents)) {
            const store = opening.result.createObjectStore(name, { keyPath: 'id' });
            if (name !== 'files') store.createIndex('updated', 'updated');
            for (const battle of battles) store.put(battle);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    [version, stores] as const,
  );
}

/** The stores as they were until a version of the database, made from the stores of today. */
const BEFORE: Readonly<Record<number, (now: Stores) => Stores>> = {
  1: ({ list = [], files = [] }) => ({
    battles: list.map((battle) => ({ ...battle, ...files.find(({ id }) => id === battle.id), revision: undefined })),
  }),
  2: ({ list = [], files = [], boards = [] }) => ({
    list: list.map((battle) => ({ ...battle, ...boards.find(({ id }) => id === battle.id), revision: undefined })),
    files,
  }),
};

for (const [version, before] of Object.entries(BEFORE)) {
  test(`battles kept in version ${version} of the database are still there, and are played on and kept`, async ({ page }) => {
    const id = await openDuel(page, { sides: [{ 'Soldat Rebelle': 1 }, { Stormtrooper: 1 }], seed: 'avant' });
    await keepAsBefore(page, Number(version), before(await keptStores(page)));

    await page.goto('/#/battles');
    await expect(page.locator('article')).toHaveCount(1);
    await expect(page.locator('article .picture svg')).toHaveCount(version === '1' ? 0 : 1);
    await page.getByRole('link', { name: 'Reprendre' }).click();
    await expect(page.locator('.moment')).toContainText('Tour 1');
    await endGroup(page);
    await keptAll(page);
    const told = await page.locator('.log li').allTextContents();
    expect(Object.keys(await keptStores(page)).toSorted()).toEqual(['boards', 'files', 'list']);
    await page.goto(`/#/table/${id}`);
    await page.reload();
    await expect(page.locator('.log li')).toHaveText(told);
  });
}
