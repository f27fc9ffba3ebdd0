import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What themes change; the rest of a page is the same in all of them. */
export const LOOKS = ['color-contrast', 'link-in-text-block'] as const;

/** axe finds no violation of any rule, whatever its weight, or of those named, on the page or in one part of it. */
export async function expectAccessible(page: Page, { rules, part }: { rules?: readonly string[]; part?: string } = {}): Promise<void> {
  // One frame, and no style sheet from elsewhere: what axe does about both would open a page and fetch all files again for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    preload: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  // Colours may still be on their way when a theme changes or a line comes: a violation counts that stays.
  await expect(async () => {
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

/** The same page in all themes: whole in the one it shows, and what the others change. */
export async function expectAccessibleInAllThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const shown = await theme(page);
  for (const other of ['dark', 'light', 'contrast'].filter((one) => one !== shown)) {
    await wear(page, other);
    await expectAccessible(page, { rules: LOOKS });
  }
  await wear(page, shown);
}

const theme = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark');

/** As the settings do it (home.spec.ts shows that they do), once colours have stopped changing. */
const wear = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, name);
