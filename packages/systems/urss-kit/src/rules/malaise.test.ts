import { expect, test } from 'vitest';
import { battle, levels, play, type FigureSpec } from '../testing.ts';
import { hurlObjects, malaise } from './index.ts';

const effects = [{ rule: malaise.id, on: 'b', by: 'a', since: 1, until: 'turn' }] as const;
const sufferer = (spec: FigureSpec, at: number) =>
  battle({ figures: { b: { at: [0, 0], ...spec }, a: { at: [0, at], weapons: ['lame'] }, a1: { at: [9, 9] } }, activation: 'b', effects });

test('UK-ATTR-MALAISE: Combat and damage are a level worse, the save is as it was', () => {
  const match = sufferer({ skills: { combat: 1 }, weapons: ['lame'], armour: ['armure'] }, 1);
  const events = play(match, { type: 'fight', target: 'a' }, '5 3 15');
  expect([levels(events, 'combat'), levels(events, 'damage')]).toEqual([[0, 0], [-1]]);
  const lost = sufferer({ weapons: ['lame'], armour: ['armure'] }, 1);
  expect(levels(play(lost, { type: 'fight', target: 'a' }, '11 3 45'), 'save')).toEqual([-1]);
});

test('UK-ATTR-MALAISE: shots, the tests of powers and the damage of powers too', () => {
  const shot = sufferer({ weapons: ['pistolet'] }, 5);
  const shots = play(shot, { type: 'shoot', weapon: 'pistolet', target: 'a' }, '44 11');
  expect([levels(shots, 'shooting'), levels(shots, 'damage')]).toEqual([[-1], [-1]]);
  const powers = play(sufferer({ rules: [hurlObjects.id] }, 5), { type: 'special', rule: hurlObjects.id, target: 'a' }, '44 111');
  expect([levels(powers, 'power'), levels(powers, 'damage')]).toEqual([[-1], [-2]]);
});

test('UK-ATTR-MALAISE, UK-ATTR-GEN-STACK: used again on the same figure it counts once', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [malaise.id] }, b: { at: [0, 15] } },
    activation: 'a',
    effects,
    options: { 'aura.sameName': 'each' },
  });
  play(match, { type: 'special', rule: malaise.id, target: 'b' }, '4');
  expect(match.state.effects).toEqual(effects);
});
