import { copy, resolve, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import type { Command } from './commands.ts';
import { intel } from './rules/jeton-info.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { knockback } from './rules/projection.ts';
import { trap } from './rules/piege.ts';
import { shotOdds } from './odds/attack.ts';
import type { State } from './state.ts';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, ofType, play, refusal, rule, tests, weapon, type Battle } from './testing.ts';

const launcher = (dice: number, ap = 0) => weapon('launcher', 6, ap, rule(frag.id, dice));
const shot = { type: 'shoot', weapon: 'launcher', target: 'b' } as const;
const armed = (dice: number, ap = 0) => ({ at: 'C1R4L1', weapons: [launcher(dice, ap)] });

test('DZ-ABIL-FRAG, DZ-SHOOT-FRAG-WEAPON: the strength is rolled once, without modifiers, against each figure; then each scatters and is pinned', () => {
  const match = battle({ figures: { a: armed(3), b: { at: 'C4R4L1', survive: 5, armour: 0 } }, activation: 'a' });
  const events = play(match, shot, '451 522 5');
  expect(tests(events)).toEqual(['explosion explosion 2', 'survive b 1']);
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', counters: 1 });
  expect(cubeOfFigure(match, 'b')).toBe('C4R5L1');
});

test('DZ-DICE-SEQUENCE: one explosion strikes the other player’s figures first, and all damage comes before the first scatter', () => {
  const figures = {
    a: armed(2, 1),
    a2: { at: 'C4R4L1', spot: [0.1, 0.1] },
    b: { at: 'C4R4L1' },
    b2: { at: 'C4R4L1', spot: [0.9, 0.9] },
  } as const;
  const events = play(battle({ figures, activation: 'a' }), shot, '44 411 411 411 1 3 5');
  expect(tests(events)).toEqual(['explosion explosion 2', 'survive b 1', 'survive b2 1', 'survive a2 1']);
  const types = events.map(({ type }) => type);
  expect(types.lastIndexOf('damaged')).toBeLessThan(types.indexOf('tableRolled'));
});

test('DZ-CMD-DIE: no Dé is spent on the strength of an explosion, by no option', () => {
  const options = { 'command.dieUnmodified': 'yes' } as const;
  const match = battle({ figures: { a: armed(2), b: { at: 'C4R4L1' } }, activation: 'a', pools: { a: ['die'], b: [] }, options });
  expect(refusal(match, { ...shot, dice: 1 })).toBe('DZ-CMD-DIE');
});

test('DZ-STATE-SCATTER: a figure thrown to an item picks it up, and one that stays does not', () => {
  const figures = { a: armed(1), b: { at: 'C4R4L1' } };
  const there = battle({ figures, activation: 'a', tokens: ['C5R4L1'], bag: [intel.id] });
  expect(ofType(play(there, shot, '1 111 3', [['item', 'token-1']]), 'pointsScored')).toMatchObject([{ seat: 'b', vp: 1 }]);
});

test('DZ-SHOOT-FRAG-WEAPON: a figure with Shoot "-" may fire it, for it takes no Shoot test', () => {
  const match = battle({ figures: { a: { ...armed(1), shoot: null }, b: { at: 'C4R4L1' } }, activation: 'a' });
  expect(refusal(match, shot)).toBeUndefined();
});

test('DZ-SHOOT-FRAG-WEAPON: the odds are those of the strength, whatever is seen of the target', () => {
  const { state } = battle({ figures: { a: armed(2), b: { at: 'C4R4L1' } }, activation: 'a' });
  const { tests: pair } = shotOdds(state, { shooter: 'a', weapon: launcher(2), target: 'b', suppress: false, dice: 0 });
  expect(pair[0]).toMatchObject({ kind: 'explosion', need: 4, dice: 2, modifiers: [] });
});

/** Seats that place figures in a cube where it matters to sight, in the course of a command. */
function placers({ state }: Battle, command: Command, dice: string): readonly string[] {
  const faces = [...dice].map(Number);
  const asked: Question[] = [];
  resolve(deadzone, copy(state as never) as State, state.turn?.seat ?? '', command, (question) => {
    asked.push(question);
    if (question.kind === 'roll') return faces.splice(0, question.faces.length);
    return question.kind === 'choice' ? question.options?.[0] : undefined;
  });
  return asked.flatMap((question) => (question.kind === 'choice' && question.purpose === 'place' ? [question.seat] : []));
}

test('DZ-STATE-AWAY, DZ-ITEM-TRAP: who attacks places whom the explosion throws; a trap attacks for nobody, and the owner places its figure', () => {
  const map = mapOf({ panels: ['C4R4L1 W barricade'] });
  const fired = battle({ figures: { a: armed(1), b: { at: 'C4R4L1' } }, map, activation: 'a' });
  expect(placers(fired, shot, '11113')).toEqual(['a']);
  const gun = weapon('launcher', 6, 0, rule(knockback.id));
  const figures = { a: { at: 'C2R4L1', weapons: [gun] }, b: { at: 'C3R4L1' } };
  const beside = mapOf({ panels: ['C4R3L1 W barricade'] });
  const taken = battle({ figures, map: beside, activation: 'a', tokens: ['C4R4L1'], bag: [trap.id] });
  expect(placers(taken, shot, '411111111111111')).toEqual(['b']);
});

test('DZ-SHOOT-RESOLVE, DZ-STATE-SCATTER: whom an explosion does not get ahead of suffers no damage, and is thrown all the same', () => {
  const match = battle({ figures: { a: armed(2), b: { at: 'C4R4L1' } }, activation: 'a' });
  const events = play(match, shot, '44 441 5');
  expect(ofType(events, 'damaged')).toEqual([]);
  expect(cubeOfFigure(match, 'b')).toBe('C4R5L1');
});

test('DZ-LOS-CUBE, DZ-CMD-DIE: a throw at a cube spends the Dé results that are named, and none unless told', () => {
  const thrown = weapon('launcher', 6, 0, rule(grenade.id), rule(frag.id, 1));
  const figures = { a: { at: 'C1R4L1', weapons: [thrown] }, b: { at: 'C8R8L1' } };
  const options = { 'command.dieUnmodified': 'yes' } as const;
  const at = { type: 'shootCube', weapon: 'launcher', cube: 'C4R4L1' } as const;
  const thrownWith = (dice?: number) => {
    const match = battle({ figures, activation: 'a', pools: { a: ['die', 'die'], b: [] }, options });
    const events = play(match, dice === undefined ? at : { ...at, dice }, `444${'4'.repeat(dice ?? 0)} 4`);
    return [ofType(events, 'tested')[0]?.pool.dice, match.state.pools.a?.length];
  };
  expect(thrownWith()).toEqual([3, 2]);
  expect(thrownWith(1)).toEqual([4, 1]);
});

test('DZ-STATE-AWAY, DZ-ABIL-KNOCKBACK: where it matters to sight who pushes a figure away places it: pinned behind a barricade, not standing', () => {
  const gun = weapon('launcher', 6, 0, rule(knockback.id));
  const map = mapOf({ panels: ['C4R4L1 W barricade'] });
  const pushed = (posture: 'standing' | 'prone') =>
    placers(
      battle({ figures: { a: { at: 'C2R4L1', weapons: [gun] }, b: { at: 'C3R4L1', posture } }, map, activation: 'a' }),
      shot,
      '411111111111',
    );
  expect([pushed('standing'), pushed('prone')]).toEqual([[], ['a']]);
});
