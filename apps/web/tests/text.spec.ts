import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { isOver, startDuel } from './play.ts';

const answers = '[role=log] > div';

/** Types a line and Enter, and gives what the box answers. No other key, and no pointer. */
async function say(page: Page, line: string): Promise<string> {
  const before = Number(await page.locator(answers).last().getAttribute('data-id'));
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  const reply = page.locator(`${answers}[data-line]`).last();
  await page.waitForFunction(
    (last) => Number([...document.querySelectorAll<HTMLElement>('[role=log] > div[data-line]')].at(-1)?.dataset.id ?? 0) > last,
    before,
  );
  return (await reply.locator('p:not(.said)').allTextContents()).join('\n');
}

/** What to do about an answer, as one who only hears it would decide; gives the next answer. */
async function act(page: Page, now: string): Promise<string> {
  if (now.includes('oui ou non')) return say(page, 'oui');
  if (now.includes('« faire »')) return say(page, 'faire');
  if (now.includes('Réactions :')) return say(page, 'passer');
  if (now.includes('Une direction')) return say(page, 'nord');
  if (now.includes('Réponses :')) return say(page, '1');
  const acting = /^(\S+) agit :/m.exec(now)?.[1];
  if (acting === undefined) {
    const [, tag] = /Peuvent agir : (\w+)/.exec(await say(page, 'activer')) ?? [];
    return say(page, tag === undefined ? 'passer' : `activer ${tag}`);
  }
  const [, enemy] = /la plus proche est (\w+)/.exec(await say(page, `fiche ${acting}`)) ?? [];
  for (const order of [`attaquer ${enemy}`, `marcher vers ${enemy}`, `courir vers ${enemy}`]) {
    const answer = await say(page, order);
    if (answer.includes('oui ou non') || !answer.includes('Règle :')) return answer;
  }
  return say(page, 'passer');
}

test('a whole battle by text alone: typed lines and Enter, read from the answers', async ({ page }) => {
  test.setTimeout(120_000);
  await startDuel(page, { sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }], seed: 'texte', map: 'La ferme ensablée' });
  await page.keyboard.type('/');
  await expect(page.locator(answers).first()).toContainText('Ordre de jeu à jeter');
  let now = await say(page, 'scan');
  expect(now).toContain('2 en jeu sur 2. A1 ');
  expect((await new AxeBuilder({ page }).include('.box').analyze()).violations.map(({ id }) => id)).toEqual([]);
  for (let step = 0; step < 200 && !(await isOver(page)); step++) now = await act(page, now);
  await expect(page.getByRole('dialog', { name: 'Fin de la bataille' })).toBeVisible();
  expect(now).toContain('Victoire');
});
