import { NOBODY, randomFrom, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { search, type Model } from './search.ts';

/** One throw, whatever is commanded; its points are all that counts. */
interface State {
  points: number;
  throws: number;
}
type Command = { readonly name: string };
type Event = { readonly face: number };

const FACES = 1000;

const lottery: System<null, State, Command, Event> = {
  id: 'lottery',
  version: '1',
  setup: () => ({ points: 0, throws: 0 }),
  active: ({ throws }) => (throws === 0 ? ['a'] : []),
  offers: () => [],
  check: () => undefined,
  play: (turn) => turn.emit({ face: turn.dice('throw', [FACES])[0] ?? 0 }),
  reduce(state, { face }) {
    state.points += face;
    state.throws++;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

/** The hidden part of an imagined game is its first points. */
const model: Model<State, Command> = {
  imagine: () => (random) => ({ points: random(FACES), throws: 0 }),
  candidates: () => ['left', 'middle', 'right'].map((name) => ({ name })),
  policy: () => ({ name: 'left' }),
  answer: () => null,
  worth: ({ points }) => points,
  turns: ({ throws }) => throws,
};

test('commands are compared in the same imagined games with the same luck: what makes no difference comes to the same', () => {
  const tried = search(lottery, model, { points: 0, throws: 0 }, 'a', { iterations: 24, turns: 9, depth: 9 }, randomFrom(2));
  expect(tried.map(({ command }) => command.name)).toEqual(['left', 'middle', 'right']);
  const [first, ...others] = tried.filter(({ visits }) => visits === tried[2]?.visits);
  expect(tried[0]?.visits).toBeGreaterThan(tried[2]?.visits ?? 0);
  for (const other of others) expect(other.worth).toBe(first?.worth);
  const equals = search(
    lottery,
    { ...model, candidates: () => [{ name: 'left' }, { name: 'right' }] },
    { points: 0, throws: 0 },
    'a',
    { iterations: 10, turns: 9, depth: 9 },
    randomFrom(5),
  );
  expect(new Set(equals.map(({ worth }) => worth)).size).toBe(1);
});

test('what the rules do by themselves is played in imagined games as well: here it doubles what was bought, once', () => {
  const market: System<null, { bought: number; doubled: boolean }, { readonly buy: number } | 'double', number> = {
    id: 'market',
    version: '1',
    setup: () => ({ bought: 0, doubled: false }),
    active: ({ doubled }) => (doubled ? [] : ['a']),
    offers: () => [],
    check: () => undefined,
    due: ({ bought, doubled }) => (bought > 0 && !doubled ? 'double' : undefined),
    play: (turn, seat, command) => turn.emit(command === 'double' ? (seat === NOBODY ? 0 : 1000) : command.buy),
    reduce(state, bought) {
      if (bought === 0) state.doubled = true;
      state.bought += bought === 0 ? state.bought : bought;
    },
    view: (state) => state,
    redact: (event) => event,
    outcome: () => undefined,
    describe: () => undefined,
  };
  const buyer: Model<{ bought: number; doubled: boolean }, { readonly buy: number } | 'double'> = {
    imagine: (view) => () => ({ ...view }),
    candidates: () => [{ buy: 1 }, { buy: 3 }],
    policy: () => ({ buy: 100 }),
    answer: () => null,
    worth: ({ bought }) => bought,
    turns: () => 0,
  };
  const tried = search(market, buyer, market.setup(null), 'a', { iterations: 4, turns: 9, depth: 9 }, randomFrom(1));
  expect(tried.map(({ command, worth }) => [command, worth])).toEqual([
    [{ buy: 3 }, 6],
    [{ buy: 1 }, 2],
  ]);
});
