import { randomBot } from '@escarmouche/ai';
import {
  digest,
  firstOf,
  loadMatch,
  NOBODY,
  openMatch,
  randomFrom,
  resolve,
  saveMatch,
  seededDice,
  type Json,
  type Match,
  type Random,
  type Source,
  type System,
  type Text,
} from '@escarmouche/referee';
import { loadSession } from '@escarmouche/session';
import { tellMatch } from '../../../apps/cli/src/match-file.ts';
import { pick, spoilt, spoiltMatch, type FileKind } from './file-kind.ts';

/** Set-ups and match files of any game: how they are read, and what is done with one that has been. */

export interface Game<Setup, S, C, E extends { readonly type: string }> {
  readonly system: System<Setup, S, C, E>;
  readonly parse: (json: Json) => { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly reason: Text };
  /** Commands that are given in a game that has been read. */
  readonly commands: number;
}

function choicesBy<Setup, S, C, E>(system: System<Setup, S, C, E>, random: Random): Source<S> {
  const bot = randomBot(system);
  return (question, _index, now) => {
    if (question.kind === 'commit') return question.parts.map((part) => bot.answer(now, part, random));
    return question.kind === 'choice' ? bot.answer(now, question, random) : undefined;
  };
}

/** Plays a few commands of a game that has been read, to see that it can be played at all. */
export function goOn<Setup, S, C, E extends { readonly type: string }>(
  { system, commands }: Game<Setup, S, C, E>,
  state: S,
  random: Random,
): void {
  system.outcome(state);
  for (let step = 0; step < commands; step++) {
    const due = system.due?.(state);
    const [seat] = due === undefined ? system.active(state) : [NOBODY];
    if (seat === undefined) return;
    const offers = system.offers(state, seat).filter(({ refusal }) => !refusal);
    const offer = offers[random(Math.max(1, offers.length))];
    const command = due ?? offer?.command ?? offer?.sample?.(random);
    if (command === undefined) return;
    const { status } = resolve(system, state, seat, command, firstOf(seededDice(random(1000), step), choicesBy(system, random)));
    if (status !== 'done') throw new Error(`${JSON.stringify(command)} is ${status}`);
  }
}

/** A game at random, of so many commands; the first ones (`whole`) to their end, later ones at times only up to a question. */
export function begun<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  seed: number,
  { commands, whole }: { readonly commands: number; readonly whole: number },
): Match<Setup, S, C, E> {
  const random = randomFrom(seed);
  const bot = randomBot(system);
  const match = openMatch(system, setup, (entry) => {
    const dice = seededDice(seed, entry);
    return entry < whole || random(2) === 0 ? firstOf(dice, choicesBy(system, random)) : dice;
  });
  for (let step = 0; step < commands; step++) {
    const [seat] = system.active(match.state);
    if (seat === undefined || match.pending) break;
    match.submit(seat, bot.decide(match.state, seat, random).command);
  }
  return match;
}

export function setupKind<Setup, S, C, E extends { readonly type: string }>(
  name: string,
  game: Game<Setup, S, C, E>,
  setups: readonly Setup[],
): FileKind {
  const trees = setups.map((setup) => JSON.parse(JSON.stringify(setup)) as unknown);
  return {
    name,
    draw: (random) => spoilt(pick(trees, random), random),
    read(input, random) {
      const parsed = game.parse(input as Json);
      if (!parsed.ok) return [{ path: parsed.reason.en.split(': ')[0] ?? '', ...parsed.reason }];
      goOn(game, game.system.setup(parsed.setup), random);
      return undefined;
    },
  };
}

/** However its lines end. */
const lined = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

export function matchKind<Setup, S, C, E extends { readonly type: string }>(
  name: string,
  game: Game<Setup, S, C, E>,
  matches: readonly Match<Setup, S, C, E>[],
): FileKind {
  const { system, parse } = game;
  const texts = matches.map((match) => saveMatch(match, { seed: 'x', dice: 'seeded', seats: { a: 'person' } }));
  const written = new Set(texts.map(lined));
  return {
    name,
    draw: (random) => spoiltMatch(pick(texts, random), random),
    read(input, random) {
      const text = String(input);
      const loaded = loadMatch(system, text, parse);
      if (random(4) === 0 && loaded.ok !== loadSession(system, text, parse).ok) throw new Error('a match that is no session');
      if (!loaded.ok) return [{ path: `line ${loaded.problem.line}`, ...loaded.problem.reason }];
      if (loaded.seal === 'intact' && !written.has(lined(text)))
        throw new Error('a file that was changed says that it is as it was written');
      if (loaded.drift && (loaded.drift.reason.en === '' || loaded.drift.entry > loaded.match.entries.length))
        throw new Error('a drift without a name');
      tellMatch(loaded.match, random(2) ? 'fr' : 'en');
      if (random(3) > 0) return undefined;
      const again = loadMatch(system, saveMatch(loaded.match, loaded.meta), parse);
      if (!again.ok) throw new Error(`what was read cannot be read again: ${again.problem.reason.en}`);
      if (digest(again.match.state) !== digest(loaded.match.state)) throw new Error('what was read is read otherwise again');
      if (!loaded.match.pending) goOn(game, loaded.match.stateAt(loaded.match.entries.length), random);
      return undefined;
    },
  };
}
