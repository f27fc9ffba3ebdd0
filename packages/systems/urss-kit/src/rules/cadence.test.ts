import { expect, test } from 'vitest';
import { alive, battle, figure, gun, play, refusal, rolls } from '../testing.ts';
import { cadence, reloading, thrown, zone } from './index.ts';

const gatling = gun('gatling', 12, 2, [{ id: cadence.id, value: 3 }]);
const shoot = { type: 'shoot', weapon: 'gatling', target: 'b1' } as const;
const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] }, b7: { at: [-24, -20] } } as const;

test('UK-ATTR-CADENCE: three shots, each target named after the former shot', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [gatling] }, b1: { at: [-3, 5] }, b2: { at: [0, 5] }, b3: { at: [3, 5] }, ...spare },
    activation: 'a',
  });
  const events = play(match, shoot, '4 236 1 3', [
    ['nextTarget', 'b2'],
    ['nextTarget', 'b3'],
  ]);
  expect(rolls(events)).toEqual(['shooting a 4', 'damage a 6', 'shooting a 1', 'shooting a 3']);
  expect(refusal(match, shoot)).toBe('UK-ACT-ONCE');
});

test('UK-ATTR-CADENCE, UK-DMG-SHOT: two hits are two damage rolls of one turn', () => {
  const weapon = gun('gatling', 12, 1, [{ id: cadence.id, value: 2 }]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b1: { at: [-3, 5] }, b2: { at: [0, 5] }, ...spare },
    activation: 'a',
  });
  play(match, shoot, '4 25 6 34', [['nextTarget', 'b2']]);
  expect([alive(match, 'b1'), alive(match, 'b2')]).toEqual([false, false]);
});

test('UK-ATTR-CADENCE, UK-SYS-DECISIONS: the rest may be given up, and only legal targets are offered', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: [gatling] },
      b1: { at: [-3, 5] },
      b2: { at: [0, -5] },
      b3: { at: [-4.5, 7.5] },
      b4: { at: [0, 25.1] },
      ...spare,
    },
    activation: 'a',
  });
  match.submit('A', shoot);
  match.answer([1], 'A');
  const question = match.pending?.question;
  expect(question?.kind === 'choice' && [question.options, question.about]).toEqual([
    ['b1', null],
    { figure: 'a', weapon: 'gatling', shot: 2, of: 3 },
  ]);
});

test('UK-ATTR-CADENCE, UK-ACT-AIM: an aim bears on every shot of the action', () => {
  const match = battle({ figures: { a: { at: [0, 0], weapons: [gatling] }, b1: { at: [0, 20] } }, activation: 'a' });
  const events = play(match, [{ type: 'aim' }, shoot], '1 1 1', [
    ['nextTarget', 'b1'],
    ['nextTarget', 'b1'],
  ]);
  expect(rolls(events)).toHaveLength(3);
});

test('UK-ATTR-CADENCE, UK-STATE-OUT: who its own first shot puts out of action shoots no more', () => {
  const bombs = gun('gatling', 10, 0, [
    { id: cadence.id, value: 2 },
    { id: zone.id, value: 3 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [bombs] }, b1: { at: [0, 2] }, b2: { at: [0, 9] }, ...spare },
    activation: 'a',
  });
  expect(rolls(play(match, shoot, '4 1 4'))).toEqual(['shooting a 4', 'damage a 1', 'damage a 4']);
  expect(alive(match, 'a')).toBe(false);
});

test('UK-ATTR-CADENCE: all shots of an action are made before the weapon is empty or gone', () => {
  const knives = gun('gatling', 10, 0, [{ id: cadence.id, value: 2 }, reloading.id, thrown.id]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [knives] }, b1: { at: [0, 5] } },
    activation: 'a',
    options: { 'thrown.consumed': 'yes' },
  });
  expect(rolls(play(match, shoot, '1 1', [['nextTarget', 'b1']]))).toHaveLength(2);
  expect(figure(match, 'a').lost).toEqual(['gatling']);
});
