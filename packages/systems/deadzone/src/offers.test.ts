import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { rapidFire } from './rules/tir-rapide.ts';
import { deadzone } from './system.ts';
import { battle, play, rule, weapon, type BattleSpec } from './testing.ts';

const rapid = weapon('rapid', 6, 0, rule(rapidFire.id));

/** What the active figure is offered beside its movements. */
function offered(figures: BattleSpec['figures'], pool: 'shoot' | 'fight' | 'move', after?: Command): readonly string[] {
  const match = battle({ figures, activation: 'a', pools: { a: [pool], b: [] } });
  if (after) play(match, after, '11111111');
  return deadzone
    .offers(match.state, 'a')
    .filter(({ type }) => type !== 'move' && type !== 'sprint')
    .map(({ id }) => id);
}

const apart = { a: { at: 'C1R4L1', weapons: [weapon('rifle', 6, 0), rapid] }, b: { at: 'C3R4L1' }, b2: { at: 'C8R4L1' } } as const;
const close = { a: { at: 'C1R4L1' }, b: { at: 'C1R4L1', spot: [0.1, 0.1] } } as const;
const plain = ['shoot rifle b', 'shoot rapid b', 'shoot rapid b suppress'];

test('DZ-SHOOT-ACTION, DZ-SHOOT-SUPPRESS: a shot with each weapon at each enemy in range, sprayed with those that spray', () => {
  expect(offered(apart, 'move')).toEqual([...plain, 'done']);
});

test('DZ-CMD-FREE-ACTIONS: a Shoot result offers each shot as a free one too, and alone once the action is taken', () => {
  const free = ['shoot rifle b free', 'shoot rapid b free', 'shoot rapid b free suppress'];
  expect(offered(apart, 'shoot').toSorted()).toEqual([...plain, ...free, 'done'].toSorted());
  expect(offered(apart, 'shoot', { type: 'shoot', weapon: 'rifle', target: 'b' })).toEqual([...free, 'done']);
  expect(offered(apart, 'move', { type: 'shoot', weapon: 'rifle', target: 'b' })).toEqual(['done']);
});

test('DZ-FIGHT-ACTION, DZ-ACT-ENGAGED: who shares its cube with an enemy is offered Fights, and no shots', () => {
  expect(offered(close, 'move')).toEqual(['fight b blade', 'done']);
  expect(offered(close, 'fight')).toEqual(['fight b blade', 'fight b blade free', 'done']);
});
