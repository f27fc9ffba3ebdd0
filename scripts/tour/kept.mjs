import { readFile } from 'node:fs/promises';

/** @typedef {import('./picture.mjs').Tour} Tour */

/** A battle that two bots have played to its end. */
const FINISHED = new URL('../../apps/web/tests/finished-battle.jsonl', import.meta.url);

/** @param {import('@playwright/test').Locator} control pressed with a finger where there is touch */
export async function press(control) {
  const touch = await control.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? control.tap() : control.click());
}

/** A finished battle among those kept; ends on the list of battles. @param {Tour} tour @returns {Promise<string>} its id */
export async function keepFinished({ page, go, say }) {
  await go('battles');
  const name = say('Rebelles contre Empire · Quai sept.jsonl', 'Rebels against Empire · Bay seven.jsonl');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: await readFile(FINISHED) });
  const link = page.locator('article a[href*="/replay/"]').first();
  await link.waitFor();
  return (await link.getAttribute('href'))?.split('/')[2] ?? '';
}

/** A battle in its first turn among those kept; ends at the table. @param {Tour} tour @returns {Promise<string>} its id */
export async function keepUnderway({ page, go, say }) {
  await go('');
  await press(page.getByRole('button', { name: say('À deux sur cet écran', 'Two players on this screen'), exact: true }));
  for (let side = 0; side < 2; side++) {
    await press(page.locator('[data-step=autoPlace]'));
    await press(page.locator('[data-step=endDeployment]'));
  }
  await page.locator('.menu p').first().waitFor({ state: 'attached' });
  return page.url().split('/').at(-1) ?? '';
}

/**
 * Puts copies of the kept battles among them, each under a name of its own, an hour older than the one before.
 * @param {Tour} tour @param {readonly string[]} titles
 */
export async function keepCopies({ page }, titles) {
  await page.evaluate(async (names) => {
    /** @type {IDBDatabase} */
    const db = await new Promise((resolve) => {
      const opening = indexedDB.open('escarmouche');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const transaction = db.transaction(['list', 'files'], 'readwrite');
    const [list, files] = [transaction.objectStore('list'), transaction.objectStore('files')];
    const [kept, written] = await Promise.all(
      [list, files].map((store) => {
        const asked = store.getAll();
        return new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
      }),
    );
    for (const [i, title] of names.entries()) {
      const from = kept[i % kept.length];
      const { file } = written.find((/** @type {{ id: string }} */ one) => one.id === from.id);
      const origin = i % 4 === 3 ? { id: from.id, root: from.id, title: from.title, turn: 2 } : undefined;
      list.put({ ...from, id: `copy-${i}`, title, updated: from.updated - (i + 1) * 3_600_000 * (i + 1), origin });
      files.put({ id: `copy-${i}`, file: `${file}\n` });
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    db.close();
  }, titles);
}
