import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { State } from './state.ts';
import { battle } from './testing.ts';
import { validate } from './validate.ts';

/** The flaw of a state that a file has changed. */
function flaw(change: (state: State) => void): string | undefined {
  const figures = { a: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } };
  const state = copy(battle({ figures, activation: 'a', tokens: ['C4R4L1'] }).state as never) as State;
  change(state);
  return validate(state);
}

test('a state that the rules can go on from', () => {
  expect(flaw(() => undefined)).toBeUndefined();
});

test.each<[string, (state: State) => void]>([
  ['DZ-ROUND-INITIATIVE: nobody has the initiative', (state) => void delete state.initiative],
  ['DZ-ROUND-INITIATIVE: a stranger has it', (state) => void (state.initiative = 'c')],
])('%s', (_, change) => expect(flaw(change)).toBe('initiative'));

test.each(['zones', 'deployment', 'command', 'rerolls'] as const)(
  'DZ-RECON-FIRST-PLAYER: in the phase %s somebody has the initiative',
  (phase) => {
    const early = (initiative?: string) => (state: State) => {
      state.phase = phase;
      delete state.turn;
      delete state.activation;
      delete state.initiative;
      if (initiative !== undefined) state.initiative = initiative;
    };
    expect(flaw(early())).toBe('initiative');
    expect(flaw(early('b'))).toBeUndefined();
  },
);

const before = (phase: State['phase'], winner?: string) => (state: State) => {
  state.phase = phase;
  delete state.turn;
  delete state.activation;
  delete state.initiative;
  if (winner !== undefined) state.recon = { winner, ahead: 1 };
};

test('DZ-RECON-FIRST-PLAYER: before Recon nobody has it; then its winner names the first player', () => {
  expect(flaw(before('recon'))).toBeUndefined();
  expect(flaw(before('first'))).toBe('recon');
  expect(flaw(before('first', 'a'))).toBeUndefined();
  expect(flaw(before('first', 'c'))).toBe('recon');
});

test.each<[string, (state: State) => void]>([
  ['figures', (state) => void delete state.figures.b],
  ['figures.b', (state) => void Object.assign(state.figures.b ?? {}, { x: -500 })],
  ['figures.b', (state) => void state.figures.b?.marks.push('nothing')],
  ['figures.b', (state) => void state.figures.b?.carried.push({ id: 'token-9', item: 'nothing' })],
  ['zones', (state) => void (state.zones.a = 'green')],
  ['zones', (state) => void (state.zones.c = 'red')],
  ['deployed', (state) => void (state.deployed = ['a', 'c'])],
  ['flanking', (state) => void state.flanking.push('b')],
  ['flanking', (state) => void state.flanking.push('c')],
  ['pools', (state) => void delete state.pools.b],
  ['pools', (state) => void (state.pools.c = [])],
  ['points', (state) => void delete state.points.b],
  ['points', (state) => void (state.points.c = 1)],
  ['rerolled', (state) => void (state.rerolled = ['c'])],
  ['turn', (state) => void (delete state.turn, delete state.activation)],
  ['turn', (state) => void (state.turn = { seat: 'c', activations: 0, again: false, idle: false })],
  ['last', (state) => void (state.last = 'c')],
  ['last', (state) => void (state.finished = 'c')],
  ['activation', (state) => void Object.assign(state.activation ?? {}, { figure: 'c' })],
  ['tokens', (state) => void state.tokens.push({ id: 'token-2', at: 'C9R1L1' })],
  ['tokens', (state) => void state.tokens.push({ id: 'token-2', at: 'C1R1L1', item: 'nothing' })],
  ['bag', (state) => void state.bag.push('nothing')],
  ['smoke', (state) => void state.smoke.push('C1R1L9')],
])('a state with a flaw in %s is refused (%#)', (part, change) => expect(flaw(change)).toBe(part));

const flanks = (state: State) => {
  Object.assign(state.figures.b ?? {}, { posture: 'reserve', x: -500 });
  state.flanking.push('b');
};

test('DZ-RECON-BONUS-TABLE: a flanking figure is in reserve, wherever it has stood', () => {
  expect(flaw(flanks)).toBeUndefined();
});

const full = (shorts: number, splats: readonly string[]) => (state: State) =>
  void Object.assign(state.activation ?? {}, { done: ['move', 'shoot'], shorts, splats });

test('DZ-ACT-ECONOMY, DZ-CMD-SPLAT: an activation holds two short actions, and a Splat of each player', () => {
  expect(flaw(full(2, ['a', 'b']))).toBeUndefined();
  expect(flaw(full(3, []))).toContain('shorts');
  expect(flaw(full(2, ['a', 'b', 'a']))).toContain('splats');
});
