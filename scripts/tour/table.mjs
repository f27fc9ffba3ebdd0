import { tsImport } from 'tsx/esm/api';
import { crowd, duel, fresh, heal, kinds, leap, melee, skirmish } from './table-battles.mjs';

/** @typedef {import('./picture.mjs').Tour} Tour */
/** @typedef {import('./picture.mjs').State} State */
/** @typedef {import('./battles.ts').Plan} Plan */

/** @type {typeof import('./battles.ts')} */
const { fileOf } = await tsImport('./battles.ts', import.meta.url);

/** @param {import('@playwright/test').Locator} control */
const press = (control) =>
  control
    .page()
    .evaluate(() => navigator.maxTouchPoints > 0)
    .then((touch) => (touch ? control.tap() : control.click()));

/**
 * A battle from a file, opened at the table or as a replay.
 * @param {Tour} tour @param {Plan} plan @param {{ view?: string, replay?: boolean, unasked?: string }} [how] @returns {Promise<string>} its id
 */
async function open({ page, look, go }, plan, { view = 'plan', replay = false, unasked = 'done' } = {}) {
  await go('battles');
  await page.evaluate(
    (wanted) => {
      const kept = JSON.parse(localStorage.getItem('escarmouche-settings') ?? '{}');
      localStorage.setItem('escarmouche-settings', JSON.stringify({ ...kept, ...wanted, pace: 'slow' }));
    },
    { view, unasked },
  );
  await page.reload();
  const file = plan.file ?? (await fileOf(plan, look.lang === 'en' ? 'en' : 'fr'));
  await page.locator('input[type=file]').setInputFiles({ name: 'visite.jsonl', mimeType: 'text/plain', buffer: Buffer.from(file) });
  const link = page.locator('a[href*="/replay/"], a[href*="/table/"]').first();
  await link.waitFor();
  const id = (await link.getAttribute('href'))?.split('/')[2] ?? '';
  await page.goto(`${new URL(page.url()).origin}/#/${replay ? 'replay' : 'table'}/${id}`);
  await page.locator('.table').waitFor();
  await page.locator('.board svg').first().waitFor();
  // The view goes near to the acting figure once its targets are known; while others act there is no rest.
  if (!replay)
    await page
      .locator('[data-rest]')
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  if (view === 'scene') await page.locator('.board canvas').waitFor();
  await page.waitForTimeout(view === 'scene' ? 1200 : 200);
  const first = view === 'scene' ? await page.locator('[data-figure]').first().getAttribute('data-figure') : undefined;
  if (first) await figure(page, first);
  return id;
}

/**
 * Point of the screen for a place, worked out from the points of three figures. In three dimensions only for a figure's place.
 * @param {import('@playwright/test').Page} page @param {Plan} plan @param {number} x paces @param {number} y paces
 */
async function at(page, plan, x, y) {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('[data-figure]')].map((node) => {
      const { e, f } = /** @type {SVGGElement} */ (node).getScreenCTM() ?? { e: 0, f: 0 };
      return { id: /** @type {SVGGElement} */ (node).dataset.figure ?? '', e, f };
    }),
  );
  const known = seen.flatMap(({ id, e, f }) => (plan.stands?.[id] ? [{ x: plan.stands[id][0], y: plan.stands[id][1], e, f }] : []));
  const [o] = known;
  // The plan is turned by quarters and has one scale: two figures apart both ways are enough.
  const p = known.find((one) => o && Math.abs(one.x - o.x) > 2 && Math.abs(one.y - o.y) > 2);
  if (!o || !p) throw new Error('nobody to measure by');
  const [dx, dy, de, df] = [p.x - o.x, p.y - o.y, p.e - o.e, p.f - o.f];
  // Screen y grows downwards: e + i f' with f' = -f is the place turned and scaled.
  const n = dx * dx + dy * dy;
  const [re, im] = [(de * dx - df * dy) / n, (-df * dx - de * dy) / n];
  const [px, py] = [x - o.x, y - o.y];
  return { x: o.e + re * px - im * py, y: o.f - (im * px + re * py) };
}

/** Point of the screen where a figure stands now. @param {import('@playwright/test').Page} page @param {string} id */
const place = (page, id) =>
  page.evaluate((wanted) => {
    const { e, f } = /** @type {SVGGElement} */ (document.querySelector(`[data-figure="${wanted}"]`)).getScreenCTM() ?? { e: 0, f: 0 };
    return { x: e, y: f };
  }, id);

/** The same, once the camera rests. @param {import('@playwright/test').Page} page @param {string} id */
async function figure(page, id) {
  let now = await place(page, id);
  // A slow machine draws few frames: it rests when several looks in a row say so.
  for (let i = 0, still = 0; i < 40 && still < 4; i++) {
    await page.waitForTimeout(250);
    const next = await place(page, id);
    still = Math.hypot(next.x - now.x, next.y - now.y) === 0 ? still + 1 : 0;
    now = next;
  }
  return now;
}

