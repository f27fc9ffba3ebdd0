import type { Lesson } from '@escarmouche/cases/lesson/lesson';
import type { Choice } from '@escarmouche/cases/puzzle/score';
import { copy, digest, resolve, type Json, type Language, type Match, type Question } from '@escarmouche/referee';
import { textIn } from '../i18n/format.ts';
import type { Advice } from '../systems/game-adapter.ts';
import type { AnyGestures } from '../systems/gesture-told.ts';
import type { AnyGame } from '../systems/index.ts';
import { answersOf } from '../table/options.ts';
import { plain } from '../table/story.ts';
import { puzzleWords } from './puzzle-words.ts';

/** The battle in which choices are told. */
export interface Telling {
  readonly game: AnyGame;
  readonly advice: Advice<Json, Json, Json>;
  readonly gestures: AnyGestures;
  readonly match: Match<Json, Json, Json, Json>;
  readonly lesson: Lesson;
  readonly language: Language;
}

/** A command or answer that was chosen, in a few words. */
export function chosenWords(telling: Telling, { entry, answer }: Pick<Choice, 'entry' | 'answer'>): string {
  const given = telling.match.entries[entry];
  if (!given) return '';
  return answer === undefined
    ? commandWords(telling, telling.match.stateAt(entry), given.command)
    : answerWords(telling, entry, answer, given.answers[answer]?.answer ?? null);
}

/** The better line: each command in the words of its author where the puzzle has them. */
export function betterWords(telling: Telling, { entry, answer, better }: Pick<Choice, 'entry' | 'answer' | 'better'>): string {
  const { match, lesson, game, language } = telling;
  if (answer !== undefined) return answerWords(telling, entry, answer, (better[0] ?? null) as Json);
  const state = copy(match.stateAt(entry));
  const sentences = better.map((command) => {
    const told = authorsWords(lesson, command, language) ?? `${commandWords(telling, state, command as Json)}.`;
    resolve(game.system, state, lesson.learner, command as Json, () => undefined);
    return told;
  });
  return sentences.join(' ');
}

function authorsWords({ steps }: Lesson, command: unknown, language: Language): string | undefined {
  const wanted = digest(command);
  const step = steps.find(({ deeds }) => deeds.some((deed) => deed.own && digest(deed.command) === wanted));
  return step?.say && textIn(step.say, language);
}

function commandWords({ game, advice, gestures, lesson, language }: Telling, state: Json, command: Json): string {
  const { learner: seat } = lesson;
  const { action: id, target, figure: named } = gestures.gestureFor(state, command);
  const wanted = digest([command]);
  const step = game.steps(state, seat, named, language).find(({ commands }) => digest(commands) === wanted);
  if (step) return step.label;
  const figure = game.actor(state, undefined);
  const subject = figure === undefined ? undefined : { figure, reaction: false };
  const open = subject ? advice.actions(state, seat, subject, language).filter(({ refusal }) => !refusal) : [];
  const action = open.find((one) => one.id === id);
  // Where a movement leads to nobody, the log tells how far.
  const told = action && target?.kind !== 'ground' ? undefined : toldWords(game, state, seat, command, language);
  if (told !== undefined || !action) return told ?? puzzleWords[language].other;
  const all = game.roster(state, language).flatMap(({ figures }) => figures);
  const aimedAt = target?.kind === 'figure' ? target.id : undefined;
  const names = [figure, aimedAt].flatMap((one) => all.find((other) => other.id === one)?.name ?? []);
  const isAlone = open.filter(({ label }) => label === action.label).length === 1;
  return `${action.label} (${[names.join(' → '), isAlone ? undefined : action.cost].filter(Boolean).join(', ')})`;
}

/** The first line of the log that a command leads to. */
function toldWords(game: AnyGame, state: Json, seat: string, command: Json, language: Language): string | undefined {
  const after = copy(state);
  const { events } = { events: [], ...resolve(game.system, after, seat, command, () => undefined) };
  const before = copy(state);
  for (const event of events) {
    const told = game.tell(before, event, language);
    if (told) return plain(told.text, language).replace(/\.$/, '');
    game.system.reduce(before, event);
  }
  return undefined;
}

/** An answer to the question that a command asks after so many others. */
function answerWords({ game, advice, match, language }: Telling, entry: number, answer: number, value: Json): string {
  const given = match.entries[entry];
  if (!given) return '';
  const state = copy(match.stateAt(entry));
  let asked: Question | undefined;
  resolve(game.system, state, given.seat, given.command, (question, index) => {
    if (index < answer) return given.answers[index]?.answer;
    asked = question;
    return undefined;
  });
  if (!asked) return '';
  const ask = advice.question(state, asked, language);
  const option = answersOf(ask).find((one) => digest(one.value) === digest(value));
  return option ? `${ask.title} ${option.label}` : ask.title;
}
