import { expect, test } from 'vitest';
import { intel } from './rules/jeton-info.ts';
import { battle, play } from './testing.ts';

const idle = (id: string) => [{ type: 'activate', figure: id } as const, { type: 'done' } as const];

test('DZ-VP-TARGET, DZ-VP-EXTERMINATE: the reason of a victory names the team that wins', () => {
  const gone = { at: 'C8R8L1', posture: 'out' } as const;
  const wiped = (winner: 'a' | 'b') =>
    battle({ figures: { a1: winner === 'a' ? { at: 'C1R1L1' } : gone, b1: winner === 'b' ? { at: 'C1R1L1' } : gone }, turn: winner });
  for (const winner of ['a', 'b'] as const) {
    const match = wiped(winner);
    play(match, idle(`${winner}1`));
    expect(match.state.outcome?.reason.en).toContain(`${winner.toUpperCase()} is left`);
  }
});

test('DZ-VP-TARGET: points decide at the end of a Round; by option at once, but only where the Round before ended in a tie', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' } };
  const ahead = battle({ figures, points: { a: 12, b: 11 }, options: { 'victory.tie': 'at-once' } });
  play(ahead, idle('a1'));
  expect(ahead.state.outcome).toBeUndefined();
  const tied = battle({ figures, points: { a: 12, b: 12 }, tokens: ['C2R1L1'], bag: [intel.id] });
  const keep = { type: 'reroll', dice: [] } as const;
  play(tied, [...idle('a1'), ...idle('b1'), ...idle('a2')], '111 222');
  play(tied, [keep, keep]);
  const first = tied.state.turn?.seat === 'a' ? [] : idle('b1');
  play(tied, [...first, { type: 'activate', figure: 'a1' }, { type: 'move', path: ['C2R1L1'] }], '', [['item', 'token-1']]);
  expect([tied.state.points, tied.state.outcome]).toEqual([{ a: 13, b: 12 }, undefined]);
});

test('DZ-ROUND-INITIATIVE: the record tells who has finished first as the last activation ends, before the end of the Turn', () => {
  const figures = { a1: { at: 'C1R1L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' } };
  const match = battle({ figures });
  play(match, { type: 'activate', figure: 'a1' });
  expect(play(match, { type: 'done' }).map(({ type }) => type)).toEqual(['activationEnded', 'finished', 'turnEnded', 'turnBegan']);
});
