import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { reduce } from './reduce.ts';
import { itBurns } from './rules/ca-brule.ts';
import { intel } from './rules/jeton-info.ts';
import { medic } from './rules/medecin.ts';
import { mediPack } from './rules/medi-pack.ts';
import type { State } from './state.ts';
import { battle, type BattleSpec } from './testing.ts';

/** A battle after these events. */
function after(events: readonly Event[], spec: Partial<BattleSpec> = {}): State {
  const { state } = battle({ figures: { a: { at: 'C1R1L1', marks: [itBurns.id] }, b: { at: 'C8R8L1' } }, ...spec });
  const next = copy(state as never) as State;
  for (const event of events) reduce(next, event);
  return next;
}

const comes = (at: string): Event => ({ type: 'smokeCame', at, rule: 'DZ-STATE-SMOKE' });

test('DZ-STATE-SMOKE: a cube is filled with smoke once, however often smoke comes to it', () => {
  expect(after([comes('C4R4L1'), comes('C5R4L1'), comes('C4R4L1')]).smoke).toEqual(['C4R4L1', 'C5R4L1']);
});

test('DZ-CMD-POOL, DZ-ROUND-END: command dice that are left are lost as the Round ends, and nobody is activated any more', () => {
  const figures = { a: { at: 'C1R1L1', activated: true }, b: { at: 'C8R8L1', activated: true } };
  const state = after([{ type: 'roundEnded', round: 1 }], { figures, pools: { a: ['die'], b: ['move'] } });
  expect([state.pools, state.figures.a?.activated, state.figures.b?.activated]).toEqual([{ a: [], b: [] }, false, false]);
});

const out = (rule: string): Event => ({ type: 'unmarked', figure: 'a', rule });

test('DZ-STATE-FIRE, DZ-DMG-DEAD: flames go out alone, and nothing lies on a dead figure', () => {
  expect(after([out(medic.id)]).figures.a?.marks).toEqual([itBurns.id]);
  expect(after([out(itBurns.id)]).figures.a?.marks).toEqual([]);
  expect(after([{ type: 'killed', figure: 'a', vp: 2, to: 'b' }])).toMatchObject({ figures: { a: { marks: [] } }, points: { a: 0, b: 2 } });
});

test('DZ-ITEM-REVEAL, DZ-ITEM-DROP: an item that lay face up was in no bag, one that lay face down was', () => {
  const spec = { tokens: ['C4R4L1', 'C5R4L1'], bag: [intel.id, mediPack.id] };
  const open: Event[] = [
    { type: 'itemDropped', figure: 'b', token: 'b-item', item: mediPack.id, at: 'C8R8L1' },
    { type: 'itemPicked', token: 'b-item', item: mediPack.id, figure: 'a' },
  ];
  expect(after(open, spec).bag).toEqual([intel.id, mediPack.id]);
  expect(after([{ type: 'itemPicked', token: 'token-2', item: mediPack.id, figure: 'a' }], spec)).toMatchObject({
    bag: [intel.id],
    tokens: [{ id: 'token-1' }],
  });
});

test('DZ-ROUND-TURN, DZ-ROUND-STRUCTURE: a Round begins with its player and without a Turn before, a Turn without an activation', () => {
  const began: Event = { type: 'roundBegan', round: 2, initiative: 'b' };
  const state = after([{ type: 'turnEnded' }, began, { type: 'turnBegan', seat: 'b' }]);
  expect(state).toMatchObject({ round: 2, initiative: 'b', turn: { seat: 'b', activations: 0, again: false, idle: false } });
  expect(state.last).toBeUndefined();
});

test('DZ-CMD-ACTIVATION: a Turn knows that a second figure was activated', () => {
  expect(after([{ type: 'secondActivated', seat: 'a' }]).turn?.again).toBe(true);
});
