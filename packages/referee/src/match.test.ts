import { describe, expect, test } from 'vitest';
import { copy, digest } from './json.ts';
import { openMatch } from './match.ts';
import { outcomes } from './outcomes.ts';
import { pig, type PigCommand, type PigEvent } from './pig.fixture.ts';
import { distribution, type Pool } from './pool.ts';
import { Divergence, recorded, resolve } from './resolve.ts';
import { loadMatch } from './load.ts';
import { saveMatch } from './save.ts';
import { nobody, randomFrom, scriptedDice, seededDice } from './sources.ts';
import { NOBODY, refuse, type System } from './types.ts';

const setup = { players: ['ann', 'bob'] };
const parse = (value: unknown) => ({ ok: true, setup: value as typeof setup }) as const;

function playPig(seed: number) {
  const random = randomFrom(seed);
  const match = openMatch(pig, setup, (entry) => seededDice(seed, entry));
  while (pig.active(match.state).length > 0) {
    const seat = pig.active(match.state)[0] ?? '';
    const open = pig.offers(match.state, seat).filter((offer) => !offer.refusal);
    const command = open[random(open.length)]?.command;
    if (command) expect(match.submit(seat, command).status).toBe('done');
  }
  return match;
}

describe('an answer', () => {
  type Command = { type: 'ask' | 'throw' | 'fate' };
  type State = { heard: readonly unknown[] };
  const asking: System<null, State, Command, { heard: unknown }> = {
    ...(pig as unknown as System<null, State, Command, { heard: unknown }>),
    setup: () => ({ heard: [] }),
    active: () => ['ann'],
    check: () => undefined,
    play(turn, seat, { type }) {
      if (type === 'ask') turn.emit({ heard: turn.choose('ask', { seat: 'bob', options: [{ do: 'pass' }, { do: 'shoot' }] }) });
      if (type === 'throw') turn.emit({ heard: [...turn.dice('throw', [6], undefined, seat)] });
      if (type === 'fate') turn.emit({ heard: [...turn.dice('fate', [6])] });
    },
    reduce(state, { heard }) {
      state.heard = [...state.heard, heard];
    },
  };
  const asked = (type: Command['type']) => {
    const match = openMatch(asking, null);
    match.submit('ann', { type });
    return match;
  };

  test('comes from the seat that is asked, and from no other', () => {
    const choice = asked('ask');
    for (const seat of ['ann', 'eve', '']) {
      expect(choice.answer({ do: 'pass' }, seat)).toMatchObject({
        status: 'refused',
        refusal: { reason: { en: 'This seat is not asked.' } },
      });
    }
    expect(choice.answer({ do: 'pass' }, 'bob').status).toBe('done');
    const dice = asked('throw');
    expect(dice.answer([4], 'bob').status).toBe('refused');
    expect(dice.answer([4], 'ann').status).toBe('done');
  });

  test('to dice of nobody may come from anybody', () => {
    expect(asked('fate').answer([4], 'eve').status).toBe('done');
  });

  test('that is none, or no data, is refused and the question stays open', () => {
    const match = asked('ask');
    for (const value of [undefined, Number.NaN, () => 1]) {
      expect(match.answer(value as unknown as null, 'bob')).toMatchObject({ status: 'refused' });
    }
    expect(match.answer({ do: 'shoot' }, 'bob').status).toBe('done');
    expect(match.state.heard).toEqual([{ do: 'shoot' }]);
  });

  test('with a __proto__ of its own passes for no option', () => {
    const match = asked('ask');
    for (const text of ['{"do":"pass","__proto__":{"by":"x"}}', '{"__proto__":{"do":"pass"}}']) {
      expect(match.answer(JSON.parse(text) as null, 'bob')).toMatchObject({
        status: 'refused',
        refusal: { reason: { en: expect.stringContaining('__proto__') as string } },
      });
    }
  });

  test('may be missing while an undo takes back the command that waits, and no entry before it', () => {
    const match = asked('fate');
    match.answer([3], 'ann');
    match.submit('ann', { type: 'throw' });
    expect(match.undo()).toBe(true);
    expect(match.pending).toBeUndefined();
    expect(match.entries).toHaveLength(1);
    expect(match.state.heard).toEqual([[3]]);
    expect(match.undo()).toBe(true);
    expect(match.entries).toHaveLength(0);
    expect(match.undo()).toBe(false);
  });
});

