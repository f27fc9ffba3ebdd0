import { expect, type Page } from '@playwright/test';
import { isOver, restingVersion, versionOf, type Action } from './town.ts';

/** Acts of a player of the town by keys alone: the way to a square is told by where the board draws it. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Squares, in steps to the east and south of the centre: of the pawn whose turn it is, of lit squares, of pieces that are laid. */
async function placesOf(page: Page, selector: string): Promise<readonly (Place & { readonly tone: string; readonly text: string })[]> {
  return page.locator(`.town ${selector}`).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { e, f } =
        (node as SVGGraphicsElement).transform.baseVal.consolidate()?.matrix ?? new DOMMatrix(getComputedStyle(node).transform);
      return { x: Math.round(e / 100), y: Math.round(f / 100), tone: node.classList[0] ?? '', text: node.textContent };
    }),
  );
}

/** Presses keys, and waits until the page has drawn their effect, which is looked at next. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

const many = (count: number, key: string): readonly string[] => Array.from({ length: Math.abs(count) }, () => key);

/** Arrows from one square to another. */
const arrows = (from: Place, to: Place): readonly string[] => [
  ...many(to.x - from.x, to.x > from.x ? 'ArrowRight' : 'ArrowLeft'),
  ...many(to.y - from.y, to.y > from.y ? 'ArrowDown' : 'ArrowUp'),
];

async function pawn(page: Page): Promise<Place> {
  const [own] = await placesOf(page, '.pawn:has(> .active)');
  if (!own) throw new Error('nobody acts');
  return own;
}

const SQUARES = 3;
const TILE = 300;

/** The lit cells, in tiles to the east and south of the first. */
async function cells(page: Page): Promise<readonly Place[]> {
  return page.locator('.cell').evaluateAll(
    (nodes, tile) =>
      nodes.map((node) => {
        const { x, y, width, height } = (node as SVGGraphicsElement).getBBox();
        return { x: Math.round((x + width / 2) / tile), y: Math.round((y + height / 2) / tile) };
      }),
    TILE,
  );
}

/** The cell that the tile in hand is held over; that of the pawn before it is. */
async function heldAt(page: Page): Promise<Place> {
  const ghost = page.locator('[data-ghost]');
  if (await ghost.isVisible()) {
    return ghost.evaluate((node, tile) => {
      const { e, f } = (node as SVGGraphicsElement).transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
      return { x: Math.round((e + tile / 2) / tile), y: Math.round((f + tile / 2) / tile) };
    }, TILE);
  }
  const { x, y } = await pawn(page);
  return { x: Math.round(x / SQUARES), y: Math.round(y / SQUARES) };
}

async function lay(page: Page): Promise<readonly Action[]> {
  const [cell] = await cells(page);
  if (!cell) throw new Error('no cell is lit');
  const commit = page.locator('.do [data-commit]:not([aria-disabled=true])');
  if (!(await commit.isVisible())) await press(page, ...arrows(await heldAt(page), cell));
  await expect(commit).toBeVisible();
  const turned = await page.locator('[data-ghost] .turn').isVisible();
  if (turned) await press(page, ']');
  await press(page, 'Enter');
  return turned ? ['turned', 'lay'] : ['lay'];
}

/** A piece is taken up and, from where it was, laid on another square of the tile where it has one. */
async function stock(page: Page): Promise<readonly Action[]> {
  const from = await pawn(page);
  const [piece] = await placesOf(page, '.piece');
  const free = (await placesOf(page, 'g:has(> .square.open)')).find(({ x, y }) => x !== piece?.x || y !== piece.y);
  if (!piece || !free) {
    await press(page, 'Enter');
    return ['stock'];
  }
  await press(page, ...arrows(from, piece), 'Enter');
  await expect(page.locator('.piece.held')).toBeVisible();
  await press(page, ...arrows(piece, free), 'Enter');
  await expect(page.locator('.piece.held')).toBeHidden();
  await press(page, 'Enter');
  return ['arranged', 'stock'];
}

async function walk(page: Page): Promise<readonly Action[]> {
  const lit = await placesOf(page, 'g:has(> .square)');
  const zombie = lit.find(({ tone }) => tone === 'warn');
  const goal = zombie ?? lit.toSorted((a, b) => Number(b.text) - Number(a.text))[0];
  if (!goal) {
    await press(page, 'e');
    return ['halt'];
  }
  await press(page, ...arrows(await pawn(page), goal), 'Enter');
  return zombie ? ['walk', 'fight'] : ['walk'];
}

async function shift(page: Page): Promise<readonly Action[]> {
  await press(page, 'Tab');
  const [zombie] = await placesOf(page, '.zombie:has(> .active)');
  const [to] = await placesOf(page, 'g:has(> .square.open)');
  if (!zombie || !to) throw new Error('no zombie is chosen');
  await press(
    page,
    Math.abs(to.x - zombie.x) > Math.abs(to.y - zombie.y)
      ? to.x > zombie.x
        ? 'ArrowRight'
        : 'ArrowLeft'
      : to.y > zombie.y
        ? 'ArrowDown'
        : 'ArrowUp',
  );
  await press(page, 'Enter');
  return ['shift'];
}

/** Goes to the hand and from card to card until one may be played or discarded. */
async function useCard(page: Page, action: 'play' | 'discard'): Promise<readonly Action[]> {
  await press(page, 'c');
  for (let presses = 0; presses < 20; presses++) {
    await press(page, 'Tab');
    const mayBe = page.locator(`[data-card] [data-step^="${action}:"]:not([aria-disabled=true]):focus`);
    if ((await mayBe.count()) === 0) continue;
    await press(page, 'Enter');
    return [action];
  }
  throw new Error(`Tab never comes to ${action}`);
}

/** One decision of the person at this screen, by keys alone. */
export async function decideByKeys(page: Page, done: ReadonlySet<Action>): Promise<readonly Action[]> {
  const before = await restingVersion(page);
  const actions = await act(page, done);
  const asked = (): Promise<boolean> => page.locator('.ask').isVisible();
  await expect(async () => expect((await versionOf(page)) > before || (await isOver(page)) || (await asked())).toBe(true)).toPass();
  return actions;
}

async function act(page: Page, done: ReadonlySet<Action>): Promise<readonly Action[]> {
  if (await page.locator('.ask').isVisible()) {
    if (!(await page.locator('.spots').isVisible())) await press(page, '1');
    else await press(page, 'Tab', 'Enter');
    return ['answer'];
  }
  if ((await page.locator('.cell').count()) > 0) return lay(page);
  if (await page.locator('[data-step=stock]').isVisible()) return stock(page);
  for (const action of ['play', 'discard'] as const) {
    const mayBe = page.locator(`[data-card] [data-step^="${action}:"]:not([aria-disabled=true])`).first();
    if (!done.has(action) && (await mayBe.isVisible())) return useCard(page, action);
  }
  if ((await page.locator('.zombie.may').count()) > 0) return shift(page);
  if (await page.locator('[data-step=halt]').isVisible()) return walk(page);
  const main = page.locator('.do [data-step].main').first();
  const step = (await main.getAttribute('data-step')) as Action;
  await press(page, step === 'end' ? 'e' : 'Enter');
  return [step];
}
