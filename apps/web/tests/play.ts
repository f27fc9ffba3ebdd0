import { errors, expect, type Locator, type Page } from '@playwright/test';

/** Settles what is moving before a look at the page. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Escarmouche', level: 1 })).toBeVisible();
  await settled(page);
}

/** Settings that the page finds when it is opened; events are shown at once, but where a pace is wished for. */
export async function wish(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((wished) => localStorage.setItem('escarmouche-settings', JSON.stringify(wished)), {
    pace: 'instant',
    ...settings,
  });
}

let taken = 0;

/** Takes a match file in on the page of kept battles, under a title of its own; returns the id it is kept by. */
export async function takeIn(page: Page, file: string, title = `partie-${++taken}`): Promise<string> {
  await page.goto('/#/battles');
  await page.locator('input[type=file]').setInputFiles({ name: `${title}.jsonl`, mimeType: 'text/plain', buffer: Buffer.from(file) });
  const link = page.locator('article', { hasText: title }).locator('a[href*="/table/"], a[href*="/replay/"]').first();
  return (await link.getAttribute('href'))?.split('/')[2] ?? '';
}

/** Opens a match file at the table; returns the id it is kept by. */
export async function openMatch(page: Page, file: string): Promise<string> {
  const id = await takeIn(page, file);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  return id;
}

/** Until every change of the band that is open is on the device. */
export async function bandIsKept(page: Page): Promise<void> {
  await expect(page.locator('[data-kept]')).toBeAttached();
}

/** Until nothing changes any more at the table before somebody does something; what listens there is there. */
export async function rests(page: Page): Promise<void> {
  await expect(page.locator('[data-version][data-rest]')).toBeAttached();
}

/** Once the table rests and the device has kept all that has been done there. */
export async function keptAll(page: Page): Promise<void> {
  const kept = (): Promise<boolean> =>
    page
      .locator('[data-version][data-rest]')
      .evaluateAll((found) => found.some((table) => table.getAttribute('data-kept') === table.getAttribute('data-version')));
  await expect.poll(kept, 'all that has been done is kept').toBe(true);
}

/** Presses a control as the screen is pressed: with a finger where there is touch, else with the mouse. `timeout`: milliseconds it may take to come. */
export async function press(control: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const touch = await control.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? control.tap(options) : control.click(options));
}

/** Goes with Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const focused = await page.evaluate(() => {
      const node = document.activeElement;
      if (!(node instanceof HTMLElement) || node === document.body) return '';
      const labels = node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? [...(node.labels ?? [])] : [];
      return [node.getAttribute('aria-label'), node.textContent, ...labels.map((label) => label.textContent)].join(' ');
    });
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(name)}`);
}

export interface Duel {
  /** Profiles by name, as the set-up page shows them, and how many of each. */
  readonly sides: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly seed?: string;
  /** Every person throws real dice. */
  readonly typed?: boolean;
  readonly map?: string;
  /** The program plays side B. */
  readonly opponent?: boolean;
}

/** Sets up a small battle on the set-up page and begins it. */
export async function startDuel(page: Page, duel: Duel): Promise<void> {
  await openHome(page);
  await press(page.getByRole('link', { name: 'Préparer une partie' }));
  await setUpDuel(page, duel);
  await press(page.getByRole('button', { name: 'Commencer la partie' }));
  await expect(page.locator('.table')).toBeVisible();
}