describe('a match', () => {
  test('is its set-up, commands and answers: scripted dice play it and none is left', () => {
    const dice = scriptedDice([5, 6, 1, 3]);
    const match = openMatch(pig, setup, () => dice.source);
    match.submit('ann', { type: 'roll' });
    match.submit('ann', { type: 'roll' });
    match.submit('ann', { type: 'hold' });
    match.submit('bob', { type: 'roll' });
    match.submit('ann', { type: 'roll' });
    expect(dice.left()).toEqual([]);
    expect(match.state).toEqual({ players: ['ann', 'bob'], scores: { ann: 11, bob: 0 }, mover: 0, kitty: 3 });
  });

  test('waits for dice that a person types in, refuses impossible faces, goes on with the right ones', () => {
    const match = openMatch(pig, setup, () => nobody);
    expect(match.submit('ann', { type: 'roll' }).status).toBe('waiting');
    const noRule = { status: 'refused', refusal: { reason: { fr: expect.any(String) as string, en: expect.any(String) as string } } };
    expect(match.submit('ann', { type: 'roll' })).toEqual(noRule);
    for (const wrong of [[7], [0], [1.5], [3, 3], 'six', null]) expect(match.answer(wrong, 'ann')).toMatchObject(noRule);
    expect(match.answer([7], 'ann')).not.toHaveProperty('refusal.rule');
    expect(match.answer([4], 'ann').status).toBe('done');
    expect(match.state.kitty).toBe(4);
    expect(match.answer([4], 'ann')).toEqual(noRule);
  });

  test('refuses an illegal command with its rule and changes nothing', () => {
    const match = openMatch(pig, setup);
    const before = digest(match.state);
    expect(match.submit('bob', { type: 'roll' })).toMatchObject({ status: 'refused', refusal: { rule: 'PIG-TURN' } });
    expect(match.submit('ann', { type: 'hold' })).toMatchObject({ status: 'refused', refusal: { rule: 'PIG-HOLD' } });
    expect(match.submit('ann', { type: 'cheat' } as unknown as PigCommand).status).toBe('refused');
    const hostile = JSON.parse('{"type":"roll","__proto__":{}}') as PigCommand;
    expect(match.submit('ann', hostile)).toMatchObject({
      status: 'refused',
      refusal: { reason: { en: 'The key "__proto__" is forbidden.' } },
    });
    expect(digest(match.state)).toBe(before);
  });

  test('undone to its start and played again comes out the same; forks do not touch it', () => {
    const match = playPig(7);
    const end = digest(match.state);
    const half = match.fork(3);
    half.submit(pig.active(half.state)[0] ?? '', { type: 'roll' });
    expect(digest(match.state)).toBe(end);
    const commands = match.entries.map(({ seat, command }) => ({ seat, command }));
    while (match.undo());
    expect(match.entries).toHaveLength(0);
    for (const { seat, command } of commands) match.submit(seat, command);
    expect(digest(match.state)).toBe(end);
    expect(digest(match.stateAt(commands.length))).toBe(end);
    expect(match.stateAt(0, 1)).toEqual(match.stateAt(1));
  });

  test('is saved and resumed in the middle of a resolution', () => {
    const match = openMatch(pig, setup, () => nobody);
    match.submit('ann', { type: 'roll' });
    match.answer([6], 'ann');
    match.submit('ann', { type: 'roll' });
    const loaded = loadMatch(pig, saveMatch(match, { seed: 'x' }), parse);
    if (!loaded.ok) throw new Error(loaded.problem.reason.en);
    expect(loaded.meta).toEqual({ seed: 'x' });
    expect(loaded.match.pending?.question.purpose).toBe('roll');
    loaded.match.answer([5], 'ann');
    expect(loaded.match.state.kitty).toBe(11);
  });

  test('of other rules keeps its recorded events and names where it drifts', () => {
    const saved = saveMatch(playPig(3));
    const strict: System<typeof setup, ReturnType<typeof pig.setup>, PigCommand, PigEvent> = {
      ...pig,
      play: (turn, seat, command) =>
        command.type === 'roll' ? turn.emit({ type: 'rolled', face: turn.dice('two', [6, 6])[0] ?? 1 }) : pig.play(turn, seat, command),
    };
    const loaded = loadMatch(strict, saved, parse);
    if (!loaded.ok) throw new Error(loaded.problem.reason.en);
    expect(loaded.drift?.entry).toBe(0);
    expect(loaded.drift?.reason.fr).toContain('la réponse 1 a été donnée à une autre question');
    expect(loaded.drift?.reason.en).toContain('answer 1 was given to another question');
    expect(loaded.match.state).toEqual(playPig(3).state);
  });

  test('file that is broken is refused with its line', () => {
    const saved = saveMatch(playPig(3)).split('\n');
    for (const [text, line] of [
      ['', 1],
      ['{"format":"x"}', 1],
      [saved[0] + '\n{"seat":1}', 2],
      [saved[0] + '\n' + saved[1] + '\nnonsense', 3],
    ] as const) {
      expect(loadMatch(pig, text, parse)).toMatchObject({ ok: false, problem: { line } });
    }
  });
});

