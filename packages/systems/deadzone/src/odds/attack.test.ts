import { copy, firstOf, seededDice, type Answer, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { resolve } from '../../../../referee/src/resolve.ts';
import type { Command } from '../commands.ts';
import { deadzoneGame } from '../game.ts';
import { itBurns } from '../rules/ca-brule.ts';
import { frenzy } from '../rules/frenesie.ts';
import { weightOfFire } from '../rules/puissance-de-feu.ts';
import { rapidFire } from '../rules/tir-rapide.ts';
import type { State } from '../state.ts';
import { battle, rule, weapon, type Battle, type BattleSpec } from '../testing.ts';
import { fightOdds, shotOdds } from './attack.ts';
import type { Suffered } from './fates.ts';

const MANY = 2000;

/** How often figures die, are injured and are pinned when a command is given many times. */
function often({ state }: Battle, command: Command, answers: (question: Question) => Answer | undefined = () => undefined) {
  const seen = { a: { out: 0, hurt: 0, prone: 0 }, b: { out: 0, hurt: 0, prone: 0 } };
  for (let i = 0; i < MANY; i++) {
    const after = copy(state as never) as State;
    resolve(deadzoneGame, after, 'a', command, firstOf(seededDice(i, 1), answers));
    for (const id of ['a', 'b'] as const) {
      const figure = after.figures[id];
      if (figure?.posture === 'out') seen[id].out++;
      else if ((figure?.counters ?? 0) > (state.figures[id]?.counters ?? 0)) seen[id].hurt++;
      if (figure?.posture === 'prone') seen[id].prone++;
    }
  }
  return seen;
}

function near(seen: number, chance: number): void {
  expect(Math.abs(seen / MANY - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / MANY) + 1e-9);
}

function suffers({ out, hurt }: { readonly out: number; readonly hurt: number }, { dead, injured }: Suffered): void {
  near(out, dead);
  near(hurt, injured);
}

const fought = (figures: BattleSpec['figures'], pools: State['pools']): Battle => battle({ figures, activation: 'a', pools });

test('DZ-SHOOT-RESOLVE, DZ-DMG-RESOLVE, DZ-CMD-DIE: a shot with command dice of both sides, re-rolls, PA and a Size of 2', () => {
  const gun = weapon('rifle', 6, 1, rule(weightOfFire.id, 1));
  const figures = { a: { at: 'C4R4L1', weapons: [gun] }, b: { at: 'C6R4L1', size: 2, armour: 2, counters: 1 } };
  const match = fought(figures, { a: ['die'], b: ['die'] });
  const { target } = shotOdds(match.state, { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 1 }, 1);
  suffers(often(match, { type: 'shoot', weapon: 'rifle', target: 'b', dice: 1 }, () => 1).b, target);
});

test('DZ-SHOOT-SUPPRESS, DZ-STATE-PINNED: sprayed fire pins as often as its test is ahead', () => {
  const gun = weapon('rifle', 6, 0, rule(rapidFire.id));
  const match = fought({ a: { at: 'C4R4L1', weapons: [gun] }, b: { at: 'C6R4L1', survive: 3 } }, { a: [], b: [] });
  const { difference } = shotOdds(match.state, { shooter: 'a', weapon: gun, target: 'b', suppress: true, dice: 0 });
  const { b } = often(match, { type: 'shoot', weapon: 'rifle', target: 'b', suppress: true });
  near(
    b.prone,
    difference.ahead.reduce((sum, chance) => sum + chance, 0),
  );
});

test('DZ-CMD-DIE: a shot without modifiers has three dice in the odds too, whatever is seen of the target', () => {
  const gun = weapon('rifle', 6, 0, rule(itBurns.id));
  const match = fought({ a: { at: 'C4R4L1', weapons: [gun] }, b: { at: 'C6R4L1' } }, { a: [], b: [] });
  const { target, tests } = shotOdds(match.state, { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 });
  expect(tests[0]).toMatchObject({ dice: 3, modifiers: [] });
  suffers(often(match, { type: 'shoot', weapon: 'rifle', target: 'b' }).b, target);
});

test('DZ-FIGHT-RESOLVE, DZ-FIGHT-MODIFIERS: a Fight on moving in, answered by a blow with a command die, hurts either', () => {
  const axe = weapon('axe', 'fight', 1);
  const figures = {
    a: { at: 'C4R4L1', size: 2, fight: 4, counters: 1, weapons: [axe], rules: [rule(frenzy.id, 1)] },
    b: { at: 'C5R4L1', weapons: [axe] },
  };
  const match = fought(figures, { a: [], b: ['die'] });
  const fight = { attacker: 'a', target: 'b', weapon: axe, dice: 0, moved: 'a' };
  const odds = fightOdds(match.state, fight, { how: 'fight', weapon: axe, dice: 1 });
  const seen = often(match, { type: 'move', path: ['C5R4L1'] }, () => ({ how: 'fight', weapon: 'axe', dice: 1 }));
  suffers(seen.b, odds.target);
  if (odds.attacker) suffers(seen.a, odds.attacker);
  expect(odds.attacker?.dead).toBeGreaterThan(0);
});

test('DZ-DMG-WOUNDS: expected damage counters are no more than the target can take', () => {
  const gun = weapon('rifle', 6, 0);
  const figures = { a: { at: 'C4R4L1', weapons: [gun] }, b: { at: 'C6R4L1', size: 2, armour: 0 } };
  const shot = { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 } as const;
  const { target } = shotOdds(fought(figures, { a: [], b: [] }).state, shot);
  const [, one = 0, two = 0] = target.damage;
  expect(target.injured).toBeCloseTo(one + two, 12);
  expect(target.points).toBeCloseTo(one + 2 * two + 3 * target.dead, 12);
  const hurt = shotOdds(fought({ ...figures, b: { ...figures.b, counters: 2 } }, { a: [], b: [] }).state, shot).target;
  expect(hurt.points).toBeCloseTo(hurt.dead, 12);
  expect(hurt.injured).toBe(0);
});
