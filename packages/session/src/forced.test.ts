import { refuse, type Question, type System } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { BOT, PERSON, personsOf } from './holder.ts';
import { onlyAnswer, onlyCommand } from './forced.ts';
import { openSession } from './host.ts';
import { seatSession } from './seat.ts';
import type { MatchSettings } from './match-settings.ts';

const no = refuse('HAND', 'Pas ce tour.', 'Not this turn.');
const inPassing = ({ type }: { type: string }): boolean => type === 'play';
const closed = (type: string, refused = false) => ({ id: type, type, command: { type }, ...(refused && { refusal: no }) });

describe('the only command', () => {
  test('is the one that is not refused', () => {
    expect(onlyCommand([closed('draw'), closed('play', true)])).toEqual({ type: 'draw' });
    expect(onlyCommand([closed('draw'), { ...closed('draw'), id: 'again' }])).toEqual({ type: 'draw' });
  });

  test('is none beside another, beside an open offer, or when all are refused', () => {
    expect(onlyCommand([closed('draw'), closed('play')])).toBeUndefined();
    expect(onlyCommand([closed('draw'), { id: 'move', type: 'move' }])).toBeUndefined();
    expect(onlyCommand([{ id: 'move', type: 'move' }, closed('draw')])).toBeUndefined();
    expect(onlyCommand([closed('draw', true)])).toBeUndefined();
    expect(onlyCommand([])).toBeUndefined();
  });

  test('is found beside those that are only chances in passing, which by themselves are none', () => {
    expect(onlyCommand([closed('draw'), closed('play')], inPassing)).toEqual({ type: 'draw' });
    expect(onlyCommand([closed('draw'), closed('play'), closed('stay')], inPassing)).toBeUndefined();
    expect(onlyCommand([closed('play')], inPassing)).toBeUndefined();
  });
});

const choice = (seat: string, options?: readonly (string | null)[]) => ({ kind: 'choice', purpose: 'pick', seat, options }) as const;

describe('the only answer', () => {
  test('is the one option, be it null, or several that are the same', () => {
    expect(onlyAnswer(choice('a', ['x']), 'a')).toEqual(['x']);
    expect(onlyAnswer(choice('a', [null]), 'a')).toEqual([null]);
    expect(onlyAnswer(choice('a', ['x', 'x']), 'a')).toEqual(['x']);
    expect(onlyAnswer(choice('a', ['x', 'y']), 'a')).toEqual([]);
  });

  test('of a secret choice is that of one’s own part', () => {
    const secret: Question = { kind: 'commit', purpose: 'pick', parts: [choice('a', ['x', 'y']), choice('b', ['z'])] };
    expect(onlyAnswer(secret, 'a')).toEqual([]);
    expect(onlyAnswer(secret, 'b')).toEqual(['z']);
    expect(onlyAnswer(secret, 'c')).toEqual([]);
  });

  test('is none to an open question or to dice', () => {
    expect(onlyAnswer(choice('a'), 'a')).toEqual([]);
    expect(onlyAnswer({ kind: 'roll', purpose: 'x', faces: [6], seat: 'a' }, 'a')).toEqual([]);
  });
});

/** Two hands in turn: a tile is played from one's own hand, or drawn when none fits; some tiles roll a die, some ask both in secret. */
interface State {
  mover: 'a' | 'b';
  hands: Record<'a' | 'b', readonly Tile[]>;
  facts: string[];
}
type Tile = 'plain' | 'dice' | 'secret';
type Command = { type: 'play'; tile: Tile } | { type: 'draw' };
type Event = { type: 'played' | 'drawn'; what: string };

