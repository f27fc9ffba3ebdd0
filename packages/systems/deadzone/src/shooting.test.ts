import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { battle, cubeOfFigure, figure, ofType, play, refusal, rule, tests, weapon, type BattleSpec } from './testing.ts';
import { itBurns } from './rules/ca-brule.ts';
import { knockback } from './rules/projection.ts';
import { weightOfFire } from './rules/puissance-de-feu.ts';
import { suppression } from './rules/suppression.ts';
import { rapidFire } from './rules/tir-rapide.ts';

const shoot = { type: 'shoot', weapon: 'rifle', target: 'b' } as const;
const two = { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1' } };

test('DZ-SHOOT-RESOLVE, DZ-DMG-RESOLVE: a clear shot of two ahead kills a figure of Size 1 without the armour that PA takes', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1', weapons: [weapon('rifle', 6, 1)] }, b: { at: 'C6R4L1' } }, activation: 'a' });
  const events = play(match, shoot, '46512 423');
  expect(tests(events)).toEqual(['shoot a 3', 'survive b 1']);
  expect(ofType(events, 'damaged')).toMatchObject([{ potential: 2, armour: 0, points: 2 }]);
  expect(figure(match, 'b').posture).toBe('out');
  expect(match.state.points).toEqual({ a: 2, b: 0 });
});

test('DZ-SHOOT-RESOLVE: a tie, and more for the target, is a failed attack', () => {
  const match = battle({ figures: two, activation: 'a' });
  const events = play(match, shoot, '41111 411');
  expect(ofType(events, 'damaged')).toEqual([]);
  expect(ofType(events, 'shot')).toMatchObject([{ figure: 'a', target: 'b', weapon: 'rifle', difference: 0 }]);
});

test('DZ-DICE-EXPLODE: eights add dice, which add more', () => {
  const match = battle({ figures: { ...two, b: { at: 'C6R4L1', survive: null } }, activation: 'a' });
  expect(tests(play(match, shoot, '83511 8 6'))).toEqual(['shoot a 4', 'survive b 0']);
});

