import type { Text } from '@escarmouche/referee';
import { behaviours } from './behaviours/index.ts';
import { general } from './behaviours/general.ts';
import type { Template } from './behaviours/template.ts';
import type { Aim } from './aim.ts';
import { isBarred, withoutBarred } from './plans/barred.ts';
import { best } from './plans/choose.ts';
import { cohesive } from './group/cohesion.ts';
import { engaged, hasFought } from './plans/engaged.ts';
import type { Manned } from './game.ts';
import { keysOf, type Keys } from './plans/keys.ts';
import { leftoverOf } from './plans/leftover.ts';
import { nearestOf } from './group/people.ts';
import { moveOnly } from './plans/movements.ts';
import type { Plan } from './plans/plan.ts';
import { plannerOf, type Planner } from './plans/planner.ts';
import { towards } from './plans/covering.ts';
import { aimOf } from './missions/index.ts';
import type { Situation } from './situation.ts';
import { withdrawals } from './plans/withdrawal.ts';
import { turnedAt } from './attacks/strikes.ts';

/** The next act of an NPC, with all that was weighed. */
export interface Act<S extends Manned, C> {
  readonly command: C;
  readonly situation: Situation<S, C>;
  readonly aim: Aim<S>;
  readonly planner: Planner<S, C>;
  readonly template: Template<S, C>;
  /** The chosen plan, with the facing at its end. */
  readonly plan?: Plan<S, C>;
  /** The same among `plans`, before its facing was chosen. */
  readonly chosen?: Plan<S, C>;
  readonly plans: readonly Plan<S, C>[];
  readonly keys?: Keys<S, C>;
  /** The plan of the document, which players or their die have put aside (AI-MDA-DISPUTE). */
  readonly aside?: Plan<S, C>;
  /** Reason of a command that is no plan: standing up, an action left over, the end. */
  readonly says?: Text;
}

const RISES: Text = { fr: 'À terre, se relève d’abord.', en: 'Prone, stands up first.' };
const FOUGHT: Text = { fr: 'Engagé, s’est battu avec sa deuxième action.', en: 'Engaged, has fought with its second action.' };
const SLIPS: Text = { fr: 'Engagé, quitte le combat sans attaque gratuite.', en: 'Engaged, leaves the fight without a free attack.' };
const HOLDS: Text = { fr: 'Tient sa place et attaque sans la quitter.', en: 'Holds its place and attacks without leaving it.' };
const JUMPS: Text = { fr: 'A pris son élan, et saute.', en: 'Has taken its run-up, and jumps.' };
const NOBODY: Text = { fr: 'Ne fait rien, faute de PJ.', en: 'Does nothing, for no player character is left.' };
const ENDS: Text = { fr: 'N’a rien d’autre à faire.', en: 'Has nothing else to do.' };

const none: Template<never, never> = { rule: 'AI-ACT-LEFTOVER', says: ENDS, plans: [] };

/** Missions that need a player character do nothing where there is none left (AI-CORE-SCOPE). */
const lacksPrey = <S extends Manned, C>({ situation, aim }: Planner<S, C>): boolean =>
  situation.pcs.length === 0 && !aim.goal && !aim.holds;

/**
 * The template of the behaviour; a guard in its place and a sniper in its post hold it whatever their behaviour (AI-ACT-HOLD). After a run-up nothing but
 * an attack comes before the jump (AI-GEO-PATH).
 */
function prescribed<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { behaviour, done } = planner.situation;
  if (lacksPrey(planner)) return { ...none, says: NOBODY };
  if (done.includes('heal')) return none;
  if (planner.aim.holds && behaviour !== 'static') return { ...general(planner, 'AI-ACT-HOLD'), says: HOLDS };
  const own = behaviours[behaviour](planner);
  const jumps = own.plans.length === 0 && done.includes('walk') ? moveOnly(planner, planner.jumps()) : [];
  return jumps.length > 0 ? { ...own, says: JUMPS, plans: jumps } : own;
}

