import { expect, test } from 'vitest';
import type { Command, Correction } from './commands.ts';
import { reloading } from './rules/index.ts';
import { urssKit } from './system.ts';
import { battle, figure, gun, play, refusal, units, type Battle, type BattleSpec } from './testing.ts';

const correct = (id: string, how: Omit<Correction, 'type' | 'figure'>): Command => ({ type: 'correct', figure: id, ...how });
const at = (x: number, y: number, z = 0) => ({ at: units(x, y, z) });

const bow = gun('arc', 12, 0, [reloading.id], 2);
const figures: BattleSpec['figures'] = {
  a: { at: [0, 0], weapons: ['pistolet', bow, 'lame'], held: ['pistolet'] },
  a2: { at: [0, -3] },
  b: { at: [0, 4], fullVitality: 3, vitality: 3 },
  b2: { at: [9, 9] },
};
const begun = (more: Partial<BattleSpec> = {}): Battle => battle({ figures, activation: 'a', ...more });
const shot = { type: 'shoot', weapon: 'pistolet', target: 'b' } as const;

test('UK-SHOOT-LONG: a shot is measured from where its target is said to stand', () => {
  const match = begun();
  expect(refusal(match, shot)).toBeUndefined();
  play(match, correct('b', at(0, 18)));
  expect(refusal(match, shot)).toBe('UK-SHOOT-LONG');
});

test('UK-EQ-HANDS: what is in hand and what is lost, no more than hands hold', () => {
  const match = begun();
  play(match, correct('a', { lost: ['pistolet'] }));
  expect(figure(match, 'a')).toMatchObject({ lost: ['pistolet'], held: [] });
  play(match, correct('a', { held: ['arc'] }));
  expect(figure(match, 'a').held).toEqual(['arc']);
  expect(refusal(match, correct('a', { held: ['arc', 'lame'] }))).toBe('UK-EQ-HANDS');
  expect(refusal(match, correct('a', { held: ['pistolet'] }))).toBe('UK-EQ-HANDS');
  expect(refusal(match, correct('a', { lost: ['canon'] }))).toBe('UK-EQ-HANDS');
});

test('UK-ATTR-EXPERT-FOUET: a weapon that its owner has again lies nowhere, and nobody else has it', () => {
  const match = begun({
    figures: {
      ...figures,
      a: { ...figures['a'], lost: ['lame'] },
      b: { at: [0, 4], gained: [{ weapon: 'lame', owner: 'a' }], held: ['a/lame'] },
    },
  });
  play(match, correct('a', { lost: [] }));
  expect(figure(match, 'b')).toMatchObject({ gained: [], held: [] });
});

test('UK-STATE-STUNNED, UK-TURN-ACTIVATION: who is stunned as it acts has no action left, and acts no more', () => {
  const match = begun();
  play(match, correct('a', { stunned: true }));
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a')).toMatchObject({ stunned: true, left: 0, activated: true });
  expect(refusal(match, { type: 'activate', figure: 'a2' })).toBeUndefined();
});

test('UK-ACT-COUNT: who has not played yet has all its actions; actions left are those said', () => {
  const match = begun();
  play(match, correct('a', { left: 1 }));
  expect(figure(match, 'a').left).toBe(1);
  expect(refusal(match, correct('a', { left: 3 })), 'more than its profile has').toBe('UK-ACT-COUNT');
  play(match, correct('a2', { activated: true }));
  expect(refusal(match, { type: 'activate', figure: 'a2' })).toBe('UK-TURN-ACTIVATION');
  play(match, correct('a2', { activated: false }));
  expect(figure(match, 'a2')).toMatchObject({ activated: false, left: 2, done: [] });
});

test('UK-TURN-ALT-CHOICE: with alternating activations the next is chosen when who acts is out', () => {
  const match = begun({ options: { 'turn.activation': 'alternating' } });
  play(match, correct('a', { posture: 'out' }));
  expect(match.pending?.question).toMatchObject({ kind: 'commit', purpose: 'activate' });
});

test('UK-STATE-OUT: who is said to be out of action crawls from the end of the next turn on', () => {
  const match = begun();
  play(match, [correct('b', { vitality: 0 }), { type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }]);
  expect([match.state.turn, figure(match, 'b').posture, figure(match, 'b').y]).toEqual([2, 'out', units(0, 4).y]);
});

test('UK-MORALE-FLEE-GOOD: who flees for good is on no alert, and is said to flee no more', () => {
  const match = begun();
  play(match, correct('b', { fleeing: true }));
  expect(figure(match, 'b').fleeing).toBe('toMove');
  expect(refusal(match, correct('b', { alert: true }))).toBe('UK-MORALE-FLEE-GOOD');
  play(match, correct('b', { fleeing: false }));
  expect(figure(match, 'b').fleeing).toBeUndefined();
});

test('UK-SYS-DECISIONS: which weapons are not loaded', () => {
  const match = begun();
  play(match, [correct('a', { held: ['arc'], marks: { [reloading.id]: ['arc'] } })]);
  expect(refusal(match, { ...shot, weapon: 'arc' })).toBe(reloading.cites[0]);
  expect(refusal(match, correct('a', { marks: { [reloading.id]: true } }))).toBe('UK-SYS-DECISIONS');
});

test('UK-STATE-OUT: by option who is out of action is off the table', () => {
  const match = begun({ options: { 'outOfAction.mode': 'remove' } });
  play(match, correct('b', { vitality: 0 }));
  expect(figure(match, 'b').posture).toBe('gone');
});

test('a correction is told in one sentence', () => {
  const match = begun();
  play(match, correct('b', { ...at(0, 6), posture: 'prone', vitality: 2, stunned: true }));
  const [event] = match.entries.at(-1)?.events ?? [];
  const said = event && urssKit.describe(match.stateAt(0), event, 'en');
  expect(said?.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
    'Correction: b: 2\u00a0paces from there, prone, wounded (vitality 2), stunned, no action left.',
  );
});
