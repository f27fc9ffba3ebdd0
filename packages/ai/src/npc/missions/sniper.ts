import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { remembers } from '@escarmouche/skirmish/plane';
import { inFrontArc, PACE, span } from '@escarmouche/space';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import type { Aim } from '../aim.ts';
import { inRangeNow, inRangeTurned } from '../attacks/attackable.ts';
import type { Manned } from '../game.ts';
import { placeNoted } from '../memory.ts';
import { nearestOf } from '../group/people.ts';
import { inSight } from '../attacks/in-sight.ts';
import type { Situation } from '../situation.ts';
import { SNIPER } from '../choices/tables.ts';
import { byTable, targetByTable } from './elite.ts';
import { one } from './soldier.ts';

const CLOSE = 10 * PACE;
/** Activations after which a sniper is in post; one that has reached its post counts as many, so that it does not return once pushed off (AI-ACT-HOLD). */
export const TURNS = 2;

/** Goes to its post in at most two turns, shoots whoever comes close, else a target of its table (AI-MIS-SNIPER). */
export function sniper<S extends Manned, C>(situation: Situation<S, C>): Aim<S> {
  const { state, npc, pcs } = situation;
  const post = placeNoted(state, npc.id, 'AI-MIS-SNIPER-VANTAGE');
  const used = turnsUsed(state, npc.id);
  const reached = post === undefined || span(npc, post) <= 1 || used >= TURNS;
  const inRange = inRangeNow(situation, reached);
  const close = nearestOf(
    state,
    npc,
    inRange.filter((pc) => isClose(situation, pc)),
  );
  const way = post && !reached ? { goal: { kind: 'place' as const, at: post } } : { holds: true as const };
  const later = Math.max(0, TURNS - used - 1) * stride(situation);
  const common = { rule: 'AI-MIS-SNIPER', charged: [], ...way } as const;
  if (close) {
    const threat = { target: close, obliged: 'attack' as const, urgent: true as const };
    return { ...common, ...threat, allowed: inRange, names: (among, from) => one(nearestOf(state, from, among)), incidental: () => false };
  }
  const names: Aim<S>['names'] = (among, from) => byTable(situation, SNIPER, among, from);
  if (!reached) return { ...common, late: later, allowed: pcs, names, incidental: () => true };
  const target = targetByTable(situation, SNIPER, inRange);
  if (target) return { ...common, target, obliged: 'attack', allowed: inRange, names, incidental: () => false };
  const turned = inRangeTurned(situation);
  const ahead = nearestOf(state, npc, turned);
  const allowed = ahead ? turned.filter((pc) => inFrontOf(npc, ahead, pc)) : [];
  return { ...common, ...(ahead && { faces: ahead }), allowed, names, incidental: () => false };
}

/** Longest way of one activation under the behaviour, in units (AI-MIS-SNIPER-VANTAGE 1). */
function stride<S extends Manned, C>({ npcGame: { game }, state, npc, behaviour, walks }: Situation<S, C>): number {
  if (behaviour === 'static') return 0;
  const runs = behaviour === 'rusher' || behaviour === 'cautious' || behaviour === 'stalker';
  return runs ? Math.max(walks, game.movement.running?.far(state, npc) ?? 0) : walks;
}

/** Activations before this one in which a sniper has moved towards its post: a move of this turn is noted before it is made. */
function turnsUsed(state: Manned, id: string): number {
  const { moves = 0, turn } = remembers(figureOf(state, id), 'AI-MIS-SNIPER') ?? {};
  return turn === state.turn ? moves - 1 : moves;
}

/** In the line of sight at less than ten paces (AI-MIS-SNIPER 2). */
function isClose<S extends Manned, C>(situation: Situation<S, C>, pc: FigureIn<S>): boolean {
  const { state, npc } = situation;
  return distanceBetween(state, npc, pc) < CLOSE && inSight(situation, npc, pc);
}

/** Would a player character be in front of an NPC that has turned to another one? */
function inFrontOf(npc: Manned['figures'][string], ahead: Manned['figures'][string], pc: Manned['figures'][string]): boolean {
  return inFrontArc(npc, { x: ahead.x - npc.x, y: ahead.y - npc.y }, pc);
}
