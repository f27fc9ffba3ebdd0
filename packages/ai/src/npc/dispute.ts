import { MOST_PROPOSALS, npcOptions, remembers } from '@escarmouche/skirmish/plane';
import type { Act } from './acting.ts';
import type { Manned } from './game.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';
import type { Proposal } from './thought.ts';
import { planText, refusedPlans } from './told.ts';

/** Plans that players of a table may propose, and the one that a die has drawn from them (AI-MDA-DISPUTE). */

/** Plans for a first action, that of the document first, then the best of the others; none where weapons are taken up before. */
function plansOf<S extends Manned, C>(act: Act<S, C>, legal: (command: C) => boolean): readonly Plan<S, C>[] {
  const { plan, keys, command, situation } = act;
  if (!plan || !keys || plan.first !== command || situation.done.length > 0) return [];
  const others = refusedPlans(act, MOST_PROPOSALS - 1).map((one) => keys.turned(one.plan));
  return [plan, ...others.filter(({ first }) => first !== undefined && legal(first))];
}

/** Do players say what they think of the plan of an NPC, and have not yet? */
const isOpen = <S extends Manned, C>({ state, npc }: Situation<S, C>): boolean =>
  npcOptions(state.scene.npcs?.options)['dispute.mode'] === 'table' && remembers(npc, 'AI-MDA-DISPUTE') === undefined;

/** Plans between which players may choose before an activation; none where the program decides, and where there is one alone. */
export function proposalsOf<S extends Manned, C>(act: Act<S, C>, legal: (command: C) => boolean): readonly Proposal<C>[] {
  const { situation, keys } = act;
  const plans = isOpen(situation) ? plansOf(act, legal) : [];
  if (plans.length < 2) return [];
  return plans.flatMap((plan) => {
    const { first, there } = plan;
    if (first === undefined || !keys) return [];
    const { x, y, z } = there;
    const { id: figure } = situation.npc;
    return [{ figure, line: { rule: 'AI-MDA-DISPUTE', text: planText(situation.state, plan, keys) }, command: first, at: { x, y, z } }];
  });
}

/** The act with the plan that the die has drawn, until its first action is done. */
export function drawnAct<S extends Manned, C>(act: Act<S, C>, legal: (command: C) => boolean): Act<S, C> {
  const number = remembers(act.situation.npc, 'AI-MDA-DISPUTE');
  const plan = number === undefined || number === 0 ? undefined : plansOf(act, legal)[number];
  if (plan?.first === undefined || !act.plan) return act;
  return { ...act, command: plan.first, plan, aside: act.plan };
}
