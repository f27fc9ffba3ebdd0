import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { commit, lookStill, step, type OnBoard } from './play.ts';
import { test } from './test.ts';

/** Twelve against twelve on the farm, the first side about to act. */
async function bigBattle(page: Page): Promise<{ readonly mine: readonly OnBoard[]; readonly foes: readonly OnBoard[] }> {
  await openDuel(page, {
    sides: [{ 'Soldat Rebelle': 6, 'Soldat Rebelle Lourd': 6 }, { Stormtrooper: 12 }],
    seed: 'loupe',
    map: 'La ferme ensablée',
  });
  const { figures: all, playing } = await lookStill(page);
  return { mine: all.filter(({ side }) => side === playing), foes: all.filter(({ side }) => side !== playing) };
}

/** The point so many pixels from one figure towards another. */
function towards(a: OnBoard, b: OnBoard, length: number): { readonly x: number; readonly y: number } {
  const all = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: a.x + ((b.x - a.x) / all) * length, y: a.y + ((b.y - a.y) / all) * length };
}

test('twelve against twelve: where a figure is dragged it is told what it could do there; what is told is what the log tells', async ({
  page,
}) => {
  const { mine, foes } = await bigBattle(page);
  const [me, foe] = [mine[6], foes[6]];
  if (!me || !foe) throw new Error('nobody');
  await page.mouse.click(me.x, me.y);
  await expect(page.locator('.rim.half')).toBeVisible();
  const now = (await lookStill(page)).figures.find(({ id }) => id === me.id) ?? me;
  await page.mouse.move(now.x, now.y);
  await page.mouse.down();
  const there = towards(now, foe, 95);
  await page.mouse.move(there.x + 24, there.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toBeVisible();

  // Threats of the figure from there and to it, on the board and in the panel.
  await expect(page.locator('.note').first()).toContainText('pas');
  await expect(page.locator('.if h3')).toHaveCount(2);
  const walked = await page.locator('.if .facts li').first().locator('b').textContent();
  await commit(page).click();
  const length = /^[\d,]+/.exec(walked ?? '')?.[0] ?? '?';
  await expect(page.locator('.log .turn li').last()).toContainText(`${length} pas`);
});

test('an enemy out of range says the move that brings it in range; the shot shows eye, silhouette and chances; the log tells it', async ({
  page,
}) => {
  const { mine, foes } = await bigBattle(page);
  const shooter = mine[2];
  if (!shooter) throw new Error('nobody');
  await page.mouse.click(shooter.x, shooter.y);
  const means = page.locator('.means');
  let target: OnBoard | undefined;
  for (const foe of foes.toSorted((a, b) => Math.hypot(a.x - shooter.x, a.y - shooter.y) - Math.hypot(b.x - shooter.x, b.y - shooter.y))) {
    await page.mouse.click(foe.x, foe.y);
    await expect(page.locator('.if h2')).toContainText('→');
    target = foe;
    if (await means.isVisible()) break;
    await page.locator('[data-cancel]').click();
  }
  if (!target) throw new Error('no enemy');
  await expect(page.locator('.notice')).toContainText('hors de portée');
  await expect(means).toContainText('Marcher');
  await means.click();
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(page.locator('.if')).toContainText('tir');
  await expect(commit(page), 'one press does both').toContainText('puis tirer');
  // A figure that goes elsewhere only goes there; the player is told what is left to do.
  await page.getByRole('application').focus();
  await page.keyboard.press(target.y < shooter.y ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
  await commit(page).click();
  await expect(page.locator('.moment')).toContainText('1 action sur 2');
  await expect(page.locator('.hint')).toContainText(/1\saction sur 2\. Possible\s: .*Tirer/);

  const there = (await lookStill(page)).figures.find(({ id }) => id === target.id) ?? target;
  await page.mouse.click(there.x, there.y);
  await expect(page.locator('[data-audit]')).toBeVisible();
  await expect(page.locator('.if .sight')).toContainText('cachée');
  await expect(page.locator('.if .main b').first()).toHaveText(/^[\d\s]+\/[\d\s]+$/u);
  await expect(page.locator('.if .takes').first()).toHaveText(/^\d dés, .*\d ou plus$/);
  await commit(page).click();
  const rolls = page.locator('.log .turn').last().locator('details');
  await expect(rolls.first()).toBeVisible();
  await rolls.first().locator('.dice').click();
  await expect(rolls.first().locator('.roll')).toContainText('avait');

  await page.getByRole('combobox', { name: 'Lignes du journal' }).selectOption('moves');
  await expect(page.locator('.log')).toContainText('avance');
  await expect(page.locator('.log details')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Lignes du journal' }).selectOption('all');
  await page.locator('.log .fold').last().click();
  await expect(page.locator('.log .fold').last()).toHaveAttribute('aria-expanded', 'false');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Signaler un problème/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^escarmouche-\d+-\d+-\d+-.*\.jsonl$/);
});

test('where a figure may not go, the board says why there and offers the nearest place; a greyed action tells its rule', async ({
  page,
}) => {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 3 }, { Stormtrooper: 3 }], seed: 'quai', map: 'Quai sept' });
  const { figures, playing } = await lookStill(page);
  const me = figures.find(({ side }) => side === playing);
  const foe = figures.find(({ side }) => side !== playing);
  if (!me || !foe) throw new Error('nobody');
  await page.mouse.click(me.x, me.y);
  const far = towards(me, foe, Math.hypot(foe.x - me.x, foe.y - me.y) * 0.6);
  await page.mouse.click(far.x, far.y);
  await expect(page.locator('[data-refused]')).toBeVisible();
  await expect(page.locator('.ghost.good, .ghost.info')).toBeVisible();
  await expect(page.locator('.notice.refused button')).toBeVisible();
  await expect(commit(page)).toHaveAttribute('aria-disabled', 'false');
  await page.locator('[data-cancel]').click();
  await page.getByRole('button', { name: 'impossibles pour l’instant' }).click();
  const greyed = page.locator('.cannot').first();
  await greyed.hover();
  const reason = await greyed.locator('.why').innerText();
  await greyed.locator('[data-rule]').click();
  const card = page.getByRole('dialog', { name: 'Règle' });
  await expect(card).toContainText(reason);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(step(page, 'activate')).toBeVisible();
});
