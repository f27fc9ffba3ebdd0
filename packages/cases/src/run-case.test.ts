import { refuse, type System } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { text } from './text.ts';
import type { AnyStep, Playable } from './playable.ts';
import { runCase } from './run-case.ts';
import { scriptOf } from './script.ts';

/** Two players bid in secret; the higher bid wins a point and its die. */
type Command = { readonly type: 'bid' | 'rest' };
type Event = { readonly type: 'bids'; readonly bids: readonly number[]; readonly die: number } | { readonly type: 'rested' };
interface State {
  bids: readonly number[];
  rests: number;
}

const auction: System<null, State, Command, Event> = {
  id: 'auction',
  version: '1',
  setup: () => ({ bids: [], rests: 0 }),
  active: () => ['a'],
  offers: () => [],
  check: ({ rests }, _seat, { type }) => (type === 'rest' && rests > 0 ? refuse('AU-REST', 'Une fois.', 'Once.') : undefined),
  play(turn, _seat, { type }) {
    if (type === 'rest') return turn.emit({ type: 'rested' });
    const bids = turn.commit(
      'bid',
      ['a', 'b'].map((seat) => ({ seat, options: [1, 2, 3] })),
    ) as readonly number[];
    const [die = 0] = turn.dice('luck', [6], undefined, 'a');
    turn.emit({ type: 'bids', bids, die });
  },
  reduce(state, event) {
    if (event.type === 'rested') state.rests++;
    else state.bids = [...event.bids, event.die];
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

interface Choice {
  readonly bid: number;
  readonly refused?: true;
}
type Step = AnyStep<Choice, readonly number[]>;

const played = (step: Partial<Step>, dice: readonly number[], more: object = {}) => {
  const playable: Playable<Step, Choice, readonly number[], null, State, Command, Event> = {
    system: auction,
    setup: null,
    steps: [{ name: 'bid', choices: [], ...step }],
    script: scriptOf(dice.map((face) => ({ faces: [face], whole: false }))),
    expect: undefined,
    commands: () => [{ command: { type: 'bid' }, own: true, refusable: true }],
    answer: ({ bid }) => ({ value: bid }),
    optionText: String,
    wrong: (bids, { state }) => (String(bids) === String(state.bids) ? [] : [text('', `bids ${String(state.bids)}`)]),
    ...more,
  };
  const verdict = runCase(playable);
  if (verdict.problems) throw new Error('a case that cannot be played');
  return { failures: verdict.failures.map(({ en }) => en), log: verdict.log.map(({ en }) => en) };
};

test('a secret choice is answered part by part, each by the next choice of the step', () => {
  const { failures, log } = played({ choices: [{ bid: 2 }, { bid: 3 }], expect: [2, 3, 6] }, [6]);
  expect(failures).toEqual([]);
  expect(log).toEqual(['step 1 (bid)', 'a: bid (1, 2, 3) → 2', 'b: bid (1, 2, 3) → 3', 'luck of a, 1 die: 6']);
  expect(played({ choices: [{ bid: 2 }] }, [6]).failures).toEqual(['step 1 (bid): unanswered question: b: bid (1, 2, 3)']);
});

test('an answer that is not offered is named, or taken where it is expected to be refused', () => {
  expect(played({ choices: [{ bid: 4 }] }, [6]).failures[0]).toContain('to the question a: bid (1, 2, 3): This answer is not offered.');
  expect(played({ choices: [{ bid: 4, refused: true }, { bid: 1 }, { bid: 1 }], expect: [1, 1, 5] }, [5]).failures).toEqual([]);
});

test('a command that goes without saying is given between steps, and never without end', () => {
  const rest = { between: ({ rests }: State) => (rests < 1 ? { seat: 'a', command: { type: 'rest' } } : undefined) };
  expect(played({ choices: [{ bid: 1 }, { bid: 2 }], expect: [1, 2, 4] }, [4], rest).failures).toEqual([]);
  const forever = { between: () => ({ seat: 'a', command: { type: 'bid' } }) };
  expect(played({ choices: [{ bid: 1 }, { bid: 2 }] }, [4], forever).failures).toEqual([]);
});

test('an engine that breaks down fails the case, not the program', () => {
  const broken = {
    ...auction,
    play: () => {
      throw new Error('no luck');
    },
  };
  expect(played({}, [], { system: broken }).failures).toEqual(['the engine broke down: no luck']);
});
