import { figureOf, filling, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { arcOf } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { isUnharmed, lose, rollDamage } from '../damage.ts';
import { grantedTo } from '../granted.ts';
import { blowsLeft, countBlow } from '../melee/allowance.ts';
import { chooseWeapon } from '../melee/weapons.ts';
import type { Granted } from '../rule.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { BARE, strikesWith, type Manner, type Won } from './fighter.ts';

/** The blow of the winner with one of its arms (UK-MELEE-WIN). */
export function fightBlow(state: State, { winner, loser }: Won, arm: Arm | undefined, cut?: boolean): Attack {
  const [by, target] = [winner.figure.id, loser.figure.id];
  const arc = arcOf(state, loser.figure, winner.figure);
  return { kind: 'fight', by, target, arm, rule: 'UK-MELEE-WIN', arc, hidden: 0, cut };
}

/** The victory with those arms of the winner that do anything to the loser; undefined where it has no effect at all. */
export function harming(state: State, won: Won): Won | undefined {
  const harms = (arm: Arm | undefined): boolean => !isUnharmed(state, fightBlow(state, won, arm));
  const { winner } = won;
  if (winner.arms.length === 0) return harms(undefined) ? won : undefined;
  const arms = winner.arms.filter(harms);
  return arms.length === 0 ? undefined : { ...won, winner: { ...winner, arms } };
}

/** Damage rolls with the arms in use: one with each, up to the turn's last; in a group attack one without limit (UK-ATTR-GEN-ALLOWANCE). */
export function blowsDue(state: State, { winner, own }: Won, { unanswered, suspended }: Manner): number {
  if (unanswered && !own) return 0;
  if (own && suspended) return 1;
  return Math.min(Math.max(1, winner.arms.length), blowsLeft(state, winner.figure, winner.arms));
}

/** The winner's order of two weapons in use, each of which it may leave out (UK-ATTR-GEN-DECISIONS). */
export function inOrder(turn: Turn, won: Won, manner: Manner): Won {
  const { winner, loser } = won;
  if (blowsDue(turn.state, won, manner) === 0) return won;
  const first = chooseWeapon(turn, winner.figure, loser.figure.id, winner.arms);
  const arms = winner.arms.toSorted((a, b) => Number(b === first) - Number(a === first));
  return { ...won, winner: { ...winner, arms } };
}

/** By option the rule that spends the winner's remaining damage rolls of the turn on one victory; not in a group attack of its own (UK-ATTR-GEN-ALLOWANCE). */
export function addedBlows(state: State, { winner, own }: Won, { suspended }: Manner): Granted | undefined {
  if (state.scene.options['multiAttack.perWin'] === 'one' || (own && suspended)) return undefined;
  return filling(grantedTo(sheetOf(state, winner.figure.id)).own, 'blows')[0];
}

/** The damage rolls of a won Combat. `cuts`: arms whose blow is a cut. */
export function strikeLoser(turn: Turn, won: Won, cuts: ReadonlySet<string>, manner: Manner): void {
  const due = blowsDue(turn.state, won, manner);
  for (const arm of strikesWith(won.winner).slice(0, due)) strikeOnce(turn, won, arm, cuts, manner);
  if (due > 0 && addedBlows(turn.state, won, manner)) strikeAgain(turn, won, cuts, manner);
}

function strikeOnce(turn: Turn, won: Won, arm: Arm | undefined, cuts: ReadonlySet<string>, { suspended }: Manner): void {
  const { winner, loser, own } = won;
  if (!inPlay(figureOf(turn.state, loser.figure.id))) return;
  const { points, counts } = rollDamage(turn, fightBlow(turn.state, won, arm, cuts.has(arm?.id ?? BARE)));
  const by = winner.figure.id;
  if (counts) countBlow(turn, by);
  if (suspended && !own) suspended.points.push({ points, by });
  else lose(turn, loser.figure.id, points, by);
}

/** By option as many more of the turn's damage rolls as the winner wants (UK-ATTR-GEN-ALLOWANCE). */
function strikeAgain(turn: Turn, won: Won, cuts: ReadonlySet<string>, manner: Manner): void {
  const { figure, arms } = won.winner;
  const { seat } = groupOf(turn.state, figure.id);
  const giving = addedBlows(turn.state, won, manner);
  const loser = won.loser.figure.id;
  while (giving && inPlay(figureOf(turn.state, loser)) && blowsLeft(turn.state, figure, arms) > 0) {
    if (!turn.choose('use', { seat, about: { figure: figure.id, rule: giving.rule.id }, options: [true, false] })) return;
    strikeOnce(turn, won, chooseWeapon(turn, figure, loser, arms), cuts, manner);
  }
}
