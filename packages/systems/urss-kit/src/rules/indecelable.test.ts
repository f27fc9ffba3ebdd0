import { expect, test } from 'vitest';
import { battle, figure, play, refusal, where, type BattleSpec } from '../testing.ts';
import { shoot, way } from '../testing-alert.ts';
import { isUndetectable } from '../undetectable.ts';
import { hero, silent, undetectable } from './index.ts';
import { gun } from '../testing-sheets.ts';

const bearer = { at: [0, 0], rules: [undetectable.id, hero.id], weapons: ['fusil', gun('sarbacane', 12, 0, [silent.id])] } as const;
const stage = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: bearer, b: { at: [0, 9], facing: 'south', weapons: ['fusil'] }, ...figures }, activation: 'a', ...more });
const unseen = (match: ReturnType<typeof stage>) => isUndetectable(match.state, figure(match, 'a'));
const armed = (y: number): NonNullable<BattleSpec['figures']> => ({ b: { at: [0, y], facing: 'south', weapons: ['fusil'] } });

test('UK-ATTR-INDECELABLE: on a profile it works in the open, from more than 2 paces', () => {
  expect(refusal(stage(armed(3), { activation: 'b' }), shoot('a'))).toBeUndefined();
  expect(refusal(stage(armed(3.1), { activation: 'b' }), shoot('a'))).toBe('UK-ATTR-INDECELABLE');
});

test('UK-ATTR-INDECELABLE: it moves and keeps it; who began afar stops a pace away', () => {
  const match = stage({ b: { at: [0, 9], facing: 'south' } });
  play(match, way([1, 0]));
  expect(unseen(match)).toBe(true);
  const comes = stage({ b: { at: [0, 4], facing: 'south' } }, { plays: 'B', activation: undefined });
  play(comes, [{ type: 'activate', figure: 'b' }, way([0, 1])]);
  expect(where(comes, 'b')).toEqual([0, 2]);
});

test('UK-ATTR-INDECELABLE: who began an activation afar does not touch it in a second one of the same turn', () => {
  const twice = stage({ b: { at: [0, 4], facing: 'south', rules: [hero.id] } }, { plays: 'B', activation: undefined });
  const begin = { type: 'activate', figure: 'b' } as const;
  play(twice, [begin, way([0, 1]), { type: 'pass' }, begin, way([0, 1])]);
  expect(where(twice, 'b')).toEqual([0, 2]);
});

test('UK-ATTR-INDECELABLE: a noisy shot suspends it for the turn, a silent one does not', () => {
  const match = stage();
  play(match, [{ type: 'hold', items: ['sarbacane'] }, shoot('b', 'sarbacane'), { type: 'hold', items: ['fusil'] }], '1');
  expect(unseen(match)).toBe(true);
  play(match, shoot('b'), '1');
  expect(unseen(match)).toBe(false);
  play(match, [{ type: 'activate', figure: 'b' }, { type: 'pass' }]);
  expect([match.state.turn, unseen(match)]).toEqual([2, true]);
});

test('UK-ATTR-INDECELABLE: engaged it is as good as seen', () => {
  expect(unseen(stage({ b: { at: [0, 1], facing: 'south' } }))).toBe(false);
});