/** Sets up a small battle on the set-up page that is open. */
export async function setUpDuel(page: Page, { sides, seed, typed, map, opponent }: Duel): Promise<void> {
  const fields = page.locator('fieldset.side');
  for (const [index, wanted] of sides.entries()) {
    const side = fields.nth(index);
    await side.getByLabel('Joué par').selectOption(index === 1 && opponent ? 'bot' : 'person');
    if (typed && !(index === 1 && opponent)) await side.getByLabel('Dés').selectOption('typed');
    const figures = side.locator('details').first();
    await press(figures.locator('summary'));
    for (const row of await figures.locator('li').all()) {
      while ((await row.locator('output').textContent()) !== '0') await press(row.getByRole('button', { name: /^Retirer/ }));
    }
    for (const [name, count] of Object.entries(wanted)) {
      for (let i = 0; i < count; i++) await press(side.getByRole('button', { name: `Ajouter ${name}`, exact: true }));
    }
  }
  if (map !== undefined) await press(page.getByRole('button', { name: map }));
  if (seed !== undefined) await page.getByLabel('Graine').fill(seed);
}

export const commit = (page: Page): Locator => page.locator('[data-commit]');
export const step = (page: Page, id: string): Locator => page.locator(`[data-step="${id}"]`);
/** Ends the turn of the group that plays, with figures that have not played. */
export async function endGroup(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  await press(step(page, 'endGroup'), options);
  await press(page.locator('[data-sure]'));
}
export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Fin de la partie' }).isVisible();

/** From the order of play to the first turn. */
export async function deploy(page: Page): Promise<void> {
  for (let side = 0; side < 2; side++) {
    await press(step(page, 'autoPlace'));
    await press(step(page, 'endDeployment'));
  }
}

export interface OnBoard {
  readonly id: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly out: boolean;
  readonly spent: boolean;
  readonly active: boolean;
}

/** The figures on the board, in screen pixels, the side whose turn it is, and whether the table waits for a person. */
export async function look(page: Page): Promise<{
  readonly figures: readonly OnBoard[];
  readonly playing: number;
  readonly version: number;
  readonly rests: boolean;
}> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll<SVGGElement>('[data-figure]')].map((node) => {
      const { e, f } = node.getScreenCTM() ?? { e: 0, f: 0 };
      const side = Number(/side-(\d)/.exec(node.getAttribute('class') ?? '')?.[1]);
      const has = (name: string): boolean => node.classList.contains(name);
      return {
        id: node.dataset.figure ?? '',
        side,
        x: e,
        y: f,
        out: has('out'),
        spent: has('spent'),
        active: node.querySelector('.active') !== null,
      };
    });
    const playing = Number(/side-(\d)/.exec(document.querySelector('.moment')?.className ?? '')?.[1]);
    const table = document.querySelector<HTMLElement>('[data-version]')?.dataset;
    return { figures, playing, version: Number(table?.version), rests: table?.rest !== undefined };
  });
}

/**
 * The board once a figure stands there, the table rests and nothing moves any more: figures walk and cameras turn for a while, and a view
 * goes to the figures that may act, once they are known.
 */
