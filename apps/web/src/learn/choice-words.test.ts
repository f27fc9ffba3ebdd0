import { loadPuzzle } from '@escarmouche/cases/puzzle/load';
import { runCase } from '@escarmouche/cases/run-case';
import type { Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { gameOf, gesturesOf, offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';
import { betterWords, chosenWords, type Telling } from './choice-words.ts';
import { puzzleSource } from './puzzles.ts';

offerSystems(systems);

/** A puzzle after its own line. */
async function played(id: string, language: Language): Promise<Telling> {
  const read = await loadPuzzle((await puzzleSource(id)) ?? '');
  if (!read.ok) throw new Error(read.reason.en);
  const { lesson } = read.made;
  const game = await gameOf(lesson.system);
  const gestures = await gesturesOf(lesson.system);
  if (!game || !gestures) throw new Error(lesson.system);
  let match: unknown;
  runCase(lesson.playable(), (opened) => (match = opened));
  return { game, advice: await game.advice(), gestures, match: match as Telling['match'], lesson, language };
}

const LINES = [
  ['deadzone-pinned', 'Mitrailler (Kade → Odrin, courte)', 'Kade va en C2R4'],
  ['urss-classic-push', 'Activer Ysa', 'Ysa avance de 3,78 pas (reste 1 action)', 'Poussée (Ysa → Sorn)', 'Activer Grokk'],
  ['urss-kit-shares', 'Activer Tarn', 'Viser (Tarn)', 'Tirer (Tarn → TK-2)'],
  ['zombies-heliport', 'Ana va à la case 2 E (Héliport)', 'Ana va à la case 3 E (Héliport)', 'S’arrêter là', 'Lancer le dé des zombies'],
] as const;

test.each(LINES)('%s: choices are told as the table names them', async (id, ...words) => {
  const telling = await played(id, 'fr');
  expect(words.map((_, entry) => chosenWords(telling, { entry }).replaceAll('\u00a0', ' '))).toEqual(words);
});

test('a better line is told in the words of its author where there are some, else as the table names it', async () => {
  const telling = await played('urss-kit-shares', 'en');
  const better = telling.match.entries.slice(1, 3).map(({ command }) => command);
  expect(betterWords(telling, { entry: 1, better })).toBe('Aim. Shoot TK-2.');
  expect(betterWords({ ...telling, lesson: { ...telling.lesson, steps: [] } }, { entry: 1, better })).toBe(
    'Aim (Tarn). Shoot (Tarn → TK-2).',
  );
});

test('ZB-COMBAT-LOSS: an answer is told with its question', async () => {
  const telling = await played('zombies-heliport', 'fr');
  const { lesson, match } = telling;
  const lost = lesson.after(
    [],
    () => (question) => (question.kind === 'roll' ? [3] : question.kind === 'choice' ? (question.options?.[0] ?? null) : undefined),
  );
  for (const { seat, command } of match.entries.slice(0, 2)) lost.submit(seat, command);
  const known = { ...telling, match: lost as Telling['match'] };
  expect(chosenWords(known, { entry: 1, answer: 1 }).replaceAll('\u00a0', ' ')).toBe(
    'Combat perdu : que payer ? 1 balle : le zombie tombe',
  );
});
