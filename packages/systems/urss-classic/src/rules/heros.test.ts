import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { alive, battle, box, figure, play, point, refusal, rolls, units, where, type BattleSpec, type FigureSpec } from '../testing.ts';
import { jetpack, reloading } from './index.ts';

const hero = { type: 'special', rule: 'heros' } as const;
const shoot = { type: 'shoot', weapon: 'pistolet', target: 'b' } as const;

test('UC-ATTR-HEROS: a test passed, then two shots one after the other', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [9, 9] }, b3: { at: [9, 20] } },
    activation: 'a',
  });
  const events = play(match, [hero, shoot, shoot], '34 115 266 44');
  expect(rolls(events)).toEqual(['heros a 7', 'shooting a 6', 'shooting a 12', 'damage a 8']);
  expect(alive(match, 'b')).toBe(false);
  expect(match.state.activation).toBeUndefined();
});

test('UC-ATTR-HEROS: a test failed leaves one ordinary action', () => {
  const match = battle({ figures: { a: { like: 'contrebandier', at: [0, 0] }, b: { at: [0, 8] } }, activation: 'a' });
  expect(rolls(play(match, [hero, shoot], '23 111'))).toEqual(['heros a 5', 'shooting a 2']);
  expect(match.state.activation).toBeUndefined();
});

test('UC-ATTR-HEROS UC-SYS-SKILLS: rolled at the level of the skill', () => {
  const match = battle({ figures: { a: { rules: [{ id: 'heros', level: 'bonus' }], at: [0, 0] }, b: { at: [0, 8] } }, activation: 'a' });
  expect(rolls(play(match, hero, '134'))).toEqual(['heros a 7']);
});

test('UC-ATTR-HEROS: it is the first action or none, once an activation', () => {
  const match = battle({ figures: { a: { like: 'contrebandier', at: [0, 0], actions: 3 }, b: { at: [0, 8] } }, activation: 'a' });
  play(match, shoot, '111');
  expect(refusal(match, hero)).toBe('UC-ATTR-HEROS');
});

test('UC-ATTR-HEROS: the second time may be given up, for another action where one is left', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', weapons: ['pistolet', 'arbalete'], at: [0, 0], actions: 3 }, b: { at: [0, 8] } },
    activation: 'a',
  });
  play(match, [hero, { ...shoot, weapon: 'arbalete' }], '66 111');
  expect(refusal(match, shoot)).toBeUndefined();
  play(match, { type: 'special', rule: reloading.id, weapon: 'arbalete' });
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a').activated).toBe(true);
});

test('UC-ATTR-HEROS: the second action is the one that may be doubled, and no other action but the same one', () => {
  const match = battle({
    figures: {
      a: { like: 'contrebandier', weapons: ['pistolet', 'arbalete'], at: [0, 0], actions: 4, marks: { [reloading.id]: ['arbalete'] } },
      b: { at: [0, 8] },
    },
    activation: 'a',
  });
  play(match, [hero, { type: 'special', rule: reloading.id, weapon: 'arbalete' }, shoot], '66 111');
  expect(refusal(match, shoot)).toBe('UC-ACT-ONCE');
});

test('UC-ATTR-HEROS: who has had to get up has no first action left for it', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', at: [0, 0], posture: 'prone' }, b: { at: [0, 8] } },
    activation: 'a',
  });
  expect(refusal(match, hero)).toBe('UC-ATTR-MISE-A-TERRE');
  play(match, { type: 'getUp', facing: { x: 0, y: 1 } });
  expect(refusal(match, hero)).toBe('UC-ATTR-HEROS');
});

test('UC-ATTR-HEROS: what costs two actions by option is not doubled', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', rules: [jetpack.id], at: [0, 0], actions: 4 }, b: { at: [0, 20] } },
    options: { 'jetpack.actions': '2' },
    activation: 'a',
  });
  play(match, [hero, { type: 'special', rule: jetpack.id, to: units(3, 0) }], '66');
  expect(match.state.activation?.left).toBe(1);
  expect(refusal(match, { type: 'special', rule: jetpack.id, to: units(5, 0) })).toBe('UC-ACT-ONCE');
});

test('UC-ATTR-HEROS: where a flight costs one action, it may be the one made twice', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', rules: [jetpack.id], at: [0, 0] }, b: { at: [0, 20] } },
    options: { 'jetpack.actions': '1' },
    activation: 'a',
  });
  play(match, [hero, ...[3, 5].map((x): Command => ({ type: 'special', rule: jetpack.id, to: units(x, 0) }))], '66');
  expect(where(match, 'a')).toEqual([5, 0]);
});

test('UC-ATTR-HEROS: reloading is not made twice', () => {
  const match = battle({
    figures: {
      a: { like: 'contrebandier', weapons: ['arbalete'], at: [0, 0], marks: { [reloading.id]: ['arbalete'] } },
      b: { at: [0, 8] },
    },
    activation: 'a',
  });
  play(match, [hero, { type: 'special', rule: reloading.id, weapon: 'arbalete' }], '66');
  expect(match.state.activation).toBeUndefined();
});

test('UC-ATTR-HEROS UC-ACT-ALERT: the alert stance gives up the second time as well', () => {
  const match = battle({
    figures: { a: { like: 'contrebandier', at: [0, 0], actions: 3 }, a2: { at: [9, 0] }, b: { at: [0, 8] } },
    activation: 'a',
  });
  play(match, [hero, shoot, { type: 'alert' }], '66 111');
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a').alert).toBe(true);
});

/** The place of a hero that makes an action twice. */
const twice = (action: Command, rest: Partial<BattleSpec>): readonly number[] => {
  const match = battle({ figures: { a: { like: 'contrebandier', at: [0, 0] }, b: { at: [25, 25] } }, activation: 'a', ...rest });
  play(match, [hero, action, action], '34');
  return where(match, 'a');
};

test('UC-ATTR-HEROS: a move, a climb or a swim may be the action made twice', () => {
  const pond = box('pond', [0, -9, 9, 9], { kind: 'water', base: -2, top: 0 });
  expect(twice({ type: 'move', path: [point(0, 2), point(0, 1)] }, {})).toEqual([0, 1]);
  expect(twice({ type: 'climb', feature: 'house', height: 2500 }, { terrain: [box('house', [0.5, -4, 6, 4])] })).toEqual([1, 0, 5]);
  expect(twice({ type: 'swim', path: [point(1, 0), point(0.5, 0)] }, { terrain: [pond] })).toEqual([0.5, 0]);
});

test('UC-ATTR-HEROS: so may a fight, with whoever is still in contact', () => {
  const a: FigureSpec = { like: 'guerrier', rules: [{ id: 'heros', level: 'normal' }], at: [0, 0] };
  const b: FigureSpec = { like: 'guerrier', at: [0, 1] };
  const match = battle({ figures: { a, b, b2: { ...b, at: [1, 0] }, b3: { at: [9, 9] } }, activation: 'a' });
  const fights = ['b', 'b2'].map((target): Command => ({ type: 'fight', target }));
  play(match, [hero, ...fights], '34 666 11 66 66 11 66 66');
  expect(['b', 'b2'].map((id) => alive(match, id))).toEqual([false, false]);
});
