import { openMatch } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { intel } from './rules/jeton-info.ts';
import { deadzone } from './system.ts';
import { cubeOfFigure, figure, ofType, patrol, play, soldier, type Battle } from './testing.ts';

const leader = { type: 'L', recon: 4, weapons: [] } as const;

/** The first Turn of a patrol of three figures, Recon won by `a` by so many; the last command rolls the bonus. */
function begun(ahead: number, bonus: string, answers: readonly (readonly ['bonus', string])[], items = 0): Battle {
  const base = patrol(undefined, { 'recon.bonus': 'yes' });
  const teams = [[soldier('A', { id: 'a', ...leader }), soldier('A', { id: 'a2', weapons: [] })], [soldier('B', { id: 'b', ...leader })]];
  const match: Battle = openMatch(deadzone, {
    ...base,
    mission: { ...base.mission, items: items > 0 },
    bag: new Array<string>(items).fill(intel.id),
    groups: base.groups.map((group, i) => ({ ...group, figures: teams[i] ?? [] })),
  });
  const squares = ['55', '33', '66'].slice(0, items).join('');
  const start: Command[] = [
    { type: 'first', seat: 'a' },
    { type: 'chooseZone', zone: 'red' },
    { type: 'deploy', figure: 'a', cube: 'C1R1L1' },
    { type: 'deploy', figure: 'a2', cube: 'C2R1L1' },
    { type: 'ready' },
    { type: 'deploy', figure: 'b', cube: 'C8R8L1' },
  ];
  play(match, start, `${squares} ${'4'.repeat(ahead)}${'1'.repeat(5 - ahead)} 11111`);
  play(match, [{ type: 'ready' }, { type: 'reroll', dice: [] }], '111 222');
  play(match, { type: 'reroll', dice: [] }, bonus, answers);
  return match;
}

test('DZ-RECON-BONUS: as many dice as the lead, once, in the order of the player’s choice', () => {
  const match = begun(2, '45', [
    ['bonus', '5'],
    ['bonus', 'a2 C3R2L1'],
    ['bonus', 'none'],
    ['bonus', 'a2 C4R3L1'],
  ]);
  expect(match.state.recon).toEqual({ winner: 'a', ahead: 2, rolled: true });
  expect(cubeOfFigure(match, 'a2')).toBe('C4R3L1');
  expect(figure(match, 'a2').activated).toBe(false);
  expect(match.state.turn).toMatchObject({ seat: 'a', activations: 0 });
});

test('DZ-RECON-BONUS-TABLE: up to three items are looked at, and stay face down', () => {
  const match = begun(
    1,
    '2 1 2',
    [
      ['bonus', 'token-1'],
      ['bonus', 'token-3'],
      ['bonus', 'none'],
    ],
    3,
  );
  expect(match.state.tokens.map(({ seen, item }) => [seen, item])).toEqual([
    ['a', intel.id],
    [undefined, undefined],
    ['a', intel.id],
  ]);
  expect(match.state.bag).toEqual([intel.id]);
});

test('DZ-RECON-BONUS-TABLE, DZ-ROUND-END: a flanking figure is off the board, and comes in by a side edge before objectives are counted', () => {
  const match = begun(1, '7', [['bonus', 'a2']]);
  expect(figure(match, 'a2').posture).toBe('reserve');
  play(match, [{ type: 'activate', figure: 'a' }, { type: 'done' }, { type: 'activate', figure: 'b' }]);
  const events = play(match, { type: 'done' }, '111 222', [['bonus', 'C8R2L1']]);
  expect(ofType(events, 'objectiveScored')).toMatchObject([{ seat: 'a', objective: 'east' }]);
  expect(match.state.flanking).toEqual([]);
});