test('DZ-SHOOT-MODIFIERS, DZ-SHOOT-CLEAR: a barricade takes the Clear Shot away, a friend two dice', () => {
  const map = mapOf({ panels: ['C6R4L1 W barricade'] });
  const match = battle({ figures: { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1', spot: [0.2, 0.5] } }, map, activation: 'a' });
  expect(tests(play(match, shoot, '411 111'))).toEqual(['shoot a 1', 'survive b 0']);
  const friend = battle({ figures: { ...two, a2: { at: 'C6R4L1', spot: [0.5, 0.1] } }, activation: 'a' });
  expect(tests(play(friend, shoot, '411 111'))).toEqual(['shoot a 1', 'survive b 0']);
});

test('DZ-SHOOT-MODIFIERS: one die more from a higher level', () => {
  const map = mapOf({ floors: ['C4R4L2 full'] });
  const match = battle({ figures: { a: { at: 'C4R4L2', spot: [0.95, 0.5] }, b: { at: 'C6R4L1' } }, map, activation: 'a' });
  expect(ofType(play(match, shoot, '111111 111'), 'tested')[0]?.pool.dice).toBe(6);
});

test('DZ-SHOOT-SUPPRESS, DZ-ABIL-RAPID-FIRE: a target behind is pinned and not hurt', () => {
  const rapid = weapon('rifle', 6, 0, rule(rapidFire.id));
  const match = battle({ figures: { ...two, a: { at: 'C4R4L1', weapons: [rapid] } }, activation: 'a' });
  play(match, { ...shoot, suppress: true }, '421111 111');
  expect(figure(match, 'b')).toMatchObject({ posture: 'prone', counters: 0 });
  expect(refusal(battle({ figures: two, activation: 'a' }), { ...shoot, suppress: true })).toBe('DZ-SHOOT-SUPPRESS');
});

test('DZ-SHOOT-RANGE, DZ-LOS-EYE, DZ-SHOOT-ENGAGED, DZ-SHOOT-TARGET: refusals', () => {
  const far = { a: { at: 'C1R1L1', weapons: [weapon('rifle', 3, 0)] }, b: { at: 'C5R1L1' } };
  expect(refusal(battle({ figures: far, activation: 'a' }), shoot)).toBe('DZ-SHOOT-RANGE');
  const wall = mapOf({ panels: ['C5R4L1 E wall', 'C5R3L1 E wall', 'C5R5L1 E wall'] });
  expect(refusal(battle({ figures: two, map: wall, activation: 'a' }), shoot)).toBe('DZ-LOS-EYE');
  const close = { ...two, b2: { at: 'C4R4L1', spot: [0.1, 0.1], posture: 'prone' } } as const;
  expect(refusal(battle({ figures: close, activation: 'a' }), shoot)).toBe('DZ-SHOOT-ENGAGED');
  expect(refusal(battle({ figures: { ...two, a2: { at: 'C5R5L1' } }, activation: 'a' }), { ...shoot, target: 'a2' })).toBe(
    'DZ-SHOOT-TARGET',
  );
});

test('DZ-CMD-DIE: both sides add Dé results, the attacker first, and refusals for more than there are', () => {
  const match = battle({ figures: two, activation: 'a', pools: { a: ['die', 'die'], b: ['die'] } });
  const events = play(match, { ...shoot, dice: 2 }, '1111111 4111', [['dice', 1]]);
  expect(tests(events)).toEqual(['shoot a 0', 'survive b 1']);
  expect(match.state.pools).toEqual({ a: [], b: [] });
  expect(refusal(battle({ figures: two, activation: 'a' }), { ...shoot, dice: 1 })).toBe('DZ-CMD-DIE');
});

test('DZ-ABIL-WEIGHT-OF-FIRE, DZ-DICE-REROLL: failed dice are thrown again after the chain of eights', () => {
  const heavy = weapon('rifle', 6, 0, rule(weightOfFire.id, 1));
  const match = battle({
    figures: { a: { at: 'C4R4L1', shoot: 5, weapons: [heavy] }, b: { at: 'C6R4L1', survive: null } },
    activation: 'a',
  });
  const events = play(match, shoot, '26411 8 5');
  expect(tests(events)[0]).toBe('shoot a 3');
  expect(ofType(events, 'tested')[0]?.again).toEqual([[0, 2]]);
});

test('DZ-ABIL-SUPPRESSION: hit or miss, everybody in the cube is pinned', () => {
  const burst = weapon('rifle', 8, 0, rule(suppression.id));
  const all = {
    a: { at: 'C4R4L1', weapons: [burst] },
    b: { at: 'C6R4L1' },
    b2: { at: 'C6R4L1', spot: [0.1, 0.1] },
    a2: { at: 'C6R4L1', spot: [0.9, 0.9] },
  } as const;
  const match = battle({ figures: all, activation: 'a' });
  play(match, shoot, '111 444');
  expect(['b', 'b2', 'a2'].map((id) => figure(match, id).posture)).toEqual(['prone', 'prone', 'prone']);
});

test('DZ-ABIL-IT-BURNS, DZ-STATE-FIRE: one roll against everybody of the cube, who burn and put the flames out first', () => {
  const breath = weapon('rifle', 2, 0, rule(itBurns.id));
  const all = { a: { at: 'C4R4L1', weapons: [breath] }, b: { at: 'C6R4L1' }, b2: { at: 'C6R4L1', spot: [0.1, 0.1] } } as const;
  const match = battle({ figures: all, activation: 'a' });
  const events = play(match, shoot, '441 411 444');
  expect(tests(events)).toEqual(['shoot a 2', 'survive b 1', 'survive b2 3']);
  expect(figure(match, 'b2').marks).toEqual([itBurns.id]);
  play(match, { type: 'done' });
  play(match, { type: 'activate', figure: 'b' }, '461 523');
  expect(figure(match, 'b')).toMatchObject({ counters: 1, activated: true, marks: [] });
});

test('DZ-ABIL-KNOCKBACK, DZ-STATE-AWAY: a target that is hurt and lives is pushed away', () => {
  const gun = weapon('rifle', 6, 0, rule(knockback.id));
  const match = battle({ figures: { a: { at: 'C2R4L1', weapons: [gun] }, b: { at: 'C3R4L1' } }, activation: 'a' });
  play(match, shoot, '41111 111');
  expect([cubeOfFigure(match, 'b'), figure(match, 'b').posture]).toEqual(['C4R4L1', 'standing']);
});

const smoke = (at: string) => battle({ figures: two, activation: 'a', smoke: [at] });

test('DZ-STATE-SMOKE: smoke cuts the line of sight into, out of and through it; next to it a die less', () => {
  for (const at of ['C4R4L1', 'C5R4L1', 'C6R4L1']) expect(refusal(smoke(at), shoot)).toBe('DZ-LOS-EYE');
  expect(ofType(play(smoke('C6R5L1'), shoot, '1111 111'), 'tested')[0]?.pool.dice).toBe(4);
  expect(ofType(play(smoke('C6R7L1'), shoot, '11111 111'), 'tested')[0]?.pool.dice).toBe(5);
});

/** A battle with so many re-rolls for a. */
function withRerolls(value: number) {
  const gun = weapon('rifle', 6, 0, rule(weightOfFire.id, value));
  return battle({ figures: { a: { at: 'C4R4L1', shoot: 5, weapons: [gun] }, b: { at: 'C6R4L1', survive: null } }, activation: 'a' });
}

test('DZ-DICE-REROLL: a die is thrown again once; with more re-rolls left those that its eights add may be', () => {
  const once = ofType(play(withRerolls(3), shoot, '55552 1'), 'tested')[0];
  expect([once?.successes, once?.again]).toEqual([4, [[4, 2]]]);
  const added = ofType(play(withRerolls(3), shoot, '55552 8 1 6'), 'tested')[0];
  expect([added?.successes, added?.again, added?.faces]).toEqual([
    6,
    [
      [4, 2],
      [5, 1],
    ],
    [5, 5, 5, 5, 8, 6],
  ]);
});

test('DZ-STATE-PINNED: a figure that is pinned already is not pinned again, and one that is dead is not pinned', () => {
  const burst = weapon('rifle', 8, 0, rule(suppression.id));
  const fire = (b: Partial<BattleSpec['figures'][string]>, dice: string) => {
    const match = battle({ figures: { a: { at: 'C4R4L1', weapons: [burst] }, b: { at: 'C6R4L1', ...b } }, activation: 'a' });
    return [ofType(play(match, shoot, dice), 'pinned').length, figure(match, 'b').posture];
  };
  expect(fire({}, '11111 111')).toEqual([1, 'prone']);
  expect(fire({ posture: 'prone' }, '11111 111')).toEqual([0, 'prone']);
  expect(fire({ armour: 0 }, '44111 111')).toEqual([0, 'out']);
});

test('DZ-ABIL-KNOCKBACK: a target that is killed is not pushed away', () => {
  const gun = weapon('rifle', 6, 0, rule(knockback.id));
  const match = battle({ figures: { a: { at: 'C2R4L1', weapons: [gun] }, b: { at: 'C3R4L1', armour: 0 } }, activation: 'a' });
  expect(ofType(play(match, shoot, '44111 111'), 'moved')).toEqual([]);
});

test('DZ-ABIL-IT-BURNS, DZ-SHOOT-HIT: the record tells the difference for each, and damage of those alone who are behind', () => {
  const breath = weapon('rifle', 2, 0, rule(itBurns.id));
  const all = { a: { at: 'C4R4L1', weapons: [breath] }, b: { at: 'C6R4L1' }, b2: { at: 'C6R4L1', spot: [0.1, 0.1] } } as const;
  const events = play(battle({ figures: all, activation: 'a' }), shoot, '411 411 111');
  expect(ofType(events, 'shot')).toMatchObject([
    { figure: 'a', target: 'b', suppress: false, difference: 0 },
    { figure: 'a', target: 'b2', suppress: false, difference: 1 },
  ]);
  expect(ofType(events, 'damaged').map((event) => event.figure)).toEqual(['b2']);
});

test('DZ-STATE-SMOKE: smoke is next to a line that passes above or below it by one level, up to the middle of the target', () => {
  const floors = ['C1R4L4 full', 'C4R4L4 full'];
  const dice = (at: string, size = 1) => {
    const figures = { a: { at: 'C1R4L4', spot: [0.9, 0.5], weapons: [weapon('rifle', 8, 0)] }, b: { at: 'C4R4L4', size } } as const;
    const events = play(
      battle({ figures, map: mapOf({ floors }), activation: 'a', smoke: [at] }),
      shoot,
      '11111111 111'.slice(at.endsWith('3') ? 4 : 3),
    );
    return ofType(events, 'tested')[0]?.pool.dice;
  };
  expect([dice('C5R4L3'), dice('C5R4L3', 4), dice('C5R4L2')]).toEqual([4, 4, 5]);
});

test('DZ-VP-KILL: who kills a figure scores its points and those of its weapons', () => {
  const gun = { ...weapon('cannon', 8, 0), vp: 3 };
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1', armour: 0, vp: 2, weapons: [gun, weapon('knife', 'fight', 0)] } };
  const match = battle({ figures, activation: 'a' });
  play(match, shoot, '44111 111');
  expect(match.state.points).toEqual({ a: 5, b: 0 });
});
