import type { Text } from '@escarmouche/referee';
import { inFrontArc, type Place } from '@escarmouche/space';
import { coveringOf, type Covering } from '../plans/covering.ts';
import type { Manned } from '../game.ts';
import { moveOnly } from '../plans/movements.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Planner } from '../plans/planner.ts';
import { healing } from '../plans/treating.ts';
import type { Plan } from '../plans/plan.ts';
import { runsTowards } from '../plans/running.ts';
import { coveredFirst, guardPlaceOf, leastRem, onward, toCover, toPlace, TO_PLACE } from './cautious.ts';
import { general } from './general.ts';
import { firstOf, type Template } from './template.ts';
import { walker } from './walker.ts';

const RULE = 'AI-BEH-HARCELEUR';
const HEALS: Text = { fr: 'Soigne d’abord.', en: 'Heals first.' };
const STRIKES: Text = { fr: 'Dans le dos de sa cible, attaque.', en: 'Behind its target, attacks.' };
const CREEPS: Text = { fr: 'Dans le dos de sa cible, approche.', en: 'Behind its target, comes nearer.' };
const ROUND: Text = { fr: 'Contourne sa cible, de couvert en couvert.', en: 'Goes round its target, from cover to cover.' };

/** Goes from cover to cover until it is behind its target, then attacks (AI-BEH-HARCELEUR). */
export function stalker<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const { npc, done } = situation;
  if (aim.obliged === 'heal') return named(firstOf(RULE, [HEALS, () => healing(planner)]));
  const covering = coveringOf(planner, RULE);
  if (aim.urgent) return named(coveredFirst(planner, ({ at }) => covering.covered(at)));
  if (!covering.from) return walker(planner, RULE);
  const target = aim.target ?? (aim.goal?.kind === 'pc' ? aim.goal.figure : undefined);
  const isBehind = (at: Place): boolean => target !== undefined && !inFrontArc(target, target.facing, at);
  if (target && planner.dropsRear()) {
    const attack = aim.obliged ? general(planner, RULE) : undefined;
    if (attack && attack.plans.length > 0) return attack;
  } else if (target && isBehind(npc)) {
    const behind = { ...planner, aim: { ...aim, target, allowed: [target], charged: aim.charged.filter(({ id }) => id === target.id) } };
    const attack = general(behind, RULE, ({ at }) => isBehind(at));
    if (attack.plans.length > 0) return { ...attack, says: STRIKES };
    if (done.includes('walk')) return firstOf(RULE, [STRIKES, () => attackNow(behind)]);
    const nearer = creeping(planner, covering, isBehind);
    if (nearer.length > 0) return firstOf(RULE, [CREEPS, () => nearer]);
  }
  if (done.some((slot) => slot !== 'lend')) return firstOf(RULE);
  const place = guardPlaceOf(planner);
  if (place) return named(toPlace(planner, covering, place, TO_PLACE, false));
  const next = covering.covered(npc) ? onward(planner, covering, false) : toCover(planner, covering, false);
  if (next.plans.length > 0) return named(next);
  return firstOf(RULE, [ROUND, () => shortest(planner)]);
}

const named = <S extends Manned, C>(template: Template<S, C>): Template<S, C> => ({ ...template, rule: RULE });

/** Ends behind the target and nearer to it, those in cover first (AI-BEH-HARCELEUR B). */
function creeping<S extends Manned, C>(
  planner: Planner<S, C>,
  covering: Covering<S, C>,
  isBehind: (at: Place) => boolean,
): readonly Plan<S, C>[] {
  const { situation, rem, here } = planner;
  const ends = [...runsTowards(planner, 'run'), ...situation.ends()].filter(({ at }) => isBehind(at) && rem(at) < here());
  const plans = moveOnly(planner, ends);
  const hidden = plans.filter(({ there }) => covering.covered(there));
  return leastRem(planner, hidden.length > 0 ? hidden : plans);
}

/** Along the shortest way to the goal, by a run where one makes progress; exposure chooses within the best band. */
function shortest<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, rem, here } = planner;
  const nearer = (plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] => plans.filter(({ there }) => rem(there) < here());
  const runs = nearer(moveOnly(planner, runsTowards(planner, 'run')));
  return runs.length > 0 ? runs : nearer(moveOnly(planner, situation.ends()));
}
