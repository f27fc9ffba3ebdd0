import { expect, type Page } from '@playwright/test';
import { keptFile } from './kept.ts';
import { keptAll, press } from './play.ts';

interface Card {
  readonly id: string;
  readonly rule: string;
  readonly name: { readonly fr: string; readonly en: string };
}
interface Told {
  readonly type: string;
  readonly seat?: string;
  readonly card?: string;
}
/** A line of a match file after its first: an entry, or at last a command that waits. */
interface Line {
  readonly events?: readonly Told[];
  readonly pending?: {
    readonly command: { readonly card?: string };
    readonly answers: readonly { readonly answer: { readonly play?: string } | null }[];
  };
}

/**
 * Sets up a game of cards and tiles with its players in order, and begins it. `level`: of the opponents; theirs of a newcomer's where none is given.
 * `asked`: the players asked for cards; the usual ones for such players where none are given.
 */
export async function startTown(
  page: Page,
  seed: string,
  holders: readonly ('person' | 'bot')[],
  { level, asked }: { level?: string; asked?: 'holders' | 'everybody' } = {},
): Promise<void> {
  await page.goto('/#/setup/zombies');
  const sides = page.locator('fieldset.side');
  await expect(page.getByRole('heading', { name: 'Joueurs' })).toBeVisible();
  while ((await sides.count()) < holders.length) await press(page.getByRole('button', { name: 'Ajouter un joueur' }));
  for (const [i, holder] of holders.entries()) {
    await sides.nth(i).getByLabel('Joué par').selectOption(holder);
    if (holder === 'bot' && level !== undefined) await sides.nth(i).getByLabel('Niveau').selectOption(level);
  }
  if (asked !== undefined) {
    await page.locator('details.options > summary').click();
    await page.locator(`input[name="cards.asked"][value="${asked}"]`).check();
  }
  await page.getByLabel('Graine').fill(seed);
  await press(page.locator('.start .button.main'));
  await expect(page.locator('.table')).toBeVisible();
}

/**
 * Secrets from a seat ('': from anybody): names and ids of cards in others' hands that have never lain open. A card played in answer to a
 * command that is not done yet lies open too.
 */
export async function secretsOf(page: Page, viewer: string): Promise<readonly string[]> {
  const [head = '{}', ...lines] = (await keptFile(page)).trim().split('\n');
  const { deck } = (JSON.parse(head) as { setup: { deck: readonly Card[] } }).setup;
  const entries = lines.map((line) => JSON.parse(line) as Line);
  const events = entries.flatMap((entry) => entry.events ?? []);
  const answered = entries.flatMap(({ pending }) => [pending?.command.card, ...(pending?.answers.map(({ answer }) => answer?.play) ?? [])]);
  const open = new Set([...answered, ...events.flatMap(({ type, card }) => (type === 'cardDrawn' ? [] : [card]))]);
  const drawn = (own: boolean) =>
    events.flatMap(({ type, seat, card }) => (type === 'cardDrawn' && (seat === viewer) === own && card !== undefined ? [card] : []));
  const mine = new Set(drawn(true));
  const hidden = new Set(drawn(false).filter((card) => !open.has(card) && !mine.has(card)));
  return deck.filter(({ id }) => hidden.has(id)).flatMap(({ id, rule, name }) => [`hand:${id}`, rule, name.fr]);
}

/**
 * Nothing of what others hold stands anywhere on the page: one look at it, when nothing goes on by itself and the device has kept all that has
 * been done, so that what is hidden is known for the very table that is shown.
 */
export async function expectNoSecrets(page: Page): Promise<void> {
  await keptAll(page);
  const before = await momentOf(page);
  const shown = await page.content();
  const viewer = (await page.locator('[data-take]').isVisible())
    ? ''
    : ((await page.locator('[data-version]').getAttribute('data-viewer')) ?? '');
  const secrets = await secretsOf(page, viewer);
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  expect(await momentOf(page), 'the table has not changed under the look').toBe(before);
}

/** One decision, whatever is asked: the screen is taken, an answer given, a step taken, or something pointed at by keys. The table rests. */
export async function decide(page: Page): Promise<void> {
  const before = await momentOf(page);
  const take = page.locator('[data-take]');
  const answer = page.locator('.ask [data-answer]').first();
  const spots = page.locator('.spots select');
  const step = page.locator('.do [data-step].main').first();
  if (await take.isVisible()) await press(take);
  else if (await spots.isVisible()) {
    await spots.selectOption({ index: 1 });
    await press(page.locator('.spots [data-commit]'));
  } else if (await answer.isVisible()) await press(answer);
  else if (await step.isVisible()) await press(step);
  else await pointByKeys(page);
  await expect.poll(() => momentOf(page), { message: 'what was decided is done', intervals: [50] }).not.toBe(before);
}

const momentOf = async (page: Page): Promise<string> => {
  const table = page.locator('[data-version]');
  return `${await table.getAttribute('data-version')} ${await table.getAttribute('data-viewer')}`;
};

/** The first thing that may be done where the keys lead: a square, a turn of a tile, a zombie and its square. */
async function pointByKeys(page: Page): Promise<void> {
  const board = page.getByRole('application');
  const commit = page.locator('.do [data-commit]:not([aria-disabled=true])');
  for (let chosen = 0; chosen < 5; chosen++) {
    await board.focus();
    for (let tab = 0; tab < chosen; tab++) await page.keyboard.press('Tab');
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(arrow);
      for (let turn = 0; turn < 3 && !(await commit.isVisible()); turn++) await page.keyboard.press(']');
      if (await commit.isVisible()) return page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  throw new Error('nothing may be done where the keys lead');
}
