import type { Text } from '@escarmouche/referee';
import { span, type Place } from '@escarmouche/space';
import { coveringOf, towards, type Covering } from '../plans/covering.ts';
import type { Manned } from '../game.ts';
import type { End } from '../ground/end.ts';
import { idleTurns } from '../choices/idling.ts';
import { moveOnly, walkAndAttack } from '../plans/movements.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Planner } from '../plans/planner.ts';
import { healing } from '../plans/treating.ts';
import type { Plan } from '../plans/plan.ts';
import { withShots } from '../plans/run-and-shoot.ts';
import { general } from './general.ts';
import { firstOf, NOTHING, type Template } from './template.ts';
import { walker } from './walker.ts';

const RULE = 'AI-BEH-PRUDENT';
const HEALS: Text = { fr: 'Soigne d’abord.', en: 'Heals first.' };
const TO_COVER: Text = { fr: 'À découvert, gagne le couvert le plus proche.', en: 'In the open, goes to the nearest cover.' };
const FROM_COVER: Text = { fr: 'À couvert, attaque sans le quitter.', en: 'In cover, attacks without leaving it.' };
const ONWARD: Text = { fr: 'À couvert, gagne un couvert plus près du but.', en: 'In cover, goes to a cover nearer to the goal.' };
const WAITS: Text = { fr: 'À couvert, n’en voit aucun plus près du but.', en: 'In cover, finds none nearer to the goal.' };
export const TO_PLACE: Text = { fr: 'Gagne sa place dans la zone.', en: 'Goes to its place in the zone.' };
const PATIENCE = 2;

/** Goes from cover to cover, and attacks from there (AI-BEH-PRUDENT). */
export function cautious<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const { done, npc, left } = situation;
  if (aim.obliged === 'heal') return firstOf(RULE, [HEALS, () => healing(planner)]);
  const covering = coveringOf(planner, RULE);
  if (!covering.from) return asWalker(planner);
  if (done.includes('walk')) return firstOf(RULE, [FROM_COVER, () => attackNow(planner)]);
  if (left.actions === 1 && aim.obliged) return firstOf(RULE, [FROM_COVER, () => attackNow(planner)]);
  const keeps = ({ at }: End<C>): boolean => covering.covered(at);
  if (aim.urgent || done.includes('shot') || done.includes('prepare')) return coveredFirst(planner, keeps);
  if (idleTurns(situation.state, npc.id, RULE) >= PATIENCE && !covering.fresh(npc) && planner.here() > 0) return asWalker(planner);
  const place = guardPlaceOf(planner);
  if (place) return toPlace(planner, covering, place, TO_PLACE, true);
  if (!covering.covered(npc)) return toCover(planner, covering);
  if (aim.obliged) return coveredFirst(planner, keeps);
  const next = left.moves ? onward(planner, covering) : firstOf(RULE, [WAITS, () => attackNow(planner)]);
  return next.plans.length > 0 ? next : { ...next, idle: true };
}

const asWalker = <S extends Manned, C>(planner: Planner<S, C>): Template<S, C> => ({ ...walker(planner, RULE), closesIn: true });

/** Attacks that keep to cover, else any (AI-BEH-PRUDENT B). */
export function coveredFirst<S extends Manned, C>(planner: Planner<S, C>, keeps: (end: End<C>) => boolean): Template<S, C> {
  const kept = general(planner, RULE, keeps);
  return kept.plans.length > 0 ? { ...kept, says: FROM_COVER } : general(planner, RULE);
}

/** From the open to the nearest cover, with an attack from there where a walk leaves one (AI-BEH-PRUDENT A). */
export function toCover<S extends Manned, C>(planner: Planner<S, C>, covering: Covering<S, C>, attacks = true): Template<S, C> {
  const { situation } = planner;
  if (!situation.left.moves) return firstOf(RULE, [NOTHING, () => (attacks ? attackNow(planner) : [])]);
  const cover = covering.nearest(covering.fresh);
  if (!cover) return attacks ? asWalker(planner) : firstOf(RULE);
  return toPlace(planner, covering, cover, TO_COVER, attacks);
}

/** The place that a guard goes to straight away, once its zone is reached (AI-CORE-PRIORITY 5). */
export function guardPlaceOf<S extends Manned, C>({ situation, aim }: Planner<S, C>): Place | undefined {
  const goes = situation.mission.type === 'guard' && situation.left.moves && !situation.done.includes('walk');
  return goes && aim.goal?.kind === 'place' ? aim.goal.at : undefined;
}

/** To a place, with an attack from there where a walk leaves one; else by a run if possible. */
export function toPlace<S extends Manned, C>(
  planner: Planner<S, C>,
  covering: Covering<S, C>,
  place: Place,
  says: Text,
  attacks: boolean,
): Template<S, C> {
  const { situation } = planner;
  const walks = situation.ends().filter(({ at, length, touches }) => length > 0 && touches.length === 0 && span(at, place) <= 2);
  const shot = (plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] => (attacks ? withShots(planner, plans) : plans);
  return firstOf(
    RULE,
    [says, () => (attacks && situation.left.actions > 1 ? walkAndAttack(planner, walks) : [])],
    [says, () => shot(moveOnly(planner, covering.runsTo(place)))],
    [says, () => moveOnly(planner, walks)],
    [
      says,
      () =>
        moveOnly(
          planner,
          situation.leaps().filter(({ at, touches }) => touches.length === 0 && span(at, place) <= 2),
        ),
    ],
    [says, () => towards(planner, place)],
  );
}

/** From cover to a cover nearer to the goal (AI-BEH-PRUDENT C). */
export function onward<S extends Manned, C>(planner: Planner<S, C>, covering: Covering<S, C>, attacks = true): Template<S, C> {
  const { situation } = planner;
  const walks = situation.ends().filter(({ at, length, touches }) => length > 0 && touches.length === 0 && covering.better(at));
  const shot = (plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] => (attacks ? withShots(planner, plans) : plans);
  const next = (): readonly Plan<S, C>[] => {
    const far = covering.nearest(covering.better);
    return far ? towards(planner, far) : [];
  };
  return firstOf(
    RULE,
    [ONWARD, () => (attacks && situation.left.actions > 1 ? walkAndAttack(planner, walks) : [])],
    [ONWARD, () => shot(leastRem(planner, [...farCovers(planner, covering), ...moveOnly(planner, walks)]))],
    [ONWARD, next],
    [WAITS, () => []],
  );
}

/** Runs to covers nearer to the goal. */
function farCovers<S extends Manned, C>(planner: Planner<S, C>, covering: Covering<S, C>): readonly Plan<S, C>[] {
  return moveOnly(planner, covering.runs()).filter(({ there }) => covering.better(there));
}

/** The plans that end nearest to the goal, runs and leaps before walks. */
export function leastRem<S extends Manned, C>({ rem }: Planner<S, C>, plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] {
  const runs = plans.filter(({ ran, actions }) => ran !== undefined || actions.includes('jump'));
  const chosen = runs.length > 0 ? runs : plans;
  const least = Math.min(...chosen.map(({ there }) => rem(there)));
  return chosen.filter(({ there }) => rem(there) <= least + 1);
}
