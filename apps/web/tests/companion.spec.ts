import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { openCompanion, playOn, showCompanion } from './companion-play.ts';
import { freshGame, playTownOut } from './companion-town.ts';
import { kitFile } from './kit-battle.ts';
import { installed } from './offline.ts';
import { fileOf } from './open-situation.ts';
import { press, takeIn, wish } from './play.ts';
import type { Situation } from './situation.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Rask and Sven, Soldats, come first; Arno and Bela, of a person, are in their range. */
const RAID: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [6, 4], facing: 'north' },
    b1: { at: [4, 15], facing: 'south' },
    b2: { at: [6, 17], facing: 'south' },
  },
  npcs: {
    roles: { b1: { mission: { type: 'soldier' }, behaviour: 'walker' }, b2: { mission: { type: 'soldier' }, behaviour: 'walker' } },
  },
};

/** A soldier of URSS kit against an NPC. */
const KIT_RAID = kitFile({
  sides: [['soldat-rebelle'], ['stormtrooper']],
  apart: 8,
  seed: 'raid',
  npcs: { roles: { b1: { mission: { type: 'soldier' }, behaviour: 'walker' } } },
});

const order = (page: Page) => page.getByRole('region', { name: 'Consigne' });
const log = (page: Page) => page.getByRole('region', { name: 'Journal' });
const shot = (page: Page, name: string) => process.env['SHOTS'] && page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });

/** Faces that fall in turn. */
function falling(): (most: number) => number {
  let thrown = 0;
  return (most) => ((thrown++ * 7 + 3) % most) + 1;
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('AI-ACT-LOOP ZB-END: NPC battles of both URSS systems and a game of Zombies!!! are played from beginning to end by typed dice alone', async ({
    page,
    context,
  }) => {
    await wish(page, { windows: 'never' });
    const [raid, kit] = [await takeIn(page, await fileOf(RAID)), await takeIn(page, KIT_RAID)];
    const town = await takeIn(page, freshGame({ droite: 2, te: 2, pharmacie: 1 }));
    await installed(page);
    await context.setOffline(true);
    await page.reload();
    await showCompanion(page, raid);
    await playRaid(page);
    await showCompanion(page, kit);
    const { orders, dice } = await playOn(page, falling());
    expect([orders > 0, dice > 1]).toEqual([true, true]);
    await showCompanion(page, town);
    expect(await playTownOut(page)).toBeGreaterThan(10);
    await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toBeVisible();
  });
});

/** A whole battle of URSS classic: at most three presses an order. */
async function playRaid(page: Page): Promise<void> {
  await expect(order(page).getByRole('listitem')).toHaveText([
    /avance de 4\s?pas vers le sud, à 4,5\s?pas de Caisse/,
    'se tourne vers A1 Arno',
    /tire sur A1 Arno \(Blaster\)\s?: 21\/36/,
  ]);
  await shot(page, 'order');
  await press(order(page).getByText('Pourquoi'));
  await expect(order(page).locator('[data-thought-lines] li').first()).toContainText('Ordre');
  await press(order(page).getByText('Chances'));
  await shot(page, 'why');
  const { orders, dice, presses } = await playOn(page, falling());
  expect(orders).toBeGreaterThan(1);
  expect(dice).toBeGreaterThan(4);
  expect(presses - dice).toBeLessThanOrEqual(3 * orders);
  await shot(page, 'end');
}

test('AI-MDA-PLANS UC-SYS-DECISIONS: an order that cannot be carried out is refused for the next best, a figure is said to be elsewhere and otherwise, and the log keeps it', async ({
  page,
}) => {
  const id = await openCompanion(page, RAID);
  await press(order(page).getByRole('button', { name: 'Autre chose est arrivé' }));
  await shot(page, 'differs');
  await expectAccessibleInAllThemes(page);
  await press(order(page).getByRole('button', { name: /^Impossible contre A1 Arno/ }));
  await expect(order(page)).toContainText('A2 Bela');
  await expect(order(page)).not.toContainText('A1 Arno');
  await press(order(page).getByRole('button', { name: 'Autre chose est arrivé' }));
  await press(order(page).getByRole('button', { name: 'Elle ne peut pas bouger du tout' }));
  await expect(order(page)).not.toContainText('avance');
  await press(order(page).getByRole('button', { name: 'Autre chose est arrivé' }));
  await press(order(page).getByRole('button', { name: 'Elle ne fait rien' }));
  await expect(order(page)).toContainText('B2 Sven');
  await press(order(page).getByRole('button', { name: 'Autre chose est arrivé' }));
  await page.locator('[data-map]').click({ position: { x: 250, y: 200 } });
  await shot(page, 'elsewhere');
  await press(order(page).getByRole('button', { name: 'Elle est là' }));
  // The shot of the order follows from where the figure really is.
  await expect(page.locator('[data-dice], [data-order]').first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Journal' }));
  await expect(log(page)).toContainText(/Correction\s: Sven\s: à .+\spas de là/);
  await shot(page, 'log');
  await page.reload();
  await showCompanion(page, id);
  await expect(page.locator('[data-dice="2"]')).toContainText('Sven → Bela');
  for (const die of ['1', '1']) await press(page.locator(`[data-throw="${die}"]`));
  await press(page.getByRole('button', { name: 'Camps' }));
  await press(page.locator('[data-roster=a1]'));
  await shot(page, 'sheet');
  await expectAccessibleInAllThemes(page);
  await press(page.locator('[data-fact="posture:À terre"]'));
  await expect(page.locator('[data-fact="posture:À terre"]')).toHaveAttribute('aria-pressed', 'true');
  await press(page.getByRole('button', { name: 'C’est juste' }));
  await expect(page.locator('[data-reminders]')).toContainText('À terre A1');
  await shot(page, 'reminders');
});

test('without a map persons tell how two figures stand, orders go by that, and the log goes back to anywhere', async ({ page }) => {
  await openCompanion(page, { ...RAID, unmeasured: true });
  const pair = (name: string) => page.getByRole('region', { name });
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await press(pair('De B1 Rask à A2 Bela').getByRole('button', { name: 'Pas du tout' }));
  await expect(pair('De B1 Rask à A1 Arno').getByRole('img')).toHaveAccessibleName(/^10\s?pas, à découvert, de face$/);
  await press(pair('De B1 Rask à A1 Arno').getByRole('button', { name: /^6\s?pas$/ }));
  await shot(page, 'pair');
  await expectAccessibleInAllThemes(page);
  await press(page.locator('[data-tell]'));
  await expect(order(page).getByRole('listitem').last()).toHaveText(/tire sur A1 Arno \(Blaster\)\s?: /);
  await playOn(page, falling(), ({ orders }) => orders === 2);
  await press(page.getByRole('button', { name: 'Journal' }));
  await press(log(page).getByRole('button', { name: 'Revenir en arrière…' }));
  await press(log(page).locator('[data-rewind]').last());
  await press(page.getByRole('button', { name: 'À faire' }));
  await expect(pair('De B1 Rask à A2 Bela')).toBeVisible();
});
