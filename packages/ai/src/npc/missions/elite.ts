import type { FigureIn } from '@escarmouche/skirmish';
import type { Aim } from '../aim.ts';
import { attackableOf } from '../attacks/attackable.ts';
import { faceOf } from '../choices/dice.ts';
import type { Manned } from '../game.ts';
import { nearestOf } from '../group/people.ts';
import type { Situation } from '../situation.ts';
import { designated, ELITE, type Table } from '../choices/tables.ts';
import { one, soldier } from './soldier.ts';

/** As a Soldat, with a die for the target among several in range (AI-MIS-ELITE). */
export function elite<S extends Manned, C>(situation: Situation<S, C>): Aim<S> {
  const { target: nearest, ...aim } = soldier(situation);
  const attackable = attackableOf(situation);
  const target = nearest && targetByTable(situation, ELITE, attackable);
  return {
    ...aim,
    rule: 'AI-MIS-ELITE',
    ...(target && { target }),
    names: (among, from) => byTable(situation, ELITE, among, from),
  };
}

/** The target of a die already rolled in this activation; once it can no longer be attacked, the nearest one (AI-ACT-REPLAN). One candidate needs no die. */
export function targetByTable<S extends Manned, C>(
  situation: Situation<S, C>,
  table: Table,
  candidates: readonly FigureIn<S>[],
): FigureIn<S> | undefined {
  const { npcGame, state, npc } = situation;
  const face = faceOf(state, npc.id, table.rule);
  if (candidates.length < 2 || face === undefined) return nearestOf(state, npc, candidates);
  return designated(npcGame.facts, state, npc, table, face, candidates) ?? nearestOf(state, npc, candidates);
}

/** Targets of the six faces, or of the face already rolled. */
export function byTable<S extends Manned, C>(
  { npcGame, state, npc }: Situation<S, C>,
  table: Table,
  among: readonly FigureIn<S>[],
  from: FigureIn<S>,
): readonly FigureIn<S>[] {
  if (among.length < 2) return among;
  const face = faceOf(state, npc.id, table.rule);
  const faces = face === undefined ? [1, 2, 3, 4, 5, 6] : [face];
  return faces.flatMap((rolled) => one(designated(npcGame.facts, state, from, table, rolled, among)));
}
