import { expect, test } from 'vitest';
import {
  battle,
  box,
  figure,
  ofType,
  play,
  point,
  refusal,
  rolls,
  units,
  where,
  type Battle,
  type BattleSpec,
  type FigureSpec,
  type Spot,
} from '../testing.ts';
import { RAN } from '../saves.ts';
import { fast, leaping, slow } from './index.ts';

const leap = (...to: Spot) => ({ type: 'special', rule: leaping.id, to: units(...to) }) as const;
const leaper = (spec: FigureSpec = {}, more: Partial<BattleSpec> = {}): Battle =>
  battle({ figures: { a: { at: [0, 0], rules: [leaping.id], ...spec }, b: { at: [20, 20] } }, activation: 'a', ...more });
const roof = (top: number) => [box('maison', [5, -3, 9, 3], { top })];

test('UK-ATTR-BONDISSANT, UK-OBJ-JET-PACK: eight paces in space between the centres, given by an object too', () => {
  const pack = { id: 'jet-pack', cites: 'UK-OBJ-JET-PACK', name: { fr: 'Jet-Pack', en: 'Jet pack' }, rules: [{ id: leaping.id }] };
  const match = leaper({ rules: [], objects: [pack] }, { terrain: roof(3) });
  play(match, leap(7, 0, 3));
  expect([where(match, 'a'), figure(match, 'a').left]).toEqual([[7, 0, 3], 1]);
  expect(refusal(leaper({}, { terrain: roof(4) }), leap(7, 0, 4))).toBe('UK-ATTR-BONDISSANT');
});

test('UK-ATTR-BONDISSANT: over everything, but under no ceiling; no fall hurts', () => {
  const tower = [box('tour', [2, -3, 4, 3], { top: 20 })];
  expect(refusal(leaper({}, { terrain: tower }), leap(6, 0))).toBeUndefined();
  expect(refusal(leaper({}, { terrain: [box('toit', [-2, -2, 2, 2], { base: 3, top: 3.2 })] }), leap(6, 0))).toBe('UK-ATTR-BONDISSANT');
  const down = leaper({ at: [7, 0, 3] }, { terrain: roof(3) });
  expect(rolls(play(down, leap(2, 0)))).toEqual([]);
  expect([where(down, 'a'), figure(down, 'a').facing.x < 0]).toEqual([[2, 0], true]);
});

test('UK-ATTR-BONDISSANT, UK-ACT-ONCE: a type of its own, before or after a move, and no run', () => {
  const match = leaper();
  play(match, leap(6, 0));
  expect([refusal(match, leap(8, 0)), match.state.passing.filter(({ rule }) => rule === RAN)]).toEqual(['UK-ACT-ONCE', []]);
  play(match, { type: 'move', path: [point(6, 5)] });
  expect(where(match, 'a')).toEqual([6, 5]);
});

test('UK-ATTR-BONDISSANT: by option it takes two actions', () => {
  const match = leaper({ left: 1 }, { options: { 'bondissant.actions': '2' } });
  expect(refusal(match, leap(6, 0))).toBe('UK-ACT-ONE-THING');
});

test('UK-ATTR-BONDISSANT: its distance does not change with the base move', () => {
  for (const rule of [slow, fast]) {
    const match = leaper({ rules: [leaping.id, rule.id] });
    expect([refusal(match, leap(8, 0)), refusal(match, leap(8.1, 0))]).toEqual([undefined, 'UK-ATTR-BONDISSANT']);
  }
});

test('UK-ATTR-BONDISSANT, UK-MOVE-CHARGE, UK-MELEE-DISENGAGE: out of contact it is struck at, into contact it charges', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [leaping.id] }, b1: { at: [0, -1], weapons: ['lame'] }, b2: { at: [0, 6] } },
    activation: 'a',
  });
  const events = play(match, leap(0, 5), '3');
  expect([ofType(events, 'freeAttack').length, ofType(events, 'engaged')[0]?.enemies, figure(match, 'b2').facing.y < 0]).toEqual([
    1,
    ['b2'],
    true,
  ]);
});

test('UK-ATTR-BONDISSANT: who has been given it for the turn leaps for one action, whatever the option', () => {
  const lent = { rule: leaping.id, figure: 'a', value: true, until: 'turn' } as const;
  const match = leaper({ rules: [], left: 1 }, { passing: [lent], options: { 'bondissant.actions': '2' } });
  play(match, leap(8, 0));
  expect([where(match, 'a'), figure(match, 'a').left]).toEqual([[8, 0], 0]);
  expect(refusal(leaper({ rules: [] }), leap(8, 0))).toBe('UK-ACT-LIST');
});

test('UK-ATTR-BONDISSANT, UK-ATTR-GEN-ACTION: not while prone', () => {
  expect(refusal(leaper({ posture: 'prone' }), leap(6, 0))).toBe('UK-STATE-PRONE-ACT');
});
