import { expect, test } from 'vitest';
import { battle, figure, ofType, play, rolls, where } from '../testing.ts';

const out = { posture: 'out', vitality: 0 } as const;

test('UK-MORALE-DEMORAL: exactly half of the group out of action calls for no test', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'] },
      b1: { at: [0, 1] },
      b2: { at: [9, 0], ...out },
      b3: { at: [9, 9] },
      b4: { at: [12, 9] },
    },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b1' }, '6 1111 4'))).toEqual(['combat a 6', 'combat b1 1', 'damage a 4']);
});

test('UK-MORALE-DEMORAL, UK-MORALE-TEST, UK-MORALE-FLEE-GOOD: with more than half lost each tests once, or flees for good', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'] },
      b1: { at: [0, 1] },
      b2: { at: [9, 0], ...out },
      b3: { at: [11, 0], ...out },
      b4: { at: [0, 15.5], skills: { morale: 0 } },
      b5: { at: [20, 0], skills: { morale: null } },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b1' }, '6 1111 4 3 4446');
  expect(rolls(events).slice(3)).toEqual(['morale b4 3', 'morale b5 4']);
  expect(ofType(events, 'demoralisationTested').map(({ figure: who, passed }) => [who, passed])).toEqual([
    ['b4', false],
    ['b5', true],
  ]);
  // Fourteen paces from the edge it runs ten at once, does nothing in its activation, and is off with the last four.
  expect(where(match, 'b4')).toEqual([0, 25.5]);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }]);
  expect(match.state.turn).toBe(2);
  expect(where(match, 'b4')).toEqual([0, 25.5]);
  play(match, [{ type: 'endGroup' }, { type: 'activate', figure: 'b4' }]);
  expect(figure(match, 'b4').posture).toBe('fled');
});

test('UK-MORALE-DEMORAL: those who have fled count by option alone', () => {
  const figures = {
    a: { at: [0, 0], weapons: ['lame'] },
    b1: { at: [0, 1] },
    b2: { at: [9, 0], posture: 'fled' },
    b3: { at: [9, 9] },
  } as const;
  expect(rolls(play(battle({ figures, activation: 'a' }), { type: 'fight', target: 'b1' }, '6 1111 4'))).toHaveLength(3);
  const counted = battle({ figures, activation: 'a', options: { 'demoralisation.fledCount': 'yes' } });
  expect(rolls(play(counted, { type: 'fight', target: 'b1' }, '6 1111 4 5'))).toHaveLength(4);
});
