import { expect, test } from 'vitest';
import { guard } from '../rules/index.ts';
import { battle, figure, ofType, play, point, rolls, where } from '../testing.ts';

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
  // Fourteen paces from the edge b4 runs ten at once, does nothing in its activation, and is off with the last four.
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

test('UK-MORALE-DEMORAL: a flight that opens an activation, or follows an action, may be what tips it', () => {
  const figures = {
    a: { at: [0, 0] },
    b1: { at: [0, 28], fleeing: 'toMove' },
    b2: { at: [9, 0], posture: 'fled' },
    b3: { at: [9, 9] },
  } as const;
  const options = { 'demoralisation.fledCount': 'yes' } as const;
  const begins = battle({ figures, plays: 'B', options });
  expect(rolls(play(begins, { type: 'activate', figure: 'b1' }, '4'))).toEqual(['morale b3 4']);
  const follows = battle({ figures: { ...figures, b1: { at: [0, 28], fleeing: 'held' } }, activation: 'a', options });
  expect(rolls(play(follows, { type: 'nothing' }, '4'))).toEqual(['morale b3 4']);
});

/** a alone is left of three, and tests after its action. */
const last = (skills: { morale: number | null }, state: object = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], skills, ...state },
      a2: { at: [9, 9], ...out },
      a3: { at: [5, 0], ...out },
      b: { at: [0, 15] },
      c: { at: [20, 20] },
    },
    activation: 'a',
  });

test('UK-MORALE-TEST, UK-SKILL-DEFAULT: with Moral + the better of two dice counts, without Moral the worst of four', () => {
  const brave = last({ morale: 1 });
  expect(rolls(play(brave, { type: 'nothing' }, '14'))).toEqual(['morale a 4']);
  expect(figure(brave, 'a').fleeing).toBeUndefined();
  const craven = last({ morale: null });
  expect(rolls(play(craven, { type: 'nothing' }, '4436'))).toEqual(['morale a 3']);
  expect(figure(craven, 'a').fleeing).toBe('moved');
});

test('UK-MORALE-DEMORAL: who has passed never tests again', () => {
  const match = last({ morale: 0 }, { demoralised: true });
  expect(rolls(play(match, { type: 'nothing' }))).toEqual([]);
});

test('UK-MORALE-DEMORAL: a reaction may be what tips it', () => {
  const match = battle({
    figures: {
      a: { at: [9, 1] },
      a2: { at: [9, 9], ...out },
      a3: { at: [-9, 9] },
      b: { at: [0, 0], facing: 'south', alert: true, weapons: ['fusil'], rules: [guard.id] },
    },
    activation: 'a',
  });
  play(match, { type: 'move', path: [point(9, -1)] });
  const shot = { do: 'react', command: { type: 'shoot', weapon: 'fusil', target: 'a' } } as const;
  expect(rolls(play(match, { type: 'pass' }, '4 4 4', [['alert', shot]]))).toEqual(['shooting b 4', 'damage b 4', 'morale a3 4']);
});
