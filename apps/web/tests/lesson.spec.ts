import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { keptAll, openHome, press, tabTo } from './play.ts';
import { test } from './test.ts';

const guide = (page: Page) => page.getByRole('region', { name: 'Leçon' });
const step = (page: Page) => guide(page).locator('.count');

/** From the first page to a lesson. */
async function openLesson(page: Page): Promise<void> {
  await openHome(page);
  await press(page.getByRole('link', { name: 'Apprendre', exact: true }));
  await press(page.getByRole('button', { name: 'Commencer « Premier combat » (URSS)' }));
  await expect(guide(page)).toContainText('Étape 1 sur 10');
}

const OWN = `lesson: { fr: Un tir, en: A shot }
name: a shot
figures:
  A: { profile: Stormtrooper, at: [0, 0], facing: north }
  B: { profile: Soldat Rebelle, at: [0, 8], facing: south }
do:
  - say: { fr: Tirer sur B., en: Shoot at B. }
    shoot: B
    dice: [6, 1, 4, 3]
`;

/** Until the guide waits for a press. */
async function waits(page: Page): Promise<void> {
  await expect(guide(page).locator('.press, .acts .main').first()).toBeVisible();
}

/** Presses what is lit, on the page or on the board; true while the lesson goes on. */
async function pressLit(page: Page): Promise<boolean> {
  await waits(page);
  if (
    await guide(page)
      .getByRole('button', { name: /Votre première vraie partie/ })
      .isVisible()
  )
    return false;
  const before = await guide(page).innerText();
  const lit = page.locator('[data-lit]:visible:not([data-roster])').first();
  const ring = page.locator('.ring.warn');
  await expect(lit.or(ring).first()).toBeVisible();
  if (await lit.isVisible()) await press(lit);
  else {
    // The board brings what is lit into view.
    const at = async () => JSON.stringify(await ring.boundingBox());
    let last = '';
    await expect.poll(async () => last === (last = await at()), 'the ring rests').toBe(true);
    const box = JSON.parse(last) as { x: number; y: number; width: number; height: number };
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect.poll(() => guide(page).innerText(), 'the press has done something').not.toBe(before);
  return true;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('from the first page every step of a lesson is done by touching what is lit; then the first real battle begins', async ({
    page,
  }) => {
    await openLesson(page);
    for (let presses = 0; await pressLit(page); presses++) expect(presses, await guide(page).innerText()).toBeLessThan(60);
    await expect(guide(page)).toContainText('Le relais est pris');
    await expectAccessible(page, { part: '.guide' });
    await press(guide(page).getByRole('button', { name: /Votre première vraie partie/ }));
    await expect(guide(page)).toHaveCount(0);
    await expect(page.locator('[data-version][data-rest]')).toBeAttached();
    await page.goto('/#/learn');
    await expect(page.getByText('Faite')).toBeVisible();
    await expectAccessibleInAllThemes(page);
  });
});

test('the same lesson is done by keyboard alone', async ({ page }) => {
  await openLesson(page);
  for (let presses = 0; ; presses++) {
    expect(presses, await guide(page).innerText()).toBeLessThan(60);
    await waits(page);
    if (
      await guide(page)
        .getByRole('button', { name: /Votre première vraie partie/ })
        .isVisible()
    )
      break;
    const before = await guide(page).innerText();
    await tabTo(page, /Suite|M’y conduire/);
    await page.keyboard.press('Enter');
    const control = await page.evaluate(
      () => document.activeElement?.matches('[data-lit]') === true && !document.activeElement.closest('.guide'),
    );
    if (control) await page.keyboard.press('Enter');
    await expect.poll(() => guide(page).innerText(), 'the press has done something').not.toBe(before);
  }
  await expect(guide(page)).toContainText('Le relais est pris');
});

test('a lesson left in the middle is resumed where it was; something else may be done, and the step be shown', async ({ page }) => {
  await openLesson(page);
  await guide(page).getByRole('button', { name: 'Montrer' }).click();
  await expect(step(page)).toHaveText('Étape 2 sur 10');
  await keptAll(page);
  await guide(page).getByRole('link', { name: 'Quitter' }).click();
  await page.reload();
  await page.goto('/#/battles');
  await page.getByRole('link', { name: 'Reprendre' }).first().click();
  await expect(step(page)).toHaveText('Étape 2 sur 10');
  await expectAccessibleInAllThemes(page, '.guide');

  await page.getByRole('button', { name: 'Finir l’activation' }).click();
  await expect(guide(page)).toContainText('L’étape précédente n’est plus possible');
  await guide(page).getByRole('button', { name: 'Reprendre l’étape' }).click();
  await expect(step(page)).toHaveText('Étape 2 sur 10');
  await guide(page).getByRole('button', { name: 'Passer' }).click();
  await expect(step(page)).toHaveText('Étape 3 sur 10');

  // A lesson of one's own, from a file; it is resumed as any other is.
  await guide(page).getByRole('link', { name: 'Quitter' }).click();
  const own = { name: 'un-tir.yaml', mimeType: 'application/yaml', buffer: Buffer.from(OWN) };
  await page.locator('input[type=file]').setInputFiles(own);
  await expect(guide(page)).toContainText('Tirer sur B. À presser');
  await page.reload();
  await expect(step(page)).toHaveText('Étape 1 sur 1');
});
