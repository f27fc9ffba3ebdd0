import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openDuel } from '../apps/web/tests/duel.ts';
import { actor, lookStill, step, type OnBoard } from '../apps/web/tests/play.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { median, type BenchRow } from './compare.ts';
import { tasksOf } from './tasks.ts';

/** Longest waits for the built table, in milliseconds of the processor: for a figure that is dragged, for the odds of a shot. */
const FELT = 100;
const SMOOTH = 50;
const ODDS = 50;

/** The built table, served as `npm start` serves it. */
async function serve(): Promise<{ readonly address: string; stop(): void }> {
  const server = spawn(process.execPath, ['../scripts/start.mjs', '--port', '0', '--data', ':memory:'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (address !== undefined) return { address, stop: () => server.kill() };
  }
  throw new Error('the table was not served');
}

/** So many against as many on the farm, the first side about to act. */
async function bigBattle(page: Page, figures: number): Promise<{ readonly mine: readonly OnBoard[]; readonly foes: readonly OnBoard[] }> {
  await openDuel(page, {
    sides: [{ 'Soldat Rebelle': figures / 2, 'Soldat Rebelle Lourd': figures / 2 }, { Stormtrooper: figures }],
    seed: 'loupe',
    map: 'La ferme ensablée',
  });
  const { figures: all, playing } = await lookStill(page);
  return { mine: all.filter(({ side }) => side === playing), foes: all.filter(({ side }) => side !== playing) };
}

/** One of those in the middle of the line. */
function middle(figures: readonly OnBoard[]): OnBoard {
  const found = figures[6];
  if (!found) throw new Error('nobody');
  return found;
}

/** The point so many pixels from one figure towards another. */
function towards(a: OnBoard, b: OnBoard, length: number): { readonly x: number; readonly y: number } {
  const all = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: a.x + ((b.x - a.x) / all) * length, y: a.y + ((b.y - a.y) / all) * length };
}

/** A move is refused or done: its ghost shows it. */
const ghost = (page: Page): Promise<void> => page.locator('.ghost').first().waitFor();

function smooth(name: string, tasks: readonly number[]): BenchRow {
  if (tasks.length <= 20) throw new Error(`${name}: hardly anything was done`);
  const ours = Math.max(...tasks);
  return { name, ours, floor: FELT, target: SMOOTH, ok: ours < FELT, unit: 'ms' };
}

async function dragOnPlan(page: Page, browser: Browser, figures: number): Promise<BenchRow> {
  const { mine, foes } = await bigBattle(page, figures);
  const [me, foe] = [middle(mine), middle(foes)];
  await page.mouse.click(me.x, me.y);
  await page.locator('.rim.half').waitFor();
  const now = (await lookStill(page)).figures.find(({ id }) => id === me.id) ?? me;
  // Files and first compilations are not what is measured.
  await page.mouse.click(foe.x, foe.y);
  await page.locator('.if h2').waitFor();
  await page.locator('[data-cancel]').click();
  await page.mouse.move(now.x, now.y);
  await page.mouse.down();
  const ahead = towards(now, foe, 40);
  await page.mouse.move(ahead.x, ahead.y, { steps: 6 });
  await ghost(page);
  const tasks = await tasksOf(page, browser, async () => {
    for (let i = 0; i < 24; i++) {
      const at = towards(now, foe, 40 + (i % 12) * 5);
      await page.mouse.move(at.x + (i % 5) * 12 - 24, at.y);
    }
  });
  await page.mouse.up();
  return smooth(`dragging one of ${figures} against ${figures}, plan: longest task`, tasks);
}

async function dragInScene(page: Page, browser: Browser, figures: number): Promise<BenchRow> {
  await bigBattle(page, figures);
  await page.keyboard.press('v');
  await page.locator('.board canvas').waitFor();
  const { figures: all, playing } = await lookStill(page);
  const mine = middle(all.filter(({ side }) => side === playing));
  await page.mouse.click(mine.x, mine.y - 4);
  await step(page, 'activate').click();
  const now = await actor(page);
  await page.mouse.move(now.x, now.y - 4);
  await page.mouse.down();
  await page.mouse.move(now.x + 30, now.y - 10, { steps: 6 });
  await ghost(page);
  const tasks = await tasksOf(page, browser, async () => {
    for (let i = 0; i < 24; i++) await page.mouse.move(now.x + 30 + (i % 12) * 5, now.y - 10 - (i % 5) * 6);
  });
  await page.mouse.up();
  return smooth(`dragging one of ${figures} against ${figures}, three dimensions: longest task`, tasks);
}

/** Presses there; the panel must be another within the task of the press. */
function shownAt(page: Page, at: OnBoard): Promise<void> {
  return page.evaluate(async ({ x, y }) => {
    const surface = document.querySelector('.board > svg');
    const was = document.querySelector('.if h2')?.textContent;
    for (const type of ['pointerdown', 'pointerup']) {
      surface?.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true }));
    }
    while (document.querySelector('.if h2')?.textContent === was) await Promise.resolve();
  }, at);
}

async function oddsPanel(page: Page, browser: Browser): Promise<BenchRow> {
  const { mine, foes } = await bigBattle(page, 12);
  const [me, foe] = [middle(mine), middle(foes)];
  await page.mouse.click(me.x, me.y);
  await page.mouse.click(foe.x, foe.y);
  await page.locator('.if h2', { hasText: '→' }).waitFor();
  const longest: number[] = [];
  for (const other of foes.slice(0, 5)) longest.push(Math.max(...(await tasksOf(page, browser, () => shownAt(page, other)))));
  const ours = median(longest);
  return {
    name: 'odds panel of a shot, 12 against 12: the task of the press',
    ours,
    floor: ODDS,
    target: ODDS / 2,
    ok: ours < ODDS,
    unit: 'ms',
  };
}

export default async function table(): Promise<BenchRow[]> {
  const server = await serve();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) });
  const measured = async (measure: (page: Page) => Promise<BenchRow>): Promise<BenchRow> => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 1280, height: 800 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const row = await measure(await context.newPage());
    await context.close();
    return row;
  };
  try {
    return [
      await measured((page) => dragOnPlan(page, browser, 20)),
      await measured((page) => dragOnPlan(page, browser, 12)),
      await measured((page) => dragInScene(page, browser, 12)),
      await measured((page) => oddsPanel(page, browser)),
    ];
  } finally {
    await browser.close();
    server.stop();
  }
}
