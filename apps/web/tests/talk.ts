import { expect, type Locator, type Page } from '@playwright/test';

/** The words of the box in a language, as far as a player who only hears them has to know them. */
export interface Tongue {
  readonly yesOrNo: string;
  readonly mayDo: string;
  readonly reactions: string;
  readonly direction: string;
  readonly answers: string;
  readonly rule: string;
  readonly acting: RegExp;
  readonly canAct: RegExp;
  readonly nearest: RegExp;
  readonly end: string;
  readonly say: Readonly<Record<'yes' | 'do' | 'pass' | 'north' | 'activate' | 'card' | 'attack' | 'walk' | 'run', string>>;
}

export const FRENCH: Tongue = {
  yesOrNo: 'oui ou non',
  mayDo: '« faire »',
  reactions: 'Réactions :',
  direction: 'Une direction',
  answers: 'Réponses :',
  rule: 'Règle :',
  acting: /^(\S+) agit :/m,
  canAct: /Peuvent agir : (\w+)/,
  nearest: /la plus proche est (\w+)/,
  end: 'Victoire',
  say: {
    yes: 'oui',
    do: 'faire',
    pass: 'passer',
    north: 'nord',
    activate: 'activer',
    card: 'fiche',
    attack: 'attaquer',
    walk: 'marcher vers',
    run: 'courir vers',
  },
};

export const ENGLISH: Tongue = {
  yesOrNo: 'yes or no',
  mayDo: '“do”',
  reactions: 'Reactions:',
  direction: 'A direction',
  answers: 'Answers:',
  rule: 'Rule:',
  acting: /^(\S+) acts:/m,
  canAct: /can act: (\w+)/,
  nearest: /the nearest is (\w+)/,
  end: 'Victory:',
  say: {
    yes: 'yes',
    do: 'do',
    pass: 'pass',
    north: 'north',
    activate: 'activate',
    card: 'card',
    attack: 'attack',
    walk: 'walk toward',
    run: 'run toward',
  },
};

export const exchanges = '[role=log] > div';
/** The part of the box that is spoken. */
export const spoken = '[data-spoken]';

/** Opens the box by its key and waits for its greeting. */
export async function talk(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.locator(exchanges).first()).toBeVisible();
}

/** The words of an exchange, line by line: a listener does not hear which spaces keep a line together. */
export const heard = async (exchange: Locator): Promise<string> =>
  (await exchange.locator('p').allTextContents()).join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Enters a line, all its letters at once, and presses Enter; gives what the box answers. No other key, and no pointer. */
export async function say(page: Page, line: string): Promise<string> {
  const before = Number(await page.locator(exchanges).last().getAttribute('data-id'));
  await page.keyboard.insertText(line);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    ([last, selector]) => Number([...document.querySelectorAll<HTMLElement>(`${selector}[data-line]`)].at(-1)?.dataset.id ?? 0) > last,
    [before, exchanges] as const,
  );
  return heard(page.locator(`${exchanges}[data-line]`).last());
}

/** The next act after an answer, as a player who only hears it would decide; gives the next answer. */
async function act(page: Page, now: string, { say: words, ...tongue }: Tongue): Promise<string> {
  if (now.includes(tongue.yesOrNo)) return say(page, words.yes);
  if (now.includes(tongue.mayDo)) return say(page, words.do);
  if (now.includes(tongue.reactions)) return say(page, words.pass);
  if (now.includes(tongue.direction)) return say(page, words.north);
  if (now.includes(tongue.answers)) return say(page, '1');
  const acting = tongue.acting.exec(now)?.[1];
  if (acting === undefined) {
    const offered = await say(page, words.activate);
    const [, tag] = tongue.canAct.exec(offered) ?? [];
    if (tag !== undefined) return say(page, `${words.activate} ${tag}`);
    return tongue.acting.test(offered) ? offered : say(page, words.pass);
  }
  const [, enemy] = tongue.nearest.exec(await say(page, `${words.card} ${acting}`)) ?? [];
  for (const order of [words.attack, words.walk, words.run]) {
    const answer = await say(page, `${order} ${enemy}`);
    if (answer.includes(tongue.yesOrNo) || !answer.includes(tongue.rule)) return answer;
  }
  return say(page, words.pass);
}

/** Plays both sides until the box tells the victory; gives that answer. */
export async function playByText(page: Page, tongue: Tongue, first: string): Promise<string> {
  let now = first;
  for (let step = 0; step < 200 && !now.includes(tongue.end); step++) now = await act(page, now, tongue);
  return now;
}