test('a secret simultaneous choice is read by nobody before all have answered', () => {
  type State = { seen: readonly unknown[] };
  const duel: System<null, State, { type: 'duel' }, State> = {
    ...(pig as unknown as System<null, State, { type: 'duel' }, State>),
    setup: () => ({ seen: [] }),
    active: () => ['ann'],
    check: () => undefined,
    play(turn) {
      turn.emit({
        seen: turn.commit('pick', [
          { seat: 'ann', options: [1, 2] },
          { seat: 'bob', options: [1, 2] },
        ]),
      });
    },
    reduce(state, event) {
      state.seen = event.seen;
    },
  };
  const match = openMatch(duel, null);
  expect(match.submit('ann', { type: 'duel' }).status).toBe('waiting');
  expect(match.answer(1, 'eve').status).toBe('refused');
  expect(match.answer(3, 'ann').status).toBe('refused');
  expect(match.answer(2, 'bob').status).toBe('waiting');
  const loaded = loadMatch(duel, saveMatch(match), () => ({ ok: true, setup: null }));
  if (!loaded.ok) throw new Error(loaded.problem.reason.en);
  expect(match.answer(1, 'bob').status).toBe('waiting');
  expect(match.answer(2, 'ann').status).toBe('done');
  expect(match.state.seen).toEqual([2, 1]);
  expect(loaded.match.answer(1, 'ann').status).toBe('done');
  expect(loaded.match.state.seen).toEqual([1, 2]);
});

test('a recorded answer to another question is a divergence with a name', () => {
  const source = recorded([{ question: 'ffffffff', answer: [3] }], nobody);
  expect(() => resolve(pig, pig.setup(setup), 'ann', { type: 'roll' }, source)).toThrow(Divergence);
});

test('dice that explode go on exploding', () => {
  const exploding: typeof pig = {
    ...pig,
    play(turn) {
      const { faces, score } = turn.roll('roll', { dice: 2, faces: 6, explode: 6, modifiers: [] });
      expect(faces).toEqual([6, 2, 6, 6, 1]);
      turn.emit({ type: 'rolled', face: score });
    },
  };
  const dice = scriptedDice([6, 2, 6, 6, 1]);
  const match = openMatch(exploding, setup, () => dice.source);
  expect(match.submit('ann', { type: 'roll' }).status).toBe('done');
  expect(dice.left()).toEqual([]);
  expect(match.entries[0]?.answers.map(({ answer }) => answer)).toEqual([[6, 2], [6], [6], [1]]);
  expect(match.state.kitty).toBe(21);
});