const other = { a: 'b', b: 'a' } as const;
const tiles: System<State['hands'], State, Command, Event> = {
  id: 'tiles',
  version: '1',
  setup: (hands) => ({ mover: 'a', hands, facts: [] }),
  active: ({ mover }) => [mover],
  offers: ({ hands }, seat) =>
    hands[seat as 'a' | 'b'].length === 0
      ? [{ id: 'draw', type: 'draw', command: { type: 'draw' } }]
      : hands[seat as 'a' | 'b'].map((tile, i) => ({ id: String(i), type: 'play', command: { type: 'play', tile } })),
  check: ({ mover }, seat) => (seat === mover ? undefined : refuse('TURN', 'Pas votre tour.', 'Not your turn.')),
  play(turn, _seat, command) {
    const tile = command.type === 'play' ? command.tile : undefined;
    if (tile === 'dice') turn.dice('luck', [6]);
    if (tile === 'secret')
      turn.commit('pick', [
        { seat: 'a', options: [1, 2] },
        { seat: 'b', options: [3, 3] },
      ]);
    turn.emit({ type: tile ? 'played' : 'drawn', what: tile ?? '' });
  },
  reduce(state, { type, what }) {
    const { mover } = state;
    const hand = [...state.hands[mover]];
    hand.splice(hand.indexOf(what as Tile), type === 'played' ? 1 : 0);
    state.hands = { ...state.hands, [mover]: hand };
    state.facts.push(`${mover} ${type}`);
    state.mover = other[mover];
  },
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

const people: MatchSettings = { seed: 'forced', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} };
const table = (a: readonly Tile[], b: readonly Tile[], matchSettings = people) => openSession(tiles, { a, b }, matchSettings);

/** The only answer left to the first person without a choice. */
async function forced(session: ReturnType<typeof table>, unwished?: (command: Command) => boolean) {
  for (const seat of personsOf(session.matchSettings.seats)) {
    const found = await seatSession(session, seat).forced(unwished);
    if (found) return found;
  }
  return undefined;
}

describe('what is done without asking', () => {
  test('is what the seat alone is left with, whatever others hold', async () => {
    expect(await forced(table([], ['plain', 'dice']))).toEqual({ seat: 'a', command: { type: 'draw' } });
    expect(await forced(table(['plain', 'dice'], []))).toBeUndefined();
    expect(await forced(table([], [], { ...people, seats: { a: BOT, b: PERSON } }))).toBeUndefined();
  });

  test('is not held up by what the person does not wish to be asked about', async () => {
    const session = table(['plain', 'dice'], []);
    expect(await forced(session, (command) => command.type === 'play' && command.tile === 'dice')).toEqual({
      seat: 'a',
      command: { type: 'play', tile: 'plain' },
    });
  });

  test('at the start may roll dice, since nothing is there to take back', async () => {
    expect(await forced(table(['dice'], []))).toMatchObject({ command: { tile: 'dice' } });
  });

  test('never takes away an undo that is free: not by dice, nor by a bot’s turn', async () => {
    const session = table(['plain', 'dice'], ['dice']);
    await session.submit('a', { type: 'play', tile: 'plain' });
    expect(session.undoable('a')).toMatchObject({ gone: 1, free: true });
    expect(await forced(session)).toBeUndefined();
    const still = table(['plain', 'dice'], ['plain']);
    await still.submit('a', { type: 'play', tile: 'plain' });
    expect(await forced(still)).toEqual({ seat: 'b', command: { type: 'play', tile: 'plain' } });
    const one = table(['plain'], ['plain', 'plain'], { ...people, seats: { a: PERSON, b: BOT } });
    expect(await forced(one)).toMatchObject({ seat: 'a' });
  });

  test('goes on after dice, which have left no free undo', async () => {
    const session = table(['plain', 'dice'], ['dice']);
    await session.submit('a', { type: 'play', tile: 'dice' });
    expect(await forced(session)).toEqual({ seat: 'b', command: { type: 'play', tile: 'dice' } });
  });

  test('answers one’s own part of a secret choice when it has one answer', async () => {
    const session = table(['secret', 'plain'], []);
    await session.submit('a', { type: 'play', tile: 'secret' });
    expect(await forced(session)).toEqual({ seat: 'b', answer: 3 });
    await session.answer(3, 'b');
    expect(await forced(session)).toBeUndefined();
    expect(session.snapshot().waiting?.asked).toEqual(['a']);
  });
});
