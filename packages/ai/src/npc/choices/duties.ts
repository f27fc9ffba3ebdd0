import { figureOf, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { drawn, pcsOf, remembers, writtenMission, type Behaviour, type Memory, type NotedRule } from '@escarmouche/skirmish/plane';
import { contains, span, type Place } from '@escarmouche/space';
import { attackableOf, inRangeNow } from '../attacks/attackable.ts';
import type { Act } from '../acting.ts';
import { controlledBy, derivedMissions } from '../group/chiefs.ts';
import { coveredFrom } from '../plans/covering.ts';
import { hasFought } from '../plans/engaged.ts';
import { coverFinderOf } from '../ground/sight.ts';
import type { Manned, NpcGame } from '../game.ts';
import { guardPlaceOf } from '../ground/guard-place.ts';
import { vantageOf } from '../posts.ts';
import { preyOf } from '../missions/assassin.ts';
import { TURNS } from '../missions/sniper.ts';
import { aimOf } from '../missions/index.ts';
import { leaderOf, missionOf } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { ASSASSIN, designated, ELITE, isEmpty, SNIPER, type Table } from './tables.ts';
import { zoneOf } from '../zones.ts';

/** A die to roll in the open, or something to remember, before an NPC goes on (AI-ACT-LOOP 2, AI-DICE-WHEN). */
export type Duty =
  | { readonly type: 'consult'; readonly figure: string; readonly rule: string }
  | { readonly type: 'note'; readonly figure: string; readonly rule: string; readonly value?: unknown };

const consult = (figure: string, rule: string): Duty => ({ type: 'consult', figure, rule });
const note = <R extends NotedRule>(figure: string, rule: R, value: Memory[R] & unknown): Duty => ({ type: 'note', figure, rule, value });

/** Before the first activation: a chief's followers and mission, then an assassin's target (AI-MIS-CHEF-CONTROL, AI-MIS-ASSASSIN 1). */
export function openingDuty<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  state: S,
  id: string,
  asks: 'AI-MIS-CHEF' | 'AI-MIS-ASSASSIN',
): Duty {
  return asks === 'AI-MIS-CHEF' ? chiefDuty(state, id) : (assassinDuty(npcGame, state, figureOf(state, id)) ?? consult(id, ASSASSIN.rule));
}

function chiefDuty(state: Manned, id: string): Duty {
  const missions = derivedMissions(state, id);
  const face = remembers(figureOf(state, id), 'AI-MIS-CHEF-MISSION');
  const mission = missions.length === 1 ? missions[0] : face === undefined ? undefined : drawn(missions, face);
  if (!mission) return consult(id, 'AI-MIS-CHEF-MISSION');
  const loose = controlledBy(state, id, mission).find((one) => remembers(figureOf(state, one), 'AI-MIS-CHEF-CONTROL') !== id);
  return loose === undefined ? note(id, 'AI-MIS-CHEF', writtenMission(mission)) : note(loose, 'AI-MIS-CHEF-CONTROL', id);
}

/** The die and the choice of a target, where the last one is eliminated (AI-MIS-ASSASSIN 3). */
function assassinDuty<S extends Manned, C>({ facts }: NpcGame<S, C>, state: S, npc: FigureIn<S>): Duty | undefined {
  const pcs = pcsOf(state, npc.id);
  if (pcs.length === 0 || preyOf(state, npc.id) !== undefined) return undefined;
  const leader = leaderOf(state, npc.id);
  if (leader !== undefined && missionOf(state, leader).type === 'assassin') return undefined;
  const face = remembers(npc, 'AI-MIS-ASSASSIN-TABLE');
  if (face === undefined || rolledInVain(state, npc, ASSASSIN, facts, pcs)) return consult(npc.id, ASSASSIN.rule);
  const target = designated(facts, state, npc, ASSASSIN, face, pcs);
  return target && note(npc.id, 'AI-MIS-ASSASSIN', target.id);
}

