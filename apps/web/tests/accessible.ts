import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules of axe that themes bear on; the rest of a page is the same in all of them. */
const LOOKS = ['color-contrast', 'link-in-text-block'] as const;

/** axe finds no violation of any rule, whatever its weight, or of those named, on the page or in one part of it. */
export async function expectAccessible(page: Page, { rules, part }: { rules?: readonly string[]; part?: string } = {}): Promise<void> {
  // No style sheet from elsewhere: axe would fetch all of them again for each look.
  const options: axe.RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const look = async (): Promise<readonly string[]> => {
    await coloursRest(page);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
    return page.evaluate(
      async ([within, how]) => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(within ?? document, how);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      },
      [part, options] as const,
    );
  };
  // A line may come, and with it another colour, while axe looks: a violation counts that stays.
  let found = await look();
  for (let again = 0; again < 2 && found.length > 0; again++) found = await look();
  expect(found).toEqual([]);
}

/**
 * Until nothing that is shown and has an end is on its way to another colour or place. An entry of a closed menu is drawn no more,
 * so its way never ends.
 */
const coloursRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect, playState }) => {
        if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return false;
        return effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
      }),
    undefined,
    { polling: 20 },
  );
};

/** The same page, or part of it, in all themes: every rule in the one it shows, and what the others change. */
export async function expectAccessibleInAllThemes(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, { part });
  const shown = await theme(page);
  for (const other of ['dark', 'light', 'contrast'].filter((one) => one !== shown)) {
    await wear(page, other);
    await expectAccessible(page, { rules: LOOKS, part });
  }
  await wear(page, shown);
}

const theme = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark');

/** As the settings do it (home.spec.ts shows that they do), the colours being there at once: thousands on their way would each be ended by itself. */
const wear = (page: Page, name: string): Promise<void> =>
  page.evaluate((wanted) => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [atOnce];
    document.documentElement.dataset['theme'] = wanted;
  }, name);
