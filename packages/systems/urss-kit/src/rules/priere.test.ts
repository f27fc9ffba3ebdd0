import { expect, test } from 'vitest';
import { battle, box, figure, gun, levels, play, point, rolls, type FigureSpec } from '../testing.ts';
import { decline, react } from '../testing-alert.ts';
import { camouflage, cadence, cutAndThrust, guard, malaise, prayer } from './index.ts';

const pray = { type: 'special', rule: prayer.id } as const;
const effects = [{ rule: prayer.id, on: 'a', by: 'a', since: 1, until: 'turn' }] as const;
const devout = { at: [0, 0], rules: [prayer.id], weapons: ['pistolet'] } as const satisfies FigureSpec;

test('UK-ATTR-PRIERE: the source’s example, a prayer and then a better shot', () => {
  const match = battle({ figures: { a: devout, b: { at: [0, 5] }, b1: { at: [9, 9] } }, activation: 'a' });
  expect(rolls(play(match, [pray, { type: 'shoot', weapon: 'pistolet', target: 'b' }], '4 25 1'))).toEqual([
    'power a 4',
    'shooting a 5',
    'damage a 1',
  ]);
  expect(figure(match, 'a').left).toBe(0);
});

test('UK-ATTR-PRIERE: every shot of the action, and no damage roll', () => {
  const weapon = gun('tube', 9, 0, [{ id: cadence.id, value: 2 }]);
  const match = battle({ figures: { a: { ...devout, weapons: [weapon] }, b: { at: [0, 5], character: true } }, activation: 'a', effects });
  const events = play(match, { type: 'shoot', weapon: 'tube', target: 'b' }, '14 1 14 1', [['nextTarget', 'b']]);
  expect([levels(events, 'shooting'), levels(events, 'damage')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('UK-ATTR-PRIERE: its own Combat and the tests of its abilities, not the test that follows a won Combat', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['epee'], rules: [malaise.id] }, b: { at: [0, 1], weapons: ['lame'], character: true } },
    activation: 'a',
    effects,
  });
  const events = play(
    match,
    [
      { type: 'special', rule: malaise.id, target: 'b' },
      { type: 'fight', target: 'b' },
    ],
    '14 66 11 11 1',
  );
  expect([levels(events, 'power'), levels(events, 'combat')[0], levels(events, cutAndThrust.id)]).toEqual([[1], 1, [-1]]);
});

test('UK-ATTR-PRIERE: not the Combat of another figure’s action', () => {
  const match = battle({
    figures: { b: { at: [0, 1], weapons: ['lame'] }, a: { at: [0, 0], weapons: ['lame'] } },
    activation: 'b',
    effects,
  });
  expect(levels(play(match, { type: 'fight', target: 'a' }, '4 4'), 'combat')).toEqual([0, 0]);
});

test('UK-ATTR-PRIERE: until the turn ends a save of value 2 against everything', () => {
  const match = battle({
    figures: { b: { at: [0, 1], weapons: ['lame'] }, a: { at: [0, 0], weapons: ['lame'] } },
    activation: 'b',
    effects,
  });
  expect(levels(play(match, { type: 'fight', target: 'a' }, '5 4 44'), 'save')).toEqual([-1]);
  expect(figure(match, 'a').vitality).toBe(1);
});

test('UK-ATTR-PRIERE: a failed test gives nothing', () => {
  const match = battle({ figures: { a: devout, b: { at: [0, 5] } }, activation: 'a' });
  play(match, pray, '3');
  expect(match.state.effects).toEqual([]);
});

test('UK-ATTR-PRIERE: the test of an ability that is an action', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [camouflage.id] }, b: { at: [0, 9] } },
    terrain: [box('mur', [-2, 0.5, 2, 1], { top: 2 })],
    activation: 'a',
    effects,
  });
  expect(levels(play(match, { type: 'special', rule: camouflage.id }, '14'), camouflage.id)).toEqual([1]);
});

test('UK-ATTR-PRIERE, UK-ATTR-POSTURE-ALERTE: not a reaction', () => {
  const match = battle({
    figures: { b: { at: [-6, 5] }, a: { ...devout, alert: true, rules: [guard.id] } },
    terrain: [box('mur', [-7, 3, -2, 3.4], { top: 3 })],
    activation: 'b',
    effects,
  });
  const events = play(match, [{ type: 'move', path: [point(-1.5, 5)] }, { type: 'pass' }], '1', [
    decline,
    react({ type: 'shoot', weapon: 'pistolet', target: 'b' }),
  ]);
  expect(levels(events, 'shooting')).toEqual([0]);
});
