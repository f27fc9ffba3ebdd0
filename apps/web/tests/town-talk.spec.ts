import { expect, type Page } from '@playwright/test';
import { startTown } from './cards.ts';
import { rests } from './play.ts';
import { exchanges, heard, talk } from './talk.ts';
import { test } from './test.ts';

/** Enters a line, and gives what is said then: the answer, or the greeting where the box has been emptied for another person. */
async function say(page: Page, line: string): Promise<string> {
  const input = page.getByRole('combobox', { name: 'Commande' });
  await expect(async () => {
    await expect(page.locator(exchanges).first()).toBeVisible();
    await page.locator(exchanges).evaluateAll((all) => all.forEach((one) => one.setAttribute('data-heard', '')));
    await expect(input).toBeFocused();
    await input.fill('');
    await page.keyboard.insertText(line);
    await expect(input).toHaveValue(line, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  // News that come by themselves meanwhile, as of a step that leaves no choice, are no answer.
  const fresh = page.locator(`${exchanges}:is([data-line], :first-child):not([data-heard])`).last();
  await expect(fresh).toBeVisible();
  // Steps that leave no choice are done after the answer.
  await rests(page);
  return heard(fresh);
}

/** Says one line after the other until one may be done; gives the last answer. */
async function firstOf(page: Page, lines: readonly string[]): Promise<string> {
  let answer = '';
  for (const line of lines) {
    answer = await say(page, line);
    if (answer.includes('« faire »')) return answer;
  }
  return answer;
}

/** A square by its bearings, as places and zombies are called: "2 E, 1 N". */
const SQUARE = /\d+\s[NSEO](?:, \d+\s[NS])?/;

const listed = (text: string, after: string): readonly string[] =>
  text
    .split(after)
    .at(-1)
    ?.split('.')[0]
    ?.split(/\s; /)
    .map((place) => SQUARE.exec(place)?.[0] ?? place) ?? [];

/** The next act after an answer, as a player who only hears it would decide; gives the next answer. */
async function act(page: Page, now: string): Promise<string> {
  if (now.includes('« faire »')) return say(page, 'faire');
  if (now.includes('Réponses :')) return say(page, '1');
  if (now.includes('À choisir par son emplacement :')) {
    const [zombie = ''] = listed(now, 'À choisir par son emplacement :');
    const [square = ''] = listed(await say(page, zombie.trim()), 'peut aller en :');
    return say(page, square.trim());
  }
  if (now.includes('poser la tuile'))
    return firstOf(
      page,
      listed(await say(page, 'portée'), 'possibles :').map((place) => place.trim()),
    );
  if (now.includes('se déplace')) {
    const answer = await firstOf(page, ['1E', '1N', '1O', '1S']);
    return answer.includes('« faire »') ? say(page, 'faire') : say(page, 'passer');
  }
  return say(page, 'question');
}

test('a town of two persons is played by text alone: tiles, ways, zombies, cards and the hand-over', async ({ page }) => {
  // Each hand-over is a turn ended: nobody is asked in between who holds nothing to play.
  await startTown(page, 'parole', ['person', 'person'], { asked: 'holders' });
  await expect(page.locator('[data-take]')).toBeVisible();
  await talk(page);
  const steps = ['poser la tuile', 'se déplace', 'À choisir par son emplacement', 'Passez-lui l’écran'];
  const times = new Map<string, number>();
  const turns = (): number => times.get('Passez-lui l’écran') ?? 0;
  let now = await say(page, 'question');
  for (let step = 0; step < 90 && turns() < 3; step++) {
    for (const one of steps) if (now.includes(one)) times.set(one, (times.get(one) ?? 0) + 1);
    now = await act(page, now);
  }
  expect([...times.keys()].toSorted()).toEqual(steps.toSorted());
  expect(turns(), 'two turns have been ended').toBe(3);
  const hand = await say(page, 'main');
  expect(hand.split('\n'), 'three cards, each with what it does').toHaveLength(3);
  expect(await say(page, 'aide')).not.toContain('figurine');
});
