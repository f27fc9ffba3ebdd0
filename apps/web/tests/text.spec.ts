import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDuel } from './duel.ts';
import { openSituation } from './open-situation.ts';
import { FACING, LAST_ENEMY } from './situation.ts';
import { ENGLISH, FRENCH, exchanges, playByText, say, spoken, talk, type Tongue } from './talk.ts';
import { test } from './test.ts';

/** A battle by typed lines and Enter, decided from what the box answers. */
async function battle(page: Page, tongue: Tongue, seen: string): Promise<string> {
  await talk(page);
  const now = await say(page, 'scan');
  expect(now).toContain(seen);
  await expectAccessible(page, { part: '.box' });
  return playByText(page, tongue, now);
}

test('by text alone in French everybody is placed and somebody acts, and a battle is played to its end, read from the answers', async ({
  page,
}) => {
  await openDuel(page, {
    sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 1 }],
    seed: 'texte',
    map: 'La ferme ensablée',
    at: 'start',
  });
  expect(await battle(page, { ...FRENCH, end: ' agit :' }, '2 en jeu sur 2. A1 ')).toMatch(FRENCH.acting);
  await openSituation(page, LAST_ENEMY);
  const last = await battle(page, FRENCH, '2 en jeu sur 2. A1 ');
  await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toBeVisible();
  expect(last).toContain('Victoire');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('by text alone a battle is played to its end: typed lines and Enter, read from the answers', async ({ page }) => {
    await openSituation(page, LAST_ENEMY);
    const last = await battle(page, ENGLISH, '2 in play of 2. A1 ');
    await expect(page.getByRole('dialog', { name: 'How it ended' })).toBeVisible();
    expect(last).toContain('Victory:');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "How it ended":
        - heading [level=2]`);
  });

  test('what a screen reader hears: the last answer once, politely, and the focus stays in the box', async ({ page }) => {
    await openSituation(page, FACING);
    await expect(page.getByRole('application')).toHaveAccessibleDescription(/Slash: play in sentences/);
    await talk(page);
    await say(page, 'where is A1');
    await expect(page.locator(spoken)).toMatchAriaSnapshot(`
      - status:
        - paragraph: Arno, at E4.0, facing north.`);
    await say(page, 'pass');
    await expect(page.getByRole('region', { name: 'Talk to the table' })).toMatchAriaSnapshot(`
      - region "Talk to the table":
        - heading "Talk to the table" [level=2]
        - button "Copy the answers"
        - button "Close"
        - log "Answers":
          - paragraph
          - paragraph
          - heading "where is A1" [level=3]
          - paragraph: Arno, at E4.0, facing north.
          - heading "pass" [level=3]
        - status
        - combobox "Command"
        - button "Send"`);
    const loud = page.locator('[aria-live=polite]:not(:empty), [role=status]:not(:empty), [aria-live=assertive], [role=alert]');
    await expect(loud).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
    await expect(page.locator(`${exchanges}[data-line]`)).toHaveCount(2);
  });
});
