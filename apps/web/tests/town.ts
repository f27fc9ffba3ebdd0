import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './play.ts';

/** An act of a player of the town, by the step that it was done in. */
export type Action =
  | 'begin'
  | 'draw'
  | 'turned'
  | 'lay'
  | 'arranged'
  | 'stock'
  | 'face'
  | 'leave'
  | 'refill'
  | 'roll'
  | 'walk'
  | 'fight'
  | 'halt'
  | 'herd'
  | 'shift'
  | 'play'
  | 'discard'
  | 'end'
  | 'answer'
  | 'point';

export const versionOf = async (page: Page): Promise<number> => Number(await page.locator('[data-version]').getAttribute('data-version'));

/** The version once nothing goes on by itself any more: a way of several steps is walked step by step. */
export async function restingVersion(page: Page): Promise<number> {
  const resting = page.locator('[data-version][data-rest]');
  await expect(resting).toBeAttached();
  return Number(await resting.getAttribute('data-version'));
}
export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Fin de la partie' }).isVisible();

/** The person at this screen has something to decide, or the game is over. While others play, each of their acts has its own time to come. */
export async function awaitTurn(page: Page): Promise<void> {
  const rests = (): Promise<boolean> => page.locator('[data-version][data-rest]').isVisible();
  while (!(await rests())) {
    const before = await versionOf(page);
    await expect.poll(async () => (await rests()) || (await versionOf(page)) > before, { intervals: [50] }).toBe(true);
  }
  await expect(
    page.locator('[data-take], .ask [data-answer], .spots select, [data-step], .cell, .zombie.may, dialog[open]').first(),
  ).toBeVisible();
}

/** Presses the middle of something on the board, which has to be in sight, with nothing of the page over it. */
export async function pressOnBoard(page: Page, target: Locator): Promise<void> {
  // The view may be on its way to the squares asked for: a target that is pressed rests.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moves = document.querySelector('.town')?.getAnimations() ?? [];
    await Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));
  });
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const onBoard = await page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('.board-surface') !== null, [x, y] as const);
  expect(onBoard, 'what is pressed is in sight').toBe(true);
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

const commit = (page: Page): Locator => page.locator('.do [data-commit]');
const mayPress = (page: Page, step: string): Locator => page.locator(`[data-step="${step}"]:not([aria-disabled=true])`);

/** The square to walk to: a token, else the next zombie, else as far as it goes. */
async function goal(page: Page): Promise<Locator> {
  const lit = page.locator('.town g:has(> .square)');
  const found = await lit.evaluateAll((nodes) =>
    nodes.map((node, index) => ({ index, tone: node.classList[0], steps: Number(node.textContent) })),
  );
  const near = (tone: string) => found.filter((one) => one.tone === tone).sort((a, b) => a.steps - b.steps)[0];
  const best = near('good') ?? near('warn') ?? found.sort((a, b) => b.steps - a.steps)[0];
  if (!best) throw new Error('no square is lit');
  return lit.nth(best.index).locator('.square');
}

/** Lays the tile in hand on a lit cell, turned once where it fits in several ways. */
async function lay(page: Page): Promise<readonly Action[]> {
  const cells = page.locator('.cell');
  await pressOnBoard(page, cells.nth((await cells.count()) - 1));
  await expect(page.locator('[data-ghost]')).toBeVisible();
  const turns = page.locator('[data-ghost] .turn');
  const turned = await turns.isVisible();
  if (turned) {
    const before = await page.locator('[data-ghost] .tile').innerHTML();
    await pressOnBoard(page, page.locator('[data-ghost] .edge'));
    await expect.poll(() => page.locator('[data-ghost] .tile').innerHTML()).not.toBe(before);
  }
  await press(commit(page));
  return turned ? ['turned', 'lay'] : ['lay'];
}

