import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { moveOnly } from '../plans/movements.ts';
import { attackNow, standing } from '../plans/planned-attacks.ts';
import type { Plan } from '../plans/plan.ts';
import type { Planner } from '../plans/planner.ts';
import { healing } from '../plans/treating.ts';
import { withdrawals } from '../plans/withdrawal.ts';
import { firstOf, type Template } from './template.ts';
import { walker } from './walker.ts';

const RULE = 'AI-BEH-FUYANT';
const SHOOTS: Text = { fr: 'Tire d’abord, puis se retire.', en: 'Shoots first, then withdraws.' };
const GOES_ON: Text = { fr: 'Tire d’abord, puis poursuit sa route.', en: 'Shoots first, then goes on its way.' };
const WITHDRAWS: Text = { fr: 'Se retire du PJ le plus proche.', en: 'Withdraws from the nearest player character.' };
const RELOADS: Text = { fr: 'Recharge d’abord, puis se retire.', en: 'Reloads first, then withdraws.' };
const HEALS: Text = { fr: 'Soigne d’abord.', en: 'Heals first.' };

/** Approaches and shoots; with somebody in range, shoots and withdraws (AI-BEH-FUYANT). */
export function evader<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const { done, left } = situation;
  if (aim.obliged === 'heal') return firstOf(RULE, [HEALS, () => healing(planner)]);
  if (done.includes('shot') || done.includes('prepare')) {
    if (!left.moves) return firstOf(RULE);
    return onTheWay(planner)
      ? firstOf(RULE, [GOES_ON, () => moveOnly(planner, planner.ways())])
      : firstOf(RULE, [WITHDRAWS, () => withdrawals(planner)]);
  }
  if (done.length === 0 && left.actions > 1) {
    const [says, now] = [onTheWay(planner) ? GOES_ON : SHOOTS, attackNow(planner)] as const;
    if (now.length > 0) return firstOf(RULE, [says, () => (says === SHOOTS ? now.map((plan) => withdrawing(planner, plan)) : now)]);
    if (reloads(planner).length > 0) return firstOf(RULE, [RELOADS, () => reloads(planner)]);
  }
  return walker(planner, RULE);
}

/** Where the shot is only incidental, at a close threat to a sniper on its way, or a patrol sees nobody any more, the way is not given up for it. */
function onTheWay<S extends Manned, C>({ situation, aim }: Planner<S, C>): boolean {
  const { mission, npc, reaching } = situation;
  switch (mission.type) {
    case 'guard':
    case 'sniper':
    case 'patrol':
      return aim.goal !== undefined && aim.goal.kind !== 'pc';
    case 'assassin':
      return aim.goal?.kind === 'pc' && !reaching.reaches(npc, aim.goal.figure);
    default:
      return false;
  }
}

/** Loading with a player character within the weapon's range, before the withdrawal. */
function reloads<S extends Manned, C>({ situation }: Planner<S, C>): ReturnType<typeof attackNow<S, C>> {
  const { npcGame, state, npc, pcs, reaching } = situation;
  const load = npcGame.binding.preparations(state, npc).find(({ kind }) => kind === 'load');
  if (!load || !pcs.some((pc) => reaching.reaches(npc, pc))) return [];
  return [{ actions: ['reload', 'walk'], first: load.command, there: standing(situation), length: situation.walks, obeys: false }];
}

/** [shoot, walk]: the withdrawal counts for the exposure of the plan. */
function withdrawing<S extends Manned, C>(planner: Planner<S, C>, plan: Plan<S, C>): Plan<S, C> {
  const [away] = planner.situation.left.moves ? withdrawals(planner) : [];
  return away ? { ...plan, actions: [plan.actions[0] ?? 'shoot', 'walk'], there: away.there, length: away.length } : plan;
}
