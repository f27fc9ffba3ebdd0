import { MOST_PROPOSALS, npcOptions, remembers, type Memory, type NamedPlan } from '@escarmouche/skirmish/plane';
import { span } from '@escarmouche/space';
import { admissible, type Act } from '../acting.ts';
import { best } from '../plans/choose.ts';
import type { Manned, Slot } from '../game.ts';
import type { Plan } from '../plans/plan.ts';
import type { Proposal } from '../telling/thought.ts';
import { planText, planWords, refusedPlans } from '../telling/told.ts';

/** Admissible plans that players of a table may propose, and the one that they or their die have chosen (AI-MDA-DISPUTE). */

type Chosen = Memory['AI-MDA-DISPUTE'];

const targetOf = <S extends Manned, C>({ heals, attack }: Plan<S, C>): string | undefined => heals?.id ?? attack?.attack.target.id;

/** A plan as commands name it. */
function nameOf<S extends Manned, C>(plan: Plan<S, C>): NamedPlan {
  const { x, y, z } = plan.there;
  const target = targetOf(plan);
  return { actions: [...plan.actions], ...(target !== undefined && { target }), x, y, z };
}

const isNamed = <S extends Manned, C>(plan: Plan<S, C>, { actions, target, x, y, z }: NamedPlan): boolean => {
  const { there } = plan;
  return there.x === x && there.y === y && there.z === z && targetOf(plan) === target && plan.actions.join() === actions.join();
};

/** Do players still say what they think of the plan of an NPC? Standing up leaves no choice. */
const isOpen = <S extends Manned, C>({ situation: { state, npc, done }, plan, command }: Act<S, C>): boolean =>
  npcOptions(state.scene.npcs?.options)['dispute.mode'] === 'table' &&
  remembers(npc, 'AI-MDA-DISPUTE') === undefined &&
  plan?.first === command &&
  isBefore(done);

const isBefore = (done: readonly Slot[]): boolean => done.every((slot) => slot === 'stand');

/** The admissible plans: those that the document ranks, and the same on each other target that mission and behaviour allow (AI-MDA-KEYS, K2). */
function plansOf<S extends Manned, C>({ plans, planner }: Act<S, C>): readonly Plan<S, C>[] {
  const { aim } = planner;
  const targets = [...new Map([...aim.allowed, ...aim.charged].map((pc) => [pc.id, pc])).values()];
  const others = targets
    .filter(({ id }) => id !== aim.target?.id)
    .flatMap((target) => {
      const only = (among: typeof targets): typeof targets => among.filter(({ id }) => id === target.id);
      const other = { ...planner, aim: { ...aim, target, allowed: only([...aim.allowed]), charged: only([...aim.charged]) } };
      return admissible(other).plans.flatMap((plan): readonly Plan<S, C>[] =>
        plan.attack?.attack.target.id === target.id ? [{ ...plan, attack: { ...plan.attack, selected: false } }] : [],
      );
    });
  return [...plans, ...others];
}

/** The best plan of each group, the best first. */
function bestOfEach<S extends Manned, C>(
  plans: readonly Plan<S, C>[],
  keys: NonNullable<Act<S, C>['keys']>,
  groupOf: (plan: Plan<S, C>) => string,
): readonly Plan<S, C>[] {
  const groups = new Map<string, Plan<S, C>[]>();
  for (const plan of plans) {
    const group = groupOf(plan);
    groups.set(group, [...(groups.get(group) ?? []), plan]);
  }
  return [...groups.values()].flatMap((group) => best(group, keys) ?? []);
}

const kindOf = <S extends Manned, C>(plan: Plan<S, C>): string => [...plan.actions, targetOf(plan) ?? ''].join(' ');
const placeOf = <S extends Manned, C>({ there: { x, y, z } }: Plan<S, C>): string => [x, y, z].join(' ');

/**
 * Plans between which players may choose before an activation: that of the document, the best of each other kind, by actions and target, and some that end
 * apart; then the best that ends at each other place. None where the program decides, and where there is one alone.
 */
