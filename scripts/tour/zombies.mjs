import { tsImport } from 'tsx/esm/api';
import { press } from './kept.mjs';

/** @typedef {import('./picture.mjs').Tour} Tour */
/** @typedef {import('./picture.mjs').State} State */
/** @typedef {import('./zombies-moments.ts').Moment} Moment */

/** @type {typeof import('./zombies-moments.ts')} */
const { townFile } = await tsImport('./zombies-moments.ts', import.meta.url);

/**
 * A game from a file, opened at the table.
 * @param {Tour} tour @param {Moment} moment @returns {Promise<string>} its id
 */
async function open({ page, go, say }, moment) {
  await go('battles');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('escarmouche-settings') ?? '{}');
    localStorage.setItem('escarmouche-settings', JSON.stringify({ ...kept, unasked: 'asked', windows: 'never', pace: 'slow' }));
  });
  await page.reload();
  const buffer = Buffer.from(townFile(moment));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: say('Nuit en ville.jsonl', 'Night in the town.jsonl'), mimeType: 'text/plain', buffer });
  const link = page.locator('article a[href*="/table/"], article a[href*="/replay/"]').first();
  await link.waitFor();
  const id = (await link.getAttribute('href'))?.split('/')[2] ?? '';
  await go(`table/${id}`).catch(() => undefined);
  await page.locator('.town').first().waitFor();
  await page.waitForTimeout(600);
  return id;
}

/** @param {Moment} moment @param {(tour: Tour) => Promise<void>} [then] @returns {State['show']} */
const opened = (moment, then) => async (tour) => {
  await open(tour, moment);
  await then?.(tour);
  await tour.page.waitForTimeout(500);
};

/** Presses the middle of the last thing of a kind that is in sight on the board. @param {Tour} tour @param {string} selector */
async function point({ page, look }, selector) {
  await page.locator(selector).last().waitFor();
  const middles = await page.locator(selector).evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
      return document.elementFromPoint(at.x, at.y)?.closest('.board-surface') ? [at] : [];
    }),
  );
  const at = middles.at(-1);
  if (!at) throw new Error(`no ${selector} in sight`);
  const { x, y } = at;
  if (look.size === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(400);
}

/** A way that leads into a zombie is pointed at. @param {Tour} tour */
const intoFight = (tour) => point(tour, '.town g.warn > .square');

/** @type {Moment} */
const fight = { step: 'moving', turns: 16, beside: true, dice: 'typed' };

/**
 * The town's table, from the first screen of two persons to the end.
 * @type {State[]}
 */
export const states = [
  {
    name: 'town-setup',
    whole: true,
    async show({ page, go }) {
      await go('setup/zombies');
      await page.locator('fieldset.side').nth(1).waitFor();
    },
  },
  {
    name: 'town-setup-six',
    whole: true,
    async show({ page, go, say }) {
      await go('setup/zombies');
      for (let more = 0; more < 4; more++) await press(page.getByRole('button', { name: say('Ajouter un joueur', 'Add a player') }));
    },
  },
  {
    name: 'town-rules',
    async show({ page, go }) {
      await go('rules/zombies');
      await page.locator('summary').first().waitFor();
    },
  },
  {
    name: 'town-print',
    whole: true,
    async show({ page, go }) {
      await go('print/zombies');
      await page.locator('[data-tile]').first().waitFor();
    },
  },
  {
    name: 'town-hand-over',
    async show(tour) {
      await open(tour, { step: 'tile', turns: 6, holders: [{ by: 'person' }, { by: 'person' }] });
      await tour.page.locator('[data-take]').waitFor();
    },
  },
  { name: 'town-tile', show: opened({ step: 'tile', turns: 12 }) },
  { name: 'town-place', show: opened({ step: 'place', turns: 12 }) },
  { name: 'town-turning', show: opened({ step: 'place', turns: 12 }, (tour) => point(tour, '.cell')) },
  { name: 'town-stock', show: opened({ step: 'stock', turns: 10 }) },
  { name: 'town-walk', show: opened({ step: 'moving', turns: 12 }) },
  { name: 'town-fight', show: opened(fight, intoFight) },
  {
    name: 'town-dice',
    show: opened(fight, async (tour) => {
      await intoFight(tour);
      await press(tour.page.locator('.do [data-commit]'));
      await tour.page.locator('.ask').waitFor();
    }),
  },
  {
    name: 'town-blow',
    show: opened(fight, async (tour) => {
      await intoFight(tour);
      await press(tour.page.locator('.do [data-commit]'));
      await press(tour.page.getByRole('button', { name: tour.say('Dé 1 : 1', 'Die 1: 1') }));
      await tour.page.keyboard.press('Enter');
      await tour.page.waitForTimeout(600);
    }),
  },
  { name: 'town-herd', show: opened({ step: 'herding', turns: 12 }) },
  { name: 'town-shift', show: opened({ step: 'herding', turns: 12 }, (tour) => point(tour, '.zombie.may')) },
  {
    name: 'town-hand',
    show: opened({ step: 'discard', turns: 12 }, async ({ page, look }) => {
      if (look.size === 'phone') await page.locator('[data-hand]').scrollIntoViewIfNeeded();
    }),
  },
  {
    name: 'town-log',
    show: opened({ step: 'move', turns: 20 }, async ({ page, look }) => {
      if (look.size === 'phone') await page.locator('.tabs button').nth(2).tap();
      else await page.locator('.grow').click();
      await press(page.locator('.log summary').last());
    }),
  },
  {
    name: 'town-sides',
    show: opened({ step: 'move', turns: 30, players: 6 }, async ({ page, look }) => {
      if (look.size === 'phone') await page.locator('.tabs button').nth(1).tap();
    }),
  },
  {
    name: 'town-talk',
    show: opened({ step: 'moving', turns: 12 }, async ({ page, say }) => {
      await page.keyboard.press('/');
      await page.locator('.table input[type=text], .table input:not([type])').first().fill(say('main', 'hand'));
      await page.keyboard.press('Enter');
    }),
  },
  { name: 'town-crowd', show: opened({ step: 'moving', turns: 90, players: 6 }) },
  {
    name: 'town-replay',
    async show(tour) {
      const id = await open(tour, { step: 'move', turns: 20 });
      await tour.page.goto(`${tour.site}/#/replay/${id}`);
      await tour.page.locator('.town').first().waitFor();
      for (let i = 0; i < 40; i++) await tour.page.keyboard.press('ArrowRight');
      await tour.page.waitForTimeout(600);
    },
  },
  {
    name: 'town-end',
    async show(tour) {
      await open(tour, {});
      await tour.page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'town-summary',
    whole: true,
    async show(tour) {
      const id = await open(tour, {});
      await tour.go(`battle/${id}/summary`);
      await tour.page.locator('svg').first().waitFor();
      await tour.page.waitForTimeout(400);
    },
  },
];
