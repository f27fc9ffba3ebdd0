import { expect, type Locator, type Page } from '@playwright/test';

/** Settles what is moving before a look at the page. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

export async function openHome(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Escarmouche', level: 1 })).toBeVisible();
  await settled(page);
}

export interface Duel {
  /** Profiles by name, as the set-up page shows them, and how many of each. */
  readonly sides: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly seed?: string;
  /** Every person throws real dice. */
  readonly typed?: boolean;
  readonly map?: string;
  /** Who plays side B. */
  readonly opponent?: boolean;
}

/** Sets up a small battle on the set-up page, by pointer, and begins it. */
export async function startDuel(page: Page, { sides, seed, typed, map, opponent }: Duel): Promise<void> {
  await openHome(page);
  await page.getByRole('link', { name: 'Préparer une bataille' }).click();
  const fields = page.locator('fieldset.side');
  for (const [index, wanted] of sides.entries()) {
    const side = fields.nth(index);
    await side.getByLabel('Joué par').selectOption(index === 1 && opponent ? 'machine' : 'person');
    if (typed && !(index === 1 && opponent)) await side.getByLabel('Dés').selectOption('typed');
    await side.locator('summary').click();
    for (const row of await side.locator('li').all()) {
      while ((await row.locator('output').textContent()) !== '0') await row.getByRole('button', { name: /^Retirer/ }).click();
    }
    for (const [name, count] of Object.entries(wanted)) {
      for (let i = 0; i < count; i++) await side.getByRole('button', { name: `Ajouter ${name}`, exact: true }).click();
    }
  }
  if (map !== undefined) await page.getByRole('button', { name: map }).click();
  if (seed !== undefined) await page.getByLabel('Graine').fill(seed);
  await page.getByRole('button', { name: 'Commencer la bataille' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

export const commit = (page: Page): Locator => page.locator('[data-commit]');
export const step = (page: Page, id: string): Locator => page.locator(`[data-step="${id}"]`);
export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Fin de la bataille' }).isVisible();

/** From the order of play to the first turn, by pointer. */
export async function deploy(page: Page): Promise<void> {
  await step(page, 'rollOrder').click();
  for (let side = 0; side < 2; side++) {
    await step(page, 'autoPlace').click();
    await step(page, 'endDeployment').click();
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

/** What stands on the board, in screen pixels, and whose turn it is. */
export async function look(
  page: Page,
): Promise<{ readonly figures: readonly OnBoard[]; readonly playing: number; readonly version: number }> {
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
    return { figures, playing, version: Number(document.querySelector<HTMLElement>('.table')?.dataset.version) };
  });
}