export async function lookStill(page: Page): Promise<Awaited<ReturnType<typeof look>>> {
  let last = await look(page);
  await expect(async () => {
    const before = last;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    last = await look(page);
    expect(last.figures).not.toEqual([]);
    expect(last.rests).toBe(true);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

/** The figure that acts, where it stands once it stands still. */
export async function actor(page: Page): Promise<OnBoard> {
  await expect.poll(async () => (await look(page)).figures.some(({ active }) => active)).toBe(true);
  const found = (await lookStill(page)).figures.find(({ active }) => active);
  if (!found) throw new Error('nobody acts');
  return found;
}

const away = (a: OnBoard, b: OnBoard): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A second press on one place does what the first has shown, and the moment is another: then a button is not there, or no more. */
async function pressIfThere(control: Locator): Promise<void> {
  if (await control.isVisible()) await press(control, { timeout: 2000 }).catch(ignoreGone);
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Does what is pinned if the rules allow it. */
async function doIt(page: Page): Promise<boolean> {
  const button = commit(page);
  if (!(await button.and(page.locator(':not([aria-disabled=true])')).isVisible())) return false;
  await pressIfThere(button);
  return true;
}

async function back(page: Page): Promise<void> {
  await pressIfThere(page.locator('[data-cancel]'));
}

export async function boardBox(page: Page) {
  const box = await page.locator('.board > svg').boundingBox();
  if (!box) throw new Error('no board');
  return box;
}

/** How much of a way along one axis stays between two bounds. */
const within = (start: number, way: number, low: number, high: number): number =>
  way === 0 ? 1 : Math.max(0, ((way > 0 ? high : low) - start) / way);

/** Presses a point of the board; one that lies out of view, at the edge on the way to it. */
async function point(page: Page, from: OnBoard, x: number, y: number): Promise<void> {
  const box = await boardBox(page);
  const [dx, dy] = [x - from.x, y - from.y];
  const inset = 8;
  const t = Math.min(
    1,
    within(from.x, dx, box.x + inset, box.x + box.width - inset),
    within(from.y, dy, box.y + inset, box.y + box.height - inset),
  );
  await pressBoard(page, from.x + dx * t, from.y + dy * t);
}

/** Presses a point of the screen, and waits until the page has drawn what that shows. */
export async function pressBoard(page: Page, x: number, y: number): Promise<void> {
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** One action of the active figure: the nearest enemy that can be attacked or reached, else nearer to it, else the end of the activation. */
async function act(page: Page, active: OnBoard, enemies: readonly OnBoard[]): Promise<void> {
  // The board moves under a pointer: where anybody stands is looked up each time, once it stands still.
  const now = async (goal: OnBoard): Promise<readonly [OnBoard, OnBoard]> => {
    const { figures } = await lookStill(page);
    const find = ({ id }: OnBoard): OnBoard | undefined => figures.find((figure) => figure.id === id);
    return [find(active) ?? active, find(goal) ?? goal];
  };
  for (const enemy of enemies) {
    const [from, to] = await now(enemy);
    await point(page, from, to.x, to.y);
    if (await doIt(page)) return;
    await back(page);
  }
  const [nearest] = enemies;
  if (nearest) {
    for (const [along, aside] of [
      [0.8, 0],
      [0.5, 0.3],
      [0.5, -0.3],
    ] as const) {
      const [from, to] = await now(nearest);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (away(from, to) < 45) break;
      await point(page, from, from.x + dx * along - dy * aside, from.y + dy * along + dx * aside);
      if (await doIt(page)) return;
      await back(page);
    }
  }
  await pressIfThere(step(page, 'pass'));
}

/** Something for the person at this screen to do. */
export const toDo = (page: Page): Locator => page.locator('.ask [data-answer], [data-step], [data-take], dialog[open]').first();

/** Plays both sides from the first turn to the end of the battle, by pointer or, where there is touch, with a finger alone. */
export async function playOut(page: Page): Promise<void> {
  for (let steps = 0; steps < 900 && !(await isOver(page)); steps++) {
    // Nothing is pressed before it is known what is asked: the end of the battle may be on its way.
    await expect(toDo(page)).toBeVisible();
    await playOne(page);
  }
}

/** One decision of a person at this screen. */
export async function playOne(page: Page): Promise<void> {
  const handed = page.locator('[data-take]');
  if (await handed.isVisible()) return pressIfThere(handed);
  const question = page.locator('.ask [data-answer]').first();
  if (await question.isVisible()) return pressIfThere(question);
  const { figures, playing } = await lookStill(page);
  const active = figures.find((figure) => figure.active);
  if (active) {
    const enemies = figures.filter((figure) => figure.side !== active.side && !figure.out);
    return act(
      page,
      active,
      enemies.toSorted((a, b) => away(active, a) - away(active, b)),
    );
  }
  const next = figures.find((figure) => figure.side === playing && !figure.spent && !figure.out);
  if (!next) return;
  const box = await boardBox(page);
  if (next.x < box.x || next.x > box.x + box.width || next.y < box.y || next.y > box.y + box.height)
    return press(page.getByRole('button', { name: 'Toute la table' }));
  await pressBoard(page, next.x, next.y);
  await pressIfThere(step(page, 'activate'));
}
