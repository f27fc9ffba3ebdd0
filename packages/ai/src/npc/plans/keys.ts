import { bodyOf } from '@escarmouche/skirmish/placed';
import { distance, PACE, span, type Point, type Vector } from '@escarmouche/space';
import type { Manned } from '../game.ts';
import { coverFinderOf } from '../ground/sight.ts';
import { BEARINGS, middleOf } from '../goals.ts';
import { exposureOf, type Exposure } from '../attacks/exposure.ts';
import { nearestOf } from '../group/people.ts';
import type { Plan } from './plan.ts';
import { standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import { hundredths } from '../attacks/strikes.ts';

/** A key of the ranking: less is better (AI-MDA-KEYS). */
export interface Key<S extends Manned, C> {
  readonly name: 'K0' | 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7' | 'K8' | 'K9' | 'KW' | 'tie';
  readonly of: (plan: Plan<S, C>, limit?: number) => number;
}

/** The keys of one decision, in their order, over all its admissible plans. */
export interface Keys<S extends Manned, C> {
  readonly ordered: readonly Key<S, C>[];
  /** The plan with the facing of its least exposure. */
  readonly turned: (plan: Plan<S, C>) => Plan<S, C>;
  readonly exposure: (plan: Plan<S, C>) => number;
}

const COHESION = PACE;
const CLOSE_ENOUGH = 6 * PACE;
const BAND = 2 * PACE;
const NARROW = PACE / 2;

/** `closesIn`: does a Marcheur, or another behaviour played as one, hunt (K8)? */
export function keysOf<S extends Manned, C>(
  planner: Planner<S, C>,
  plans: readonly Plan<S, C>[],
  closesIn = planner.situation.behaviour === 'walker',
): Keys<S, C> {
  const { situation, aim, rem, here } = planner;
  const { state, npc, pcs, chief, behaviour, options, npcGame } = situation;
  /** Way left after a plan; of a leap whose test may fail the mean. */
  const leftAfter = ({ there, works = 1 }: Plan<S, C>): number => (works === 1 ? rem(there) : works * rem(there) + (1 - works) * here());
  const rems = new Map<Plan<S, C>, number>(plans.map((plan) => [plan, leftAfter(plan)]));
  const remainder = (plan: Plan<S, C>): number => rems.get(plan) ?? leftAfter(plan);
  const least = Math.min(...plans.map(remainder));
  const width = behaviour === 'rusher' || behaviour === 'zigzag' ? NARROW : BAND;
  const exposures = new Map<string, Exposure<S>>();
  const exposed = ({ ran }: Plan<S, C>): Exposure<S> => {
    const key = ran ?? 'stays';
    const found = exposures.get(key) ?? exposureOf(npcGame, ran ? npcGame.binding.ran(state, npc, ran) : state, npc, pcs);
    exposures.set(key, found);
    return found;
  };
  const worked = new Map<Plan<S, C>, { readonly value: number; readonly facing: Vector }>();
  const covers = coverFinderOf(npcGame.game, state, npc);

  function exposureAt(plan: Plan<S, C>, limit = Infinity): { readonly value: number; readonly facing: Vector } {
    const known = worked.get(plan);
    if (known) return known;
    const measure = exposed(plan);
    const own = plan.attack?.own ?? 0;
    const { works = 1 } = plan;
    if (works < 1) {
      const value = hundredths(works * measure.at(plan.there, own) + (1 - works) * measure.at(standing(situation), own));
      worked.set(plan, { value, facing: plan.there.facing });
      return { value, facing: plan.there.facing };
    }
    let best = { value: measure.at(plan.there, own, limit), facing: plan.there.facing };
    if (plan.turned && measure.byFacing) {
      for (const facing of facingsOf(planner, plan)) {
        const value = measure.at({ ...plan.there, facing }, own, best.value);
        if (value < best.value) best = { value, facing };
      }
    }
    if (best.value <= limit) worked.set(plan, best);
    return best;
  }

  /** AI-MDA-PROGRESS: bands of progress; a goal that can be reached now is reached. */
  function band(plan: Plan<S, C>): number {
    const left = remainder(plan);
    if (least === 0) return left === 0 ? 0 : 1 + Math.floor(left / width);
    return Math.floor((left - least) / width);
  }

  const cohesion: Key<S, C> = {
    name: 'K0',
    of({ there }) {
      if (!chief) return 0;
      const away = distance(bodyOf(state, there), bodyOf(state, chief));
      return away <= COHESION + 1 ? 0 : 1 + Math.floor(away / (PACE / 2));
    },
  };
  const obligation: Key<S, C> = { name: 'K1', of: ({ obeys }) => (obeys ? 0 : 1) };
  const target: Key<S, C> = { name: 'K2', of: ({ attack }) => (attack ? (attack.selected ? 0 : 1) : 2) };
  const damage: Key<S, C> = { name: 'K3', of: ({ attack }) => -hundredths(attack?.damage ?? 0) };
  const finish: Key<S, C> = { name: 'K4', of: ({ attack }) => -hundredths(attack?.out ?? 0) };
  const progress: Key<S, C> = { name: 'K5', of: band };
  const exposure: Key<S, C> = { name: 'K6', of: (plan, limit) => exposureAt(plan, limit).value };
  const cover: Key<S, C> = { name: 'K7', of: ({ there }) => -covers.count(there, pcs) };
  const exact: Key<S, C> = {
    name: 'K8',
    of(plan) {
      const tenths = Math.round(remainder(plan) / (PACE / 10));
      if (!closesIn || aim.goal?.kind !== 'pc' || options['walker.closeIn'] === 'no') return tenths * 1000;
      const away = Math.max(CLOSE_ENOUGH, distance(bodyOf(state, plan.there), bodyOf(state, aim.goal.figure)));
      return tenths * 1000 + Math.floor(away / (PACE / 2));
    },
  };
  const economy: Key<S, C> = {
    name: 'K9',
    of: ({ length, actions }) => Math.round(length) * 10 + actions.filter((name) => name !== 'nothing').length,
  };
  const custom: Key<S, C> = {
    name: 'KW',
    of: (plan) => exposureAt(plan).value - (plan.attack?.damage ?? 0) - (plan.attack?.out ?? 0) / 2 + remainder(plan) / (10 * PACE),
  };
  const incidental = aim.wayFirst || plans.every(({ attack, obeys }) => !obeys && (!attack || attack.incidental));
  const early = incidental && plans.some(({ attack }) => attack);
  return {
    ordered: [
      cohesion,
      obligation,
      ...(early ? [progress] : []),
      target,
      ...(options['keys.weighting'] === 'custom' ? [custom] : []),
      damage,
      finish,
      ...(early ? [] : [progress]),
      exposure,
      cover,
      exact,
      economy,
      ...tieBreaks(planner),
    ],
    turned(plan) {
      const { facing } = exposureAt(plan);
      return plan.turned ? { ...plan, there: { ...plan.there, facing }, first: plan.turned(facing) } : plan;
    },
    exposure: (plan) => exposureAt(plan).value,
  };
}

/** Facings examined at the end of a movement: to the goal, to the nearest player character, and sixteen bearings (AI-MDA-SAMPLE). */
function facingsOf<S extends Manned, C>({ situation: { state, pcs } }: Planner<S, C>, { there }: Plan<S, C>): readonly Vector[] {
  const nearest = nearestOf(state, there, pcs);
  return [...(nearest ? [{ x: nearest.x - there.x, y: nearest.y - there.y }] : []), ...BEARINGS].filter(({ x, y }) => x !== 0 || y !== 0);
}

/** AI-MDA-TIEBREAK: facing, place, target, weapon, names of the actions. */
function tieBreaks<S extends Manned, C>({ situation, aim }: Planner<S, C>): readonly Key<S, C>[] {
  const { pcs } = situation;
  const bearing = ({ there, attack }: Plan<S, C>): number => {
    const towards: Point | undefined = attack?.attack.target ?? (aim.goal && middleOf(aim.goal));
    if (!towards || span(towards, there) === 0) return 0;
    const { x, y } = there.facing;
    const [ex, ey] = [towards.x - there.x, towards.y - there.y];
    return -Math.round((1_000_000 * (x * ex + y * ey)) / (Math.sqrt(x * x + y * y) * Math.sqrt(ex * ex + ey * ey)));
  };
  const of: readonly ((plan: Plan<S, C>) => number)[] = [
    bearing,
    ({ there }) => there.x,
    ({ there }) => there.y,
    ({ attack }) => (attack ? pcs.findIndex(({ id }) => id === attack.attack.target.id) : -1),
    ({ attack }) => attack?.attack.rank ?? -1,
    ({ actions }) => wordKey(actions.join()),
  ];
  return of.map((key) => ({ name: 'tie', of: key }));
}

/** A number in the alphabetical order of words, by their first letters. */
function wordKey(words: string): number {
  let key = 0;
  for (let i = 0; i < 8; i++) key = key * 128 + (words.codePointAt(i) ?? 0);
  return key;
}