/** By option a face that designates nobody is rolled again (AI-CAT-FALLBACK). */
function rolledInVain<S extends Manned>(
  state: S,
  npc: FigureIn<S>,
  table: Table,
  facts: NpcGame<S, unknown>['facts'],
  candidates: readonly FigureIn<S>[],
): boolean {
  const face = remembers(npc, table.rule);
  const again = state.scene.npcs?.options?.['table.emptyCategory'] === 'reroll';
  return again && face !== undefined && isEmpty(facts, state, npc, table, face, candidates);
}

/** The next die or note of an NPC that acts; undefined when it may go on. */
export function dutyOf<S extends Manned, C>(situation: Situation<S, C>): Duty | undefined {
  const { npcGame, state, npc, mission, behaviour, engaged, options } = situation;
  if (!inPlay(npc)) return undefined;
  // An Immobile attacks nobody but those in contact (AI-BEH-IMMOBILE).
  const waits = behaviour === 'static' && options['static.mayAct'] === 'no';
  const rolls = engaged.length === 0 && !waits && !hasFought(situation);
  switch (mission.type) {
    case 'assassin': {
      const duty = situation.done.length === 0 ? assassinDuty(npcGame, state, npc) : undefined;
      if (duty) return duty;
      break;
    }
    case 'elite': {
      const duty = rolls ? tableDuty(situation, ELITE, attackableOf(situation)) : undefined;
      if (duty) return duty;
      break;
    }
    case 'sniper': {
      const duty = engaged.length === 0 ? sniperDuty(situation, rolls) : undefined;
      if (duty) return duty;
      break;
    }
    case 'patrol': {
      const index = remembers(npc, 'AI-MIS-PATROUILLE') ?? 0;
      const isInside = (id: string | undefined): boolean => {
        const zone = id === undefined ? undefined : zoneOf(state, id);
        return zone !== undefined && contains(zone.shape, npc);
      };
      // Where all its zones overlap a patrol has nowhere to go on to.
      const stands = isInside(mission.zones[index]) && !mission.zones.every(isInside);
      if (stands || npc.entered !== undefined) return note(npc.id, 'AI-MIS-PATROUILLE', (index + 1) % mission.zones.length);
      break;
    }
    case 'guard': {
      const duty = guardDuty(situation, mission.zone);
      if (duty) return duty;
      break;
    }
    default:
  }
  return behaviour === 'cautious' || behaviour === 'stalker' ? coverDuty(situation) : undefined;
}

/** A die for the target where several can be attacked, one an activation (AI-DICE-WHEN). */
function tableDuty<S extends Manned, C>(
  { npcGame: { facts }, state, npc }: Situation<S, C>,
  table: Table,
  among: readonly FigureIn<S>[],
): Duty | undefined {
  if (among.length < 2) return undefined;
  return remembers(npc, table.rule) === undefined || rolledInVain(state, npc, table, facts, among)
    ? consult(npc.id, table.rule)
    : undefined;
}

/** Behaviours with an action for an attack on the way. */
const SHOOTS_ON_ITS_WAY: ReadonlySet<Behaviour> = new Set(['walker', 'evader', 'cautious']);

function sniperDuty<S extends Manned, C>(situation: Situation<S, C>, mayRoll: boolean): Duty | undefined {
  const { state, npc, done, behaviour } = situation;
  if (!remembers(npc, 'AI-MIS-SNIPER-VANTAGE') && done.length === 0) {
    const post = vantageOf(situation);
    if (post) return note(npc.id, 'AI-MIS-SNIPER-VANTAGE', post);
  }
  const post = remembers(npc, 'AI-MIS-SNIPER-VANTAGE');
  const moves = remembers(npc, 'AI-MIS-SNIPER')?.moves ?? 0;
  if (post && moves < TURNS && span(npc, post) <= 1) return note(npc.id, 'AI-MIS-SNIPER', { moves: TURNS, turn: state.turn });
  const aim = aimOf(situation);
  if (aim.urgent || !mayRoll) return undefined;
  const rolls = aim.holds === true || (done.includes('walk') ? SHOOTS_ON_ITS_WAY.has(behaviour) : behaviour === 'evader');
  return rolls ? tableDuty(situation, SNIPER, inRangeNow(situation, aim.holds === true)) : undefined;
}

