import { expect, test } from 'vitest';
import type { Attack } from '../attack.ts';
import { saveAgainst } from '../saves.ts';
import { battle, figure, play, refusal, units, where, type Battle } from '../testing.ts';
import { fast, zigZag } from './index.ts';

const to = (x: number, y: number) => ({ type: 'special', rule: zigZag.id, to: units(x, y) }) as const;
const runner = (rules: readonly string[] = [zigZag.id]): Battle =>
  battle({ figures: { a: { at: [0, 0], rules }, a2: { at: [0, -20] }, b: { at: [0, 20] } }, activation: 'a' });

function saves(match: Battle, by: string, kind: Attack['kind'] = 'shot'): readonly number[] {
  const attack: Attack = { kind, by, target: 'a', rule: 'UK-DMG-SHOT', arc: 'front', hidden: 0 };
  return (saveAgainst(match.state, attack)?.sources ?? []).map(({ value }) => value);
}

test('UK-ATTR-ZIG-ZAG: two actions for its base move in a straight line, which it faces; not for no length', () => {
  const match = runner();
  expect([to(5, 0), to(5.1, 0), to(0, 0)].map((one) => refusal(match, one))).toEqual([undefined, 'UK-ATTR-ZIG-ZAG', 'UK-ATTR-ZIG-ZAG']);
  play(match, to(5, 0));
  expect([where(match, 'a'), figure(match, 'a').facing.y, figure(match, 'a').done]).toEqual([[5, 0], 0, ['movement']]);
});

test('UK-ATTR-ZIG-ZAG, UK-SAVE-RUN: until its next activation a save of value 2, once, against shots of enemies alone', () => {
  const match = runner();
  play(match, to(5, 0));
  expect([saves(match, 'b'), saves(match, 'a2'), saves(match, 'b', 'fight')]).toEqual([[2], [], []]);
  play(match, [{ type: 'activate', figure: 'a2' }, { type: 'pass' }, { type: 'activate', figure: 'b' }, { type: 'pass' }]);
  expect(saves(match, 'b')).toEqual([2]);
  play(match, { type: 'activate', figure: 'a' });
  expect(saves(match, 'b')).toEqual([]);
});

test('UK-ATTR-ZIG-ZAG: eight paces, and the save once', () => {
  const match = runner([zigZag.id, fast.id]);
  play(match, to(8, 0));
  expect([where(match, 'a'), saves(match, 'b')]).toEqual([[8, 0], [2]]);
});

test('UK-ATTR-ZIG-ZAG: it may end in contact, and is not for who is prone', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [zigZag.id] }, b: { at: [4, 0] } }, activation: 'a' });
  play(match, to(4, 0));
  expect(figure(match, 'b').facing.x < 0).toBe(true);
  expect(refusal(battle({ figures: { a: { at: [0, 0], rules: [zigZag.id], posture: 'prone' } }, activation: 'a' }), to(3, 0))).toBe(
    'UK-STATE-PRONE-ACT',
  );
});
