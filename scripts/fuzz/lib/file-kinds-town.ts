import { randomPlayer } from '@escarmouche/ai';
import { parseTownPack } from '@escarmouche/content';
import { zombiesFiles } from '@escarmouche/content/zombies';
import {
  digest,
  firstOf,
  loadMatch,
  mix,
  openMatch,
  randomFrom,
  resolve,
  saveMatch,
  seededDice,
  type Json,
  type Match,
  type Random,
} from '@escarmouche/referee';
import { parseZombiesSetup } from '@escarmouche/session/setup-schema-zombies';
import { zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { tellMatch } from '../../../apps/cli/src/match-file.ts';
import { pick, spoilt, spoiltMatch, type FileKind } from './file-kind.ts';
import { drawnTown } from './towns.ts';

/** The files of Zombies!!!: match files, set-ups under way or about to begin, packs. */

const player = randomPlayer(zombies);

const choicesBy = (random: Random) => (question: Parameters<ReturnType<typeof seededDice>>[0], _index: number, now: State) =>
  question.kind === 'choice' ? player.answer(now, question, random) : undefined;

/** Plays a few commands of a game that has been read, to see that it can be played at all. */
function use(state: State, random: Random): void {
  zombies.outcome(state);
  for (let step = 0; step < 4; step++) {
    const [seat] = zombies.active(state);
    if (seat === undefined) return;
    const offers = zombies.offers(state, seat).filter(({ refusal }) => !refusal);
    const offer = offers[random(Math.max(1, offers.length))];
    const command = offer?.command ?? offer?.sample?.(random);
    if (command === undefined) return;
    const { status } = resolve(zombies, state, seat, command, firstOf(seededDice(random(1000), step), choicesBy(random)));
    if (status !== 'done') throw new Error(`${JSON.stringify(command)} is ${status}`);
  }
}

/** A game at random, of so many commands; at times in the middle of the last. */
function game(seed: number, commands: number): Match<Setup, State, Command, Event> {
  const random = randomFrom(seed);
  const match = openMatch(zombies, drawnTown(random), (entry) => {
    const dice = seededDice(seed, entry);
    return entry < commands - 3 || random(2) === 0 ? firstOf(dice, choicesBy(random)) : dice;
  });
  for (let step = 0; step < commands; step++) {
    const [seat] = zombies.active(match.state);
    if (seat === undefined || match.pending) break;
    match.submit(seat, player.decide(match.state, seat, random).command);
  }
  return match;
}

const matchTexts = Array.from({ length: 100 }, (_, i) =>
  saveMatch(game(mix(5, i), 5 + (i % 60)), { seed: 'x', dice: 'seeded', seats: { a: 'person' } }),
);

/** The position that a state is in, as a set-up names it. */
function underWay({ setup, state }: Match<Setup, State, Command, Event>): Setup {
  const at = (is: (square: number) => boolean): number[] => state.zombies.flatMap((_, square) => (is(square) ? [square] : []));
  const position = {
    tiles: state.tiles.slice(1),
    zombies: at((square) => state.zombies[square] === 1),
    bullets: at((square) => state.tokens[square] === 'bullet'),
    lives: at((square) => state.tokens[square] === 'life'),
    players: state.players,
    turn: state.turn,
    effects: state.effects,
    stack: state.stack,
    deck: state.deck,
    discard: state.discard,
    closed: state.closed,
    ...(state.lastTurns === undefined ? {} : { lastTurns: state.lastTurns }),
  };
  return JSON.parse(JSON.stringify({ ...setup, position })) as Setup;
}

const setups = Array.from({ length: 100 }, (_, i) => (i % 3 === 0 ? drawnTown(randomFrom(mix(77, i))) : underWay(game(mix(78, i), 3 + i))));

const setup: FileKind = {
  name: 'town set-up',
  draw: (random) => spoilt(pick(setups, random), random),
  read(input, random) {
    const parsed = parseZombiesSetup(input as Json);
    if (!parsed.ok) return [{ path: parsed.reason.en.split(': ')[0] ?? '', ...parsed.reason }];
    use(zombies.setup(parsed.setup), random);
    return undefined;
  },
};

const pack: FileKind = {
  name: 'town pack',
  draw(random) {
    const files: Record<string, unknown> = { ...zombiesFiles };
    const name = pick(Object.keys(files), random);
    if (random(40) === 0) Reflect.deleteProperty(files, name);
    else files[random(60) === 0 ? `${name}x` : name] = spoilt(files[name], random);
    return files;
  },
  read(input, random) {
    const parsed = parseTownPack(input as Record<string, unknown>);
    if (!parsed.ok) return parsed.problems;
    const { tiles, cards } = parsed.value;
    const given = { ...drawnTown(random), kinds: tiles, deck: cards };
    if (parseZombiesSetup(JSON.parse(JSON.stringify(given)) as Json).ok) use(zombies.setup(given), random);
    return undefined;
  },
};

const match: FileKind = {
  name: 'town match',
  draw: (random) => spoiltMatch(pick(matchTexts, random), random),
  read(input, random) {
    const loaded = loadMatch(zombies, String(input), parseZombiesSetup);
    if (!loaded.ok) return [{ path: `line ${loaded.problem.line}`, ...loaded.problem.reason }];
    if (loaded.drift && (loaded.drift.reason.en === '' || loaded.drift.entry > loaded.match.entries.length))
      throw new Error('a drift without a name');
    tellMatch(loaded.match, random(2) ? 'fr' : 'en');
    if (random(3) > 0) return undefined;
    const again = loadMatch(zombies, saveMatch(loaded.match, loaded.meta), parseZombiesSetup);
    if (!again.ok) throw new Error(`what was read cannot be read again: ${again.problem.reason.en}`);
    if (digest(again.match.state) !== digest(loaded.match.state)) throw new Error('what was read is read otherwise again');
    if (!loaded.match.pending) use(loaded.match.stateAt(loaded.match.entries.length), random);
    return undefined;
  },
};

export const townKinds: readonly FileKind[] = [match, setup, pack, match, setup];
