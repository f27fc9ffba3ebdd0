import { parseTownPack } from '@escarmouche/content';
import { zombiesFiles } from '@escarmouche/content/zombies';
import { mix, randomFrom, type Json, type Match } from '@escarmouche/referee';
import { parseSetup, zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { pick, spoilt, type FileKind } from './file-kind.ts';
import { begun, goOn, matchKind, setupKind, type Game } from './played.ts';
import { drawnTown } from './zombies.ts';

/** The files of Zombies!!!: match files, set-ups under way or about to begin, packs. */

const town: Game<Setup, State, Command, Event> = { system: zombies, parse: parseSetup, commands: 4 };

const played = (seed: number, commands: number): Match<Setup, State, Command, Event> =>
  begun(zombies, drawnTown(randomFrom(seed)), seed, { commands, whole: commands - 3 });

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
  return { ...setup, position };
}

const setups = Array.from({ length: 100 }, (_, i) =>
  i % 3 === 0 ? drawnTown(randomFrom(mix(77, i))) : underWay(played(mix(78, i), 3 + i)),
);
const setup = setupKind('town set-up', town, setups);

const matches = Array.from({ length: 100 }, (_, i) => played(mix(5, i), 5 + (i % 60)));
const match = matchKind('town match', town, matches);

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
    if (parseSetup(JSON.parse(JSON.stringify(given)) as Json).ok) goOn(town, zombies.setup(given), random);
    return undefined;
  },
};

export const townKinds: readonly FileKind[] = [match, setup, pack, match, setup];