/** The place of a guard, chosen once in its zone, and taken for good once reached (AI-MIS-GARDE 2). */
function guardDuty<S extends Manned, C>(situation: Situation<S, C>, zoneId: string): Duty | undefined {
  const { state, npc, done } = situation;
  const zone = zoneOf(state, zoneId);
  const place = remembers(npc, 'AI-MIS-GARDE');
  if (!zone) return undefined;
  if (!place)
    return contains(zone.shape, npc) && done.length === 0 ? note(npc.id, 'AI-MIS-GARDE', guardPlace(situation, zone.shape)) : undefined;
  return !place.taken && span(npc, place) <= 1 ? note(npc.id, 'AI-MIS-GARDE', { ...place, taken: true }) : undefined;
}

function guardPlace<S extends Manned, C>(
  { npcGame: { game }, state, npc, pcs, strikes }: Situation<S, C>,
  shape: Parameters<typeof contains>[0],
): Place {
  const { x, y, z } = npc;
  return guardPlaceOf(game, state, npc, pcs, shape, strikes.ranged ? strikes.reach : undefined) ?? { x, y, z };
}

/**
 * A count before an act: a move of a sniper towards its post, once an activation; an activation of a Prudent in cover without an attack and without a next
 * cover, and its end once one is found (AI-MIS-SNIPER, AI-BEH-PRUDENT).
 */
export function countDuty<S extends Manned, C>({ situation, aim, plan, template, planner }: Act<S, C>): Duty | undefined {
  const { state, npc, done, behaviour, mission } = situation;
  const { turn } = state;
  if (mission.type === 'sniper' && aim.goal?.kind === 'place' && plan && plan.length > 0 && planner.rem(plan.there) < planner.here()) {
    const tally = remembers(npc, 'AI-MIS-SNIPER');
    if (tally?.turn === turn) return undefined;
    const moves = planner.rem(plan.there) === 0 ? TURNS : (tally?.moves ?? 0) + 1;
    return note(npc.id, 'AI-MIS-SNIPER', { moves, turn });
  }
  if (behaviour !== 'cautious' || done.length > 0) return undefined;
  const last = remembers(npc, 'AI-BEH-PRUDENT');
  if (!last || last.turn === turn) return undefined;
  const idles = template.idle === true && plan === undefined;
  const { x, y, z, idle = 0 } = last;
  if (idles) return note(npc.id, 'AI-BEH-PRUDENT', { x, y, z, idle: idle + 1, turn });
  return idle > 0 && plan?.attack ? note(npc.id, 'AI-BEH-PRUDENT', { x, y, z, turn }) : undefined;
}

/** The last cover held, and how long nothing has come of it (AI-BEH-PRUDENT, AI-BEH-HARCELEUR). */
function coverDuty<S extends Manned, C>(situation: Situation<S, C>): Duty | undefined {
  const { npc, behaviour, done } = situation;
  const rule = behaviour === 'cautious' ? 'AI-BEH-PRUDENT' : 'AI-BEH-HARCELEUR';
  if (done.length > 0 || situation.engaged.length > 0) return undefined;
  const { x, y, z } = npc;
  const last = remembers(npc, rule);
  const from = coveredFrom(situation, aimOf(situation));
  if (!from || coverFinderOf(situation.npcGame.game, situation.state, npc).level(from, npc) === 0) return undefined;
  if (!last || span(last, npc) > 1) return note(npc.id, rule, { x, y, z });
  return undefined;
}
