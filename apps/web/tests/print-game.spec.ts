import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { settled, takeIn } from './play.ts';
import { test } from './test.ts';

/** Kinds of cards of which there is one only (ZB-FACT-DECK). */
const SINGLE = ['demitour', 'maree', 'tetanise', 'voiture'];

test('ZB-FACT-TILES, ZB-FACT-DECK, ZB-FACT-BOX: the tile game on paper: all tiles, cards and pieces, a reference of the turn, on A4', async ({
  page,
}) => {
  await page.goto('/#/rules/zombies');
  await page.getByRole('link', { name: 'Imprimer le jeu' }).click();
  await expect(page.locator('[data-tile]')).toHaveCount(30);
  await expect(page.locator('[data-tile="te"]')).toHaveCount(4);
  await expect(page.getByRole('img', { name: 'Hôpital, 8 zombies, 4 vies' })).toBeVisible();
  const events = await page.locator('[data-event]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.event ?? ''));
  expect(events).toHaveLength(50);
  const single = [...new Set(events)].filter((id) => events.filter((one) => one === id).length === 1);
  expect(new Set(events).size).toBe(27);
  expect(single.toSorted()).toEqual(SINGLE);
  for (const [piece, count] of Object.entries({ zombie: 100, bullet: 60, life: 30, pawn: 6, counter: 6 })) {
    await expect(page.locator(`[data-piece="${piece}"]`)).toHaveCount(count);
  }
  await expect(page.getByRole('heading', { name: '4. Le déplacement' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);

  const pictures = await page.locator('[data-event] .emblem path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(pictures).size).toBe(27);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  const sizes = await page.locator('[data-tile], [data-event]').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { width, height } = box.getBoundingClientRect();
      const [wide, high] = [width, height].map((pixels) => Math.round((pixels * 25.4) / 96));
      return `${wide} x ${high}${box.scrollHeight > box.clientHeight + 1 ? ' too full' : ''}`;
    }),
  );
  expect([...new Set(sizes)]).toEqual(['75 x 75', '63 x 88']);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(13);
});

test('the tile game on paper in English, without the parts that are not wanted', async ({ page }) => {
  await page.goto('/#/print/zombies');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('[data-event="hache"]').first()).toContainText('Fire axe');
  await expect(page.locator('[data-event="hache"]').first()).toContainText('Item');
  await expect(page.locator('[data-event="hache"]').first()).toContainText('2 copies');
  await expect(page.locator('[data-event]')).toHaveCount(50);
  const full = await page
    .locator('[data-event]')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  expect(full).toBe(0);
  await page.getByRole('checkbox', { name: 'Tiles' }).uncheck();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
  await expect(page.locator('[data-event]')).toHaveCount(50);
});

test('DZ-SETUP-TEAMS, DZ-SETUP-LEVELS: a patrol on paper: both teams, every level of the battlefields, a reference of two pages', async ({
  page,
}) => {
  await page.goto('/#/print/deadzone');
  await expect(page.locator('[data-sheet]')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Fiches des groupes · Enforcers' }).getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('img', { name: 'Raffinerie, niveau 3' })).toBeVisible();
  await expect(page.getByText('Trois dés, et ceux du meilleur Tacticien en jeu.')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const full = await page
    .locator('[data-sheet] > .page')
    .evaluateAll((pages) => pages.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).length);
  expect(full, 'nothing stands over the edge of its sheet').toBe(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(7);
});

test('a kept patrol on paper: its figures by their names, its own battlefield, the readings that are not the usual ones', async ({
  page,
}) => {
  const [, board] = deadzoneBoards;
  if (!board) throw new Error('no battlefield');
  const patrol = deadzonePatrol(board, { 'sight.from': 'any-part' }, ['Nord', 'Sud']);
  const groups = patrol.groups.map((group) => ({
    ...group,
    figures: group.figures.map((sheet) => ({ ...sheet, name: `Nom ${sheet.id}` })),
  }));
  const meta = { seed: 'paper', dice: {}, seats: { a: { by: 'person' }, b: { by: 'person' } }, notes: { map: board.id } };
  const header = { format: 'escarmouche-match', system: 'deadzone', version: '1', setup: { ...patrol, groups }, meta };
  const id = await takeIn(page, `${JSON.stringify(header)}\n`);
  await page.goto(`/#/print/${id}`);
  await expect(page.locator('article h3')).toHaveCount(groups.flatMap(({ figures }) => figures).length);
  await expect(page.locator('article h3').first()).toContainText('Nom ');
  await expect(page.getByRole('heading', { name: board.name.fr })).toBeVisible();
  await expect(page.getByRole('heading', { name: deadzoneBoards[0]?.name.fr ?? '' })).toHaveCount(0);
  await expect(page.locator('[data-option]')).toHaveCount(1);
  await expect(page.locator('[data-option="sight.from"]')).toBeVisible();
});