export function proposalsOf<S extends Manned, C>(act: Act<S, C>, legal: (command: C) => boolean): readonly Proposal<C>[] {
  const { situation, keys, chosen, plan: own } = act;
  if (!isOpen(act) || !keys || !chosen || !own) return [];
  const { state, npc } = situation;
  const { id: figure } = npc;
  const rule = 'AI-MDA-DISPUTE';
  const plans = plansOf(act).filter(({ first }) => first !== undefined && legal(first));
  const others = plans.filter((plan) => kindOf(plan) !== kindOf(chosen));
  const kinds = ranked(bestOfEach(others, keys, kindOf), keys);
  const apart = refusedPlans(act, MOST_PROPOSALS - 1).flatMap(({ plan }) => (kinds.includes(plan) ? [] : [plan]));
  const told = [chosen, ...kinds, ...apart.slice(0, Math.max(0, MOST_PROPOSALS - 1 - kinds.length))].flatMap((plan) => {
    const { first } = keys.turned(plan);
    return first !== undefined && legal(first) ? [{ plan, first }] : [];
  });
  const places = new Set(told.map(({ plan }) => placeOf(plan)));
  const left = plans.filter((plan) => !places.has(placeOf(plan)));
  const elsewhere = bestOfEach(left, keys, placeOf).toSorted((a, b) => span(a.there, own.there) - span(b.there, own.there));
  if (told.length + elsewhere.length < 2) return [];
  return [
    ...told.map(({ plan, first }): Proposal<C> => {
      const text = planText(state, plan, keys);
      return { figure, line: { rule, text }, plan: plan === chosen ? 0 : nameOf(plan), command: first, at: placeIn(plan) };
    }),
    ...elsewhere.map((plan) => ({ figure, line: { rule, text: planWords(state, plan) }, plan: nameOf(plan), at: placeIn(plan) })),
  ];
}

const placeIn = <S extends Manned, C>({ there: { x, y, z } }: Plan<S, C>) => ({ x, y, z });

/** Plans in the order of their rank. */
function ranked<S extends Manned, C>(plans: readonly Plan<S, C>[], keys: NonNullable<Act<S, C>['keys']>): readonly Plan<S, C>[] {
  const order: Plan<S, C>[] = [];
  let left = plans;
  for (let plan = best(left, keys); plan; plan = best(left, keys)) {
    const next = plan;
    order.push(next);
    left = left.filter((one) => one !== next);
  }
  return order;
}

/** The admissible plan of a name, with its facing; undefined where there is none. */
function planOf<S extends Manned, C>(act: Act<S, C>, name: Chosen, legal: (command: C) => boolean): Plan<S, C> | undefined {
  const { keys, plan: own } = act;
  if (!keys || name === 0) return own;
  const plan =
    typeof name === 'number'
      ? refusedPlans(act, MOST_PROPOSALS - 1)[name - 1]?.plan
      : best(
          plansOf(act).filter((one) => isNamed(one, name)),
          keys,
        );
  const turned = plan && keys.turned(plan);
  return turned?.first !== undefined && legal(turned.first) ? turned : undefined;
}

/** May a plan be proposed now? */
export const admits = <S extends Manned, C>(act: Act<S, C>, name: Chosen, legal: (command: C) => boolean): boolean =>
  isOpen(act) && planOf(act, name, legal) !== undefined;

/** The act with the plan that players or their die have chosen, to its end as far as the table allows (AI-ACT-REPLAN). */
export function chosenAct<S extends Manned, C>(act: Act<S, C>, legal: (command: C) => boolean): Act<S, C> {
  const { situation, keys } = act;
  const name = remembers(situation.npc, 'AI-MDA-DISPUTE');
  if (name === undefined || name === 0 || !act.plan || !keys || act.plan.first !== act.command) return act;
  const plan = isBefore(situation.done) ? planOf(act, name, legal) : typeof name === 'number' ? undefined : restOf(act, name, legal);
  return plan?.first === undefined ? act : { ...act, command: plan.first, plan, aside: act.plan };
}

const ATTACKS: ReadonlySet<Slot> = new Set(['shot', 'fight', 'heal']);

/** Once its first action is done: the best plan with the same attack, where that is left, and with the same end where there is one. */
function restOf<S extends Manned, C>(act: Act<S, C>, name: NamedPlan, legal: (command: C) => boolean): Plan<S, C> | undefined {
  const { situation, keys } = act;
  if (!keys) return undefined;
  const target = situation.done.some((slot) => ATTACKS.has(slot)) ? undefined : name.target;
  const fitting = plansOf(act).filter((plan) => plan.first !== undefined && legal(plan.first) && targetOf(plan) === target);
  const there = fitting.filter((plan) => span(plan.there, name) === 0);
  const plan = best(there.length > 0 ? there : fitting, keys);
  return plan && keys.turned(plan);
}
