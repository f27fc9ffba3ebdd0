import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDuel } from './duel.ts';
import { LAST_ENEMY, openSituation, type Situation } from './situation.ts';
import { ENGLISH, FRENCH, exchanges, playByText, say, spoken, talk, type Tongue } from './talk.ts';
import { forceDuel, forceLeap, heal, push, shock } from '@escarmouche/urss-classic/rules';
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

/** Two against two far apart with little between them, and A1 about to act. */
const FACING: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [2, 2], facing: 'north' },
    b1: { at: [4, 8], facing: 'south' },
    b2: { at: [18, 18], facing: 'south' },
  },
  active: 'a1',
};
const with1 = (a1: Partial<Situation['figures']['a1']>, b1: Partial<Situation['figures']['b1']> = {}): Situation => ({
  ...FACING,
  figures: { ...FACING.figures, a1: { ...FACING.figures.a1, ...a1 }, b1: { ...FACING.figures.b1, ...b1 } },
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

  test('typed dice: what they show is typed, what they cannot show is told', async ({ page }) => {
    await openSituation(page, FACING);
    await talk(page);
    expect(await say(page, 'shoot B1')).toContain('2 dice of 6 faces');
    expect(await say(page, '3 5 6')).toContain('2 results are needed, not 3');
    expect(await say(page, '3 7')).toContain('7 is no face of a die of 6');
    expect(await say(page, 'move to E6')).toContain('That is no answer');
    expect(await say(page, '3 5')).toContain('3 5 = 8, hit');
    expect(await say(page, '11')).toContain('1 1 = 2');
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  });

  test('a reaction: taken by its words, declined, or waited with', async ({ page }) => {
    await openSituation(page, with1({}, { at: [4, 14], alert: true }));
    await talk(page);
    expect(await say(page, 'move to E9')).toContain('yes or no');
    expect(await say(page, 'yes')).toContain('Empire: Rask is on alert: Arno moves.');
    expect(await say(page, 'accept')).toContain('Reactions: Move, Shoot.');
    expect(await say(page, 'wait')).toContain('Which one: Wait for half of the rest, Wait for the end of the movement?');
    expect(await say(page, 'wait end')).toContain('The movement is over.');
    expect(await say(page, 'shoot')).toContain('Possible: A1 Arno, A2 Bela');
    expect(await say(page, 'A1')).toContain('2 dice of 6 faces');
    expect(await say(page, '1 1')).toMatch(/missed[^]*Arno acts: 1 action of 2\./);
    await openSituation(page, with1({}, { at: [4, 14], alert: true }));
    await talk(page);
    await say(page, 'move to E9');
    await say(page, 'yes');
    await say(page, 'wait end');
    expect(await say(page, 'decline')).toContain('Arno acts: 1 action of 2.');
  });

  test('a place: terrain, then as near as may be to what is too far', async ({ page }) => {
    await openSituation(page, with1({ rules: [forceLeap.id] }, { at: [4, 14] }));
    await talk(page);
    await say(page, 'force leap');
    expect(await say(page, '3 4')).toContain('Where Arno lands.');
    expect(await say(page, 'help')).toContain('“nearest”');
    expect(await say(page, 'S4')).toContain('It is too far.\n“nearest” goes as near as may be.');
    expect(await say(page, 'nearest')).toMatch(/Arno flies (7\.\d+|8) paces/);
    expect(await say(page, 'undo')).toContain('yes or no');
    await say(page, 'yes');
    await say(page, 'force leap');
    await say(page, '3 4');
    expect(await say(page, 'beside the crate')).toContain('Arno flies 6.69 paces');
  });

  test('a facing: a turn to its own right', async ({ page }) => {
    const healer = with1({ rules: [heal.id] }, { at: [4, 14] });
    const fallen = { at: [4, 5.2], facing: 'north', posture: 'out', vitality: 0 } as const;
    await openSituation(page, { ...healer, figures: { ...healer.figures, a2: fallen }, options: { 'heal.outOfAction': 'yes' } });
    await talk(page);
    expect(await say(page, 'heal A2')).toContain('Did you mean “healing a2”? yes or no.');
    await say(page, 'yes');
    expect(await say(page, '5 2')).toContain('Bela’s facing. A direction');
    expect(await say(page, 'turn 90 right')).toContain('Arno heals Bela');
    expect(await say(page, 'where is A2')).toContain('facing east');
  });

  test('a duel: accepted or declined in words', async ({ page }) => {
    await openSituation(page, with1({ rules: [push.id, shock.id] }, { rules: [forceDuel.id] }));
    await talk(page);
    await say(page, 'push B1');
    expect(await say(page, '4 4')).toContain('Empire: Try a Force duel?');
    expect(await say(page, 'accept')).toContain('Force duel.');
    expect(await say(page, '1 2')).toContain('Arno throws Rask back');
    await say(page, 'shock B1');
    await say(page, '4 4');
    expect(await say(page, 'decline')).not.toContain('Force duel');
  });

  test('places are understood by the figures they are behind, before and beside', async ({ page }) => {
    await openSituation(page, FACING);
    await talk(page);
    expect(await say(page, 'try move behind A2')).toContain('to C');
    expect(await say(page, 'move right of A2')).toContain('Now at D.1/2.0');
    expect(await say(page, 'what can I do')).toContain('For example:');
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
