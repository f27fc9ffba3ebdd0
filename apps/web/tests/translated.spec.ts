import { expect, type Page } from '@playwright/test';
import { openSituation } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';
import { openHome, rests } from './play.ts';
import { test } from './test.ts';

/** Ways of a translator with a text of the page: words of its own in its place, at once or in two steps, or around it. */
const WAYS = ['replaced', 'beside', 'around'] as const;

/** From now on every text of the page is taken, as translators do that heed no wish of the page; the words stay the same. */
async function translate(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  await page.evaluate((how) => {
    const mine = new WeakSet<Node>();
    const take = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || mine.has(text) || text.data.trim() === '' || parent.closest('svg, script, style, select, textarea, font')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'around') {
        text.before(outer);
        inner.append(text);
        return;
      }
      const words = document.createTextNode(text.data);
      mine.add(words);
      inner.append(words);
      if (how === 'replaced') text.replaceWith(outer);
      else {
        text.before(outer);
        text.remove();
      }
    };
    const all = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      texts.forEach(take);
    };
    all(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') take(target as Text);
        for (const node of addedNodes)
          if (node instanceof Text) take(node);
          else all(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, way);
}

/** The moment, the question, the sides and the log in words, without the space between. */
const said = (page: Page): Promise<string> =>
  page
    .locator('.table')
    .locator('.moment, aside, .bottom')
    .evaluateAll((parts) => parts.map(({ textContent }) => textContent.replaceAll(/\s+/g, '')).join('|'));

/** A battle goes on: a shot, the end of an activation, the other side's turn, a moment taken back, a panel and a list. */
const STEPS = [['t', 'Enter'], ['e'], ['Tab', 'Enter'], ['u'], ['i'], ['Tab', 'Enter', 't']];

async function step(page: Page, keys: readonly string[]): Promise<void> {
  await page.bringToFront();
  for (const key of keys) await page.keyboard.press(key);
  await rests(page);
}

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the first page speaks English, and says that it speaks for itself, and in which language', async ({ page }) => {
    await openHome(page);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: /Jouer maintenant/ })).toBeVisible();
  });
});

test('a table whose texts a translator takes away says all that it would say without', async ({ page, context }) => {
  await openSituation(page, LAST_ENEMY);
  const others: (readonly [(typeof WAYS)[number], Page])[] = [];
  for (const way of WAYS) {
    const other = await context.newPage();
    await openSituation(other, LAST_ENEMY);
    await translate(other, way);
    others.push([way, other]);
  }
  for (const one of context.pages()) await one.getByRole('application').focus();
  for (const [i, keys] of STEPS.entries()) {
    await step(page, keys);
    for (const [way, other] of others) {
      await step(other, keys);
      // Words that are fetched may come to one page later than to the other.
      await expect(async () => expect(await said(other), `${way}, step ${i}`).toBe(await said(page))).toPass({ timeout: 30_000 });
    }
  }
});
