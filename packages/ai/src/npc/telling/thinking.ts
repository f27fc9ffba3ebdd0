import { nameOf } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import type { Act } from '../acting.ts';
import { best } from '../plans/choose.ts';
import { courseOf } from './course.ts';
import type { Manned } from '../game.ts';
import type { Goal } from '../goals.ts';
import type { Keys } from '../plans/keys.ts';
import { missionOf } from '../memory.ts';
import { nearestOf } from '../group/people.ts';
import type { Plan } from '../plans/plan.ts';
import { BEHAVIOUR_RULES, constraintLine, goalLine, MISSIONS, planLine, refusedLines } from './told.ts';
import { hundredths } from '../attacks/strikes.ts';
import type { Line, Thought } from './thought.ts';

/** Thoughts of an NPC about its next command, for players to read. */
export function thoughtOf<S extends Manned, C>(act: Act<S, C>): Thought<C> {
  const { situation, command, aim, plan, keys, planner } = act;
  const course = courseOf(act);
  return {
    figure: situation.npc.id,
    command,
    order: orderLine(act),
    goal: goalLine(act),
    constraint: constraintLine(act),
    plan: planLine(act),
    refused: refusedLines(act),
    places: placesOf(act),
    ...(aim.target && { target: aim.target.id }),
    ...(aim.goal && { heads: headsFor(aim.goal) }),
    ...(aim.obliged && { obliged: aim.obliged }),
    ...(course && { course }),
    ...(plan && keys && { figures: figuresOf(plan, keys, planner.rem(plan.there)) }),
  };
}

function headsFor<S extends Manned>(goal: Goal<S>): Thought<unknown>['heads'] {
  if (goal.kind === 'area') return { zone: goal.zone.id };
  return goal.kind === 'place' ? {} : { figure: goal.figure.id };
}

const figuresOf = <S extends Manned, C>(plan: Plan<S, C>, keys: Keys<S, C>, rem: number): Thought<C>['figures'] => ({
  damage: hundredths(plan.attack?.damage ?? 0),
  out: hundredths(plan.attack?.out ?? 0),
  exposure: keys.exposure(plan),
  rem: rem / PACE,
});

/** Why this figure acts now: its mission's rank, its chief, its nearness (AI-ORD-LIST, AI-ORD-CHEF, AI-ORD-PROX). */
export function orderLine<S extends Manned, C>({ situation }: Pick<Act<S, C>, 'situation'>): Line {
  const { state, npc, chief, pcs } = situation;
  const who = nameOf(state, npc.id);
  const { mission: written, behaviour = 'walker' } = state.scene.npcs?.roles[npc.id] ?? {};
  const [own, how] = [MISSIONS[missionOf(state, npc.id).type].text, BEHAVIOUR_RULES[behaviour].text];
  const leads = written?.type === 'chief';
  const role = { fr: `${leads ? 'Chef ' : ''}${own.fr}, ${how.fr}`, en: `${leads ? 'Chief ' : ''}${own.en}, ${how.en}` };
  if (chief) {
    const name = nameOf(state, chief.id);
    return {
      rule: 'AI-ORD-CHEF',
      text: {
        fr: `${who} (${role.fr}) agit à la suite de son chef ${name}.`,
        en: `${who} (${role.en}) acts right after its chief ${name}.`,
      },
    };
  }
  const nearest = nearestOf(state, npc, pcs);
  if (!nearest)
    return { rule: 'AI-ORD-LIST', text: { fr: `${who} (${role.fr}) agit à son rang.`, en: `${who} (${role.en}) acts in its rank.` } };
  const name = nameOf(state, nearest.id);
  return {
    rule: 'AI-ORD-PROX',
    text: {
      fr: `${who} (${role.fr}) agit à son rang\u00a0; ${name} est le PJ le plus proche.`,
      en: `${who} (${role.en}) acts in its rank; ${name} is the nearest player character.`,
    },
  };
}

/** End points that were considered, ranked by the keys that cost no lines of sight. */
function placesOf<S extends Manned, C>({ plans, keys }: Act<S, C>): Thought<C>['places'] {
  if (!keys) return [];
  const quick = keys.ordered.filter(({ name }) => name !== 'K6' && name !== 'K7' && name !== 'tie');
  const byPlace = new Map<string, (typeof plans)[number][]>();
  for (const plan of plans) {
    const { x, y, z } = plan.there;
    const key = `${x} ${y} ${z}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), plan]);
  }
  const bests = [...byPlace.values()].flatMap((same) => best(same, { ordered: quick }) ?? []);
  const valued = bests.map((plan) => ({ plan, values: quick.map((key) => key.of(plan)) }));
  valued.sort((a, b) => firstDifference(a.values, b.values));
  const last = Math.max(1, valued.length - 1);
  return valued.map(({ plan: { there } }, i) => ({ at: { x: there.x, y: there.y, z: there.z }, rank: i / last }));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}
