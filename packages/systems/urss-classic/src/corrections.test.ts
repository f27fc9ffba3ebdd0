import { copy, type Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command, Correction } from './commands.ts';
import { personnage, reloading } from './rules/index.ts';
import { urssClassic } from './system.ts';
import { battle, box, figure, ofType, play, point, refusal, units, where, type Battle, type BattleSpec } from './testing.ts';

const correct = (id: string, how: Omit<Correction, 'type' | 'figure'>): Command => ({ type: 'correct', figure: id, ...how });
const at = (x: number, y: number, z = 0) => ({ at: units(x, y, z) });

const duel: BattleSpec['figures'] = {
  a: { at: [0, 0], weapons: ['pistolet', 'arbalete'], rules: [personnage.id], vitality: 3 },
  a2: { at: [0, -3] },
  b: { at: [0, 8] },
};
const begun = (more: Partial<BattleSpec> = {}): Battle => battle({ figures: duel, activation: 'a', ...more });

/** The last entry in words, the names of figures among them. */
function told(match: Battle, language: Language): readonly string[] {
  const { entries } = match;
  const before = match.stateAt(entries.length - 1);
  return (entries.at(-1)?.events ?? []).flatMap((event) => {
    const sentence = urssClassic.describe(before, event, language);
    return sentence ? [sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')] : [];
  });
}

const shot = { type: 'shoot', weapon: 'pistolet', target: 'b' } as const;

test('UC-SHOOT-RANGE: a shot is measured from where a correction says that its target stands', () => {
  const match = begun();
  expect(refusal(match, shot)).toBeUndefined();
  play(match, correct('b', at(0, 20)));
  expect(where(match, 'b')).toEqual([0, 20]);
  expect(refusal(match, shot)).toBe('UC-SHOOT-RANGE');
});

test('UC-DMG-POINT, UC-DMG-OUT: vitality is what it is said to be; none is out of action, and then it has none', () => {
  const match = begun();
  play(match, correct('a2', { vitality: 0 }));
  expect(figure(match, 'a2')).toMatchObject({ vitality: 0, posture: 'out' });
  play(match, correct('a2', { vitality: 1, posture: 'standing' }));
  expect(figure(match, 'a2')).toMatchObject({ vitality: 1, posture: 'standing' });
  play(match, correct('a2', { posture: 'out' }));
  expect(figure(match, 'a2')).toMatchObject({ vitality: 0, posture: 'out' });
});

test('UC-DMG-POINT, UC-DMG-OUT: who is still to come into play has vitality, or is out of action and comes no more', () => {
  const state = copy(begun().state);
  Object.assign(state.figures['a2'] ?? {}, { posture: 'reserve' });
  const ruled = (how: Omit<Correction, 'type' | 'figure'>) => urssClassic.check(state, 'A', correct('a2', how))?.rule;
  expect(ruled({ vitality: 0 })).toBe('UC-DMG-POINT');
  expect(ruled({ demoralised: true })).toBeUndefined();
  expect(ruled({ posture: 'out' })).toBeUndefined();
});

test('UC-TURN-ACTIVATION: who is put out of action while it acts acts no more, and the group goes on', () => {
  const match = begun();
  play(match, correct('a', { posture: 'out' }));
  expect(match.state.activation).toBeUndefined();
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('UC-DMG-OUT');
  expect(refusal(match, { type: 'activate', figure: 'a2' })).toBeUndefined();
});

test('UC-TURN-ACTIVATION, UC-ACT-COUNT: who has played, and how many actions are left to it', () => {
  const match = begun();
  play(match, correct('a', { left: 1 }));
  expect(match.state.activation?.left).toBe(1);
  expect(refusal(match, correct('a', { left: 3 })), 'more than its profile has').toBe('UC-ACT-COUNT');
  expect(refusal(match, correct('a', { left: 2 }))).toBeUndefined();
  play(match, correct('a', { activated: true }));
  expect(match.state.activation).toBeUndefined();
  play(match, correct('a', { activated: false }));
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBeUndefined();
  expect(refusal(match, correct('b', { left: 2 }))).toBe('UC-ACT-COUNT');
});

test('UC-ACT-ALERT: who is on the alert watches, standing alone', () => {
  const match = begun();
  play(match, correct('b', { ...at(0, 3), alert: true, facing: { x: 0, y: -1000 } }));
  match.submit('A', { type: 'move', path: [point(1, 0)] });
  expect(match.pending?.question).toMatchObject({ purpose: 'alert', seat: 'B' });
  const other = begun();
  expect(refusal(other, correct('b', { alert: true, posture: 'prone' }))).toBe('UC-ACT-ALERT');
  play(other, [correct('b', { alert: true }), correct('b', { posture: 'prone' })]);
  expect(figure(other, 'b')).toMatchObject({ alert: false, posture: 'prone' });
});

test('UC-SYS-DECISIONS: which weapons are not loaded', () => {
  const match = begun();
  play(match, correct('a', { marks: { [reloading.id]: ['arbalete'] } }));
  expect(refusal(match, { ...shot, weapon: 'arbalete' })).toBe(reloading.cites[0]);
  play(match, correct('a', { marks: { [reloading.id]: null } }));
  expect(refusal(match, { ...shot, weapon: 'arbalete' })).toBeUndefined();
  expect(refusal(match, correct('a', { marks: { [reloading.id]: ['canon'] } }))).toBe('UC-SYS-DECISIONS');
  expect(refusal(match, correct('a', { marks: { unheard: null } }))).toBe('UC-SYS-DECISIONS');
});

test.each([
  ['off the table', correct('b', at(90, 0)), 'UC-MOVE-PATH'],
  ['in the place of another', correct('b', at(0.3, 0)), 'UC-MOVE-PATH'],
  ['in a wall', correct('b', at(10, 0)), 'UC-MOVE-PATH'],
  ['in the air', correct('b', at(5, 5, 2)), 'UC-MOVE-PATH'],
  ['hanging on nothing', correct('b', { ...at(5, 5, 1), perch: { feature: 'wall', on: 'wall' } }), 'UC-MOVE-PATH'],
  ['more than its vitality', correct('b', { vitality: 4 }), 'UC-DMG-POINT'],
  ['in play without vitality', correct('b', { vitality: 0, posture: 'prone' }), 'UC-DMG-POINT'],
  ['the last in play', correct('b', { posture: 'fled' }), undefined],
  ['nothing', correct('b', {}), 'UC-SYS-DECISIONS'],
  ['nobody', correct('z', { alert: false }), 'UC-SYS-DECISIONS'],
  ['a negative vitality', correct('b', { vitality: -1 }), 'UC-SYS-DECISIONS'],
  ['facing nowhere', correct('b', { facing: { x: 0, y: 0 } }), 'UC-SYS-DECISIONS'],
])('a correction that says %s', (_, command, rule) => {
  const match = begun({ terrain: [box('wall', [9, -1, 11, 1], { top: 3 })] });
  expect(refusal(match, command)).toBe(rule);
});

test('UC-ACT-CLIMB-SWIM: who hangs on a wall hangs there until it is said to stand elsewhere', () => {
  const match = begun({ terrain: [box('wall', [9, -1, 11, 1], { top: 3 })] });
  play(match, correct('b', { ...at(8.5, 0, 1), perch: { feature: 'wall', on: 'wall' } }));
  expect(figure(match, 'b').perch).toEqual({ feature: 'wall', on: 'wall' });
  play(match, correct('b', at(5, 5)));
  expect(figure(match, 'b').perch).toBeUndefined();
});

test('somebody stays in play', () => {
  const match = begun();
  play(match, [correct('a2', { posture: 'out' }), correct('b', { posture: 'out' })]);
  expect(refusal(match, correct('a', { posture: 'fled' }))).toBe('UC-SYS-DECISIONS');
});

test('UC-SETUP-DEPLOY: nothing is corrected before the battle', () => {
  expect(refusal(battle({ figures: duel, beforeOrder: true }), correct('a', { alert: true }))).toBe('UC-TURN-ROUND');
});

test('any seat of the battle corrects, in whoever’s turn, and offers name none of it', () => {
  const match = begun();
  expect(match.submit('B', correct('b', { demoralised: true })).status).toBe('done');
  expect(match.submit('', correct('b', { demoralised: true })).status).toBe('refused');
  expect(match.submit('nobody', correct('b', { demoralised: true })).status).toBe('refused');
  expect(urssClassic.offers(match.state, 'A').map(({ type }) => type)).not.toContain('correct');
  expect(urssClassic.corrects?.(correct('b', {}))).toBeDefined();
  expect(urssClassic.corrects?.(shot)).toBeUndefined();
});

test('a correction is told in one sentence, and taken back like anything else', () => {
  const match = begun();
  const before = JSON.stringify(match.state);
  const events = play(match, correct('a', { ...at(0, 2), posture: 'prone', vitality: 2, marks: { [reloading.id]: ['arbalete'] } }));
  expect(ofType(events, 'corrected')).toHaveLength(1);
  expect(told(match, 'fr')).toEqual([
    `Correction : a : à 2 pas de là, à terre, Blessé (vitalité 2), ${reloading.cites[0]} : arbalete.`.replaceAll(/ (?=:|pas)/g, '\u00a0'),
  ]);
  expect(told(match, 'en')).toEqual([
    `Correction: a: 2\u00a0paces from there, prone, wounded (vitality 2), ${reloading.cites[0]}: arbalete.`,
  ]);
  match.undo();
  expect(JSON.stringify(match.state)).toBe(before);
});
