import { expect, test } from 'vitest';
import type { Attack } from '../attack.ts';
import { savesAgainst } from '../saves.ts';
import { battle, play, type BattleSpec } from '../testing.ts';

const cast = { type: 'special', rule: 'bouclier-magique' } as const;
const spec = (options: BattleSpec['options'] = {}): BattleSpec => ({
  figures: { a: { at: [0, 0], rules: ['bouclier-magique'] }, a2: { at: [5.999, 0] }, a3: { at: [6, 0] }, b: { at: [2, 2] } },
  activation: 'a',
  options,
});
const saved = (match: ReturnType<typeof battle>): string[] =>
  ['a', 'a2', 'a3', 'b'].filter((target) => savesAgainst(match.state, blowOn(target)).length > 0);
const blowOn = (target: string): Attack => ({ kind: 'fall', target, rule: 'UC-MOVE-FALL', arc: 'none', hidden: 0 });

test('UC-MF-SPL-BOUCLIER-MAGIQUE: allies at less than 5 paces, the caster included, have a malus save from every side', () => {
  const match = battle(spec());
  play(match, cast, '34');
  expect(saved(match)).toEqual(['a', 'a2']);
  expect(savesAgainst(match.state, blowOn('a2'))).toEqual([{ level: 'malus', class: 'effect', source: 'UC-MF-SPL-BOUCLIER-MAGIQUE' }]);
});

test('UC-MF-SPL-BOUCLIER-MAGIQUE: the caster does not profit by option', () => {
  const match = battle(spec({ 'allies.includeSelf': 'no' }));
  play(match, cast, '34');
  expect(saved(match)).toEqual(['a2']);
});

test('UC-MF-SPL-BOUCLIER-MAGIQUE UC-SYS-DURATION: it ends at the start of the caster’s next activation; a failed test gives nothing', () => {
  const match = battle(spec());
  play(match, cast, '34');
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(saved(match)).toEqual([]);
  expect(play(match, cast, '33')).not.toContainEqual(expect.objectContaining({ type: 'effectBegan' }));
});
