import { seededDice } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { resolve } from '../../../../referee/src/resolve.ts';
import { copy } from '@escarmouche/referee';
import { deadzoneGame } from '../game.ts';
import type { State } from '../state.ts';
import { battle, figure, weapon, rule } from '../testing.ts';
import { shotOdds } from './attack.ts';
import { weightOfFire } from '../rules/puissance-de-feu.ts';

test('the odds of a shot are those of many shots, within four deviations', () => {
  const gun = weapon('rifle', 6, 1, rule(weightOfFire.id, 1));
  const match = battle({ figures: { a: { at: 'C4R4L1', weapons: [gun] }, b: { at: 'C6R4L1', size: 2, armour: 2 } }, activation: 'a' });
  const { target } = shotOdds(match.state, { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 });
  const many = 4000;
  let dead = 0;
  let injured = 0;
  for (let i = 0; i < many; i++) {
    const state = copy(match.state as never) as State;
    resolve(deadzoneGame, state, 'a', { type: 'shoot', weapon: 'rifle', target: 'b' }, seededDice(i, 1));
    const after = state.figures.b;
    if (after?.posture === 'out') dead++;
    else if ((after?.counters ?? 0) > 0) injured++;
  }
  const within = (seen: number, chance: number) =>
    expect(Math.abs(seen / many - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / many));
  within(dead, target.dead);
  within(injured, target.injured);
  expect(figure(match, 'b').counters).toBe(0);
});
