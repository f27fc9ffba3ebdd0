import { expect, type Locator } from '@playwright/test';
import { playOut, wish } from './play.ts';
import { openSituation } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';
import { test } from './test.ts';

test('by pointer alone a battle is played to its end and gone through again', async ({ page }) => {
  await openSituation(page, LAST_ENEMY);
  await playOut(page);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await expect(end.getByText('Chance aux dés').first()).toBeVisible();
  await end.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText('Victoire');
});

const FIGURES = {
  a1: { at: [5, 3], facing: 'south' },
  a2: { at: [7, 3], facing: 'south' },
  b1: { at: [5, 12], facing: 'south' },
  b2: { at: [9, 13], facing: 'south' },
} as const;

test('a figure is aimed at by its name, and names lie over the ghost of a move', async ({ page }) => {
  await openSituation(page, { figures: FIGURES, active: 'a1' });
  const nameOf = async (name: string) => {
    const box = await page.locator('g.name', { hasText: name }).boundingBox();
    if (!box) throw new Error(`no name of ${name}`);
    return box;
  };
  const enemy = await nameOf('Sven');
  await page.mouse.click(enemy.x + 4, enemy.y + enemy.height - 4);
  await expect(page.getByRole('heading', { name: 'Arno → Sven' })).toBeVisible();
  await page.keyboard.press('Escape');
  const friend = await nameOf('Bela');
  await page.mouse.click(friend.x + friend.width / 2, friend.y + friend.height + 14);
  await expect(page.locator('.ghost')).toBeVisible();
  const isUnder = await page.locator('.ghost').evaluate((ghost) => {
    const names = [...document.querySelectorAll('g.name')];
    return names.length > 0 && names.every((name) => (ghost.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  });
  expect(isUnder).toBe(true);
});

test('targets are listed with their odds, an enemy’s card shows its data alone, and the next figure is at hand', async ({ page }) => {
  const figures = { ...FIGURES, a1: { ...FIGURES.a1, facing: 'north' }, a2: { ...FIGURES.a2, facing: 'north' } } as const;
  await openSituation(page, { figures, active: 'a1' });
  await page.locator('[data-action^=shoot]').first().click();
  const targets = page.getByRole('list', { name: 'Cibles possibles' }).getByRole('button');
  await expect(targets).toHaveCount(2);
  const chances = (await targets.allInnerTexts()).map((text) => Number(/(\d+)(?:,\d)?\u00a0%/u.exec(text)?.[1]));
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Arno → (Rask|Sven)/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await targets.nth(1).click();
  await expect(page.locator('[data-commit]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.locator('[data-roster=b1]').click();
  await expect(page.locator('.card[open]')).toContainText('Rask');
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await expect(page.locator('[data-step]')).toHaveCount(0);
  await page.locator('[data-back]').click();
  await expect(page.locator('[data-action]').first()).toBeVisible();

  await page.locator('[data-step=pass]').click();
  await expect(page.locator('[data-step=activate]')).toContainText('Bela');
});

test('UC-SHOOT-COVER: a shot’s line has the colour of its side and a head; only what blocks it bears a red cross', async ({ page }) => {
  const figures = { ...FIGURES, a1: { at: [8, 10], facing: 'east' }, b1: { at: [14, 10], facing: 'west' } } as const;
  await openSituation(page, { figures, active: 'a1' });
  const aimed = async () => {
    await page.locator('[data-figure="b1"]').click();
    await expect(page.locator('g.audit')).toBeAttached();
    return page.locator('g.audit').evaluate((audit) => ({
      line: getComputedStyle(audit.querySelector('.free') ?? audit).stroke,
      side: getComputedStyle(document.querySelector('[data-figure="a1"] .base') ?? audit).stroke,
      head: audit.querySelector('.head') !== null,
    }));
  };
  const { line, side, head } = await aimed();
  expect(line).toBe(side);
  expect(head).toBe(true);
  await expect(page.locator('[data-stop]')).toHaveAttribute('data-stop', 'cover');
});

/** How much of a notice is not seen, in pixels of its height. */
const unseen = (notice: Locator): Promise<number> => notice.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop);

for (const { where, width } of [
  { where: 'on a wide screen', width: 1280 },
  { where: 'on a phone', width: 390 },
])
  test(`with text twice as large a long notice is read to its end where it stands, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await wish(page, { text: '200' });
    await openSituation(page, { figures: FIGURES, active: 'a1' });
    const bar = page.locator('.under');
    const before = await bar.boundingBox();
    await page.getByRole('button', { name: 'impossibles pour l’instant' }).click();
    await page.locator('[data-action^=shoot]').first().click({ force: true });
    const notice = page.locator('p.notice span');
    await expect(notice).toContainText('Sven n’est pas dans l’arc avant.');
    if (width === 390) {
      await expect(notice).toHaveAttribute('tabindex', '0');
      expect(await unseen(notice), 'it has more lines than it is given').toBeGreaterThan(2);
      await notice.focus();
      await page.keyboard.press('End');
      await expect.poll(() => unseen(notice), 'its last line is shown').toBeLessThan(2);
      await notice.evaluate((node) => node.blur());
      await notice.click({ position: { x: 4, y: 4 } });
      await expect.poll(() => notice.evaluate((node) => node.scrollHeight - node.clientHeight), 'pressed it is whole').toBeLessThan(2);
    }
    await expect.poll(() => unseen(notice), 'all of it is seen').toBeLessThan(2);
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await bar.boundingBox(), 'the board has not moved').toEqual(before);
  });