/** The one NPC that leaves a fight by its own will: a Fuyant that nobody strikes at for it (AI-ACT-ENGAGED). */
const leaving = <S extends Manned, C>(planner: Planner<S, C>): Template<S, C> => ({
  rule: 'AI-ACT-ENGAGED',
  says: SLIPS,
  plans: planner.situation.left.moves ? withdrawals(planner) : [],
});

/** Plans after which the post can still be reached in time, as long as there is one: straight there, where those of the behaviour are late (AI-MIS-SNIPER 3). */
function inTime<S extends Manned, C>(planner: Planner<S, C>, plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] {
  const { aim, rem, situation } = planner;
  const { late } = aim;
  if (late === undefined) return plans;
  const isInTime = ({ there }: Plan<S, C>): boolean => rem(there) <= late;
  const punctual = plans.filter(isInTime);
  if (punctual.length > 0) return punctual;
  const runs = situation.behaviour === 'cautious' || situation.behaviour === 'stalker';
  const goes = runs && situation.left.moves && situation.done.length === 0 && aim.goal?.kind === 'place';
  const straight = goes ? towards(planner, aim.goal.at).filter(isInTime) : [];
  return straight.length > 0 ? straight : plans;
}

/** The template that an NPC acts by, and its admissible plans (AI-MDA-PLANS). */
export function admissible<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { npcGame, state, npc, behaviour, engaged: foes } = planner.situation;
  const slips = foes.length > 0 && behaviour === 'evader' && npcGame.binding.slipsAway(state, npc);
  const template = slips ? leaving(planner) : foes.length > 0 ? engaged(planner) : cohesive(planner, prescribed(planner));
  const { bars } = planner.situation;
  return { ...template, plans: inTime(planner, bars.length > 0 ? template.plans.filter((plan) => !isBarred(bars, plan)) : template.plans) };
}

/** The next command of an NPC in its activation, by mission, behaviour and the ranking of its plans (AI-ACT-LOOP). */
export function actOf<S extends Manned, C>(situation: Situation<S, C>, legal: (command: C) => boolean, end: C): Act<S, C> {
  const { npcGame, state, npc, pcs, behaviour, engaged: foes } = situation;
  const { movement } = npcGame.game;
  const aim = withoutBarred(situation.bars, aimOf(situation));
  const planner = plannerOf(situation, aim, behaviour === 'rusher' ? 'contact' : behaviour === 'stalker' ? 'rear' : 'shot');
  const base = { situation, aim, planner };
  const foe = nearestOf(state, npc, pcs);
  const rising = movement.rises?.(npc, foe ? turnedAt<S>(npc, npc, foe).facing : npc.facing);
  if (rising !== undefined && legal(rising)) {
    return { ...base, command: rising, template: { ...none, rule: 'AI-ACT-STATES', says: RISES }, plans: [], says: RISES };
  }
  if (hasFought(situation))
    return { ...base, command: end, template: { ...none, rule: 'AI-ACT-ENGAGED', says: FOUGHT }, plans: [], says: FOUGHT };
  const template = admissible(planner);
  const { plans } = template;
  const keys = keysOf(planner, plans, template.closesIn);
  let left = plans;
  for (let plan = best(left, keys); plan; plan = best(left, keys)) {
    const turned = keys.turned(plan);
    if (turned.first !== undefined && legal(turned.first)) {
      return { ...base, command: turned.first, template, plan: turned, chosen: plan, plans, keys };
    }
    const refused = plan;
    left = left.filter((one) => one !== refused);
  }
  const stalks = behaviour === 'stalker' && foes.length === 0 && !aim.holds;
  const idle = lacksPrey(planner);
  const rests = idle ? undefined : leftoverOf(planner, legal, !stalks && foes.length === 0);
  const said = rests?.says ?? (idle ? NOBODY : ENDS);
  const constraint = behaviour === 'static' && !rests ? template.says : said;
  return { ...base, command: rests?.command ?? end, template: { ...template, says: constraint }, plans: [], says: said };
}