test('outcomes follow every face', () => {
  const { chances, cut } = outcomes(pig, pig.setup(setup), 'ann', { type: 'roll' }, (state) => String(state.kitty));
  expect(chances.get('0')).toBeCloseTo(1 / 6, 12);
  expect(chances.get('6')).toBeCloseTo(1 / 6, 12);
  expect(chances.size).toBe(6);
  expect(cut).toBe(0);
});

test('outcomes of dice that explode end; what is too unlikely to be followed is told', () => {
  const pool: Pool = { dice: 2, faces: 6, explode: 6, keep: { count: 2, which: 'highest' }, modifiers: [] };
  const exploding: typeof pig = { ...pig, play: (turn) => turn.emit({ type: 'rolled', face: turn.roll('roll', pool).score }) };
  const { chances, cut } = outcomes(exploding, pig.setup(setup), 'ann', { type: 'roll' }, (state) => String(state.kitty));
  distribution(pool).forEach((chance, score) => expect(Math.abs((chances.get(String(score)) ?? 0) - chance)).toBeLessThan(1e-9));
  expect(cut).toBeGreaterThan(0);
  expect(cut).toBeLessThan(1e-9);
  expect([...chances.values()].reduce((sum, chance) => sum + chance, cut)).toBeCloseTo(1, 13);
});