/** Moves one piece of the tile to another of its squares where there is one, and stocks it so. */
async function stock(page: Page): Promise<readonly Action[]> {
  const lit = page.locator('.square.open');
  if ((await lit.count()) < 2) {
    await press(page.locator('[data-step=stock]'));
    return ['stock'];
  }
  const before = await page.locator('.piece').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('transform')).join());
  await pressOnBoard(page, lit.first());
  const holds = await page.locator('.piece.held').isVisible();
  await pressOnBoard(page, lit.last());
  if (holds) {
    await expect
      .poll(() => page.locator('.piece').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('transform')).join()))
      .not.toBe(before);
  }
  await press(commit(page));
  return holds ? ['arranged', 'stock'] : ['stock'];
}

async function walk(page: Page): Promise<readonly Action[]> {
  const before = await restingVersion(page);
  await pressOnBoard(page, await goal(page));
  // A way without a fight is gone at once; another shows its chances first.
  const shows = async (): Promise<boolean> => (await page.locator('.note').first().isVisible()) && commit(page).isVisible();
  await expect(async () => expect((await versionOf(page)) > before || (await shows())).toBe(true)).toPass();
  if ((await versionOf(page)) > before) return ['walk'];
  await press(commit(page));
  return ['walk', 'fight'];
}

async function shift(page: Page): Promise<readonly Action[]> {
  await pressOnBoard(page, page.locator('.zombie.may').first());
  await expect(page.locator('.square.open').first()).toBeVisible();
  await pressOnBoard(page, page.locator('.square.open').first());
  return ['shift'];
}

/** Answers a question: by pointing where the answer lies on the board, by passing where there is a chance to. */
async function answer(page: Page): Promise<readonly Action[]> {
  if (await page.locator('.spots').isVisible()) {
    await pressOnBoard(page, page.locator('.square.open').first());
    return ['point'];
  }
  const pass = page.getByRole('button', { name: 'Passer', exact: false }).first();
  await press((await pass.isVisible()) ? pass : page.locator('.ask [data-answer]').first());
  return ['answer'];
}

/** A card of the hand is played or discarded where that may be. */
async function useCard(page: Page, wanted: ReadonlySet<Action>): Promise<readonly Action[] | undefined> {
  for (const action of ['play', 'discard'] as const) {
    const button = page.locator(`[data-card] [data-step^="${action}:"]:not([aria-disabled=true])`).first();
    if (!wanted.has(action) && (await button.isVisible())) {
      await press(button);
      return [action];
    }
  }
  return undefined;
}

/** One decision of the person at this screen, by pointer or finger alone; acts done already are not looked for. Returns the acts. */
export async function decide(page: Page, done: ReadonlySet<Action>): Promise<readonly Action[]> {
  const before = await restingVersion(page);
  const actions = await act(page, done);
  await expect(async () => expect((await versionOf(page)) > before || (await isOver(page)) || (await isAsked(page))).toBe(true)).toPass();
  return actions;
}

const isAsked = (page: Page): Promise<boolean> => page.locator('.ask').isVisible();

async function act(page: Page, done: ReadonlySet<Action>): Promise<readonly Action[]> {
  if (await isAsked(page)) return answer(page);
  if ((await page.locator('.cell').count()) > 0) return lay(page);
  if (await page.locator('[data-step=stock]').isVisible()) return stock(page);
  const card = await useCard(page, done);
  if (card) return card;
  if ((await page.locator('.zombie.may').count()) > 0) return shift(page);
  if (await page.locator('[data-step=halt]').isVisible()) {
    if ((await page.locator('.town .square').count()) > 0) return walk(page);
    await press(mayPress(page, 'halt'));
    return ['halt'];
  }
  for (const step of ['begin', 'draw', 'face', 'refill', 'roll', 'herd', 'end'] as const) {
    if (!(await mayPress(page, step).isVisible())) continue;
    await press(mayPress(page, step));
    return [step];
  }
  throw new Error('nothing to press');
}