/** @param {Tour} tour @param {{ x: number, y: number }} spot */
async function point({ page, look }, { x, y }) {
  if (look.size === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(400);
}

/** @param {Plan} plan @param {(tour: Tour) => Promise<void>} [then] @param {Parameters<typeof open>[2]} [how] @returns {State['show']} */
const opened = (plan, then, how) => async (tour) => {
  await open(tour, plan, how);
  await then?.(tour);
  await tour.page.waitForTimeout(300);
  // The reach of a figure is worked out beside the page, and not shown everywhere.
  if (how?.view !== 'scene' && plan.activation !== undefined)
    await tour.page
      .locator('.reach')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
};

/** @param {string} id */
const aimedAt = (id) => /** @param {Tour} tour */ async (tour) => {
  // The view may be near to the acting figure, with the target outside.
  const near = await place(tour.page, id);
  await tour.page.keyboard.press('a');
  // The table may be in view as a whole already, and a slow machine begins to move late.
  for (let i = 0; i < 24; i++) {
    const { x, y } = await place(tour.page, id);
    if (x !== near.x || y !== near.y) break;
    await tour.page.waitForTimeout(250);
  }
  // A machine too slow for a touch takes it for a long one.
  const aimed = () => tour.page.locator('[data-commit]').waitFor({ timeout: 6000 });
  const touch = async () => point(tour, await figure(tour.page, id)).then(aimed);
  await touch().catch(touch);
};
/** @param {Plan} plan @param {number} x @param {number} y */
const aimedTo = (plan, x, y) => /** @param {Tour} tour */ async (tour) => point(tour, await at(tour.page, plan, x, y));
/** @param {string} name */
const key =
  (name) =>
  /** @param {Tour} tour */
  ({ page }) =>
    page.keyboard.press(name);
/** @param {string} name */
const tab =
  (name) =>
  /** @param {Tour} tour */
  async ({ page, look }) => {
    if (look.size === 'phone')
      await page
        .locator('.tabs button')
        .nth(name === 'sides' ? 1 : 2)
        .tap();
  };

/** Both views of what looks different in each. @param {string} name @param {Plan} plan @param {(tour: Tour) => Promise<void>} [then] @returns {State[]} */
const both = (name, plan, then) => [
  { name, show: opened(plan, then) },
  { name: `${name}-3d`, show: opened(plan, then, { view: 'scene' }) },
];

/** @param {Tour} tour @param {Plan} plan @param {boolean} [up] */
async function drag({ page, look }, plan, up = false) {
  const from = await figure(page, 'a2');
  const to = await at(page, plan, 20, 11.6);
  if (look.size === 'phone') {
    const session = await page.context().newCDPSession(page);
    const touch = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ points) =>
      session.send('Input.dispatchTouchEvent', { type: /** @type {'touchStart'} */ (type), touchPoints: points });
    // A machine too slow for a touch takes it for one that rests.
    for (let tries = 0; tries < 4; tries++) {
      await touch('touchStart', [from]);
      for (let i = 1; i <= 4; i++)
        await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 4, y: from.y + ((to.y - from.y) * i) / 4 }]);
      if ((await page.locator('.loupe').count()) > 0) break;
      await touch('touchEnd', []);
    }
    if (up) await touch('touchEnd', []);
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  if (up) await page.mouse.up();
}

/**
 * The table, from deployment to the end of a battle.
 * @type {State[]}
 */
