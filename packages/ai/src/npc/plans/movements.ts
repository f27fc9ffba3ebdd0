import { figureOf, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { distance, PACE, span } from '@escarmouche/space';
import { ghostAt, turnTo, type Ghost } from '../../plane/ghost.ts';
import { followed } from '../attacks/followed.ts';
import type { Manned } from '../game.ts';
import { middleOf } from '../goals.ts';
import type { End } from '../ground/end.ts';
import { nearestOf } from '../group/people.ts';
import type { ActionName, Plan, PlannedAttack } from './plan.ts';
import { attackFrom, attackNow, byChance, nameOf } from './planned-attacks.ts';
import { EQUAL, type Planner } from './planner.ts';
import type { Situation } from '../situation.ts';
import { turnedAt, type Attack } from '../attacks/strikes.ts';

/** Plans with a movement: alone, before an attack, after an attack (AI-MDA-PLANS). */

/** An NPC that shoots keeps this far from player characters (AI-GEO-PATH). */
const APART = PACE;

/** Is the place far enough from player characters for a figure that does not come to fight (AI-GEO-PATH)? */
function keepsApart<S extends Manned, C>({ state, npc, pcs }: Situation<S, C>, { at }: End<C>): boolean {
  const here = bodyOf(state, npc);
  const there = bodyOf(state, ghostAt<S>(npc, at));
  return pcs.every((pc) => {
    const body = bodyOf(state, pc);
    const away = distance(there, body);
    return away >= APART - EQUAL || away >= distance(here, body) - EQUAL;
  });
}

/** Facing at the end of a movement without an attack: towards the goal, else the nearest player character. */
function resting<S extends Manned, C>({ situation: { npc, state, pcs }, aim }: Planner<S, C>, { at, facing }: End<C>): Ghost<S> {
  const there = ghostAt<S>(npc, at);
  if (facing) there.facing = facing;
  else {
    const middle = aim.goal && middleOf(aim.goal);
    const towards = middle && span(middle, at) > 0 ? middle : nearestOf(state, there, pcs);
    if (towards) turnTo(there, towards);
  }
  return there;
}

const nameOfEnd = <C>({ how }: End<C>): ActionName => (how === 'run' || how === 'zigzag' ? how : how === 'leap' ? 'jump' : 'walk');

/** [walk, attack]: a walk, and an attack from its end. */
export function walkAndAttack<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const { situation } = planner;
  const plans = ends.flatMap((end): readonly Plan<S, C>[] => {
    const touches = end.touches.some((id) => situation.pcs.some((pc) => pc.id === id));
    if (!touches && !keepsApart(situation, end)) return [];
    const attack = attackFrom(planner, end, end.facing === undefined);
    if (!attack) return [];
    const there = turnedAt<S>(situation.npc, end.at, planner.aim.faces ?? attack.attack.target);
    if (end.facing) there.facing = end.facing;
    const facing = end.facing ?? there.facing;
    const charge = touches ? shootingCharge(situation, end, attack) : undefined;
    const first = charge?.first ?? (touches ? end.command() : end.command(facing));
    return [
      {
        actions: [nameOfEnd(end), nameOf(attack.attack)],
        first,
        there,
        length: end.length,
        way: end.way,
        ...chanceOf(end),
        attack: ifComes(planner, end, charge?.attack ?? attack),
        obeys: planner.aim.obliged === 'attack',
      },
    ];
  });
  // A charge is made only where no shot is possible (AI-ACT-ATTACK).
  if (situation.options['attack.charge'] === 'best-damage') return plans;
  const shoots = plans.some(({ attack }) => attack?.attack.shoots);
  return shoots ? plans.filter(({ attack }) => attack?.attack.how !== 'fight') : plans;
}

const chanceOf = <C>({ works }: End<C>): { readonly works?: number } => (works === undefined ? {} : { works });

/** The attack from the end of a movement, or from where the NPC stands, should the movement not come about. */
function ifComes<S extends Manned, C>(planner: Planner<S, C>, { works }: End<C>, there: PlannedAttack<S, C>): PlannedAttack<S, C> {
  return works === undefined ? there : byChance(works, there, attackNow(planner)[0]?.attack);
}

/** A charge with a shot at its start, for figures with such a rule: the shot's damage comes to that of the fight (AI-GEO-PATH). */
function shootingCharge<S extends Manned, C>(
  { npcGame, state, npc, pcs, strikesBy }: Situation<S, C>,
  end: End<C>,
  fight: PlannedAttack<S, C>,
): { readonly first: C; readonly attack: PlannedAttack<S, C> } | undefined {
  const { charge } = npcGame.binding.shooting(state, npc);
  const { target } = fight.attack;
  if (!charge || end.how !== 'walk') return undefined;
  const from = turnedAt<S>(npc, npc, target);
  const strikes = strikesBy(charge.shots);
  const shot = strikes.shot(from, target);
  if (!shot) return undefined;
  const first = charge.command(end.command(), target.id, shot.id ?? '');
  if (first === undefined) return undefined;
  const there = turnedAt<S>(npc, end.at, target);
  const then = (after: S): Attack<S, C> | undefined => {
    const struck = figureOf(after, target.id) as FigureIn<S>;
    return inPlay(struck) ? strikesBy(undefined, after).fight(there, struck) : undefined;
  };
  const left = strikes.missileOf(shot)?.leaves?.(state, from, target) ?? [];
  return { first, attack: { ...fight, ...followed(shot, left, pcs, then) } };
}

/** A movement alone, with whatever is left after it. */
export function moveOnly<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const { situation } = planner;
  return ends.flatMap((end): readonly Plan<S, C>[] => {
    const hunted = planner.aim.goal?.kind === 'pc' ? planner.aim.goal.figure.id : undefined;
    if (end.touches.some((id) => id !== hunted && situation.pcs.some((pc) => pc.id === id))) return [];
    const there = resting(planner, end);
    const turned = end.facing ? undefined : end.command;
    return [
      {
        actions: [nameOfEnd(end), 'nothing'],
        first: turned ? end.command(there.facing) : end.command(),
        ...(turned && { turned }),
        there,
        ...((end.how === 'run' || end.how === 'zigzag') && { ran: end.how }),
        length: end.length,
        way: end.way,
        runUp: end.runUp,
        ...chanceOf(end),
        obeys: false,
      },
    ];
  });
}

/** [attack, walk]: the attack from where the NPC stands, then a walk. */
export function attackAndWalk<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const [now] = attackNow(planner);
  if (!now) return [];
  return ends
    .filter((end) => end.length > 0 && keepsApart(planner.situation, end))
    .map((end) => ({
      ...now,
      actions: [now.actions[0] ?? 'shoot', nameOfEnd(end)],
      there: resting(planner, end),
      length: end.length,
      way: end.way,
      ...chanceOf(end),
    }));
}

/** [pivot, attack]: a turn on the spot by a walk of no length, then the attack; for NPCs that hold their place (AI-ACT-HOLD). */
export function pivotAndAttack<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const stay = planner.situation.ends().filter(({ length, touches }) => length === 0 && touches.length === 0);
  return walkAndAttack(planner, stay);
}