test('seeded dice depend on their position only, and every face comes up alike', () => {
  const question = { kind: 'roll', purpose: 'x', faces: [6, 6, 8] } as const;
  expect(seededDice(5, 2)(question, 3, null)).toEqual(seededDice(5, 2)(question, 3, null));
  const counts = new Array<number>(7).fill(0);
  for (let entry = 0; entry < 6000; entry++) {
    const [face = 0] = seededDice(11, entry)(question, 0, null) as number[];
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (let face = 1; face <= 6; face++) expect(Math.abs((counts[face] ?? 0) - 1000)).toBeLessThan(130);
});

test('copies share frozen branches and nothing else', () => {
  const tree = { scene: Object.freeze({ big: [1, 2] }), list: [{ a: 1 }] };
  const twin = copy(tree);
  expect(twin).toEqual(tree);
  expect(twin.scene).toBe(tree.scene);
  expect(twin.list[0]).not.toBe(tree.list[0]);
});

const odd = (answer: unknown) => (answer === 13 ? refuse('ALONE-13', 'Pas 13.', 'Not 13.') : undefined);

describe('what the rules do by themselves', () => {
  type Command = { readonly type: 'wait' | 'table' | 'pick' };
  interface State {
    due: Command['type'] | undefined;
    facts: string[];
  }
  type Questions = { readonly pick: { readonly answer: number } };
  /** After each command of ann the rules roll on a table in the open, then both pick a number at once, in secret. */
  const alone: System<null, State, Command, string, Questions> = {
    ...(pig as unknown as System<null, State, Command, string, Questions>),
    setup: () => ({ due: undefined, facts: [] }),
    active: () => ['ann'],
    check: (_state, seat) => (seat === 'ann' ? undefined : refuse('ALONE', 'Non.', 'No.')),
    offers: () => [],
    due: ({ due }) => due && { type: due },
    play(turn, _seat, { type }) {
      if (type === 'wait') turn.emit('waited');
      if (type === 'table') turn.emit(`table ${turn.dice('table', [6]).join()}`);
      if (type === 'pick') {
        const picked = turn.commit('pick', [
          { seat: 'ann', check: odd },
          { seat: 'bob', options: [1, 2] },
          { seat: 'eve', options: [7] },
        ]);
        turn.emit(`picked ${picked.join()}`);
      }
    },
    reduce(state, fact) {
      state.facts.push(fact);
      state.due = fact === 'waited' ? 'table' : fact.startsWith('table') ? 'pick' : undefined;
    },
    outcome: () => undefined,
  };
  const started = () => {
    const match = openMatch(alone, null, (entry) => seededDice(3, entry));
    match.submit('ann', { type: 'wait' });
    return match;
  };

  test('is played at once and recorded as entries of nobody; a choice that several make hangs in nobody’s command', () => {
    const match = started();
    expect(match.entries.map(({ seat, command }) => [seat, command.type])).toEqual([
      ['ann', 'wait'],
      [NOBODY, 'table'],
    ]);
    expect(match.pending).toMatchObject({ seat: NOBODY, command: { type: 'pick' } });
    expect(match.answer(4, 'ann').status).toBe('waiting');
    expect(match.answer(2, 'bob').status).toBe('done');
    expect(match.state.facts.at(-1)).toBe('picked 4,2,7');
    expect(match.entries).toHaveLength(3);
  });

  test('is for no seat to command', () => {
    const match = started();
    match.answer(4, 'ann');
    match.answer(2, 'bob');
    expect(match.submit(NOBODY, { type: 'table' })).toMatchObject({ status: 'refused' });
  });

  test('asks only who has a choice, and refuses each part by its own check', () => {
    const match = started();
    expect(match.pending?.question).toMatchObject({ parts: [{ seat: 'ann' }, { seat: 'bob' }] });
    expect(match.answer(13, 'ann')).toMatchObject({ status: 'refused', refusal: { rule: 'ALONE-13' } });
    expect(match.answer(3, 'bob').status).toBe('refused');
    expect(match.answer(7, 'eve').status).toBe('refused');
    expect(match.pending?.partial).toEqual({});
  });

  test('is taken back with the command before it, read back from a file, and no file may leave it out', () => {
    const match = started();
    const text = saveMatch(match);
    const loaded = loadMatch(alone, text, () => ({ ok: true, setup: null }));
    if (!loaded.ok) throw new Error(loaded.problem.reason.en);
    expect(loaded.drift).toBeUndefined();
    expect(loaded.match.pending?.command).toEqual({ type: 'pick' });
    const [header = '', first = '', second = ''] = text.split('\n');
    const skipping = loadMatch(alone, [header, first, first, second].join('\n'), () => ({ ok: true, setup: null }));
    expect(skipping).toMatchObject({ ok: true, drift: { entry: 1 } });
    expect(match.undo()).toBe(true);
    expect(match.entries).toHaveLength(0);
    expect(match.undo()).toBe(false);
  });
});

test('undo, fork and a look at the past fold from the nearest checkpoint, of which there are not too many', () => {
  let reduced = 0;
  const counting: typeof pig = {
    ...pig,
    outcome: () => undefined,
    active: (state) => [state.players[state.mover] ?? ''],
    check: () => undefined,
    reduce(state, event) {
      reduced++;
      pig.reduce(state, event);
    },
  };
  const match = openMatch(counting, setup, () => () => [2]);
  for (let i = 0; i < 3000; i++) match.submit('ann', { type: 'roll' });
  const during = (act: () => unknown): number => {
    reduced = 0;
    act();
    return reduced;
  };
  expect(during(() => match.undo())).toBeLessThan(64);
  expect(during(() => match.fork(2500))).toBeLessThan(64);
  expect(during(() => match.fork(2500).undo())).toBeLessThan(128);
  expect(during(() => match.stateAt(1234, 1))).toBeLessThan(64);
  expect(match.stateAt(1234)).toEqual({ players: ['ann', 'bob'], scores: { ann: 0, bob: 0 }, mover: 0, kitty: 2468 });
  while (match.entries.length > 1000) match.undo();
  match.submit('ann', { type: 'hold' });
  expect(match.stateAt(3000).scores).toEqual({ ann: 2000, bob: 0 });
});