export const states = [
  { name: 'order', show: opened(fresh, undefined, { unasked: 'asked' }) },
  { name: 'deployment', show: opened(fresh, (tour) => tour.page.waitForTimeout(3600)) },
  {
    name: 'deploying',
    show: opened(
      fresh,
      async ({ page, look }) => {
        await press(page.locator('[data-step=rollOrder]'));
        await page.waitForTimeout(500);
        const side = Number(/side-(\d)/.exec((await page.locator('.moment').getAttribute('class')) ?? '')?.[1]);
        if (look.size === 'phone') await page.locator('.tabs button').nth(1).tap();
        await press(page.locator(`[data-roster=${'ab'[side]}1]`));
        if (look.size === 'phone') await page.locator('.tabs button').nth(0).tap();
        await page.keyboard.press('ArrowUp');
      },
      { unasked: 'asked' },
    ),
  },
  {
    name: 'waiting',
    show: opened({ ...skirmish, activation: undefined, plays: 'b', matchSettings: { seats: { a: { by: 'person' }, b: { by: 'bot' } } } }),
  },
  ...both('turn', { ...skirmish, activation: undefined }),
  ...both('activated', skirmish),
  ...both('move', skirmish, (tour) => tour.page.keyboard.press('ArrowUp').then(() => tour.page.keyboard.press('ArrowRight'))),
  { name: 'move-far', show: opened(skirmish, aimedTo(skirmish, 24.5, 16)) },
  { name: 'move-illegal', show: opened(skirmish, aimedTo(skirmish, 14.2, 9.9)) },
  { name: 'dragging', show: opened(skirmish, (tour) => drag(tour, skirmish)) },
  ...both('shot', skirmish, aimedAt('b2')),
  ...both('shot-hidden', skirmish, aimedAt('b3')),
  ...both('out-of-sight', skirmish, aimedAt('b4')),
  ...both('fight', melee, aimedAt('b1')),
  {
    name: 'refused',
    show: opened(skirmish, async ({ page }) => {
      await page.locator('.bar [aria-expanded]').dispatchEvent('click');
      await page.locator('[data-action][aria-disabled=true]').first().dispatchEvent('click');
    }),
  },
  {
    name: 'ask-dice',
    show: opened({
      ...skirmish,
      matchSettings: { dice: { a: 'typed', b: 'typed' } },
      commands: [{ type: 'shoot', weapon: 'blaster', target: 'b2' }],
    }),
  },
  { name: 'ask-direction', show: opened(heal) },
  { name: 'ask-place', show: opened(leap) },
  { name: 'ask-duel', show: opened(duel) },
  {
    name: 'ask-alert',
    show: opened(skirmish, async (tour) => {
      await aimedTo(skirmish, 19.5, 11.4)(tour);
      await press(tour.page.locator('[data-commit]'));
      await tour.page.waitForTimeout(600);
    }),
  },
  ...both('dice', skirmish, async (tour) => {
    await aimedAt('b2')(tour);
    await press(tour.page.locator('[data-commit]'));
    await tour.page.locator('[data-dice=lie]').waitFor({ timeout: 20_000 });
  }),
  {
    name: 'log',
    show: opened(skirmish, async (tour) => {
      await aimedAt('b2')(tour);
      await press(tour.page.locator('[data-commit]'));
      await tab('log')(tour);
      if (tour.look.size !== 'phone') await tour.page.locator('.grow').click();
      await press(tour.page.locator('.log summary').first());
      await tour.page.waitForTimeout(500);
    }),
  },
  { name: 'sides', show: opened(skirmish, tab('sides')) },
  { name: 'card', show: opened(skirmish, ({ page }) => press(page.locator('details.card summary'))) },
  {
    name: 'rule',
    show: opened(skirmish, async (tour) => {
      await aimedTo(skirmish, 14.2, 9.9)(tour);
      await press(tour.page.locator('.facts [data-rule]').first());
      await tour.page.waitForTimeout(600);
    }),
  },
  { name: 'keys', show: opened(skirmish, key('?')) },
  {
    name: 'undo',
    show: opened(skirmish, async (tour) => {
      await aimedAt('b2')(tour);
      await press(tour.page.locator('[data-commit]'));
      await tour.page.waitForTimeout(600);
      await tour.page.keyboard.press('u');
    }),
  },
  { name: 'menu', show: opened(skirmish, ({ page }) => press(page.locator('details.menu summary'))) },
  {
    name: 'replay',
    show: async (tour) => {
      const { finished } = await import('./table-battles.mjs');
      await open(tour, finished, { replay: true });
      for (let i = 0; i < 30; i++) await tour.page.keyboard.press('ArrowRight');
      await tour.page.waitForTimeout(600);
    },
  },
  {
    name: 'replay-marks',
    show: async (tour) => {
      const { finished } = await import('./table-battles.mjs');
      await open(tour, finished, { replay: true });
      const { page, say } = tour;
      for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('b');
      await page.getByLabel(say('Commentaire', 'Comment')).fill(say('Trop à découvert.', 'Too far out in the open.'));
      await page.getByLabel(say('Commentaire', 'Comment')).blur();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'end',
    show: async (tour) => {
      const { finished } = await import('./table-battles.mjs');
      await open(tour, finished);
      await tour.page.locator('dialog[open]').waitFor();
      await tour.page.waitForTimeout(800);
    },
  },
  {
    name: 'talk',
    show: opened(skirmish, async ({ page, say }) => {
      await page.keyboard.press('/');
      await page.locator('.table input[type=text], .table input:not([type])').first().fill(say('voir B3', 'see B3'));
      await page.keyboard.press('Enter');
      await page.waitForTimeout(800);
    }),
  },
  ...both('sights', skirmish, key('l')),
  {
    name: 'measure',
    show: opened(skirmish, async ({ page }) => {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('m');
      await page.locator('.board line, .board .note').first().waitFor();
    }),
  },
  ...both('crowd', crowd),
  ...both('kinds', kinds),
  ...both('near', skirmish, async ({ page }) => {
    for (let i = 0; i < 8; i++) await page.keyboard.press('+');
    await page.waitForTimeout(2500);
  }),
  ...both('crowd-move', crowd, (tour) => tour.page.keyboard.press('ArrowUp').then(() => tour.page.keyboard.press('ArrowUp'))),
];
