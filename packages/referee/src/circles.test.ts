import { describe, expect, test } from 'vitest';
import { loadMatch } from './load.ts';
import { openMatch } from './match.ts';
import { pig, type PigCommand, type PigEvent, type PigState } from './pig.fixture.ts';
import { saveMatch } from './save.ts';
import { seededDice } from './sources.ts';
import type { System } from './types.ts';

const setup = { players: ['ann', 'bob'] };
const parse = (value: unknown) => ({ ok: true, setup: value as typeof setup }) as const;
const roll = { type: 'roll' } as const;

const withPlay = (play: typeof pig.play): typeof pig => ({ ...pig, play });

/** Rolls until the two dice differ. */
const ties = withPlay((turn) => {
  for (;;) {
    const [one, other] = turn.dice('tie', [6, 6]);
    if (one !== other) return turn.emit({ type: 'rolled', face: 2 });
  }
});

describe('questions of a command', () => {
  test('may be many, as long as the state goes on', () => {
    const long = withPlay((turn) => {
      for (let i = 0; i < 1500; i++) turn.emit({ type: 'rolled', face: (turn.dice('again', [6])[0] ?? 1) + 1 });
    });
    const match = openMatch(long, setup, (entry) => seededDice(1, entry));
    expect(match.submit('ann', roll).status).toBe('done');
    expect(match.entries[0]?.answers).toHaveLength(1500);
    expect(loadMatch(long, saveMatch(match), parse)).toMatchObject({ ok: true, drift: undefined });
  });

  test('that come again without end in the same state are refused, and nothing has changed', () => {
    const match = openMatch(ties, setup, () => () => [3, 3]);
    expect(match.submit('ann', roll)).toMatchObject({
      status: 'refused',
      refusal: { reason: { en: expect.stringContaining('the same question comes again without end ("tie")') as string } },
    });
    expect([match.entries.length, match.pending, match.state]).toEqual([0, undefined, pig.setup(setup)]);
  });

  test('are as many when somebody answers as when a file does: what is played can be read', () => {
    const match = openMatch(ties, setup);
    match.submit('ann', roll);
    let given = 0;
    while (match.answer([3, 3], 'ann').status === 'waiting') given++;
    expect(given).toBeGreaterThan(200);
    expect(loadMatch(ties, saveMatch(match), parse)).toMatchObject({ ok: true, drift: undefined });
    expect(match.answer([3, 4], 'ann').status).toBe('done');
    const text = saveMatch(match);
    expect(loadMatch(ties, text, parse)).toMatchObject({ ok: true, drift: undefined });
    const answer = /\{"question":"[0-9a-f]{8}","answer":\[3,3\]\},/.exec(text)?.[0] ?? '';
    expect(loadMatch(ties, text.replace(answer, answer.repeat(3)), parse)).toMatchObject({
      ok: false,
      problem: { line: 2, reason: { en: expect.stringMatching(/^Entry 1: the rules go round in a circle/) as string } },
    });
  });
});

type State = PigState & { left?: number };
type Alone = System<typeof setup, State, PigCommand, PigEvent>;
/** After a roll of ann the rules take steps until `next` says zero. */
const stepping = (next: (left: number, face: number) => number): Alone => ({
  ...pig,
  due: ({ left }) => (left ? { type: 'hold' } : undefined),
  check: () => undefined,
  play: (turn, _seat, { type }) => {
    const loaded = type === 'hold' && (turn.state.left ?? 0) < 0;
    turn.emit(loaded ? { type: 'rolled', face: turn.dice('step', [6])[0] ?? 1 } : { type: 'rolled', face: 2 });
  },
  reduce: (state, { type, ...event }) => {
    state.left = state.left === undefined ? 1000 : next(state.left, type === 'rolled' && 'face' in event ? event.face : 0);
  },
});

describe('what the rules do by themselves', () => {
  test('may take many steps', () => {
    const match = openMatch(
      stepping((left) => left - 1),
      setup,
    );
    expect(match.submit('ann', roll).status).toBe('done');
    expect(match.entries).toHaveLength(1001);
  });

  test('that leads to the same state again and again is refused whole', () => {
    const match = openMatch(
      stepping((left) => (left < 500 ? left + 100 : left - 1)),
      setup,
    );
    expect(match.submit('ann', roll)).toMatchObject({
      status: 'refused',
      refusal: { reason: { en: expect.stringContaining('never come to where somebody decides') as string } },
    });
    expect([match.entries.length, match.state.left]).toEqual([0, undefined]);
  });

  test('may come to the same state again while dice fall: the next may lead out of it', () => {
    const match = openMatch(
      stepping((left, face) => (left > 0 ? -1 : face === 6 ? 0 : -1)),
      setup,
      (entry) => (question) => (question.kind === 'roll' ? [entry === 700 ? 6 : 1] : undefined),
    );
    expect(match.submit('ann', roll).status).toBe('done');
    expect(match.entries).toHaveLength(701);
  });
});

describe('nobody', () => {
  type Questions = { readonly pick: { readonly answer: number } };
  const asking = (
    play: System<null, number[], PigCommand, number, Questions>['play'],
  ): System<null, number[], PigCommand, number, Questions> => ({
    ...(pig as unknown as System<null, number[], PigCommand, number, Questions>),
    setup: () => [],
    active: () => ['ann'],
    check: () => undefined,
    play,
    reduce: (state, picked) => void state.push(picked),
  });

  test('is asked nothing: it takes the first option, in a choice of several seats too', () => {
    const match = openMatch(
      asking((turn) => {
        turn.emit(turn.choose('pick', { seat: '', options: [4, 5] }));
        for (const picked of turn.commit('pick', [
          { seat: '', options: [6, 7] },
          { seat: 'bob', options: [8, 9] },
        ]))
          turn.emit(picked);
      }),
      null,
    );
    match.submit('ann', roll);
    expect(match.pending?.question).toMatchObject({ kind: 'commit', parts: [{ seat: 'bob' }] });
    match.answer(9, 'bob');
    expect(match.state).toEqual([4, 6, 9]);
  });

  test('is never put an open question: rules that do are named, and the match is as before', () => {
    const match = openMatch(
      asking((turn) => turn.emit(turn.choose('pick', { seat: '' }))),
      null,
    );
    expect(() => match.submit('ann', roll)).toThrow('"pick" is put to nobody');
    expect([match.entries.length, match.pending]).toEqual([0, undefined]);
  });
});
