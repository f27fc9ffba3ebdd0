import { expect, test } from 'vitest';
import { tactician } from './rules/tacticien.ts';
import { battle, ofType, play, rule } from './testing.ts';

/** Command dice of both teams and the rules that add some, at the end of a Round of a team with Tacticians of these numbers. */
function rolled(...values: number[]) {
  const team = values.map(
    (value, i) =>
      [`a${i}`, { at: `C${i + 1}R1L1`, rules: value === 0 ? [] : [rule(tactician.id, ...(Number.isNaN(value) ? [] : [value]))] }] as const,
  );
  const match = battle({ figures: { ...Object.fromEntries(team), b: { at: 'C8R8L1', activated: true } } });
  const all = team.flatMap(([id]) => [{ type: 'activate', figure: id } as const, { type: 'done' } as const]);
  const events = play(match, all, `111 ${'1'.repeat(3 + Math.max(...values.map((value) => (Number.isNaN(value) ? 1 : value))))}`);
  return ofType(events, 'commandRolled').map(({ faces, rules }) => [faces.length, rules]);
}

test('DZ-CMD-COUNT, DZ-ABIL-TACTICIAN: the best Tactician on the board adds its dice, wherever it stands in the team', () => {
  const other = [3, []];
  expect(rolled(0, 0)).toEqual([other, other]);
  expect(rolled(0, NaN)).toEqual([other, [4, [tactician.cites[0]]]]);
  for (const team of [rolled(1, 2), rolled(2, 1), rolled(0, 2)]) expect(team).toEqual([other, [5, [tactician.cites[0]]]]);
});

test('DZ-CMD-DIE: where no command die is spent, the record tells of none', () => {
  const match = battle({ figures: { a: { at: 'C1R1L1' }, b: { at: 'C1R4L1' } }, activation: 'a', pools: { a: ['die'], b: [] } });
  expect(ofType(play(match, { type: 'shoot', weapon: 'rifle', target: 'b' }, '11111 111'), 'dieSpent')).toEqual([]);
});
